/**
 * A thousand damaged files per format: each is read and written, or refused with a code. Anything else,
 * and a file that takes more than ten seconds, is printed.
 *
 *     node --import tsx bench/mutations.ts FORMAT=FILE...
 */

import { readFileSync } from "node:fs";
import type { Sanitized } from "../src/document/document.js";
import { PalimpsestError } from "../src/errors.js";
import { readFormat } from "../src/formats/formats.js";

const RUNS = 1000;
const SLOW_MS = 10_000;

let state = 11;
const random = (n: number): number => {
  state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x7fffffff) * n);
};

/** Bytes flipped, cut out, repeated or cut off, up to four times. */
function mutated(bytes: Uint8Array): Uint8Array {
  let out = Buffer.from(bytes);
  for (let i = 0; i <= random(4); i++) {
    const at = random(out.length);
    const some = random(40);
    switch (random(4)) {
      case 0:
        out[at] = random(256);
        break;
      case 1:
        out = Buffer.concat([out.subarray(0, at), out.subarray(at + some)]);
        break;
      case 2:
        out = Buffer.concat([out.subarray(0, at), out.subarray(at, at + some), out.subarray(at)]);
        break;
      default:
        out = out.subarray(0, Math.max(1, at));
    }
  }
  return out;
}

/** What the flow gives where every given mention is replaced by a label. */
function labelled(document: Sanitized["document"]): Sanitized {
  const given = document.given ?? [];
  let text = "";
  let last = 0;
  const replacements = given.map(({ start, end, type }, i) => {
    text += document.text.slice(last, start);
    const outStart = text.length;
    const replacement = `[${type} ${i + 1}]`;
    text += replacement;
    last = end;
    return {
      start,
      end,
      outStart,
      outEnd: text.length,
      replacement,
      level: 10,
      entity: `e${i + 1}`,
      by: "label",
      truth: "true" as const,
    };
  });
  return {
    document,
    text: text + document.text.slice(last),
    replacements,
    mentions: given.map(({ start, end, type }) => ({
      start,
      end,
      type,
      score: 1,
      detector: "column",
      evidence: {},
    })),
    entities: given.map(({ type }, i) => ({
      id: `e${i + 1}`,
      type,
      identifier: "DIRECT" as const,
      mentions: [i],
    })),
    unexamined: [],
    scores: [],
    risks: [],
    decisions: [],
    cost: { hidden: 0, total: 0, bound: 0 },
  };
}

for (const argument of process.argv.slice(2)) {
  const [format = "", path = ""] = argument.split("=");
  const bytes = readFileSync(path);
  const codes = new Map<string, number>();
  let slowest = 0;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    let outcome = "written";
    try {
      const file = await readFormat(mutated(bytes), format, {
        name: "m",
        id: "m",
        persons: [],
        names: "number",
      });
      await file.write(file.documents.map(labelled));
    } catch (error) {
      outcome =
        error instanceof PalimpsestError
          ? error.code
          : `CRASH ${(error as Error).stack?.split("\n").slice(0, 4).join(" ")}`;
    }
    const took = performance.now() - start;
    slowest = Math.max(slowest, took);
    if (took > SLOW_MS) outcome += " SLOW";
    codes.set(outcome, (codes.get(outcome) ?? 0) + 1);
  }
  const counts = [...codes].sort((a, b) => b[1] - a[1]).map(([code, n]) => `${code} ${n}`);
  console.log(`${format}: ${counts.join(", ")}; slowest ${Math.round(slowest)} ms`);
}
