import { readFileSync } from "node:fs";
import { PACKAGE_ROOT } from "../files/package-root.js";

/** The text of a list. The build puts all of them in the place of this module (tools/bundle/bundle.ts). */
export const listText = (name: string): string =>
  readFileSync(new URL(`lists/${name}.txt`, PACKAGE_ROOT), "utf8");
