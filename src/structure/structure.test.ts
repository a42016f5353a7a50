import { DOMParser } from "@xmldom/xmldom";
import { parse as parseCsv } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse as parseYaml, stringify as yamlOf } from "yaml";
import { createDocument } from "../document/document.js";
import { EditedText } from "../document/edited-text.js";
import { rowsOfList } from "../language/lists.js";
import { fieldOf, inValue } from "../replace/in-value.js";
import { GRAMMARS, structured } from "./structure.js";

/** The text with every typed value replaced as the flow replaces it: by a label. */
function hidden(text: string): string {
  const document = structured(createDocument(text));
  const out = new EditedText(text);
  for (const [i, one] of (document.given ?? []).entries()) {
    const field = fieldOf(document, one);
    const label = `[${one.type} ${i + 1}]`;
    out.replace(one.start, one.end, field ? inValue(field, one, label) : label);
  }
  return out.finish();
}

/** Keys and what is planted under them; words of an interface, which stay. */
const PLANTED = [
  "password",
  "firstName",
  "nhs_number",
  "rodne_cislo",
  "iban",
  "email",
  "dob",
] as const;
const KEPT = {
  type: "IAMUser",
  level: "INFO",
  method: "GET",
  region: "eu-north-1",
  count: 12,
  on: true,
};

const planted = fc.stringMatching(/^[a-z]{3} ?[a-z]{4}$/).map((words) => `Zq${words}7`);
const name = planted.map((words) => words.replace("7", "w"));
const record = fc.record(
  Object.fromEntries(PLANTED.map((key) => [key, key === "firstName" ? name : planted])) as Record<
    (typeof PLANTED)[number],
    fc.Arbitrary<string>
  >,
);
/** A record at some depth, among values that stay. */
const nested = fc
  .tuple(record, fc.array(fc.constantFrom("data", "items", "spec", "node"), { maxLength: 4 }))
  .map(([planted, path]) => ({
    planted,
    value: path.reduce<unknown>((inner, key) => ({ ...KEPT, [key]: [inner, KEPT] }), {
      ...planted,
      ...KEPT,
    }),
  }));

/** The same shape and the same values but for the planted ones. */
function compare(now: unknown, before: unknown): void {
  if (Array.isArray(before)) {
    expect(now).toHaveLength(before.length);
    for (const [i, one] of before.entries()) compare((now as unknown[])[i], one);
  } else if (typeof before === "object" && before !== null) {
    expect(Object.keys(now as object)).toEqual(Object.keys(before));
    for (const [key, one] of Object.entries(before)) {
      const other = (now as Record<string, unknown>)[key];
      if ((PLANTED as readonly string[]).includes(key)) expect(other).toMatch(/^\[[A-Z]+ \d+\]$/);
      else compare(other, one);
    }
  } else expect(now).toBe(before);
}

const gone = (out: string, values: Readonly<Record<string, string>>) => {
  for (const value of Object.values(values)) expect(out).not.toContain(value);
};

describe("a text of a syntax keeps it, and planted values go", () => {
  test.each([[0], [2]])("JSON, indented by %s", (indent) => {
    fc.assert(
      fc.property(nested, ({ planted, value }) => {
        const out = hidden(JSON.stringify(value, null, indent));
        compare(JSON.parse(out), value);
        gone(out, planted);
      }),
    );
  });

  test("YAML", () => {
    fc.assert(
      fc.property(nested, ({ planted, value }) => {
        const out = hidden(`# settings\n${yamlOf(value)}`);
        compare(parseYaml(out), value);
        gone(out, planted);
      }),
    );
  });

  test("XML: elements and attributes", () => {
    fc.assert(
      fc.property(record, (values) => {
        const elements = Object.entries(values).map(
          ([key, value]) => `<x:${key}>${value}</x:${key}>`,
        );
        const attributes = Object.entries(values).map(([key, value]) => ` ${key}="${value}"`);
        const source = `<?xml version="1.0"?>\n<x:all xmlns:x="http://x.example/ns"><one type="IAMUser"${attributes.join("")}/>${elements.join("\n")}</x:all>`;
        const out = hidden(source);
        gone(out, values);
        const shape = (xml: string) =>
          xml.replace(/\[[A-Z]+ \d+\]/g, "").replace(/Zq\w+ ?\w*/g, "");
        expect(shape(out)).toBe(shape(source));
        expect(() =>
          new DOMParser({
            onError: () => {
              throw new Error("no XML");
            },
          }).parseFromString(out, "text/xml"),
        ).not.toThrow();
      }),
    );
  });

  test.each([[","], [";"], ["\t"], ["|"]])("rows with %j", (delimiter) => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 2, maxLength: 4 }), (records) => {
        const rows = [
          ["n", ...PLANTED, "level"],
          ...records.map((one, i) => [`${i}`, ...PLANTED.map((key) => one[key]), "INFO"]),
        ];
        const source = `${rows.map((row) => row.join(delimiter)).join("\n")}\n`;
        const out = hidden(source);
        const read = parseCsv(out, { delimiter }) as string[][];
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        expect(read[0]).toEqual(rows[0]);
        expect(read.slice(1).map((row) => row.at(-1))).toEqual(records.map(() => "INFO"));
        for (const one of records) gone(out, one);
      }),
    );
  });

  test("assignments, with sections and comments", () => {
    fc.assert(
      fc.property(record, (values) => {
        const lines = Object.entries(values).map(
          ([key, value], i) => `${key} = ${i % 2 ? `"${value}"` : value}`,
        );
        const source = `; settings\n[main]\n${lines.join("\n")}\nlevel = INFO\n`;
        const out = hidden(source);
        gone(out, values);
        expect(out.split("\n").map((line) => line.split("=")[0])).toEqual(
          source.split("\n").map((line) => line.split("=")[0]),
        );
        expect(out).toContain("level = INFO");
      }),
    );
  });

  test("SQL", () => {
    fc.assert(
      fc.property(record, (values) => {
        const source = `INSERT INTO people (id, ${PLANTED.join(", ")}, level) VALUES\n(7, ${PLANTED.map((key) => `'${values[key]}'`).join(", ")}, 'INFO');\n`;
        const out = hidden(source);
        gone(out, values);
        expect(out.replace(/'\[[A-Z]+ \d+\]'/g, "''")).toBe(source.replace(/'Zq[^']*'/g, "''"));
      }),
    );
  });

  test("HL7: a name is hidden in every field that has the data type of names", () => {
    const typed = rowsOfList("shared/hl7-fields").flatMap(([type, , fields]) =>
      type === "XCN" || type === "XPN"
        ? fields!.split(" ").map((field) => ({ isNumbered: type === "XCN", field }))
        : [],
    );
    fc.assert(
      fc.property(fc.constantFrom(...typed), name, name, ({ isNumbered, field }, family, given) => {
        const [segment, place] = field.split(".") as [string, string];
        const written = `${isNumbered ? "7712^" : ""}${family}^${given}`;
        const source = `MSH|^~\\&|A|B|C|D|20260211||ADT^A01|M1|P|2.5.1\r${segment}${"|".repeat(Number(place))}${written}\r`;
        const out = hidden(source);
        gone(out, { family, given });
        expect(out).toContain("ADT^A01");
      }),
    );
  });

  test("a history of git: who wrote and reviewed is hidden, hashes and marks stay", () => {
    fc.assert(
      fc.property(name, name, fc.stringMatching(/^[0-9a-f]{40}$/), (author, reviewer, hash) => {
        const source = `commit ${hash}\nAuthor: ${author} <a@x.example>\nDate:   Tue Mar 5 14:02:11 2024 +0000\n\n    Fix the cache (#1182)\n\n    Reviewed-by: ${reviewer} <b@x.example>\n`;
        const out = hidden(source);
        gone(out, { author, reviewer });
        expect(out).toContain(`commit ${hash}\n`);
        expect(out).toContain("Fix the cache (#1182)");
      }),
    );
  });

  test("subtitles: who speaks is hidden, times and what is said stay", () => {
    const speaker = fc
      .tuple(name, fc.constantFrom("", "- ", ">> ", "<i>", "<i>- "), fc.boolean())
      .map(([words, before, isLoud]) => {
        const who = words.replace(/ \p{L}/u, (one) => one.toUpperCase());
        return { before, who: isLoud ? who.toUpperCase() : who };
      });
    fc.assert(
      fc.property(speaker, speaker, name, fc.constantFrom(",", "."), (one, two, voice, point) => {
        const lines = (first: string, second: string, third: string) =>
          `${point === "." ? "WEBVTT\nKind: captions\n\n" : ""}1\n00:00:01${point}000 --> 00:00:02${point}000\n${one.before}${first}: It rains, at last.\nNote: it does.\n\n2\n00:00:03${point}000 --> 00:00:04${point}000\n${two.before}${second} (off): Yes.\n<v ${third}>NARRATOR: no.\n`;
        const out = hidden(lines(one.who, two.who, voice));
        expect(out).toBe(lines("[PERSON 1]", "[PERSON 2]", "[PERSON 3]"));
      }),
    );
  });

  test("HL7: names, numbers and addresses by their place, codes stay", () => {
    fc.assert(
      fc.property(name, name, planted, (family, given, number) => {
        const source = `MSH|^~\\&|ADT|HOSP|LAB|HOSP|202602110022||ADT^A01|M1|P|2.5.1\rPID|1||${number}^^^HOSP^MR||${family}^${given}^^^MRS||19700130|F\r`;
        const out = hidden(source);
        gone(out, { family, given, number });
        expect(out.split("|").length).toBe(source.split("|").length);
        expect(out).toContain("ADT^A01");
      }),
    );
  });
});

test.each([
  [
    "log",
    "2026-08-12T06:25:24Z INFO [main] app.Login: signed in user=ann password=hunter2x\n",
    ["hunter2x"],
  ],
  ["a query", "See https://x.example/reset?token=8f14e45fceea and tell me.", ["8f14e45fceea"]],
  ["a connection", "amqp://:s3cr3tq@rabbit:5672/", ["s3cr3tq"]],
  ["a command", "Run curl -u marit:Skog4ever! https://x.example today.", ["Skog4ever!"]],
  ["arguments", `new PDO("mysql:host=db", "annb", 'hunter2x');`, ["annb", "hunter2x"]],
  [
    "arguments behind a variable",
    'mysqli_connect($host, "annb", "hunter2x")',
    ["annb", "hunter2x"],
  ],
  ["a pair", 'get(url, auth=("annb", "hunter2x"))', ["annb", "hunter2x"]],
  ["an account", "mysql -u annb -phunter2x shop", ["annb", "hunter2x"]],
  ["a reference", '{"subject":{"reference":"Patient/p-88","type":"Patient"}}', ["p-88"]],
  ["a record's id", '{"resourceType":"Patient","id":"p-88","active":true}', ["p-88"]],
  [
    "JSON in a line",
    '2026-08-12T06:25:24Z WARN app: {"password":"hunter2x","type":"IAMUser"}',
    ["hunter2x"],
  ],
])("%s", (_, text, values) => {
  const { given = [] } = structured(createDocument(text));
  expect(given.map(({ start, end }) => text.slice(start, end))).toEqual(
    expect.arrayContaining(values),
  );
});

test.each([
  'mysql -u root -p"$DB_PASSWORD" shop',
  "curl -u $USER:$TOKEN https://x.example",
  'cache.connect("db", "shop")',
  'new Token("a", options)',
])("no secret: %j", (text) => {
  expect(structured(createDocument(text)).given ?? []).toEqual([]);
});

test("cells of a table that a program drew have its headings", () => {
  const text =
    "$ kubectl get pods\nNAME            READY   STATUS    AGE\nledger-x2x4q    1/1     Running   3d4h\n";
  const { fields = [] } = structured(createDocument(text));
  expect(
    fields
      .filter(({ path }) => path !== "argument")
      .map(({ path, start, end }) => [path, text.slice(start, end)]),
  ).toEqual([
    ["NAME", "ledger-x2x4q"],
    ["READY", "1/1"],
    ["STATUS", "Running"],
    ["AGE", "3d4h"],
  ]);
});

test.each([
  "Dear Ann,\n\nthank you for your letter of 4 May; I read it at once.\n\nYours,\nBo Lind",
  "Ann Berg, 12 High Street, Oslo\nBo Lind, 3 Low Street, Bergen",
  "Name: Ann Berg\nAddress: 12 High Street\n\nSeen on Tuesday.",
  "14/03/2024 10:30 Dr Smith: seen on the ward.\n14/03/2024 11:30 Nurse Lind: slept well.",
])("prose is no syntax: %j", (text) => {
  const document = createDocument(text);
  expect(structured(document)).toBe(document);
});

test("the grammars are these", () => {
  expect(GRAMMARS.map((one) => one.name)).toEqual([
    "json",
    "json with comments",
    "hl7",
    "x12",
    "edifact",
    "gedcom",
    "dicom dump",
    "ldif",
    "bibtex",
    "commits",
    "http",
    "calendar or card",
    "subtitles",
    "chat",
    "xml",
    "latex",
    "rows",
    "log",
    "assignments",
    "yaml",
    "source code",
  ]);
});
