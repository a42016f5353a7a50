/** Machine text with nobody in it, by kind: files of the packages in `node_modules` and logs made from fixed words. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lines in which a package may name people, or addresses of theirs. */
const OF_PEOPLE =
  /author|contribut|maintainer|copyright|licen[cs]e|@[\w-]+|https?:|email|credit|thanks|\bby [A-Z]|created|twitter|github/i;

const KINDS: Readonly<Record<string, RegExp>> = {
  "configuration (JSON)": /(?:tsconfig[\w.]*|package)\.json$/,
  "configuration (YAML)": /\.ya?ml$/,
  "source code": /(?:^|\/)(?:lib|src|dist)\/[\w/-]+\.(?:js|mjs|cjs|ts)$/,
};

function* filesUnder(folder: string, depth = 0): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (depth < 5) yield* filesUnder(path, depth + 1);
    } else if (entry.isFile()) yield path;
  }
}

/** Files of a kind from as many packages as possible, without the lines that could be about people. */
function textsOf(form: RegExp, most: number): string[] {
  const texts: string[] = [];
  let lines = 0;
  const seen = new Set<string>();
  for (const path of filesUnder("node_modules")) {
    const owner = path
      .split("/")
      .slice(0, path.includes("/@") ? 3 : 2)
      .join("/");
    if (seen.has(owner) || !form.test(path)) continue;
    const kept = readFileSync(path, "utf8").split("\n").slice(0, 60);
    if (kept.some((line) => line.length > 300 || OF_PEOPLE.test(line))) continue;
    seen.add(owner);
    texts.push(kept.join("\n"));
    lines += kept.length;
    if (lines >= most) break;
  }
  return texts;
}

const PARTS = ["com.example.store.Engine", "app.scheduler", "net.Pool", "kernel", "cache"];
const SAID = [
  "started in %d ms",
  "connection closed, retrying",
  "slow query took %d ms",
  "queue=orders depth=%d state=ok",
  'level=info msg="cache warmed" entries=%d',
  "GC pause %d ms, heap 512M",
];

/** Logs and traces with nobody in them, the same on each run. */
function madeLogs(lines: number): string[] {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  const line = (i: number): string => {
    const time = `2026-08-12T06:${String(i % 60).padStart(2, "0")}:${String(next(60)).padStart(2, "0")}Z`;
    const level = ["INFO", "WARN", "DEBUG", "ERROR"][next(4)]!;
    return `${time} ${level} [worker-${next(9)}] ${PARTS[next(PARTS.length)]}: ${SAID[next(SAID.length)]!.replace("%d", String(next(900)))}`;
  };
  const trace = (i: number): string[] => [
    "java.lang.IllegalStateException: pool is closed",
    `\tat com.example.store.Engine.open(Engine.java:${next(400)})`,
    `\tat com.example.store.Engine.run(Engine.java:${next(400)})`,
    line(i),
  ];
  return Array.from({ length: Math.ceil(lines / 40) }, (_, i) =>
    Array.from({ length: 32 }, (_, j) => line(32 * i + j))
      .concat(trace(i), trace(i))
      .join("\n"),
  );
}

/** Kind -> texts, of at most this many lines each. */
export const machineTexts = (most: number): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(Object.entries(KINDS).map(([kind, form]) => [kind, textsOf(form, most)])),
  "logs and stack traces": madeLogs(most),
});
