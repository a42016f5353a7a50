import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import { alternativesIn, listOfLanguage, valuesOf } from "../../../language/lists.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { type FormMatch, formMatcher } from "../../kit/word-forms.js";

/** Whether the place comes before the kind: 'Oslo tingrett', 'Helsingin käräjäoikeus'. */
const isKindLast = (language: ListedLanguage): boolean =>
  valuesOf(`${language}/writing`, "institutions").includes("behind the name");

const MOST_PARTS = 7;
const CAPITALIZED = /(?:\p{Lu}[\p{L}\p{M}.'’-]*|\d{1,4}[.ªº]?)(?![\p{L}\p{M}])/uy;
const BEFORE = /(?:\p{Lu}[\p{L}\p{M}'’-]* ){1,3}$/u;
/** What is written together or with a hyphen before the kind: 'Goethe-', 'Anne-Frank-'. */
const HYPHENED = /(?:[\p{L}\p{M}.]+-)+$/u;

interface Lists {
  readonly kinds: (text: string) => FormMatch<string>[];
  readonly bodies: (text: string) => FormMatch<string>[];
  readonly inner: RegExp;
}

const lists = new Map<ListedLanguage, Lists>();

function listsOf(language: ListedLanguage): Lists {
  let own = lists.get(language);
  if (!own) {
    const matcher = (list: "institutions" | "bodies") =>
      formMatcher(listOfLanguage(language, list).map((entry) => [entry, entry] as const));
    own = {
      kinds: matcher("institutions"),
      bodies: matcher("bodies"),
      inner: new RegExp(
        `(?:(?:${alternativesIn(valuesOf(`${language}/inside-names`, "institution"))}) ?){1,3}(?=\\p{Lu}|\\d|[Ss]an)`,
        "uy",
      ),
    };
    lists.set(language, own);
  }
  return own;
}

/**
 * Courts, hospitals, schools, authorities and insurers in languages other than English, by the word for
 * what they are and the name beside it: 'Amtsgericht Freiburg', 'Sąd Rejonowy w Lublinie', 'Oslo tingrett'.
 * The word alone ('das Finanzamt') names none.
 */
export const localInstitution: Detector = {
  name: "local-institution",
  finds: ["ORG/institution"],
  presidioEntity: "ORGANIZATION",
  detect: (input) =>
    findLocally(input, (text, language) => {
      const { kinds, bodies, inner } = listsOf(language);
      return [
        ...kinds(text).flatMap((match) => institutionAt(text, match, inner, language)),
        ...bodies(text)
          .filter(({ start, value }) => text[start] === value[0])
          .map(({ start, end }) => organization({ start, end }, 0.7, `body, ${language}`)),
      ];
    }),
};

const organization = (
  { start, end }: { readonly start: number; readonly end: number },
  score: number,
  rule: string,
): Found => ({ start, end, type: "ORG", subtype: "institution", score, evidence: { rule } });

function institutionAt(
  text: string,
  kind: FormMatch<string>,
  inner: RegExp,
  language: ListedLanguage,
): Found[] {
  const end = endOfName(text, kind.end, inner);
  let start = kind.start - (HYPHENED.exec(text.slice(0, kind.start))?.[0].length ?? 0);
  if (isKindLast(language)) {
    const name = BEFORE.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? "";
    const opening = name.split(" ")[0]!;
    start -= name.length;
    if (name !== "" && isFunctionWordsOf(opening, language)) start += opening.length + 1;
  }
  if (start === kind.start && end === kind.end) return [];
  return [organization({ start, end }, 0.75, `${kind.value}, ${language}`)];
}

/** An article before a number makes it a day. */
const DAY_BEFORE = /^(?:le|la|el|il|du|del|al|den|der|am|vom|zum|do) $/iu;
const DAY_AFTER = /^\d{1,2}(?:\.? (?:de |d['’])?\p{Ll}{3,}|[./]\d)/u;
const DAY_REACH = 20;

/** The end of the capitalized words that follow a kind, with the small words between. */
function endOfName(text: string, kindEnd: number, inner: RegExp): number {
  let end = kindEnd;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    if (text[end] !== " ") break;
    let at = end + 1;
    if (/["„«»“]/.test(text[at] ?? "")) at++;
    const from = at;
    inner.lastIndex = at;
    if (inner.test(text)) at = inner.lastIndex;
    CAPITALIZED.lastIndex = at;
    if (!CAPITALIZED.test(text)) break;
    // 'le 2 février', 'a 15 de março', 'il 3.': a day and no number of a school
    if (
      /\d/.test(text[at]!) &&
      (DAY_BEFORE.test(text.slice(from, at)) || DAY_AFTER.test(text.slice(at, at + DAY_REACH)))
    )
      break;
    end = CAPITALIZED.lastIndex;
    if (/[.]/.test(text[end - 1]!)) {
      end--;
      break;
    }
  }
  return end;
}
