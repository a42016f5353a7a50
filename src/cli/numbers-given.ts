/** Numbers of options as they are typed. */

import { InvalidArgumentError } from "commander";

/** @throws InvalidArgumentError */
export function port(value: string): number {
  const parsed = Number(value);
  if (/^\d+$/.test(value) && parsed <= 65_535) return parsed;
  throw new InvalidArgumentError("it must be a number from 0 to 65535");
}

/** @throws InvalidArgumentError */
export function whole(value: string): number {
  const parsed = Number(value);
  if (/^\d+$/.test(value) && parsed > 0) return parsed;
  throw new InvalidArgumentError("it must be a whole number above 0");
}
