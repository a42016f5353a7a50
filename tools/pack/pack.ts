/**
 * `npm run pack`, after the build: writes the packages of the release into `out/packages/NAME/`, ready to be published,
 * from `packages/NAME/`, `dist/` and `models/`.
 */

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Manifest } from "../../src/models/manifest.js";
import { PACKAGE_OF } from "../../src/models/manifest.js";
import { BROWSER_GRAPH, readGraph } from "../bundle/graph.js";
import { CODE_PACKAGES, cut, packagesOf } from "./cut.js";
import { COPIED_BESIDES, librariesIn, licencesOf } from "./licences.js";
import { runtimeName, runtimeTargets, writeRuntime } from "./runtimes.js";
import { rewriteImports, withoutMap } from "./specifiers.js";
import { fromOutside, reachedTypes, typeboxTypes, withTypebox } from "./types.js";

const STAGE = "out/packages";
const NAMES = [
  "palimpsest",
  "server",
  "evaluate",
  "llm",
  "browser",
  "models-en",
  "models-languages",
] as const;

const { version, dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  version: string;
  dependencies: Readonly<Record<string, string>>;
};
const graph = readGraph();
const belongs = cut(graph);

const folderOf = (name: string): string => `${STAGE}/${name.replace("@palimpsest/", "")}`;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The description of a package, checked against the code that goes into it. */
function writeManifest(name: (typeof NAMES)[number]): void {
  const folder = folderOf(name);
  const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  if (manifest.version !== version)
    throw new Error(`packages/${name}/package.json: version ${manifest.version}, not ${version}`);
  const runtimes = Object.fromEntries(runtimeTargets().map((one) => [runtimeName(one), version]));
  const whole = { ...manifest, ...(name === "palimpsest" && { optionalDependencies: runtimes }) };
  write(`${folder}/package.json`, `${JSON.stringify(whole, null, 2)}\n`);
  cpSync(`packages/${name}/README.md`, `${folder}/README.md`);
  for (const file of ["LICENSE", "NOTICE"]) cpSync(file, `${folder}/${file}`);
  if (!(CODE_PACKAGES as readonly string[]).includes(manifest.name)) return;

  const own = graph.filter(({ file }) => belongs.get(file) === manifest.name);
  const wanted = [...packagesOf(own, new Set(graph.map(({ file }) => file)))]
    .filter((one) => dependencies[one] !== undefined)
    .sort();
  const said = Object.entries(manifest.dependencies ?? {}).filter(
    ([one]) => !one.startsWith("@palimpsest/"),
  );
  const right = wanted.map((one) => [one, dependencies[one]!]);
  if (JSON.stringify(said.sort()) !== JSON.stringify(right.sort()))
    throw new Error(
      `packages/${name}/package.json: its code imports ${JSON.stringify(Object.fromEntries(right))}; make these its dependencies`,
    );
  write(
    `${folder}/THIRD-PARTY.txt`,
    licencesOf([
      ...librariesIn(own),
      ...(name === "palimpsest" ? COPIED_BESIDES.map((one) => `node_modules/${one}`) : []),
    ]),
  );
}

/** The files of `dist/` that the bundle made, each in its package. */
function writeCode(): void {
  for (const { file } of graph) {
    const own = belongs.get(file)!;
    const text = rewriteImports(withoutMap(readFileSync(`dist/${file}`, "utf8")), file, (path) => {
      const other = belongs.get(path);
      return other === undefined || other === own ? undefined : `${other}/internal/${path}`;
    });
    write(`${folderOf(own)}/dist/${file}`, text);
  }
}

function writeTypes(): void {
  const main = folderOf("palimpsest");
  const entries = [
    "browser",
    "detect",
    "evaluate",
    "formats",
    "knowledge",
    "models",
    "replace",
    "schemas",
  ];
  const own = reachedTypes(
    ["index", "llm/index", ...entries.map((one) => `entries/${one}`)].map((one) => `${one}.d.ts`),
  );
  for (const [file, text] of own) write(`${main}/dist/${file}`, withTypebox(text, file));
  for (const [file, text] of typeboxTypes()) write(`${main}/dist/types/typebox/${file}`, text);
  const server = reachedTypes(["server/index.d.ts"]);
  const ofServer = new Set(
    [...server.keys()].filter((file) => file.startsWith("server/") && !own.has(file)),
  );
  for (const file of ofServer)
    write(`${folderOf("server")}/dist/${file}`, fromOutside(server.get(file)!, file, ofServer));
}

/** Entries of `palimpsest` that another package has, and the other way round. */
function writeBridges(): void {
  const bridge = (from: string, to: string): void => write(from, `export * from "${to}";\n`);
  const main = folderOf("palimpsest");
  bridge(`${main}/dist/entries/evaluate.js`, "@palimpsest/evaluate");
  bridge(`${main}/dist/server/index.js`, "@palimpsest/server");
  bridge(`${main}/dist/server/index.d.ts`, "@palimpsest/server");
  bridge(`${folderOf("evaluate")}/dist/index.d.ts`, "palimpsest/evaluate");
  for (const ending of ["js", "d.ts"])
    bridge(`${folderOf("llm")}/dist/index.${ending}`, "palimpsest/llm");
  bridge(`${main}/dist/browser/index.js`, "@palimpsest/browser");
  bridge(`${folderOf("browser")}/dist/index.d.ts`, "palimpsest/browser");
}

/** The program for browsers, whose libraries are all in it. */
function writeBrowser(): void {
  const files = readGraph(BROWSER_GRAPH);
  const folder = folderOf("browser");
  for (const { file } of files) cpSync(`dist/browser/${file}`, `${folder}/dist/${file}`);
  write(`${folder}/THIRD-PARTY.txt`, licencesOf(librariesIn(files)));
}

/** Each package's models with a manifest of their own. */
function writeModels(): void {
  const manifest = JSON.parse(readFileSync("models/manifest.json", "utf8")) as Manifest;
  const packageOfModel = (name: string): string => PACKAGE_OF[name] ?? "palimpsest";
  for (const name of new Set(manifest.models.map((model) => packageOfModel(model.name)))) {
    const models = manifest.models.filter((model) => packageOfModel(model.name) === name);
    const folder = `${folderOf(name)}/models`;
    for (const { path } of models.flatMap(({ files }) => files))
      cpSync(`models/${path}`, `${folder}/${path}`);
    cpSync("models/MODEL_CARD.md", `${folder}/MODEL_CARD.md`);
    write(`${folder}/manifest.json`, `${JSON.stringify({ ...manifest, models }, null, 2)}\n`);
  }
}

function writeRest(): void {
  const main = folderOf("palimpsest");
  cpSync("dist/assets", `${main}/dist/assets`, { recursive: true });
  cpSync("dist/lemmatizer.cjs", `${main}/dist/lemmatizer.cjs`);
  cpSync("examples/policies", `${main}/examples/policies`, { recursive: true });
  cpSync("CHANGELOG.md", `${main}/CHANGELOG.md`);
  const server = folderOf("server");
  cpSync("dist/web", `${server}/dist/web`, { recursive: true });
  cpSync(
    "dist/server/store/empty-database.tar.gz",
    `${server}/dist/server/store/empty-database.tar.gz`,
  );
}

rmSync(STAGE, { recursive: true, force: true });
writeCode();
writeTypes();
writeBridges();
writeBrowser();
writeModels();
writeRest();
for (const name of NAMES) writeManifest(name);
for (const target of runtimeTargets())
  await writeRuntime(target, folderOf(runtimeName(target)), version);
