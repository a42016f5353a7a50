import { TITLE_PHRASES, type Title } from "../../language/titles.js";
import type { Detector, Found } from "../kit/detector.js";
import { type PhraseMatch, phraseMatcher, type Words, wordsOf } from "../kit/phrases.js";
import { afterGap, type Name, nameFound, readName, wordsOfName } from "./name.js";
import { NOT_IN_NAMES } from "./not-names.js";

const SCORES = { name: 0.95, rank: 0.85, office: 0.8, role: 0.75, kin: 0.8 } as const;
const POSSESSIVES = new Set(["his", "her", "my", "their", "our", "your", "s"]);

// people after one title of several
const MOST_NAMES = 12;

type TitleMatch = PhraseMatch<Title>;

const matchTitles = phraseMatcher(TITLE_PHRASES);

/**
 * Names after a title ('Mr Galip Yalman', 'Prof. Dr. Anna Müller'), which belongs to the mention as
 * it does in the field's benchmark; after an office ('President Jan Nowak'), a role or a relation
 * ('her brother, Jan Nowak'), which do not.
 */
export const titledName: Detector = {
  name: "titled-name",
  finds: ["PERSON/name"],
  presidioEntity: "PERSON",
  detect(input) {
    const words = wordsOf(input);
    const titles = matchTitles(words);
    const found: Found[] = [];
    for (let i = 0; i < titles.length; ) {
      const run = runOfTitles(words, titles, i);
      found.push(...namesAfter(words, run));
      i += run.length;
    }
    return found;
  },
};

/** Titles in a row: 'Prof. Dr.', 'Rt Hon Lord Justice', 'Mr and Mrs'. */
function runOfTitles(words: Words, titles: readonly TitleMatch[], first: number): TitleMatch[] {
  const run = [titles[first]!];
  for (const next of titles.slice(first + 1, first + 6)) {
    const last = run.at(-1)!;
    const joined =
      next.firstWord === last.endWord
        ? /^(?:\.? |\n)$/.test(words.text.slice(last.end, next.start))
        : next.firstWord === last.endWord + 1 &&
          words.lower[last.endWord] === "and" &&
          // not 'Mrs Coles (HR) and Mr Rana'
          /^\.?\s+and\s+$/u.test(words.text.slice(last.end, next.start)) &&
          last.value.kind === "name" &&
          next.value.kind === "name";
    if (!joined) break;
    run.push(next);
  }
  return run;
}

const belongs = ({ value }: TitleMatch): boolean => value.kind === "name" || value.kind === "rank";

function namesAfter(words: Words, run: readonly TitleMatch[]): Found[] {
  const { text } = words;
  const last = run.at(-1)!;
  const at = nameStart(text, last);
  const name = at === undefined ? undefined : readName(text, at);
  if (!name || !isNameOf(words, last, name)) return [];
  const start = belongs(last) ? run.find(belongs)!.start : name.start;
  const end =
    last.value.kind === "rank" && last.value.gender ? afterSeat(text, name.end) : name.end;
  const found = [foundName(last.value, start, end)];
  if (!last.value.several) return found;
  for (let end = name.end; found.length < MOST_NAMES; ) {
    const separator = /^,? and |^, /.exec(text.slice(end, end + 6))?.[0];
    const next = separator === undefined ? undefined : readName(text, end + separator.length);
    if (!next || !isNameOf(words, last, next)) return found;
    found.push(foundName(last.value, next.start, next.end));
    end = next.end;
  }
  return found;
}

const foundName = ({ kind }: Title, start: number, end: number): Found =>
  nameFound(start, end, SCORES[kind], `after ${kind === "name" ? "title" : kind}`);

/** '(Efua)' or '(Hafsa, 54)' behind a relation. */
const IN_BRACKETS = /^ \(\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){0,2}(?:, \d{1,3})?\)/u;

function nameStart(text: string, { end, value }: TitleMatch): number | undefined {
  if (value.kind === "kin" && IN_BRACKETS.test(text.slice(end, end + 60))) return end + 2;
  if (text[end] === "." && value.kind === "name") {
    return afterGap(text, end + 1) ?? (/\p{Lu}/u.test(text[end + 1] ?? "") ? end + 1 : undefined);
  }
  return afterGap(text, text[end] === "," && value.kind === "kin" ? end + 1 : end);
}

/** 'Lord Hope of Craighead', 'Queen Anna of Poland'. */
function afterSeat(text: string, end: number): number {
  return text.startsWith(" of ", end) ? (readName(text, end + 4)?.end ?? end) : end;
}

const IN_LETTERS: ReadonlySet<string> = new Set(["PC", "PCSO", "HHJ", "NP", "RN", "LPN", "CNA"]);

function isNameOf(words: Words, { start, end, value, firstWord }: TitleMatch, name: Name): boolean {
  const { text } = words;
  const nameWords = wordsOfName(text, name);
  const written = text.slice(name.start, name.end);
  const title = text.slice(start, end);
  // 'MS Windows', 'DR Congo'; a constable is a PC and a nurse an RN in any text
  const mixed = nameWords.some((word) => word !== word.toUpperCase());
  if (mixed && /^\p{Lu}{2,}$/u.test(title) && !IN_LETTERS.has(title)) return false;
  if (value.kind === "name") return true;
  if (nameWords.some((word) => NOT_IN_NAMES.has(word.toLowerCase()))) return false;
  const parts = name.parts.filter(({ kind }) => kind === "word" || kind === "initials").length;
  const dotted = /^\p{Lu}\./u.test(written);
  switch (value.kind) {
    case "rank":
      return true;
    case "office":
      return nameWords.length > 0 || written.length > 2;
    case "role":
      return dotted ? written.length > 2 : parts > 1 && !/^\p{Lu}{2}/u.test(written);
    case "kin":
      return (
        dotted ||
        parts > 1 ||
        text[end + 1] === "(" ||
        (POSSESSIVES.has(words.lower[firstWord - 1] ?? "") &&
          // 'to his carer, Blessing.'
          (text[end] !== "," || /^(?:[.,;)\n]|$)/.test(text.slice(name.end))))
      );
  }
}
