/** Names of hidden people inside what would be kept: 'Lindqvist' in 'Lindqvist v. Nordhavn'. */

import type { Assessed } from "../document/document.js";
import { wordsAt } from "../document/words.js";

/** A shorter last word is an initial, or a word that also means something else. */
const LEAST_LETTERS = 3;
const LAST_WORD = /(\p{L}[\p{L}\p{M}'’-]*?)(?:['’]s?)?[^\p{L}]*$/u;
const WORDS = /\p{L}[\p{L}\p{M}'’-]*/gu;

/**
 * Ids of the non-person entities that contain a masked person's last name: keeping them would reveal
 * it.
 */
export function holdingNames(
  { document: { text }, entities, mentions }: Pick<Assessed, "document" | "entities" | "mentions">,
  masked: ReadonlySet<string>,
): ReadonlySet<string> {
  const written = (index: number): string => wordsAt(text, mentions[index]!);
  const names = new Set<string>();
  for (const { id, type, mentions: own } of entities) {
    if (type !== "PERSON" || !masked.has(id)) continue;
    for (const index of own) {
      const last = LAST_WORD.exec(written(index))?.[1] ?? "";
      if (last.length >= LEAST_LETTERS && /^\p{Lu}/u.test(last)) names.add(withoutAccents(last));
    }
  }
  if (names.size === 0) return new Set();
  const holds = (index: number): boolean =>
    (written(index).match(WORDS) ?? []).some((word) =>
      names.has(withoutAccents(word.replace(/['’]s?$/, ""))),
    );
  return new Set(
    entities
      .filter(
        ({ id, type, mentions: own }) => type !== "PERSON" && !masked.has(id) && own.some(holds),
      )
      .map(({ id }) => id),
  );
}

const withoutAccents = (word: string): string =>
  word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
