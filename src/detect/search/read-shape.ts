/**
 * Reads what a regular expression's matches look like off its source. Nothing is guessed: what the reader does not know
 * (a reference to a group not closed) gives no shape.
 */

import {
  better,
  DIGIT,
  EMPTY,
  either,
  gap,
  inSequence,
  MOST_STRINGS,
  needsOf,
  type Part,
  repeated,
  Unreadable,
} from "./shape-parts.js";

/** A shape as JSON can keep it. */
export interface SourceShape {
  /** As in `Shape`. */
  readonly digits: number;
  /** As in `Shape`; `null` where nothing bounds it. */
  readonly reach: number | null;
  /** Strings one of which any match contains, in whatever case. */
  readonly needs?: readonly string[];
}

/** The shape of all matches of a source; `undefined` where it cannot be read. */
export function readShape(source: string): SourceShape | undefined {
  try {
    const part = new Reader(source).all();
    const needs = needsOf(part);
    return {
      digits: Math.min(...part.kinds.map(({ best }) => best)),
      reach: Number.isFinite(part.reach) ? part.reach : null,
      ...(needs ? { needs } : {}),
    };
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Letters and blanks up to one that is repeated, most of what expressions are made of: read at once. */
const PLAIN = /[A-Za-z ]+(?![*+?{])/y;

/** A reader of regular expressions by recursive descent. */
class Reader {
  readonly #source: string;
  #at = 0;
  readonly #groups: Part[] = [];
  readonly #named = new Map<string, Part>();
  #opened = 0;

  constructor(source: string) {
    this.#source = source;
  }

  all(): Part {
    const part = this.#alternatives();
    if (this.#at < this.#source.length) throw new Unreadable();
    return part;
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #match(regex: RegExp): RegExpExecArray | undefined {
    regex.lastIndex = this.#at;
    const match = regex.exec(this.#source);
    if (!match) return undefined;
    this.#at = regex.lastIndex;
    return match;
  }

  #alternatives(): Part {
    const parts = [this.#sequence()];
    while (this.#take("|")) parts.push(this.#sequence());
    return either(parts);
  }

  #sequence(): Part {
    let part = EMPTY;
    let whole = true;
    let needs: readonly string[] | undefined;
    // the strings since the last part that has too many
    let run: readonly string[] = [""];
    for (
      let sign = this.#source[this.#at];
      sign !== undefined && sign !== "|" && sign !== ")";
      sign = this.#source[this.#at]
    ) {
      const next = this.#quantified();
      part = inSequence(part, next);
      if (next.exact && run.length * next.exact.length <= MOST_STRINGS) {
        run = run.flatMap((left) => next.exact!.map((right) => left + right));
        continue;
      }
      whole = false;
      needs = better(better(needs, needsOf({ ...part, exact: run })), needsOf(next));
      run = next.exact ?? [""];
    }
    const { kinds, reach } = part;
    if (whole) return { kinds, reach, exact: run };
    needs = better(needs, needsOf({ ...part, exact: run }));
    return { kinds, reach, ...(needs ? { needs } : {}) };
  }

  #quantified(): Part {
    const plain = this.#match(PLAIN)?.[0];
    if (plain !== undefined) {
      const { length } = plain;
      return { kinds: [gap(length)], reach: length, exact: [plain.toLowerCase()] };
    }
    const atom = this.#atom();
    const quantifier = this.#match(/(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y);
    if (!quantifier) return atom;
    const [, sign, least, range, most] = quantifier;
    if (sign === "*") return repeated(atom, 0, Number.POSITIVE_INFINITY);
    if (sign === "+") return repeated(atom, 1, Number.POSITIVE_INFINITY);
    if (sign === "?") return repeated(atom, 0, 1);
    if (range === undefined) return repeated(atom, Number(least), Number(least));
    return repeated(atom, Number(least), most ? Number(most) : Number.POSITIVE_INFINITY);
  }

  #atom(): Part {
    const around = this.#match(/\(\?<?([=!])/y);
    if (around) {
      const part = this.#closed();
      const needs = around[1] === "=" ? needsOf(part) : undefined;
      if (needs === undefined) return { ...EMPTY, reach: part.reach };
      return { kinds: EMPTY.kinds, reach: part.reach, needs };
    }
    const group = this.#match(/\((?:\?:|\?<(\w+)>)?/y);
    if (group) return this.#group(group);
    if (this.#match(/\\[bB]/y)) return { ...EMPTY, reach: 1 };
    // line starts and ends are not those of an excerpt
    if (this.#match(/[\^$]/y)) return { ...EMPTY, reach: Number.POSITIVE_INFINITY };
    const reference = this.#match(/\\(?:([1-9])|k<(\w+)>)/y);
    if (reference) {
      const to = reference[1] ? this.#groups[Number(reference[1])] : this.#named.get(reference[2]!);
      if (!to) throw new Unreadable();
      // a group that took part in no match is matched by nothing
      return either([EMPTY, to]);
    }
    const one = this.#match(
      /\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]+\}|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\}|\\x[\da-fA-F]{2}|\\[^\dc]|[^\\]/suy,
    );
    if (!one) throw new Unreadable();
    const digit = /^(?:\\d|\d|\[(?:\d(?:-\d)?|\\d)+\])$/.test(one[0]);
    // a character beyond the basic plane takes two units
    const wide = /^(?:\\[pPSWD]|\[|\\u\{|\.|[\ud800-\udbff])/.test(one[0]) ? 2 : 1;
    const exact = charactersOf(one[0]);
    return {
      kinds: [digit ? DIGIT : gap(wide)],
      reach: digit ? 1 : wide,
      ...(exact ? { exact } : {}),
    };
  }

  #group([written, name]: RegExpExecArray): Part {
    const number = written === "(?:" ? undefined : ++this.#opened;
    const part = this.#closed();
    if (number !== undefined) this.#groups[number] = part;
    if (name !== undefined) this.#named.set(name, part);
    return part;
  }

  /** The text up to the closing bracket. */
  #closed(): Part {
    const part = this.#alternatives();
    if (!this.#take(")")) throw new Unreadable();
    return part;
  }
}

/** The characters, in lower case, of an atom that is one, a choice of few or both cases of one. */
function charactersOf(atom: string): readonly string[] | undefined {
  const inside = /^\[([^\]^\\-]{1,4})\]$/u.exec(atom)?.[1];
  if (inside !== undefined) return [...new Set([...inside.toLowerCase()])];
  if (/^\\[^\w]$/.test(atom)) return [atom.slice(1)];
  return /^[^\\[.]$/u.test(atom) ? [atom.toLowerCase()] : undefined;
}
