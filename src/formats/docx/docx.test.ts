import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import {
  box,
  docxOf,
  drawing,
  OPTIONS,
  p,
  partsOf,
  read,
  root,
  run,
  textOf,
  writeWith,
  zipOf,
} from "../../../test/docx.js";
import { readFormat } from "../formats.js";
import { MAX_ENTRIES, MAX_XML_BYTES } from "./package.js";

const code = (bytes: Uint8Array): string => {
  try {
    read(bytes);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return "none";
};

const note = (type: string, content: string) =>
  root(`${type}s`, `<w:${type} w:id="2">${content}</w:${type}>`);
describe("reading", () => {
  test.each<[string, string, string]>([
    [
      "runs split within a name",
      p(run("Dear An"), run("na B", "<w:b/>"), run("erg,")),
      "Dear Anna Berg,",
    ],
    ["paragraphs, empty ones too", p(run("a")) + p() + p(run("b")), "a\n\n\n\nb"],
    [
      "entities and smart quotes",
      p(run("A &amp; B “x” &#x1F600; &lt;tag&gt;")),
      "A & B “x” 😀 <tag>",
    ],
    ["characters in CDATA", p("<w:r><w:t><![CDATA[Anna & Berg]]></w:t></w:r>"), "Anna & Berg"],
    [
      "tabs, breaks and hyphens",
      p(
        "<w:pPr><w:tabs><w:tab w:pos='9'/></w:tabs></w:pPr><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/></w:r>",
      ),
      "a\tb\nc-d",
    ],
    [
      "tables cell by cell",
      `<w:tbl><w:tr><w:tc>${p(run("Name"))}</w:tc><w:tc>${p(run("Anna"))}</w:tc></w:tr></w:tbl>${p(run("end"))}`,
      "Name\n\nAnna\n\nend",
    ],
    [
      "links and results of fields",
      p(
        `<w:hyperlink r:id="no">${run("Anna")}</w:hyperlink><w:fldSimple w:instr=" MERGEFIELD Berg ">${run(" Berg")}</w:fldSimple>`,
      ),
      "Anna Berg",
    ],
    [
      "text boxes after their paragraph, once",
      p(
        run("a "),
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing(box(p(run("box"))))}</mc:Choice><mc:Fallback><w:pict>${box(p(run("box")))}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
        run("b"),
      ),
      "a b\n\nbox",
    ],
    [
      "insertions, not deletions",
      p(
        run("a"),
        `<w:ins w:author="Eva">${run("b")}</w:ins><w:del><w:r><w:delText>c</w:delText></w:r></w:del><w:moveFrom>${run("d")}</w:moveFrom><w:moveTo>${run("e")}</w:moveTo>`,
      ),
      "abe",
    ],
    [
      "no deleted rows",
      `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${p(run("x"))}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:cellDel/></w:tcPr>${p(run("y"))}</w:tc></w:tr></w:tbl>${p(run("z"))}`,
      "z",
    ],
    [
      "content controls, tags, equations, hidden text",
      p(
        `<w:sdt><w:sdtPr><w:tag w:val="x"/></w:sdtPr><w:sdtContent>${run("a")}</w:sdtContent></w:sdt><w:smartTag w:element="b">${run("b")}</w:smartTag><m:oMath><m:r><m:t>c</m:t></m:r></m:oMath>`,
        run("d", "<w:vanish/>"),
      ),
      "abcd",
    ],
    [
      "names that every object has",
      p(`<w:r><constructor xmlns="x"/><wps:constructor/>${"<w:t>a</w:t>"}</w:r>`),
      "a",
    ],
    ["right-to-left and combining marks", p(run("أنا e"), run("\u0301va")), "أنا e\u0301va"],
  ])("%s", (_, body, text) => expect(textOf(docxOf({ body }))).toBe(text));

  test("headers, footers and notes after the body", () => {
    const parts = [
      { type: "endnotes", name: "endnotes.xml", xml: note("endnote", p(run("endnote"))) },
      {
        type: "footnotes",
        name: "footnotes.xml",
        xml: root(
          "footnotes",
          `<w:footnote w:type="separator">${p("<w:r><w:separator/></w:r>")}</w:footnote><w:footnote>${p(run("footnote"))}</w:footnote>`,
        ),
      },
      { type: "header", name: "header1.xml", xml: root("hdr", p(run("header"))) },
      { type: "footer", name: "footer1.xml", xml: root("ftr", p(run("footer"))) },
    ];
    expect(textOf(docxOf({ body: p(run("body")), parts }))).toBe(
      ["body", "header", "footer", "footnote", "endnote"].join("\n\n"),
    );
  });

  test("the Strict variant", () => {
    const map = (xml: string) =>
      xml
        .replaceAll(
          "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
          "http://purl.oclc.org/ooxml/wordprocessingml/main",
        )
        .replaceAll(
          "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
          "http://purl.oclc.org/ooxml/officeDocument/relationships",
        );
    const bytes = docxOf({ body: p(run("Anna "), "<w:r><w:tab/></w:r>", run("Berg")), map });
    expect(textOf(bytes)).toBe("Anna \tBerg");
    expect(textOf(writeWith(bytes, { "Anna \tBerg": "somebody" }))).toBe("somebody");
  });
});

describe("refusals", () => {
  const good = docxOf({ body: p(run("Anna")) });
  const ole = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0);
  const locked = Buffer.concat([ole, Buffer.from("EncryptedPackage", "utf16le")]);
  const parts = partsOf(good);
  const withBody = (xml: string) => zipOf({ ...parts, "word/document.xml": xml });

  test.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(), "INPUT_EMPTY"],
    ["no text", docxOf({ body: p() }), "INPUT_EMPTY"],
    ["plain text", strToU8("Anna"), "INPUT_FORMAT"],
    ["a .doc file", ole, "INPUT_FORMAT"],
    ["a zip cut short", good.subarray(0, good.length - 60), "INPUT_TRUNCATED"],
    ["another zip", zipOf({ "a.xml": "<a/>" }), "INPUT_FORMAT"],
    ["a spreadsheet", withBody('<workbook xmlns="x"/>'), "INPUT_FORMAT"],
    ["XML cut short", withBody(parts["word/document.xml"]!.slice(0, -9)), "INPUT_FORMAT"],
    [
      "entities of its own",
      withBody(`<!DOCTYPE w [<!ENTITY a "b">]>${parts["word/document.xml"]!.replace(/^.*\n/, "")}`),
      "INPUT_FORMAT",
    ],
    [
      "nesting without end",
      docxOf({ body: "<w:p>".repeat(3000) + "</w:p>".repeat(3000) }),
      "INPUT_FORMAT",
    ],
    ["marks without end", docxOf({ body: "<w:del/>".repeat(60_000) }), "INPUT_TOO_LARGE"],
    [
      "attributes without end",
      docxOf({ body: `<w:p ${Array.from({ length: 600 }, (_, i) => `a${i}=""`).join(" ")}/>` }),
      "INPUT_FORMAT",
    ],
    ["a zip bomb", zipSync({ "a.xml": new Uint8Array(MAX_XML_BYTES + 1) }), "INPUT_TOO_LARGE"],
    [
      "parts without end",
      zipOf(Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, i) => [`${i}`, ""]))),
      "INPUT_TOO_LARGE",
    ],
  ])("%s", (_, bytes, expected) => expect(code(bytes)).toBe(expected));

  test("damage anywhere is a coded error, or does not matter", () => {
    const codes = ["none", "INPUT_FORMAT", "INPUT_TRUNCATED", "INPUT_TOO_LARGE", "INPUT_EMPTY"];
    const byte = fc.tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 }));
    fc.assert(
      fc.property(fc.array(byte, { minLength: 1, maxLength: 5 }), (changes) => {
        const damaged = Uint8Array.from(good);
        for (const [at, value] of changes) damaged[at] = value;
        expect(codes).toContain(code(damaged));
      }),
      { numRuns: 300 },
    );
  });

  test("say what to do", () => {
    expect(() => read(locked)).toThrow(/it has a password; .* save it as \.docx/);
    expect(() => read(ole)).toThrow(/older \.doc form; .* save it as \.docx/);
    expect(() => readFormat(strToU8("Anna"), "auto", OPTIONS)).toThrow(/letter\.docx/);
  });
});
