/** What the operator of a program gives it beside a policy: files that a policy names, and the environment. */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** @throws as Node does where it cannot be read */
export const givenText = (path: string): Promise<string> => readFile(path, "utf8");
export const givenTextNow = (path: string): string => readFileSync(path, "utf8");

/** A variable of the environment; undefined: not set. */
export const givenVariable = (name: string): string | undefined => process.env[name];
