/**
 * Puts originals back into a text as it arrives. Only an end that may begin a known label or pseudonym is held back,
 * and what is written depends on the text alone, never on how it was cut.
 */

import { digestOf, NOTHING } from "./digest.js";
import { type KnownLabels, labelAt } from "./known-label.js";

/** What a conversation can put back. */
export interface Restorables {
  readonly labels: KnownLabels;
  /** `spelledNames` of the labels. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** `firstUnits` of the labels, and the first letters of the words in both cases. */
  readonly firsts: ReadonlySet<string>;
  /** Pseudonyms and other words of one original, as written, the longest first. */
  readonly words: readonly string[];
  /** The original of a label. @param before the text before it, as it arrived @param index how often it came before */
  ofLabel(name: string, code: string, place: Place): string;
  ofWords(words: string, written: string): string | undefined;
}

export interface Place {
  readonly before: string;
  /** `digestOf` all the text before it. */
  readonly digest: number;
  readonly index: number;
  /** Whether it is in a value by itself. */
  readonly value: boolean;
}

export interface Restorer {
  /** More of the text. @returns what is certain by now */
  write(chunk: string): string;
  /** The rest, after the last chunk. */
  end(): string;
  /** How many places were restored so far. */
  readonly count: number;
  /** Labels that no original is known for, each once; they stay. */
  readonly unknown: readonly string[];
}

export interface RestorerOptions {
  /** The text is the inside of a JSON string, as the arguments of a tool arrive: originals are escaped for it. */
  readonly json?: boolean;
  /** The text is a value by itself: its beginning says nothing of the form in which a name is meant. */
  readonly value?: boolean;
}

/** Text before a label that is kept, in UTF-16 units. */
const BEHIND = 48;
/** The longest label of another conversation: '[DATE OF BIRTH K7QF2MXT]'. */
const LONGEST_UNKNOWN = 48;
const UNKNOWN =
  /\[[A-Z]{2,}(?: [A-Z]+){0,3} (?:[0-9]{1,7}|[2-9BCDFGHJKMNPQRSTVWXZ]{8}(?:[2-9BCDFGHJKMNPQRSTVWXZ]{8})?)\]/gu;
const WORD = /[\p{L}\p{N}]/u;
/** A value of JSON whose quotes are open. */
export const IN_JSON_STRING = /(?:[:[]\s*|",\s*)"(?:[^"\\\n]|\\.)*$/u;
const IN_ADDRESS = /\bhttps?:\/\/[^\s"'<>)]*$/u;

export function createRestorer(
  restorables: Restorables,
  { json = false, value = false }: RestorerOptions = {},
): Restorer {
  const { labels, names, firsts, words } = restorables;
  const seen = new Map<string, number>();
  const unknown = new Set<string>();
  let count = 0;
  // what was read and is written, then what waits
  let text = "";
  let at = 0;
  // of all text up to `digested`
  let digest = NOTHING;
  let digested = 0;
  const digestTo = (end: number): number => {
    digest = digestOf(text, digested, end, digest);
    digested = end;
    return digest;
  };

  /** Goes on until what follows decides. */
  function run(isEnd: boolean): string {
    let written = "";
    let from = at;
    while (at < text.length) {
      if (!firsts.has(text[at]!)) {
        at++;
        continue;
      }
      const label = labelAt(text, at, { labels, names, isEnd });
      const phrase = label === undefined ? wordsAt(isEnd) : undefined;
      if (label === "more" || phrase === "more") break;
      if (label === undefined && phrase === undefined) {
        at++;
        continue;
      }
      written += text.slice(from, at);
      if (label) {
        const key = `${label.name} ${label.code}`;
        const index = seen.get(key) ?? 0;
        seen.set(key, index + 1);
        const before = text.slice(Math.max(0, at - BEHIND), at);
        const place = { before, digest: digestTo(at), index, value };
        const original = restorables.ofLabel(label.name, label.code, place);
        const encoded = label.encoded || IN_ADDRESS.test(before);
        written += encoded ? encodeURIComponent(original) : quoted(original, before);
        at = label.end;
      } else {
        written += quoted(phrase!.original, text.slice(Math.max(0, at - BEHIND), at));
        at = phrase!.end;
      }
      count++;
      from = at;
    }
    // half a character waits for its other half
    const half = !isEnd && at === text.length && /[\uD800-\uDBFF]$/.test(text) && at > from ? 1 : 0;
    at -= half;
    written += text.slice(from, at);
    return written;
  }

  const quoted = (original: string, before: string): string =>
    json || (/["\\\n\r\t]/.test(original) && IN_JSON_STRING.test(before))
      ? JSON.stringify(original).slice(1, -1)
      : original;

  /** The longest words of an original that begin here. */
  function wordsAt(isEnd: boolean): { end: number; original: string } | "more" | undefined {
    if (words.length === 0 || (at > 0 && WORD.test(text[at - 1]!))) return undefined;
    for (const one of words) {
      const end = endOfWords(one);
      if (end === undefined) continue;
      if (!isEnd && (end === "cut" || end === text.length)) return "more";
      if (end === "cut" || WORD.test(text.slice(end, end + 1))) continue;
      const original = restorables.ofWords(one, text.slice(at, end));
      if (original !== undefined) return { end, original };
    }
    return undefined;
  }

  /** Where words end that begin here; `cut`: the text breaks off within them. */
  function endOfWords(one: string): number | "cut" | undefined {
    let place = at;
    for (const unit of one) {
      if (place >= text.length) return "cut";
      if (/\s/.test(unit)) {
        const start = place;
        while (place < text.length && /\s/.test(text[place]!)) place++;
        if (place === start) return undefined;
        continue;
      }
      const here = text.slice(place, place + unit.length);
      if (here !== unit && here.toLowerCase() !== unit.toLowerCase()) return undefined;
      place += unit.length;
    }
    return place;
  }

  /** Labels of others in what is decided. */
  let looked = 0;
  function look(isEnd: boolean): void {
    const until = isEnd ? text.length : at;
    for (const { 0: found, index } of text.slice(looked, until).matchAll(UNKNOWN)) {
      const [, name, code] = /^\[(.+) (\S+)\]$/.exec(found)!;
      if (labels.get(name!)?.has(code!)) continue;
      // a label with the full stop of its sentence is words of an original
      const place = looked + index;
      const isInWords = words.some((one) => {
        const within = one.indexOf(found);
        return within >= 0 && text.startsWith(one, place - within);
      });
      if (!isInWords) unknown.add(found);
    }
  }

  function step(isEnd: boolean): string {
    const written = run(isEnd);
    look(isEnd);
    const kept = Math.max(0, at - BEHIND - LONGEST_UNKNOWN);
    if (digested < kept) digestTo(kept);
    text = text.slice(kept);
    at -= kept;
    digested -= kept;
    looked = Math.max(0, at - LONGEST_UNKNOWN);
    return written;
  }

  return {
    write(chunk) {
      text += chunk;
      return step(false);
    },
    end() {
      return step(true);
    },
    get count() {
      return count;
    },
    get unknown() {
      return [...unknown];
    },
  };
}
