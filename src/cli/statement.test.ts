import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { registerSanitize } from "./sanitize.js";
import { registerStatement } from "./statement.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-statement-"));
const run = join(folder, "run");
const LETTER =
  "Ann Berg plays the theorbo. She was born in Freamunde on 4 June 1975. Write to ann@berg.example.\n";
const HIDDEN = ["Ann", "Berg", "theorbo", "Freamunde", "4 June", "letter.txt"];

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
  writeFileSync(join(folder, "letter.txt"), LETTER);
  const report = join(run, "report.json");
  await palimpsest(
    "sanitize",
    join(folder, "letter.txt"),
    "-o",
    join(run, "out.txt"),
    "--report",
    report,
  );
  for (const form of ["html", "json"]) {
    await palimpsest(
      "statement",
      run,
      ...["-o", join(folder, `statement.${form}`), "--recipient", "A university"],
      ...["--purpose", "research", "--release", "controlled", "--risk-threshold", "0.09"],
    );
  }
});
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

  test.each(["html", "json"])("as %s is refused after any change of one byte", async (form) => {
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
  });

  test("is refused after a change of one byte of its run", async () => {
    const out = join(run, "out.txt");
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

  test("needs a recipient, a purpose and a kind of release", async () => {
    await expect(palimpsest("statement", run)).rejects.toMatchObject({ code: "USAGE" });
  });
});
