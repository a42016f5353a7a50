/** Finds the terms of an index in a text: the longest row of folded tokens, from left to right. */

import type { Span } from "../../../document/span.js";
import { type TermToken, termTokens } from "../../../language/fold.js";
import { type DateTerm, datePrecisions, findDates } from "./dates.js";
import { isGeneral } from "./general-words.js";
import { addToken, EMPTY_ROW, type RowHash, type TermFilter } from "./term-filter.js";

/** A term in a text; spans of one text do not overlap and are in order. */
export interface TermMatch extends Span {
  /** As written in the index; where `unknown`, as it would. */
  readonly term: string;
  /** Set of a date that nobody in the index has as it is written: a part of it says nothing of it. */
  readonly unknown?: true;
}

/** What is asked about a term; an index has it. */
export interface TermCounts {
  /** Individuals that have the term, 0 if nobody does. */
  count(term: string): number;
}

export interface FinderOptions {
  /** Rejects rows of tokens that no term begins with; without it every row is looked up. */
  readonly filter?: TermFilter;
  /** Folded terms that are found only where written as names, beside the built-in white list. */
  readonly general?: ReadonlySet<string>;
}

/** Rows of tokens are tried up to this length where there is no filter. */
const LONGEST_ROW = 12;
/** Counts that are remembered; names and places of a corpus come again and again. */
const REMEMBERED = 200_000;

export class TermFinder {
  readonly #counts: TermCounts;
  readonly #filter: TermFilter | undefined;
  readonly #general: ReadonlySet<string> | undefined;
  readonly #memory = new Map<string, number>();

  constructor(counts: TermCounts, options: FinderOptions = {}) {
    this.#counts = counts;
    this.#filter = options.filter;
    this.#general = options.general;
  }

  /** The terms of a text. */
  find(text: string): TermMatch[] {
    const tokens = termTokens(text);
    const dates = new Map(findDates(text).map((date) => [date.start, date]));
    const matches: TermMatch[] = [];
    for (let at = 0; at < tokens.length; ) {
      const { start } = tokens[at]!;
      const row = this.#longestRow(text, tokens, at);
      const date = this.#dateTerm(dates.get(start));
      if (date && date.end >= (row?.end ?? 0)) matches.push(date);
      else if (row) matches.push(row);
      else {
        at++;
        continue;
      }
      const { end } = matches.at(-1)!;
      while (at < tokens.length && tokens[at]!.start < end) at++;
    }
    return matches;
  }

  /**
   * Every place where one of `terms` occurs in a text, inside longer terms too; overlapping places are
   * one. A date is a place of each of its precisions, general words are where they have capitals.
   */
  occurrences(text: string, terms: Iterable<string>): Span[] {
    const wanted = new Set(terms);
    if (wanted.size === 0) return [];
    const lengths = new Map<string, Set<number>>();
    for (const term of wanted) {
      const [first = "", ...rest] = term.split(" ");
      lengths.set(first, (lengths.get(first) ?? new Set()).add(rest.length + 1));
    }
    const tokens = termTokens(text);
    const spans: Span[] = [];
    for (const [at, { folded, start }] of tokens.entries()) {
      for (const length of lengths.get(folded) ?? []) {
        const row = tokens.slice(at, at + length);
        const term = row.map((token) => token.folded).join(" ");
        if (!wanted.has(term)) continue;
        if (isGeneral(term, this.#general) && !row.every(({ capital }) => capital)) continue;
        spans.push({ start, end: row.at(-1)!.end });
      }
    }
    for (const { start, end, terms: dates } of findDates(text)) {
      if (dates.flatMap(datePrecisions).some((term) => wanted.has(term)))
        spans.push({ start, end });
    }
    return union(spans);
  }

  #longestRow(text: string, tokens: readonly TermToken[], from: number): TermMatch | undefined {
    let row: RowHash = EMPTY_ROW;
    let term = "";
    let longest: TermMatch | undefined;
    const limit = this.#filter ? tokens.length : Math.min(tokens.length, from + LONGEST_ROW);
    for (let at = from; at < limit; at++) {
      const token = tokens[at]!;
      term = at === from ? token.folded : `${term} ${token.folded}`;
      if (this.#filter) {
        row = addToken(row, token.folded);
        if (!this.#filter.mayBegin(row)) break;
        if (!this.#filter.mayBeTerm(row)) continue;
      }
      if (this.#count(term) === 0) continue;
      if (isGeneral(term, this.#general) && !isName(text, tokens, from, at)) continue;
      longest = { start: tokens[from]!.start, end: token.end, term };
    }
    return longest;
  }

  /**
   * A date as exactly as the text writes it; of two readings the one that fewer have. Where nobody has it,
   * it is unknown, however many have its month or year: '6 March 2001' is not '6 March'.
   */
  #dateTerm(date: DateTerm | undefined): TermMatch | undefined {
    if (!date) return undefined;
    const { start, end, terms } = date;
    const [rarest] = [...terms].sort((a, b) => this.#count(a) - this.#count(b));
    if (rarest === undefined) return undefined;
    return { start, end, term: rarest, ...(this.#count(rarest) === 0 && { unknown: true }) };
  }

  #count(term: string): number {
    const known = this.#memory.get(term);
    if (known !== undefined) return known;
    const count = this.#counts.count(term);
    if (this.#memory.size >= REMEMBERED) this.#memory.clear();
    this.#memory.set(term, count);
    return count;
  }
}

const SENTENCE_BEFORE = /(?:^|[.!?:\n]["'”’)]?)\s*["'“‘(]?$/;

/** Whether the tokens `from` to `to` are written as a name: with capitals that no sentence's start explains. */
function isName(text: string, tokens: readonly TermToken[], from: number, to: number): boolean {
  for (let at = from; at <= to; at++) if (!tokens[at]!.capital) return false;
  const { start } = tokens[from]!;
  return to > from || !SENTENCE_BEFORE.test(text.slice(Math.max(0, start - 6), start));
}

function union(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}
