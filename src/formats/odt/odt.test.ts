import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { Replacement } from "../../document/document.js";
import { odt } from "./odt.js";

const OASIS = "urn:oasis:names:tc:opendocument:xmlns:";
const NAMESPACES = [
  ...["office", "text", "table", "style", "meta"].map(
    (name) => `xmlns:${name}="${OASIS}${name}:1.0"`,
  ),
  `xmlns:draw="${OASIS}drawing:1.0"`,
  `xmlns:fo="${OASIS}xsl-fo-compatible:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");
const MIME = "application/vnd.oasis.opendocument.text";

interface Parts {
  readonly body: string;
  readonly automatic?: string;
  readonly master?: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly mime?: string;
}

function odtOf({ body, automatic = "", master, more = {}, mime = MIME }: Parts): Uint8Array {
  const content = `<office:document-content ${NAMESPACES} office:version="1.3"><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const styles = `<office:document-styles ${NAMESPACES} office:version="1.3"><office:master-styles>${master ?? ""}</office:master-styles></office:document-styles>`;
  const parts: Record<string, string> = {
    mimetype: mime,
    "content.xml": content,
    ...(master !== undefined && { "styles.xml": styles }),
    "META-INF/manifest.xml": `<manifest:manifest xmlns:manifest="${OASIS}manifest:1.0"/>`,
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
}

const OPTIONS = { name: "a.odt", id: "a", persons: [] };
const read = async (bytes: Uint8Array) => odt.readBytes(bytes, OPTIONS);
const textOf = async (bytes: Uint8Array) => (await read(bytes)).documents[0]!.text;
const p = (content: string) => `<text:p>${content}</text:p>`;

async function writeWith(bytes: Uint8Array, words: string, put: string): Promise<Uint8Array> {
  const file = await read(bytes);
  const document = file.documents[0]!;
  const replacements = [...document.text.matchAll(new RegExp(words, "g"))].map(
    ({ index, 0: { length } }) => ({ start: index, end: index + length, replacement: put }),
  ) as unknown as Replacement[];
  let text = document.text;
  for (const { start, end } of replacements.toReversed()) {
    text = text.slice(0, start) + put + text.slice(end);
  }
  return (await file.write([{ document, text, replacements } as never])) as Uint8Array;
}

const code = async (bytes: Uint8Array): Promise<string> => {
  try {
    await read(bytes);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return "none";
};

describe("reading", () => {
  test.each<[string, Parts, string]>([
    [
      "spans within a name",
      { body: p("Dear An<text:span>na B</text:span>erg,") },
      "Dear Anna Berg,",
    ],
    [
      "headings and empty paragraphs",
      { body: `<text:h>a</text:h>${p("")}${p("b")}` },
      "a\n\n\n\nb",
    ],
    [
      "blanks of the source are one, those of the standard are many",
      { body: p("  a \n b<text:s text:c='3'/>c<text:tab/>d<text:line-break/>e") },
      "a b   c\td\ne",
    ],
    [
      "tables cell by cell",
      {
        body: `<table:table><table:table-row><table:table-cell>${p("Name")}</table:table-cell><table:table-cell>${p("Anna")}</table:table-cell></table:table-row></table:table>`,
      },
      "Name\n\nAnna",
    ],
    [
      "links, fields and foreign wrappers by their text",
      {
        body: p(
          "<text:a xlink:href='https://berg.example'>the page</text:a> of <text:author-name>Anna</text:author-name> <dc:x>Berg</dc:x>",
        ),
      },
      "the page of Anna Berg",
    ],
    [
      "inserted text, not what was deleted",
      {
        body: `<text:tracked-changes><text:changed-region><text:deletion>${p("Gone")}</text:deletion></text:changed-region></text:tracked-changes>${p("a<text:change-start/>b<text:change-end/>c")}`,
      },
      "abc",
    ],
    [
      "notes and text boxes behind their paragraph, no comments",
      {
        body: p(
          `one<text:note text:note-class='footnote'><text:note-citation>1</text:note-citation><text:note-body>${p("note")}</text:note-body></text:note><office:annotation><dc:creator>Anna</dc:creator>${p("secret")}</office:annotation><draw:frame><draw:text-box>${p("box")}</draw:text-box></draw:frame> two`,
        ),
      },
      "one two\n\nnote\n\nbox",
    ],
    [
      "headers and footers last",
      {
        body: p("text"),
        master: `<style:master-page style:name="Standard"><style:header>${p("head")}</style:header><style:footer>${p("foot <text:page-number>3</text:page-number>")}</style:footer></style:master-page>`,
      },
      "text\n\nhead\n\nfoot ",
    ],
  ])("%s", async (_, parts, expected) => {
    expect(await textOf(odtOf(parts))).toBe(expected);
  });

  test.each<[string, Uint8Array, string]>([
    ["no bytes", new Uint8Array(), "INPUT_EMPTY"],
    ["no zip", strToU8("Anna Berg"), "INPUT_FORMAT"],
    [
      "a spreadsheet",
      odtOf({ body: p("a"), mime: `${MIME.replace("text", "spreadsheet")}` }),
      "INPUT_FORMAT",
    ],
    ["half a zip", odtOf({ body: p("a") }).slice(0, 300), "INPUT_TRUNCATED"],
    ["XML that ends early", odtOf({ body: "<text:p>" }), "INPUT_FORMAT"],
    [
      "a password",
      odtOf({
        body: p("a"),
        more: { "META-INF/manifest.xml": "<m><manifest:encryption-data/></m>" },
      }),
      "PASSWORD_NEEDED",
    ],
    [
      "text boxes side by side without end",
      odtOf({
        body: p(
          "<draw:frame><draw:text-box><text:p>a</text:p></draw:text-box></draw:frame>".repeat(
            60_000,
          ),
        ),
      }),
      "INPUT_TOO_LARGE",
    ],
    ["no words", odtOf({ body: p("") }), "INPUT_EMPTY"],
  ])("%s is refused", async (_, bytes, expected) => {
    expect(await code(bytes)).toBe(expected);
  });
});

describe("writing", () => {
  const file = odtOf({
    automatic: `<style:style style:name="Anna Berg" style:family="text"><style:text-properties fo:font-weight="bold" style:font-name="Berg Sans"/></style:style>`,
    body: [
      p(
        `Dear <text:span text:style-name="Anna Berg">Anna</text:span> Berg,  <text:s text:c="2"/>hello`,
      ),
      p(
        `<text:bookmark text:name="Berg"/><draw:frame draw:name="Anna"><draw:image xlink:href="Pictures/Berg.png"/></draw:frame>`,
      ),
      `<table:table table:name="Berg"><table:table-row><table:table-cell office:string-value="Anna Berg">${p("Anna Berg")}</table:table-cell></table:table-row></table:table>`,
    ].join(""),
    master: `<style:master-page style:name="Standard"><style:footer>${p("Berg")}</style:footer></style:master-page>`,
    more: {
      "meta.xml": "<m>Anna Berg</m>",
      "Pictures/Berg.png": "x",
      "settings.xml": "<s>Berg</s>",
    },
  });

  test("nothing of a hidden name is left anywhere in the zip", async () => {
    const first = await writeWith(file, "Anna|Berg", "X");
    const entries = unzipSync(first);
    expect(Object.keys(entries)).toEqual([
      "mimetype",
      "content.xml",
      "styles.xml",
      "META-INF/manifest.xml",
    ]);
    const all = Object.entries(entries).map(([name, bytes]) => name + strFromU8(bytes));
    expect(all.join("\n")).not.toMatch(/Anna|Berg/);
    expect(await textOf(first)).toBe("Dear X X,   hello\n\n\n\nX X\n\nX");
  });

  test("the look stays, under numbered names", async () => {
    const content = strFromU8(unzipSync(await writeWith(file, "Anna|Berg", "X"))["content.xml"]!);
    expect(content).toContain('<style:style style:name="s1" style:family="text">');
    expect(content).toContain('fo:font-weight="bold"');
    expect(content).toContain('<text:span text:style-name="s1">X</text:span>');
  });

  test("what spans several elements is replaced once, in the look of the first", async () => {
    const written = await writeWith(file, "Anna Berg", "[PERSON 1]");
    expect(strFromU8(unzipSync(written)["content.xml"]!)).toContain(
      '<text:span text:style-name="s1">[PERSON 1]</text:span>,',
    );
  });

  test("blanks and breaks in replacements are read again as they were put", async () => {
    const bytes = odtOf({ body: p("Anna came.") });
    for (const put of ["a  b", " a ", "a\tb", "a\nb"]) {
      expect(await textOf(await writeWith(bytes, "Anna", put))).toBe(`${put} came.`);
    }
  });

  test("pictures are said to be gone", async () => {
    expect((await read(file)).notes).toEqual(["removed: 1 picture or embedded object"]);
  });
});
