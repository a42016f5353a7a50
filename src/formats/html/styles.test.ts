import { check } from "recheck";
import { describe, expect, test } from "vitest";
import { readFormat } from "../formats.js";
import { notStyle } from "./styles.js";

const cut = (css: string): string => {
  let kept = "";
  let from = 0;
  for (const { start, end } of notStyle(css)) {
    kept += `${css.slice(from, start)}_`;
    from = end;
  }
  return kept + css.slice(from);
};

describe("what of a style sheet is no style", () => {
  test.each([
    ["a{content:'Galip'}", "a{content:_}"],
    ["a{content: 'Galip' attr(x) \"Yalman\"; color:red}", "a{content: _ attr(x) _; color:red}"],
    ["a{content/* x */ : 'Galip'}", "a{content_ : _}"],
    ["a{c\\6fntent:'Galip'}", "a{c\\6fntent:_}"],
    ["a{c\\ontent:'Galip'}", "a{c\\ontent:_}"],
    [
      "a{--who: 'Galip'} b::after{content: var(--who)}",
      "a{--who: _} b::after{content: var(--who)}",
    ],
    ["a{content:'\\47 alip'}", "a{content:_}"],
    ["a{list-style-type: 'Galip '}", "a{list-style-type: _}"],
    ["a{quotes: 'Galip' '»'}", "a{quotes: _ '»'}"],
    ["a{content:'Galip", "a{content:_"],
    ["a{b:url(data:image/png;base64,AAAA)}", "a{b:_}"],
    ['a{b:url( "data:image/svg+xml,%3C\\")" )}c{}', "a{b:_}c{}"],
    ["a{b:u\\72l(data:x)}", "a{b:_}"],
    ["a{b:url('data:x", "a{b:_"],
    ["/* Galip */a{}/* Yalman", "_a{}_"],
    // styles that stay
    ["a{content:'→'}", "a{content:'→'}"],
    ["a[title='content: x']{color:red}", "a[title='content: x']{color:red}"],
    ["a{font-family:'Galip Sans'}", "a{font-family:'Galip Sans'}"],
    ["a{align-content:'x'}", "a{align-content:'x'}"],
    ["a{b:url(x.png)}", "a{b:url(x.png)}"],
    ["a{b:url(//x/*y*/z)}", "a{b:url(//x/*y*/z)}"],
    ["a{b:'/* no comment'}", "a{b:'/* no comment'}"],
  ])("%s", (css, kept) => {
    expect(cut(css)).toBe(kept);
  });
});

describe("time grows with length alone", () => {
  // sizes at which anything quadratic would take hours; only the time limit of a test could end it
  const REPEATED = 200_000;

  test.each([
    "content: ",
    "content",
    'url("data:',
    "url( ",
    "url(data:",
    "/*",
    "/* */ /",
    "\\",
    "content:'",
    'content:"\\',
    "a\\41 ",
    "\n'",
    "--",
    ":",
  ])("a style of %j over and over", (part) => {
    const css = part.repeat(REPEATED);
    const spans = notStyle(css);
    expect(spans.length).toBeLessThanOrEqual(REPEATED);
  });

  test("its patterns never go back", async () => {
    for (const pattern of [
      /\/\*|["']|[;{}:]|(?:[-\w\u0080-\uffff]|\\[\s\S]){1,999}\(?/g,
      /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi,
    ]) {
      // ten seconds, its default, are too few on a machine that does other work too
      const { status } = await check(pattern.source, pattern.flags, { timeout: 120_000 });
      expect(status).toBe("safe");
    }
  });

  test("a page of such styles and attributes is read", async () => {
    const long = "content: ".repeat(300_000);
    const page = `<style>${long}</style><p style="${long}">Text</p>`;
    const read = await readFormat(Buffer.from(page), "html", {
      name: "page.html",
      id: "page.html",
      persons: [],
    });
    expect(read.documents[0]!.text.trim()).toBe("Text");
  });

  test("a tag of more attributes than a page has is refused", async () => {
    const tag = (count: number) =>
      `<p ${Array.from({ length: count }, (_, i) => `a${i}=x href${i}=y`).join(" ")} href=z>Text</p>`;
    const options = { name: "page.html", id: "page.html", persons: [] };
    await expect(async () =>
      readFormat(Buffer.from(tag(300_000)), "html", options),
    ).rejects.toMatchObject({
      code: "INPUT_FORMAT",
    });
    const read = await readFormat(Buffer.from(tag(400).repeat(500)), "html", options);
    expect(read.documents).toHaveLength(1);
  });
});
