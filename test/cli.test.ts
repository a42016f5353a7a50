/**
 * The command line as a user runs it: real files, and the built program with real pipes where a process says
 * more than a call does.
 */

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Run, runProgram } from "./program.js";

const MAIN = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const EXAMPLES = fileURLToPath(new URL("../examples", import.meta.url));

const palimpsest = (args: readonly string[], input: string | Uint8Array = ""): Promise<Run> =>
  runProgram(args, folder, input);

function inOwnProcess(args: readonly string[], input: string | Uint8Array = ""): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args]);
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (out += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (err += chunk));
    child.on("error", reject);
    child.on("close", (status, signal) => {
      if (signal) reject(new Error(`the program ended by ${signal}: ${err}`));
      else resolve({ status: status ?? -1, out, err });
    });
    child.stdin.on("error", () => {}); // the program may refuse before it reads
    child.stdin.end(input);
  });
}

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, content: string | Uint8Array): string {
  mkdirSync(join(at(name), ".."), { recursive: true });
  writeFileSync(at(name), content);
  return at(name);
}

describe("palimpsest sanitize", () => {
  test("reads standard input and writes standard output", async () => {
    const { status, out } = await inOwnProcess(
      ["sanitize", "--mask", "all"],
      "Mr Galip Yalman was born on 4 June 1975. Yalman’s number is +44 20 7946 0018.\n",
    );
    expect(status).toBe(0);
    expect(out).not.toMatch(/Galip|Yalman|7946/);
    expect(out).toContain("[PERSON 1]");
    expect(out).toContain("was born in 1975.");
    expect(out.endsWith("\n")).toBe(true);
  });

  test("keeps a page's markup and replaces what a reader sees of people", async () => {
    const page = put(
      "pages/visit.html",
      `<!doctype html><title>Visit</title><link rel="stylesheet" href="style.css">
<!-- Galip Yalman --><script>var who = "Galip Yalman";</script>
<p class="note">Mr <b>Galip</b> Yalman was born on 4&nbsp;June 1975 &amp; wrote from
<a href="mailto:galip.yalman@example.org">galip.yalman@example.org</a>.`,
    );
    const { status, out, err } = await palimpsest(["sanitize", page, "--mask", "all"]);
    expect(err).toMatch(/^\S*visit\.html: removed: 1 comment, 1 script\n$/);
    expect(status).toBe(0);
    expect(out).not.toMatch(/Galip|Yalman|script|<!--/i);
    expect(out).toMatch(
      /^<!doctype html><title>Visit<\/title><link rel="stylesheet" href="style.css">\n/,
    );
    expect(out).toMatch(
      /<p class="note">\[PERSON 1\]<b><\/b> was born in 1975 &amp; wrote from\n<a href="mailto:/,
    );
    const json = JSON.parse(
      (await palimpsest(["sanitize", page, "--mask", "all", "--to", "json"])).out,
    );
    expect(json.id).toBe("visit.html");
    expect(json.text).toMatch(/^Visit\n\[PERSON 1\] was born .* & wrote from \S/);
    const masks = JSON.parse(
      (await palimpsest(["sanitize", page, "--mask", "all", "--to", "masks"])).out,
    );
    expect(masks["visit.html"][0]).toEqual([6, 21, "[PERSON 1]"]);
    const from = ["sanitize", "--from", "html", "--replace", "keep"];
    expect((await palimpsest(from, "<p>Ann <b>Lee</B>")).out).toBe("<p>Ann <b>Lee</B>");
    const empty = await palimpsest(["sanitize", "--from", "html"], "<p><script>Galip</script>");
    expect(empty.status).toBe(3);
    expect(empty.err).toMatch(/^palimpsest: INPUT_EMPTY: .*\n$/);
  });

  test("writes the sample judgment and a report that holds no masked name", async () => {
    const output = at("judgment.txt");
    const report = at("report.html");
    const { status } = await palimpsest([
      "sanitize",
      join(EXAMPLES, "judgment.txt"),
      "--person",
      "Solveig Marie Lindqvist",
      "-o",
      output,
      "--report",
      report,
    ]);
    expect(status).toBe(0);
    for (const path of [output, report]) {
      const text = readFileSync(path, "utf8");
      expect(text).not.toMatch(/Lindqvist|LINDQVIST|Solveig|48127\/11|lindqvist@/);
    }
    expect(readFileSync(report, "utf8")).toContain(
      "default-src &#39;none&#39;".replaceAll("&#39;", "'"),
    );
  });

  test("prints one JSON value whose spans are code points of the original", async () => {
    const text = "🙏 Dear Anna Berg, call +44 20 7946 0018 🙏";
    const { out } = await palimpsest(["sanitize", "--mask", "all", "--to", "json"], text);
    const result = JSON.parse(out);
    expect(Object.keys(result)).toEqual([
      "id",
      "text",
      "mentions",
      "entities",
      "risks",
      "decisions",
      "replacements",
      "unexamined",
      "textKind",
    ]);
    expect(result.id).toBe("stdin");
    const points = [...text];
    for (const mention of result.mentions) {
      expect(points.slice(mention.start, mention.end).join("")).toBe(mention.text);
    }
    const output = [...result.text];
    for (const one of result.replacements) {
      expect(output.slice(one.outStart, one.outEnd).join("")).toBe(one.replacement);
    }
    const { out: inUtf16 } = await palimpsest(
      ["sanitize", "--mask", "all", "--to", "json", "--offsets", "utf16"],
      text,
    );
    for (const mention of JSON.parse(inUtf16).mentions) {
      expect(text.slice(mention.start, mention.end)).toBe(mention.text);
    }
  });

  test("goes over a folder into a folder, failures apart", async () => {
    put("in/a.txt", "Write to anna@berg.example.");
    put("in/notes/b.md", "# Note\n\nWrite to jan@berg.example.");
    put("in/broken.txt", new Uint8Array([0x41, 0xff, 0xfe, 0x42]));
    put("in/empty.txt", " \n");
    put("in/photo.txt", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]));
    put("in/letter.pdf", "x");
    const { status, err } = await palimpsest(["sanitize", at("in"), "-o", at("out")]);
    expect(status).toBe(3);
    for (const code of ["INPUT_NOT_UTF8", "INPUT_EMPTY", "INPUT_BINARY", "INPUT_TRUNCATED"]) {
      expect(err).toMatch(new RegExp(`^palimpsest: ${code}: .+; .+$`, "m"));
    }
    expect(readdirSync(at("out")).sort()).toEqual(["a.txt", "notes"]);
    expect(readFileSync(at("out/a.txt"), "utf8")).toMatch(/^Write to \[EMAIL 1\]\.$/);
    expect(readFileSync(at("out/notes/b.md"), "utf8")).toMatch(
      /^# Note\n\nWrite to \[EMAIL 1\]\.$/,
    );
  });

  test("gives masks in the form the field exchanges", async () => {
    const one = put("masks/one.txt", "Mail anna@berg.example now.");
    const two = put("masks/two.txt", "Nothing here.");
    const { out } = await palimpsest(["sanitize", one, two, "--to", "masks"]);
    expect(JSON.parse(out)).toEqual({ "one.txt": [[5, 22, "[EMAIL 1]"]], "two.txt": [] });
  });

  test("gives the same bytes twice", async () => {
    const args = ["sanitize", join(EXAMPLES, "chat.txt"), "--to", "json"];
    const [once, again] = [await palimpsest(args), await inOwnProcess(args)];
    expect(again.out).toBe(once.out);
  });

  test("keeps one number for one name across a release", async () => {
    const one = put("release/1.txt", "Dear Mr Jan Nowak, and Mrs Eva Lund.");
    const two = put("release/2.txt", "Mrs Eva Lund wrote.");
    const { out } = await palimpsest([
      "sanitize",
      one,
      two,
      "--mask",
      "all",
      "--release",
      "may",
      "--to",
      "json",
    ]);
    const [first, second] = JSON.parse(out);
    expect(first.text).toContain("[PERSON 2]");
    expect(second.text).toContain("[PERSON 2]");
  });

  test("takes detectors and ways of replacing from a policy file", async () => {
    const policy = put(
      "policy.yaml",
      "version: 1\nreplace: { default: label, LOC: suppress }\ndetectors:\n  - { name: ward, type: LOC, words: [Ward Seven] }\n  - { name: staff, type: CODE, regex: 'E-[0-9]{5}' }\n",
    );
    const { out } = await palimpsest(
      ["sanitize", "--policy", policy, "--mask", "all"],
      "She moved to ward seven (E-20417).",
    );
    expect(out).toBe("She moved to *** ([CODE 1]).");
  });
});

describe("a stream of rows", () => {
  const sanitized = (rows: string) =>
    palimpsest(["sanitize", "-", "--from", "csv", "--mask", "all", "--without", "neural"], rows);

  test("keeps its header above blank lines, and the numbers of the rows in their order", async () => {
    const names = ["Anna Lindqvist", "Bob Lee", "Clara Nunes", "Bob Lee"];
    const rows = names.map((name, i) => `${name},${i},"I met ${name} at noon"\r\n`).join("");
    const { out } = await sanitized(`name,points,note\r\n\r\n${rows}`);
    expect(out.split("\r\n").map((row) => row.slice(0, 10))).toEqual([
      "name,point",
      "",
      "[PERSON 1]",
      "[PERSON 2]",
      "[PERSON 3]",
      "[PERSON 2]",
      "",
    ]);
    expect(out).not.toMatch(/Lindqvist|Lee|Nunes/);
  });

  test("numbers a column named after a person who is hidden", async () => {
    const { out } = await sanitized("name,Anna Lindqvist,points\nBob Lee,yes,3\nCy Hall,no,4\n");
    expect(out).not.toMatch(/Lindqvist/);
    expect(out).toMatch(/^name,column 2,points\n/);
  });
});

describe("palimpsest detect", () => {
  test("prints the mentions of each document with their entities", async () => {
    const { status, out } = await palimpsest(
      ["detect", "--person", "Galip Yalman"],
      "Mr Galip Yalman paid. Yalman left.",
    );
    expect(status).toBe(0);
    const { stdin } = JSON.parse(out);
    expect(
      stdin.map(({ type, text }: { type: string; text: string }) => [
        type,
        text.replace("Mr ", ""),
      ]),
    ).toEqual([
      ["PERSON", "Galip Yalman"],
      ["PERSON", "Yalman"],
    ]);
    expect(new Set(stdin.map(({ entity }: { entity: string }) => entity)).size).toBe(1);
  });
});

describe("detectors", () => {
  test("are listed, and left out when asked", async () => {
    const { out } = await palimpsest(["detectors", "--json"]);
    const names = JSON.parse(out).map(({ name }: { name: string }) => name);
    expect(names).toContain("neural");
    expect(names).toContain("email");
    const without = ["detect", "--without", "neural", "--without", "email", "--without", "url"];
    expect(JSON.parse((await palimpsest(without, "anna@berg.example")).out)).toEqual({ stdin: [] });
    const unknown = await palimpsest(["detect", "--without", "nobody"], "x");
    expect(unknown.err).toContain("POLICY_INVALID");
  });
});

describe("wrong use", () => {
  test.each<[string, string[], number, string]>([
    ["a missing input", ["sanitize", "/no/such/file.txt"], 3, "INPUT_NOT_FOUND"],
    ["a missing policy", ["sanitize", "--policy", "/no/such/policy.yaml"], 2, "POLICY_UNREADABLE"],
    ["a measure without texts", ["sanitize", "--measures", "search"], 5, "BACKGROUND_MISSING"],
    ["a measure without index", ["sanitize", "--mask", "k-anonymity"], 5, "MEASURE_UNAVAILABLE"],
    ["originals that are not there", ["evaluate", "utility", "a", "b"], 3, "INPUT_NOT_FOUND"],
    ["chat without a model", ["sanitize", "--replace", "chat"], 2, "POLICY_INVALID"],
    ["a hash without salt", ["sanitize", "--replace", "hash"], 2, "POLICY_INVALID"],
    ["a malformed threshold", ["sanitize", "--threshold", "classifier"], 2, "USAGE"],
    ["a map of a resumed run", ["sanitize", "--map", "m", "--resume"], 2, "USAGE"],
    ["several inputs without a folder", ["sanitize", EXAMPLES], 2, "USAGE"],
    ["a report of another kind", ["sanitize", "--report", "x.pdf"], 2, "USAGE"],
    ["no models", ["sanitize", "--models", "/no/such/models"], 5, "MODEL_MISSING"],
  ])("%s: one line with a code", async (_what, args, status, code) => {
    const run = await palimpsest(args, "text");
    expect(run.err).toMatch(new RegExp(`^palimpsest: ${code}: .+\n$`));
    expect(run.status).toBe(status);
  });

  test.each([
    ["an unknown flag", ["sanitize", "--msk", "all"]],
    ["an unknown command", ["sanitise"]],
    ["an unknown strategy", ["sanitize", "--mask", "some"]],
    ["a command that does not exist", ["corpus", "run", "x"]],
  ])("%s: one line of the program", async (_what, args) => {
    const run = await inOwnProcess(args, "text");
    expect(run.err).toMatch(/^palimpsest: USAGE: .+\n$/);
    expect(run.status).toBe(2);
  });

  test("a file over the limit is refused", async () => {
    const path = put("large.txt", "x".repeat(2000));
    const { status, err } = await palimpsest(["sanitize", path, "--max-bytes", "1000"]);
    expect(status).toBe(4);
    expect(err).toContain("INPUT_TOO_LARGE");
  });

  test("a malformed regular expression says so", async () => {
    const policy = put(
      "bad.yaml",
      "version: 1\ndetectors:\n  - { name: x, type: CODE, regex: '(?=a)b' }\n",
    );
    const { status, err } = await palimpsest(["sanitize", "--policy", policy], "text");
    expect(status).toBe(2);
    expect(err).toContain("PATTERN_INVALID");
  });

  test("an output that cannot be written leaves nothing behind", async () => {
    mkdirSync(at("taken"));
    const path = put("taken/file", "x");
    const { status, err } = await palimpsest([
      "sanitize",
      put("t.txt", "Hello."),
      "-o",
      `${path}/out.txt`,
    ]);
    expect(status).toBe(3);
    expect(err).toContain("OUTPUT_UNWRITABLE");
    expect(readdirSync(at("taken"))).toEqual(["file"]);
  });

  test("an input is never overwritten, nor an output by another", async () => {
    const path = put("own/x.txt", "Write to anna@berg.example.");
    for (const output of [path, at("own")]) {
      const { status, err } = await palimpsest(["sanitize", path, "-o", output]);
      expect(status).toBe(2);
      expect(err).toContain("OUTPUT_OVERWRITES");
    }
    expect(readFileSync(path, "utf8")).toBe("Write to anna@berg.example.");
    const other = put("own/x.md", "Two.");
    const args = ["sanitize", path, other, "--to", "json", "-o", `${at("json")}/`];
    expect((await palimpsest(args)).err).toContain("OUTPUT_OVERWRITES");
  });

  test("two documents with one id are refused", async () => {
    const { status, err } = await palimpsest([
      "detect",
      put("p/x.txt", "One."),
      put("q/x.txt", "Two."),
    ]);
    expect(status).toBe(3);
    expect(err).toContain("DUPLICATE_ID");
  });

  test("help goes to standard output with status 0", async () => {
    const { status, out } = await inOwnProcess(["--help"]);
    expect(status).toBe(0);
    expect(out).toContain("sanitize");
  });
});
