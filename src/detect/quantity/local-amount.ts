import { TIMES } from "../../language/listed.js";
import type { ListedLanguage } from "../../language/supported.js";
import type { Detector, Found } from "../kit/detector.js";
import { findLocally } from "../kit/local.js";
import { matchesOf } from "../search/matches.js";

/** Figures with decimal comma, groups of three parted by a dot, a blank or nothing. */
export const LOCAL_FIGURE = "(?:\\d{1,3}(?:[. \\u00a0\\u202f]\\d{3})+|\\d+)(?:,\\d{1,2}|,-|,–)?";

const regexes = new Map<ListedLanguage, RegExp>();

function regexOf(language: ListedLanguage): RegExp {
  let regex = regexes.get(language);
  if (!regex) {
    const { currencies } = TIMES[language];
    regexes.set(
      language,
      (regex = new RegExp(
        `(?<![\\p{L}\\p{N}.,/-])(?:(?:${currencies}) ?${LOCAL_FIGURE}|${LOCAL_FIGURE}(?: (?:mil|tys\\.|Mio\\.|millones|millions|milioni|mio\\.|tuhatta))?(?: de| d['’])? ?(?:${currencies}))(?![\\p{L}\\p{N}])`,
        "giu",
      )),
    );
  }
  return regex;
}

/** Sums of money in languages other than English: '1.250,50 Euro', '31 450 zł', 'kr. 1.200,-', 'R$ 3.000,00'. */
export const localAmount: Detector = {
  name: "local-amount",
  finds: ["QUANTITY/money"],
  detect: (input) =>
    findLocally(input, (text, language) =>
      /\d/.test(text)
        ? Array.from(
            matchesOf(regexOf(language), text),
            ({ 0: match, index }): Found => ({
              start: index,
              end: index + match.length,
              type: "QUANTITY",
              subtype: "money",
              score: 0.85,
              evidence: { rule: `money, ${language}` },
            }),
          )
        : [],
    ),
};
