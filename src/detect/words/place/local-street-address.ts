import { capitalized } from "../../../language/capitals.js";
import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import { listOfLanguage } from "../../../language/lists.js";
import { escaped } from "../../../language/quantity/alternatives.js";
import type { ListedLanguage } from "../../../language/supported.js";
import { isTimeWord } from "../../../language/time/time-words.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

const NUMBER =
  "\\d{1,4}(?: ?(?:bis|ter|[a-hA-H])(?![\\p{L}]| \\d{1,3}(?![\\d])))?(?:[-/–]\\d{1,4}[a-h]?)?";
/** Floor, door, staircase: '2.º B', '2. tv.', 'm. 7', 'A 4', '3 tr', 'as. 12'. */
const DOOR =
  "(?:,? (?:\\d{1,2}(?:\\.?[ºª°]|\\.)? ?(?:[A-H](?![\\p{L}])|izq\\.?|izda\\.?|dcha\\.?|dta\\.?|esq\\.?|dto\\.?|Esq\\.?|Dto\\.?|tv\\.?|th\\.?|mf\\.?|tr\\.?|sal|OG|piano|étage)|st\\. ?(?:th|tv)\\.?|m\\. ?\\d{1,3}|lok\\. ?\\d{1,3}|as\\. ?\\d{1,3}|bst\\. ?\\d{1,3}|appt?\\.? ?\\d{1,3}|[A-H] \\d{1,3}|int\\. ?\\d{1,3}|scala [A-H]|[IVX]{1,4}(?![\\p{L}])|kat \\d{1,2}|stan \\d{1,3}|(?:bl|sc|et|ap)\\. ?[\\p{Lu}\\d]{1,4}(?:,? (?:bl|sc|et|ap)\\. ?[\\p{Lu}\\d]{1,4}){0,3}))?";
const TOWN =
  "\\p{Lu}[\\p{L}'’-]+(?: (?:\\p{Lu}[\\p{L}'’-]+|de|del|la|am|an|der|im|sur|en|den|do|da)){0,4}";
const CODE =
  "(?:[A-Z]{1,2}-)?(?:\\d{5}|\\d{4}(?: ?[A-Z]{2})?|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3} \\d{2}|\\d{6})";
const TAIL = `(?:(?:, ?|,?\\n| - | à | in | i | en | em | a )${CODE} ${TOWN})?`;
/** 'Masarykova 17', but no 'Hrvatska 2021'. */
const YEAR_BEHIND_ADJECTIVE = /(?:ska|čka|ská|cká|ova|eva) (?:19|20)\d\d$/u;
const LINKED =
  "(?:(?:de|del|della|dei|delle|degli|des|du|la|le|les|los|las|el|da|do|das|dos|e|y|l'|l’|d'|d’|św\\.|gen\\.|ks\\.|al|bana|kralja|kneza|kraljice|grada|svetog|sv\\.|lui) ?){0,3}";
const CAPITALIZED = "(?:\\p{Lu}[\\p{L}.'’-]*|\\d{1,2}(?:º)?(?= \\p{L}))";

const regexes = new Map<ListedLanguage, readonly RegExp[]>();

function regexesOf(language: ListedLanguage): readonly RegExp[] {
  let own = regexes.get(language);
  if (own) return own;
  const streets = listOfLanguage(language, "streets");
  const endings = streets
    .filter((word) => word.startsWith("-"))
    .map((word) => escaped(word.slice(1)));
  const kinds = streets.filter((word) => !word.startsWith("-")).map(escaped);
  own = [
    ...(endings.length === 0
      ? []
      : [
          `(?<![\\p{L}\\d])(?:\\p{Lu}[\\p{L}.'’]*[ -]){0,3}\\p{Lu}[\\p{L}.'’-]{1,30}?(?:${endings.join("|")}) ${NUMBER}(?![\\d.]|,\\d)${DOOR}${TAIL}`,
          `(?<![\\p{L}\\d])\\p{Lu}[\\p{L}.'’-]{1,30} (?:${endings.map(capitalized).join("|")}) ${NUMBER}(?![\\d.]|,\\d)${DOOR}${TAIL}`,
        ]),
    ...(kinds.length === 0
      ? []
      : [
          `(?<![\\p{L}\\d])(?:${kinds.join("|")}|${kinds.map(capitalized).join("|")}) ?${LINKED}${CAPITALIZED}(?: ${LINKED}${CAPITALIZED}){0,4},? (?:n\\.?[ºo°]\\.? ?|nr\\.? ?)?${NUMBER}(?![\\d]|[.,]\\d)${DOOR}${TAIL}`,
          `(?<![\\p{L}\\d.,])${NUMBER},? (?:${kinds.join("|")}) ${LINKED}${CAPITALIZED}(?:[ -]${LINKED}${CAPITALIZED}){0,4}${TAIL}`,
        ]),
  ].map((source) => new RegExp(source, "gu"));
  regexes.set(language, own);
  return own;
}

/** 'Der Weg 2': a sentence's first word is no part of a street's name, unless streets are called so ('Am Markt 3'). */
function isOpening(match: string, language: ListedLanguage): boolean {
  const first = match.split(" ")[0]!;
  const kinds = listOfLanguage(language, "streets").map((kind) =>
    kind.split(" ")[0]!.toLowerCase(),
  );
  return !kinds.includes(first.toLowerCase()) && isFunctionWordsOf(first, language);
}

/** 'Im Sommer 2022'. */
const isSeason = (match: string, language: ListedLanguage): boolean => {
  const { name, year } =
    /^\p{L}+ (?<name>\p{L}+) (?<year>(?:19|20)\d\d)$/u.exec(match)?.groups ?? {};
  return year !== undefined && isTimeWord(name!.toLowerCase(), language);
};

/**
 * Street addresses in languages other than English, by the kinds of streets they have, with floor, door,
 * postal code and town: 'calle del Olmo, 23, 2.º B, 28012 Madrid', 'Elverhøjen 12, st. tv.', 'ul. Lipowa 3 m. 7'.
 */
export const localStreetAddress: Detector = {
  name: "local-street-address",
  finds: ["LOC/address"],
  presidioEntity: "LOCATION",
  detect: (input) =>
    findLocally(input, (text, language) =>
      /\d/.test(text)
        ? regexesOf(language).flatMap((regex) =>
            [...matchesOf(regex, text)]
              .filter(
                ({ 0: match }) =>
                  !isOpening(match, language) &&
                  !isSeason(match, language) &&
                  !YEAR_BEHIND_ADJECTIVE.test(match),
              )
              .map(
                ({ 0: match, index }): Found => ({
                  start: index,
                  end: index + match.length,
                  type: "LOC",
                  subtype: "address",
                  score: 0.75,
                  evidence: { rule: `street and number, ${language}` },
                }),
              ),
          )
        : [],
    ),
};
