/** `--link` as somebody with a case file would use it: real folders, real mails, threads and reports. */

import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runProgram } from "./program.js";

const LABELS = ["--without", "neural", "--mask", "all", "--replace", "label", "--quiet"];

const FILES = {
  "in/a/1.txt": "Mrs Rebecca Thornbury and her brother Mr Peter Thornbury came on Monday.\n",
  "in/a/2.txt": "Miss Becky Thornbury rang. Mr P. Thornbury drove her home.\n",
  "in/a/sub/3.txt": "Mr Thornbury and Mrs Thornbury signed. Mr Paul Dahl was there.\n",
  "in/b/1.txt": "Mrs Rebecca Thornbury of another case came. Case no. 24/01178-X\n",
  "in/c/1.txt": "Case no. 24/01178-X\nMrs R. Thornbury wrote to Mr Dahl.\n",
  "mails/1.eml":
    "From: Anna Nowak <anna@x.org>\nTo: Ole Dahl <ole@x.org>\nSubject: The roof of the house\nMessage-ID: <1@x>\n\nDear Mr Dahl, it leaks.\n",
  "mails/2.eml":
    "From: Ole Dahl <ole@x.org>\nTo: Ms Nowak <anna@x.org>\nSubject: Re: The roof of the house\nMessage-ID: <2@x>\nIn-Reply-To: <1@x>\n\nDear Ms Nowak, I know.\n",
  "mails/3.eml":
    "From: Jan Nowak <jan@x.org>\nTo: Eva Lund <eva@x.org>\nSubject: Lunch\nMessage-ID: <3@x>\n\nDear Ms Lund, at noon?\n",
  key: "0123456789abcdef0123456789abcdef",
};

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-link-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(at(name)), { recursive: true });
    await writeFile(at(name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function palimpsest(...args: string[]): Promise<void> {
  const { status, err } = await runProgram(["sanitize", ...args], folder);
  expect(status, err).toBe(0);
}

const peopleIn = async (name: string): Promise<string[]> =>
  (await readFile(at(name), "utf8")).match(/\[PERSON [^\]]+\]/g) ?? [];

async function refused(...args: string[]): Promise<string> {
  const { status, err } = await runProgram(["sanitize", ...args], folder);
  expect(status).not.toBe(0);
  return err;
}

describe("--link", () => {
  test("gives a person one label in all documents of a case, and brothers two", async () => {
    const link = ["in", "--link", "case", ...LABELS];
    await palimpsest(
      ...link,
      "-o",
      "out",
      "--jobs",
      "1",
      "--report",
      "r.json",
      "--report",
      "r.html",
    );
    const [rebecca, peter] = await peopleIn("out/a/1.txt");
    expect(rebecca).not.toBe(peter);
    expect(await peopleIn("out/a/2.txt")).toEqual([rebecca, peter]);
    expect((await peopleIn("out/a/sub/3.txt")).slice(0, 2)).toEqual([peter, rebecca]);
    // another case, joined by its number
    const [other] = await peopleIn("out/b/1.txt");
    expect(other).not.toBe(rebecca);
    expect((await peopleIn("out/c/1.txt"))[0]).toBe(other);

    const report = JSON.parse(await readFile(at("r.json"), "utf8"));
    const one = report.people.find(({ label }: { label: string }) => label === rebecca);
    expect(one.documents).toEqual(["a/1.txt", "a/2.txt", "a/sub/3.txt"]);
    expect(one.why).toContain("a short form of the given name, and the same surname");
    expect(JSON.stringify(report)).not.toContain("Thornbury");
    expect(await readFile(at("r.html"), "utf8")).toContain("People in several documents");

    await palimpsest(...link, "-o", "two", "--jobs", "2");
    for (const name of ["a/1.txt", "a/2.txt", "a/sub/3.txt", "b/1.txt", "c/1.txt"]) {
      expect(await readFile(at(`two/${name}`), "utf8")).toBe(
        await readFile(at(`out/${name}`), "utf8"),
      );
    }
    // a new document can change who is who in the others
    await writeFile(at("in/a/4.txt"), "Mrs Thornbury again.\n");
    expect(await refused(...link, "-o", "out", "--resume")).toMatch(/LEDGER_MISMATCH.*inputs/s);
    await rm(at("in/a/4.txt"));
  });

  test("gives a person one pseudonym", async () => {
    const release = ["--release", "r", "--release-key", "key", "--link", "case", ...LABELS];
    await palimpsest("in/a", "-o", "p", ...release, "--replace", "pseudonym");
    const [one, two] = await Promise.all(
      ["p/1.txt", "p/2.txt"].map((name) => readFile(at(name), "utf8")),
    );
    const surname = /Mrs \S+ (\S+)/.exec(one!)![1]!;
    expect(two).toContain(surname);
    expect(`${one}${two}`).not.toMatch(/Thornbury|Rebecca|Becky/);
  });

  test("joins the mails of a thread, and no others", async () => {
    await palimpsest("mails", "-o", "m", "--link", "thread", ...LABELS, "--report", "m.json");
    const report = JSON.parse(await readFile(at("m.json"), "utf8"));
    expect(report.people.map(({ documents }: { documents: string[] }) => documents)).toEqual([
      ["1.eml", "2.eml"],
      ["1.eml", "2.eml"],
    ]);
  });

  test("is refused where it could do nothing", async () => {
    const jsonl = ["-", "--from", "jsonl"];
    expect(await refused(...jsonl, "--link", "case", ...LABELS)).toMatch(/USAGE.*-o FOLDER/s);
    expect(await refused("in", "-o", "x", "--link", "family")).toMatch(/case, folder, thread/);
    expect(await refused("in", "-o", "x", "--link", "case", "--replace", "pseudonym")).toMatch(
      /USAGE.*--release-key/s,
    );
  });
});

/** What one system exports of two patients. */
const EXPORT = {
  "patient.json": '{"resourceType":"Patient","id":"pt-882131","gender":"female"}',
  "bundle.json":
    '{"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Patient","id":"pt-882132"}},{"resource":{"resourceType":"Observation","subject":{"reference":"Patient/pt-882131"}}}]}',
  "observation.ndjson":
    '{"resourceType":"Observation","id":"o1","status":"final","subject":{"reference":"Patient/pt-882131"}}\n{"resourceType":"Patient","id":"pt-882132","gender":"male"}',
  "visits.csv": "visit,patient_id,status\n1,pt-882131,open\n2,pt-882132,closed\n",
  "app.log":
    "2026-02-11T08:14:22Z level=info patient_id=pt-882131 status=200\n2026-02-11T08:14:23Z level=info patient_id=pt-882132 status=200\n",
};

test("an identifier that links has one label in all files of a release, typed or embedded", async () => {
  await mkdir(at("export"));
  for (const [name, text] of Object.entries(EXPORT)) await writeFile(at(`export/${name}`), text);
  await palimpsest(
    ...["export", ...LABELS, "-o", "shared", "--jobs", "1"],
    ...["--release", "r", "--release-key", "key"],
  );
  const written = await Promise.all(
    Object.keys(EXPORT).map((name) => readFile(at(`shared/${name}`), "utf8")),
  );
  const patients = Object.values(EXPORT).map((text) => text.match(/pt-88213[12]/g));
  const labels = written.map((text) => text.match(/\[CODE [^\]]+\]/g));
  const [first] = labels[0]!;
  const second = labels[1]![0];
  expect(first).not.toBe(second);
  expect(labels).toEqual(
    patients.map((found) => found!.map((one) => (one === "pt-882131" ? first : second))),
  );
  expect(written.join()).toContain(`"reference":"Patient/${first}"`);
});
