import { describe, expect, test } from "vitest";
import { readRatings, type SheetRow, summarizeRatings, writeSheet } from "./rating-sheet.js";

const rows: SheetRow[] = [
  {
    type: "LOC",
    before: "born in ",
    original: "Oslo",
    after: ', a "big" city',
    replacement: "city",
  },
  { type: "ORG", before: "at\n", original: "=SUM(A1)", after: ".", replacement: "company" },
];
const filled = (...ratings: string[]) =>
  writeSheet(rows)
    .trimEnd()
    .split("\n")
    .map((line, i) => (i === 0 ? line : line.replace(/,,$/, `,${ratings[i - 1]}`)))
    .join("\n");

describe("a sheet", () => {
  test("goes out and comes back with its ratings", () => {
    const csv = filled("yes,yes", "no,Yes");
    expect(csv).toContain('", a ""big"" city"');
    expect(csv).toContain("'=SUM(A1)");
    expect(readRatings(csv, "sheet.csv")).toEqual([
      { id: "1", type: "LOC", truthful: true, abstract: true },
      { id: "2", type: "ORG", truthful: false, abstract: true },
    ]);
  });

  test.each([
    ["empty cells", writeSheet(rows)],
    ["another word", filled("maybe,yes", "no,no")],
    ["no rows", writeSheet([])],
    ["no table", 'id,type\n"open'],
    ["no type", "id,truthful,abstract\n1,yes,yes\n"],
  ])("with %s is refused, without quoting it", (_, csv) => {
    expect(() => readRatings(csv, "sheet.csv")).toThrow(
      expect.objectContaining({
        code: "INPUT_FORMAT",
        message: expect.not.stringMatching(/Oslo|maybe|\n/),
      }),
    );
  });
});

describe("the summary", () => {
  test("four cells of the paper's table", () => {
    const summary = summarizeRatings([readRatings(filled("yes,yes", "no,yes"), "a.csv")]);
    expect(summary).toMatchObject({
      rated: 2,
      truthful: 0.5,
      abstract: 1,
      truthfulAndAbstract: 0.5,
      abstractNotTruthful: 0.5,
      truthfulNotAbstract: 0,
      neither: 0,
    });
    expect(summary.agreement).toBeUndefined();
    expect(summary.byType.ORG?.truthful).toBe(0);
  });

  test("of two sheets a row is truthful only if both say so", () => {
    const summary = summarizeRatings([
      readRatings(filled("yes,yes", "no,yes"), "a.csv"),
      readRatings(filled("no,yes", "no,yes"), "b.csv"),
    ]);
    expect(summary.truthful).toBe(0);
    expect(summary.agreement).toMatchObject({ rows: 2, truthful: 0, abstract: null });
  });
});
