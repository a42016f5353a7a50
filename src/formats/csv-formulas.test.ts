import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replacedWords } from "../../test/replaced.js";
import { guardFormulas, isFormula, unguardFormulas } from "./csv-formulas.js";
import type { ReadFile, ReadOptions } from "./format.js";
import { readFormat } from "./formats.js";

test.each([
  ...'=1+1|=HYPERLINK("http://a.example")|+cmd|-2+3+cmd|-A1|@SUM(A1)|\t=1|\r=1|\tx| =1|＝1|＠x|-'.split(
    "|",
  ),
])("%j", (value) => {
  expect(isFormula(value)).toBe(value !== "-");
});

test.each([
  ..."-5|+47 22 11 33 44|-1.5e-7|-12,50 €|+1 (555) 010-9999|--|- |-5%|a=b|x@y.example|'=1|3-4|-01/02/2025|".split(
    "|",
  ),
])("a spreadsheet runs nothing of %j", (value) => {
  expect(isFormula(value)).toBe(false);
});

const written = (source: string, options: Partial<ReadOptions> = {}, words = {}) => {
  const file = readFormat(new TextEncoder().encode(source), "csv", {
    name: "t.csv",
    id: "t",
    persons: [],
    ...options,
  }) as ReadFile;
  return { file, text: file.write(file.documents.map((one) => replacedWords(one, words))) };
};

const TABLE = `name,note\nAnn,"=HYPERLINK(""http://a.example"",""x"")"\nAnn,-5\nAnn,+cmd|' /C calc'!A0\nAnn,"a\n=b"\n`;

describe("a table that is written", () => {
  test("has an apostrophe before what a spreadsheet would run, and says so", () => {
    const { file, text } = written(TABLE, {}, { Ann: { replacement: "=P", type: "PERSON" } });
    expect(text).toBe(
      `name,note\n'=P,"'=HYPERLINK(""http://a.example"",""x"")"\n'=P,-5\n'=P,'+cmd|' /C calc'!A0\n'=P,"a\n=b"\n`,
    );
    expect(file.notes).toEqual([expect.stringContaining("2 cells begin")]);
  });

  test("keeps them where that is asked", () => {
    const { file, text } = written(TABLE, { formulas: "keep" });
    expect(text).toBe(TABLE);
    expect(file.notes).toEqual([expect.stringContaining("--csv-formulas quote")]);
  });

  test("is restored as it was, apostrophes of its own included", () => {
    const cell = fc
      .array(fc.constantFrom("=", "'", "+", "-", "@", "\t", "1", "a", '"', ",", " ", "\n"), {
        maxLength: 5,
      })
      .map((all) => all.join(""));
    const tables = fc
      .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 })
      .map((rows) =>
        rows
          .map(
            (cells) =>
              `${["id", ...cells].map((one) => `"${one.replaceAll('"', '""')}"`).join(",")}\n`,
          )
          .join(""),
      );
    fc.assert(
      fc.property(tables, (table) => {
        const guarded = guardFormulas(table, ",", "t.csv", "restorable");
        expect(unguardFormulas(guarded, "t.csv", [","])).toBe(table);
        expect(guardFormulas(guarded, ",", "t.csv")).toBe(guarded);
      }),
    );
  });
});
