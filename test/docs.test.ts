/** The reference pages say what the code says, and the commands of the README and the guides work. */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { comparePage, pictures, readComparison, readmeWith } from "../bench/compare/page.js";
import { commandsOf, modelsDigest, pageWith, readHistory } from "../bench/history.js";
import { SEMANTIC_TYPES, TYPE_PROPERTIES } from "../src/document/types.js";
import { ERRORS } from "../src/errors.js";
import { tellingKinds } from "../src/language/label-words.js";
import { type OptionSchema, optionsIn, rangeOf, TOPICS } from "../src/policy/option.js";
import { PolicySchema } from "../src/policy/policy.js";
import { PRESETS, presetFile } from "../src/policy/presets.js";
import { architecture } from "../tools/architecture.js";
import { detectorsPage } from "../tools/detectors/page.js";
import { galleryPage, withGallery } from "../tools/docs/gallery.js";
import { countedStations } from "../tools/stations.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WARM = join(ROOT, "test/warm-program.mjs");
const home = mkdtempSync(join(tmpdir(), "palimpsest-docs-"));
const SOCKET = join(home, "program");
let program: ChildProcess;
beforeAll(async () => {
  program = spawn(process.execPath, [WARM, SOCKET], { stdio: "inherit" });
  await vi.waitUntil(() => existsSync(SOCKET), { timeout: 60_000 });
});
afterAll(() => {
  program.kill();
  rmSync(home, { recursive: true });
});

/** Runs a page's commands. */
const shell = (commands: string, folder: string) => {
  const npx = `npx() { shift; "${process.execPath}" "${WARM}" "${SOCKET}" "$@"; }`;
  return promisify(execFile)("bash", ["-c", `set -e\n${npx}\n${commands}`], {
    cwd: folder,
    maxBuffer: 1 << 26,
  });
};

/** A value of an option: its words, or its type with range and unit. */
function shownValue(schema: OptionSchema, unit = ""): string {
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(", ");
  if (schema.type === "array")
    return `list of ${schema.items?.properties ? "maps" : shownValue(schema.items!)}`;
  if (schema.properties || schema.type === undefined || schema.type === "object") return "map";
  const name = { string: "text", boolean: "`true`, `false`" }[schema.type] ?? schema.type;
  return [name, rangeOf(schema), unit].filter(Boolean).join(" ");
}

const EXPERIMENTAL = [
  "What measurements of ours need, and hardly anybody else. These keys may change in any release. Policies that have them at the",
  "place where they were before, such as `arity` at the top, are still read; a request to the server has those that it may set there.",
  "",
];

/** One row for each option; the types of `replace` differ in nothing but their name. */
function rowsOf(topic: string | undefined): string[] {
  const options = [
    ...optionsIn(PolicySchema as OptionSchema),
    ...optionsIn(PolicySchema.properties.detectors.items as OptionSchema, ["detectors[]"], {
      topic: "detect",
    }),
  ];
  return (
    options
      .filter(({ notes }) => notes.topic === topic)
      // these are shown where they belong, under 'experimental'
      .filter(({ path, notes }) => path[0] === "experimental" || !notes.experimental)
      .filter(({ path }) => path[0] !== "replace" || (path[1] ?? "default") === "default")
      .map(({ path, schema, notes }) => {
        const flag = notes.flag ? `\`${notes.flag}\`` : "";
        return `| \`${path.join(".")}\` | ${shownValue(schema, notes.unit)} | ${flag} | ${schema.description ?? ""} |`;
      })
  );
}

describe("reference pages", () => {
  test("the policy's keys", async () => {
    const head = ["| key | value | flag | what it does |", "| --- | --- | --- | --- |"];
    const page = [
      "# Policy file",
      "",
      "A policy is a YAML file given with `--policy`, or an object in the library. Flags override the file; keys without",
      "a flag can be set only in a file. `replace: label` is short for `replace: {default: label}`, and under `replace`",
      "each type can have its own way:",
      `${SEMANTIC_TYPES.map((type) => `\`${type}\` (${TYPE_PROPERTIES[type].plural})`).join(", ")}.`,
      "A request to the server may set every key except `persons` (its documents have that field), `until_safe`,",
      "`until_safe_attacker`, `solver_seconds`, `experimental` and those that name files, models or services.",
      "",
      "`extends: prompt` stands on a preset, `extends: team.yaml` on another policy file: their keys hold where the policy",
      "says nothing, key by key within maps; a list replaces a list. The presets are in `examples/policies/`, with reasons;",
      "`palimpsest init` asks three questions and writes a policy that stands on one.",
      "",
      "| preset | for |",
      "| --- | --- |",
      ...PRESETS.map((preset) => {
        const [first = ""] = presetFile(preset).split("\n");
        return `| [\`${preset}\`](../examples/policies/${preset}.yaml) | ${first.replace(/^# /, "")} |`;
      }),
      "",
      "Labels say what was there: `[ILLNESS 1]`, `[PHONE 2]`, in the language of most of the document (in tables, English).",
      "Of these kinds the label alone would say what a reader may not know, since nobody writes of them where they do not",
      `matter. Under \`labels: kind\` they are \`[DETAIL 1]\`: ${tellingKinds()
        .map(({ word }) => word.toLowerCase())
        .join(", ")}.`,
      "`labels: all-kinds` names them. The words are in `languages/*/labels.txt`. In a release with a key an employer is",
      "`[ORGANIZATION ...]`, since there a label depends on the words of a thing and not on its sentence.",
      "",
      ...head,
      ...rowsOf(undefined),
      ...Object.entries(TOPICS).flatMap(([topic, heading]) => [
        "",
        `## ${heading}`,
        "",
        ...(topic === "experimental" ? EXPERIMENTAL : []),
        ...head,
        ...rowsOf(topic),
      ]),
      "",
    ].join("\n");
    await expect(page).toMatchFileSnapshot("../docs/policy.md");
  });

  test("the error catalogue", async () => {
    const page = [
      "# Errors",
      "",
      "A failure is one line on standard error: `palimpsest: CODE: message`. The message says what went wrong and",
      "what to do; it never quotes a document. The server answers `{error, code, requestId}`, and `issues` where",
      "several things are wrong. In the library an error has `code`, `message` and `issues`, each with `code`,",
      "`path`, `expected` and `received`. Codes never change their meaning.",
      "",
      "| code | exit status | HTTP | what went wrong | what to do | more |",
      "| --- | --- | --- | --- | --- | --- |",
      ...Object.entries(ERRORS).map(([code, { exit, http, meaning, hint, ...rest }]) => {
        const page = "docs" in rest ? rest.docs.replace("docs/", "") : "";
        const more = page === "" ? "" : `[${page.replace(".md", "")}](${page})`;
        return `| \`${code}\` | ${exit} | ${http} | ${meaning} | ${hint} | ${more} |`;
      }),
      "",
    ].join("\n");
    await expect(page).toMatchFileSnapshot("../docs/errors.md");
  });

  test("the detectors", async () => {
    const page = await detectorsPage();
    await expect(page).toMatchFileSnapshot("../docs/detectors.md");
  });

  test("the gallery, and the text of it in the README", async () => {
    await expect(await galleryPage()).toMatchFileSnapshot("../docs/gallery.md");
    for (const path of ["README.md", "docs/index.md"]) {
      const page = readFileSync(join(ROOT, path), "utf8");
      await expect(await withGallery(page)).toMatchFileSnapshot(`../${path}`);
    }
  });
});

test("the library code of the guide to formats runs", async () => {
  const guide = readFileSync(join(ROOT, "docs/formats.md"), "utf8");
  const [, code] = /```ts\n([\s\S]+?)```/.exec(guide)!;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", `${code}\nconsole.log(text);`],
    { cwd: ROOT },
  );
  expect(stdout).toContain("00:00:04,000\n[PERSON 1] left.\n");
});

test("the commands of the guide to risk run, one after another", async () => {
  const guide = readFileSync(join(ROOT, "docs/risk.md"), "utf8");
  const blocks = [...guide.matchAll(/^```sh\n([\s\S]+?)^```/gm)].map(([, block]) => block!);
  expect(blocks.length).toBeGreaterThanOrEqual(8);
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-risk-"));
  try {
    cpSync(join(ROOT, "examples"), join(folder, "examples"), { recursive: true });
    await shell(blocks.join("\n"), folder);
    const [first] = readFileSync(join(folder, "queries.jsonl"), "utf8").split("\n");
    expect(JSON.parse(first!)).toMatchObject({ document: "chat.txt", service: "searxng" });
    expect(readFileSync(join(folder, "curve.csv"), "utf8")).toMatch(/^measure,.*,name\n/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(["tutorial", "how-to", "from-presidio", "repositories", "annotation-tools", "pipelines"])(
  "the commands of docs/%s.md run, one after another, from an empty folder",
  async (page) => {
    const guide = readFileSync(join(ROOT, `docs/${page}.md`), "utf8");
    const blocks = [...guide.matchAll(/^```sh\n([\s\S]+?)^```/gm)].map(([, block]) => block!);
    const folder = mkdtempSync(join(tmpdir(), "palimpsest-guide-"));
    try {
      for (const block of blocks) await shell(block, folder);
      expect(blocks.length).toBeGreaterThanOrEqual(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test("the stations of src/README.md are called as often as it says", async () => {
  const page = readFileSync(join(ROOT, "src/README.md"), "utf8");
  const rows = [
    ...page.matchAll(/^\| [^|]+ \| `(\S+\.ts)` `(\w+)` \| (\d+|many) \| (\d+|many) \|$/gm),
  ];
  expect(rows.length).toBeGreaterThanOrEqual(14);
  expect(await countedStations()).toEqual(rows.map(([, ...cells]) => cells.join(" ")));
});

test("ARCHITECTURE.md is what the code prints", () => {
  expect(readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8").trimEnd()).toBe(
    architecture().trimEnd(),
  );
});

test("the pages of src/ name files that exist", () => {
  const pages = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter(
    (path) => basename(path) === "README.md",
  );
  expect(pages.length).toBeGreaterThanOrEqual(6);
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(ROOT, "src", page), "utf8").matchAll(/`([\w./-]+\.ts)`/g)]
      .map(([, path]) => join(dirname(page), path!))
      .filter((path) => !existsSync(join(ROOT, "src", path))),
  );
  expect(missing).toEqual([]);
});

test("the tables of benches on the page are those of their last runs, with the models of today", () => {
  const page = readFileSync(join(ROOT, "docs/benchmarks.md"), "utf8");
  const history = readHistory();
  expect(pageWith(history, page)).toBe(page);
  const commands = commandsOf(page);
  expect(commands.length).toBeGreaterThanOrEqual(15);
  const stale = commands.filter(
    (one) => history.findLast(({ command }) => command === one)?.models !== modelsDigest(),
  );
  expect(stale).toEqual([]);
});

test("the comparison, its pictures and its table in the README are those of its last run", () => {
  const comparison = readComparison()!;
  const page = (path: string) => readFileSync(join(ROOT, path), "utf8");
  expect(comparison.systems.length).toBeGreaterThanOrEqual(9);
  expect(comparePage(comparison)).toBe(page("docs/compare.md"));
  expect(readmeWith(comparison)).toBe(page("README.md"));
  for (const [name, svg] of Object.entries(pictures(comparison)))
    expect(page(`docs/images/${name}`)).toBe(svg);
});

test("the threat model names tests that exist", () => {
  const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");
  const named = [...page.matchAll(/`((?:src|test|bench|tools)\/[^`*]+)`/g)].map(
    ([, path]) => path!,
  );
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("the index of decisions names each with its title, a date and a status", () => {
  const folder = join(ROOT, "docs/decisions");
  const index = readFileSync(join(folder, "README.md"), "utf8");
  const rows = [...index.matchAll(/^\| \[(\d{4})\]\((.+?)\) \| (.+) \| (.+) \| (.+) \|$/gm)];
  const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  expect(rows.map(([, , file]) => file)).toEqual(files.sort());
  for (const [, number, file, title, date, status] of rows) {
    expect(file).toMatch(new RegExp(`^${number}-`));
    expect(readFileSync(join(folder, file!), "utf8").split("\n")[0]).toBe(`# ${title}`);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(status).toMatch(/^(in force|replaced by \[\d{4}\].*)$/);
  }
});

describe("the README", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const [, body = ""] = readme.split("## Choose your case");
  const blocks = [...body.matchAll(/^```sh\n([\s\S]+?)^```/gm)].map(([, block]) => block!);
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-readme-"));
  cpSync(join(ROOT, "examples"), join(folder, "examples"), { recursive: true });
  mkdirSync(join(folder, "out")); // 'npm run demo' makes it
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("shows commands", () => {
    expect(blocks.length).toBeGreaterThanOrEqual(9);
  });

  test.each(blocks)("runs, in the order of the page: %s", async (block) => {
    await shell(block, folder);
  });

  test("shows library code that runs", async () => {
    const [, code] = /```ts\n([\s\S]+?)```/.exec(readme)!;
    const run = `${code}\nconsole.log(text, replacements.length);`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "-e", run],
      { cwd: ROOT },
    );
    expect(stdout).toBe("[PERSON 1] left on [DATE 1]. 2\n");
  });

  test("names only files that are there", () => {
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path!);
    for (const path of links)
      expect(() => readFileSync(join(ROOT, path)), path).not.toThrow(/ENOENT/);
  });
});
