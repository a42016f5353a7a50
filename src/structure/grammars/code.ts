/**
 * Source code of whatever language, and SQL: strings and comments are read, all else is syntax. One tokenizer for all,
 * since their strings and comments are written in few ways.
 */

import { type Grammar, linesOf, type Piece } from "../grammar.js";

const COMMENT = String.raw`\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*|(?<=^[^\S\n]*|[\s;{}])#(?![\w]*\(|\[)[^\n]*|(?<=^|\s)--(?= )[^\n]*|<!--[\s\S]*?-->`;
const STRINGS = String.raw`"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|(?<![\p{L}\p{N}])'(?:[^'\\\n]|\\.|'')*'|\u0060(?:[^\u0060\\]|\\[\s\S])*\u0060`;
const TOKEN = new RegExp(`(${COMMENT})|(${STRINGS})`, "gmu");

/** How lines of programs end and begin. */
const OF_CODE =
  /[;{}]\s*(?:(?:\/\/|#|--|\/\*).*)?$|\)\s*(?:\{|=>\s*\{?|:)?$|^\s*(?:(?:import|from|package|use|using|require|#include|def|class|function|func|fn|const|let|var|return|if|else|for|while|try|catch|except|public|private|protected|static|SELECT|INSERT INTO|CREATE TABLE|UPDATE|DELETE FROM|VALUES|COPY|ALTER)\b.*[({;:,'"]|@\w+|[)}\]]+[;,]?\s*$|\/\/|\/\*|\*\s|\*\/|#!|#include)/;
/** Lines that no prose has: blocks, calls that end a line, assignments, declarations. */
const SURELY_CODE =
  /[{}]\s*[;,)]*\s*$|\w\([^()]*\)\s*[;{:]\s*$|^\s*[\w.[\]"'$ ]{1,60}(?:[+*|&:-]?=|=>)\s*\S|^\s*(?:#include|#!|\/\/|\/\*|@\w+\(|import [\w.{*"']|export (?:\*|\{|default|const|let|function|class|async|type|interface|enum|abstract)|from [\w.]+ import|package [\w.]+;?$|def \w+\(|(?:class|interface|struct|enum) \w+.*[:{]|INSERT INTO|CREATE TABLE|SELECT .+ FROM |COPY [\w."]+ ?\()/;
/** An item of a list or of an object, which says nothing of the text's kind. */
const ITEM =
  /^\s*(?:\[?["'`][^"'`]*["'`][\s,\])]*|(?:["'`]?[\w$-]+["'`]?)\s*:\s*\S.*[,[{]|-?[\w.]+,)\s*$/;
const MOST = 0.6;
const FEWEST = 0.2;

export const code: Grammar = {
  name: "source code",
  sniff: (text) =>
    /[;{}]\s*$|\)\s*[:{]?\s*$|^\s*(?:import|export|const|let|INSERT INTO|COPY|def|#include)\b/m.test(
      text,
    ),
  cut(text) {
    if (/^COPY [\w."]+ ?\([^)]*\) FROM stdin;$/im.test(text)) return sqlPieces(text);
    const written = [...linesOf(text)].filter(({ line }) => /\S/.test(line));
    const others = written.filter(({ line }) => !ITEM.test(line));
    const lines = others.length > 1 ? others : written;
    const known = lines.filter(({ line }) => OF_CODE.test(line) || SURELY_CODE.test(line)).length;
    const sure = lines.filter(({ line }) => SURELY_CODE.test(line)).length;
    if (sure === 0 || sure < lines.length * FEWEST) return undefined;
    if (known < lines.length * MOST) return undefined;
    if (isSql(text)) return sqlPieces(text);
    return tokens(text).map((piece) => ({ ...piece, machine: true as const }));
  },
};

/** Strings and comments of a text that is code. */
export function tokens(text: string): Piece[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: whole, 1: comment, index }): Piece[] => {
    const mark =
      comment === undefined
        ? /^(?:"""|'''|["'`])/.exec(whole)![0].length
        : /^(?:\/\*+|\/\/+|#+|--|<!--)\s*/.exec(whole)![0].length;
    const tail = comment === undefined ? mark : (/\s*(?:\*\/|-->)$/.exec(whole)?.[0].length ?? 0);
    const start = index + mark;
    const end = index + whole.length - tail;
    if (start >= end) return [];
    // a key of an object or a dictionary
    if (
      comment === undefined &&
      /[{,[(]\s*$/.test(text.slice(Math.max(0, index - 80), index)) &&
      /^\s*(?::(?!:)|=>)/.test(text.slice(index + whole.length, index + whole.length + 12))
    )
      return [];
    return comment === undefined
      ? [{ start, end, path: keyBefore(text, index), ends: `${whole[0]}\\\n` }]
      : [{ start, end, path: "comment", prose: true, ends: "\n" }];
  });
}

/** `name = "..."`, `name: "..."`, `"name": "..."`, `name == "..."`: what a string is assigned to or compared with. */
const keyBefore = (text: string, at: number): string =>
  /([A-Za-z_]\w*)["']?\]?\s*(?:=>|:=|[=!]?==?|:)\s*$/.exec(
    text.slice(Math.max(0, at - 60), at),
  )?.[1] ?? "";

const isSql = (text: string): boolean =>
  /^\s*(?:INSERT INTO|COPY [\w."]+ ?\(|CREATE TABLE|UPDATE [\w."]+ SET)/im.test(text);

const INSERT = /INSERT INTO\s+[\w."`]+\s*(?:\(([^)]*)\))?\s*VALUES\s*/gi;
const LITERAL = /'((?:[^'\\]|''|\\.)*)'|(-?\d[\d.]*)|(NULL|TRUE|FALSE|DEFAULT)|([(),;])/giy;

/** Values of `INSERT` with the names of their columns, rows of `COPY`, and the strings of all else. */
function sqlPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  const taken: { start: number; end: number }[] = [];
  for (const insert of text.matchAll(INSERT)) {
    const columns = (insert[1] ?? "").split(",").map((one) => one.replace(/["`\s]/g, ""));
    let at = insert.index + insert[0].length;
    let column = 0;
    for (;;) {
      at += /^\s*/.exec(text.slice(at, at + 40))![0].length;
      LITERAL.lastIndex = at;
      const found = LITERAL.exec(text);
      if (!found) break;
      const [whole, words, figures, , mark] = found;
      if (mark === "(") column = 0;
      else if (mark === ",") column++;
      else if (mark === ";") break;
      const path = columns[column] ?? "";
      if (words) pieces.push({ start: at + 1, end: at + whole.length - 1, path, ends: "'\\\n" });
      if (figures) pieces.push({ start: at, end: at + whole.length, path, number: true });
      at += whole.length;
    }
    taken.push({ start: insert.index, end: at });
  }
  for (const copy of text.matchAll(/^COPY [\w."]+ ?\(([^)]*)\)[^\n]*;\n([\s\S]*?)^\\\.$/gim)) {
    const columns = copy[1]!.split(",").map((one) => one.replace(/["`\s]/g, ""));
    let at = copy.index + copy[0].indexOf("\n") + 1;
    for (const line of copy[2]!.split("\n")) {
      let from = at;
      for (const [i, cell] of line.split("\t").entries()) {
        if (cell !== "" && cell !== "\\N")
          pieces.push({
            start: from,
            end: from + cell.length,
            path: columns[i] ?? "",
            ends: "\t\n\\",
          });
        from += cell.length + 1;
      }
      at += line.length + 1;
    }
    taken.push({ start: copy.index, end: copy.index + copy[0].length });
  }
  const rest = tokens(text).filter(
    (one) => !taken.some(({ start, end }) => one.start < end && start < one.end),
  );
  return [...pieces, ...rest].sort((a, b) => a.start - b.start);
}
