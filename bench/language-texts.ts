/** Our own texts in other languages than English, with what people marked in them. */

import { readFileSync } from "node:fs";

export interface Gold {
  readonly text: string;
  readonly mentions: readonly {
    readonly start: number;
    readonly end: number;
    readonly type: string;
  }[];
}

/** Never read while rules were written. */
export const KEPT_ASIDE = "bench/language-texts/kept-aside";

/** `[TYPE words]` marks a mention; texts are parted by a line of `---`. */
export function readOwn(path: string): Gold[] {
  return readFileSync(path, "utf8")
    .split(/^---\n/m)
    .map((marked) => marked.trim())
    .filter((marked) => marked !== "")
    .map((marked) => {
      let text = "";
      let from = 0;
      const mentions: { start: number; end: number; type: string }[] = [];
      for (const match of marked.matchAll(/\[([A-Z]+) ([^\]]+)\]/g)) {
        text += marked.slice(from, match.index);
        mentions.push({ start: text.length, end: text.length + match[2]!.length, type: match[1]! });
        text += match[2];
        from = match.index + match[0].length;
      }
      return { text: text + marked.slice(from), mentions };
    });
}
