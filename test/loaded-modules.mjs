/** Writes the address of every module that is loaded, a line each, into the file of MODULES_FILE. */

import { register } from "node:module";

register("./loaded-modules-hooks.mjs", import.meta.url);
