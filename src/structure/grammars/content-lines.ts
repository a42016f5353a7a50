/** iCalendar (RFC 5545) and vCard (RFC 6350): `NAME;PARAMETER=value:value`, lines folded behind a line end and a blank. */

import { type Grammar, kindTable, linesOf, type Piece, partsOf } from "../grammar.js";

/** What the standards say of a property or a parameter; those that are not listed are left alone. */
const KINDS = kindTable({
  PERSON: "FN N NICKNAME CN",
  CODE: "ORGANIZER ATTENDEE EMAIL TEL UID IMPP URL SENT-BY DELEGATED",
  prose: "CONTACT LOCATION SUMMARY DESCRIPTION COMMENT NOTE",
  LOC: "ADR LABEL GEO",
  DATETIME: "BDAY ANNIVERSARY",
  read: "ORG TITLE ROLE",
});

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
  const kind = KINDS.get(name.toUpperCase());
  const piece = { start, end, path: name, ends: ';,:"\n' };
  if (kind === undefined) return [{ ...piece, is: "fixed" }];
  if (kind === "prose") return [{ ...piece, prose: true, ends: ";," }];
  return [kind === "read" ? piece : { ...piece, is: kind }];
}
