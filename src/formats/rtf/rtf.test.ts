import { describe, expect, test } from "vitest";
import { replacedWords } from "../../../test/replaced.js";
import { rtf } from "./rtf.js";

const HEAD =
  "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\froman Times New Roman;}{\\f1\\fswiss\\fcharset204 Berg Sans;}{\\f2\\fnil\\fcharset2 Symbol;}}{\\colortbl;\\red255\\green0\\blue0;}{\\stylesheet{\\s1 Anna Berg;}}{\\info{\\author Anna Berg}{\\company Berg}}";
const bytesOf = (body: string) => Buffer.from(`${HEAD}${body}}`, "latin1");
const OPTIONS = { name: "a.rtf", id: "a", persons: [] };
const read = async (bytes: Uint8Array) => rtf.readBytes(bytes, OPTIONS);
const textOf = async (bytes: Uint8Array) => (await read(bytes)).documents[0]!.text.trimEnd();
async function writeWith(body: string, words: Readonly<Record<string, string>>): Promise<string> {
  const file = await read(bytesOf(body));
  const written = (await file.write([replacedWords(file.documents[0]!, words)])) as Uint8Array;
  return Buffer.from(written).toString("latin1");
}

describe("reading", () => {
  test.each([
    ["runs within a name", "Dear {\\b An}na\r\n Berg,\\par", "Dear Anna Berg,"],
    ["paragraphs, breaks and tabs", "a\\par b\\line c\\tab d", "a\n\nb\nc\td"],
    ["a backslash at the end of a line", "a\\\nb", "a\n\nb"],
    ["the file's code page", "caf\\'e9 \\'8a", "café Š"],
    ["a font's code page", "\\f1\\'c8\\'e2\\'e0\\'ed", "Иван"],
    ["Unicode with what old readers show", "\\u233?t\\u233\\'e9, \\uc0\\u8364  5", "été, € 5"],
    ["letters that take two bytes", "\\ansicpg932 \\'8e\\'52\\'93\\'63", "山田"],
    ["signs of fonts of symbols", "\\f2 Anna", "••••"],
    ["braces and dashes", "\\{a\\}\\~b\\emdash c\\-d", "{a}\u00a0b—cd"],
    ["cells", "\\trowd\\cellx100\\cellx200 Name\\cell Anna\\cell\\row", "Name\n\nAnna"],
    ["results of fields", '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt the page}}', "the page"],
    ["numbers of pages are none of the text", "a{\\field{\\*\\fldinst PAGE}{\\fldrslt 3}}", "a"],
    ["hidden text", "a{\\v b}", "ab"],
    ["inserted text, not what was deleted", "a{\\revised b}{\\deleted c}", "ab"],
    [
      "notes behind their paragraph, headers last, no comments",
      "{\\header head}one{\\super\\chftn{\\footnote note}}{\\*\\annotation secret} two\\par three",
      "one two\n\nnote\n\nthree\n\nhead",
    ],
    [
      "text boxes",
      "a{\\shp{\\*\\shpinst{\\sp{\\sn name}{\\sv Berg}}{\\shptxt box}}{\\shprslt x}}",
      "a\n\nbox",
    ],
    ["two forms of one text", "{\\upr{A?}{\\*\\ud{A\\u241?}}}", "Añ"],
    ["labels of lists", "{\\listtext\\f2\\'b7\\tab}item", "•\titem"],
    ["groups that may be skipped", "a{\\*\\quartermain b}", "a"],
  ])("%s", async (_, body, expected) => {
    expect(await textOf(bytesOf(body))).toBe(expected);
  });

  test.each([
    ["no bytes", Buffer.alloc(0), "INPUT_EMPTY"],
    ["other text", Buffer.from("Anna Berg"), "INPUT_FORMAT"],
    ["another group", Buffer.from("{\\info Anna}"), "INPUT_FORMAT"],
    ["half a file", bytesOf("Anna {\\b Berg").subarray(0, -1), "INPUT_TRUNCATED"],
    ["groups without end", bytesOf(`${"{".repeat(600)}a${"}".repeat(600)}`), "INPUT_TOO_LARGE"],
    ["character sets of DOS", Buffer.from("{\\rtf1\\pca Anna}"), "INPUT_FORMAT"],
    ["no words", bytesOf("\\par"), "INPUT_EMPTY"],
  ])("%s is refused", async (_, bytes, expected) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: expected });
  });
});

describe("writing", () => {
  test("nothing of a hidden name is left in the file", async () => {
    const written = await writeWith(
      "{\\*\\bkmkstart Berg}\\s1\\f1 Anna {\\b Berg}{\\pict\\bin4 Berg}{\\*\\berg Berg}\\par{\\footer Berg}",
      { Anna: "X", Berg: "Y" },
    );
    expect(written).not.toMatch(/Anna|Berg/i);
    expect(await textOf(Buffer.from(written, "latin1"))).toBe("X Y\n\nY");
  });

  test("the look stays", async () => {
    const written = await writeWith("\\pard\\qc\\b\\f0\\fs28\\cf1 Anna\\par", {
      Anna: "[PERSON 1]",
    });
    expect(written).toContain("\\pard \\qc \\b \\f0 \\fs28 \\cf1 [PERSON 1]\\par ");
    expect(written).toContain("{\\colortbl;\\red255\\green0\\blue0;}");
    expect(written).toContain("{\\f0 Times New Roman;}{\\f1 Arial;}");
  });

  test("what spans several groups is replaced once, in the look of the first", async () => {
    expect(await writeWith("{\\b An}na Berg", { "Anna Berg": "X" })).toContain("{\\b X}");
  });

  test("every character is read again as it was put", async () => {
    for (const put of ["a  b", "a\tb", "a\nb", "{\\}", "Ł €", "𝔄山", "12"]) {
      expect(
        await writeWith("\\b Anna came", { Anna: put }).then((one) =>
          textOf(Buffer.from(one, "latin1")),
        ),
      ).toBe(`${put} came`);
    }
  });

  test("pictures are said to be gone", async () => {
    expect((await read(bytesOf("a{\\pict 00}"))).notes).toEqual([
      "left out: pictures and embedded objects",
    ]);
  });
});
