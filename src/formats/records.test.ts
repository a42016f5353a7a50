import { describe, expect, it } from "vitest";
import { readIndividuals } from "./records.js";

const columns = { name: "name", background: "known" };
const read = (rows: unknown) => readIndividuals(JSON.stringify(rows), "table.json", columns);

it("reads background and one method a column", () => {
  const { background, methods } = read([
    { name: "Ann", known: "Ann bakes.", stars: "*** bakes.", size: 3, nobody: null },
    { name: "Bob", known: "Bob sails.", stars: null },
    { name: "Cay", known: null, stars: "*** sings." },
  ]);
  expect([...background]).toEqual([
    ["Ann", "Ann bakes."],
    ["Bob", "Bob sails."],
  ]);
  expect([...methods].map(([method, texts]) => [method, [...texts]])).toEqual([
    [
      "stars",
      [
        ["Ann", "*** bakes."],
        ["Cay", "*** sings."],
      ],
    ],
  ]);
});

describe("bad input", () => {
  it.each([
    ["no table", {}, "INPUT_FORMAT", "table.json"],
    ["no records", [], "INPUT_FORMAT", "table.json"],
    ["no such column", [{ name: "Ann", other: "text" }], "INPUT_FORMAT", "name, other"],
    ["a name missing", [{ name: "Ann", known: "" }, { known: "" }], "INPUT_FORMAT", "record 2"],
    [
      "somebody twice",
      [
        { name: "Ann", known: "" },
        { name: "Ann", known: "" },
      ],
      "DUPLICATE_ID",
      "1 individual has several records",
    ],
  ])("%s", (_, rows, code, message) => {
    expect(() => read(rows)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });

  it("no JSON, without quoting it", () => {
    expect(() => readIndividuals("secret", "table.json", columns)).toThrow(
      expect.objectContaining({
        code: "INPUT_FORMAT",
        message: expect.not.stringContaining("secret"),
      }),
    );
  });
});
