/** A streamed answer with its originals: events in, events out, each as soon as it is certain. */

import { PalimpsestError } from "../../errors.js";
import type { Session } from "../../flow/session/session.js";
import type { Restorer } from "../../replace/restore/restorer.js";
import { type Piece, piecesOf } from "./deltas.js";
import type { Dialect } from "./endpoints.js";

/** One event as it stands in the stream, without the blank line. */
interface RawEvent {
  /** Lines that are no data: names, ids, comments. */
  readonly others: readonly string[];
  readonly data: string | undefined;
}

const BETWEEN = /\r\n\r\n|\n\n|\r\r/;
/** An event without an end in so many characters is none. */
const LONGEST_EVENT = 16_000_000;

export interface EventRestorer {
  /** @throws UPSTREAM_UNREADABLE for an event that is no JSON */
  write(chunk: string): string;
  /** What is left, where the stream ended or broke off. */
  end(): string;
}

/** @param seen called with each event of the answer as it came */
export function restoreEvents(
  session: Session,
  dialect: Dialect,
  seen: (event: unknown) => void = () => undefined,
): EventRestorer {
  let waiting = "";
  /** Texts that have not ended, each with an event that a last piece can travel in. */
  const texts = new Map<string, { readonly restorer: Restorer; carrier: Carrier }>();

  function write(chunk: string): string {
    waiting += chunk;
    let written = "";
    for (;;) {
      // '\r' at the end may be half of '\r\n'
      const end = BETWEEN.exec(waiting);
      if (!end || (end[0] === "\r\r" && end.index + 2 === waiting.length)) break;
      const raw = waiting.slice(0, end.index);
      waiting = waiting.slice(end.index + end[0].length);
      written += restored(raw);
    }
    if (waiting.length > LONGEST_EVENT) throw unreadable();
    return written;
  }

  function restored(raw: string): string {
    const event = readEvent(raw);
    if (event.data === undefined) return raw === "" ? "" : `${raw}\n\n`;
    if (!/^\s*[{[]/.test(event.data) || event.data.trim() === "[DONE]")
      return flush("") + written(event, event.data);
    let value: unknown;
    try {
      value = JSON.parse(event.data);
    } catch (cause) {
      throw unreadable(cause);
    }
    seen(value);
    const { pieces, ends, endsAfter } = piecesOf(dialect, value);
    const before = endsAfter ? "" : ends.map(flush).join("");
    if (pieces.length === 0) {
      const after = endsAfter ? ends.map(flush).join("") : "";
      return before + after + written(event, JSON.stringify(session.restoreValue(value)));
    }
    const carriers = pieces.map((piece) => carrierOf(event, value, piece, pieces));
    for (const [i, piece] of pieces.entries()) {
      const known = texts.get(piece.key) ?? {
        restorer: session.restorer({ json: piece.json }),
        carrier: carriers[i]!,
      };
      texts.set(piece.key, known);
      known.carrier = carriers[i]!;
      piece.holder[piece.field] = known.restorer.write(piece.holder[piece.field] as string);
    }
    const last = endsAfter
      ? ends.flatMap((end) => [...texts.keys()].filter((key) => key.startsWith(end)))
      : [];
    for (const key of last) {
      const { restorer } = texts.get(key)!;
      const piece = pieces.find((one) => one.key === key);
      if (!piece) continue;
      piece.holder[piece.field] = (piece.holder[piece.field] as string) + restorer.end();
      texts.delete(key);
    }
    return before + ends.map(flush).join("") + written(event, withOthers(value, pieces));
  }

  /** An event as JSON, its pieces as they are, and what else it says restored: a call of a function beside a text. */
  function withOthers(value: unknown, pieces: readonly Piece[]): string {
    const texts = pieces.map(({ holder, field }) => holder[field]);
    for (const [i, { holder, field }] of pieces.entries()) holder[field] = `${PLACE}${i}`;
    const json = JSON.stringify(session.restoreValue(value));
    return json.replace(PLACES, (_, i: string) => JSON.stringify(texts[Number(i)]));
  }

  /** The last pieces of texts that end. */
  function flush(beginning: string): string {
    let all = "";
    for (const [key, { restorer, carrier }] of texts) {
      if (!key.startsWith(beginning)) continue;
      texts.delete(key);
      const rest = restorer.end();
      if (rest !== "") all += carrier(rest);
    }
    return all;
  }

  return {
    write,
    end() {
      const left = waiting.trim() === "" ? "" : lastOf(waiting, restored);
      return left + flush("");
    },
  };
}

/** An event without its blank line at the end of a stream that broke off: what can be read of it. */
function lastOf(raw: string, restored: (raw: string) => string): string {
  const { data } = readEvent(raw);
  if (data === undefined || (!/^\s*[{[]/.test(data) && data.trim() !== "[DONE]")) return "";
  try {
    return restored(raw);
  } catch {
    return "";
  }
}

/** An event that carries a piece of text. */
type Carrier = (text: string) => string;

/** The event again, with this piece alone. */
function carrierOf(event: RawEvent, value: unknown, piece: Piece, all: readonly Piece[]): Carrier {
  const before = all.map(({ holder, field }) => holder[field]);
  for (const one of all) one.holder[one.field] = one === piece ? PLACE : "";
  const json = JSON.stringify(withoutFinish(value));
  for (const [i, one] of all.entries()) one.holder[one.field] = before[i];
  return (text) =>
    written(
      event,
      json.replace(JSON.stringify(PLACE), () => JSON.stringify(text)),
    );
}

const PLACE = "\u0000place\u0000";
const PLACES = /"\\u0000place\\u0000(\d+)"/g;

/** A copy of an event that says nothing of the end. */
const withoutFinish = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === "finish_reason" || key === "usage" ? null : key === "finishReason" ? undefined : part,
    ),
  );

function readEvent(raw: string): RawEvent {
  const lines = raw.split(/\r\n|\n|\r/);
  const data = lines
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).replace(/^ /, ""));
  return {
    others: lines.filter((line) => !line.startsWith("data:") && line !== ""),
    data: data.length === 0 ? undefined : data.join("\n"),
  };
}

const written = ({ others }: RawEvent, data: string): string =>
  `${[...others, ...data.split("\n").map((line) => `data: ${line}`)].join("\n")}\n\n`;

const unreadable = (cause?: unknown): PalimpsestError =>
  new PalimpsestError(
    "UPSTREAM_UNREADABLE",
    "the model's server sent an event that is no JSON, and the rest of its answer was not passed on; check the address given with --upstream",
    cause === undefined ? {} : { cause },
  );
