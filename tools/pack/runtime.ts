/**
 * Packs the model runtime into the package, without its install script, which would fetch GPU libraries from another
 * host than the registry. `prepack` runs it with `strip`, `postpack` with `restore`.
 */

import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MANIFEST = fileURLToPath(
  new URL("../../node_modules/onnxruntime-node/package.json", import.meta.url),
);
const ORIGINAL = `${MANIFEST}.original`;

/** What only the install script uses. */
const OF_THE_SCRIPT = new Set(["adm-zip", "global-agent"]);

function strip(): void {
  // left behind by a pack that was interrupted
  if (existsSync(ORIGINAL)) restore();
  const {
    scripts: _scripts,
    devDependencies: _development,
    ...manifest
  } = JSON.parse(readFileSync(MANIFEST, "utf8")) as {
    scripts?: unknown;
    devDependencies?: unknown;
    dependencies: Readonly<Record<string, string>>;
  };
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([name]) => !OF_THE_SCRIPT.has(name)),
  );
  // a new file, since other checkouts may share this one by a hard link
  renameSync(MANIFEST, ORIGINAL);
  const files = ["bin", "dist/*.js", "dist/*.d.ts"];
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, dependencies, files }, null, 2)}\n`);
}

function restore(): void {
  if (existsSync(ORIGINAL)) renameSync(ORIGINAL, MANIFEST);
}

if (process.argv[2] === "strip") strip();
else if (process.argv[2] === "restore") restore();
else throw new Error("say 'strip' before packing or 'restore' after it");
