/** THIRD-PARTY.txt: the licences of the libraries whose code or data a package contains. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { GraphFile } from "../bundle/graph.js";

/** What is copied by other ways than the bundle: see tools/bundle/assets.ts, lemmatizer.ts, and types.ts beside this. */
export const COPIED_BESIDES = [
  "@expo-google-fonts/arimo",
  "@expo-google-fonts/cousine",
  "@expo-google-fonts/tinos",
  "typebox",
  "wink-lemmatizer",
  "wink-lexicon",
] as const;

const LICENCE = /^(?:licen[cs]e|copying|notice)/i;

/** Folders below `node_modules/` whose modules these files contain. */
export const librariesIn = (files: readonly GraphFile[]): readonly string[] => [
  ...new Set(
    files
      .flatMap(({ modules }) => modules)
      .flatMap((module) => /^(?:node_modules\/(?:@[^/]+\/)?[^/]+(?=\/))+/.exec(module)?.[0] ?? []),
  ),
];

/** @param folders below the repository, one per library */
export const licencesOf = (folders: readonly string[]): string =>
  [...folders]
    .sort()
    .map(licenceOf)
    .join(`\n${"-".repeat(80)}\n\n`);

function licenceOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(`${folder}/package.json`, "utf8"),
  ) as Record<string, unknown>;
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file) && !existsSync(`${folder}/${file}/.`))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8").trim());
  const holder = typeof author === "string" ? author : ((author as { name?: string })?.name ?? "");
  const text = texts.length > 0 ? texts.join("\n\n") : `Copyright ${holder}`.trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}
