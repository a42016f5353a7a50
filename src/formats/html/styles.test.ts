import { check } from "recheck";
import { describe, expect, test } from "vitest";
import { readFormat } from "../formats.js";
import { OwnNames } from "./standard.js";
import { plainStyle } from "./styles.js";

const plain = (css: string): string => plainStyle(css, new OwnNames(css));

describe("what of a style sheet stays", () => {
  test.each([
    ["a{content:'Galip'}", 'a{content:""}'],
    ["a{content: 'Galip' attr(x) \"Yalman\"; color:red}", 'a{content: "" attr(x) ""; color:red}'],
    ["a{content/* x */ : 'Galip'}", 'a{content : ""}'],
    ["a{c\\6fntent:'Galip'}", 'a{c\\6fntent:""}'],
    ["a{--who: 'Galip'} b::after{content: var(--who)}", 'a{--n1: ""} b::after{content: var(--n1)}'],
    ["a{content:'\\47 alip'}", 'a{content:""}'],
    ["a{list-style-type: 'Galip '}", 'a{list-style-type: ""}'],
    ["a{quotes: 'Galip' '»'}", "a{quotes: \"\" '»'}"],
    ["a{content:'Galip", 'a{content:""'],
    ["a{b:url(data:image/png;base64,AAAA)}", "a{b:}"],
    ['a{b:url( "data:image/svg+xml,%3C\\")" )}c{}', "a{b:}c{}"],
    ["a{b:u\\72l(data:x)}", "a{b:}"],
    ["a{b:url('data:x", "a{b:"],
    ["/* Galip */a{}/* Yalman", "a{}"],
    ["a/* Galip */b{}", "a/**/b{}"],
    ["a[title='Galip']{color:red}", 'a[title=""]{color:red}'],
    ["a{font-family:'Galip Sans', Galip, Arial}", 'a{font-family:"", n1, Arial}'],
    ["@import url(galip.css);", "@import url();"],
    ["@import 'galip.css' layer(galip);", '@import "" layer(n1);'],
    ["a{background:url(/users/galip.png)}", "a{background:url()}"],
    [".galip, #Galip, galip-card{}", ".n1, #n2, n3{}"],
    ["@keyframes galip{} a{animation: galip 2s}", "@keyframes n1{} a{animation: n1 2s}"],
    [
      "a{width:12galip; height:44711234px; z-index:5550123}",
      "a{width:12px; height:99999px; z-index:99999}",
    ],
    ["a{color:#4471123456}", "a{color:#n1}"],
    ["a{mask:url(#galip)}", "a{mask:url(#n1)}"],
    ["a::galip, a:nth-child(2n+1 of .galip){}", "a::n1, a:nth-child(2n+1 of .n1){}"],
    // styles that stay
    ["a{content:'→'}", "a{content:'→'}"],
    ["a[title='content: x']{color:red}", "a[title='content: x']{color:red}"],
    ["a{font-family:'Helvetica Neue'}", "a{font-family:'Helvetica Neue'}"],
    ["a{align-content:'x'}", "a{align-content:'x'}"],
    ["a{b:url(images/logo.png)}", "a{b:url(images/logo.png)}"],
    ["a{b:url(//x/*y*/z)}", "a{b:url()}"],
    ["a{b:'/* no comment'}", "a{b:'/* no comment'}"],
    [
      "a{width:33.33333333333333%;z-index:2147483647}",
      "a{width:33.33333333333333%;z-index:2147483647}",
    ],
    [
      "@media (min-width:48em){.md\\:w-1\\/2{--tw-ring-color:#ABCDEF}}",
      "@media (min-width:48em){.md\\:w-1\\/2{--tw-ring-color:#ABCDEF}}",
    ],
    ["@font-face{unicode-range:U+0025-00FF,U+4??}", "@font-face{unicode-range:U+0025-00FF,U+4??}"],
  ])("%s", (css, kept) => {
    expect(plain(css)).toBe(kept);
    expect(plain(kept)).toBe(kept);
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
    expect(plain(css).length).toBeLessThanOrEqual(css.length);
  });

  test("its patterns never go back", async () => {
    for (const pattern of [
      /\p{Lu}+(?!\p{Ll})\p{M}*|\p{Lu}?[\p{Ll}\p{M}]+|[\p{L}\p{M}]+|\p{N}+/gu,
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
