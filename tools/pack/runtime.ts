/**
 * Packs the model runtime into the package, without its install script, which would fetch GPU libraries from another
 * host than the registry, and without source maps whose sources it does not contain. `prepack` runs it with `strip`,
 * `postpack` with `restore`.
 */

import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Manifest {
  readonly scripts?: unknown;
  readonly devDependencies?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The packages of the runtime, and the files of each that are packed. */
const RUNTIME: Readonly<Record<string, readonly string[]>> = {
  "onnxruntime-node": ["bin", "dist/*.js", "dist/*.d.ts"],
  "onnxruntime-common": ["dist/**/*.js", "dist/**/*.d.ts", "dist/**/package.json"],
};

/** What only the install script uses. */
const OF_THE_SCRIPT = new Set(["adm-zip", "global-agent"]);

const manifestOf = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
const originalOf = (name: string): string => `${manifestOf(name)}.original`;

function strip(): void {
  // left behind by a pack that was interrupted
  restore();
  for (const [name, files] of Object.entries(RUNTIME)) {
    const {
      scripts: _scripts,
      devDependencies: _development,
      dependencies,
      ...manifest
    } = JSON.parse(readFileSync(manifestOf(name), "utf8")) as Manifest;
    const needed = Object.entries(dependencies ?? {}).filter(([one]) => !OF_THE_SCRIPT.has(one));
    // a new file, since other checkouts may share this one by a hard link
    renameSync(manifestOf(name), originalOf(name));
    const packed = {
      ...manifest,
      ...(needed.length > 0 && { dependencies: Object.fromEntries(needed) }),
      files,
    };
    writeFileSync(manifestOf(name), `${JSON.stringify(packed, null, 2)}\n`);
  }
}

function restore(): void {
  for (const name of Object.keys(RUNTIME)) {
    if (existsSync(originalOf(name))) renameSync(originalOf(name), manifestOf(name));
  }
}

if (process.argv[2] === "strip") strip();
else if (process.argv[2] === "restore") restore();
else throw new Error("say 'strip' before packing or 'restore' after it");
