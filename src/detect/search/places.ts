/**
 * Where in a text expressions can match, found in one reading of the text for all of them: what they allow is put together
 * into one automaton, whose states are made when a text first leads there. Most texts have nothing that most expressions
 * could match; those are never tried, nor even compiled.
 */

import { type Node, OTHER, readExpression, SECOND, SYMBOLS, symbolOf } from "./expression.js";

/** Symbols read from one place; what may still match then is taken to. */
const LONGEST = 48;
/** A part repeated more often may be as often as one likes: a symbol, anything else. */
const MOST_SYMBOLS = 8;
const MOST_COPIES = 2;
/** States kept at a time, some 50 MB; then they are made anew. */
const MOST_STATES = 32_000;

/** A symbol and the step behind it; or where there is none, several ways on, or the end of an expression. */
interface Step {
  /** Number of the expression. */
  readonly of: number;
  readonly symbols?: Uint8Array;
  readonly next?: number;
  readonly ways?: readonly number[];
}

interface State {
  /** Each with a symbol. */
  readonly steps: readonly number[];
  /** Numbers of the expressions that may end here. */
  readonly ends: readonly number[];
  /** By symbol, as far as texts led there. */
  readonly next: (State | undefined)[];
}

/** Places at which an expression may match, in reading order; `undefined` for one that was not read. */
export type Places = (regex: RegExp) => readonly number[] | undefined;

const NOWHERE: readonly number[] = Object.freeze([]);
const DEAD: State = { steps: [], ends: [], next: [] };

export class Expressions {
  readonly #numbers = new Map<RegExp, number>();
  readonly #steps: Step[] = [];
  readonly #states = new Map<string, State>();
  /** At which round of `#stateOf` a step was seen last. */
  #seen = new Int32Array(0);
  #round = 0;
  readonly #inWord: State;
  readonly #elsewhere: State;

  constructor(expressions: Iterable<RegExp>) {
    const all: number[] = [];
    const inWord: number[] = [];
    for (const regex of expressions) {
      const read = this.#numbers.has(regex) ? undefined : readExpression(regex);
      if (!read) continue;
      const of = this.#numbers.size;
      this.#numbers.set(regex, of);
      const first = this.#before(this.#add({ of }), read.node, of);
      all.push(first);
      if (!read.opensWord) inWord.push(first);
    }
    this.#seen = new Int32Array(this.#steps.length);
    this.#inWord = this.#stateOf(inWord);
    this.#elsewhere = this.#stateOf(all);
  }

  /** Linear in the text. */
  in(text: string): Places {
    const places = new Array<number[] | undefined>(this.#numbers.size);
    const add = (number: number, place: number): void => {
      const own = (places[number] ??= []);
      if (own.at(-1) !== place) own.push(place);
    };
    const symbols = symbolsOf(text);
    let state = this.#elsewhere;
    for (let place = 0; place < text.length; place++) {
      const end = Math.min(text.length, place + LONGEST);
      for (let at = place; at < end; at++) {
        const symbol = symbols[at]!;
        state = state.next[symbol] ?? this.#step(state, symbol);
        if (state === DEAD) break;
        for (let i = 0; i < state.ends.length; i++) add(state.ends[i]!, place);
      }
      if (end === place + LONGEST)
        for (const step of state.steps) add(this.#steps[step]!.of, place);
      state = isLetterOrDigit(symbols[place]!) ? this.#inWord : this.#elsewhere;
    }
    return (regex) => {
      const number = this.#numbers.get(regex);
      return number === undefined ? undefined : (places[number] ?? NOWHERE);
    };
  }

  #add(step: Step): number {
    return this.#steps.push(step) - 1;
  }

  /** The step at which a node begins, before another. */
  #before(next: number, node: Node, of: number): number {
    if ("symbols" in node) return this.#add({ of, symbols: node.symbols, next });
    if ("sequence" in node)
      return node.sequence.reduceRight((behind, one) => this.#before(behind, one, of), next);
    if ("either" in node)
      return this.#add({ of, ways: node.either.map((one) => this.#before(next, one, of)) });
    const most = "symbols" in node.of ? MOST_SYMBOLS : MOST_COPIES;
    let first = next;
    if (node.most > most) {
      const ways = [next];
      first = this.#add({ of, ways });
      ways.push(this.#before(first, node.of, of));
    } else {
      for (let i = node.least; i < node.most; i++)
        first = this.#add({ of, ways: [next, this.#before(first, node.of, of)] });
    }
    for (let i = Math.min(node.least, most); i > 0; i--) first = this.#before(first, node.of, of);
    return first;
  }

  /** The state in which the text is to go on with one of these steps. */
  #stateOf(open: number[]): State {
    if (open.length === 0) return DEAD;
    const round = ++this.#round;
    const steps: number[] = [];
    const ends: number[] = [];
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      if (this.#seen[step] === round) continue;
      this.#seen[step] = round;
      const { of, symbols, ways } = this.#steps[step]!;
      if (symbols) steps.push(step);
      else if (ways) open.push(...ways);
      else ends.push(of);
    }
    steps.sort(ascending);
    ends.sort(ascending);
    const key = `${steps};${ends}`;
    let state = this.#states.get(key);
    if (!state) {
      if (this.#states.size >= MOST_STATES) {
        this.#states.clear();
        // where places begin, which leads to all others
        for (const { next } of [this.#inWord, this.#elsewhere]) next.fill(undefined);
      }
      this.#states.set(key, (state = { steps, ends, next: new Array(SYMBOLS) }));
    }
    return state;
  }

  #step(state: State, symbol: number): State {
    // where characters are matched whole, the second unit is matched with the first
    const open = symbol === SECOND ? [...state.steps] : [];
    for (const step of state.steps) {
      const { symbols, next } = this.#steps[step]!;
      if (symbols![symbol === SECOND ? OTHER : symbol] === 1) open.push(next!);
    }
    return (state.next[symbol] = this.#stateOf(open));
  }
}

function symbolsOf(text: string): Uint8Array {
  const symbols = new Uint8Array(text.length);
  for (let i = 0; i < symbols.length; i++) symbols[i] = symbolOf(text.charCodeAt(i));
  return symbols;
}

const ascending = (a: number, b: number): number => a - b;

const isLetterOrDigit = (symbol: number): boolean =>
  symbol === 48 || (symbol >= 65 && symbol <= 90) || (symbol >= 97 && symbol <= 122);
