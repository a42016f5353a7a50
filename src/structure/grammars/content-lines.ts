/** iCalendar (RFC 5545) and vCard (RFC 6350): `NAME;PARAMETER=value:value`, lines folded behind a line end and a blank. */

import type { SemanticType } from "../../document/types.js";
import { type Grammar, linesOf, type Piece, partsOf } from "../grammar.js";

/** What the standards say of a property or a parameter; those that are not listed are left alone. */
const KINDS: Readonly<Record<string, SemanticType | "prose" | "read">> = {
  FN: "PERSON",
  N: "PERSON",
  NICKNAME: "PERSON",
  CN: "PERSON",
  ORGANIZER: "CODE",
  ATTENDEE: "CODE",
  EMAIL: "CODE",
  TEL: "CODE",
  UID: "CODE",
  IMPP: "CODE",
  URL: "CODE",
  "SENT-BY": "CODE",
  DELEGATED: "CODE",
  CONTACT: "prose",
  ADR: "LOC",
  LABEL: "LOC",
  GEO: "LOC",
  LOCATION: "prose",
  BDAY: "DATETIME",
  ANNIVERSARY: "DATETIME",
  ORG: "read",
  TITLE: "read",
  ROLE: "read",
  SUMMARY: "prose",
  DESCRIPTION: "prose",
  COMMENT: "prose",
  NOTE: "prose",
};

const LINE = /^(?:[\w-]+\.)?([A-Z][A-Z0-9-]*)((?:;[A-Z0-9-]+(?:=(?:"[^"]*"|[^";:]*))?)*):/i;
const PARAMETER = /;([A-Z0-9-]+)=("[^"]*"|[^";:]*)/gi;

export const contentLines: Grammar = {
  name: "calendar or card",
  sniff: (text) => /^BEGIN:V[A-Z]+/im.test(text),
  cut(text) {
    const lines: { start: number; end: number }[] = [];
    for (const { line, start, end } of linesOf(text)) {
      if (/^[ \t]/.test(line) && lines.length > 0) lines[lines.length - 1]!.end = end;
      else lines.push({ start, end });
    }
    return lines.flatMap(({ start, end }): Piece[] => {
      const [head, name, parameters] = LINE.exec(text.slice(start, end)) ?? [];
      if (head === undefined)
        return /\S/.test(text.slice(start, end)) ? [{ start, end, path: "", prose: true }] : [];
      const from = start + head.length - 1 - parameters!.length;
      const own = [...parameters!.matchAll(PARAMETER)].flatMap((one): Piece[] => {
        const quoted = one[2]!.startsWith('"');
        const close = from + one.index + one[0].length;
        const open = close - one[2]!.length;
        return pieceOf(text, quoted ? open + 1 : open, quoted ? close - 1 : close, one[1]!);
      });
      const value = start + head.length;
      const scheme = /^(?:mailto|tel|https?):/i.exec(text.slice(value, end))?.[0].length ?? 0;
      const parts = /^(?:N|ADR|ORG)$/i.test(name!)
        ? partsOf(text, { start: value, end }, ";", "\\")
        : [{ start: value + scheme, end }];
      return [...own, ...parts.flatMap((part) => pieceOf(text, part.start, part.end, name!))];
    });
  },
};

function pieceOf(text: string, start: number, end: number, name: string): Piece[] {
  if (!/\S/.test(text.slice(start, end))) return [];
  const kind = KINDS[name.toUpperCase()];
  const piece = { start, end, path: name, ends: ';,:"\n' };
  if (kind === undefined) return [{ ...piece, is: "fixed" }];
  if (kind === "prose") return [{ ...piece, prose: true, ends: ";," }];
  return [kind === "read" ? piece : { ...piece, is: kind }];
}
