/**
 * What the recognizer finds in a machine's own words counts only where these words bear it out: it was taught on prose, and
 * takes the names of programs, versions and parts of them for people, bodies and codes. Codes come from forms and keys.
 */

import type { DocumentField, Mention } from "../document/document.js";
import { wordSet } from "./lists.js";
import { isOfStandard } from "./standards.js";

/** A word of letters that is no part of an identifier, a path or an address. */
const WORD =
  /(?<![\p{L}\p{M}\p{N}_$@#/\\:.-]|\p{L}['’]\p{L}{0,20})\p{L}[\p{L}\p{M}]*(?:['’-]\p{Lu}[\p{L}\p{M}]*)*\.?(?![\p{L}\p{M}\p{N}_$/\\(=[]|[.:-]\p{L}|::)/gu;
/** `esModule`, `VSCode`; not `McArdle`, `DeVries`. */
const JOINED =
  /^(?!(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|O)\p{Lu})\p{L}*\p{Ll}\p{Lu}|\p{Lu}{2,}\p{Ll}/u;
const NAMED = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}/u;
/** What stands before a number of somebody's in a message: 'order A-4471', 'account no. 9921'. */
const NUMBERED =
  /\b(?:order|ticket|account|customer|client|patient|member|employee|user|invoice|claim|case|policy|card|booking|reservation|passport|licen[cs]e|reference|mrn|iban|phone|mobile|tel|student|pupil|contract|subscriber)(?: ?(?:id|no|nr|num|number|code|ref|#))?\.?[\s:='"#]*$/i;
/** A length of time or a size. */
const AMOUNT = /^[<>~≈]?\s*[\d.,]+\s*\p{L}{0,12}%?$/u;
const MOST_BEFORE = 40;

/** Whether words are forenames, as written and in small letters. */
interface Forenames {
  readonly isForename: (word: string) => boolean;
  readonly isForenameInLowerCase: (word: string) => boolean;
}

/**
 * Whether a find of the recognizer is borne out where it stands.
 * @param field the field of the find, of a kind that is no record's
 */
export function isBorneOutByWords(
  text: string,
  { type, start, end }: Pick<Mention, "type" | "start" | "end">,
  field: DocumentField,
  { isForename, isForenameInLowerCase }: Forenames,
): boolean {
  const isMachine = field.machine === true;
  if (!isMachine && field.kind !== "value") return true;
  const found = text.slice(start, end);
  switch (type) {
    case "PERSON":
    case "LOC":
    case "ORG": {
      const words = wordsAt(text, start, end);
      // a word that is all of a string: 'Bonjour'
      if (isMachine && field.kind === "value" && words.length === 1 && isAllOf(text, field, found))
        return type === "PERSON" && isForename(words[0]!);
      const named = words.filter(
        (word) =>
          NAMED.test(word) && !JOINED.test(word) && !wordSet("shared/message-words").has(word),
      );
      // the capital that begins a value bears nothing out
      if (isMachine && named.length === 1 && start === field.start && isTitle(field))
        return type === "PERSON" && isForename(named[0]!);
      if (named.length > 0) return true;
      if (type !== "PERSON") return false;
      // names in capitals come in twos; a constant comes alone or joined
      if (words.filter((word) => /^\p{Lu}{3,}$/u.test(word)).length > 1) return true;
      return words.some((word) => isForenameInLowerCase(word) && word.length > 2);
    }
    case "CODE":
      if (isOfStandard(found)) return false;
      return isMachine
        ? /\d/.test(found) && NUMBERED.test(text.slice(Math.max(0, start - MOST_BEFORE), start))
        : /\d/.test(found) || /^\S{8,}$/.test(found);
    case "DATETIME":
      return !isMachine || !AMOUNT.test(found);
    case "MISC":
    case "QUANTITY":
      return !isMachine;
    case "DEM":
      return (
        !isMachine ||
        !wordSet("shared/machine-trades").has(/\p{L}*$/u.exec(found.toLowerCase())![0])
      );
  }
}

/** Whether a field is a short text of a key, and no message or comment. */
const isTitle = ({ path }: DocumentField): boolean =>
  !/^(?:|message|comment|msg)$|\.(?:message|msg|comment)$/.test(path);

function wordsAt(text: string, start: number, end: number): string[] {
  const from = Math.max(0, start - MOST_BEFORE);
  const around = text.slice(from, end + MOST_BEFORE);
  return [...around.matchAll(WORD)]
    .filter(({ index, 0: word }) => from + index < end && from + index + word.length > start)
    .map(([word]) => word);
}

const isAllOf = (text: string, { start, end }: DocumentField, found: string): boolean =>
  text.slice(start, end).trim() === found;

/** The version of what stands before it; and what is one in a list of versions: 'React 18.3.1, Jest 29'. */
const VERSION = /^,? v?\d{1,3}(?:\.\d{1,4}){1,3}(?![\d.]|-\d| ?(?:km|m|kg|%|€|£|\$))/;
const RELEASE = /^ v?\d{1,3}(?=[,.;)]|$)/;
const VERSIONS = / v?\d{1,3}(?:\.\d{1,4}){1,3}, (?:[\p{L}.]+ v?\d{1,3}(?:\.\d{1,4})*, )*$/u;
const VERSION_BEFORE = /(?:\bv|\bver[sz]\p{L}{0,6}\.?|\brelease) ?[\d.]*$/iu;

/** Whether words are of a version whose three numbers no day and no time of day has: '8.56.0'. */
export function isInVersion(words: string, before: string, after: string): boolean {
  if (!/^[v\d.]+$/.test(words)) return false;
  const begun = /(?<![\w.])v?[\d.]*$/.exec(before)?.[0] ?? "";
  const around = begun + words + (/^[\d.]*/.exec(after)?.[0] ?? "");
  if (VERSION_BEFORE.test(before)) return true;
  const [, a, b, c] = /^v?(\d{1,4})\.(\d{1,4})\.(\d{1,4})\.?$/.exec(around) ?? [];
  if (a === undefined) return false;
  const isClock = Number(a) < 24 && /^[0-5]\d$/.test(b!) && /^[0-5]\d$/.test(c!);
  const isDay = (day: string, month: string, year: string) =>
    Number(day) < 32 && Number(month) < 13 && /^(?:\d{2}|\d{4})$/.test(year);
  return !isClock && !isDay(a, b!, c!) && !isDay(b!, a, c!) && !isDay(c!, b!, a);
}

/** Whether a version follows, alone or in a list of versions. */
export const isVersioned = (before: string, after: string): boolean =>
  VERSION.test(after) || (RELEASE.test(after) && VERSIONS.test(before));

/** Whether the word for a trade is that of a machine: the 'printer' of 'printer driver'. */
export const isPartOfMachine = (words: string, after: string): boolean =>
  wordSet("shared/machine-trades").has(words.toLowerCase()) &&
  wordSet("shared/machine-nouns").has(/^ (\p{L}+)/u.exec(after)?.[1] ?? "");

/** What emphasises all of some words in Markdown: '**Femke**'. */
const EMPHASISED = /^(\*{1,3}|_{1,3}|~~|`)(?=[^\s*_~`])([^*_~`]*[^\s*_~`])\1$/;

/** UTF-16 units of a mark that stands at both ends of words. */
export const emphasisOf = (words: string): number => EMPHASISED.exec(words)?.[1]?.length ?? 0;

/** What a name's capital or a figure bears out; of attributes and amounts nothing is known without word lists. */
const BY_FORM: Readonly<Record<string, RegExp>> = {
  PERSON: /\p{Lu}/u,
  LOC: /\p{Lu}/u,
  ORG: /\p{Lu}/u,
  CODE: /\d/,
  DATETIME: /\d/,
};

/** A find in a language without word lists: borne out by its form, without the words in small letters at its edges ('Brna byla'). */
export function byForm<One extends Pick<Mention, "type" | "start" | "end">>(
  text: string,
  found: One,
): One[] {
  const words = text.slice(found.start, found.end);
  if (!BY_FORM[found.type]?.test(words)) return [];
  const named = [...words.matchAll(/\S+/gu)].filter(([word]) => /[\p{Lu}\d]/u.test(word));
  const last = named.at(-1)!;
  return [
    {
      ...found,
      start: found.start + named[0]!.index,
      end: found.start + last.index + last[0].length,
    },
  ];
}
