/**
 * What a run did not examine, read or write, each said three times: as a line on standard error, in
 * the report, and as a field of its JSON. docs/report.md lists the kinds; `test/passed-over.test.ts` makes each happen.
 */

import type { Detected, Sanitized } from "../../document/document.js";
import { type Stay, staysOf } from "../metrics/residue.js";

/** Kinds of omissions, with what they mean. */
export const OMISSIONS = {
  entry:
    "an entry of an input folder that is hidden, is not a regular file, or links to a folder that contains it",
  done: "an input that an earlier run had finished, with `--resume`",
  part: "a part of a file that was removed, numbered, or read in an unusual way: recognized from a picture, decoded",
  column: "a column of a table that was dropped",
  rows: "the columns of a table that were generalized, and the rows that were suppressed, for k-anonymity",
  name: "a file name that says something about a person, and is numbered in the output",
  unexamined:
    "a stretch of text that only some of the detectors could examine, such as one in another language",
  person: "a person to protect who appears in no document",
  measure: "an entity that a measure could not judge, and which counts as risky",
  readable:
    "words that were hidden in one place of a document and stay in another, as a kept sense of them does",
  source: "a replacement written by rules because a chat model or service gave no words for it",
} as const;
export type OmissionKind = keyof typeof OMISSIONS;

export interface Omission {
  readonly kind: OmissionKind;
  /** A sentence for people; quotes no document. */
  readonly message: string;
}

export interface OmissionCount {
  /** @returns what stays readable of the words that it hides */
  see(sanitized: Detected & Partial<Sanitized>): readonly Stay[];
  /** What was seen so far, each kind and reason once. */
  list(): Omission[];
}

/** Counts what the results of a run say they pass over. */
export function countOmissions(): OmissionCount {
  const characters = new Map<string, number>();
  const unjudged = new Map<string, number>();
  const unanswered = new Map<string, number>();
  const missed = new Map<string, number>();
  const wanted = new Set<string>();
  let documents = 0;
  let stays = 0;
  return {
    see(sanitized) {
      const {
        document,
        unexamined,
        personsNotFound = [],
        scores = [],
        replacements = [],
      } = sanitized;
      documents++;
      const own = isFinished(sanitized) ? staysOf(sanitized) : [];
      stays += own.length;
      for (const name of document.persons) wanted.add(name);
      for (const name of personsNotFound) add(missed, name);
      for (const { start, end, reason } of unexamined) add(characters, reason, end - start);
      for (const { measure, evidence, unknown } of scores) {
        if (unknown) add(unjudged, `${measure}: ${evidence}`);
      }
      for (const { unanswered: reason } of replacements) {
        if (reason !== undefined) add(unanswered, reason);
      }
      return own;
    },
    list: () => [
      ...nowhere(missed, wanted.size, documents),
      ...each(characters, "unexamined", (count, reason) => `${count} characters of ${reason}`),
      ...each(
        unjudged,
        "measure",
        (count, reason) =>
          `${count} ${count === 1 ? "entity was" : "entities were"} not judged by ${reason}`,
      ),
      ...each(
        unanswered,
        "source",
        (count, reason) =>
          `${count} ${count === 1 ? "replacement has" : "replacements have"} words made by rules, since ${reason}`,
      ),
      ...(stays === 0
        ? []
        : [
            {
              kind: "readable" as const,
              message: `the words of ${stays} hidden ${stays === 1 ? "entity stay" : "entities stay"} readable elsewhere in the same document`,
            },
          ]),
    ],
  };
}

const isFinished = (one: Detected & Partial<Sanitized>): one is Sanitized =>
  one.replacements !== undefined && one.decisions !== undefined;

function add(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

const each = (
  counts: ReadonlyMap<string, number>,
  kind: OmissionKind,
  sentence: (count: number, reason: string) => string,
): Omission[] => [...counts].map(([reason, count]) => ({ kind, message: sentence(count, reason) }));

function nowhere(
  missed: ReadonlyMap<string, number>,
  wanted: number,
  documents: number,
): Omission[] {
  const count = [...missed.values()].filter((times) => times === documents).length;
  if (count === 0) return [];
  const message = `${count} of ${wanted} people to protect ${count === 1 ? "does" : "do"} not occur in any document; check the spelling of --person`;
  return [{ kind: "person", message }];
}
