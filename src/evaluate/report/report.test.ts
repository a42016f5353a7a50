import { describe, expect, test } from "vitest";
import { createDocument, type Sanitized } from "../../document/document.js";
import { residueOf } from "../metrics/residue.js";
import { createReport } from "./report.js";
import { renderReport } from "./report-html.js";

const TEXT = "Ann <b>lives</b> in Oslo, near Oslo Court.";
const mention = (words: string, type: "PERSON" | "LOC" | "ORG") => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
  type,
  score: 1,
  detector: "test",
  evidence: {},
});

const sanitized: Sanitized = {
  document: createDocument(TEXT, { id: "<note>" }),
  mentions: [mention("Ann", "PERSON"), mention("Oslo", "LOC"), mention("Oslo Court", "ORG")],
  entities: [
    { id: "e1", type: "PERSON", identifier: "DIRECT", mentions: [0] },
    { id: "e2", type: "LOC", identifier: "QUASI", mentions: [1] },
    { id: "e3", type: "ORG", identifier: "NO_MASK", mentions: [2] },
  ],
  unexamined: [{ start: 0, end: 3, reason: "a test" }],
  scores: [],
  risks: [],
  decisions: [
    { entity: "e1", action: "mask", reasons: ["a direct identifier"] },
    { entity: "e2", action: "mask", reasons: ["risky by a measure"] },
    { entity: "e3", action: "keep", reasons: ["no measure found it risky"] },
  ],
  cost: { hidden: 8, total: 12, bound: 8 },
  text: "[PERSON 1] <b>lives</b> in [LOC 1], near Oslo Court.",
  replacements: [
    {
      start: 0,
      end: 3,
      outStart: 0,
      outEnd: 10,
      replacement: "[PERSON 1]",
      level: 10,
      entity: "e1",
      by: "label",
      truth: "true",
    },
    {
      start: 20,
      end: 24,
      outStart: 27,
      outEnd: 34,
      replacement: "[LOC 1]",
      level: 10,
      entity: "e2",
      by: "label",
      truth: "true",
    },
  ],
};

const OPTIONS = {
  policy: {
    version: 1,
    mask: "risk",
    key: "0123456789abcdef",
    salt: "secret salt",
    persons: ["Ann"],
  },
  originals: false,
  failures: [],
};

describe("residue", () => {
  test("says which masked words still occur elsewhere", () => {
    expect(residueOf(sanitized)).toEqual([{ entity: "e2", occurrences: 1 }]);
  });
});

describe("the report", () => {
  test("puts the sanitized text together again from its pieces", () => {
    const [document] = createReport([sanitized], OPTIONS).documents;
    expect(document!.pieces.map(({ text }) => text).join("")).toBe(sanitized.text);
    expect(
      document!.pieces.filter(({ entity }) => entity).map(({ text, masked }) => [text, masked]),
    ).toEqual([
      ["[PERSON 1]", true],
      ["[LOC 1]", true],
      ["Oslo Court", false],
    ]);
  });

  test("holds no original words and no secrets unless asked", () => {
    const report = createReport([sanitized], OPTIONS);
    for (const form of [JSON.stringify(report), renderReport(report)]) {
      expect(form).not.toMatch(/Ann\b|0123456789abcdef|secret salt/);
    }
    const open = createReport([sanitized], { ...OPTIONS, originals: true });
    expect(renderReport(open)).toContain("Was: Ann.");
    expect(renderReport(open)).not.toMatch(/0123456789abcdef|secret salt/);
  });

  test("shows markup of the document as text", () => {
    const html = renderReport(createReport([sanitized], OPTIONS));
    expect(html).not.toContain("<b>lives");
    expect(html).toContain("&#60;b&#62;lives");
    expect(html).not.toContain("<note>");
    expect(html).not.toContain("<script");
  });

  test("says first what a person must look at", () => {
    const html = renderReport(
      createReport([sanitized], {
        ...OPTIONS,
        failures: [{ name: "x.docx", code: "FORMAT_UNSUPPORTED", message: "expected text" }],
      }),
    );
    expect(html).toContain("Look at this first");
    expect(html).toContain("still occur elsewhere");
    expect(html).toContain("x.docx");
    expect(html).toContain("not fully examined: a test");
  });
});

describe("files", () => {
  const options = { policy: {}, failures: [] };
  const places = [[{ page: 2, box: [1, 2, 3, 4] as const }], [], []];

  test("where mentions are: the page, and the box beside the originals alone", () => {
    const of = (originals: boolean) =>
      createReport([sanitized], { ...options, originals, placesOf: () => places }).documents[0]!
        .entities[0]!.places;
    expect(of(false)).toEqual([{ page: 2 }]);
    expect(of(true)).toEqual(places[0]);
  });

  test("what was removed beside words is in the page, once", () => {
    const files = [{ name: "a<b>.pdf", notes: ["removed: 2 pictures"] }];
    const report = createReport([sanitized], {
      ...options,
      originals: false,
      files,
      omissions: [
        { kind: "part", message: "a<b>.pdf: removed: 2 pictures" },
        { kind: "part", message: "a<b>.pdf, attachment 1: not read" },
      ],
    });
    expect(report.files).toEqual(files);
    const page = renderReport(report);
    expect(page.split("removed: 2 pictures")).toHaveLength(2);
    expect(page).toContain("a&#60;b&#62;.pdf</th><td>removed: 2 pictures");
    expect(page).toContain("attachment 1: not read");
  });
});
