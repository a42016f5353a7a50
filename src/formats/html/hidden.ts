/** What a sanitized text hides, and whether a part of a file that nobody reads still holds it. */

import type { Sanitized } from "../../document/document.js";
import { decoded, percentDecoded } from "./characters.js";
import { unescaped } from "./styles.js";

/** Shorter numbers occur everywhere in markup with another meaning. */
const MIN_LETTERS = 3;
const MIN_DIGITS = 5;
/** From this length on words are found run together too, as in `annlee.jpg`. */
const MIN_JOINED = 6;

export interface Hidden {
  /** Whether a content holds one of the hidden words, however it is encoded. */
  in(content: string): boolean;
  /** The same of a name of markup, for names of people and codes only: `table` may be hidden, `<table>` not. */
  inName(name: string): boolean;
}

/** The words replaced that are gone from what is shown; of names of people each word as well. */
export function hiddenBy(
  { document, mentions, entities, replacements }: Sanitized,
  shown: string,
): Hidden {
  const typeOf = new Map(entities.map(({ id, type }) => [id, type]));
  const left = wordsOf(shown);
  const leftJoined = left.replaceAll(" ", "");
  const all: Surfaces = new Map();
  const named: Surfaces = new Map();
  const seen = new Set<string>();
  const add = (surface: string, type: string | undefined) => {
    const key = `${type} ${surface}`;
    if (seen.has(key)) return;
    seen.add(key);
    const words = wordsOf(surface);
    if (!telling(words) || left.includes(words)) return;
    const together = words.replaceAll(" ", "");
    // 'Parish news' is hidden, and 'the parish newsletter' is shown
    const isJoined = together.length >= MIN_JOINED && !leftJoined.includes(together);
    all.set(words, isJoined ? together : undefined);
    if (type === "PERSON" || type === "CODE") named.set(words, all.get(words));
  };
  for (const { start, end, entity, replacement } of replacements) {
    const surface = document.text.slice(start, end);
    if (surface === replacement) continue;
    const type = typeOf.get(entity) ?? mentions.find((one) => one.start === start)?.type;
    add(surface, type);
    if (type !== "PERSON") continue;
    for (const word of surface.split(/[^\p{L}\p{M}\p{N}]+/u))
      if (/^\p{Lu}/u.test(word)) add(word, type);
  }
  // one class name is on many elements
  const known = new Map<string, boolean>();
  return {
    in(content) {
      const found = known.get(content) ?? readingsOf(content).some((one) => holds(one, all));
      known.set(content, found);
      return found;
    },
    inName: (name) => holds(name, named),
  };
}

const telling = (words: string): boolean =>
  (words.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS ||
  (words.match(/\p{N}/gu)?.length ?? 0) >= MIN_DIGITS;

/** Hidden words, and how they read run together where that is looked for. */
type Surfaces = Map<string, string | undefined>;

function holds(content: string, surfaces: Surfaces): boolean {
  if (surfaces.size === 0) return false;
  const words = wordsOf(content);
  const joined = words.replaceAll(" ", "");
  for (const [surface, together] of surfaces) {
    if (words.includes(surface)) return true;
    if (together !== undefined && joined.includes(together)) return true;
  }
  return false;
}

/** Words in small letters, each between spaces. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\u00ad/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;

/** A content unchanged and with its references, percent-encoding and CSS escapes resolved. */
function readingsOf(content: string): string[] {
  const found = [content];
  for (const resolve of [decoded, withoutPercent, withoutPercent, unescaped]) {
    const last = found.at(-1)!;
    const next = resolve(last);
    if (next !== last) found.push(next);
  }
  return found;
}

const withoutPercent = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => percentDecoded(run) ?? run);
