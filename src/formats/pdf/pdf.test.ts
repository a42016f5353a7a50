import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import {
  everythingIn,
  line,
  pdfOf,
  readPdf,
  stream,
  textOfPdf,
  writePdfWith,
} from "../../../test/pdf.js";
import { PalimpsestError } from "../../errors.js";

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof PalimpsestError) return error.code;
    throw error;
  }
  return "done";
};

/** Lines under each other. */
const lines = (texts: readonly string[], x = 72, top = 700): string =>
  texts.map((text, i) => line(text, x, top - 14 * i)).join("");

describe("text in reading order", () => {
  test("lines of a paragraph, paragraphs, a ligature", async () => {
    const page = lines([
      "Dear Ms Berg,",
      "",
      "thank you for your letter of May and for",
      "the parcel.",
    ]);
    expect(await textOfPdf(pdfOf({ pages: [page] }))).toBe(
      "Dear Ms Berg,\n\nthank you for your letter of May and for\nthe parcel.",
    );
  });
  test("columns of prose one after another, lines not level", async () => {
    const words = (one: string) =>
      Array.from({ length: 6 }, (_, i) => `${one} column, line ${i} of its text`);
    const page = lines(words("Left"), 60, 700) + lines(words("Right"), 320, 696);
    const text = await textOfPdf(pdfOf({ pages: [page] }));
    expect(text.indexOf("Right column, line 0")).toBeGreaterThan(
      text.indexOf("Left column, line 5"),
    );
  });
  test("tables row by row, cells divided by white or by rules", async () => {
    const rows = [
      ["Name", "Born"],
      ["Anna Berg", "1970"],
      ["Bo Li", "1981"],
    ];
    const page = rows
      .map((row, i) => row.map((cell, j) => line(cell, 72 + 120 * j, 700 - 16 * i)).join(""))
      .join("");
    expect(await textOfPdf(pdfOf({ pages: [page] }))).toBe(
      "Name\tBorn\nAnna Berg\t1970\nBo Li\t1981",
    );
    const tight = `${line("Anna", 72)}${line("Berg", 104)}1 w 101 690 m 101 715 l S`;
    expect(await textOfPdf(pdfOf({ pages: [tight] }))).toBe("Anna\tBerg");
  });
  test("turned pages and turned text", async () => {
    const turned = "BT /F1 12 Tf 0 1 -1 0 300 200 Tm (Anna Berg) Tj ET";
    expect(await textOfPdf(pdfOf({ pages: [turned], page: "/Rotate 90" }))).toBe("Anna Berg");
    const written = await writePdfWith(pdfOf({ pages: [turned], page: "/Rotate 90" }), {
      Anna: "P",
    });
    expect(await textOfPdf(written)).toBe("P Berg");
  });
  test("places in points, by page", async () => {
    const file = await readPdf(pdfOf({ pages: [line("x"), line("Anna Berg")] }));
    const start = file.documents[0]!.text.indexOf("Berg");
    const [[place]] = (await file.placesOf!(0, [{ start, end: start + 4 }])) as unknown as [
      [{ page: number; box: number[] }],
    ];
    expect(place.page).toBe(2);
    expect(Math.abs(place.box[0]! - (72 + 12 * 2.57))).toBeLessThan(1);
    expect(place.box[1]).toBeLessThan(700);
    expect(place.box[3]).toBeGreaterThan(708);
  });
});

describe("writing", () => {
  test("replaces words and keeps all others, pages and rules", async () => {
    const bytes = pdfOf({
      pages: [`${line("Dear Anna Berg of Oslo,")}0 0 1 RG 72 600 m 300 600 l S`, line("Yours, Bo")],
    });
    const written = await writePdfWith(bytes, { "Anna Berg": "[PERSON 1]", Oslo: "a city" });
    expect(await textOfPdf(written)).toBe("Dear [PERSON 1] of a city,\n\nYours, Bo");
    expect(everythingIn(written)).not.toMatch(/Anna|Berg|Oslo/);
    expect(everythingIn(written)).toMatch(/0 0 1 rg\n71\.5 599\.5 229 1 re f/);
    expect((await PDFDocument.load(written)).getPageCount()).toBe(2);
  });
  test("a hidden phrase with which other words begin when they are run together", async () => {
    const page = lines(["Parish news", "", "The parish newsletter thanks Rufus."]);
    const bytes = await writePdfWith(pdfOf({ pages: [page] }), { "Parish news": "[ORG 1]" });
    expect(await textOfPdf(bytes)).toBe("[ORG 1]\n\nThe parish newsletter thanks Rufus.");
  });
  test("the output does not depend on the length of what is hidden", async () => {
    const letter = (name: string) =>
      pdfOf({
        pages: [
          lines([
            `Dear ${name}, please come`,
            "to the office on Monday morning at nine and bring your papers.",
            "",
            `${name}\\t `,
          ]) + line(`To: ${name} (patient)`, 72, 500),
        ],
      });
    const hide = (name: string) => writePdfWith(letter(name), { [name]: "[PERSON 1]" });
    const [short, long] = [await hide("Jo Li"), await hide("Maximiliana Okonkwo")];
    expect(Buffer.from(short).equals(long)).toBe(true);
  });
  test("the same bytes each time, without dates, names or identifiers", async () => {
    const bytes = pdfOf({ pages: [line("Anna")] });
    const written = await writePdfWith(bytes, { Anna: "P" });
    expect(Buffer.from(written).equals(await writePdfWith(bytes, { Anna: "P" }))).toBe(true);
    expect(Buffer.from(written).toString("latin1")).not.toMatch(
      /\/(Info|ID|Metadata|Producer|CreationDate)\b/,
    );
  });
  test("long words shrink to their cell and push nothing", async () => {
    const bytes = pdfOf({ pages: [line("Bo", 72) + line("Oslo", 120)] });
    const written = await writePdfWith(bytes, { Bo: "a very long description of somebody" });
    expect(await textOfPdf(written)).toContain("Oslo");
    const file = await readPdf(written);
    const text = file.documents[0]!.text;
    const [[place]] = (await file.placesOf!(0, [
      { start: text.indexOf("Oslo"), end: text.length },
    ])) as unknown as [[{ box: number[] }]];
    expect(place.box[0]).toBeCloseTo(120, 0);
  });
  test("letters that no embedded font has", async () => {
    const unicode = stream(
      "/CIDInit begincmap 1 begincodespacerange <00><ff> endcodespacerange 1 beginbfchar <41><6f22> endbfchar endcmap",
    );
    const bytes = pdfOf({
      pages: ["BT /F3 12 Tf 72 700 Td (AA) Tj ET"],
      resources: "/X 0",
      objects: [unicode, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 100 0 R>>"],
    });
    const patched = Buffer.from(
      Buffer.from(bytes).toString("latin1").replace("/F2 4 0 R", "/F3 101 0 R"),
      "latin1",
    );
    expect(await textOfPdf(patched)).toBe("漢漢");
    expect(await codeOf(writePdfWith(patched, {}))).toBe("OUTPUT_UNWRITABLE");
  });
});

describe("what a page does not show", () => {
  const visible = line("Visible text stays");
  const secret = "Zebulon Quartermain";
  test.each([
    ["below a black box", `${line(secret, 72, 650)}0 g 60 640 300 30 re f`],
    ["white on white", line(secret, 72, 650, "1 g")],
    ["invisible", line(secret, 72, 650, "3 Tr")],
    ["outside the crop box", line(secret, 72, 20)],
    ["outside the page", line(secret, 900, 650)],
    ["transparent", `/G0 gs ${line(secret, 72, 650)} /G1 gs`],
    ["on a layer that is off", `/OC /L0 BDC ${line(secret, 72, 650)} EMC`],
    ["clipped", `q 0 0 10 10 re W n ${line(secret, 72, 650)} Q`],
    [
      "below a picture",
      `${line(secret, 72, 650)}q 300 0 0 40 60 640 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x40 EI Q`,
    ],
  ])("%s", async (_, content) => {
    const bytes = pdfOf({
      pages: [visible + content],
      page: "/CropBox[0 60 600 800]",
      resources: "/ExtGState<</G0<</ca 0/CA 0>>/G1<</ca 1/CA 1>>>>/Properties<</L0 100 0 R>>",
      catalog: "/OCProperties<</OCGs[100 0 R]/D<</OFF[100 0 R]>>>>",
      objects: ["<</Type/OCG/Name(Zebulon Quartermain)>>"],
    });
    const file = await readPdf(bytes);
    expect(file.documents[0]!.text).toBe("Visible text stays");
    expect(file.notes!.join()).toMatch(/18 characters that the page does not show|pictures?/);
    const written = await writePdfWith(bytes, {});
    expect(everythingIn(written)).not.toMatch(/Zebulon|Quartermain/);
    expect(await textOfPdf(written)).toBe("Visible text stays");
  });
  test("marked for redaction", async () => {
    const bytes = pdfOf({
      pages: [visible + line(secret, 72, 650)],
      page: "/Annots[<</Type/Annot/Subtype/Redact/Rect[60 640 400 670]>>]",
    });
    expect(await textOfPdf(bytes)).toBe("Visible text stays");
  });
});

describe("what a file says beside its pages", () => {
  test("nothing of it is written, and all of it is named", async () => {
    const secret = "Zebulon";
    const bytes = pdfOf({
      pages: [`/Span <</ActualText (${secret})>> BDC ${line("Anna Berg")} EMC`],
      page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(mailto:${secret}@x.org)>>>> <</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(${secret})/T(${secret})>>]/PieceInfo<</${secret}<</Private(${secret})>>>>`,
      catalog: `/Metadata 100 0 R/Outlines<</First 101 0 R/Last 101 0 R/Count 1>>/Names<</JavaScript<</Names[(${secret}) <</S/JavaScript/JS(${secret})>>]>>/EmbeddedFiles<</Names[(${secret}.txt) 102 0 R]>>>>/Lang(en-${secret})`,
      trailer: `/Info<</Title(${secret})/Author(${secret})>>/ID[<5a6562756c6f6e><5a6562756c6f6e>]`,
      objects: [
        stream(`<x:xmpmeta>${secret}</x:xmpmeta>`, "/Type/Metadata/Subtype/XML"),
        `<</Title(${secret})/Dest[10 0 R/Fit]/Parent 1 0 R>>`,
        `<</Type/Filespec/F(${secret}.txt)/UF(${secret}.txt)/EF<</F 103 0 R>>>>`,
        stream(secret, "/Type/EmbeddedFile"),
      ],
    });
    const file = await readPdf(bytes);
    expect(file.documents[0]!.text).toBe("Anna Berg");
    expect(file.notes).toEqual([
      "removed: 1 link, 1 comment, 1 attachment, 1 script, the bookmarks",
    ]);
    expect(everythingIn(await writePdfWith(bytes, { Anna: "P" }))).not.toMatch(/Zebulon|Anna/);
  });
  test("an earlier revision of the file", async () => {
    const first = Buffer.from(pdfOf({ pages: [line("Zebulon Quartermain")] })).toString("latin1");
    const content = stream(line("Anna Berg"));
    const update = `11 0 obj\n${content}\nendobj\n`;
    const table = `xref\n11 1\n${String(first.length).padStart(10, "0")} 00000 n \ntrailer\n<</Size 100/Root 1 0 R/Prev ${/startxref\n(\d+)/.exec(first)![1]}>>\nstartxref\n${first.length + update.length}\n%%EOF\n`;
    const bytes = Buffer.from(first + update + table, "latin1");
    expect(await textOfPdf(bytes)).toBe("Anna Berg");
    expect(everythingIn(await writePdfWith(bytes, {}))).not.toContain("Zebulon");
  });
  test("fields of forms become text, forms that pages share are read on each", async () => {
    const form = stream(
      line("Anna Berg"),
      "/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F1 3 0 R>>>>",
    );
    const field = `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Bo Li)/Rect[72 500 200 520]/AP<</N 101 0 R>>/F 4>>`;
    const shown = stream(
      "BT /F1 12 Tf 2 4 Td (Bo Li) Tj ET",
      "/Type/XObject/Subtype/Form/BBox[0 0 128 20]/Resources<</Font<</F1 3 0 R>>>>",
    );
    const bytes = pdfOf({
      pages: ["/X0 Do", "/X0 Do"],
      page: "/Annots[102 0 R]",
      resources: "/XObject<</X0 100 0 R>>",
      catalog: "/AcroForm<</Fields[102 0 R]>>",
      objects: [form, shown, field],
    });
    const file = await readPdf(bytes);
    expect(file.documents[0]!.text).toBe("Anna Berg\n\nBo Li\n\nAnna Berg\n\nBo Li");
    expect(file.notes!.join()).toContain("2 form fields became plain text");
    const written = await writePdfWith(bytes, { "Anna Berg": "P", "Bo Li": "Q" });
    expect(everythingIn(written)).not.toMatch(/Anna|Berg|Bo Li/);
    expect(await textOfPdf(written)).toBe("P\n\nQ\n\nP\n\nQ");
  });
  test("boxes of forms that are ticked, or not, become signs; hidden ones nothing", async () => {
    const box = (state: string, left: number, more = "/F 4") =>
      `<</Type/Annot/Subtype/Widget/FT/Btn/T(b${left})/AS/${state}/V/${state}/Rect[${left} 698 ${left + 12} 710]/AP<</N<</${state} 101 0 R/Off 101 0 R>>>>${more}>>`;
    const drawn = stream("0 0 12 12 re S", "/Type/XObject/Subtype/Form/BBox[0 0 12 12]");
    const bytes = pdfOf({
      pages: ["BT /F1 12 Tf 92 700 Td (Resident) Tj ET BT /F1 12 Tf 192 700 Td (Owner) Tj ET"],
      page: "/Annots[102 0 R 103 0 R 104 0 R]",
      catalog: "/AcroForm<</Fields[102 0 R 103 0 R 104 0 R]>>",
      objects: [drawn, drawn, box("Zebulon", 72), box("Off", 172), box("Yes", 272, "/F 2")],
    });
    expect(await textOfPdf(bytes)).toMatch(/^\[x\]\s+Resident\s+\[ \]\s+Owner$/);
    const written = await writePdfWith(bytes, { Owner: "P" });
    expect(await textOfPdf(written)).toMatch(/^\[x\]\s+Resident\s+\[ \]\s+P$/);
    expect(everythingIn(written)).not.toContain("Zebulon");
  });
  test("several hits in one TJ, glyphs placed one by one", async () => {
    const kerned =
      "BT /F1 12 Tf 72 700 Td [(A) 20 (nna) -300 (m) -10 (et An) 15 (na and Anna)] TJ ET";
    const bytes = pdfOf({ pages: [kerned] });
    expect(await textOfPdf(bytes)).toBe("Anna met Anna and Anna");
    const written = await writePdfWith(bytes, { Anna: "P" });
    expect(await textOfPdf(written)).toBe("P met P and P");
  });
  test("codes drawn as bars and squares are left out", async () => {
    const bars = Array.from({ length: 40 }, (_, i) => `${80 + 3 * i} 600 1 30 re f`).join("\n");
    const squares = Array.from(
      { length: 50 },
      (_, i) => `${300 + 3 * (i % 10)} ${600 + 3 * (i / 10)} 3 3 re f`,
    ).join("\n");
    const written = await writePdfWith(
      pdfOf({ pages: [`${line("Anna")}${bars}\n${squares}`] }),
      {},
    );
    expect(everythingIn(written)).not.toMatch(/ re f/);
  });
});

describe("files that are refused or need more", () => {
  const picture = "q 600 0 0 800 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI Q\n";
  test("a scanned page without text", async () => {
    expect(await codeOf(readPdf(pdfOf({ pages: [line("Anna"), picture] })))).toBe("INPUT_SCANNED");
  });
  test("a scanned page with the text that a program read in it", async () => {
    const bytes = pdfOf({ pages: [picture + line("Anna Berg", 72, 700, "3 Tr")] });
    const file = await readPdf(bytes);
    expect(file.documents[0]!.text).toBe("Anna Berg");
    expect(file.notes!.join()).toContain("1 scanned page rebuilt");
    const written = await writePdfWith(bytes, { Anna: "P" });
    expect(await textOfPdf(written)).toBe("P Berg");
    expect((await readPdf(written)).notes).toEqual([]);
  });
  test("a password", async () => {
    const document = await PDFDocument.load(pdfOf({ pages: [line("Anna Berg")] }));
    document.encrypt({ userPassword: "open sesame", ownerPassword: "owner" });
    const bytes = await document.save({ useObjectStreams: false });
    expect(await codeOf(readPdf(bytes))).toBe("PASSWORD_NEEDED");
    expect(await codeOf(readPdf(bytes, { password: "wrong" }))).toBe("PASSWORD_NEEDED");
    const file = await readPdf(bytes, { password: "open sesame" });
    expect(file.documents[0]!.text).toBe("Anna Berg");
    expect(file.notes).toEqual(["removed: the encryption"]);
  });
  test("damage, emptiness, a name that is not .pdf", async () => {
    expect(await codeOf(readPdf(new Uint8Array()))).toBe("INPUT_EMPTY");
    expect(await codeOf(readPdf(Buffer.from("%PDF-1.7 and nothing more")))).toBe("INPUT_TRUNCATED");
    expect(await codeOf(readPdf(pdfOf({ pages: [""] })))).toBe("INPUT_EMPTY");
    expect(
      (await readPdf(pdfOf({ pages: [line("Anna")] }), { name: "letter.txt" })).documents[0]!.text,
    ).toBe("Anna");
  });
  test("bytes changed anywhere: read, or a coded error", async () => {
    const bytes = pdfOf({ pages: [lines(["Anna Berg", "lives in Oslo"])] });
    for (let i = 0; i < 60; i++) {
      const damaged = Uint8Array.from(bytes);
      for (let j = 0; j < 3; j++)
        damaged[(i * 7919 + j * 104729) % damaged.length] = (i * 31 + j) % 256;
      const file = await readPdf(damaged).catch((error: unknown) => error);
      if (file instanceof Error) expect(file).toBeInstanceOf(PalimpsestError);
    }
  });
});
