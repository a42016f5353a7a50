/** What flags are made of: repeated ones, numbers, files. */

import { InvalidArgumentError, Option } from "commander";
import { errors } from "../errors.js";
import { readSetting } from "../files/bounded.js";

/** An option that may be given several times; each adds a value. The description may end with its default. */
export function repeatable(flags: string, description: string): Option {
  const [, text = description, unset = "none"] = /^(.+) \(default: (.+)\)$/.exec(description) ?? [];
  return new Option(flags, `${text}; repeat for more`)
    .argParser((value: string, before: readonly string[]) => [...before, value])
    .default([], unset);
}

export function number(value: string): number {
  const parsed = Number(value);
  const percent = /^\s*(\d+(?:\.\d+)?)\s*%\s*$/.exec(value)?.[1];
  if (percent !== undefined)
    throw new InvalidArgumentError(
      `it must be a number without a percent sign; write ${Number(percent) / 100} for ${percent}%`,
    );
  if (value.trim() === "" || !Number.isFinite(parsed))
    throw new InvalidArgumentError("it must be a number");
  return parsed;
}

/** @throws POLICY_UNREADABLE */
export const readText = (path: string, what: string): string =>
  readBytes(path, what).toString("utf8");

/** @throws POLICY_UNREADABLE */
export function readBytes(path: string, what: string): Buffer {
  try {
    return readSetting(path);
  } catch {
    throw errors.POLICY_UNREADABLE`${what} at ${path} cannot be read; check the path and its permissions, and that it has at most 100 MiB`;
  }
}
