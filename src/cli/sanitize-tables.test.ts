import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Program, programWith } from "../../test/program.js";
import { registerSanitize } from "./sanitize.js";

let program: Program;
let errors: string;
beforeEach(() => {
  program = programWith(registerSanitize);
  errors = "";
  vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
    errors += String(chunk);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
  program.close();
});

function sanitize(name: string, source: string, ...args: string[]): Promise<string> {
  writeFileSync(program.at(name), source);
  return program.run("sanitize", program.at(name), "--mask", "all", "--replace", "label", ...args);
}

const CSV = 'id,Name,Note\r\n7,Anna Lindqvist,"Call ""Anna"", please"\r\n8,,"Nothing, yet"\r\n';
const JSONL =
  '{"id":"a", "name":"Anna Lindqvist", "text":"Anna Lindqvist called\\nagain."}\n\n{"text":"Nothing yet."}\n';

describe("palimpsest sanitize on tables", () => {
  test("CSV", async () => {
    const out = await sanitize("notes.csv", CSV);
    expect(out).toBe(
      'id,Name,Note\r\n7,[PERSON 1],"Call ""[PERSON 1]"", please"\r\n8,,"Nothing, yet"\r\n',
    );
  });

  test("tabs", async () => {
    const out = await sanitize(
      "notes.tsv",
      "Name\tNote\nAnna Lindqvist\tShe called, twice\n\tNothing yet\n",
    );
    expect(out).toBe("Name\tNote\n[PERSON 1]\tShe called, twice\n\tNothing yet\n");
  });

  test.each([["notes.jsonl"], ["notes.ndjson"]])("%s", async (name) => {
    const out = await sanitize(name, JSONL);
    expect(out).toBe(
      '{"id":"a", "name":"[PERSON 1]", "text":"[PERSON 1] called\\nagain."}\n\n{"text":"Nothing yet."}\n',
    );
  });

  test("a file of another name with --from", async () => {
    expect(await sanitize("notes.dat", JSONL, "--from", "jsonl")).not.toMatch(/Anna|Lindqvist/);
  });

  test.each([
    ["notes.csv", CSV],
    ["notes.jsonl", JSONL],
  ])("%s with what there is kept stays as it is", async (name, source) => {
    expect(await sanitize(name, source, "--replace", "keep")).toBe(source);
  });

  test("as JSON and as masks", async () => {
    const json = JSON.parse(await sanitize("notes.csv", CSV, "--to", "json"));
    expect(json).toMatchObject([
      { id: "7", text: 'Name: [PERSON 1]\n\nNote: Call "[PERSON 1]", please' },
      { id: "8", text: "Note: Nothing, yet" },
    ]);
    const masks = JSON.parse(await sanitize("notes.jsonl", JSONL, "--to", "masks"));
    expect(masks).toMatchObject({
      a: [
        [6, 20, "[PERSON 1]"],
        [28, 42, "[PERSON 1]"],
      ],
      "notes.jsonl:3": [],
    });
  });

  test("a name in the header is numbered, and said", async () => {
    const out = program.at("out.csv");
    await sanitize("votes.csv", "Day,Anna Lindqvist\nfirst,yes\n", "-o", out);
    expect(errors).toMatch(/1 name of a column, key or id tells of somebody.*--names keep/);
    expect(errors).not.toMatch(/Anna|Lindqvist/);
    expect(readFileSync(out, "utf8")).toBe("Day,column 2\nfirst,yes\n");
  });

  const TICKETS =
    "ticket_id,created_at,customer_name,message,csat\n" +
    "T1,2024-05-19T09:14:00Z,Ann Lee,Ann Lee called,5\n" +
    "T2,2024-05-20T10:00:00Z,Bob Moe,,4\n" +
    "T1,2024-05-21T10:00:00Z,Ann Lee,Refund to the card ending 1765 please,1\n";

  test("ratings stay, moments keep one form, the same value has one label in all rows", async () => {
    const out = await sanitize("tickets.csv", TICKETS, "--replace", "generalize");
    expect(out).toMatch(
      /^.*\n(\[CODE \d\]),2024,\[PERSON 1\],\[PERSON 1\] called,5\n(?!\1)\[CODE \d\],2024,\[PERSON 2\],,4\n\1,2024,\[PERSON 1\],Refund to the card ending \[CODE \d\] please,1\n$/,
    );
  });

  test("--column wins, and a scheme that is saved is a policy", async () => {
    const saved = program.at("columns.yaml");
    const flags = [
      "--replace",
      "generalize",
      "--column",
      "customer_name=keep",
      "--column",
      "message=drop",
    ];
    const out = await sanitize("tickets.csv", TICKETS, ...flags, "--save-columns", saved);
    expect(out.split("\n")[1]).toMatch(/^\[CODE \d\],2024,Ann Lee,5$/);
    expect(await sanitize("again.csv", TICKETS, "--replace", "generalize", "--policy", saved)).toBe(
      out,
    );
  });

  test("--dry-run prints what is inferred with votes and a reason", async () => {
    const [first] = (await sanitize("tickets.csv", TICKETS, "--dry-run")).split("\n");
    expect(JSON.parse(first!)).toEqual({
      table: program.at("tickets.csv"),
      column: "ticket_id",
      treatment: "CODE",
      by: "inferred",
      reason: "the name says a number of a record",
      votes: { code: 1 },
    });
  });

  test("names of people among keys and headers are in no report", async () => {
    const page = program.at("page.html");
    const people = { "Anna Lindqvist": { dob: "1990-02-03" }, "Tom Becker": { dob: "1987-11-23" } };
    const out = await sanitize("people.json", JSON.stringify(people), "--report", page);
    expect(out).toBe('{"name 1":{"dob":"[DATETIME 1]"},"name 2":{"dob":"[DATETIME 2]"}}');
    expect(readFileSync(page, "utf8")).not.toMatch(/Anna|Lindqvist|Tom|Becker/);
    const wide = "day,Anna Lindqvist phone,Tom Becker salary\nfirst,07700 900123,3100\n";
    expect(await sanitize("wide.csv", wide, "--report", page, "--overwrite")).not.toMatch(
      /Anna|Tom/,
    );
    expect(readFileSync(page, "utf8")).not.toMatch(/Anna|Lindqvist|Tom|Becker/);
    expect(errors).not.toMatch(/Anna|Lindqvist|Tom|Becker/);
  });

  test("two tables of a folder may number their records alike, and two records of a table", async () => {
    const folder = program.at("tables");
    mkdirSync(folder);
    writeFileSync(`${folder}/a.csv`, CSV);
    writeFileSync(`${folder}/b.csv`, CSV.replaceAll("Anna Lindqvist", "Tom Becker"));
    // the rest of a JSON file is called after the file and its first line
    const json = { by: "Anna Lindqvist", notes: [{ id: 7, by: "Tom Becker" }] };
    writeFileSync(`${folder}/d.json`, JSON.stringify(json));
    writeFileSync(`${folder}/c.csv`, "id,Note\n9,Nothing\n9,Nothing yet\n");
    const labels = ["--mask", "all", "--replace", "label"];
    const out = program.at("out");
    await program.run("sanitize", folder, "-o", out, ...labels);
    expect(readFileSync(`${out}/b.csv`, "utf8")).toMatch(/^id,Name,Note\r\n7,\[PERSON 1\]/);
    expect(errors).toMatch(/c\.csv: 1 record has the id of an earlier one/);
    const masks = JSON.parse(await program.run("sanitize", folder, "--to", "masks", ...labels));
    expect(Object.keys(masks)).toEqual([
      "7",
      "8",
      "9",
      "b.csv:id=7",
      "b.csv:id=8",
      "9:row 3",
      "d.json:1",
      "d.json:id=7",
    ]);
  });

  test("a wrong ending", async () => {
    await sanitize("notes.jsonl", CSV);
    expect(errors).toMatch(/INPUT_FORMAT: .*line 1/);
    expect(readFileSync(program.at("notes.jsonl"), "utf8")).toBe(CSV);
  });
});
