/**
 * `npm run release [-- --list]`: everything that must hold before a version is published, in order, then what is published:
 * the package, its notes from the changelog, its list of parts and their hashes, in `out/release/`. Publishes nothing itself.
 */

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { notesOf, versionProblem } from "./release-notes.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OUT = join(ROOT, "out/release");
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  version: string;
};
const changelog = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8");

interface Step {
  readonly what: string;
  /** What is wrong, or nothing. */
  readonly run: () => string | undefined;
}

const command = (what: string, program: string, ...args: string[]): Step => ({
  what,
  run: () => {
    const { status } = spawnSync(program, args, { cwd: ROOT, stdio: "inherit" });
    return status === 0 ? undefined : `'${[program, ...args].join(" ")}' failed`;
  },
});

/** What a program prints. */
const printed = (program: string, ...args: string[]): string =>
  spawnSync(program, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 }).stdout.trim();

const steps: readonly Step[] = [
  {
    what: "nothing is left uncommitted",
    run: () =>
      printed("git", "status", "--porcelain") === ""
        ? undefined
        : "commit or stash what 'git status' lists",
  },
  {
    what: `the changelog and the tags agree with version ${version}`,
    run: () =>
      versionProblem(version, changelog, printed("git", "tag", "--list", "v*").split("\n")),
  },
  command("format, lint, imports, licences, types, build, tests", "npm", "test"),
  command("nothing unused", "npm", "run", "check:unused"),
  command("nothing written twice", "npm", "run", "check:duplicates"),
  command("the package's exports, types and size", "npm", "run", "check:package"),
  command("the site", "npm", "run", "docs"),
  {
    what: "package, notes, list of parts and hashes",
    run: () => {
      mkdirSync(OUT, { recursive: true });
      const { status } = spawnSync("npm", ["pack", "--pack-destination", OUT], {
        cwd: ROOT,
        stdio: "inherit",
      });
      if (status !== 0) return "'npm pack' failed";
      writeFileSync(join(OUT, "notes.md"), notesOf(changelog, version) ?? "");
      writeFileSync(join(OUT, "sbom.json"), `${printed("npm", "run", "--silent", "sbom")}\n`);
      const files = readdirSync(OUT).filter((file) => file !== "SHA256SUMS");
      const sums = files.map((file) => {
        const hash = createHash("sha256").update(readFileSync(join(OUT, file)));
        return `${hash.digest("hex")}  ${file}\n`;
      });
      writeFileSync(join(OUT, "SHA256SUMS"), sums.join(""));
      return undefined;
    },
  },
];

if (process.argv.includes("--list")) {
  for (const { what } of steps) console.log(what);
} else {
  for (const { what, run } of steps) {
    console.log(`\n== ${what}`);
    const problem = run();
    if (problem === undefined) continue;
    console.error(`release: ${problem}`);
    process.exit(1);
  }
  console.log(
    `\nout/release/ is ready: 'git tag v${version}', then 'npm publish --provenance out/release/palimpsest-${version}.tgz'`,
  );
}
