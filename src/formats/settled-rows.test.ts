import { expect, test } from "vitest";
import { schemeOf } from "../tables/scheme.js";
import { settledRows } from "./settled-rows.js";

const NAMES = ["id", "name", "seen", "rating"];
const SCHEME = schemeOf(
  new Map(NAMES.map((name) => [name, name === "seen" ? ["2024-03-05"] : ["1", "2"]])),
  { name: "PERSON", seen: "DATETIME=month", rating: { treatment: "keep", numbers: true } },
);
const HEADER = "id,name,seen,rating\n";
const SHAPE = { delimiter: ",", header: true };
const rowsUnder = (header: string, scheme = SCHEME) =>
  settledRows(header, { shape: SHAPE, scheme, names: "number" });

test("cells of typed columns are values, and written as they were quoted", () => {
  const row = rowsUnder(HEADER)!.read('7," Ann ""A"" Lee ",2024-03-05,4')!;
  expect(
    row.values.map(({ words, given: { type, replacement } }) => [words, type, replacement]),
  ).toEqual([
    ['Ann "A" Lee', "PERSON", undefined],
    ["2024-03-05", "DATETIME", "2024-03"],
  ]);
  expect(row.write(["[PERSON 1]", "2024-03"], "x")).toBe('7," [PERSON 1] ",2024-03,4');
  expect(row.write(["a,b", "2024-03"], "x")).toBe('7," a,b ",2024-03,4');
});

test.each([
  ["a cell to be read", "7,Ann Lee,2024-03-05,ask her"],
  ["a cell of no column", "7,Ann Lee,2024-03-05,4,more"],
  ["two rows", "7,Ann Lee,2024-03-05,4\r8,Bob Moe,2024-03-05,4"],
  ["a quote out of place", '7,Ann "A" Lee,2024-03-05,4'],
  ["a mark of encoding", "\ufeff7,Ann Lee,2024-03-05,4"],
  ["bytes that are no text", "7,Ann \ufffd Lee,2024-03-05,4"],
  ["a dot that may end a sentence", "7,Ann Lee.,2024-03-05,4"],
  ["an id that shows what is hidden", "lee,Lee,2024-03-05,4"],
  ["an id that is called like a column", "name,Lee,2024-03-05,4"],
])("a row with %s is left to the documents", (_, row) => {
  expect(rowsUnder(HEADER)!.read(row)).toBeUndefined();
});

test("so are all rows where a column is text, or the header is uncertain", () => {
  const text = schemeOf(
    new Map([
      ["id", ["1"]],
      ["name", ["Ann"]],
    ]),
    { "*": "text" },
  );
  expect(rowsUnder("id,name\n", text)).toBeUndefined();
  expect(rowsUnder('id,"na"me,seen,rating\n')).toBeUndefined();
  expect(rowsUnder("id,name\ufffd,seen,rating\n")).toBeUndefined();
});
