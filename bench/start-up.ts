/**
 * Processor seconds, of all threads, that commands take from start to end over one sentence. Builds given are run in turn, so
 * that the machine's load falls on all of them.
 *
 *     npm run build && npx tsx bench/start-up.ts [--runs 7] [--builds dist,../before/dist]
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    builds: { type: "string", default: "dist" },
  },
});

const folder = mkdtempSync(join(tmpdir(), "palimpsest-start-"));
const text = join(folder, "note.txt");
writeFileSync(
  text,
  "Solveig Marie Lindqvist was born in Bergen on 3 May 1984 and works as a nurse.\n",
);

/** What a process that is about to end has used, written where its own output does not go. */
const REPORT = `data:text/javascript,${encodeURIComponent(
  'import{writeSync}from"node:fs";process.on("exit",()=>writeSync(3,JSON.stringify(process.cpuUsage())))',
)}`;

function secondsOf(args: readonly string[]): number {
  const { status, output } = spawnSync(process.execPath, ["--import", REPORT, ...args], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${args.join(" ")} failed; run it by hand`);
  const { user, system } = JSON.parse(output[3]!) as NodeJS.CpuUsage;
  return (user + system) / 1e6;
}

const measured = [
  { what: "node -e 0", args: ["-e", "0"], seconds: [] as number[] },
  ...values.builds.split(",").flatMap((build) => {
    const main = resolve(build, "cli/main.js");
    const out = join(folder, "out.txt");
    return [
      {
        what: `import of ${build}/index.js`,
        args: ["-e", `import(${JSON.stringify(resolve(build, "index.js"))})`],
        seconds: [] as number[],
      },
      { what: `${build}: --help`, args: [main, "--help"], seconds: [] as number[] },
      {
        what: `${build}: sanitize`,
        args: [main, "sanitize", text, "--overwrite", "-o", out],
        seconds: [] as number[],
      },
    ];
  }),
];
try {
  for (let run = 0; run < Number(values.runs); run++) {
    for (const { args, seconds } of measured) seconds.push(secondsOf(args));
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log("| | least s | median s |\n| --- | ---: | ---: |");
for (const { what, seconds } of measured) {
  seconds.sort((a, b) => a - b);
  const median = seconds[seconds.length >> 1]!;
  console.log(`| ${what} | ${seconds[0]!.toFixed(2)} | ${median.toFixed(2)} |`);
}
