/**
 * Messages of segments: HL7 version 2, X12 and EDIFACT. The standard says what each element is; those that are about
 * people are listed, and all others, codes of the standard and of tables, are left alone.
 */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { type Grammar, kindTable, linesOf, type Piece, partsOf } from "../grammar.js";

type Kind = SemanticType | "prose";

const range = (segment: string, elements: string, components: string): string =>
  elements
    .split(" ")
    .flatMap((element) =>
      components.split(" ").map((component) => `${segment}.${element}.${component}`),
    )
    .join(" ");

/** HL7 v2.5.1, chapters 2A, 3, 4, 6 and 7: names (XPN, XCN), numbers (CX), addresses (XAD), telephones (XTN). */
const HL7 = kindTable<Kind>({
  PERSON: [
    range("PID", "5 6 9", "1 2 3 7"),
    range("NK1", "2 30", "1 2 3"),
    range("PV1", "7 8 9 17 52", "2 3 4"),
    range("OBR", "10 16 28 32 33 34 35", "2 3 4"),
    range("ORC", "10 11 12 19", "2 3 4"),
    range("GT1", "3 4", "1 2 3"),
    range("IN1", "6 16", "1 2 3"),
    range("OBX", "16", "2 3 4"),
    range("EVN", "5", "2 3 4"),
    range("TXA", "9 10 11", "2 3 4"),
  ].join(" "),
  CODE: [
    range("PID", "2 3 4 18 19 20 21", "1"),
    range("PID", "13 14", "1 4 5 6 7 12"),
    range("NK1", "5 6 31", "1 4 5 6 7 12"),
    range("NK1", "33 37", "1"),
    range("PV1", "7 8 9 17 52 19 50", "1"),
    range("OBR", "2 3 10 16 28 32", "1"),
    range("ORC", "2 3 4 10 11 12", "1"),
    range("GT1", "2 12 19", "1"),
    range("GT1", "6 7", "1 4 5 6 7 12"),
    range("IN1", "2 36 49", "1"),
    range("IN1", "7", "1 7"),
    range("MRG", "1 2 3 4 5", "1"),
  ].join(" "),
  LOC: [
    range("PID", "11 23", "1 2 3 5 8 9"),
    range("NK1 GT1".split(" ")[0]!, "4", "1 2 3 5"),
    range("GT1", "5", "1 2 3 5"),
    range("IN1", "5 19", "1 2 3 5"),
  ].join(" "),
  DATETIME: "PID.7.1 PID.29.1 NK1.16.1 GT1.8.1 IN1.18.1",
  prose: "NTE.3.1 OBX.5.1 OBR.13.1 OBR.31.2 PV2.3.2 DG1.4.1 AL1.5.1",
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
  readonly kinds: ReadonlyMap<string, Kind>;
}

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
const HL7_MARKS: Marks = { element: "|", component: "^", repeat: "~", escape: "\\", kinds: HL7 };

export const x12: Grammar = {
  name: "x12",
  sniff: (text) => /^\s*[A-Z][A-Z0-9]{1,2}\*[^\n~]*~/.test(text),
  cut: (text) =>
    segmentsOf(text, "~", { element: "*", component: ":", repeat: "^", escape: "", kinds: X12 }),
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
      kinds: EDIFACT,
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
  const { element, component, repeat, escape: escaping, kinds } = marks;
  const [head, ...elements] = partsOf(text, span, element, escaping);
  const name = text.slice(head!.start, head!.end);
  // X12 and EDIFACT say in an element which kind of party or date follows
  const about = elements[0] ? text.slice(elements[0].start, elements[0].end) : "";
  const isBody =
    (name === "N1" && !/^(?:IL|QC|74|HK|GP|S1|QD)$/.test(about)) ||
    (name === "NM1" && elements[1] && text.slice(elements[1].start, elements[1].end) === "2");
  return elements.flatMap((one, i) => {
    const repeats = repeat === "" ? [one] : partsOf(text, one, repeat, escaping);
    return repeats.flatMap((again) =>
      partsOf(text, again, component, escaping).flatMap((part, j): Piece[] => {
        if (!/[\p{L}\p{N}]/u.test(text.slice(part.start, part.end))) return [];
        const path = `${name}.${i + 1}`;
        const kind = kinds.get(`${path}.${j + 1}`);
        const ends = element + component + repeat + escaping + segmentEnd;
        const other = name === "DTM" && !/^329/.test(about);
        if (kind === undefined || other) return [{ ...part, path, is: "fixed", ends }];
        if (kind === "prose") return [{ ...part, path, prose: true, ends }];
        return [{ ...part, path, is: isBody && kind === "PERSON" ? "ORG" : kind, ends }];
      }),
    );
  });
}
