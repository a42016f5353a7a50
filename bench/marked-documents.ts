/** The marked documents of fifteen kinds: their texts and what was said of their spans. */

import { readFileSync } from "node:fs";

export const HALVES = ["read", "unread"] as const;
export type Half = (typeof HALVES)[number];

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
  let text = "";
  let last = 0;
  const spans: Marked[] = [];
  for (const match of marked.matchAll(/\{(=|\.|p\d+)\|([^}]+)\}/g)) {
    text += marked.slice(last, match.index);
    spans.push({ mark: match[1]!, start: text.length, end: text.length + match[2]!.length });
    text += match[2];
    last = match.index + match[0].length;
  }
  return { text: text + marked.slice(last), spans };
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
