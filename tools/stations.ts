/**
 * Walks one document through the program and counts how often each station of src/README.md is called, by default
 * and with levels: `node --import tsx tools/stations.ts`. A test compares the counts with the page.
 */

import { readFileSync } from "node:fs";
import { type Profiler, Session } from "node:inspector/promises";
import { pathToFileURL } from "node:url";
import { readFormat } from "../src/entries/formats.js";
import { createResources, createSanitizer, type Policy } from "../src/index.js";

const ROOT = new URL("../", import.meta.url);
const README = readFileSync(new URL("src/README.md", ROOT), "utf8");
const POLICIES: readonly Policy[] = [{ version: 1 }, { version: 1, levels: true }];

/** `file` and `function` of each row of the page. */
const stations = [...README.matchAll(/^\| [^|]+ \| `(\S+\.ts)` `(\w+)` \|/gm)].map(
  ([, file, name]) => ({ file: file!, name: name! }),
);

/** One line per row of the page: file, function, calls by default, calls with levels. */
export async function countedStations(): Promise<string[]> {
  const resources = createResources();
  const bytes = readFileSync(new URL("examples/judgment.txt", ROOT));
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  const counted: Map<string, number>[] = [];
  for (const policy of POLICIES) {
    const sanitizer = await createSanitizer(policy, { resources });
    // models load with the first document
    await sanitizer.sanitize({ id: "warm", text: "Ann left.", persons: [] });
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    const file = await readFormat(bytes, "auto", { name: "a.txt", id: "a", persons: [] });
    await file.write([await sanitizer.sanitize(file.documents[0]!)]);
    const { result } = await session.post("Profiler.takePreciseCoverage");
    await session.post("Profiler.stopPreciseCoverage");
    counted.push(callsIn(result));
  }
  session.disconnect();
  return stations.map(({ file, name }) => {
    const counts = counted.map((calls) => worded(calls.get(`${file} ${name}`) ?? 0));
    return [file, name, ...counts].join(" ");
  });
}

/** How many mentions a text has changes with every detector; how many rounds it takes does not. */
function worded(calls: number): string {
  return calls > 10 ? "many" : `${calls}`;
}

function callsIn(scripts: readonly Profiler.ScriptCoverage[]): Map<string, number> {
  const calls = new Map<string, number>();
  for (const { url, functions } of scripts) {
    const file = url.split("/src/")[1];
    if (file === undefined) continue;
    for (const { functionName, ranges } of functions) {
      const key = `${file} ${functionName}`;
      calls.set(key, (calls.get(key) ?? 0) + ranges[0]!.count);
    }
  }
  return calls;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const line of await countedStations()) console.log(line);
}
