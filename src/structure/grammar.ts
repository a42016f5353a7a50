/** What a grammar of the layer is, and what it cuts a text into. */

import type { Span } from "../document/span.js";
import type { SemanticType } from "../document/types.js";

/** A stretch that is neither syntax nor a key. */
export interface Piece extends Span {
  /** Keys from the outermost, a dot between: `patient.name.0.family`, `PID.5.1`; empty: none. */
  readonly path: string;
  /** Free text, which may contain further syntax. Default: a value, read by itself. */
  readonly prose?: true;
  /** What the syntax itself says of it: its type, or that it is no word of anybody's (`fixed`). Default: what its key says. */
  readonly is?: SemanticType | "fixed";
  /** Of a code: an account, which links what it stands in. */
  readonly account?: true;
  /** Characters that would end it: new words are written without them. */
  readonly ends?: string;
  /** Of a machine's own report: its amounts are durations and sizes. */
  readonly machine?: true;
  /** Of settings, where an account may be called like what it is for. */
  readonly settings?: true;
  /** A number, in whose place only another can stand. */
  readonly number?: true;
  /** A scalar of YAML without quotes. */
  readonly bare?: true;
}

/** One syntax. Grammars are plain objects in the registry of `structure.ts`. */
export interface Grammar {
  readonly name: string;
  /** Whether a machine writes or reads it, and people are in it by chance: logs, configuration, programs. */
  readonly machine?: true;
  /** Whether it holds the settings of a program. */
  readonly settings?: true;
  /** Cheap: whether a text could have it. */
  sniff(text: string): boolean;
  /** The pieces in reading order, none overlapping another; undefined: the text is something else. */
  cut(text: string): readonly Piece[] | undefined;
}

/** A piece without blanks around it; undefined where nothing is left. */
export function trimmed(text: string, piece: Piece): Piece | undefined {
  const words = text.slice(piece.start, piece.end);
  const start = piece.start + (words.length - words.trimStart().length);
  const end = piece.end - (words.length - words.trimEnd().length);
  return start < end ? { ...piece, start, end } : undefined;
}

/** Lines with their places, without their ends. */
export function* linesOf(text: string): Generator<{ readonly line: string } & Span> {
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf("\n", start);
    const stop = found < 0 ? text.length : found;
    const end = stop > start && text[stop - 1] === "\r" ? stop - 1 : stop;
    yield { line: text.slice(start, end), start, end };
    if (found < 0) return;
    start = found + 1;
  }
}

/** The parts between a separator, with their places; `escaping`: a character that takes the meaning from the next. */
export function partsOf(
  text: string,
  { start, end }: Span,
  separator: string,
  escaping = "",
): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    if (escaping !== "" && text[at] === escaping) at++;
    else if (text[at] === separator) {
      parts.push({ start: from, end: at });
      from = at + 1;
    }
  }
  parts.push({ start: from, end });
  return parts;
}

/** What a standard says of a name: its type, that it is prose, that it is read like any value, or something of the grammar's own. */
export const kindTable = <Kind extends string>(
  rows: Readonly<Partial<Record<Kind, string>>>,
): ReadonlyMap<string, Kind> =>
  new Map(
    Object.entries<string | undefined>(rows).flatMap(([kind, names]) =>
      names!.split(/\s+/).map((name): [string, Kind] => [name, kind as Kind]),
    ),
  );
