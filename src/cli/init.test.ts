import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parsePolicy } from "../policy/policy.js";

const MAIN = new URL("main.ts", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "palimpsest-init-"));
const init = (...flags: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", MAIN, "init", ...flags], { encoding: "utf8" });

test("init writes a policy that is one, from flags alone", () => {
  const path = join(folder, "policy.yaml");
  const answers = ["--preset", "hr", "--population", "staff: 340", "--replace", "label"];
  expect(init(...answers, "-o", path).status).toBe(0);
  const text = readFileSync(path, "utf8");
  expect(parsePolicy(text, path)).toMatchObject({
    extends: "hr",
    population: "staff: 340",
    replace: { default: "label" },
    k: 20,
  });
  const again = init(...answers, "-o", path);
  expect([again.status, again.stderr]).toEqual([2, expect.stringContaining("OUTPUT_EXISTS")]);
});

test("init says which answers are missing where nobody can be asked", () => {
  const { status, stderr } = init("--preset", "hr", "-o", join(folder, "none.yaml"));
  expect(status).toBe(2);
  expect(stderr).toMatch(/USAGE.*--preset, --population and --replace/);
});

test("the preset safe-harbor prints the table of eighteen rows", () => {
  const { stderr, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", MAIN, "sanitize", "-", "--preset", "safe-harbor"],
    {
      encoding: "utf8",
      input:
        "Mrs Helen Marsh, 72, of Springfield, was seen in Illinois on 3 March 2021; her aunt is 93.",
    },
  );
  expect(stderr.match(/^[A-R] {2}\S.*/gm)).toHaveLength(18);
  expect(stderr).toMatch(/^A {2}names +1 +0/m);
  expect(stdout).toMatch(/72/);
  expect(stdout).toMatch(/Illinois/);
  expect(stdout).not.toMatch(/Marsh|Springfield|March|93/);
});

test("rates check reads a file, and refuses one with its row", () => {
  const check = (file: string) =>
    execFileSync(process.execPath, ["--import", "tsx", MAIN, "rates", "check", file], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  const good = new URL("../../examples/rates.csv", import.meta.url).pathname;
  expect(check(good)).toMatch(/2 rows, no mistakes/);
  const readme = new URL("../../examples/policy.yaml", import.meta.url).pathname;
  expect(() => check(readme)).toThrow(/RATES_INVALID/);
});
