/**
 * Nothing is passed over in silence: each way of not looking, not reading or not writing something is
 * made to happen, and has to be said on standard error, in the report, and as a field of its JSON.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import {
  OMISSIONS,
  type Omission,
  type OmissionKind,
  type Report,
} from "../src/entries/evaluate.js";
import type { Policy } from "../src/policy/policy.js";
import { type ChatServer, startChatServer } from "./chat-server.js";
import { line, pdfOf, scanOf } from "./pdf.js";
import { DAMAGED, WHOLE } from "./planted.js";
import { runProgram } from "./program.js";

const TEXT = "Mr Ole Dahl was born on 4 June 1975. He is a juggler of Leeds, and sells kites.\n";
const MAIL = [
  "From: Mr Ole Dahl <ole@dahl.example>",
  "Subject: A picture",
  'Content-Type: multipart/mixed; boundary="b"',
  "",
  "--b",
  "Content-Type: text/plain",
  "",
  TEXT,
  "--b",
  "Content-Type: image/png",
  "",
  "not much of a picture",
  "--b--",
  "",
].join("\r\n");
const LINKED = pdfOf({
  pages: [line("Mr Ole Dahl was born on 4 June 1975.")],
  page: "/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 99 99]/A<</S/URI/URI(https://a.example)>>>>]",
});
const RULES = ["--without", "neural"];
const SCAN = await scanOf("Mr Ole Dahl was born on 4 June 1975.");
let folder: string;
let chat: ChatServer;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  chat = await startChatServer(() => "I cannot help with that.");
  folder = mkdtempSync(join(tmpdir(), "passed-over-"));
  for (const name of ["whole", "walked/sub", "named", "people", "half"]) {
    mkdirSync(at(name), { recursive: true });
  }
  for (const [name, content] of Object.entries(WHOLE)) writeFileSync(at(`whole/${name}`), content);
  writeFileSync(at("whole/picture.eml"), MAIL);
  writeFileSync(at("whole/linked.pdf"), LINKED);
  if (SCAN) writeFileSync(at("whole/scan.pdf"), SCAN);
  writeFileSync(at("a.txt"), TEXT);
  writeFileSync(at("walked/a.txt"), TEXT);
  writeFileSync(at("walked/.hidden"), TEXT);
  symlinkSync("..", at("walked/sub/back"));
  symlinkSync("nowhere", at("walked/broken.txt"));
  writeFileSync(at("named/Ole Dahl 536-22-8174.txt"), TEXT);
  writeFileSync(at("people/ole.txt"), "Ole Dahl is a juggler of Leeds. He sells kites.");
  writeFileSync(at("people/ann.txt"), "Ann Berg paints boats in Bergen.");
  writeFileSync(at("half/a.txt"), TEXT);
  writeFileSync(at("half/b.docx"), DAMAGED["cut.docx"]!);
  const stays = "He sells kites in Leeds.\nHe left Leeds in June.\n";
  writeFileSync(at("stays.txt"), stays);
  writeFileSync(
    at("stays.json"),
    JSON.stringify([
      { doc_id: "stays.txt", text: stays, mentions: [{ start: 18, end: 23, type: "LOC" }] },
    ]),
  );
  writeFileSync(
    at("latin.txt"),
    Buffer.from("Señor José Muñoz García was born on 4 June 1975, née Núñez.", "latin1"),
  );
  writeFileSync(
    at("greek.txt"),
    "Ο κύριος Γιώργος Παπαδόπουλος γεννήθηκε στις 4 Ιουνίου 1975 στην Αθήνα και ζει εκεί.",
  );
  writeFileSync(
    at("rows.csv"),
    `age,city,note\n${Array.from({ length: 12 }, (_, i) => `${20 + i},Leeds,fine\n`).join("")}`,
  );
});
afterAll(async () => {
  await chat?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `sanitize` with both reports. */
async function reported(words: readonly string[], policy?: Policy, input?: string) {
  for (const name of ["r.html", "r.json"]) rmSync(at(name), { force: true });
  writeFileSync(at("policy.yaml"), stringify(policy ?? { version: 1 }));
  const reports = ["--policy", "policy.yaml", "--report", "r.html", "--report", "r.json"];
  const run = await runProgram(["sanitize", ...words, ...reports], folder, input);
  const report: Report = JSON.parse(readFileSync(at("r.json"), "utf8"));
  return { run, report, html: readFileSync(at("r.html"), "utf8") };
}

/** Text of a page, without its entities; a row of its table of files as `file: what`. */
const textOf = (html: string): string =>
  html
    .replaceAll("</th><td>", ": ")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const chatPolicy = (more: object = {}): Policy =>
  ({
    version: 1,
    mask: "all",
    detectors: [{ name: "kites", type: "MISC", words: ["kites"] }],
    replace: { default: "chat" },
    chat: { address: chat.address, model: "m", ...more },
  }) as Policy;

interface Case {
  readonly line: () => readonly string[];
  readonly policy?: () => Policy;
  readonly input?: string;
  /** What is said, alike in all three places. */
  readonly says: RegExp;
  /** On standard error, where a file's path may be named that a report leaves out. */
  readonly err?: RegExp;
}

const files = (name: string) => () => [
  name,
  "-o",
  "made/",
  "--overwrite",
  "--mask",
  "all",
  ...RULES,
];
const one =
  (name: string, ...more: string[]) =>
  () => [name, "--to", "txt", "-o", "out.txt", "--overwrite", ...RULES, ...more];

const CASES: readonly (readonly [OmissionKind, string, Case])[] = [
  [
    "source",
    "a chat model that refuses",
    {
      line: one("a.txt"),
      policy: () => chatPolicy(),
      says: /replacements? ha(?:s|ve) words made by rules, since the chat model's answer could not be read/,
    },
  ],
  [
    "source",
    "a chat model beyond its limit",
    {
      line: one("a.txt"),
      policy: () => chatPolicy({ max_tokens: 1 }),
      says: /words made by rules, since the limit of tokens is reached/,
    },
  ],
  [
    "measure",
    "a model that nobody asked",
    {
      line: one("a.txt"),
      says: /not judged by classifier: no model said how likely people would mask it, so it counts as risky/,
    },
  ],
  [
    "measure",
    "a limit of queries",
    {
      line: one("a.txt", "--background", "people", "--person", "Ole Dahl"),
      policy: () => ({
        version: 1,
        measures: ["search"],
        search: { provider: "background", max_queries: 1 },
      }),
      says: /not judged by search: not asked, since the limit of 1 queries was reached/,
    },
  ],
  [
    "readable",
    "words hidden in one place and not in another",
    {
      line: one("stays.txt", "--annotations", "stays.json"),
      says: /[Tt]he words of 1 hidden entity stay readable elsewhere in the same document/,
      err: /stays\.txt: \[PLACE 1\] in line 2 \(nothing was found there\)/,
    },
  ],
  [
    "person",
    "a person to protect who does not occur",
    {
      line: one("a.txt", "--mask", "all", "--person", "Zebulon Quartermain"),
      says: /1 person to protect does not occur|1 of 1 people to protect does not occur/,
    },
  ],
  [
    "unexamined",
    "a language that is not supported",
    {
      line: one("greek.txt", "--mask", "all", "--allow-unsupported-language"),
      says: /characters? (?:of|not fully examined)/,
    },
  ],
  [
    "entry",
    "hidden files and links that lead back",
    {
      line: files("walked"),
      says: /1 entry of the input folders was not read \(hidden\)/,
      err: /not read: walked\/\.hidden \(hidden\)/,
    },
  ],
  [
    "name",
    "a file name that says something",
    {
      line: files("named"),
      says: /1 file name says something about a person, and is numbered/,
    },
  ],
  [
    "column",
    "a dropped column",
    {
      line: () => [
        "rows.csv",
        "-o",
        "made/rows.csv",
        "--overwrite",
        "--column",
        "note=drop",
        ...RULES,
      ],
      says: /rows\.csv: dropped the column note/,
    },
  ],
  [
    "column",
    "a dropped column of a stream",
    {
      line: () => [
        "-",
        "--from",
        "csv",
        "-o",
        "made/s.csv",
        "--overwrite",
        "--column",
        "note=drop",
        ...RULES,
      ],
      input: "age,note\n20,fine\n21,well\n",
      says: /[sS]tandard input: dropped the column note/,
    },
  ],
  [
    "rows",
    "rows suppressed for k-anonymity",
    {
      line: () => [
        "rows.csv",
        "-o",
        "made/rows.csv",
        "--overwrite",
        "--quasi",
        "age",
        "--k",
        "5",
        ...RULES,
      ],
      says: /rows suppressed/,
    },
  ],
  [
    "part",
    "another encoding",
    { line: one("latin.txt", "--mask", "all"), says: /latin\.txt: read as Latin-1/ },
  ],
  ...(
    [
      ["c.html", /c\.html: removed: 1 comment/],
      ["f.docx", /f\.docx: removed: 1 part of comments/],
      ["picture.eml", /picture\.eml, attachment 1 \(image\/png\) was removed/],
      ["linked.pdf", /linked\.pdf: removed: 1 link/],
      ["k.odt", /k\.odt: removed: 1 comment/],
      ...(SCAN
        ? ([
            ["scan.pdf", /scan\.pdf: .*1 scanned page rebuilt from recognized text/, "--ocr"],
          ] as const)
        : []),
    ] as const
  ).map(
    ([name, says, ...flags]) =>
      [
        "part",
        `removed or read otherwise of ${name}`,
        { line: () => [...files(`whole/${name}`)(), ...flags], says },
      ] as const,
  ),
];

describe("what is passed over is said on standard error, in the report and in its JSON", () => {
  test.each(CASES)("%s: %s", async (kind, _, { line, policy, input, says, err = says }) => {
    const { run, report, html } = await reported(line(), policy?.(), input);
    expect(run.err).toMatch(err);
    expect(textOf(html)).toMatch(says);
    const messages = (report.omissions ?? []).filter((each: Omission) => each.kind === kind);
    expect(messages.map(({ message }) => message).join("\n")).toMatch(
      kind === "person" || kind === "unexamined" ? /./ : says,
    );
  });

  test("done: inputs of an earlier run", async () => {
    await reported(files("half")());
    const { run, report, html } = await reported([...files("half")(), "--resume"]);
    expect(run.err).toMatch(/^1 inputs were done already$/m);
    expect(textOf(html)).toContain("were done already, by an earlier run");
    expect(report.omissions).toContainEqual(expect.objectContaining({ kind: "done" }));
  });

  test.each([
    ["a file that cannot be read", () => files("half")(), undefined, /INPUT_TRUNCATED/],
    [
      "a file that takes longer than the limit",
      () => [...files("whole/f.docx")(), "--max-seconds", "0.01"],
      undefined,
      /TIMED_OUT/,
    ],
    ...(SCAN
      ? ([
          ["a scan without --ocr", () => files("whole/scan.pdf")(), undefined, /INPUT_SCANNED/],
        ] as const)
      : []),
    ["a link that leads nowhere", () => files("walked")(), undefined, /INPUT_NOT_FOUND/],
    [
      "a record that is none",
      () => ["-", "--from", "jsonl", "-o", "made/s.jsonl", "--overwrite", ...RULES],
      '{"id":"1","text":"Fine."}\n{"id":"2",\n',
      /INPUT_FORMAT/,
    ],
  ] as const)("a failure: %s", async (_, line, input, code) => {
    const { run, report, html } = await reported(line(), undefined, input);
    expect(run.status).not.toBe(0);
    expect(run.err).toMatch(code);
    expect(html).toMatch(code);
    expect(report.failures.map((one) => one.code).join()).toMatch(code);
  });

  test("a measure without what it needs refuses the run", async () => {
    writeFileSync(at("needs.yaml"), stringify({ version: 1, measures: ["attack"] }));
    const run = await runProgram(["sanitize", "a.txt", "--policy", "needs.yaml"], folder);
    expect(run.err).toMatch(/^palimpsest: BACKGROUND_MISSING: /);
    expect(run.out).toBe("");
  });

  test("the JSON of a document has what concerns it", async () => {
    const line = ["a.txt", "--json", "--person", "Zebulon Quartermain", ...RULES];
    const { run } = await reported([...line], chatPolicy());
    const [document] = [JSON.parse(run.out)].flat();
    expect(document.personsNotFound).toEqual(["Zebulon Quartermain"]);
    expect(document.unexamined).toEqual(expect.any(Array));
    expect(document.replacements.some((each: object) => "unanswered" in each)).toBe(true);
    const judged = await reported([...line.slice(0, 2), ...RULES]);
    const risks = [JSON.parse(judged.run.out)].flat()[0].risks;
    expect(risks.some((risk: { unknown?: true }) => risk.unknown)).toBe(true);
  });

  test("nothing is said where nothing is passed over", async () => {
    const { report } = await reported(one("a.txt", "--mask", "all")());
    expect(report.omissions).toBeUndefined();
  });

  test("every kind is tried here, and is in the guide", () => {
    const tried = new Set<string>([...CASES.map(([kind]) => kind), "done"]);
    expect([...tried].sort()).toEqual(Object.keys(OMISSIONS).sort());
    const guide = readFileSync(join(import.meta.dirname, "../docs/report.md"), "utf8");
    for (const [kind, meaning] of Object.entries(OMISSIONS)) {
      expect(guide).toContain(`| \`${kind}\` | ${meaning} |`);
    }
  });
});
