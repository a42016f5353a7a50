/**
 * No original is overwritten: whatever outputs, reports and folders are named, a run that would write
 * over what it reads is refused before its first write, and a failed run leaves what was there.
 */

import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runProgram } from "./program.js";

let folder: string;
let number = 0;
let root: string;
const at = (name: string) => join(folder, name);
/** Runs a command line in the folder of the test, words separated by spaces. */
const palimpsest = (line: string) => runProgram(line.split(" "), folder);

/** Every file below a folder with its content, links as what they lead to. */
function contents(path: string): Record<string, string> {
  const names = (readdirSync(path, { recursive: true }) as string[]).sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      const file = join(path, name);
      return statSync(file).isFile() ? [[name, readFileSync(file, "latin1")]] : [];
    }),
  );
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "palimpsest-originals-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  folder = join(root, String(number++));
  for (const name of ["d", "f", "g", "background", "people"])
    mkdirSync(at(name), { recursive: true });
  const text = "Mr Galip Yalman was born on 4 June 1975.\n";
  for (const name of ["b.txt", "d/one.txt", "d/two.txt", "f/x.txt", "f/x.md", "people/p.csv"]) {
    writeFileSync(at(name), text);
  }
  writeFileSync(at("page.html"), `<p>${text}</p>`);
  writeFileSync(at("g/a.html"), `<p>${text}</p>`);
  writeFileSync(at("g/a.json"), `{"keep":1}`);
  writeFileSync(at("background/who.txt"), text);
  writeFileSync(at("g/policy.json"), `{"version":1}`);
  writeFileSync(at("pol.yaml"), "version: 1\n");
  for (const name of ["w/ontology", "w/gazetteer", "w/import", "h"])
    mkdirSync(at(name), { recursive: true });
  writeFileSync(at("h/age.csv"), "20;2*\n21;2*\n");
  for (const name of [
    "manifest.json",
    "ontology/terms.tsv.br",
    "gazetteer/terms.tsv",
    "import/dump.json",
  ]) {
    writeFileSync(at(`w/${name}`), "[\n]\n");
  }
  writeFileSync(
    at("named.yaml"),
    "version: 1\nbackground: background\nstatistics: masks.json\nindex: people\n",
  );
  writeFileSync(at("salt"), "sixteen characters and more\n");
  writeFileSync(at("table.csv"), "id,age\n1,20\n2,21\n");
  writeFileSync(at("key"), "0123456789abcdef");
  writeFileSync(at("gold.json"), "[]");
  writeFileSync(at("masks.json"), "{}");
  writeFileSync(at("rows.jsonl"), `{"id":"a","text":"x"}\n`);
  symlinkSync("d", at("dlink"));
  symlinkSync("b.txt", at("blink.txt"));
  linkSync(at("b.txt"), at("bhard.txt"));
});

/** Command lines that would write over what they read, even where overwriting is allowed. */
const OVER_WHAT_IS_READ = [
  // the seven of the attack on the program
  "sanitize d -o dlink/",
  "sanitize f -o f/ --to txt",
  "sanitize g -o g/ --json",
  "sanitize b.txt --to masks -o b.txt",
  "sanitize page.html -o o.html --report page.html",
  "sanitize page.html --policy pol.yaml -o pol.yaml",
  "sanitize page.html -o s.html --report s.html",
  // and more
  "sanitize b.txt -o blink.txt",
  "sanitize blink.txt -o b.txt",
  "sanitize b.txt -o bhard.txt",
  "sanitize d/one.txt b.txt --to masks -o dlink/one.txt",
  "sanitize d -o o/ --report dlink/two.txt.html --report dlink/../d/two.txt.html",
  "sanitize d -o o/ --report o/one.txt.json --report o/one.txt.json",
  "sanitize g/a.html --report g/policy.json --policy g/policy.json",
  "sanitize b.txt --replace hash --salt-file salt -o salt",
  "sanitize b.txt --replace encrypt --key-file key -o key",
  "sanitize b.txt --background background -o background/who.txt",
  "sanitize b.txt --background background/who.txt -o ./background/../background/who.txt",
  "sanitize d/one.txt d/two.txt -o new/same.json --json --report new/../new/same.json",
  "sanitize d/one.txt f/x.txt f/x.md --to txt -o new/",
  "sanitize dlink -o d",
  "sanitize d -o ./dlink/",
  "frontier b.txt -o b.txt",
  "frontier b.txt --table blink.txt",
  "frontier b.txt -o c.svg --table ./c.svg",
  "frontier b.txt --gold gold.json -o gold.json",
  "evaluate masks gold.json masks.json --write-exempt gold.json",
  "evaluate masks gold.json masks.json --write-exempt masks.json",
  "evaluate utility d masks.json --write-spans d/one.txt",
  "evaluate clustering d masks.json --write-groups masks.json",
  "report g -o g/a.json",
  "attack --document b.txt --background background --report g/../g/a.json --report g/a.json",
  "attack --originals g/a.json --background background --masks masks.json --report g/a.json",
  "index label people rows.jsonl -o rows.jsonl",
  "index build d/one.txt d -o d",
  "sanitize d -o o/ --map d/one.txt --key-file key",
  "sanitize d -o o/ --map key --key-file key",
  "sanitize d -o o/ --map o/one.txt --key-file key",
  "sanitize d -o o/ --map dlink/two.txt --key-file key",
  "sanitize table.csv -o o.csv --save-columns table.csv",
  "sanitize table.csv -o o.csv --save-columns pol.yaml --policy pol.yaml",
  "sanitize table.csv -o o.csv --save-columns ./o.csv",
  "sanitize b.txt --release r --release-key salt -o salt",
  "sanitize b.txt --statistics masks.json -o masks.json",
  "sanitize bhard.txt -o /proc/self/cwd/b.txt",
  "restore b.txt --map masks.json --key-file key -o masks.json",
  "restore b.txt --map masks.json --key-file key -o key",
  "decrypt b.txt --key-file key -o key",
  "count d -o d/one.txt",
  // every file that a flag or a policy names, every command that writes
  "sanitize b.txt --policy named.yaml -o background/who.txt",
  "sanitize b.txt --policy named.yaml --report masks.json",
  "sanitize b.txt --password-file key -o ./key",
  "sanitize b.txt --chat-model m --chat-address http://localhost:9/v1 --chat-key-file salt -o d/../salt",
  "sanitize b.txt --gazetteer g -o g/policy.json",
  "sanitize b.txt --index people -o people/p.csv",
  "sanitize b.txt --models g -o g/a.json",
  "sanitize b.txt --surprisal-model g -o g/a.json",
  "sanitize b.txt --ontology g --report g/a.json",
  "sanitize table.csv --quasi age --hierarchy age=h/age.csv --save-hierarchies h/../h -o o.csv",
  "sanitize table.csv --quasi age --hierarchy age=h/age.csv -o h/age.csv",
  "frontier b.txt --policy pol.yaml --table pol.yaml",
  "frontier b.txt --background background -o background/who.txt",
  "frontier b.txt --salt-file salt -o salt",
  "count d --policy pol.yaml -o pol.yaml",
  "count masks.json -o g/../masks.json",
  "restore b.txt --map masks.json --key-file key -o bhard.txt",
  "decrypt blink.txt --key-file key -o b.txt",
  "evaluate readability d masks.json --sheet d/two.txt",
  "evaluate replacements gold.json --sheet gold.json",
  "attack --data g/a.json --report g/./a.json",
  "index label people rows.jsonl --general salt -o salt",
  "index label people rows.jsonl -o people/p.csv",
  "index build w/manifest.json --kind documents -o w",
  "ontology build w/manifest.json -o w",
  "ontology build w/ontology/terms.tsv.br -o w",
  "gazetteer build w/import/dump.json -o w",
  "index build w/import/dump.json -o w",
  "gazetteer build w/gazetteer/terms.tsv -o w",
  "gazetteer build w/manifest.json -o w",
  "report g masks.json -o masks.json",
];

describe("what a run reads is never written over", () => {
  test.each(OVER_WHAT_IS_READ)("%s", async (line) => {
    const before = contents(folder);
    for (const flags of ["", " --overwrite"]) {
      if (flags !== "" && line.startsWith("index build")) continue;
      const { status, err } = await palimpsest(`${line}${flags}`);
      expect(err).toMatch(
        flags === ""
          ? /^palimpsest: OUTPUT_(OVERWRITES|EXISTS): /m
          : /^palimpsest: OUTPUT_OVERWRITES: /m,
      );
      expect(status).toBe(2);
      expect(contents(folder)).toEqual(before);
    }
  });
});

describe("an existing output", () => {
  test.each([
    "sanitize b.txt -o old.txt --without neural",
    "sanitize b.txt --to masks -o old.txt --without neural",
    "sanitize d b.txt -o olds/ --without neural",
    "sanitize b.txt -o new.txt --report old.html --without neural",
  ])("is kept, and replaced with --overwrite: %s", async (line) => {
    for (const name of ["old.txt", "old.html", "olds/two.txt"]) {
      mkdirSync(at("olds"), { recursive: true });
      writeFileSync(at(name), "old");
    }
    const before = contents(folder);
    const refused = await palimpsest(line);
    expect(refused.err).toMatch(/^palimpsest: OUTPUT_EXISTS: .*--overwrite\n$/);
    expect(refused.status).toBe(2);
    expect(contents(folder)).toEqual(before);
    const done = await palimpsest(`${line} --overwrite`);
    expect(done.status).toBe(0);
    const after = contents(folder);
    const replaced = Object.keys(before).filter((name) => after[name] !== before[name]);
    expect(replaced).toEqual([/old\.\w+|olds/.exec(line)![0].replace("olds", "olds/two.txt")]);
  });

  test.each([
    "sanitize missing.txt --to masks -o old.json --overwrite",
    "sanitize missing.txt --json -o old.json --overwrite --report old.html",
    "sanitize b.txt missing.txt --person --policy missing.yaml -o old.json --overwrite",
    "frontier missing.txt -o old.json --overwrite",
    "sanitize empty.txt -o old.json --overwrite",
    "index label missing rows.jsonl -o old.json --overwrite",
  ])("is kept by a run that fails: %s", async (line) => {
    writeFileSync(at("old.json"), "old");
    writeFileSync(at("old.html"), "old");
    writeFileSync(at("empty.txt"), "");
    const before = contents(folder);
    const { status, err } = await palimpsest(line);
    expect(status).not.toBe(0);
    expect(err).not.toContain("0 documents");
    expect(contents(folder)).toEqual(before);
  });

  test("that is a device or a pipe is written to as it is", async () => {
    const { status } = await palimpsest("sanitize b.txt -o /dev/null --without neural");
    expect(status).toBe(0);
    expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
  });

  test("a link that leads nowhere counts as existing", async () => {
    symlinkSync("nowhere", at("dangling.txt"));
    const { err } = await palimpsest("sanitize b.txt -o dangling.txt");
    expect(err).toContain("OUTPUT_EXISTS");
    expect(readdirSync(folder)).not.toContain("nowhere");
  });
});

describe("links and other entries of input folders", () => {
  test("files and folders behind links are read, what is passed over is named", async () => {
    cpSync(at("d"), at("real"), { recursive: true });
    mkdirSync(at("in/sub"), { recursive: true });
    symlinkSync("../real", at("in/folder"));
    symlinkSync("../b.txt", at("in/file.txt"));
    symlinkSync("..", at("in/sub/back"));
    symlinkSync("nowhere", at("in/broken.txt"));
    writeFileSync(at("in/.hidden"), "x");
    const { status, err } = await palimpsest("sanitize in -o out --without neural");
    expect(status).toBe(3);
    const written = Object.keys(contents(at("out")));
    expect(written).toEqual(["file.txt", "folder/one.txt", "folder/two.txt"]);
    expect(err).toContain("INPUT_NOT_FOUND: in/broken.txt");
    expect(err).toContain("not read: in/.hidden (hidden)");
    expect(err).toContain("not read: in/sub/back (a link to a folder that contains it)");
  });
});
