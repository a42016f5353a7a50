/**
 * A stream of separated values through the built program, by rules alone: megabytes per second, processor seconds and
 * the most memory, from the start of the program to its end.
 *
 *     npm run build && npx tsx bench/csv-stream.ts [--megabytes 1000] [--file] [--profile FOLDER]
 *
 * Rows of ten columns, typed or kept, are made here: 90,000 ids and 800 names recur. `--file` names the table as a file
 * and takes the output as one, in a folder that is removed. `--profile`: a profile of the processor is left in FOLDER.
 */

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    megabytes: { type: "string", default: "1000" },
    file: { type: "boolean", default: false },
    profile: { type: "string" },
  },
});
const MAIN = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
/** Tells the processor time and the most memory of the process at its end. */
const TELLING = `data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>{const{user,system}=process.cpuUsage();writeSync(3,JSON.stringify({s:(user+system)/1e6,mb:process.resourceUsage().maxRSS/1024}))})`;

const GIVEN =
  "Amina Björn Chidi Dolores Ewan Fatima Grace Hiro Ines Jamal Katya Long Mei Noor Olu Priya Quentin Rosa Siobhán Will".split(
    " ",
  );
const FAMILY = [
  ..."Nakamura O'Brien Haddad Kowalski Okafor Lindqvist Ng Pereira Smith Ünal Zielińska Moe Lee Berg Haas Ito Jansen Keane Lund Marsh".split(
    " ",
  ),
  ..."Nowak Osei Petrov Quist Rossi Sato Toth Urban Vega Weiss Xu Yilmaz Zeman Abbott Brandt Costa Doyle Engel Foss Gray".split(
    " ",
  ),
];
const NAMES = GIVEN.flatMap((given) => FAMILY.map((family) => `${given} ${family}`));
const CITIES = "Leeds York Hull Bath Derby Luton Ely Wells Ripon Truro".split(" ");
const HEADER =
  "ticket_id,created_at,customer_name,email,city,status,channel,rating,minutes,amount\n";
const IDS = 90_000;

const two = (number: number): string => String(number).padStart(2, "0");

function rowOf(i: number): string {
  // primes, so that what recurs does not recur together
  const name = NAMES[(i * 7) % NAMES.length]!;
  const day = `2024-${two(1 + ((i * 5) % 12))}-${two(1 + ((i * 11) % 28))}`;
  const moment = `${day}T${two((i * 13) % 24)}:${two((i * 17) % 60)}:00Z`;
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@mail.example`;
  const city = CITIES[(i * 3) % CITIES.length]!;
  const status = ["open", "closed", "waiting"][i % 3]!;
  const channel = ["phone", "mail", "chat", "desk"][(i * 3) % 4]!;
  return `T-${100_000 + ((i * 7919) % IDS)},${moment},${name},${email},${city},${status},${channel},${1 + (i % 5)},${(i * 19) % 240},${((i * 37) % 90_000) / 100}\n`;
}

/** @returns bytes that were made */
async function make(path: string, bytes: number): Promise<number> {
  const out = createWriteStream(path);
  let made = Buffer.byteLength(HEADER);
  out.write(HEADER);
  for (let i = 0; made < bytes; ) {
    let rows = "";
    for (let n = 0; n < 1_000; n++) rows += rowOf(i++);
    made += Buffer.byteLength(rows);
    if (!out.write(rows)) await once(out, "drain");
  }
  out.end();
  await once(out, "close");
  return made;
}

const folder = mkdtempSync(join(tmpdir(), "palimpsest-csv-"));
try {
  const table = join(folder, "table.csv");
  const bytes = await make(table, Number(values.megabytes) * 1e6);
  const output = join(folder, "out.csv");
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      "--import",
      TELLING,
      ...(values.profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${values.profile}`]),
      MAIN,
      "sanitize",
      ...(values.file
        ? [table, "-o", output, "--max-bytes", "2000000000"]
        : ["-", "--from", "csv"]),
      "--without",
      "neural",
    ],
    { stdio: ["pipe", "pipe", "inherit", "pipe"] },
  );
  let told = "";
  const hash = createHash("sha256");
  child.stdio[3]!.on("data", (data: Buffer) => (told += data));
  child.stdout!.on("data", (data: Buffer) => hash.update(data));
  if (values.file) child.stdin!.end();
  else createReadStream(table).pipe(child.stdin!);
  await once(child, "close");
  const seconds = (performance.now() - began) / 1000;
  if (values.file) hash.update(readFileSync(output));
  const { s, mb } = JSON.parse(told) as { readonly s: number; readonly mb: number };
  console.log("| way | MB | s | MB/s | processor s | most memory, MB |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  console.log(
    `| ${values.file ? "file" : "stream"} | ${(bytes / 1e6).toFixed(0)} | ${seconds.toFixed(1)} | ${(bytes / 1e6 / seconds).toFixed(1)} | ${s.toFixed(1)} | ${mb.toFixed(0)} |`,
  );
  console.log(`output: sha256 ${hash.digest("hex").slice(0, 16)}`);
} finally {
  rmSync(folder, { recursive: true });
}
