import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { registerSanitize } from "./sanitize.js";
import { registerStatement } from "./statement.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-statement-"));
const run = join(folder, "run");
/** Each form holds the same sentences, so that every one of them has something to hide. */
const NAMES = ["Solveig Lindqvist", "Tariq Mahmood", "Eilidh MacAskill"];
const FORMS: Readonly<Record<string, (name: string, text: string) => string>> = {
  txt: (_, text) => `${text}\n`,
  md: (name, text) => `# ${name}\n\n${text}\n`,
  html: (_, text) => `<!doctype html><html><body><p>${text}</p></body></html>`,
  xml: (name, text) => `<?xml version="1.0"?><letter><name>${name}</name><p>${text}</p></letter>`,
  csv: (name, text) => `id,name,note\n1,${name},"${text}"\n`,
  tsv: (name, text) => `id\tname\tnote\n1\t${name}\t${text}\n`,
  json: (name, text) => JSON.stringify({ id: "1", name, text }),
  jsonl: (_, text) => `${JSON.stringify({ id: "1", text })}\n`,
  yaml: (name, text) => `name: ${name}\nnote: ${text}\n`,
  ini: (name, text) => `[person]\nname=${name}\nnote=${text}\n`,
  log: (name) => `2024-03-05T10:00:00Z INFO login user="${name}"\n`,
  eml: (name, text) =>
    `From: ${name} <ann@xqzv.example>\nTo: office@clinic.example\nSubject: Move\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`,
};
const OFFICE = ["libreoffice.docx", "libreoffice.odt", "openpyxl.xlsx", "python-pptx.pptx"];
const HIDDEN = [
  ...NAMES.flatMap((name) => name.split(" ")),
  ...["theorbo", "Freamunde", "4 June", "ann@xqzv", "Astrid", "note.txt"],
];

function writeFolder(to: string): number {
  mkdirSync(to);
  for (const [i, name] of NAMES.entries()) {
    const text = `${name} plays the theorbo and was born in Freamunde on 4 June 197${i}. Write to ann@xqzv.example.`;
    for (const [form, write] of Object.entries(FORMS))
      writeFileSync(join(to, `letter ${name}.${form}`), write(name, text));
  }
  for (const file of OFFICE)
    copyFileSync(new URL(`../../test/office/${file}`, import.meta.url), join(to, file));
  writeFileSync(join(to, "note.txt"), "Astrid Holm likes tea.\n");
  return readdirSync(to).length;
}

async function palimpsest(...args: string[]): Promise<void> {
  const program = new Command().exitOverride();
  registerSanitize(program);
  registerStatement(program);
  await program.parseAsync(args, { from: "user" });
}

beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(process.stdout, "write").mockImplementation((_chunk: unknown, ...rest: unknown[]) => {
    const done = rest.at(-1);
    if (typeof done === "function") done();
    return true;
  });
  expect(writeFolder(join(folder, "in"))).toBe(41);
  const report = join(run, "report.json");
  const given = [join(folder, "in"), "-o", join(run, "out"), "--jobs", "1"];
  await palimpsest("sanitize", ...given, "--measures", "classifier,population", "--report", report);
  for (const form of ["html", "json"]) {
    await palimpsest(
      "statement",
      run,
      ...["-o", join(folder, `statement.${form}`), "--recipient", "A university"],
      ...["--purpose", "research", "--release", "controlled", "--risk-threshold", "0.09"],
    );
  }
}, 120_000);
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe("a statement", () => {
  test.each(["html", "json"])(
    "as %s contains no original word, and is rebuilt byte by byte",
    async (form) => {
      const file = join(folder, `statement.${form}`);
      const text = readFileSync(file, "utf8");
      for (const words of HIDDEN) expect(text).not.toMatch(new RegExp(`\\b${words}\\b`));
      expect(text).toContain("A university");
      await palimpsest("statement", "verify", file, run);
    },
  );

  test.each(["html", "json"])(
    "as %s is refused after any change of one byte",
    async (form) => {
      const bytes = readFileSync(join(folder, `statement.${form}`));
      const changed = join(folder, `changed.${form}`);
      const places = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }));
      await fc.assert(
        fc.asyncProperty(places, async ([at, by]) => {
          const copy = Buffer.from(bytes);
          copy[at] = (copy[at]! + by) % 256;
          writeFileSync(changed, copy);
          await expect(palimpsest("statement", "verify", changed, run)).rejects.toMatchObject({
            code: expect.stringMatching(/^STATEMENT_(?:INVALID|CHANGED)$/),
          });
        }),
        { numRuns: 50 },
      );
    },
    60_000,
  );

  test("is refused after a change of one byte of its run", async () => {
    const out = join(
      run,
      "out",
      readdirSync(join(run, "out")).find((name) => /\.txt$/.test(name))!,
    );
    const before = readFileSync(out);
    for (const at of [0, before.length >> 1, before.length - 1]) {
      const copy = Buffer.from(before);
      copy[at] = copy[at]! ^ 1;
      writeFileSync(out, copy);
      await expect(
        palimpsest("statement", "verify", join(folder, "statement.html"), run),
      ).rejects.toMatchObject({ code: "STATEMENT_CHANGED" });
    }
    writeFileSync(out, before);
  });

  test("counts what the eighteen rows of Safe Harbor have, and how many people fit", () => {
    const { safeHarbor, singlingOut, coverage } = JSON.parse(
      readFileSync(join(folder, "statement.json"), "utf8"),
    );
    expect(safeHarbor).toHaveLength(18);
    const masked = (letter: string) =>
      safeHarbor.find((one: { letter: string }) => one.letter === letter).masked;
    for (const letter of ["A", "B", "C", "F"]) expect(masked(letter)).toBeGreaterThan(30);
    for (const letter of ["D", "G", "O"]) expect(masked(letter)).toBe(0);
    expect(singlingOut.worst).toBeGreaterThanOrEqual(20);
    expect(coverage.documents).toBeGreaterThanOrEqual(41);
  });

  test("names earlier releases, and what all come to together", async () => {
    const later = join(folder, "later.json");
    await palimpsest(
      ...["statement", run, "-o", later, "--recipient", "An archive", "--purpose", "history"],
      ...["--release", "public", "--earlier", join(folder, "statement.json")],
    );
    const { said, composition, risk } = JSON.parse(readFileSync(later, "utf8"));
    const [earlier] = said.earlier;
    expect(earlier).toMatchObject({ recipient: "A university", release: "controlled" });
    expect(earlier.sharedFiles).toBeGreaterThan(40);
    expect(composition).toMatchObject({ releases: 2, recipients: ["A university"] });
    expect(composition.maximum).toBeCloseTo(1 - (1 - risk.maximum) ** 2);
    await palimpsest("statement", "verify", later, run);
  });

  test("needs a recipient, a purpose and a kind of release", async () => {
    await expect(palimpsest("statement", run)).rejects.toMatchObject({ code: "USAGE" });
  });
});
