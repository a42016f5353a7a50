/**
 * The layer between reading and detection: which pieces of a text are syntax, keys, values and prose?
 *
 * A text with one syntax is cut by its grammar. Else each paragraph may have one of its own, as rows in a mail or lines of
 * a log in a ticket, and the others are prose. What no piece covers is syntax: nothing is found in it, and it stays byte
 * for byte. A text that parses as nothing is prose, and costs a few looks at its beginning.
 */

import type { Document, DocumentField, GivenMention } from "../document/document.js";
import { inReadingOrder, overlaps, type Span } from "../document/span.js";
import { queryPieces } from "./addresses.js";
import { type Grammar, linesOf, type Piece, trimmed } from "./grammar.js";
import { assignments } from "./grammars/assignments.js";
import { code } from "./grammars/code.js";
import { commits } from "./grammars/commits.js";
import { contentLines } from "./grammars/content-lines.js";
import { delimited } from "./grammars/delimited.js";
import { http } from "./grammars/http.js";
import { escapedPieces, json, jsonPieces, jsonWithin, looseJson } from "./grammars/json.js";
import { latex } from "./grammars/latex.js";
import { logs } from "./grammars/logs.js";
import { markup } from "./grammars/markup.js";
import { bibtex, dicom, gedcom, ldif } from "./grammars/records.js";
import { edifact, hl7, x12 } from "./grammars/segments.js";
import { chat, cues } from "./grammars/transcripts.js";
import { yaml } from "./grammars/yaml.js";
import { kindOf } from "./key-kinds.js";
import { isCommand, machineLines } from "./machine-lines.js";
import { secretsIn } from "./secrets.js";

/** The first whose syntax a text has cuts it. */
export const GRAMMARS: readonly Grammar[] = Object.freeze([
  json,
  looseJson,
  hl7,
  x12,
  edifact,
  gedcom,
  dicom,
  ldif,
  bibtex,
  commits,
  http,
  contentLines,
  cues,
  chat,
  markup,
  latex,
  delimited,
  logs,
  assignments,
  yaml,
  code,
]);

/** Those that a paragraph among prose can have. */
const EMBEDDED: readonly Grammar[] = Object.freeze([
  json,
  looseJson,
  hl7,
  x12,
  edifact,
  gedcom,
  dicom,
  bibtex,
  commits,
  http,
  contentLines,
  markup,
  delimited,
  logs,
  assignments,
  code,
]);

interface Cut {
  readonly fields: readonly DocumentField[];
  readonly given: readonly GivenMention[];
}

/** The document with its fields and with what their keys say of them; itself where it is prose. */
export function structured(document: Document): Document {
  const { text, passages, given = [] } = document;
  // columns said what a row of one holds
  if (document.settled || document.fields || (given.length > 0 && !passages)) return document;
  const pieces = passages
    ? recordPieces(text, passages).map((one) => ({ ...one, ...(document.machine && MACHINE) }))
    : piecesOf(text);
  const { fields, given: told } = pieces
    ? fieldsOf(text, pieces)
    : { fields: undefined, given: [] };
  const known = [...given];
  for (const one of [...secretsIn(text), ...told, ...toldByHeadings(document)])
    if (!known.some((other) => overlaps(one, other))) known.push(one);
  if (fields === undefined && known.length === given.length) return document;
  return Object.freeze({
    ...document,
    ...(fields && { fields }),
    ...(known.length > 0 && { given: Object.freeze(known.sort(inReadingOrder)) }),
  });
}

/** What headings of tables in a running text say of their cells. */
const toldByHeadings = ({ text, cells = [] }: Document): GivenMention[] =>
  cells.flatMap(({ path, ...place }): GivenMention[] => {
    const cell = trimmed(text, { ...place, path });
    const kind = cell && kindOf(cell, text.slice(cell.start, cell.end));
    return typeof kind === "object" ? [{ start: cell!.start, end: cell!.end, ...kind.given }] : [];
  });

/** The pieces of a text; undefined: it is prose. */
function piecesOf(text: string): readonly Piece[] | undefined {
  for (const grammar of GRAMMARS) {
    const pieces = cutBy(grammar, text);
    if (pieces) return pieces;
  }
  return embeddedPieces(text);
}

/** The pieces of a text by one grammar. */
function cutBy(grammar: Grammar, text: string): readonly Piece[] | undefined {
  const pieces = grammar.sniff(text) ? grammar.cut(text) : undefined;
  if (!pieces || !grammar.machine) return pieces;
  const { settings } = grammar;
  return pieces.map((piece) => ({ ...piece, ...MACHINE, ...(settings && { settings }) }));
}
const MACHINE = { machine: true } as const;

const PARAGRAPH = /(?:[^\n]*\S[^\n]*(?:\n|$))+/g;
const FENCE = /^[ \t]*(?:```|~~~)[^\n]*\n([\s\S]*?)^[ \t]*(?:```|~~~)[ \t]*$/gm;

/** Of a text in which paragraphs have a syntax. */
function embeddedPieces(text: string): Piece[] | undefined {
  const pieces: Piece[] = [];
  let found = false;
  const paragraphs = (start: number, end: number) => {
    for (const { 0: words, index } of text.slice(start, end).matchAll(PARAGRAPH)) {
      const from = start + index;
      const cut = paragraphPieces(words) ?? machineLines(words, 0, words.length);
      const own = cut ?? withInlineCode(words);
      if (cut || own.length > 1) found = true;
      pieces.push(
        ...own.map((one) => ({
          ...one,
          start: one.start + from,
          end: one.end + from,
        })),
      );
    }
  };
  let last = 0;
  for (const fence of text.matchAll(FENCE)) {
    paragraphs(last, fence.index);
    const start = fence.index + fence[0].indexOf("\n") + 1;
    paragraphs(start, start + fence[1]!.length);
    last = fence.index + fence[0].length;
    found = true;
  }
  paragraphs(last, text.length);
  return found ? pieces : undefined;
}

/** Prose, and in it what stands between backquotes: a command or a name of a program's own, unless it tells of somebody. */
function withInlineCode(words: string): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  const prose = (end: number) => {
    if (/\S/.test(words.slice(last, end))) pieces.push({ start: last, end, path: "", prose: true });
  };
  for (const { 0: whole, index } of words.matchAll(/(?<!`)`[^`\n]{1,80}`(?!`)/g)) {
    prose(index);
    last = index + whole.length;
    const isCommand =
      /^`[a-z0-9 ._/:=$(){}<>|-]+`$/.test(whole) && !/\d{5}|\d\.\d+\.\d+\./.test(whole);
    pieces.push({
      start: index + 1,
      end: last - 1,
      path: "",
      ...(isCommand && { is: "fixed" as const }),
      ends: "`",
    });
  }
  prose(words.length);
  return pieces;
}

function paragraphPieces(words: string): readonly Piece[] | undefined {
  if ([...linesOf(words)].length < 2 && !/^\s*[{[<]/.test(words)) return undefined;
  for (const grammar of EMBEDDED) {
    const pieces = cutBy(grammar, words);
    if (pieces) return pieces;
  }
  return undefined;
}

/** The fields of a record that a format laid out: `label: value` each. */
const recordPieces = (text: string, passages: readonly Span[]): Piece[] =>
  passages.map(({ start, end }) => {
    const label = /^([^\n]{1,80}?): /.exec(text.slice(start, end));
    const path = label?.[1] ?? "";
    return { start: start + (label?.[0].length ?? 0), end, path };
  });

/** Words that the recognizer could take for something: a capital or a few words. */
const READABLE =
  /\p{Lu}\p{Ll}|\p{L}{2,}\s+\p{L}{2,}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A key that stands as a value of its own: `name: DB_PASSWORD`, `value: ...`; `<Data Name="TargetUserName">`. */
const NAMES_KEY =
  /^(.*?)(?:^|\.)(?:name|key|attribute|header|field|property|parameter|param|option|variable)$/i;
const ITS_VALUE = /^(.*?)(?:^|\.)(?:value|val|values|text|content|default|data)$/i;

/** The pieces, where one is the key of the next with the path that this gives. */
function withNamedKeys(text: string, pieces: readonly Piece[]): Piece[] {
  const out = [...pieces];
  for (const [i, piece] of out.entries()) {
    const next = out[i + 1];
    if (!next || piece.prose || piece.is || next.is) continue;
    const outer = NAMES_KEY.exec(piece.path)?.[1];
    if (outer === undefined || piece.path === "") continue;
    const isPair =
      ITS_VALUE.exec(next.path)?.[1] === outer || (outer !== "" && next.path === outer);
    const key = text.slice(piece.start, piece.end).trim();
    if (!isPair || next.path === piece.path || !/^[A-Za-z_][\w .:-]{0,60}$/.test(key)) continue;
    out[i] = { ...piece, is: "fixed" };
    out[i + 1] = { ...next, path: `${outer}.${key.replace(/\./g, " ")}` };
  }
  return out;
}

/** `Patient/pt-88`: what a reference of FHIR links to. */
const REFERENCE = /^(?:https?:\/\/\S+\/)?[A-Z][A-Za-z]+\//;
const OF_PEOPLE = /^(?:Patient|Person|Practitioner|RelatedPerson)$/;

/** The pieces, where identifiers that link records of FHIR are known as such: a reference, and the `id` of a person's record. */
function withReferences(text: string, pieces: readonly Piece[]): Piece[] {
  let person = "";
  return pieces.flatMap((piece): Piece | Piece[] => {
    if (piece.is || piece.prose) return piece;
    const words = text.slice(piece.start, piece.end);
    if (/(?:^|\.)resourceType$/.test(piece.path))
      person = OF_PEOPLE.test(words) ? piece.path.replace(/resourceType$/, "id") : "";
    const type = /(?:^|\.)reference$/.test(piece.path) ? REFERENCE.exec(words)?.[0] : undefined;
    if (type) {
      const start = piece.start + type.length;
      return [
        { ...piece, end: start, is: "fixed" },
        { ...piece, start, is: "CODE" },
      ];
    }
    return person !== "" && piece.path === person ? { ...piece, is: "CODE" } : piece;
  });
}

/** Keys whose values are targets of requests: `/members/4471?page=2`. */
const OF_TARGET = /(?:^|[._-])(?:url|uri|path|target|href|endpoint|request|resource)$/i;

function fieldsOf(text: string, cut: readonly Piece[]): Cut {
  const pieces = withReferences(text, withNamedKeys(text, cut));
  const fields: DocumentField[] = [];
  const given: GivenMention[] = [];
  const add = (piece: Piece) => {
    const { start, end, path, ends, number, bare } = piece;
    const value = text.slice(start, end);
    const machine = piece.machine ?? isCommand(value);
    const kind = kindOf(piece, value);
    const isProse = piece.prose === true || (kind === "read" && /\S+\s+\S+\s+\S+/.test(value));
    fields.push({
      start,
      end,
      path,
      kind: kind === "fixed" ? "fixed" : isProse ? "prose" : "value",
      ...(kind === "read" && READABLE.test(value) && { readable: true as const }),
      ...(ends && { ends }),
      ...(machine && MACHINE),
      ...(number && { number }),
      ...(bare && { bare }),
    });
    if (typeof kind === "object") {
      const { subtype, ...plain } = kind.given;
      const account = piece.account ? "username" : piece.settings ? undefined : subtype;
      given.push({ start, end, ...plain, ...(account && { subtype: account }) });
    }
  };
  for (const one of pieces) {
    const piece = trimmed(text, one);
    if (!piece) continue;
    const target =
      piece.is === undefined && OF_TARGET.test(piece.path)
        ? text.slice(piece.start, piece.end)
        : "";
    if (/^\/[^\s/]\S*$/.test(target)) {
      for (const part of queryPieces(text, piece.start, target)) add({ ...piece, ...part });
      continue;
    }
    const within = piece.is === undefined && !piece.number ? jsonWithin(text, piece) : [];
    if (within.length === 0) {
      const escaped =
        piece.is === undefined && text.slice(piece.start, piece.end).includes('{\\"')
          ? escapedPieces(text, piece)
          : undefined;
      if (escaped) for (const one of escaped) add({ ...one, ...(piece.machine && MACHINE) });
      else add(piece);
      continue;
    }
    let last = piece.start;
    const rest = (end: number) => {
      const words = trimmed(text, { ...piece, start: last, end });
      if (words && /[\p{L}\p{N}]/u.test(text.slice(words.start, words.end))) add(words);
    };
    for (const object of within) {
      rest(object.start);
      for (const inner of jsonPieces(text, object)!) {
        const own = trimmed(text, inner);
        if (own) add(own);
      }
      last = object.end;
    }
    rest(piece.end);
  }
  return { fields, given };
}
