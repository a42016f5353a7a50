/**
 * Every model says what it learnt from, and each source has a licence that allows it or a reason; every package that the program is shipped with has a licence that allows it, and no install script, read from the
 * lock file: `node --import tsx tools/licences.ts`. Fails with the packages that have another licence or none, or a script.
 */

import { readFileSync } from "node:fs";
import { checkModels, shippedModels } from "./model-sources.js";

/** Licences without a duty to publish what uses them; OFL is of fonts, which are shipped unchanged. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(
  readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"),
) as { readonly packages: Readonly<Record<string, LockedPackage>> };

/** Whether an expression such as `(MIT OR GPL-3.0)` can be met with allowed licences alone. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isAllowed);
  if (bare.includes(" AND ")) return bare.split(" AND ").every(isAllowed);
  return ALLOWED.has(bare.trim());
}

const shipped = Object.entries(packages).filter(
  // the empty path and those of packages/ are our own
  ([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link,
);
const wrong = shipped.flatMap(([path, { version, license, integrity, hasInstallScript }]) => {
  const name = `${path.replace(/^.*node_modules\//, "")}@${version}`;
  if (license === undefined) return [`${name}: no licence`];
  if (!isAllowed(license)) return [`${name}: ${license}`];
  // npm runs only the scripts that the lock file announces; that of the model runtime fetches GPU libraries from
  // another host, which nothing here uses, and an older npm does not know 'allowScripts'
  if (hasInstallScript)
    return [`${name}: an install script; remove 'hasInstallScript' from the lock file`];
  return integrity === undefined ? [`${name}: no integrity hash`] : [];
});
const models = checkModels();
if (wrong.length + models.wrong.length > 0) {
  process.stderr.write(
    `${[...wrong, ...models.wrong].join("\n")}\n${wrong.length} of ${shipped.length} packages\n`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(
    `${shipped.length} shipped packages have licences that allow it; ${shippedModels().length} models name what they learnt from, ${models.told.length} sources of it without an open licence\n`,
  );
}
