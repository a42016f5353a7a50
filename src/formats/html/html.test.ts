import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replacedWords } from "../../../test/replaced.js";
import type { Sanitized } from "../../document/document.js";
import { PalimpsestError } from "../../errors.js";
import type { ReadFile } from "../format.js";
import { readFormat } from "../formats.js";

const OPTIONS = { name: "page.html", id: "page", persons: [] };
const read = (page: string) =>
  readFormat(new TextEncoder().encode(page), "auto", OPTIONS) as ReadFile;
const textOf = (page: string) => read(page).documents[0]!.text;

/** A document with words replaced wherever they stand, all of type PERSON. */
const sanitized = (page: string, words: Readonly<Record<string, string>>): Sanitized =>
  replacedWords(
    read(page).documents[0]!,
    Object.fromEntries(
      Object.entries(words).map(([word, replacement]) => [word, { replacement, type: "PERSON" }]),
    ),
  );

const written = (page: string, words: Readonly<Record<string, string>> = {}) =>
  read(page).write([sanitized(page, words)]);

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    expect(error.message).not.toMatch(/Ann|Lee/);
    return error.code;
  }
  return "none";
}

describe("the text of a page", () => {
  test.each([
    ["inline elements are joined", "<p><b>Ann</b> Lee <i>met</i>Bob</p>", "Ann Lee metBob"],
    ["blocks stand on lines", "<h1>A</h1><p>b<div>c</div>d", "A\nb\nc\nd"],
    ["white space collapses", "<p> Ann \n\t <b> Lee</b> </p>\n\n<p>x", "Ann Lee\nx"],
    ["line ends", "<p>1 High St<br>Oslo<br/></p>x", "1 High St\nOslo\nx"],
    ["tables", "<table><tr><td>Ann<td>Lee<tr><th>x</table>", "Ann\nLee\nx"],
    ["lists", "<ul><li>a<ol><li>b</ol><li>c</ul>", "a\nb\nc"],
    ["references", "<p>Ren&eacute;e &amp; &#x1F600;&nbsp;&copy &notit;", "Renée & 😀\u00a0© ¬it;"],
    ["preformatted", "<pre>\n a\r\n  b</pre>c", " a\n  b\nc"],
    ["soft hyphens are not seen", "<p>An&shy;n Le\u00ade", "Ann Lee"],
    ["fields", "<select><option>a<option>b</select><textarea>\nx &lt; y</textarea>", "a\nb\nx < y"],
    ["sections of characters", "<svg><text><![CDATA[a & b]]></text></svg>", "a & b"],
    ["characters without references", "<xmp>a &amp; b</xmp>", "a &amp; b"],
    ["what scripts do not show", "<noscript>a</noscript><template><p>b</template>", "a\nb"],
    ["foreign scripts that end at once", "<svg><script/><text>a</text></svg>", "a"],
  ])("%s", (_, page, text) => {
    expect(textOf(page)).toBe(text);
  });

  test.each([
    ["<title>T</title><meta name=author content='Ann'><p>x", "T\nx\nAnn"],
    ["<meta name=viewport content=width><p title='a&quot;b'>x <img alt=y> z", 'x z\na"b\ny'],
    ["<a href='mailto:a%40b.no?cc=&#99;'>m</a>", "m\na@b.no?cc=c"],
    ["<a href=tel:+4712>t</a><a href=/u/ann%C3%A9>u</a>", "tu\n+4712\n/u/anné"],
    ["<a href=#top>t</a><link rel=stylesheet href=s.css>", "t"],
    [
      "<input value=v placeholder=p><input type=hidden value=h><time datetime=1975>x</time>",
      "x\nv\np\n1975",
    ],
  ])("values: %s", (page, text) => {
    expect(textOf(page)).toBe(text);
  });
});

const PAGE = `<!DOCTYPE html>\r
<html lang="en"><head><meta charset=latin1>
<title>Case of Ann Lee</title>
<meta name="description" content="Ann Lee &amp; others">
<meta name="viewport" content="width=device-width">
<style>p { color: red } /* by Ann Lee */ b::after { content: "Ann" } i::after { content: "*" }</style>
<script type="application/ld+json">{"name": "Ann Lee"}</script>
</head><body class="page ann-lee" onload="greet('Ann')">
<!-- Ann Lee wrote this -->
<p id="intro"><b>Ann</b> Lee lives in K&oslash;ln&nbsp;😀 &lt;now&gt;.
<ul><li>one<ul><li>Ann&#32;Lee</ul></ul>
<table><tr><td title='Ann Lee'>5<td>An&shy;n Lee</table>
<a href="mailto:Ann%20Lee?x=1&amp;y">write</a> <a href=/p/Ann%20Lee>profile</a>
<img src="data:image/png;base64,AAAA" alt=Ann><img data-who="x" src="ann_lee.jpg"/>
<input type=hidden name=t value="Lee"></p foo="Ann"></b></>
`;
const WORDS = {
  "Ann Lee": "[PERSON 1]",
  Ann: "[PERSON 1]",
  Køln: 'a <city> & "more"',
  ann_lee: "*",
};

describe("a page written back", () => {
  test("the words replaced, what nobody reads gone, all else as it was", () => {
    expect(written(PAGE, WORDS)).toBe(`<!DOCTYPE html>\r
<html lang="en"><head><meta charset=latin1>
<title>Case of [PERSON 1]</title>
<meta name="description" content="[PERSON 1] &amp; others">
<meta name="viewport" content="width=device-width">
<style>p { color: red }  b::after { content: "" } i::after { content: "*" }</style>

</head><body class="page n1">

<p id="intro"><b>[PERSON 1]</b> lives in a &lt;city> &amp; "more"&nbsp;😀 &lt;now&gt;.
<ul><li>one<ul><li>[PERSON 1]</ul></ul>
<table><tr><td title='[PERSON 1]'>5<td>[PERSON 1]</table>
<a href="mailto:%5BPERSON%201%5D?x=1&amp;y">write</a> <a href=/p/%5BPERSON%201%5D>profile</a>
<img alt=[PERSON&#32;1]><img src="*.jpg"/>
<input type=hidden name=t></p></b></>
`);
  });

  test("reads as the sanitized text", () => {
    expect(textOf(written(PAGE, WORDS))).toBe(sanitized(PAGE, WORDS).text);
  });

  test("a page with nothing to hide and nothing unread stays byte for byte", () => {
    const page =
      "\ufeff<?xml version='1.0'?><p>a&amp<b>b</i> <td \n class = x >&#128512\r\n</p ><br></br>é";
    expect(written(page)).toBe(page);
    expect(written(page, { b: "b" })).toBe(page);
  });

  test.each([
    ["<b>Ann</b><br>Lee x", { "Ann\nLee": "P" }, "<b>P</b> x"],
    ["<p>Ann</p><p>Lee x</p>", { "Ann\nLee": "P" }, "<p>P</p><p> x</p>"],
    ["<p>Ann  <b> Lee</b>, x", { "Ann Lee": "P" }, "<p>P<b></b>, x"],
    ["x <img alt=Ann title=y>", { Ann: "" }, "x <img alt=&#32; title=y>"],
    [
      "x <img alt='Ann' title=\"Ann\">",
      { Ann: "'\"&" },
      "x <img alt='&#39;\"&amp;' title=\"'&quot;&amp;\">",
    ],
    ["<p>&#65;nn x", { Ann: "P" }, "<p>P x"],
    ["<p>x&NotEqualTilde;", { "x≂": "P" }, "<p>P\u0338"],
    ["<p>Ann x<p title='Lee", { Ann: "P" }, "<p>P x"],
    ["<p>Ann x<script>Lee", { Ann: "P" }, "<p>P x"],
    ["<p title=y title='Ann'>Ann x", { Ann: "P" }, "<p title=y>P x"],
    ["<a class='%41nn x'>Ann x</a>", { Ann: "P" }, "<a>P x</a>"],
    ["<style>.a&#110;n{} .\\41nn{}</style>Ann x", { Ann: "P" }, "<style></style>P x"],
    [
      "<style>.\\41nn{}</style><p class=Ann>Ann x",
      { Ann: "P" },
      "<style>.n1{}</style><p class=n1>P x",
    ],
    ["<ann-lee>Ann Lee x</ann-lee>", { "Ann Lee": "P" }, "<n1>P x</n1>"],
    [
      "<a href='java&#10;script:x' srcdoc=q>Ann x<iframe>Ann</iframe>",
      { Ann: "P" },
      "<a>P x<iframe></iframe>",
    ],
    ["<!DOCTYPE Ann><p>Ann x", { Ann: "P" }, "<p>P x"],
  ])("%s", (page, words, output) => {
    expect(written(page, words as never)).toBe(output);
  });

  test("an address that still holds hidden words after replacing goes, with its line", () => {
    const page =
      "<p>Annie Lee x <a href=/u/annielee>y</a><img src='a/annie%5Flee.jpg' alt=z><a href=/w>v</a>";
    expect(written(page, { "Annie Lee": "P", x: "longer" })).toBe(
      "<p>P longer <a>y</a><img alt=z><a href=/w>v</a>",
    );
  });

  test("class names that say nothing hidden stay, short numbers too", () => {
    const page = "<p class='annotation leading' width=100>Ann Lee 100";
    expect(written(page, { "Ann Lee": "P", "100": "many" })).toBe(
      "<p class='annotation leading' width=100>P many",
    );
  });

  test.each([
    ["<<!-- -->script>Ann x", { Ann: "P" }],
    ["<p>x&am<!-- -->p; Ann", { Ann: "P" }],
    ["<xmp>Ann x</xmp>", { Ann: "</xmp><b>" }],
  ])("no output rather than one that tells or reads otherwise: %s", (page, words) => {
    expect(codeOf(() => written(page, words as never))).toBe("OUTPUT_UNWRITABLE");
  });
});

describe("attributes that stay", () => {
  test.each([
    `x-data="{name:'Balthazar Okonkwo', ssn:'536-22-1234'}"`,
    `hx-vals='{"email":"balthazar@okonkwo.org"}'`,
    `ng-init="patient='Balthazar Okonkwo'"`,
    `wire:snapshot="{iban}"`,
    `v-bind:user="okonkwo"`,
    `id="balthazar.okonkwo@okonkwo.org"`,
    `class="Balthazar Okonkwo@home"`,
    `name="balthazar@okonkwo.org"`,
    `pattern="Okonkwo"`,
    `sodipodi:docname="/home/balthazar.okonkwo/x.svg"`,
    `inkscape:export-filename="C:\\Users\\okonkwo"`,
    `face="Balthazar Okonkwo"`,
    `width="44444555"`,
  ])("not %s", (attribute) => {
    expect(written(`<p ${attribute}>Ann</p>`)).toBe("<p>Ann</p>");
  });
  test.each([
    `class="md:w-1/2 hover:bg-[#fff] page"`,
    `id="section-4"`,
    `colspan=2`,
    `aria-expanded="false"`,
    `lang=en-GB`,
  ])("%s", (attribute) => {
    expect(written(`<p ${attribute}>Ann</p>`)).toBe(`<p ${attribute}>Ann</p>`);
  });
  test("a path of a drawing, a namespace", () => {
    const page = `<p>Ann<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M 12.123456 0 L 1234567 8 z" fill="none"/></svg>`;
    expect(written(page)).toBe(page);
  });
  test("addresses of style sheets and values for programs are read where they are not plain", () => {
    expect(textOf(`<link rel=stylesheet href="/a.css?email=b@c.org">Ann`)).toContain("b@c.org");
    expect(textOf(`<link rel=stylesheet href="/a.css">Ann`)).toBe("Ann");
    expect(textOf(`<meta name=viewport content="Balthazar Okonkwo">Ann`)).toContain("Balthazar");
    expect(textOf(`<meta name=viewport content="width=device-width, initial-scale=1">Ann`)).toBe(
      "Ann",
    );
  });
});

describe("pages that cannot be read", () => {
  const bytes = (page: Uint8Array) => codeOf(() => readFormat(page, "html", OPTIONS));
  test("no text, no UTF-8, no page, too deep", () => {
    expect(codeOf(() => read(" "))).toBe("INPUT_EMPTY");
    expect(codeOf(() => read("<p> <script>Ann</script>"))).toBe("INPUT_EMPTY");
    expect(bytes(Uint8Array.of(0x3c, 0x70, 0x3e, 0xe9))).toBe("INPUT_NOT_UTF8");
    expect(bytes(Uint8Array.of(0x50, 0x4b, 0, 1))).toBe("INPUT_BINARY");
    expect(codeOf(() => read(`${"<div>".repeat(100_000)}Ann`))).toBe("INPUT_FORMAT");
  });

  test("a long page takes time that grows with its length", () => {
    const page = `<table>${"<tr><td class=x>Ann &amp; <b>Lee</b> &lt <!-- c -->x</>".repeat(20_000)}`;
    expect(written(page, { Ann: "P" })).not.toContain("Ann");
  });
});

describe("any page", () => {
  /** Parts of which nothing goes, in any order. */
  const WHOLE = [
    ..."<p>|</p>|<b>|</b>|<td>|<table>|<tr>|</table>|<br>|<pre>|</pre>|<ul><li>|<svg>|</svg>|]]>|>|;|%C3%A9".split(
      "|",
    ),
    ..."&|&amp;|&eacute;|&#65;nn|&#x1F600;|&shy;|é|e\u0301|😀|שלום| |\r\n|\t|\u00a0".split("|"),
    ..."Ann|Lee|Ann Lee|A|nn|x|1|<a href=/Ann%20Lee>|<a href='x?Ann'>|<p/title=Ann/>|<input value=Ann&amp;>".split(
      "|",
    ),
    ..."<textarea>|</textarea>|<title>|<select><option>|<p class=page>|<xmp>|<template>|<math><mi>|<p rows=1>".split(
      "|",
    ),
  ];
  const BROKEN = [
    ..."<!--Ann-->|<!x>|</|<|</>|<![CDATA[|<img alt='Ann' title=\"Lee|\">|'>|<input value=Ann&amp;|</p x>".split(
      "|",
    ),
    ..."<script>|</script>|<style>|</style>|<iframe>|</iframe>|<p title=a title=Ann>|<p data-x=Ann onclick>|<p class=Ann>".split(
      "|",
    ),
  ];
  const pageOf = (parts: readonly string[]) =>
    fc.array(fc.constantFrom(...parts), { maxLength: 25 }).map((some) => `x ${some.join("")}`);
  const page = pageOf([...WHOLE, ...BROKEN]);
  const replacement = fc.constantFrom("[PERSON 1]", "", "a <b> & 'c' \"d\"", "😀", "&amp;", "é%41");

  test("is written with the words gone and its text as sanitized, or not at all", () => {
    let done = 0;
    fc.assert(
      fc.property(page, replacement, (page, words) => {
        const replace = { "Ann Lee": words, Ann: words, Lee: words };
        let output: string;
        try {
          output = written(page, replace);
        } catch (error) {
          expect((error as PalimpsestError).code).toBe("OUTPUT_UNWRITABLE");
          return;
        }
        done++;
        const squeezed = (text: string) => text.replace(/\s+/g, "");
        const expected = sanitized(page, replace).text;
        expect(squeezed(textOf(output))).toBe(squeezed(expected));
        const { text } = sanitized(page, {}).document;
        for (const word of ["Ann", "Lee"]) {
          const alone = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word}(?![\\p{L}\\p{M}\\p{N}])`, "u");
          if (text.includes(word) && !alone.test(expected)) expect(output).not.toMatch(alone);
        }
      }),
      { numRuns: 200 },
    );
    expect(done).toBeGreaterThan(100);
  });

  test("stays as it was where nothing is replaced and nothing goes", () => {
    fc.assert(
      fc.property(pageOf(WHOLE), (page) => {
        expect(written(page)).toBe(page);
      }),
      { numRuns: 200 },
    );
  });

  test("that was written once stays as it is", () => {
    fc.assert(
      fc.property(page, (page) => {
        fc.pre(codeOf(() => written(page)) === "none");
        const output = written(page);
        expect(written(output)).toBe(output);
      }),
      { numRuns: 200 },
    );
  });
});
