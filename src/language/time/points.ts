import { parseClock } from "./clock.js";
import { onDay } from "./days.js";
import { parsePoint } from "./point.js";
import type { CalendarDate, ClockTime, TimePoint, TimeRange } from "./types.js";

const LINK = /(?:,? (?:to|until|till|through|and|or|&) |, ?| ?- ?| ?\/ ?)/g;
const RANGE_LINK = /to|until|till|through|-|\//;
const MOST_POINTS = 24;

/** A side of a range that takes the rest from the other: '4' in '4 and 6 June', '9.15' in '9.15 to 10 p.m.'. */
interface BareNumber {
  readonly kind: "number";
  readonly value: number;
  readonly minute?: number;
  readonly year?: number;
}
type Piece = TimePoint | BareNumber;

/** One point in time, or several in plain text (see parseTime): '14 October and 18 November 2000', '1990-1995'. */
export function parsePoints(text: string): TimePoint | TimeRange | undefined {
  const single = parsePoint(text);
  if (single) return single;
  const between = text.startsWith("between ");
  const body = text.replace(/^(?:between|from) /, "");
  const found = split(body, 0, new Map());
  if (!found || found.pieces.length < 2) return undefined;
  const points = filled(found.pieces);
  if (!points) return undefined;
  const range = points.length === 2 && (between || RANGE_LINK.test(found.links[0]!));
  return { kind: range ? "range" : "list", points, between };
}

interface Pieces {
  readonly pieces: readonly Piece[];
  readonly links: readonly string[];
}

/** The shortest first piece that leaves a rest that can be read, each rest tried once. */
function split(
  text: string,
  depth: number,
  tried: Map<string, Pieces | undefined>,
): Pieces | undefined {
  if (tried.has(text)) return tried.get(text);
  let found: Pieces | undefined;
  const whole = parsePiece(text);
  if (whole) found = { pieces: [whole], links: [] };
  else if (depth < MOST_POINTS) {
    for (const link of text.matchAll(LINK)) {
      // the comma of 'June 12, 2003'
      if (link.index === 0 || isWithinDate(text, link.index, link[0].length)) continue;
      const first = parsePiece(text.slice(0, link.index));
      const rest = first && split(text.slice(link.index + link[0].length), depth + 1, tried);
      if (!first || !rest) continue;
      found = { pieces: [first, ...rest.pieces], links: [link[0].trim(), ...rest.links] };
      break;
    }
  }
  tried.set(text, found);
  return found;
}

const isWithinDate = (text: string, at: number, length: number): boolean =>
  /^, ?$/.test(text.slice(at, at + length)) &&
  /[a-z.] (?:the )?[0-9]{1,2}(?:st|nd|rd|th)?$/.test(text.slice(0, at)) &&
  /^[12][0-9]{3}(?![0-9])/.test(text.slice(at + length));

function parsePiece(text: string): Piece | undefined {
  const bare =
    /^(?:the )?(?<value>[0-9]{1,2})(?:(?:st|nd|rd|th)?(?:,? (?<year>[0-9]{4}))?|[.:](?<minute>[0-5][0-9]))$/.exec(
      text,
    )?.groups;
  if (!bare) return parsePoint(text) ?? parseClock(text);
  const { value, year, minute } = bare;
  return {
    kind: "number",
    value: Number(value),
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(minute === undefined ? {} : { minute: Number(minute) }),
  };
}

/** Gives every piece what its neighbours say: the month and year usually come with the last one. */
function filled(pieces: readonly Piece[]): TimePoint[] | undefined {
  const points: TimePoint[] = [];
  for (const piece of [...pieces].reverse()) {
    const point = fill(piece, points[0], pieces[0]!);
    if (!point) return undefined;
    points.unshift(point);
  }
  return points;
}

function fill(piece: Piece, next: TimePoint | undefined, first: Piece): TimePoint | undefined {
  if (piece.kind === "number") {
    return next?.kind === "clock" ? asHour(piece, next) : asDay(piece, next, first);
  }
  if (piece.kind !== "date" || piece.year !== undefined || next?.kind !== "date") return piece;
  if (next.year === undefined || piece.precision === "weekday") return piece;
  // 'November to February 1999' began in the year before
  const later = orderInYear(piece) > orderInYear(next);
  return { ...piece, year: later ? next.year - 1 : next.year };
}

/** '9 to 11 p.m.' is in the evening, '9 to 5 p.m.' begins in the morning. */
function asHour({ value, minute }: BareNumber, next: ClockTime): ClockTime | undefined {
  if (value > 24) return undefined;
  const afternoon = value < 12 && next.hour >= 12 && value + 12 <= next.hour;
  const hour = afternoon ? value + 12 : value % 24;
  return minute === undefined ? { kind: "clock", hour } : { kind: "clock", hour, minute };
}

function asDay(
  { value: day, minute, year: own }: BareNumber,
  next: TimePoint | undefined,
  first: Piece,
): CalendarDate | undefined {
  // 'June 4 and 6, 1975': the month comes with the first
  const from = next?.kind === "date" && next.month ? next : first;
  if (from.kind !== "date" || !from.month || minute !== undefined) return undefined;
  if (day < 1 || day > 31) return undefined;
  const year = own ?? from.year ?? (next?.kind === "date" ? next.year : undefined);
  const month = { kind: "date", precision: "month", month: from.month } as const;
  return onDay(year === undefined ? month : { ...month, year }, day);
}

const SEASON_MONTH = { winter: 1, spring: 3, summer: 6, autumn: 9 } as const;

const orderInYear = (date: CalendarDate): number =>
  (date.month ?? (date.season ? SEASON_MONTH[date.season] : (date.quarter ?? 1) * 3 - 2)) * 100 +
  (date.day ?? 1);
