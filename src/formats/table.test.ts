import { readFileSync } from "node:fs";
import fc from "fast-check";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { canariesIn } from "../../test/canary.js";
import { replaced, replacedWords } from "../../test/replaced.js";
import type { ReadFile, ReadOptions } from "./format.js";
import { readFormat } from "./formats.js";

const read = (format: string, source: string, options: Partial<ReadOptions> = {}) =>
  readFormat(Buffer.from(source), format, {
    name: "t",
    id: "t",
    persons: [],
    ...options,
  }) as ReadFile;

const CSV =
  "id,name,seen,rating,note\n1,Ann Lee,2024-05-19,5,called twice\n2,Bob Moe,2024-05-20,4,n/a\n";
const JSONL =
  '{"id":1,"name":"Ann Lee","seen":"2024-05-19","rating":5,"note":"called twice"}\n{"id":2,"name":"Bob Moe","seen":"2024-05-20","rating":4,"note":null}\n';

/** Everything that a column settles with the words it decides, or a label. */
function settled(file: ReadFile): string {
  return file.write(
    file.documents.map((document) =>
      replaced(
        document,
        (document.given ?? []).map(({ start, end, type, replacement = `[${type}]` }) => ({
          start,
          end,
          type,
          replacement,
        })),
      ),
    ),
  );
}

describe("columns of a table", () => {
  test.each([
    [
      "csv",
      CSV,
      "id,name,seen,rating,note\n1,[PERSON],2024,5,called twice\n2,[PERSON],2024,4,n/a\n",
    ],
    [
      "jsonl",
      JSONL,
      '{"id":1,"name":"[PERSON]","seen":"2024","rating":5,"note":"called twice"}\n{"id":2,"name":"[PERSON]","seen":"2024","rating":4,"note":null}\n',
    ],
  ])(
    "of %s: kept cells are no text, typed ones are known before detection",
    (format, source, out) => {
      const file = read(format, source);
      expect(file.documents[0]!.text).toBe(
        "name: Ann Lee\n\nseen: 2024-05-19\n\nnote: called twice",
      );
      expect(file.documents[0]!.given).toMatchObject([
        { start: 6, end: 13, type: "PERSON" },
        { start: 21, end: 31, type: "DATETIME", replacement: "2024" },
      ]);
      expect(settled(file)).toBe(out);
    },
  );

  test("a row without text is settled", () => {
    const [first, second] = read("csv", CSV).documents;
    expect([first!.settled, second!.settled]).toEqual([undefined, true]);
  });

  test.each([
    ["id", "name,seen\nAnn Lee,2024\nBob Moe,2024\n"],
    ["name", "id,seen\n1,2024\n2,2024\n"],
    ["seen", "id,name\n1,Ann Lee\n2,Bob Moe\n"],
  ])("csv without the column %s", (column, out) => {
    const source = "id,name,seen\n1,Ann Lee,2024\n2,Bob Moe,2024\n";
    const file = read("csv", source, { columns: { "*": "keep", [column]: "drop" } });
    expect(settled(file)).toBe(out);
  });

  test("a value of JSON that is dropped is null", () => {
    const file = read("jsonl", JSONL, { columns: { "*": "keep", name: "drop" } });
    expect(settled(file)).toBe(JSONL.replace('"Ann Lee"', "null").replace('"Bob Moe"', "null"));
  });

  test("keys of nested objects and lists are columns by their path", () => {
    const file = read(
      "jsonl",
      '{"user":{"email":"a@b.example"},"items":[{"price":3},{"price":4}]}\n',
    );
    expect([...file.scheme!.keys()]).toEqual(["user.email", "items[].price"]);
  });
});

describe("ids", () => {
  const source = "id,name\n536-22-1234,Ann Lee\nann@lee.example,Bob Moe\nT7,Carl Li\n";

  test("that could tell of somebody are replaced, and said", () => {
    const notes: string[] = [];
    const file = read("csv", source, { names: "number", note: (one) => notes.push(one) });
    expect(file.documents.map(({ id }) => id)).toEqual(["t:2", "t:3", "T7"]);
    expect(settled(file)).toBe("id,name\n[CODE],[PERSON]\n[CODE],[PERSON]\nT7,[PERSON]\n");
    expect(notes).toEqual([expect.stringMatching(/2 ids.*--names keep/)]);
  });

  test("stay with --names keep", () => {
    const file = read("csv", source, { names: "keep" });
    expect(file.documents.map(({ id }) => id)).toEqual(["536-22-1234", "ann@lee.example", "T7"]);
  });
});

test("columns with one name cannot be grouped by it", () => {
  expect(() =>
    read("csv", "age,age,note\n30,1,a\n31,2,b\n", { quasi: { quasi: ["age"], k: 2 } }),
  ).toThrow(/several columns called 'age'/);
});

describe("names of columns and keys that tell of somebody", () => {
  const hidden = (format: string, source: string, names?: "keep" | "number") => {
    const file = read(format, source, { ...(names && { names }) });
    const words = { "Ann Lee": { replacement: "***", type: "PERSON" as const } };
    return file.write(file.documents.map((document) => replacedWords(document, words)));
  };

  test.each([
    ["csv", "Day,Ann Lee\nfirst,said yes\n", "Day,column 2\nfirst,said yes\n"],
    ["jsonl", '{"votes":{"Ann Lee":"said yes"}}\n', '{"votes":{"name 1":"said yes"}}\n'],
  ])("of %s are numbered, or kept, or the file is refused", (format, source, out) => {
    expect(hidden(format, source, "number")).toBe(out);
    expect(hidden(format, source, "keep")).toBe(source);
    expect(() => hidden(format, source)).toThrow(/--names number/);
  });

  const NAME = "Quorvath";
  const word = fc.constantFrom("name", "Phone", "dob", "Notes", "Visit", "user");
  const joint = fc.constantFrom("", "_", " ", "-", ".", "'s ");

  test.each(["csv", "jsonl", "xlsx"])(
    "of %s are numbered wherever in the name the person stands",
    async (format) => {
      await fc.assert(
        fc.asyncProperty(word, joint, fc.boolean(), async (beside, between, isFirst) => {
          const label = (isFirst ? [NAME, beside] : [beside, NAME]).join(between);
          const rows = [
            ["day", label],
            ["first", "said yes"],
            ["second", "said no"],
          ];
          const source = { csv: csvOf, jsonl: jsonlOf, xlsx: xlsxOf }[format]!(rows);
          // the control: it is there
          expect(canariesIn(source, [NAME])).not.toEqual([]);
          const file = (await readFormat(Buffer.from(source), format, {
            name: "t",
            id: "t",
            persons: [],
            names: "number",
          })) as ReadFile<string | Uint8Array>;
          const words = { [NAME]: { replacement: "***", type: "PERSON" as const } };
          const written = file.write(
            file.documents.map((document) => replacedWords(document, words)),
          );
          expect(canariesIn(written, [NAME]), label).toEqual([]);
        }),
        { numRuns: 30 },
      );
    },
  );
});

const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.join(",")}\n`).join("");

const jsonlOf = ([head, ...body]: readonly (readonly string[])[]): string =>
  body
    .map((row) => `${JSON.stringify(Object.fromEntries(head!.map((key, i) => [key, row[i]])))}\n`)
    .join("");

const XLSX = new URL("../../test/office/openpyxl.xlsx", import.meta.url);

/** The rows as the first sheet of a workbook that openpyxl wrote. */
function xlsxOf(rows: readonly (readonly string[])[]): Uint8Array {
  const parts = unzipSync(readFileSync(XLSX));
  const sheet = "xl/worksheets/sheet1.xml";
  const cells = rows.map(
    (row, r) =>
      `<row r="${r + 1}">${row.map((one, c) => `<c r="${"AB"[c]}${r + 1}" t="inlineStr"><is><t>${one}</t></is></c>`).join("")}</row>`,
  );
  const xml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells.join("")}</sheetData></worksheet>`;
  return zipSync({ ...parts, [sheet]: strToU8(xml) }, { level: 0 });
}
