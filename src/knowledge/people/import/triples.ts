/** JSONL triples: a line `{"individual","property","value","aliases"?}`; plain, gzip or bzip2. */

import { type Entry, type EntrySource, entrySource } from "./entry.js";
import { readLines } from "./lines.js";
import { countMalformed, parseObject } from "./malformed.js";

/** Every triple is an entry. */
export function readTriples(path: string): EntrySource {
  return entrySource(path, async function* (entries, counts, { maxMalformed, onProgress }) {
    const lines = await readLines(path);
    for await (const batch of lines.batches) {
      for (const line of batch) {
        if (line.trim() === "") continue;
        counts.records++;
        const entry = parseTriple(line);
        if (entry === "malformed") {
          countMalformed(
            counts,
            maxMalformed,
            'of the form {"individual","property","value"}',
            `record ${counts.records} of ${path}`,
          );
        } else if (entry === "without value") counts.withoutValue++;
        else entries.add(entry);
      }
      yield entries.take();
      onProgress?.({
        step: "entries",
        bytes: lines.bytesRead(),
        totalBytes: lines.size,
        counts,
      });
    }
  });
}

function parseTriple(line: string): Entry | "malformed" | "without value" {
  const triple = parseObject(line);
  if (!triple) return "malformed";
  const individual = asWords(triple["individual"]);
  const property = asWords(triple["property"]);
  const { aliases = [] } = triple;
  if (!individual || !property || !Array.isArray(aliases)) return "malformed";
  if (!aliases.every((alias) => typeof alias === "string")) return "malformed";
  const given = triple["value"];
  if (given === undefined || given === null) return "without value";
  const value = asWords(given);
  if (value === undefined) return "malformed";
  if (value === "") return "without value";
  return {
    individual,
    statements: [{ property, value, ...(aliases.length > 0 && { aliases }) }],
  };
}

/** Strings and numbers as words; undefined for what is neither. */
function asWords(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" ? String(value) : undefined;
}
