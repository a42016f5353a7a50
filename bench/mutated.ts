/**
 * A thousand mutated files per format, each read and, where it can be, written:
 * `npx tsx bench/mutated.ts [COUNT]`. Every one has to be read and written whole, or refused with a
 * code, within the reader's limits of time and memory.
 */

import { PalimpsestError } from "../src/errors.js";
import type { AnyFile } from "../src/formats/format.js";
import { createFileReader } from "../src/formats/isolated/reader.js";
import { docxOf, p, run } from "../test/docx.js";
import { line, pdfOf } from "../test/pdf.js";
import { replacedWords } from "../test/replaced.js";

const COUNT = Number(process.argv[2] ?? 1000);
const PAGE =
  "<!doctype html><title>Ann</title><style>p{color:red}</style><p class=x title='of Oslo'>Ann lives &amp; works <b>in Oslo</b><a href='mailto:ann@x.org'>mail</a><table><tr><td>1<td>2</table>";
const FORMATS: Readonly<Record<string, Uint8Array>> = {
  pdf: pdfOf({
    pages: [line("Ann lives in Oslo") + line("and works there", 72, 680), line("Ann")],
  }),
  docx: docxOf({ body: p(run("Ann lives in "), run("Oslo")) + p(run("and works there")) }),
  html: Buffer.from(PAGE),
  csv: Buffer.from('Name,Note\nAnn,"lives in Oslo"\nBo,"works ""there"""\n'),
  jsonl: Buffer.from('{"name":"Ann","note":"lives in Oslo"}\n{"name":"Bo","tags":[1,2]}\n'),
  txt: Buffer.from("Ann lives in Oslo.\n"),
};

/** Numbers from 0 to 1 that are the same in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Bytes changed, cut out, doubled, or the end cut off. */
function mutated(bytes: Uint8Array, seed: number): Uint8Array {
  const next = random(seed);
  let out = Buffer.from(bytes);
  for (let i = 0; i <= next() * 6; i++) {
    const at = Math.floor(next() * out.length);
    const length = Math.floor(next() * 40);
    const kind = next();
    if (kind < 0.5) out[at] = Math.floor(next() * 256);
    else if (kind < 0.7) out = Buffer.concat([out.subarray(0, at), out.subarray(at + length)]);
    else if (kind < 0.9) {
      out = Buffer.concat([out.subarray(0, at + length), out.subarray(at)]);
    } else out = out.subarray(0, at);
  }
  return out;
}

const reader = createFileReader({ seconds: 60 });
for (const [format, bytes] of Object.entries(FORMATS)) {
  const outcomes = new Map<string, number>();
  let slowest = 0;
  for (let seed = 1; seed <= COUNT; seed++) {
    const start = performance.now();
    let outcome = "written";
    try {
      const options = { name: `m.${format}`, id: "m", persons: [], names: "number" } as const;
      const file: AnyFile = await reader.read(mutated(bytes, seed), format, options);
      await file.write(file.documents.map((one) => replacedWords(one, { Oslo: "a city" })));
    } catch (error) {
      outcome = error instanceof PalimpsestError ? error.code : `UNCODED ${String(error)}`;
    }
    slowest = Math.max(slowest, performance.now() - start);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  const list = [...outcomes].sort(([, a], [, b]) => b - a).map(([one, count]) => `${one} ${count}`);
  console.log(`| ${format} | ${COUNT} | ${list.join(", ")} | ${(slowest / 1000).toFixed(1)} |`);
}
reader.close();
