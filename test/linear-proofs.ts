/**
 * What is known about the time that the detectors' patterns take. recheck needs minutes of processor time for
 * all of them, so its answers are kept in `linear-proofs.txt`, each under the hash of what it was asked:
 * a pattern that changes in one character, or another version of recheck, is asked about anew.
 */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { check } from "recheck";
import { BUILT_IN_DETECTORS } from "../src/detect/registry.js";
import { DISGUISE_PATTERNS } from "../src/language/disguises.js";

const FILE = new URL("linear-proofs.txt", import.meta.url);
const VERSION = (createRequire(import.meta.url)("recheck/package.json") as { version: string })
  .version;

const VERDICTS = {
  proven: "recheck's automaton proves linear time",
  searched: "too large or with lookaround, so recheck searched for a slow string and found none",
  refuted: "recheck suspects a slow string; matching it takes linear time when it is made longer",
  undecided:
    "recheck did not come to an end; only the hostile strings of linear.test.ts speak for it",
} as const;
export type Verdict = keyof typeof VERDICTS;

/** A verdict, or `slow` with the growth that recheck and a trial agree on. */
export type Answer = { readonly verdict: Verdict } | { readonly slow: string };

export interface NamedPattern {
  readonly hash: string;
  /** The detectors that use it, with their names for it. */
  readonly what: string;
  readonly regex: RegExp;
}

/** What recheck is asked: 'd' and 'v' only change what is reported and how classes are written. */
const flagsAsked = (regex: RegExp): string => regex.flags.replace(/[dv]/g, "");

const hashOf = (regex: RegExp): string =>
  createHash("sha256")
    .update(`recheck ${VERSION}\n${flagsAsked(regex)}\n${regex.source}`)
    .digest("hex")
    .slice(0, 24);

/** So many of the patterns, others each day, so that a false line does not last. */
export function todaysPatterns(count: number): readonly NamedPattern[] {
  const day = new Date().toISOString().slice(0, 10);
  const lot = ({ hash }: NamedPattern): string =>
    createHash("sha256").update(day).update(hash).digest("hex");
  return everyPattern()
    .map((pattern) => ({ pattern, lot: lot(pattern) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ pattern }) => pattern);
}

/** Every pattern of every detector once, in the order of the registry, then those that undo disguises. */
export function everyPattern(): readonly NamedPattern[] {
  const patterns = new Map<string, NamedPattern>();
  const add = (regex: RegExp, what: string): void => {
    const hash = hashOf(regex);
    const before = patterns.get(hash)?.what;
    patterns.set(hash, { hash, regex, what: before ? `${before}; ${what}` : what });
  };
  for (const detector of BUILT_IN_DETECTORS) {
    for (const { name, regex } of detector.patterns ?? []) add(regex, `${detector.name}: ${name}`);
  }
  for (const [i, regex] of DISGUISE_PATTERNS.entries()) {
    add(regex, `disguise ${(i >> 1) + 1}: ${i % 2 === 0 ? "hint" : "form"}`);
  }
  return [...patterns.values()];
}

/** Verdicts by hash, as the file has them. */
export function readProofs(): ReadonlyMap<string, Verdict> {
  const lines = readFileSync(FILE, "utf8").split("\n");
  return new Map(
    lines
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => {
        const [hash, verdict] = line.split(" ", 2);
        if (!/^[0-9a-f]{24}$/.test(hash!) || !(verdict! in VERDICTS)) {
          throw new Error("a line of test/linear-proofs.txt is not 'hash verdict names'");
        }
        return [hash!, verdict as Verdict];
      }),
  );
}

/** Writes the verdicts of the patterns that exist; others are forgotten. */
export function writeProofs(verdicts: ReadonlyMap<string, Verdict>): void {
  const lines = everyPattern().flatMap(({ hash, what }) => {
    const verdict = verdicts.get(hash);
    return verdict ? [{ verdict, line: `${hash} ${verdict} ${what}` }] : [];
  });
  const sections = Object.entries(VERDICTS).map(([verdict, meaning]) =>
    [
      `# ${verdict}: ${meaning}`,
      ...lines.filter((line) => line.verdict === verdict).map(({ line }) => line),
    ].join("\n"),
  );
  const head = `# What recheck ${VERSION} says of each detector's pattern. Written by 'npm run update'; linear.test.ts asks again about some in each run.`;
  writeFileSync(FILE, `${[head, ...sections].join("\n\n")}\n`);
}

/** Asks recheck. `seconds` bounds the time that it may take. */
export async function prove(regex: RegExp, seconds: number): Promise<Answer> {
  const result = await check(regex.source, flagsAsked(regex), {
    timeout: seconds * 1000,
    randomSeed: 0,
  });
  if (result.status === "unknown") return { verdict: "undecided" };
  if (result.status === "safe") {
    return { verdict: result.checker === "automaton" ? "proven" : "searched" };
  }
  const slow = `${result.complexity.summary} for ${result.attack.pattern}`;
  if (result.checker === "automaton") return { slow };
  return growsFaster(regex, result.attack) ? { slow } : { verdict: "refuted" };
}

interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string }[];
  readonly suffix: string;
}

/** Characters of the shorter and of the longer string of a trial. */
const SHORT = 2_000;
const LONG = 16_000;
/** Seconds below which a time says nothing. */
const LEAST = 0.001;

/** Whether the time for a suspected string grows rather as the square of its length than as its length. */
function growsFaster(regex: RegExp, { pumps, suffix }: Attack): boolean {
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const text = (length: number): string =>
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(length / pumped))).join("") +
    suffix;
  const short = Math.max(LEAST, secondsOf(regex, text(SHORT)));
  return secondsOf(regex, text(LONG)) > short * (LONG / SHORT) ** 1.5;
}

/** Processor time; the least of three runs, since compiling and collecting garbage only add to it. */
function secondsOf(regex: RegExp, text: string): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const start = process.cpuUsage().user;
      for (const _ of text.matchAll(regex)) {
        // only the time is of interest
      }
      return (process.cpuUsage().user - start) / 1_000_000;
    }),
  );
}
