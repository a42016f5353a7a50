import { describe, expect, it } from "vitest";
import { paragraphAt, paragraphsOf } from "./paragraphs.js";
import { type Mark, marksAt, marksByParagraph, segmentsOf } from "./segments.js";

const mark = (id: string, start: number, end: number, more: Partial<Mark> = {}): Mark => ({
  id,
  start,
  end,
  type: "PERSON",
  state: "keep",
  ...more,
});

/** Segments written as `0-4`, `4-8:inner+outer`, with `=id` where a replacement is written. */
const drawn = (text: string, marks: readonly Mark[]) =>
  segmentsOf({ start: 0, end: text.length }, marks).map(
    ({ start, end, marks: covering, replacedBy, first }) =>
      `${start}-${end}${covering.length > 0 ? `:${covering.map(({ id }) => id).join("+")}` : ""}${
        replacedBy ? (first ? `=${replacedBy.id}` : "-") : ""
      }`,
  );

describe("paragraphs", () => {
  it("parts at blank lines and keeps single line breaks inside", () => {
    const text = "One\ntwo\n\nthree\r\n \r\nfour\n";
    expect(paragraphsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "One\ntwo",
      "three",
      "four\n",
    ]);
  });

  it("cuts a long one, never inside a code point, and loses nothing", () => {
    const text = "🎻".repeat(6_001);
    const pieces = paragraphsOf(text);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
    for (const { start, end } of pieces) expect(text.slice(start, end).isWellFormed()).toBe(true);
  });

  it("finds the paragraph of an offset", () => {
    const paragraphs = paragraphsOf("aaaa\n\nbbbb\n\ncccc");
    expect([0, 3, 4, 6, 15].map((offset) => paragraphAt(paragraphs, offset))).toEqual([
      0, 0, 1, 1, 2,
    ]);
  });

  it("has none in an empty text", () => {
    expect(paragraphsOf("")).toEqual([]);
  });
});

describe("segments", () => {
  it("covers the paragraph without gaps", () => {
    expect(drawn("Ann met Bob", [mark("a", 0, 3), mark("b", 8, 11)])).toEqual([
      "0-3:a",
      "3-8",
      "8-11:b",
    ]);
  });

  it("splits three deep at every boundary, innermost first", () => {
    const marks = [mark("outer", 0, 12), mark("middle", 2, 10), mark("inner", 4, 6)];
    expect(drawn("abcdefghijkl", marks)).toEqual([
      "0-2:outer",
      "2-4:middle+outer",
      "4-6:inner+middle+outer",
      "6-10:middle+outer",
      "10-12:outer",
    ]);
  });

  it("keeps both of two that overlap partly", () => {
    expect(drawn("abcdefgh", [mark("a", 0, 5), mark("b", 3, 8)])).toEqual([
      "0-3:a",
      "3-5:a+b",
      "5-8:b",
    ]);
  });

  it("writes the replacement of the outermost once", () => {
    const marks = [mark("org", 0, 10, { state: "mask" }), mark("loc", 4, 6, { state: "mask" })];
    expect(drawn("abcdefghijkl", marks)).toEqual([
      "0-4:org=org",
      "4-6:loc+org-",
      "6-10:org-",
      "10-12",
    ]);
  });

  it("shares a mention over a paragraph boundary, and writes its replacement in the first", () => {
    const paragraphs = paragraphsOf("abc\n\ndef");
    const across = mark("m", 1, 7, { state: "mask" });
    const groups = marksByParagraph(paragraphs, [across]);
    expect(groups).toEqual([[across], [across]]);
    const first = paragraphs.map((paragraph, at) =>
      segmentsOf(paragraph, groups[at]!).some(({ first }) => first),
    );
    expect(first).toEqual([true, false]);
  });
});

describe("marks at a place", () => {
  it("come innermost first, and end before their end", () => {
    const marks = [mark("outer", 0, 20), mark("middle", 4, 12), mark("inner", 4, 8)];
    const at = (place: number) => marksAt(marks, place).map(({ id }) => id);
    expect(at(4)).toEqual(["inner", "middle", "outer"]);
    expect(at(8)).toEqual(["middle", "outer"]);
    expect(at(12)).toEqual(["outer"]);
    expect(at(20)).toEqual([]);
  });
});
