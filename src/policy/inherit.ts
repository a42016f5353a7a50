/** A policy that extends another: its own keys win, key by key within maps; a list replaces a list. */

import { isRecord } from "../document/is-record.js";

/** Keys of maps that are merged; every other value is replaced whole. */
export function inherit(
  base: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = base[key];
    merged[key] = isRecord(value) && isRecord(below) ? inherit(below, value) : value;
  }
  return merged;
}
