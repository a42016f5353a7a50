/**
 * Lines of logs: what stands in front of a message (times, levels, processes, threads) is syntax, `key=value` and JSON in
 * it are cut further, and the lines of access logs and flow logs have columns.
 */

import type { Span } from "../../document/span.js";
import { queryPieces } from "../addresses.js";
import { type Grammar, kindTable, linesOf, type Piece } from "../grammar.js";
import { machineLine } from "../machine-lines.js";

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?`;
const TIME = String.raw`(?:[IWEF]\d{4} ${CLOCK}(?:\s+\d+ [\w./-]+:\d+\])?|\d{4}[-/]\d{2}[-/]\d{2}[T ]${CLOCK}(?:Z|[+-]\d{2}:?\d{2})?|\d{2}-\d{2} ${CLOCK}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)?,? ?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) +\d{1,2}(?: \d{4})? ${CLOCK}(?: \d{4})?|\d{2}/(?:\d{2}|[A-Z][a-z]{2})/\d{2,4}[: ]\d{2}:\d{2}:\d{2})`;
const LEVEL =
  "(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|SEVERE|FINE|CONFIG|VERBOSE|[VDIWEF])";

/** Apache's and nginx's combined form: who asked, as whom, when, for what. */
const ACCESS =
  /^(\S+) (\S+) (\S+) \[([^\]]+)\] "([^"]*)" (\d{3}) (\S+)(?: "([^"]*)" "([^"]*)")?(.*)$/d;
/** A time, and behind it what is no message: level, process numbers, threads, the part of the program. */
const HEAD = new RegExp(
  String.raw`^(?:<\d+>\d? ?)?\[?${TIME}\]?(?: ?[|-])?(?:\s+(?:\d+|\[[^\]]*\]|\(?${LEVEL}\)?(?::| [\w./$-]+:)?(?=\s)|\w*[._/$-][\w./$-]*:(?= )|[\w./-]+\[\d+\]:(?= )|-{1,3}))*\s*`,
  "i",
);
const STARTS = new RegExp(String.raw`^(?:<\d+>\d? ?)?\[?${TIME}\]?[\s|,:-]`, "i");

/** Fields of the W3C's extended form that are of who asks; all others are of the server. */
const W3C = kindTable({
  CODE: "c-ip s-ip cs-username x-forwarded-for cs(cookie) cs(x-forwarded-for) id.orig_h id.resp_h username",
  target: "cs-uri-stem uri",
  query: "cs-uri-query",
  read: "cs(referer) host",
});

/** The cells of a line below `#Fields:`. */
function w3cLine(line: string, { start }: Span, names: readonly string[]): Piece[] | undefined {
  const cells = [...line.matchAll(/[^\s]+/g)];
  if (cells.length !== names.length) return undefined;
  return cells.flatMap(({ 0: cell, index }, i): Piece[] => {
    const kind = W3C.get(names[i]!.toLowerCase());
    const place = {
      start: start + index,
      end: start + index + cell.length,
      path: names[i]!,
      ends: " \n",
    };
    if (kind === undefined || cell === "-") return [];
    if (kind === "target" || kind === "query") {
      const target = kind === "query" ? `?${cell}` : cell;
      return queryPieces(line, kind === "query" ? index - 1 : index, target).map((one) => ({
        ...one,
        start: one.start + start,
        end: one.end + start,
      }));
    }
    return [kind === "CODE" ? { ...place, is: kind } : place];
  });
}
const PAIR =
  /(?<![\w.])([A-Za-z_][\w.-]*)=("(?:[^"\\]|\\.)*"|'[^']*'|(?![A-Z]\w*[({])[^\s"',;&()[\]{}]+)/g;
const IP = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?$|^[0-9a-f]*:[0-9a-f:]*:[0-9a-f]*$/i;

/** Fewest of the lines of a text that must be those of a log. */
const MOST = 0.5;

export const logs: Grammar = {
  name: "log",
  machine: true,
  sniff: (text) => /\d{1,2}:\d{2}|=|(?:\d{1,3}\.){3}\d/.test(text),
  cut(text) {
    const pieces: Piece[] = [];
    let lines = 0;
    let known = 0;
    let names: readonly string[] | undefined;
    for (const { line: whole, ...place } of linesOf(text)) {
      if (!/\S/.test(whole)) continue;
      const line = whole.trimStart();
      const span = { start: place.end - line.length, end: place.end };
      const head = /^#[Ff]ields:?\s+(.*)$/.exec(line)?.[1];
      if (head !== undefined) names = head.trim().split(/\s+/);
      if (/^#\S/.test(line) && (names || /^#(?:Software|Version|Date|separator)/.test(line)))
        continue;
      const found =
        (names && w3cLine(line, span, names)) ??
        accessLine(line, span) ??
        proxiedLine(line, span) ??
        columnsLine(line, span) ??
        headedLine(text, line, span) ??
        pairsLine(text, span);
      const pieced = found ?? machineLine(whole, place);
      // a trace belongs to the line of the log before it
      if (found || !pieced) lines++;
      if (found) known++;
      pieces.push(...(pieced ?? [{ ...span, path: "", prose: true as const }]));
    }
    return known > 0 && known >= lines * MOST ? pieces : undefined;
  },
};

function accessLine(line: string, { start }: Span): Piece[] | undefined {
  const found = ACCESS.exec(line);
  if (!found) return undefined;
  const at = (group: number) => {
    const [from, to] = found.indices![group] ?? [0, 0];
    return { start: start + from, end: start + to };
  };
  const pieces: Piece[] = [{ ...at(1), path: "host", is: "CODE" }];
  if (found[2] !== "-") pieces.push({ ...at(2), path: "ident", is: "CODE", account: true });
  if (found[3] !== "-") pieces.push({ ...at(3), path: "user", is: "CODE", account: true });
  pieces.push({ ...at(4), path: "time", is: "DATETIME" });
  const [method, target] = found[5]!.split(" ");
  if (target !== undefined)
    pieces.push(
      ...queryPieces(line, at(5).start - start + method!.length + 1, target).map((one) => ({
        ...one,
        start: one.start + start,
        end: one.end + start,
      })),
    );
  if (found[8] && found[8] !== "-") pieces.push({ ...at(8), path: "referer", ends: '"' });
  if (found[10] && /\S/.test(found[10])) pieces.push({ ...at(10), path: "" });
  return pieces;
}

/** Squid's own form: time, duration, who asked, result, bytes, method, address, as whom, through whom, type. */
const PROXIED =
  /^\d{9,10}\.\d{3}\s+\d+\s(\S+)\s[A-Z_]+\/\d{3}\s\d+\s[A-Z]+\s(\S+)\s(\S+)\s[A-Z_]+\/(\S+)\s\S+$/d;

function proxiedLine(line: string, { start }: Span): Piece[] | undefined {
  const found = PROXIED.exec(line);
  if (!found) return undefined;
  return [1, 2, 3, 4].flatMap((group): Piece[] => {
    const [from, to] = found.indices![group]!;
    if (found[group] === "-") return [];
    const path = ["", "host", "target", "user", "peer"][group]!;
    return [
      {
        start: start + from,
        end: start + to,
        path,
        ends: " \n",
        ...(group !== 2 && { is: "CODE" as const }),
      },
    ];
  });
}

/** A row of figures, addresses and codes of the program: nothing but columns. */
function columnsLine(line: string, { start }: Span): Piece[] | undefined {
  const cells = [...line.matchAll(/\S+/g)];
  if (cells.length < 6 || !cells.some(([cell]) => IP.test(cell))) return undefined;
  const plain = cells.filter(
    ([cell]) =>
      /^[\d.:-]+$|^[A-Z]{1,12}$|^[a-z]{2,5}-[0-9a-f]{6,}$|^-$/.test(cell) || IP.test(cell),
  );
  if (plain.length < cells.length - 1) return undefined;
  return cells.map(({ 0: cell, index }) => ({
    start: start + index,
    end: start + index + cell.length,
    path: "",
    is: IP.test(cell) ? ("CODE" as const) : ("fixed" as const),
    ends: " ",
  }));
}

function headedLine(text: string, line: string, { start, end }: Span): Piece[] | undefined {
  if (!STARTS.test(line)) return undefined;
  const head = HEAD.exec(line)?.[0] ?? "";
  const time = new RegExp(TIME, "i").exec(line)!;
  const pieces: Piece[] = [
    {
      start: start + time.index,
      end: start + time.index + time[0].length,
      path: "time",
      ...(!/\d{4}/.test(time[0]) && { is: "fixed" as const }),
    },
  ];
  if (start + head.length < end)
    pieces.push(...withPairs(text, { start: Math.max(start + head.length, pieces[0]!.end), end }));
  return pieces;
}

/** `level=info msg="..."`: three pairs or more and little else. */
function pairsLine(text: string, span: Span): Piece[] | undefined {
  const words = text.slice(span.start, span.end);
  const pairs = [...words.matchAll(PAIR)];
  const taken = pairs.reduce((sum, [pair]) => sum + pair.length + 1, 0);
  return pairs.length >= 3 && taken >= words.length * 0.7 ? withPairs(text, span) : undefined;
}

/** The values of `key=value` in a message, and the message around them as prose. */
function withPairs(text: string, { start, end }: Span): Piece[] {
  const pieces: Piece[] = [];
  let last = start;
  const prose = (stop: number) => {
    if (/[\p{L}\p{N}]/u.test(text.slice(last, stop)))
      pieces.push({ start: last, end: stop, path: "message", prose: true, ends: "\n" });
  };
  for (const pair of text.slice(start, end).matchAll(PAIR)) {
    const [whole, key, value] = pair;
    const quoted = /^["']/.test(value!);
    const to = start + pair.index + whole.length - (quoted ? 1 : 0);
    const from = to - value!.length + (quoted ? 2 : 0);
    prose(start + pair.index);
    last = start + pair.index + whole.length;
    if (from < to)
      pieces.push({ start: from, end: to, path: key!, ends: quoted ? `${value![0]}\n` : " \n" });
  }
  prose(end);
  return pieces;
}
