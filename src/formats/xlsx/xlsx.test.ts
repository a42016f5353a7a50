import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { type Edit, replaced } from "../../../test/replaced.js";
import { PalimpsestError } from "../../errors.js";
import type { ReadFile, ReadOptions } from "../format.js";
import { readFormat } from "../formats.js";

const S = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const P = "http://schemas.openxmlformats.org/package/2006/relationships";
const rels = (...all: [string, string][]) =>
  `<Relationships xmlns="${P}">${all.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${R}/${type}" Target="${target}"/>`).join("")}</Relationships>`;

const STRINGS = ["Name", "Seen", "Rating", "Note", "Ann Lee", "Bob Moe", "Carl Li"];
const PARTS: Record<string, string> = {
  "_rels/.rels": rels(
    ["officeDocument", "xl/workbook.xml"],
    ["extended-properties", "docProps/app.xml"],
  ),
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
  "docProps/app.xml": "<Properties><Manager>Ann Lee</Manager></Properties>",
  "xl/workbook.xml": `<workbook xmlns="${S}" xmlns:r="${R}"><fileSharing userName="Ann Lee"/><sheets><sheet name="Ann Lee" sheetId="1" r:id="rId1"/><sheet name="Hidden" sheetId="2" state="hidden" r:id="rId2"/></sheets><definedNames><definedName name="Ann_Lee">'Ann Lee'!$C$2</definedName><definedName name="boss">"Ann Lee"</definedName></definedNames></workbook>`,
  "xl/_rels/workbook.xml.rels": rels(
    ["worksheet", "worksheets/sheet1.xml"],
    ["worksheet", "worksheets/sheet2.xml"],
    ["sharedStrings", "sharedStrings.xml"],
    ["styles", "styles.xml"],
    ["externalLink", "externalLinks/e1.xml"],
  ),
  "xl/styles.xml": `<styleSheet xmlns="${S}"><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  "xl/sharedStrings.xml": `<sst xmlns="${S}" count="9" uniqueCount="7">${STRINGS.map((one) => (one === "Bob Moe" ? '<si><r><rPr><b/></rPr><t>Bob</t></r><r><t xml:space="preserve"> Moe</t></r><rPh><t>bobmo</t></rPh></si>' : `<si><t>${one}</t></si>`)).join("")}</sst>`,
  "xl/worksheets/_rels/sheet1.xml.rels": rels(["comments", "../comments1.xml"], ["hyperlink", "x"]),
  "xl/comments1.xml": `<comments xmlns="${S}"><authors><author>Ann Lee</author></authors></comments>`,
  "xl/worksheets/sheet1.xml": `<worksheet xmlns="${S}" xmlns:r="${R}"><sheetData>
<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row>
<row r="2"><c r="A2" t="s"><v>4</v></c><c r="B2" s="1"><v>45431</v></c><c r="C2"><v>5</v></c><c r="D2" t="inlineStr"><is><t>Ann Lee called</t></is></c></row>
<row r="3" hidden="1"><c r="A3" t="s"><v>5</v></c><c r="B3" s="1"><v>45432</v></c><c r="C3"><v>4</v></c><c r="D3" t="str"><f>A3&amp;" wrote"</f><v>Bob Moe wrote</v></c></row>
<row r="4"><c r="A4" t="s"><v>6</v></c><c r="C4"><f>SUM(C2:C3)+Ann_Lee</f><v>9</v></c></row>
</sheetData><dataValidations><dataValidation sqref="A2" prompt="Ann Lee decides"><formula1>"Ann Lee,Bob Moe"</formula1></dataValidation></dataValidations><hyperlinks><hyperlink ref="A2" r:id="rId2"/></hyperlinks><headerFooter><oddHeader>&amp;CNotes of Ann Lee&amp;RPage &amp;P</oddHeader></headerFooter></worksheet>`,
  "xl/worksheets/sheet2.xml": `<worksheet xmlns="${S}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>see Ann Lee</t></is></c><c r="B1"><f>'Ann Lee'!C2</f><v>5</v></c></row></sheetData></worksheet>`,
};

const pack = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));

const open = (bytes: Uint8Array, options: Partial<ReadOptions> = {}) =>
  readFormat(bytes, "xlsx", {
    name: "b",
    id: "b",
    persons: [],
    names: "number",
    ...options,
  }) as ReadFile<Uint8Array>;

const HIDDEN = ["Ann Lee", "Ann_Lee", "Bob Moe", "Carl Li"];

/** The file with people under labels, and moments as their column says. */
function hide(file: ReadFile<Uint8Array>): Uint8Array {
  return file.write(
    file.documents.map((document) => {
      const people: Edit[] = HIDDEN.flatMap((words) =>
        [...document.text.matchAll(new RegExp(words, "g"))].map(({ index }) => ({
          start: index,
          end: index + words.length,
          type: "PERSON" as const,
          replacement: `[PERSON ${words[0]}]`,
        })),
      );
      const moments: Edit[] = (document.given ?? []).flatMap(({ start, end, replacement }) =>
        replacement === undefined ? [] : [{ start, end, replacement, type: "DATETIME" as const }],
      );
      return replaced(
        document,
        [...people, ...moments].sort((a, b) => a.start - b.start),
      );
    }),
  );
}

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]),
  );

describe("workbooks", () => {
  const file = open(pack(PARTS));
  const written = partsOf(hide(file));
  const all = Object.values(written).join("\n");

  test("sheets are tables, hidden rows and sheets too; texts outside cells are one document more", () => {
    expect(file.documents.map(({ id, text }) => [id, text])).toEqual([
      ["b:1:2", "Name: Ann Lee\n\nSeen: 2024-05-19\n\nNote: Ann Lee called"],
      ["b:1:3", "Name: Bob Moe\n\nSeen: 2024-05-20\n\nNote: Bob Moe wrote"],
      ["b:1:4", "Name: Carl Li"],
      ["b:2:1", "see Ann Lee\n\n5"],
      [
        "b:workbook",
        "sheet: Ann Lee\n\nsheet: Hidden\n\nname: Ann_Lee\n\nname: boss\n\ntext: Ann Lee\n\ntext:  wrote\n\ntext: Ann Lee decides\n\ntext: Ann Lee\n\ntext: Bob Moe\n\nheader: Notes of Ann Lee\n\nheader: Page ",
      ],
    ]);
    expect(file.notes).toEqual([
      expect.stringMatching(/comments and notes.*addresses of links|links to other workbooks/),
    ]);
  });

  test("nothing that is hidden is left in any part, and parts of no use are gone", () => {
    expect(all).not.toMatch(/Ann Lee|Bob|bobmo|Carl|Lee/);
    expect(Object.keys(written)).not.toContain("xl/comments1.xml");
    expect(Object.keys(written).filter((name) => /docProps|external/.test(name))).toEqual([]);
  });

  test("a text that begins like a formula stays a text, changed or not", () => {
    const typed = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
    const rows = ["=1+1", '=HYPERLINK("http://a.example","Ann Lee")', "+Ann Lee"];
    const sheet = `<worksheet xmlns="${S}"><sheetData>${rows.map((one, i) => `<row r="${i + 1}">${typed(one.replaceAll('"', "&quot;"))}</row>`).join("")}</sheetData></worksheet>`;
    const out = strFromU8(
      unzipSync(hide(open(pack({ ...PARTS, "xl/worksheets/sheet2.xml": sheet }))))[
        "xl/worksheets/sheet2.xml"
      ]!,
    );
    expect(out).not.toContain("Ann Lee");
    expect(out).not.toMatch(/<f[ >]/);
    expect(out.match(/ t="(?:inlineStr|s)"/g)).toHaveLength(rows.length);
  });

  test("kept cells and their formulas stay; changed ones are strings; formulas follow a sheet's name", () => {
    const [, sheet, hidden] = [
      written["xl/workbook.xml"]!,
      written["xl/worksheets/sheet1.xml"]!,
      written["xl/worksheets/sheet2.xml"]!,
    ];
    expect(sheet).toContain('<c r="C4"><f>SUM(C2:C3)+PERSON_A</f><v>9</v></c>');
    expect(sheet).toContain("<oddHeader>&amp;CNotes of [PERSON A]&amp;RPage &amp;P</oddHeader>");
    expect(sheet).toContain('<formula1>"[PERSON A],[PERSON B]"</formula1>');
    expect(hidden).toContain("<f>'PERSON A'!C2</f>");
    expect(written["xl/workbook.xml"]).toContain("name=\"PERSON_A\">'PERSON A'!$C$2");
    const again = open(pack(written));
    expect(again.documents[0]!.text).toContain("Name: [PERSON A]\n\nNote: [PERSON A] called");
  });

  test("parts that do not change keep their bytes", () => {
    expect(written["xl/styles.xml"]).toBe(PARTS["xl/styles.xml"]);
  });

  test("columns by name, and k-anonymity", () => {
    const kept = open(pack(PARTS), { columns: { Name: "keep", Note: "drop" } });
    const out = partsOf(hide(kept));
    expect(out["xl/worksheets/sheet1.xml"]).toContain('<c r="A2" t="s"><v>4</v></c>');
    expect(out["xl/worksheets/sheet1.xml"]).toContain('<c r="D2"/>');
    expect(() => open(pack(PARTS), { columns: { Nme: "keep" } })).toThrow(
      /no sheet of b has a column 'Nme'/,
    );
    const safe = open(pack(PARTS), { quasi: { quasi: ["Rating"], k: 3 } });
    expect(safe.anonymity).toMatchObject({ before: { smallest: 1 }, k: 3 });
  });

  test.each([
    ["nothing", new Uint8Array(), "INPUT_EMPTY"],
    ["text", strToU8("Ann Lee"), "INPUT_"],
    ["an older form", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), "INPUT_FORMAT"],
    ["half of one", pack(PARTS).slice(0, 900), "INPUT_TRUNCATED"],
    ["a zip of something else", pack({ "a.xml": "<a/>" }), "INPUT_FORMAT"],
  ])("%s is refused", (_, bytes, code) => {
    expect(() => open(bytes)).toThrow(
      expect.objectContaining({ code: expect.stringContaining(code) }),
    );
  });

  test("mutated workbooks are written whole or refused with a code", () => {
    const names = Object.keys(PARTS);
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...names),
            fc.double({ min: 0, max: 1, noNaN: true }),
            fc.constantFrom("", "<c/>", "</row>", '<c r="ZZZ9"><v>1e9</v></c>', "\u0001", "é"),
          ),
          { minLength: 1, maxLength: 3 },
        ),
        (cuts) => {
          const parts = { ...PARTS };
          for (const [name, share, words] of cuts) {
            const at = Math.floor(share * parts[name]!.length);
            parts[name] = parts[name]!.slice(0, at) + words + parts[name]!.slice(at + 5);
          }
          try {
            const out = hide(open(pack(parts)));
            open(out);
          } catch (error) {
            if (!(error instanceof PalimpsestError)) throw error;
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("openpyxl reads it where it is installed", () => {
    try {
      execFileSync("python3", ["-c", "import openpyxl"], { stdio: "ignore" });
    } catch {
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), "palimpsest-"));
    const path = join(folder, "a.xlsx");
    writeFileSync(path, hide(open(pack(PARTS))));
    const python = `
import json, sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
print(json.dumps([[s.title, s.sheet_state, [list(r) for r in s.iter_rows(values_only=True)]] for s in book]))`;
    const read = JSON.parse(execFileSync("python3", ["-c", python, path], { encoding: "utf8" }));
    rmSync(folder, { recursive: true });
    expect(read).toEqual([
      [
        "PERSON A",
        "visible",
        [
          ["Name", "Seen", "Rating", "Note"],
          ["[PERSON A]", "2024", 5, "[PERSON A] called"],
          ["[PERSON B]", "2024", 4, "[PERSON B] wrote"],
          ["[PERSON C]", null, "=SUM(C2:C3)+PERSON_A", null],
        ],
      ],
      ["Hidden", "hidden", [["see [PERSON A]", "='PERSON A'!C2"]]],
    ]);
  });
});
