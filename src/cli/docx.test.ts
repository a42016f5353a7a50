import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { docxOf, p, partsOf, run, textOf } from "../../test/docx.js";
import { type Program, programWith } from "../../test/program.js";
import { registerSanitize } from "./sanitize.js";

const QUICK = ["--mask", "all", "--replace", "label", "--without", "neural"];

let program: Program;
const sanitize = (...args: string[]) => program.run("sanitize", ...args, ...QUICK);

beforeAll(() => {
  program = programWith(registerSanitize);
  mkdirSync(program.at("in"));
  const letter = (...runs: string[]) =>
    docxOf({
      body: p(...runs),
      beside: { "docProps/core.xml": "<creator>anna@berg.example</creator>" },
    });
  const put = (name: string, bytes: Uint8Array) => writeFileSync(program.at(name), bytes);
  put("in/a.docx", letter(run("Write to anna@b", "<w:b/>"), run("erg.example now.")));
  put("in/b.docx", letter(run("Nothing here.")));
});
afterAll(() => program.close());

test("a folder of Word files becomes a folder of Word files", async () => {
  await sanitize(program.at("in"), "-o", program.at("out"));
  expect(readdirSync(program.at("out")).sort()).toEqual(["a.docx", "b.docx"]);
  const parts = partsOf(readFileSync(program.at("out/a.docx")));
  expect(parts["word/document.xml"]).toContain(
    p(run("Write to [EMAIL 1]", "<w:b/>"), run(" now.")),
  );
  expect(JSON.stringify(parts)).not.toContain("berg");
  expect(textOf(readFileSync(program.at("out/b.docx")))).toBe("Nothing here.");
});

test("standard output gets the bytes of the file", async () => {
  const printed = await sanitize(program.at("in/a.docx"));
  expect(textOf(Uint8Array.from(printed.split(",").map(Number)))).toBe("Write to [EMAIL 1] now.");
});

test("other forms carry the text", async () => {
  const { text } = JSON.parse(await sanitize(program.at("in/a.docx"), "--to", "json"));
  expect(text).toBe("Write to [EMAIL 1] now.");
  expect(JSON.parse(await sanitize(program.at("in"), "--to", "masks"))).toEqual({
    "a.docx": [[9, 26, "[EMAIL 1]"]],
    "b.docx": [],
  });
  expect(await sanitize(program.at("in/a.docx"), "--to", "txt")).toBe("Write to [EMAIL 1] now.");
});
