/** Our own texts in other languages than English, with what people marked in them. */

import { readFileSync } from "node:fs";
import { type MarkedSpan, parseMarked } from "../test/marked.js";

export interface Gold {
  readonly text: string;
  readonly mentions: readonly MarkedSpan[];
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
      const { text, spans } = parseMarked(marked);
      return { text, mentions: spans };
    });
}
