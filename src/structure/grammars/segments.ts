/**
 * Messages of segments: HL7 version 2, X12 and EDIFACT. The standard says what each element is; those that are about
 * people are listed, and all others, codes of the standard and of tables, are left alone.
 */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { rowsOfList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import { type Grammar, kindTable, linesOf, type Piece, partsOf } from "../grammar.js";

type Kind = SemanticType | "prose";

/** Of HL7 version 2: the kind of each component, by data type (XPN, XCN, CX, ...) and by field (`PID.5`). */
const hl7Kinds = memoize((table: string): ReadonlyMap<string, ReadonlyMap<string, Kind>> => {
  const kinds = new Map<string, ReadonlyMap<string, Kind>>();
  for (const [type, components, fields] of rowsOfList(table)) {
    const ofType = components!.split(", ").flatMap((row) => {
      const [kind, ...places] = row.split(" ");
      return places.map((place): [string, Kind] => [place, kind as Kind]);
    });
    for (const name of [type!, ...fields!.split(" ")]) kinds.set(name, new Map(ofType));
  }
  return kinds;
});

/** ASC X12 005010: names (NM1, N1, PER), addresses (N3, N4), demographics (DMG), references (REF). */
const X12 = kindTable<Kind>({
  PERSON: "NM1.3.1 NM1.4.1 NM1.5.1 N1.2.1 N2.1.1 PER.2.1",
  CODE: "NM1.9.1 N1.4.1 PER.4.1 PER.6.1 PER.8.1 REF.2.1 CLM.1.1 CLP.1.1 CLP.7.1 SBR.3.1 TRN.2.1 SVC.9.1",
  LOC: "N3.1.1 N3.2.1 N4.1.1 N4.3.1",
  DATETIME: "DMG.2.1",
  prose: "NTE.2.1 MSG.1.1 K3.1.1",
});

/** UN/EDIFACT D.96A and PAXLST: names and addresses (NAD, PNA, ADR), contacts (CTA, COM), documents (DOC, RFF). */
const EDIFACT = kindTable<Kind>({
  PERSON: "NAD.4.1 NAD.4.2 NAD.4.3 NAD.3.1 CTA.2.2 PNA.6.2 PNA.7.2 PNA.8.2 PNA.5.2",
  CODE: "NAD.2.1 COM.1.1 RFF.1.2 DOC.2.1 PNA.2.1",
  LOC: "NAD.5.1 NAD.5.2 NAD.6.1 NAD.8.1 NAD.9.1 ADR.2.2 ADR.3.1 ADR.4.1",
  DATETIME: "DTM.1.2",
  prose: "FTX.4.1 FTX.4.2",
});

interface Marks {
  readonly element: string;
  readonly component: string;
  readonly repeat: string;
  readonly escape: string;
  /** The kind of a component, or that its segment is of no standard. */
  kindOf(field: string, component: number, type: string): Kind | "local" | undefined;
}

const byTable =
  (kinds: ReadonlyMap<string, Kind>): Marks["kindOf"] =>
  (field, component) =>
    kinds.get(`${field}.${component}`);

export const hl7: Grammar = {
  name: "hl7",
  sniff: (text) => /^MSH\|/m.test(text),
  cut(text) {
    const pieces: Piece[] = [];
    for (const { line, ...span } of linesOf(text.replaceAll("\r", "\n"))) {
      if (/^[A-Z][A-Z0-9]{2}\|/.test(line)) {
        if (!line.startsWith("MSH|")) pieces.push(...segmentPieces(text, span, HL7_MARKS));
      } else if (/\S/.test(line)) pieces.push({ ...span, path: "", prose: true });
    }
    return pieces;
  },
};
const HL7_MARKS: Marks = {
  element: "|",
  component: "^",
  repeat: "~",
  escape: "\\",
  kindOf(field, component, type) {
    // a site's own segments begin with Z
    if (field.startsWith("Z")) return "local";
    // of a result, the segment itself says which data type it has
    const all = hl7Kinds("shared/hl7-fields");
    const kinds = (field === "OBX.5" && all.get(type)) || all.get(field);
    return kinds?.get(`${component}`);
  },
};

export const x12: Grammar = {
  name: "x12",
  sniff: (text) => /^\s*[A-Z][A-Z0-9]{1,2}\*[^\n~]*~/.test(text),
  cut: (text) =>
    segmentsOf(text, "~", {
      element: "*",
      component: ":",
      repeat: "^",
      escape: "",
      kindOf: byTable(X12),
    }),
};

export const edifact: Grammar = {
  name: "edifact",
  sniff: (text) => /^\s*(?:UNA|UNB\+|UNH\+|[A-Z]{3}\+[^\n']*'\s*(?:\n|[A-Z]{3}\+))/.test(text),
  cut: (text) =>
    segmentsOf(text, "'", {
      element: "+",
      component: ":",
      repeat: "",
      escape: "?",
      kindOf: byTable(EDIFACT),
    }),
};

function segmentsOf(text: string, end: string, marks: Marks): Piece[] | undefined {
  const segments = partsOf(text, { start: 0, end: text.length }, end, marks.escape);
  const written = segments.filter((one) => /\S/.test(text.slice(one.start, one.end)));
  const known = written.filter((one) =>
    /^\s*[A-Z][A-Z0-9]{1,2}[*+:]/.test(text.slice(one.start, one.end)),
  );
  if (known.length < written.length * 0.8) return undefined;
  return written.flatMap(({ start, end: stop }) => {
    const from = start + /^\s*/.exec(text.slice(start, stop))![0].length;
    return segmentPieces(text, { start: from, end: stop }, marks, end);
  });
}

/** The values of one segment, whose first element is its name. */
function segmentPieces(text: string, span: Span, marks: Marks, segmentEnd = ""): Piece[] {
  const { element, component, repeat, escape: escaping } = marks;
  const [head, ...elements] = partsOf(text, span, element, escaping);
  const name = text.slice(head!.start, head!.end);
  // X12 and EDIFACT say in an element which kind of party or date follows
  const about = elements[0] ? text.slice(elements[0].start, elements[0].end) : "";
  const second = elements[1] ? text.slice(elements[1].start, elements[1].end) : "";
  const isBody =
    (name === "N1" && !/^(?:IL|QC|74|HK|GP|S1|QD)$/.test(about)) ||
    (name === "NM1" && second === "2");
  return elements.flatMap((one, i) => {
    const repeats = repeat === "" ? [one] : partsOf(text, one, repeat, escaping);
    return repeats.flatMap((again) =>
      partsOf(text, again, component, escaping).flatMap((part, j): Piece[] => {
        if (!/[\p{L}\p{N}]/u.test(text.slice(part.start, part.end))) return [];
        const path = `${name}.${i + 1}`;
        const kind = marks.kindOf(path, j + 1, second);
        const ends = element + component + repeat + escaping + segmentEnd;
        const other = name === "DTM" && !/^329/.test(about);
        if (kind === "local") return [{ ...part, path, ends }];
        if (kind === undefined || other) return [{ ...part, path, is: "fixed", ends }];
        if (kind === "prose") return [{ ...part, path, prose: true, ends }];
        return [{ ...part, path, is: isBody && kind === "PERSON" ? "ORG" : kind, ends }];
      }),
    );
  });
}
