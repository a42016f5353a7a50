/**
 * Puts the modules of `src/` together into some 150 files in `dist/`; the types are tsc's. To load 1,600 modules one by
 * one, most of them of libraries, and to read what never changes took half of a short command (decision 81).
 */

import { readdirSync, readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import { checkLanguageFile } from "../languages/check-file.js";
import { languageFile } from "../languages/files.js";
import { packAssets } from "./assets.js";
import { bundleBrowser } from "./browser.js";
import { writeGraph } from "./graph.js";
import { bundleLemmatizer } from "./lemmatizer.js";
import { inPlaceOf, withoutExamples, withTexts } from "./prepared.js";
import { PROGRAMS } from "./programs.js";

interface Description {
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const description = JSON.parse(readFileSync("package.json", "utf8")) as Description;

/** For programs that call the command line without a process of its own. */
const CALLED = ["cli/command-line"];

/**
 * Libraries in plain JavaScript that are copied into the bundle, which then has of them only what is used; their licences
 * go with the package (tools/pack/licences.ts). What else is imported is a dependency of a package.
 */
const COPIED = new Set([
  "@embedpdf/pdfium",
  "@faker-js/faker",
  "@fastify/type-provider-typebox",
  "@kenjiuno/msgreader",
  "@noble/ciphers",
  "@noble/hashes",
  "@scure/base",
  "@xmldom/xmldom",
  "cli-progress",
  "commander",
  "csv-parse",
  "entities",
  "fastest-levenshtein",
  "fflate",
  "libphonenumber-js",
  "nodemailer",
  "p-map",
  "parse5",
  "postal-mime",
  "re2js",
  "typebox",
  "unbzip2-stream",
  "yaml",
]);

const published = [...Object.values(description.exports), ...Object.values(description.bin)]
  .map((file) => (typeof file === "string" ? file : file.default))
  .flatMap((file) => /(?:^|\/)dist\/(.*)\.js$/.exec(file)?.[1] ?? [])
  .filter((name) => name !== "browser/index");

const loadedByNode = Object.keys({
  ...description.dependencies,
  ...description.peerDependencies,
}).filter((name) => !COPIED.has(name));

/** Lines `key|value` with the key on the first of those in a row that have it: `|value`. */
function withoutRepeatedKeys(text: string): string {
  let before = "";
  return text.replace(/^[^|\n]+(?=\|)/gmu, (key) => {
    const isSame = key === before;
    before = key;
    return isSame ? "" : key;
  });
}

/** The texts of `languages/` by the paths that the code has for them, all of them checked; a folder is read when first asked for. */
function listsModule(): string {
  const folders = new Map<string, [string, string][]>();
  for (const file of readdirSync("languages", { encoding: "utf8", recursive: true })) {
    if (!file.endsWith(".txt")) continue;
    const path = file.replaceAll("\\", "/").slice(0, -".txt".length);
    const text = readFileSync(`languages/${file}`, "utf8");
    checkLanguageFile(path, text);
    const folder = path.split("/")[0]!;
    const written = languageFile(path)?.keys ? withoutRepeatedKeys(text) : text;
    folders.set(folder, [...(folders.get(folder) ?? []), [path, written]]);
  }
  const readers = [...folders].map(
    ([folder, texts]) => `${folder}: () => (${JSON.stringify(Object.fromEntries(texts))})`,
  );
  return `const readers = { ${readers.join(", ")} };
const read = {};
export const listText = (path) => {
  const folder = path.split("/")[0];
  return (read[folder] ??= readers[folder]?.())?.[path];
};`;
}

const prepared = [
  withTexts,
  inPlaceOf(/\/language\/list-text\.ts$/, listsModule),
  withoutExamples(/\/detect\/codes\/.*\.ts$/),
];

const bundle = await rolldown({
  input: Object.fromEntries(
    [...published, ...PROGRAMS, ...CALLED].map((name) => [name, `src/${name}.ts`]),
  ),
  platform: "node",
  external: (id) =>
    id.startsWith("node:") || loadedByNode.some((name) => id === name || id.startsWith(`${name}/`)),
  // what an entry lists is where it comes from: who imports one thing from it does not need the others
  treeshake: { moduleSideEffects: (id) => !/\/src\/entries\//.test(id) },
  plugins: prepared,
});
const { output } = await bundle.write({
  dir: "dist",
  format: "esm",
  chunkFileNames: "chunks/[name]-[hash].js",
  sourcemap: true,
  // what is read at each start; names stay for stack traces
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
writeGraph(output);
await bundleLemmatizer();
await bundleBrowser(prepared);
packAssets();
