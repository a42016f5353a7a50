/** The marked documents of fifteen kinds: their texts, what was said of their spans, and how their spans are counted. */

import { readFileSync } from "node:fs";
import { unmark } from "./unmark.js";

export const HALVES = ["read", "unread"] as const;
/**
 * For reporting only. `tasks`: prompts, chats, notes and machine text of which what is asked for must stay; `unread-third` and
 * `unread-fourth`: documents of further authors, which nobody who works on the program has read. The recognizer has learnt from
 * others by the four authors of the third, and from nothing by the two of the fourth.
 */
export const APART = ["tasks", "unread-third", "unread-fourth"] as const;
export type Half = (typeof HALVES)[number] | (typeof APART)[number];

export interface Marked {
  readonly start: number;
  readonly end: number;
  /** '=' stays, '.' goes, 'p1' goes and is that person. */
  readonly mark: string;
}

export interface MarkedDocument {
  readonly half: Half;
  readonly kind: string;
  readonly text: string;
  readonly spans: readonly Marked[];
}

function parse(marked: string): Pick<MarkedDocument, "text" | "spans"> {
  const { text, spans } = unmark(marked, /\{(?<mark>=|\.|p\d+)\|(?<words>[^}]+)\}/g);
  return {
    text,
    spans: spans.map(({ start, end, groups }) => ({ start, end, mark: groups["mark"]! })),
  };
}

/** The documents of `documents/read.txt` or `documents/unread.txt`; `by: "second"`, as somebody else marked what must go. */
export const documentsOf = (half: Half, by: "first" | "second" = "first"): MarkedDocument[] =>
  readFileSync(
    new URL(`documents/${half}${by === "second" ? "-second" : ""}.txt`, import.meta.url),
    "utf8",
  )
    .trim()
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const [kind, ...lines] = section.split("\n");
      const marked = lines.join("\n").replaceAll("\\n", "\n").trim();
      return { half, kind: kind!.trim(), ...parse(marked) };
    });

const WORDS = /[\p{L}\p{N}]+/gu;

/** Number of words of a span, and the places of those that count: all but `little` ones, unless it has no others. */
export function wordsOf(
  text: string,
  span: Pick<Marked, "start" | "end">,
  little: RegExp,
): { length: number; counted: { start: number; end: number }[] } {
  const words = [...text.slice(span.start, span.end).matchAll(WORDS)];
  const telling = words.filter(([word]) => !little.test(word));
  const counted = (telling.length > 0 ? telling : words).map(({ 0: word, index }) => ({
    start: span.start + index,
    end: span.start + index + word.length,
  }));
  return { length: words.length, counted };
}

/** Spans that must go and those of them that are hidden: names and others apart, by their number of words. */
export class Lengths {
  readonly #rows = new Map<string, { go: number; hidden: number }>();

  /** @param heading begins the row's name */
  add({ mark }: Marked, words: number, isHidden: boolean, heading = "", between = ", "): void {
    const key = `${heading}${mark === "." ? "other" : "name"}${between}${words < 5 ? words : "5 and more"}`;
    const row = this.#rows.get(key) ?? { go: 0, hidden: 0 };
    this.#rows.set(key, row);
    row.go++;
    if (isHidden) row.hidden++;
  }

  /** Rows of a table, by their names. */
  get lines(): string[] {
    return [...this.#rows]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { go, hidden }]) => `| ${key} | ${go} | ${(hidden / go).toFixed(3)} |`);
  }
}
