/** Inputs with canaries in every place that holds words, in every format, whole and damaged. */

import { Buffer } from "node:buffer";
import { strToU8, zipSync } from "fflate";
import { docxOf, p, run } from "./docx.js";
import { line, pdfOf } from "./pdf.js";

/** In texts, where the rules of the shipped detectors find them. */
export const IN_TEXT = ["Vornaquist", "Zeldrakor", "536-22-8174"] as const;
/** Beside texts: in names of columns, keys, ids, sheets, in properties and comments. */
const BESIDE_TEXT = ["Quillfeather", "4471099", "Ulmgrove"] as const;
/** In gold annotations: ids of documents and entities, names of annotators. */
const IN_GOLD = ["Brezhatova", "Ottersjoe"] as const;
/** Keys, salts, tokens, passwords. */
export const SECRET = ["krypteria-Sesame-1742"] as const;
export const ALL = [...IN_TEXT, ...BESIDE_TEXT, ...IN_GOLD, ...SECRET];

export const SENTENCE =
  "Mr Ambrose Vornaquist was born on 4 June 1975, and his number is SSN 536-22-8174. Write to a.vornaquist@zeldrakor.example.";
const TELLING_ID = "Quillfeather 4471099";

const workbook = (parts: Readonly<Record<string, string>>): Uint8Array => {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const list = (type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const cell = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
  const rows = [
    ["id", "Note"],
    [TELLING_ID, SENTENCE],
  ].map((row, i) => `<row r="${i + 1}">${row.map(cell).join("")}</row>`);
  const all = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "_rels/.rels": list("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Mr Vornaquist" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": list("worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${rows.join("")}</sheetData></worksheet>`,
    ...parts,
  };
  return zipSync(
    Object.fromEntries(Object.entries(all).map(([name, xml]) => [name, strToU8(xml)])),
  );
};

const zipped = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const OASIS = "urn:oasis:names:tc:opendocument:xmlns";
const openDocument = zipped({
  mimetype: "application/vnd.oasis.opendocument.text",
  "content.xml": `<office:document-content xmlns:office="${OASIS}:office:1.0" xmlns:text="${OASIS}:text:1.0"><office:body><office:text><text:p>${SENTENCE}<text:bookmark text:name="Ulmgrove"/><office:annotation><text:p>Ulmgrove</text:p></office:annotation></text:p></office:text></office:body></office:document-content>`,
  "meta.xml": "<m>Ulmgrove</m>",
  "META-INF/manifest.xml": "<m/>",
});

const OFFICE = "http://schemas.openxmlformats.org";
const partList = (type: string, target: string) =>
  `<Relationships><Relationship Id="r1" Type="${OFFICE}/${type}" Target="/${target}"/></Relationships>`;
const presentation = zipped({
  "_rels/.rels": partList("officeDocument", "ppt/presentation.xml"),
  "ppt/presentation.xml": `<p:presentation xmlns:p="${OFFICE}/presentationml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst></p:presentation>`,
  "ppt/_rels/presentation.xml.rels": partList("slide", "ppt/slides/Ulmgrove.xml"),
  "ppt/slides/Ulmgrove.xml": `<p:sld xmlns:p="${OFFICE}/presentationml/2006/main" xmlns:a="${OFFICE}/drawingml/2006/main"><p:cSld name="Ulmgrove"><p:spTree><p:sp><p:nvSpPr><p:cNvPr id="2" name="Ulmgrove" descr="Ulmgrove"/></p:nvSpPr><p:txBody><a:p><a:r><a:t>${SENTENCE}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
  "docProps/core.xml": "<m>Ulmgrove</m>",
});

const mail = [
  "From: Mr Ambrose Vornaquist <a.vornaquist@zeldrakor.example>",
  "To: desk@zeldrakor.example",
  "X-Case: Ulmgrove",
  "Subject: Mr Vornaquist",
  "Date: Tue, 1 Jul 2025 10:00:00 +0000",
  'Content-Type: multipart/mixed; boundary="b"',
  "",
  "--b",
  "Content-Type: text/plain",
  "",
  SENTENCE,
  "--b",
  'Content-Type: text/plain; name="Ulmgrove.txt"',
  'Content-Disposition: attachment; filename="Ulmgrove.txt"',
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.from(SENTENCE).toString("base64"),
  "--b--",
  "",
].join("\r\n");

/** Files that are read and written. */
export const WHOLE: Readonly<Record<string, string | Uint8Array>> = {
  "a.txt": SENTENCE,
  "b.md": `# Notes\n\n${SENTENCE}\n`,
  "c.html": `<title>Mr Vornaquist</title><meta name=author content="Mr Vornaquist"><!-- Ulmgrove --><p data-who="Mr Vornaquist">${SENTENCE}<a href="mailto:a.vornaquist@zeldrakor.example">mail</a>`,
  "d.csv": `id,Note,"Mr Vornaquist's file"\n${TELLING_ID},"${SENTENCE}",x\n`,
  "e.jsonl": `${JSON.stringify({ id: TELLING_ID, note: SENTENCE, "Mr Vornaquist's file": "x" })}\n`,
  "f.docx": docxOf({
    body: p(run(SENTENCE)),
    parts: [
      {
        type: "comments",
        name: "comments.xml",
        xml: '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="1" w:author="Ulmgrove"/></w:comments>',
      },
    ],
    beside: { "docProps/core.xml": "<cp><creator>Ulmgrove</creator></cp>" },
  }),
  "g.xlsx": workbook({
    "docProps/app.xml": "<Properties><Manager>Ulmgrove</Manager></Properties>",
  }),
  "h.eml": mail,
  "i.pdf": pdfOf({
    pages: [line("Mr Ambrose Vornaquist has SSN 536-22-8174.")],
    trailer: "/Info<</Author(Ulmgrove)>>",
  }),
  "k.odt": openDocument,
  "l.pptx": presentation,
  "m.rtf": `{\\rtf1\\ansi{\\info{\\author Ulmgrove}}{\\*\\bkmkstart Ulmgrove}\\b ${SENTENCE}\\par}`,
  "records.json": JSON.stringify([
    { id: TELLING_ID, note: SENTENCE, person: { name: "Ambrose Vornaquist" } },
  ]),
  "j.json": JSON.stringify([{ doc_id: "j1", text: SENTENCE, meta: { note: "Ulmgrove" } }]),
};

/** Files that are refused, whatever is asked of them. */
export const DAMAGED: Readonly<Record<string, string | Uint8Array>> = {
  "unclosed.csv": `id,Note\n${TELLING_ID},"${SENTENCE}\n`,
  "broken.jsonl": `{"id":"${TELLING_ID}","note":${SENTENCE}}\n`,
  "cut.docx": Buffer.from(WHOLE["f.docx"]!).subarray(0, -40),
  "no-xml.docx": docxOf({ body: `<w:p>${SENTENCE}` }),
  "cut.odt": openDocument.subarray(0, -40),
  "no-xml.xlsx": workbook({ "xl/workbook.xml": `<workbook>${SENTENCE}` }),
  "cut.pdf": Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from(SENTENCE)]),
  "no-headers.eml": `${SENTENCE}\n`,
  "binary.txt": `\0\0${SENTENCE}\0`,
  "twice.json": JSON.stringify([1, 2].map(() => ({ doc_id: TELLING_ID, text: SENTENCE }))),
  "no-json.json": `[{"doc_id":"${TELLING_ID}", "text":"${SENTENCE}"`,
  "empty.txt": " \n",
};

const mention = (more: object) => ({
  start_offset: 3,
  end_offset: 21,
  entity_type: "PERSON",
  ...more,
});
const gold = (mentions: Readonly<Record<string, object[]>>, id = "Ottersjoe v. Norway") => [
  {
    doc_id: id,
    text: SENTENCE,
    annotations: Object.fromEntries(
      Object.entries(mentions).map(([who, list]) => [who, { entity_mentions: list }]),
    ),
  },
];
const masked = { "Ottersjoe v. Norway": [[3, 21]] };
const GOOD = mention({ entity_id: "Ottersjoe 1", identifier_type: "DIRECT" });

/** Gold annotations, masks and tables of evaluations and attacks, right and wrong. */
export const GOLD: Readonly<Record<string, unknown>> = {
  "gold.json": gold({ Brezhatova: [GOOD], Other: [GOOD] }),
  "no-decision.json": gold({ Brezhatova: [mention({ entity_id: "Ottersjoe 1" })], Other: [GOOD] }),
  "no-entity.json": gold({ Brezhatova: [mention({ identifier_type: "DIRECT" })] }),
  "no-offsets.json": gold({ Brezhatova: [{ entity_type: "PERSON" }] }),
  "odd-type.json": gold({ Brezhatova: [mention({ entity_type: "Ottersjoe" })] }),
  "odd-decision.json": gold({ Brezhatova: [mention({ identifier_type: "Ottersjoe" })] }),
  "outside.json": gold({ Brezhatova: [mention({ end_offset: 9999 })] }),
  "masks.json": masked,
  "strangers.json": { Brezhatova: [[0, 1]] },
  "outside-masks.json": { "Ottersjoe v. Norway": [[0, 9999]] },
  "odd-masks.json": { "Ottersjoe v. Norway": [["Brezhatova", 3]] },
  "no-masks.json": { "Ottersjoe v. Norway": "Brezhatova" },
  "table.json": [
    { name: "Mr Vornaquist", public_knowledge: SENTENCE, "Mr Vornaquist's file": " " },
    { name: "Brezhatova", public_knowledge: "A juggler.", "Mr Vornaquist's file": "A juggler." },
  ],
};
