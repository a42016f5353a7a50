/**
 * What the package may weigh and contain: fails where `npm pack` would write more. How many modules a start may load
 * is in test/start-up.test.ts.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

interface Packed {
  readonly size: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const [packed] = JSON.parse(
  execFileSync("npm", ["pack", "--dry-run", "--json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 26,
  }),
) as [Packed];

const MEGABYTE = 1e6;
const sizeOf = (wanted: (path: string) => boolean): number =>
  packed.files.filter(({ path }) => wanted(path)).reduce((sum, { size }) => sum + size, 0);

/** What is weighed, its bytes, and the megabytes allowed. */
const BUDGET: readonly (readonly [string, number, number])[] = [
  ["code of its own", sizeOf((path) => /^dist\/.*\.c?js$/.test(path)), 8],
  ["models and data", sizeOf((path) => path.startsWith("models/")), 98],
  ["the whole file, packed, with the model runtime", packed.size, 193],
];

for (const [what, bytes, most] of BUDGET) {
  const megabytes = bytes / MEGABYTE;
  console.log(`${what}: ${megabytes.toFixed(1)} MB of ${most}`);
  if (megabytes <= most) continue;
  console.error(`${what} weighs more than ${most} MB; find what has grown, or raise the budget`);
  process.exitCode = 1;
}

const hasSources = (path: string): boolean => {
  const { sources, sourcesContent = [] } = JSON.parse(
    readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"),
  ) as { sources: readonly string[]; sourcesContent?: readonly (string | null)[] };
  return sources.every((_, i) => typeof sourcesContent[i] === "string");
};

const unwanted = packed.files.filter(
  ({ path }) =>
    (/\/fixtures\/|\.test\./.test(path) && !path.startsWith("node_modules/")) ||
    (path.endsWith(".map") && !hasSources(path)),
);
for (const { path } of unwanted) {
  console.error(
    `${path} is in the package; leave it out with 'files' in package.json, or in tools/pack/runtime.ts`,
  );
  process.exitCode = 1;
}
