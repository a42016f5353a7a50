import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replaced, replacedWords } from "../../test/replaced.js";
import { isNothing } from "../tables/form.js";
import type { Formulas, ReadFile } from "./format.js";
import { readFormat } from "./formats.js";

const read = (source: string, name = "table.csv", formulas: Formulas = "quote") =>
  readFormat(Buffer.from(source), "auto", {
    name,
    id: name,
    persons: [],
    columns: { "*": "text" },
    formulas,
  }) as ReadFile;
const texts = (source: string) => read(source).documents.map(({ text }) => text);

/** The file with words replaced in every row. */
function rewritten(source: string, words: Parameters<typeof replacedWords>[1]): string {
  const file = read(source);
  return file.write(file.documents.map((document) => replacedWords(document, words)));
}

describe("reading", () => {
  test("a document a row, its cells after the names of their columns", () => {
    const { documents } = read("Name,City\nAnn Lee,Oslo\nBob Moe,Bergen\n");
    expect(documents.map(({ id }) => id)).toEqual(["table.csv:2", "table.csv:3"]);
    expect(documents[0]!.text).toBe("Name: Ann Lee\n\nCity: Oslo");
  });

  test.each([
    ["id,Name\n7,Ann\n,Bob\n", ["7", "table.csv:3"]],
    ["Name,DOC_ID,id\nAnn,d7,8\n", ["d7"]],
  ])("ids of %j", (source, ids) => {
    const { documents } = read(source);
    expect(documents.map(({ id }) => id)).toEqual(ids);
    expect(documents[0]!.text).toBe("Name: Ann");
  });

  test.each([
    [",", "Name,Note\nAnn,one; two\nBob,x"],
    [";", "Name;Note\nAnn;one, two\nBob;x"],
    ["a tab", "Name\tNote\nAnn\tone, two\nBob\tx"],
    ["|", "Name|Note\nAnn|one, two; three\nBob|x"],
  ])("delimiter %s", (_, source) => {
    expect(texts(source)[1]).toBe("Name: Bob\n\nNote: x");
  });

  test("one column may hold commas", () => {
    expect(texts("message\nHi, I am Ann\nGood, I am Bob")).toEqual([
      "message: Hi, I am Ann",
      "message: Good, I am Bob",
    ]);
  });

  test("quoted line ends and doubled quotes", () => {
    expect(texts('Name,Note\r\nAnn,"said ""hi"",\r\nthen left"\r\n')).toEqual([
      'Name: Ann\n\nNote: said "hi",\r\nthen left',
    ]);
  });

  test("a quote inside a cell stands for itself", () => {
    expect(texts("Name,Note\nAnn,6' 2\" tall\n")).toEqual(["Name: Ann\n\nNote: 6' 2\" tall"]);
  });

  test("ragged and empty rows", () => {
    expect(texts("Name,City\nAnn\n\n,\nBob,Oslo,more\n")).toEqual([
      "Name: Ann",
      "Name: Bob\n\nCity: Oslo\n\nmore",
    ]);
  });

  test("the name of a column without cells is shown once", () => {
    expect(texts("Name,Ann Lee\nBob,\nCay,\n")).toEqual(["Name: Bob\n\nAnn Lee:", "Name: Cay"]);
  });

  test.each([
    ["numbers", "Ann,34\nBob,41\n"],
    ["a date", "Ann,2024-03-05\nBob,2024-03-06\n"],
    ["an address", "ann@lee.org,x\nbob@moe.org,y\n"],
    ["the same twice", "Ann,Ann\nBob,Cay\n"],
    ["a writer who writes again", "Ann,hello there\nAnn,are you in\n"],
    ["a text", "I live in Oslo\nSo do I\n"],
    ["nothing else", "Ann,Oslo\n"],
  ])("no header where the first row holds %s", (_, source) => {
    expect(texts(source)[0]).toBe(source.split("\n")[0]!.replace(",", "\n\n"));
  });
});

describe("heads of tables", () => {
  const ANSWERS = "3,4,Ann Lee rang\n5,2,\n1,1,fine\n";

  test("questions and repeated names above figures are a header", () => {
    expect(texts(`How happy are you with the staff?,Score,Score\n${ANSWERS}`)).toEqual(
      [
        ["3", "4", "Ann Lee rang"],
        ["5", "2"],
        ["1", "1", "fine"],
      ].map((row) =>
        row
          .map((cell, i) => `${i === 0 ? "How happy are you with the staff?" : "Score"}: ${cell}`)
          .join("\n\n"),
      ),
    );
  });

  test("titles and groups of columns above a header are texts of their own", () => {
    expect(
      texts(
        "Clinic of Dr Moss\n\nPatient,,Test,\nSurname,First name,Taken,Value\nLee,Ann,2024-05-01,3.1\nMoe,Bob,2024-05-02,4.1\nLi,Cay,2024-05-03,2.9\n",
      ),
    ).toEqual([
      "Clinic of Dr Moss",
      "Patient\n\nTest",
      "Surname: Lee\n\nFirst name: Ann\n\nTaken: 2024-05-01\n\nValue: 3.1",
      "Surname: Moe\n\nFirst name: Bob\n\nTaken: 2024-05-02\n\nValue: 4.1",
      "Surname: Li\n\nFirst name: Cay\n\nTaken: 2024-05-03\n\nValue: 2.9",
    ]);
  });

  test("years above figures are names of columns", () => {
    expect(
      texts("Donor,2022,2023\nLee,40,15\nMoe,20,1999\nLi,3,5\nOrr,5,5\nUhl,7,8\nVos,2,1\n")[0],
    ).toBe("Donor: Lee\n\n2022: 40\n\n2023: 15");
    expect(texts("Ann,1970\nBob,1981\nCay,1992\n")[0]).toBe("Ann\n\n1970");
  });

  test("a name of a column that is shown alone is read", () => {
    const source = "Day,Ann Lee\n2024-05-01,4\n2024-05-02,5\n2024-05-03,4\n";
    const { documents } = readFormat(Buffer.from(source), "csv", {
      name: "t",
      id: "t",
      persons: [],
    }) as ReadFile;
    expect(documents.map(({ settled }) => settled)).toEqual([undefined, true, true]);
  });

  test("a name that another row hides is no name of a column", () => {
    const source = "Name,Bob Moe\nAnn Lee,4\nBob Moe,5\nCay Li,3\n";
    const file = readFormat(Buffer.from(source), "csv", {
      name: "t",
      id: "t",
      persons: [],
      names: "number",
    }) as ReadFile;
    const [first, second, third] = file.documents;
    expect([first!.text, second!.text]).toEqual(["Name: Ann Lee\n\nBob Moe:", "Name: Bob Moe"]);
    const hidden = replaced(second!, [{ start: 6, end: 13, replacement: "X", type: "PERSON" }]);
    expect(file.write([replaced(first!, []), hidden, replaced(third!, [])])).toBe(
      "Name,column 2\nAnn Lee,4\nX,5\nCay Li,3\n",
    );
  });
});

describe("writing", () => {
  test.each([
    "Name,City\r\nAnn,Oslo\nBob,Bergen\rCay,Rome",
    '\ufeff"Name";"Note"\n"Ann";"a;b ""c""\n\nd"\n;;\n\nBob\n',
    "Name\tCity\n Ann \tOslo\t\n",
    'Name,Note\nAnn,"x" y\nBob,5" z\n',
  ])("untouched, %j stays as it is", (source) => {
    expect(rewritten(source, {})).toBe(source);
    expect(rewritten(source, { Ann: "Ann" })).toBe(source);
  });

  test("only the cell changes", () => {
    expect(
      rewritten('\ufeff"Name";"City"\r\n "Ann" ;"Oslo"\r\nÅse 😀;Oslo', { Oslo: "a city" }),
    ).toBe('\ufeff"Name";"City"\r\n "Ann" ;"a city"\r\nÅse 😀;a city');
  });

  test.each([
    ["the delimiter", "a, b", '"a, b"'],
    ["a quote", 'a "b"', '"a ""b"""'],
    ["a line end", "a\nb", '"a\nb"'],
    ["nothing", "", '""'],
    ["another delimiter", "a; b", "a; b"],
  ])("quoted where the new words hold %s", (_, words, cell) => {
    expect(rewritten("Name,City\nBob,Oslo\n", { Oslo: words })).toBe(`Name,City\nBob,${cell}\n`);
  });

  test("a label never changes", () => {
    const words = { City: { replacement: "***", identifier: "QUASI" as const } };
    expect(rewritten("Name,City\nBob,Oslo\n", words)).toBe("Name,City\nBob,Oslo\n");
  });

  const edited = (span: string, replacement: string) => {
    const file = read("Age,City\n34,Oslo\n");
    const [document] = file.documents;
    expect(document!.text).toBe("Age: 34\n\nCity: Oslo");
    const start = document!.text.indexOf(span);
    return file.write([replaced(document!, [{ start, end: start + span.length, replacement }])]);
  };

  test.each([
    ["over a label", "Age: 34", "young", "young,Oslo"],
    ["over a label that it repeats", "Age: 34", "Age: 30 to 39", "30 to 39,Oslo"],
    ["over the separator", "34\n\n", "***", "***,Oslo"],
    ["over the next label", "34\n\nCity", "***", "***,Oslo"],
    ["over two cells", "34\n\nCity: Oslo", "***", "***,***"],
    ["within a cell", "sl", "***", "34,O***o"],
  ])("a replacement %s", (_, span, replacement, row) => {
    expect(edited(span, replacement)).toBe(`Age,City\n${row}\n`);
  });

  test("a hundred thousand rows", () => {
    const row = 'Ann,"lives in Oslo, I think",34\n';
    const source = `Name,Note,Age\n${row.repeat(100_000)}`;
    expect(rewritten(source, { Oslo: "a city" })).toBe(source.replaceAll("Oslo", "a city"));
  });
});

describe("what labels and ids tell", () => {
  const person = { replacement: "***", type: "PERSON" } as const;
  test.each([
    ["a person as a column", "Date,Ann Lee\nMay,x\n", { "Ann Lee": person }],
    ["a person as an empty column", "Date,Ann Lee\nMay,\n", { "Ann Lee": person }],
    ["a person as a column of one word", "Ann,hello\nBob,hi\n", { Ann: person }],
    ["a name hidden in a cell", "Ann Lee score,Who\n3,ann lee\n", { "ann lee": "***" }],
    ["a name in an id", "id,Name\nann-lee,Ann Lee\n", { "Ann Lee": "***" }],
  ])("%s is refused, without quoting it", (_, source, words) => {
    expect(() => rewritten(source, words)).toThrow(
      expect.objectContaining({
        code: "OUTPUT_UNWRITABLE",
        message: expect.not.stringMatching(/ann|lee/i),
      }),
    );
  });

  test("a quasi-identifier that a label or an id repeats is no reason", () => {
    const quasi = { replacement: "***", identifier: "QUASI" } as const;
    expect(rewritten("id,Male,Sex\n34,x,male\n", { male: quasi })).toBe("id,Male,Sex\n34,x,***\n");
    expect(rewritten("id,Age\n34,34\n", { "34": quasi })).toBe("id,Age\n34,***\n");
  });
});

describe("bad input", () => {
  test.each([
    ["an open quote", 'Name,Note\nAnn,x\n"Bob secret,y\nCay,z\n', "INPUT_FORMAT", "line 3"],
    ["an open quote after line ends", 'A,B\r\n"x\r\ny",z\r\n"secret', "INPUT_FORMAT", "line 4"],
    ["nothing", "", "INPUT_EMPTY", "table.csv"],
    ["a binary", "PK\u0000", "INPUT_BINARY", "table.csv"],
  ])("%s", (_, source, code, place) => {
    let thrown: unknown;
    try {
      read(source);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code, message: expect.stringContaining(place) });
    expect((thrown as Error).message).not.toContain("secret");
  });
});

const CELL = fc.oneof(
  fc.constantFrom(
    "",
    "Ann",
    "34",
    "Åse 😀",
    "e\u0301t\u0301",
    "שלום, עולם",
    'a "b"',
    "x;y\n\nz",
    " ",
  ),
  // 'na' and '?' say that there is no value, and such a cell is no field of the text
  fc
    .string({ unit: "binary", maxLength: 8 })
    .filter((one) => !/[\u0000\u001f\ufeff]/.test(one) && (one.trim() === "" || !isNothing(one))),
);

const CSV = { bom: true, relax_column_count: true };
const LABELS = ["Given name", "Note", "Place", "Age"];

test("any table: words replaced in a cell give the table with that cell", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(CELL, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom("\n", "\r\n"),
      fc.constantFrom("", "\ufeff"),
      fc.tuple(fc.nat(4), fc.nat(3), fc.nat(8), fc.nat(8)),
      CELL,
      (rows, lineEnd, bom, [r, c, skip, take], replacement) => {
        const quoted = (cell: string, _: number, { length }: string[]) =>
          (cell === "" && length === 1) || /[",\r\n;|\t]/.test(cell)
            ? `"${cell.replaceAll('"', '""')}"`
            : cell;
        const written = (cells: readonly string[][]) =>
          bom + [LABELS, ...cells].map((row) => row.map(quoted).join(",")).join(lineEnd);
        const row = rows[r % rows.length]!;
        const column = c % row.length;
        // whole characters: a half of a pair is no text
        const characters = [...row[column]!];
        const before = characters.slice(0, skip).join("");
        const original = characters.slice(skip, skip + take + 1).join("");
        // what a spreadsheet would run has a property of its own (csv-formulas.test.ts)
        const file = read(written(rows), "table.csv", "keep");
        const at = file.documents.findIndex(({ id }) => id.endsWith(`:${rows.indexOf(row) + 2}`));
        fc.pre(original !== "" && at >= 0 && file.documents[at]!.text.includes(": "));

        const shown = row.map((cell, i) => `${LABELS[i]}: ${cell}`);
        const fields = shown.filter((_, i) => i < column && row[i] !== "");
        const start = [...fields, `${LABELS[column]}: ${before}`].join("\n\n").length;
        const edit = { start, end: start + original.length, replacement } as const;
        const out = file.write(
          file.documents.map((document, i) =>
            replaced(document, i === at ? [{ ...edit, identifier: "QUASI" }] : []),
          ),
        );
        const now = before + replacement + characters.slice(skip + take + 1).join("");
        const expected = rows.map((one) => (one === row ? row.with(column, now) : one));
        expect(parse(out, CSV)).toEqual(parse(written(expected), CSV));
        expect(file.write(file.documents.map((document) => replaced(document, [])))).toBe(
          written(rows),
        );
      },
    ),
    { numRuns: 100 },
  );
});
