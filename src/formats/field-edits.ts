/** The source of a file with new words for some of its values, read again before it leaves. */

import { EditedText } from "../document/edited-text.js";
import { type Dropped, type FieldFile, unverified, type Value } from "./field.js";

type Replaced = { readonly value: Value; readonly replacement: string };
/** New words for a value; without them it is removed. */
export type Edit = Replaced | { readonly value: Dropped; readonly replacement?: undefined };

type Written = Pick<FieldFile, "name" | "source" | "fits" | "encode" | "nothing" | "valuesOf">;

/** @throws OUTPUT_UNWRITABLE where the output reads otherwise than it was meant */
export function written(file: Written, asked: readonly Edit[]): string {
  if (asked.length === 0) return file.source;
  const sorted = asked
    .map((edit) => (edit.replacement === undefined ? edit : fitted(file, edit)))
    .sort((a, b) => a.value.start - b.value.start);
  const edited = new EditedText(file.source);
  for (const edit of sorted) {
    const { start, end } = edit.value;
    if (edit.replacement === undefined) edited.replace(start, end, file.nothing);
    else edited.replace(start, end, file.encode(edit.value, edit.replacement));
  }
  const out = edited.finish();
  verify(file, out, sorted);
  return out;
}

const fitted = ({ fits }: Written, { value, replacement }: Replaced): Replaced => ({
  value,
  replacement: fits?.(value, replacement) ?? replacement,
});

/**
 * Reads the output again: every value as it was, as it was replaced, or gone.
 * @param edits in order
 */
function verify({ name, source, valuesOf }: Written, out: string, edits: readonly Edit[]): void {
  const removed = new Set<number>();
  for (const { value, replacement } of edits) {
    if (replacement === undefined) removed.add(value.of.start);
  }
  const now = valuesOf(out);
  let at = 0;
  let next = 0;
  for (const { start, value } of valuesOf(source)) {
    if (removed.has(start)) continue;
    while (next < edits.length && edits[next]!.value.start < start) next++;
    let words = value;
    for (let i = next; edits[i]?.value.start === start; i++) words = edits[i]!.replacement ?? "";
    if (now[at]?.value !== words) throw unverified(name);
    at++;
  }
  if (at !== now.length) throw unverified(name);
}
