import { readFileSync } from "node:fs";
import { PACKAGE_ROOT } from "./package-root.js";

/** The release that runs, from the package's own description. */
export const { version: VERSION } = JSON.parse(
  readFileSync(new URL("package.json", PACKAGE_ROOT), "utf8"),
) as { version: string };
