/** Word files as tests write and look at them: small parts of XML, and the zip around them. */

import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { docx } from "../src/formats/docx/docx.js";
import type { ReadFile } from "../src/formats/format.js";
import { replacedWords } from "./replaced.js";

const OPEN_XML = "http://schemas.openxmlformats.org";
const NAMESPACES = [
  `xmlns:w="${OPEN_XML}/wordprocessingml/2006/main"`,
  `xmlns:r="${OPEN_XML}/officeDocument/2006/relationships"`,
  `xmlns:m="${OPEN_XML}/officeDocument/2006/math"`,
  `xmlns:wp="${OPEN_XML}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${OPEN_XML}/drawingml/2006/main"`,
  `xmlns:pic="${OPEN_XML}/drawingml/2006/picture"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  `xmlns:mc="${OPEN_XML}/markup-compatibility/2006"`,
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(" ");

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const root = (name: string, content: string): string =>
  `${DECLARATION}<w:${name} ${NAMESPACES}>${content}</w:${name}>`;

/** A run of text. */
export const run = (text: string, properties = ""): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

export const p = (...runs: string[]): string => `<w:p>${runs.join("")}</w:p>`;

export interface Docx {
  readonly body: string;
  /** Other parts of the main document by the type of their relationship; names are numbered. */
  readonly parts?: readonly {
    readonly type: string;
    readonly name: string;
    readonly xml: string;
  }[];
  /** Parts beside the main document, as properties. */
  readonly beside?: Readonly<Record<string, string>>;
  /** More relationships of the main document. */
  readonly relationships?: string;
  readonly map?: (xml: string) => string;
}

export function docxOf(file: Docx): Uint8Array {
  const { body, parts = [], beside = {}, relationships = "", map = (xml) => xml } = file;
  const type = (name: string) => `${OPEN_XML}/officeDocument/2006/relationships/${name}`;
  const list = (content: string) =>
    `${DECLARATION}<Relationships xmlns="${OPEN_XML}/package/2006/relationships">${content}</Relationships>`;
  const entries: Record<string, string> = {
    "[Content_Types].xml": `${DECLARATION}<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${parts.map(({ name }) => `<Override PartName="/word/${name}" ContentType="application/xml"/>`).join("")}</Types>`,
    "_rels/.rels": list(
      `<Relationship Id="rId1" Type="${type("officeDocument")}" Target="word/document.xml"/>${Object.keys(
        beside,
      )
        .map((name, i) => `<Relationship Id="b${i}" Type="${type("other")}" Target="${name}"/>`)
        .join("")}`,
    ),
    "word/document.xml": root("document", `<w:body>${body}</w:body>`),
    "word/_rels/document.xml.rels": list(
      parts
        .map(
          ({ type: kind, name }, i) =>
            `<Relationship Id="p${i}" Type="${type(kind)}" Target="${name}"/>`,
        )
        .join("") + relationships,
    ),
    ...Object.fromEntries(parts.map(({ name, xml }) => [`word/${name}`, xml])),
    ...beside,
  };
  return zipOf(Object.fromEntries(Object.entries(entries).map(([name, xml]) => [name, map(xml)])));
}

export const zipOf = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])));

export const partsOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]),
  );

export const OPTIONS = { name: "letter.docx", id: "letter", persons: [] };
export const read = (bytes: Uint8Array) => docx.readBytes(bytes, OPTIONS) as ReadFile<Uint8Array>;
export const textOf = (bytes: Uint8Array): string => read(bytes).documents[0]!.text;

/** The file with every occurrence of words replaced. */
export function writeWith(bytes: Uint8Array, words: Readonly<Record<string, string>>): Uint8Array {
  const file = read(bytes);
  return file.write(file.documents.map((document) => replacedWords(document, words)));
}

/** Text in a text box. */
export const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
export const drawing = (content: string) =>
  `<w:drawing><wp:inline><wp:docPr id="1" name="Anna.png" descr="Anna Berg" title="Anna"/><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing>`;
