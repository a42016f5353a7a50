/** Which documents of a run are of one case: one folder, one thread of mails, one case number. */

import type { Detected, Mention } from "../../document/document.js";
import { wordsAt } from "../../document/words.js";
import { comparable } from "../kit/phrases.js";

/** What joins documents; `case`: any of the others. */
export const LINKS = ["case", "folder", "thread", "number"] as const;
export type Link = (typeof LINKS)[number];

/** Where a document belongs, as far as is known. */
export interface Belonging {
  /** Absent for a record of a mailbox or of a file of records, which the file alone joins to nothing. */
  readonly folder?: string;
  /** Ids of a mail, of those it answers, and its subject. */
  readonly threads: readonly string[];
  readonly numbers: readonly string[];
}

/** The number of each document's case: that of its first document. */
export function casesOf(documents: readonly Belonging[], by: Link): number[] {
  const group = documents.map((_, i) => i);
  const rootOf = (i: number): number => (group[i] === i ? i : (group[i] = rootOf(group[i]!)));
  const firsts = new Map<string, number>();
  for (const [i, { folder, threads, numbers }] of documents.entries()) {
    const keys = [
      ...(by === "case" || by === "folder"
        ? folder === undefined
          ? []
          : [`folder ${folder}`]
        : []),
      ...(by === "case" || by === "thread" ? threads.map((one) => `thread ${one}`) : []),
      ...(by === "case" || by === "number" ? numbers.map((one) => `number ${one}`) : []),
    ];
    for (const key of keys) {
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, i);
      else {
        const [a, b] = [rootOf(first), rootOf(i)];
        group[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  return group.map((_, i) => rootOf(i));
}

/** How far into a text its own case number is written; further down, others are cited. */
const HEAD = 1_500;
const OWN =
  /\b(?:case|our ref|your ref|ref|reference|file|claim|matter|docket|dossier|incident|aktenzeichen|az|gz)\b[^\p{L}\n]*(?:(?:no|nr|number|num|id|reference|ref)\b[^\p{L}\n]*)?$/iu;

/** The case numbers that a text begins with, as they are compared. */
export const caseNumbersIn = ({ document: { text }, mentions }: Detected): string[] => [
  ...new Set(
    mentions
      .filter((one) => one.start < HEAD && isCaseNumber(text, one))
      .map((one) => comparable(wordsAt(text, one)).replace(/\s+/g, "")),
  ),
];

const isCaseNumber = (text: string, { type, subtype, start }: Mention): boolean =>
  type === "CODE" &&
  (subtype === "case-number" ||
    ((subtype === "reference" || subtype === undefined) &&
      OWN.test(text.slice(Math.max(0, start - 40), start))));
