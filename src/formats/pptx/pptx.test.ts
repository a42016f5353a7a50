import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { replacedWords } from "../../../test/replaced.js";
import { pptx } from "./pptx.js";

const OPEN = "http://schemas.openxmlformats.org";
const NAMESPACES = `xmlns:p="${OPEN}/presentationml/2006/main" xmlns:a="${OPEN}/drawingml/2006/main" xmlns:r="${OPEN}/officeDocument/2006/relationships" xmlns:c="${OPEN}/drawingml/2006/chart" xmlns:mc="${OPEN}/markup-compatibility/2006" xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" xmlns:x="https://berg.example"`;
const rels = (targets: Readonly<Record<string, string>>) =>
  `<Relationships>${Object.entries(targets)
    .map(
      ([target, type], i) =>
        `<Relationship Id="r${i + 1}" Type="${OPEN}/${type}" Target="/${target}"/>`,
    )
    .join("")}</Relationships>`;

const slide = (shapes: string, root = "p:sld") =>
  `<${root} ${NAMESPACES}><p:cSld name="Berg"><p:spTree>${shapes}</p:spTree></p:cSld><p:timing>Berg</p:timing></${root}>`;
const p = (...runs: string[]) =>
  `<a:p>${runs.map((one) => (one.startsWith("<") ? one : `<a:r><a:t>${one}</a:t></a:r>`)).join("")}</a:p>`;
const shape = (content: string, place = "") =>
  `<p:sp><p:nvSpPr><p:cNvPr id="4" name="Anna Berg" descr="Berg"/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:txBody>${content}</p:txBody></p:sp>`;
const frame = (content: string) =>
  `<p:graphicFrame><a:graphic><a:graphicData uri="${OPEN}/drawingml/2006/chart">${content}</a:graphicData></a:graphic></p:graphicFrame>`;
const CHART = `<c:chartSpace ${NAMESPACES}><c:chart><c:ser><c:tx><c:strRef><c:f>Berg!A1</c:f><c:strCache><c:pt idx="0"><c:v>Pay of Berg</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache><c:pt idx="0"><c:v>Anna</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:pt idx="0"><c:v>52000</c:v></c:pt><c:pt idx="1"><c:v>Berg</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:chart><c:externalData r:id="r1"/></c:chartSpace>`;

interface Parts {
  readonly first?: string;
  readonly second?: string;
  readonly notes?: string;
  readonly layout?: string;
  readonly chart?: string;
  readonly beside?: Readonly<Record<string, string>>;
}

function pptxOf({ first = "", second, notes, layout, chart, beside }: Parts): Uint8Array {
  const shown = second === undefined ? ["r1"] : ["r2", "r1"];
  const parts: Record<string, string> = {
    "_rels/.rels": rels({ "ppt/Berg.xml": "officeDocument" }),
    "ppt/Berg.xml": `<p:presentation ${NAMESPACES}><p:sldIdLst>${shown.map((id, i) => `<p:sldId id="${256 + i}" r:id="${id}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/Berg.xml.rels": rels({
      "ppt/anna.xml": "slide",
      ...(second !== undefined && { "ppt/second.xml": "slide" }),
      "ppt/unlisted.xml": "slide",
    }),
    "ppt/anna.xml": slide(first),
    "ppt/unlisted.xml": slide(shape(p("unlisted Berg"))),
    "ppt/_rels/anna.xml.rels": rels({
      ...(chart !== undefined && { "ppt/chart.xml": "chart" }),
      ...(notes !== undefined && { "ppt/notes.xml": "notesSlide" }),
      ...(layout !== undefined && { "ppt/layout.xml": "slideLayout" }),
      "ppt/comments.xml": "comments",
    }),
    "ppt/comments.xml": "<c>Berg</c>",
    ...(second !== undefined && { "ppt/second.xml": slide(second) }),
    ...(notes !== undefined && { "ppt/notes.xml": slide(notes, "p:notes") }),
    ...(layout !== undefined && { "ppt/layout.xml": slide(layout, "p:sldLayout") }),
    ...(chart !== undefined && { "ppt/chart.xml": chart }),
    ...beside,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
}

const OPTIONS = { name: "a.pptx", id: "a", persons: [] };
const read = async (bytes: Uint8Array) => pptx.readBytes(bytes, OPTIONS);
const textOf = async (bytes: Uint8Array) => (await read(bytes)).documents[0]!.text;
async function writeWith(bytes: Uint8Array, words: Readonly<Record<string, string>>) {
  const file = await read(bytes);
  return (await file.write([replacedWords(file.documents[0]!, words)])) as Uint8Array;
}

describe("reading", () => {
  test.each<[string, Parts, string]>([
    ["runs within a name", { first: shape(p("Dear An", "na B", "erg,")) }, "Dear Anna Berg,"],
    ["line breaks", { first: shape(p("a", "<a:br/>", "b")) }, "a\nb"],
    [
      "cells of tables",
      {
        first: frame(
          `<a:tbl><a:tr><a:tc>${p("Name")}</a:tc><a:tc>${p("Anna")}</a:tc></a:tr></a:tbl>`,
        ),
      },
      "Name\n\nAnna",
    ],
    [
      "slides as they are shown, notes behind their slide",
      { first: shape(p("one")), second: shape(p("two")), notes: shape(p("note")) },
      "two\n\none\n\nnote",
    ],
    [
      "words of charts",
      { first: frame('<c:chart r:id="r1"/>'), chart: CHART },
      "Pay of Berg\n\nAnna",
    ],
    [
      "text of layouts last, without prompts",
      {
        first: shape(p("one")),
        layout:
          shape(p("Click, Anna"), '<p:ph type="title"/>') +
          shape(p("Berg Ltd"), '<p:ph type="ftr"/>') +
          shape(p("secret")),
      },
      "one\n\nBerg Ltd\n\nsecret",
    ],
    [
      "fields: numbers and dates of today are none, others are text",
      {
        first: shape(
          p(
            '<a:fld id="{1}" type="slidenum"><a:t>7</a:t></a:fld>',
            '<a:fld id="{2}" type="datetime1"><a:t>4 May</a:t></a:fld>',
            '<a:fld id="{3}" type="x"><a:t>by Anna</a:t></a:fld>',
          ),
        ),
      },
      "by Anna",
    ],
    ["equations", { first: shape(p("<a14:m><x:t>a=b</x:t></a14:m>")) }, "a=b"],
    [
      "the first of two alternatives",
      {
        first: `<mc:AlternateContent><mc:Choice Requires="a14">${shape(p("new"))}</mc:Choice><mc:Fallback>${shape(p("old"))}</mc:Fallback></mc:AlternateContent>`,
      },
      "new",
    ],
  ])("%s", async (_, parts, expected) => {
    expect(await textOf(pptxOf(parts))).toBe(expected);
  });

  test.each<[string, Uint8Array, string]>([
    ["no bytes", new Uint8Array(), "INPUT_EMPTY"],
    ["no zip", strToU8("Anna Berg"), "INPUT_TRUNCATED"],
    ["a password", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]), "INPUT_FORMAT"],
    ["half a zip", pptxOf({ first: shape(p("a")) }).slice(0, 300), "INPUT_TRUNCATED"],
    ["XML that ends early", pptxOf({ first: "<p:sp>" }), "INPUT_FORMAT"],
    ["no words", pptxOf({ first: shape("") }), "INPUT_EMPTY"],
  ])("%s is refused", async (_, bytes, expected) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: expected });
  });
});

describe("writing", () => {
  const file = pptxOf({
    first:
      shape(
        p(
          `<a:r><a:rPr lang="en-GB" b="1" bmk="Berg"><a:latin typeface="Berg Sans"/><a:hlinkClick r:id="r9" tooltip="Berg"/></a:rPr><a:t>Anna</a:t></a:r>`,
          " Berg",
          "<a:br/>",
          "<x:y>Berg</x:y>",
        ),
      ) +
      `<p:pic><a:blip r:embed="r8"/></p:pic>` +
      frame('<c:chart r:id="r1"/>') +
      frame("<x:diagram>Berg</x:diagram>"),
    chart: CHART,
    notes: shape(p("Berg")),
    beside: { "docProps/core.xml": "<m>Anna Berg</m>", "ppt/media/Berg.png": "x" },
  });
  const allOf = (bytes: Uint8Array) =>
    Object.entries(unzipSync(bytes))
      .map(([name, part]) => name + strFromU8(part))
      .join("\n");

  test("nothing of a hidden name is left anywhere in the zip", async () => {
    const written = await writeWith(file, { Anna: "X", Berg: "Y" });
    expect(allOf(written)).not.toMatch(/Anna|Berg/i);
    expect(await textOf(written)).toBe("X Y\n\n\nPay of Y\n\nX\n\nY");
  });

  test("the look and the numbers of charts stay", async () => {
    const all = allOf(await writeWith(file, { Anna: "X" }));
    expect(all).toContain('<a:rPr lang="en-GB" b="1"/><a:t>X</a:t>');
    expect(all).toContain("<c:v>52000</c:v>");
  });

  test("what replaces a line break is a run", async () => {
    const bytes = pptxOf({ first: shape(p("by", "<a:br/>", "Anna")) });
    const all = allOf(await writeWith(bytes, { "\n": " Z " }));
    expect(all).toContain("<a:r><a:t> Z </a:t></a:r>");
    expect(all).not.toContain("xml:space");
  });

  test("what is left out is named", async () => {
    expect((await read(file)).notes).toEqual([
      "left out: comments, pictures, diagrams and embedded objects",
    ]);
  });
});
