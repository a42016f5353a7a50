/**
 * A regular expression as a tree of what its matches are made of, read off its source: which symbol may be where. What stands
 * around a match is not asked, and of a number any digit will do, so the tree allows more than the expression, never less.
 */

/** ASCII, all digits as `0`; then every other UTF-16 unit, and the second of two that are one character. */
export const OTHER = 128;
export const SECOND = 129;
export const SYMBOLS = 130;

/** 1 for each symbol that may be at a place. */
type Symbols = Uint8Array;

export type Node =
  | { readonly symbols: Symbols }
  | { readonly sequence: readonly Node[] }
  | { readonly either: readonly Node[] }
  | { readonly of: Node; readonly least: number; readonly most: number };

export interface Expression {
  readonly node: Node;
  /** Whether no match begins right behind a letter or digit of ASCII. */
  readonly opensWord: boolean;
}

const EMPTY: Node = { sequence: [] };

export const symbolOf = (unit: number): number =>
  unit < OTHER
    ? unit >= 48 && unit <= 57
      ? 48
      : unit
    : unit >= 0xdc00 && unit < 0xe000
      ? SECOND
      : OTHER;

class Unreadable extends Error {}

/** What an expression matches; `undefined` where its source cannot be read. */
export function readExpression({ source, flags }: RegExp): Expression | undefined {
  if (flags.includes("v")) return undefined;
  try {
    const reader = new Reader(source, flags);
    const node = reader.all();
    return { node, opensWord: reader.opensWord };
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

const LETTERS_AND_DIGITS = [..."0abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map(
  (char) => char.charCodeAt(0),
);

const QUANTIFIERS: ReadonlySet<string | undefined> = new Set("*+?{");

/** Letters, digits and the blank stand for themselves. */
const isPlain = (unit: number): boolean =>
  unit === 32 || LETTERS_AND_DIGITS.includes(symbolOf(unit));

/** By recursive descent. */
class Reader {
  readonly #source: string;
  readonly #flags: string;
  #at = 0;
  readonly #groups: Node[] = [];
  readonly #named = new Map<string, Node>();
  #opened = 0;
  opensWord = false;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags.replace(/[^isu]/g, "");
  }

  all(): Node {
    const node = this.#alternatives();
    if (this.#at < this.#source.length) throw new Unreadable();
    this.opensWord &&= !("either" in node);
    return node;
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

  #alternatives(): Node {
    const nodes = [this.#sequence()];
    while (this.#take("|")) nodes.push(this.#sequence());
    return nodes.length === 1 ? nodes[0]! : { either: nodes };
  }

  #sequence(): Node {
    const nodes: Node[] = [];
    for (
      let sign = this.#source[this.#at];
      sign !== undefined && sign !== "|" && sign !== ")";
      sign = this.#source[this.#at]
    ) {
      nodes.push(this.#quantified());
    }
    return { sequence: nodes };
  }

  #quantified(): Node {
    const of = this.#atom();
    if (!QUANTIFIERS.has(this.#source[this.#at])) return of;
    const quantifier = this.#match(/(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y);
    if (!quantifier) return of;
    const [, sign, least, range, most] = quantifier;
    if (sign !== undefined)
      return { of, least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Number.POSITIVE_INFINITY };
    const fewest = Number(least);
    return {
      of,
      least: fewest,
      most: range === undefined ? fewest : most ? Number(most) : Number.POSITIVE_INFINITY,
    };
  }

  #atom(): Node {
    const unit = this.#source.charCodeAt(this.#at);
    if (isPlain(unit)) return { symbols: symbolsOf(this.#source[this.#at++]!, this.#flags) };
    const isFirst = this.#at === 0;
    const around = this.#match(/\(\?(<?[=!])/y);
    if (around) {
      const node = this.#closed();
      if (isFirst && around[1] === "<!")
        this.opensWord = LETTERS_AND_DIGITS.every((one) => allows(node, one));
      return EMPTY;
    }
    const group = this.#match(/\((?:\?:|\?<(\w+)>)?/y);
    if (group) return this.#group(group);
    if (this.#match(/\\b/y)) {
      this.opensWord ||=
        isFirst && /^(?:[A-Za-z\d]|\\d|\[[A-Za-z\d-]+\])(?![?*|]|\{0)/.test(this.#source.slice(2));
      return EMPTY;
    }
    if (this.#match(/\\B|[\^$]/y)) return EMPTY;
    const reference = this.#match(/\\(?:([1-9])|k<(\w+)>)/y);
    if (reference) {
      const to = reference[1] ? this.#groups[Number(reference[1])] : this.#named.get(reference[2]!);
      if (!to) throw new Unreadable();
      // a group that took part in no match is matched by nothing
      return { either: [EMPTY, to] };
    }
    const one = this.#match(
      /\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]+\}|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\}|\\x[\da-fA-F]{2}|\\[^\dc]|[^\\]/suy,
    );
    if (!one) throw new Unreadable();
    return { symbols: symbolsOf(one[0], this.#flags) };
  }

  #group([written, name]: RegExpExecArray): Node {
    const number = written === "(?:" ? undefined : ++this.#opened;
    const node = this.#closed();
    if (number !== undefined) this.#groups[number] = node;
    if (name !== undefined) this.#named.set(name, node);
    return node;
  }

  /** The text up to the closing bracket. */
  #closed(): Node {
    const node = this.#alternatives();
    if (!this.#take(")")) throw new Unreadable();
    return node;
  }
}

/** Whether a node is one symbol or some of several, and this is one. */
const allows = (node: Node, symbol: number): boolean =>
  "symbols" in node
    ? node.symbols[symbol] === 1
    : "either" in node
      ? node.either.some((one) => allows(one, symbol))
      : "sequence" in node && node.sequence.length === 1 && allows(node.sequence[0]!, symbol);

const known = new Map<string, Symbols>();

/** Atoms that allow nothing beyond ASCII, but for what case does. */
const ASCII_ALONE =
  /^(?:\[(?!\^)(?:[\x00-\x5b\x5d-\x7f]|\\[dw\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f])+\]|\\[dw\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]|[^.])$/;

function symbolsOf(atom: string, flags: string): Symbols {
  const key = `${flags} ${atom}`;
  let symbols = known.get(key);
  if (symbols) return symbols;
  known.set(key, (symbols = new Uint8Array(SYMBOLS)));
  const isAscii = ASCII_ALONE.test(atom);
  const anyCase = flags.includes("i");
  if (atom.length === 1 && atom !== ".") {
    for (const one of anyCase ? [atom.toLowerCase(), atom.toUpperCase()] : [atom])
      symbols[symbolOf(one.charCodeAt(0))] = 1;
  } else {
    const regex = new RegExp(`^${atom}$`, flags);
    for (let unit = 0; unit < OTHER; unit++) {
      if (regex.test(String.fromCharCode(unit))) symbols[symbolOf(unit)] = 1;
    }
  }
  // 'ſ' is an s and the sign of kelvins a k
  if (!isAscii || (anyCase && /[ks[]/i.test(atom))) symbols[OTHER] = 1;
  return symbols;
}
