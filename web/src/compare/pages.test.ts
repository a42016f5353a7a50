import { expect, test } from "vitest";
import { pagesOf } from "./pages.js";

const paragraph = `${"Ann Smith met the council. ".repeat(30).trim()}\n\n`;
const source = paragraph.repeat(12);

/** As the server does it: each name replaced, with its place in both texts. */
function replaced(words: string, by: string) {
  const places = [];
  let output = "";
  let at = 0;
  for (let start = source.indexOf(words); start >= 0; start = source.indexOf(words, at)) {
    output += source.slice(at, start);
    at = start + words.length;
    places.push({ start, end: at, outStart: output.length, outEnd: output.length + by.length });
    output += by;
  }
  return { output: output + source.slice(at), places };
}

test.each(["[PERSON 1]", "", "a much longer name than the one before"])(
  "pages hold both texts whole and in step when a name becomes '%s'",
  (by) => {
    const { output, places } = replaced("Ann Smith", by);
    const pages = pagesOf(source, output, places);
    expect(pages.length).toBeGreaterThan(3);
    const runs = pages.flatMap((page) => page.runs);
    const all = (text: string, side: "source" | "output") =>
      runs.map((run) => text.slice(...run[side])).join("");
    expect(all(source, "source")).toBe(source);
    expect(all(output, "output")).toBe(output);
    for (const run of runs.filter(({ changed }) => !changed)) {
      expect(output.slice(...run.output)).toBe(source.slice(...run.source));
    }
    for (const { runs: page } of pages) {
      const length = page.at(-1)!.source[1] - page[0]!.source[0];
      expect(length).toBeLessThanOrEqual(2_700);
    }
  },
);

test("a text without a single break is cut all the same, and an empty one is one page", () => {
  expect(pagesOf("x".repeat(10_000), "x".repeat(10_000), []).length).toBeGreaterThan(3);
  expect(pagesOf("", "", [])).toEqual([{ runs: [] }]);
});
