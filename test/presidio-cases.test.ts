/** How bench/presidio-cases.ts reads the lists of a Python test. */

import { describe, expect, it } from "vitest";
import { casesOf } from "../bench/presidio-cases/python.js";

const listOf = (names: string, list: string, signature = "recognizer, entities"): string => `
def entities():
    return ["XX_NUMBER"]

@pytest.mark.parametrize(
    # fmt: off
    "${names}",
    [
${list}
        # fmt: on
    ],
)
def test_all(${signature}):
    pass
`;
const FOUR = "text, expected_len, expected_positions, expected_score_ranges";

describe("cases of a Python test", () => {
  it.each([
    ["one find", '("ab 12", 1, ((0, 5),), ((0.5, "max"),),),  # a, b', "ab 12", 1, [[0, 5]]],
    [
      "a list",
      "('ab', 2, [(0, 1), (1, 2)], [(0.5, 0.8)] * 2),",
      "ab",
      2,
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ["one span bare", '("ab", 1, (0, 2), _SCORE),', "ab", 1, [[0, 2]]],
    ["no positions", '("ab", 1, (), ()),', "ab", 1, []],
    ["positions of nothing", '("ab", 0, (0, 2), 0),', "ab", 0, []],
    ["an escape", String.raw`("a\n\"b\u00e9", 0, (), ()),`, 'a\n"bé', 0, []],
    ["a raw string", String.raw`(r"a\n", 0, (), ()),`, String.raw`a\n`, 0, []],
    ["strings side by side", '("a, (b "\n  "c", 0, (), ()),', "a, (b c", 0, []],
    ["a formatted string without fields", '(f"ab", 0, (), ()),', "ab", 0, []],
    ["pytest.param", 'pytest.param("ab", 0, (), (), id="x"),', "ab", 0, []],
  ])("reads %s", (_, list, text, count, positions) => {
    expect(casesOf(listOf(FOUR, list)).cases).toEqual([{ text, count, positions }]);
  });

  it.each(['(A + "b", 0, (), ()),', '(f"no. {A}", 1, ((0, 3),), ()),', "(VALID, 0, (), ()),"])(
    "leaves out what Python works out: %s",
    (list) => {
      const read = casesOf(listOf(FOUR, `${list}\n("after", 0, (), ()),`));
      expect(read.computed).toBe(1);
      expect(read.cases.map(({ text }) => text)).toEqual(["after"]);
    },
  );

  it("takes start and end, and positions without a number of finds", () => {
    const start = "text, expected_len, expected_start, expected_end";
    expect(casesOf(listOf(start, '("ab", 1, 0, 2),')).cases).toEqual([
      { text: "ab", count: 1, positions: [[0, 2]] },
    ]);
    expect(casesOf(listOf("text, expected_positions", '("ab", ((0, 2),)),')).cases).toEqual([
      { text: "ab", count: 1, positions: [[0, 2]] },
    ]);
  });

  it("passes over lists that say nothing of finds, and recognizers made strict", () => {
    expect(casesOf(listOf("number, expected", '("12", True),')).cases).toEqual([]);
    const strict = listOf(
      "text, expected_len",
      '("12", 0),',
      "text, expected_len, strict_recognizer",
    );
    expect(casesOf(strict).cases).toEqual([]);
  });

  it("names the entity outside the lists first", () => {
    expect(casesOf(listOf(FOUR, '("ID", 0, (), ()),')).names[0]).toBe("XX_NUMBER");
  });

  it("refuses a file that ends within a list", () => {
    expect(() => casesOf('@pytest.mark.parametrize("text, expected_len", [("a", 1)')).toThrow(
      /does not end/,
    );
  });
});
