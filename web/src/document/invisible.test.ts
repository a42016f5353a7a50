import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { visible } from "./invisible.js";

const drawn = (text: string) => renderToStaticMarkup(createElement("p", {}, visible(text)));
const named = (text: string) =>
  [...drawn(text).matchAll(/data-name="(\w+)"/g)].map(([, name]) => name);

test.each([
  ["met in \u202Eolso\u202C.", ["RLO", "PDF"]],
  ["zero\u200Bwidth and soft\u00ADhyphen", ["ZWSP", "SHY"]],
  ["\uFEFFbegins", ["BOM"]],
  ["a\u{e0041}b", ["TAG"]],
  ["join\u200Ded letters", ["ZWJ"]],
  // how one writes: an emoji of several, a joiner between joining letters
  ["\u{1F469}\u200D\u{1F680} went", []],
  ["\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645", []],
  ["plain", []],
])("in %j it shows %j", (text, names) => {
  expect(named(text)).toEqual(names);
});

test("what is drawn is the text itself, character by character", () => {
  const text = "a\u202Eb\u200Bc";
  const back = drawn(text).replaceAll(/<[^>]+>/g, "");
  expect(back).toBe(text);
});
