/**
 * What gives something hidden away: 'modafinil' beside a hidden narcolepsy, 'the Port of Nordhavn' beside
 * a hidden Nordhavn.
 */

import type { Assessed } from "../document/document.js";
import type { SemanticType } from "../document/types.js";
import { wordsAt } from "../document/words.js";

/** A shorter name is as often another word. */
const LEAST_LETTERS = 5;
/** Types of names: words that mean the same wherever they stand. */
const NAMES: ReadonlySet<SemanticType> = new Set(["LOC", "ORG", "MISC"]);
const NAME = /^(?:the )?\p{Lu}/su;
/** Names of hidden entities are looked up in runs of up to this many words. */
const MOST_WORDS = 5;

/**
 * Ids of the entities that are not masked and give away one that is: by what detection knows of them, or since
 * their words hold its name, or a kept attribute a hidden one: 'church organist' beside 'organist'.
 */
export function giveawaysOf(
  { document: { text }, entities, mentions }: Pick<Assessed, "document" | "entities" | "mentions">,
  masked: ReadonlySet<string>,
): ReadonlySet<string> {
  const written = (index: number): string => wordsAt(text, mentions[index]!);
  const hidden: string[] = [];
  // 'diabetes' that stays since so many have it: a diabetic nurse who goes gives nothing more away
  const shown = new Set<string>();
  const names = new Set<string>();
  const attributes = new Set<string>();
  for (const { id, type, mentions: own } of entities) {
    if (!masked.has(id)) {
      if (own.every((index) => mentions[index]!.common !== undefined && !mentions[index]!.tells))
        for (const index of own) shown.add(wordsOf(written(index)).join(" "));
      continue;
    }
    for (const index of own) {
      const words = wordsOf(written(index));
      // 'Ms' in a name is no multiple sclerosis
      if (type !== "PERSON") hidden.push(` ${words.join(" ")} `);
      const name = (words[0] === "the" ? words.slice(1) : words).join(" ");
      if (name.length < LEAST_LETTERS) continue;
      if (NAMES.has(type) && NAME.test(written(index))) names.add(name);
      else if (type === "DEM") attributes.add(name);
    }
  }
  const holds = (what: ReadonlySet<string>, words: readonly string[]): boolean =>
    what.size > 0 &&
    words.some((_, from) =>
      Array.from({ length: MOST_WORDS }, (_, i) => words.slice(from, from + i + 1).join(" ")).some(
        (run) => what.has(run),
      ),
    );
  const telling = entities.filter(({ id, type, mentions: own }) => {
    if (masked.has(id)) return false;
    const tells = own.flatMap((index) => mentions[index]!.tells ?? []);
    const isTold = tells.some((what) => hidden.some((words) => words.includes(` ${what} `)));
    if (isTold && !tells.some((what) => shown.has(what))) return true;
    return own.some((index) => {
      const words = wordsOf(written(index));
      return holds(names, words) || (type === "DEM" && holds(attributes, words));
    });
  });
  return new Set(telling.map(({ id }) => id));
}

const wordsOf = (written: string): string[] =>
  written.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
