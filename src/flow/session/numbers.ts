/** Numbers of a conversation's labels: the same thing has the same number, and none is one that a text already uses. */

import { organizationResolver } from "../../detect/words/organization/resolve.js";
import type { SemanticType } from "../../document/types.js";
import { identityOf } from "../../replace/release.js";
import type { Numbering } from "../../replace/replacers/numbering.js";
import type { Numbered } from "../../replace/restore/numbers.js";

export interface ConversationNumbers extends Numbering {
  /** A number for something new. */
  next(type: string): number;
  /** Numbers that labels in the texts have: nothing else gets them. */
  take(numbers: Iterable<number>): void;
  taken(): readonly number[];
  list(): readonly Numbered[];
}

export function conversationNumbers(
  known: readonly Numbered[] = [],
  takenBefore: readonly number[] = [],
): ConversationNumbers {
  const taken = new Set(takenBefore);
  const numbers = new Map<string, number>();
  const listed: Numbered[] = [];
  const counts = new Map<string, number>();
  const organizations = createOrganizations();

  const keyOf = (type: string, words: readonly string[]): string =>
    type === "ORG"
      ? `ORG ${organizations.idOf(words)}`
      : `${type} ${identityOf(type as SemanticType, words)}`;

  function learn(type: string, number: number, words: string): void {
    counts.set(type, Math.max(counts.get(type) ?? 0, number));
    if (words !== "") numbers.set(keyOf(type, [words]), number);
    listed.push([type, number, words]);
  }
  for (const [type, number, words] of known) learn(type, number, words);

  function next(type: string): number {
    let number = (counts.get(type) ?? 0) + 1;
    while (taken.has(number)) number++;
    counts.set(type, number);
    return number;
  }

  return {
    next(type) {
      const number = next(type);
      listed.push([type, number, ""]);
      return number;
    },
    take(more) {
      for (const number of more) taken.add(number);
    },
    taken: () => [...taken],
    numberOf(type, words) {
      const key = keyOf(type, words);
      const before = numbers.get(key);
      if (before !== undefined) return before;
      const number = next(type);
      numbers.set(key, number);
      const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
      listed.push([type, number, longest]);
      return number;
    },
    list: () => listed,
  };
}

/** Organizations over texts: also by the beginning of a name ('St Jude's'), and by what one alone of them is ('the hospital'). */
function createOrganizations() {
  const resolve = organizationResolver();
  const names = new Map<string, number>();
  const plain = (words: string): string =>
    words
      .toLowerCase()
      .replace(/^the /, "")
      .replace(/['’]s?$/, "")
      .replace(/\s+/g, " ")
      .trim();

  function near(name: string): number | undefined {
    const ids = new Set<number>();
    for (const [other, id] of names) {
      const begins = other.startsWith(`${name} `) || name.startsWith(`${other} `);
      if (begins || other.startsWith(`${name}'s `) || name.startsWith(`${other}'s `)) ids.add(id);
    }
    const [only] = ids;
    return ids.size === 1 ? only : undefined;
  }

  /** Of 'the hospital' the only hospital. */
  function called(words: string): number | undefined {
    const noun = /^the (\p{L}+)$/iu.exec(words)?.[1]?.toLowerCase();
    if (noun === undefined) return undefined;
    const ids = new Set(
      [...names].flatMap(([name, id]) => (name.endsWith(` ${noun}`) ? [id] : [])),
    );
    const [only] = ids;
    return ids.size === 1 ? only : undefined;
  }

  const sameAs = new Map<number, number>();
  return {
    idOf(all: readonly string[]): number {
      const generic = all.map(called);
      const known = all
        .map((words, i) => names.get(plain(words)) ?? near(plain(words)) ?? generic[i])
        .find((id) => id !== undefined);
      const resolved = all
        .filter((_, i) => generic[i] === undefined)
        .map((words) => resolve(words, () => ""));
      const id = known ?? Math.min(...resolved.map((one) => sameAs.get(one) ?? one));
      for (const one of resolved) sameAs.set(one, id);
      // 'the hospital' is nobody's name once there are two
      for (const [i, words] of all.entries())
        if (generic[i] === undefined) names.set(plain(words), id);
      return id;
    },
  };
}
