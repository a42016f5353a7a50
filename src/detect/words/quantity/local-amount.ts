import type { ListedLanguage } from "../../../language/supported.js";
import { timesOf } from "../../../language/times.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

/** Figures with decimal comma, groups of three parted by a dot, a blank, an apostrophe or nothing. */
export const LOCAL_FIGURE =
  "(?:\\d{1,3}(?:,\\d{3})+\\.\\d{2}|(?:\\d{1,3}(?:[. '’\\u00a0\\u202f]\\d{3})+|\\d+)(?:[,.]\\d{1,2}(?!\\d)|[,.]-|[,.]–)?)";

/** Francs before the figure; behind one 'Fr.' is a woman. */
const FRANCS: ReadonlySet<string> = new Set(["de", "fr", "it"]);
const OF_TAX =
  "brutto|netto|bruto?s?|net[ts]?|neto|lord[oi]|nett[oi]|brutt[oi]|ilíquid[oa]s|líquid[oa]s|brutos|netos|br\\.|warm|kalt|inclusief|exclusief|(?:in|ex)cl\\.|TTC|charges comprises|hors charges|M\\.N\\.|każd[ayą]|chacune?|kukin|each";
const PER_MONTH =
  "monatlich|mensuels?|mensuales|mensili|mensais|maandelijks|miesięcznie|månedlig|månedligt|per mån(?:ad)?|kuukaudessa|lunar|mjesečno|mesečno|mesačne";
const UNIT =
  "/ ?(?:Monat|Mon\\.?|Mt\\.|Std\\.?|h|mois|an|mes|mese|anno|mês|mnd|md\\.?|mån\\.?|kk|maand|jaar|uur|t|godz\\.?|mies\\.?|mj\\.?|mes\\.?|lună|luna|dan|hod\\.?)(?!\\p{L})";
/** What belongs to a sum: 'brut mensuels', '/kk'. */
const BEHIND = `(?: ?${UNIT}| (?:${OF_TAX}|${PER_MONTH})(?!\\p{L})){0,3}`;
/** Fines by the day and debts in parts, whose number is one sum with each: '90 Tagessätze zu je 30 Euro'. */
const PARTS =
  "Tagessätzen?|jours-amende|días[ -]multa|dias-multa|cuotas diarias|stawek dziennych(?: grzywny)?|dagsböter|dagsbøter|dagbøder|päiväsakko(?:a|on)|Monatsraten|Raten|mensualités|échéances|cuotas|rate(?: mensili)?|rat(?:a|ach)?|prestações|parcelas|termijnen|rater|erää|splátok|splátkach|dagboetes";
const EACH = "(?:zu|à|á|de|da|po|von|van|på|om|a) (?:je |jeweils |każda )?";

const regexes = new Map<ListedLanguage, RegExp>();

function regexOf(language: ListedLanguage): RegExp {
  let regex = regexes.get(language);
  if (!regex) {
    const { currencies } = timesOf(language);
    const before = FRANCS.has(language) ? `s?Fr\\.|SFr|${currencies}` : currencies;
    const sum = `(?:(?:${before}) ?${LOCAL_FIGURE}|${LOCAL_FIGURE}(?: (?:mil|tys\\.|Mio\\.|millones|millions|milioni|mio\\.|tuhatta))?(?: de| d['’])? ?(?:${currencies}))`;
    const inParts = `\\d{1,3} (?:${PARTS})(?: ${EACH}${sum})?`;
    const ofTax = `${LOCAL_FIGURE} (?:brutto|netto|brut|net|bruto|neto)`;
    regexes.set(
      language,
      (regex = new RegExp(
        `(?<![\\p{L}\\p{N}.,/-])(?:${inParts}|${sum}|${ofTax})${BEHIND}(?![\\p{L}\\p{N}])`,
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
