import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runProgram } from "../../test/program.js";
import { parsePolicy } from "../policy/policy.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-init-"));
const init = (...flags: string[]) => runProgram(["init", ...flags], folder);
const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

test("init writes a policy that is one, from flags alone", async () => {
  const path = join(folder, "policy.yaml");
  const answers = ["--preset", "hr", "--population", "staff: 340", "--replace", "label"];
  expect((await init(...answers, "-o", path)).status).toBe(0);
  const text = readFileSync(path, "utf8");
  expect(parsePolicy(text, path)).toMatchObject({
    extends: "hr",
    population: "staff: 340",
    replace: { default: "label" },
    k: 20,
  });
  const again = await init(...answers, "-o", path);
  expect([again.status, again.err]).toEqual([2, expect.stringContaining("OUTPUT_EXISTS")]);
});

test("init says which answers are missing where nobody can be asked", async () => {
  const { status, err } = await init("--preset", "hr", "-o", join(folder, "none.yaml"));
  expect(status).toBe(2);
  expect(err).toMatch(/USAGE.*--preset, --population and --replace/);
});

test("the preset safe-harbor prints the table of eighteen rows", async () => {
  const { err, out } = await runProgram(
    ["sanitize", "-", "--preset", "safe-harbor"],
    folder,
    "Mrs Helen Marsh, 72, of Springfield, was seen in Illinois on 3 March 2021; her aunt is 93.",
  );
  expect(err.match(/^[A-R] {2}\S.*/gm)).toHaveLength(18);
  expect(err).toMatch(/^A {2}names +1 +0/m);
  expect(out).toMatch(/72/);
  expect(out).toMatch(/Illinois/);
  expect(out).not.toMatch(/Marsh|Springfield|March|93/);
});

test("rates check reads a file, and refuses one with its row", async () => {
  const check = (file: string) => runProgram(["rates", "check", example(file)], folder);
  expect(await check("rates.csv")).toMatchObject({
    status: 0,
    out: expect.stringMatching(/2 rows, no mistakes/),
  });
  expect((await check("policy.yaml")).err).toMatch(/RATES_INVALID/);
});
