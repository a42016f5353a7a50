/**
 * What the package may weigh: fails where `npm pack` would write more. How many modules a start may load is in
 * test/start-up.test.ts.
 */

import { execFileSync } from "node:child_process";

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
  ["models and data", sizeOf((path) => path.startsWith("models/")), 90],
  ["the whole file, packed, with the model runtime", packed.size, 185],
];

for (const [what, bytes, most] of BUDGET) {
  const megabytes = bytes / MEGABYTE;
  console.log(`${what}: ${megabytes.toFixed(1)} MB of ${most}`);
  if (megabytes <= most) continue;
  console.error(`${what} weighs more than ${most} MB; find what has grown, or raise the budget`);
  process.exitCode = 1;
}
const unwanted = packed.files.filter(({ path }) => /\/fixtures\/|\.test\./.test(path));
for (const { path } of unwanted.filter(({ path }) => !path.startsWith("node_modules/"))) {
  console.error(`${path} is in the package; leave it out with 'files' in package.json`);
  process.exitCode = 1;
}
