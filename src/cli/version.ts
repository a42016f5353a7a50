import { readFileSync } from "node:fs";

/** The release that runs, from the package's own description. */
export const { version: VERSION } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string };
