/** Numbers of a conversation's labels: the same thing has the same number, and none is one that a text already uses. */

import { organizationResolver } from "../../detect/words/organization/which-organization.js";
import type { SemanticType } from "../../document/types.js";
import { identityOf } from "../../replace/release.js";
import type { Numbering } from "../../replace/replacers/numbering.js";
import type { Numbered } from "../../replace/restore/numbers.js";

export interface ConversationNumbers extends Numbering {
  /** A number for something new, by the word of its label. */
  next(label: string): number;
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
  const numbers = new Map<string, { readonly label: string; readonly number: number }>();
  const listed: Numbered[] = [];
  const counts = new Map<string, number>();
  const organizations = createOrganizations();

  const keyOf = (type: string, words: readonly string[]): string =>
    type === "ORG"
      ? `ORG ${organizations.idOf(words)}`
      : `${type} ${identityOf(type as SemanticType, words)}`;

  for (const [label, number, words, type = label] of known) {
    counts.set(label, Math.max(counts.get(label) ?? 0, number));
    if (words !== "") numbers.set(keyOf(type, [words]), { label, number });
    listed.push([label, number, words, type]);
  }

  function next(label: string): number {
    let number = (counts.get(label) ?? 0) + 1;
    while (taken.has(number)) number++;
    counts.set(label, number);
    return number;
  }

  return {
    next(label) {
      const number = next(label);
      listed.push([label, number, ""]);
      return number;
    },
    take(more) {
      for (const number of more) taken.add(number);
    },
    taken: () => [...taken],
    numberOf({ type, label }, words) {
      const key = keyOf(type, words);
      const before = numbers.get(key);
      if (before !== undefined) return before;
      const numbered = { label, number: next(label) };
      numbers.set(key, numbered);
      const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
      listed.push([label, numbered.number, longest, type]);
      return numbered;
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
