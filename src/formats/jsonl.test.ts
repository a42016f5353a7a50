import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replaced, replacedWords } from "../../test/replaced.js";
import type { ReadFile } from "./format.js";
import { readFormat } from "./formats.js";

const read = (source: string) =>
  readFormat(Buffer.from(source), "jsonl", {
    name: "lines",
    id: "lines",
    persons: [],
    columns: { "*": "text" },
  }) as ReadFile;
const texts = (source: string) => read(source).documents.map(({ text }) => text);

/** The file with words replaced in every line. */
function rewritten(source: string, words: Parameters<typeof replacedWords>[1]): string {
  const file = read(source);
  return file.write(file.documents.map((document) => replacedWords(document, words)));
}

test("quantities that FHIR records were measured stay unread; ages, payments and words do not", () => {
  const quantity = (value: unknown, unit: string | null) => ({ valueQuantity: { value, unit } });
  const of = (record: object) => texts(JSON.stringify({ resourceType: "Observation", ...record }));
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 9999 }), (tenths) => {
      const value = tenths / 10;
      const measured = of({
        ...quantity(value, "g/dL"),
        component: [quantity(value, null)],
        referenceRange: [{ low: { value } }],
        note: "seen",
      });
      expect(measured.join()).not.toContain(String(value));
      expect(of(quantity(value, "a")).join()).toContain(String(value));
      expect(of({ total: { value } }).join()).toContain(String(value));
    }),
  );
  expect(of(quantity("Ann Berg", "g")).join()).toContain("Ann Berg");
});

describe("reading", () => {
  test("all strings and numbers after their keys", () => {
    const line = {
      id: 7,
      text: "Ann\nlives",
      age: 34,
      ok: true,
      home: { city: "Oslo", zip: null },
      tags: ["nurse", ["sailor"]],
    };
    expect(texts(JSON.stringify(line))).toEqual([
      [
        "text: Ann\nlives",
        "age: 34",
        "ok:",
        "home:",
        "city: Oslo",
        "zip:",
        "tags:",
        "nurse",
        "sailor",
      ].join("\n\n"),
    ]);
  });

  test("escapes", () => {
    expect(texts('{"t\\u00e9":"\\u00c5se \\ud83d\\ude00 a\\/b \\"x\\\\"}')).toEqual([
      'té: Åse 😀 a/b "x\\',
    ]);
  });

  test("ids, and lines that have none; only the outermost object's", () => {
    const source = '\ufeff{"id":"a","t":"x"}\n\n{"doc_id":"b","id":3,"t":"y"}\r\n{"t":{"id":"z"}}';
    expect(read(source).documents.map(({ id, text }) => [id, text])).toEqual([
      ["a", "t: x"],
      ["b", "t: y"],
      ["lines:4", "t:\n\nid: z"],
    ]);
  });

  test("values that are no objects, and lines without text", () => {
    expect(texts('"Ann"\n["Bob",-1.5e3]\n{}\n{"a":null}\n12')).toEqual([
      "Ann",
      "Bob\n\n-1.5e3",
      "12",
    ]);
  });

  test("a key given twice is read twice", () => {
    expect(texts('{"a":"Ann","a":"Bob"}')).toEqual(["a: Ann\n\na: Bob"]);
  });
});

describe("writing", () => {
  const SOURCE =
    '\ufeff{ "text" : "Ann \\u00e9 lives in Oslo", "n":1.50 }\r\n\n  {"a":"caf\\u00e9 \\/ \\ud83d\\ude00"}';

  test("untouched, the file stays as it is", () => {
    expect(rewritten(SOURCE, {})).toBe(SOURCE);
    expect(rewritten(SOURCE, { Oslo: "Oslo" })).toBe(SOURCE);
  });

  test("only the string changes", () => {
    expect(rewritten(SOURCE, { Oslo: 'a "city"\n' })).toBe(
      SOURCE.replace('"Ann \\u00e9 lives in Oslo"', '"Ann é lives in a \\"city\\"\\n"'),
    );
  });

  test("behind escapes", () => {
    expect(rewritten('{"a":"\\ud83d\\ude00\\n\\u0041nn \\u05d0"}', { Ann: "she" })).toBe(
      '{"a":"😀\\nshe א"}',
    );
  });

  test("a number stays a number", () => {
    expect(rewritten('{"phone":4722334455,"n":[1,2]}', { "4722334455": "***" })).toBe(
      '{"phone":0,"n":[1,2]}',
    );
    expect(rewritten('{"phone":4722334455}', { "4722334455": "[PHONE 2]" })).toBe('{"phone":2}');
  });

  test("over a label", () => {
    expect(rewritten('{"age":34}', { "age: 34": "age: 30 to 39" })).toBe('{"age":30}');
  });

  test("two lines are not mixed up", () => {
    const file = read('{"a":"Ann"}\n{"a":"Bob"}\n');
    const sanitized = file.documents.map((document) => replaced(document, []));
    expect(() => file.write(sanitized.slice(1))).toThrow(/reads differently/);
    expect(() => file.write(sanitized.toReversed())).toThrow(/reads differently/);
  });

  test("a hundred thousand lines, one of them long and one of them deep", () => {
    const source = [
      JSON.stringify({ a: "x\\".repeat(1_000_000) }),
      `${'{"a":['.repeat(20_000)}1${"]}".repeat(20_000)}`,
      '{"name":"Ann","text":"lives in Oslo"}\n'.repeat(100_000),
    ].join("\n");
    expect(rewritten(source, { Oslo: "a city" })).toBe(source.replaceAll("Oslo", "a city"));
  });
});

describe("what keys and ids tell", () => {
  const person = { replacement: "***", type: "PERSON" } as const;
  const quasi = { replacement: "***", type: "LOC", identifier: "QUASI" } as const;

  test.each([
    ["a person as a key", '{"Ann Lee":3}', { "Ann Lee": person }],
    ["a person as a key of every line", '{"Ann":3}\n{"Ann":4}', { Ann: person }],
    ["a person as a key of an object", '{"Ann Lee":{}, "x":"y"}', { "Ann Lee": person }],
    ["a place as a key", '{"Oslo":3}', { Oslo: quasi }],
    [
      "a key that is hidden as a value",
      '{"oslo times":3,"a":"by"}\n{"OSLO":1,"a":"oslo"}',
      { oslo: quasi },
    ],
    ["a name in an id", '{"id":"lee.ann","a":"Ann"}', { Ann: "***" }],
    ["a name in the other id", '{"doc_id":"1","id":"ann","a":"Ann"}', { Ann: "***" }],
  ])("%s is refused, without quoting it", (_, source, words) => {
    expect(() => rewritten(source, words)).toThrow(
      expect.objectContaining({
        code: "OUTPUT_UNWRITABLE",
        message: expect.not.stringMatching(/ann|lee|oslo/i),
      }),
    );
  });

  test("the name of a field is none", () => {
    expect(rewritten('{"timestamp":"May"}', { timestamp: quasi })).toBe('{"timestamp":"May"}');
    const hospitals = '{"Hospital":"a"}\n{"Hospital":"b"}';
    expect(rewritten(hospitals, { Hospital: quasi })).toBe(hospitals);
  });
});

describe("bad input", () => {
  test.each([
    ["a broken line", '{"a":1}\n\n{"a":"secret\n{"b":"secret\n', "INPUT_FORMAT", "line 3"],
    ["two values", '{"a":"secret"} {"b":1}', "INPUT_FORMAT", "line 1"],
    ["an array over lines", '[\n{"a":"secret"},\n{"a":"b"}\n]', "INPUT_FORMAT", "line 1"],
    ["blank lines", "\n \n", "INPUT_EMPTY", "lines"],
    ["a binary", "PK\u0000", "INPUT_BINARY", "lines"],
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

/** JSON with some characters escaped that need not be. */
const escaped = (value: unknown): string =>
  JSON.stringify(value).replace(/[^\x20-\x7e]|[bdf/]/g, (one) =>
    /[bdf]/.test(one) ? one : `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

test("any line: words replaced in a string give the line with that string", () => {
  const string = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom("e\u0301t\u0301 ", "שלום", "👩‍👩‍👧", 'a "b"\\'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 2 }),
      string,
      string,
      string,
      string,
      fc.boolean(),
      (others, before, original, after, replacement, ascii) => {
        fc.pre(/\S/.test(original) && before + replacement + after !== "");
        const written = (text: string, form: (value: unknown) => string) =>
          others.map((one) => `${form({ v: one })}\n`).join("") + form({ v: [others, text] });
        const source = written(before + original + after, ascii ? escaped : JSON.stringify);
        const file = read(source);
        const { text } = file.documents.at(-1)!;
        const end = text.length - after.length;
        const edit = { start: end - original.length, end, replacement };
        const out = file.write(
          file.documents.map((document, i) =>
            replaced(
              document,
              i === file.documents.length - 1 ? [{ ...edit, identifier: "QUASI" }] : [],
            ),
          ),
        );
        const parsed = (json: string) => json.split("\n").map((line) => JSON.parse(line));
        expect(parsed(out)).toEqual(parsed(written(before + replacement + after, JSON.stringify)));
        // all before the string is as it was
        const place = source.lastIndexOf(
          (ascii ? escaped : JSON.stringify)(before + original + after),
        );
        expect(out.slice(0, place)).toBe(source.slice(0, place));
      },
    ),
    { numRuns: 100 },
  );
});

describe("JSON that is no lines", () => {
  const open = (source: string, name = "a.json") =>
    readFormat(Buffer.from(source), "auto", { name, id: "a", persons: [] }) as ReadFile;

  test.each([
    ['[{"note": "Ann left"},\n {"note": "Bob came"}]', ["note: Ann left", "note: Bob came"]],
    ['{"by": "Cay", "rows": [{"note": "Ann left"}]}', ["by: Cay\n\nrows:", "note: Ann left"]],
    [
      '{"a": {"rows": [{"note": "Ann left"}]}, "b": ["x", "y"]}',
      ["a:\n\nrows:\n\nnote: Ann left\n\nb:\n\nx\n\ny"],
    ],
    ['["Ann left", [{"note": "Bob came"}]]', ["Ann left\n\nnote: Bob came"]],
    ['{"text": "a \\"{[", "rows": [{"note": "}"}]}', ['text: a "{[\n\nrows:', "note: }"]],
  ])("%s is read", (source, texts) => {
    const file = open(source);
    expect(file.documents.map(({ text }) => text)).toEqual(texts);
    expect(file.write(file.documents.map((one) => replaced(one, [])))).toBe(source);
  });

  test("words are replaced in place", () => {
    const source =
      '{\n  "by": "Ann Lee",\n  "rows": [\n    {"id": 1, "note": "Ann Lee left"}\n  ]\n}\n';
    const file = open(source);
    const words = { "Ann Lee": "[PERSON 1]" };
    expect(file.write(file.documents.map((one) => replacedWords(one, words)))).toBe(
      source.replaceAll("Ann Lee", "[PERSON 1]"),
    );
  });

  test("the form of the benchmark stays its own, and damage is said", () => {
    expect(open('[{"doc_id": "d", "text": "Ann left"}]').documents[0]!.id).toBe("d");
    expect(() => open('{"a": ')).toThrow(/not valid JSON/);
  });
});
