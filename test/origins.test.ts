/**
 * Outputs and reports say nothing of where, when, by whom and from which program's files they were made: two runs in
 * folders of other names, under other users and at other times write the same bytes, and what the inputs say of their
 * makers is in none of them.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { canariesBelow, canariesIn } from "./canary.js";
import { contents } from "./crash.js";
import { line, pdfOf } from "./pdf.js";
import { WHOLE } from "./planted.js";
import { runProgram } from "./program.js";

/** Of each run: its folder, the folder of its inputs, that of its outputs, and who runs it where. */
const PLACES = [
  { root: "Grimwold-1", inputs: "Thessalar", outputs: "Ombrecourt", user: "uvarnik", host: "hq-3" },
  { root: "Dragomere", inputs: "Quillmoor-ward", outputs: "x", user: "o", host: "Norvegin-laptop" },
];
/** What the inputs say of programs, people and times that made them. */
const MAKERS = [
  ...["LibreOffice", "openpyxl", "python-pptx", "Zephyrwriter"],
  ...["Steve Canny", "2013-12-23T23:15", "2013-01-27T09:14", "T17:30:30Z", "20190304050607"],
];
const OFFICE = new URL("office/", import.meta.url);
const INPUTS: Readonly<Record<string, string | Uint8Array>> = {
  ...WHOLE,
  ...Object.fromEntries(
    readdirSync(OFFICE)
      .filter((name) => /^(?:libreoffice|openpyxl)\./.test(name))
      .map((name, i) => [`n${i}${extname(name)}`, readFileSync(new URL(name, OFFICE))]),
  ),
  "i.pdf": pdfOf({
    pages: [line("Mr Ambrose Vornaquist rang.")],
    trailer:
      "/Info<</Producer(Zephyrwriter)/Creator(Zephyrwriter)/CreationDate(D:20190304050607Z)>>/ID[<5a6570687972><5a6570687972>]",
  }),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "origins-"));
  // the control: it is in the inputs
  for (const maker of MAKERS)
    expect(
      Object.values(INPUTS).some((one) => canariesIn(one, [maker]).length > 0),
      maker,
    ).toBe(true);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes each input in its own form and in others, with reports; the outputs by name. */
async function outputsOf(place: (typeof PLACES)[number]): Promise<Record<string, string>> {
  const root = join(folder, place.root);
  mkdirSync(join(root, place.inputs), { recursive: true });
  for (const [name, content] of Object.entries(INPUTS))
    writeFileSync(join(root, place.inputs, name), content);
  // without one, dates of messages are shifted by a secret of the run
  writeFileSync(join(root, "salt"), "a salt of both runs");
  for (const name of ["USER", "LOGNAME", "USERNAME"]) vi.stubEnv(name, place.user);
  for (const name of ["HOST", "HOSTNAME"]) vi.stubEnv(name, place.host);
  vi.stubEnv("HOME", root);
  const rules = ["--without", "neural", "--replace", "label", "--salt-file", "salt"];
  const out = (name: string) => join(place.outputs, name);
  mkdirSync(join(root, place.outputs));
  for (const [to, inputs] of [
    ["same", place.inputs],
    ...["docx", "json"].map((one) => [one, `${place.inputs}/a.txt`]),
  ] as const) {
    const line = ["sanitize", inputs, "-o", `${out(to)}/`, "--to", to, ...rules];
    const reports = ["html", "json"].flatMap((ending) => ["--report", out(`${to}.${ending}`)]);
    const { status, err } = await runProgram([...line, ...reports], root);
    expect(status, err).toBe(0);
    expect(err).toContain(`.${to}.palimpsest-ledger.jsonl has the names of the input files`);
    // what names the inputs lies beside the outputs, and the run has said where
    rmSync(join(root, place.outputs, `.${to}.palimpsest-ledger.jsonl`));
  }
  return contents(join(root, place.outputs));
}

test("outputs and reports are the same wherever and whenever they are made, and name no maker", async () => {
  const [first, second] = [await outputsOf(PLACES[0]!), await outputsOf(PLACES[1]!)];
  expect(Object.keys(first).length).toBeGreaterThan(Object.keys(INPUTS).length + 6);
  expect(Object.keys(second)).toEqual(Object.keys(first));
  expect(Object.keys(first).filter((name) => first[name] !== second[name])).toEqual([]);
  const words = [
    ...MAKERS,
    ...PLACES.flatMap(({ root, inputs, user, host }) => [root, inputs, user, host]),
    ...[hostname(), folder].filter((word) => word.length > 4),
  ].filter((word) => word.length > 3);
  for (const { root, outputs } of PLACES)
    expect(canariesBelow(join(folder, root, outputs), words)).toEqual({});
}, 150_000);
