/** The source of a file with new words for some of its values, read again before it leaves. */

import { EditedText } from "../document/edited-text.js";
import { type Dropped, type FieldFile, unverified, type Value } from "./field.js";

/** New words for a value; without them it is removed. */
export type Edit =
  | { readonly value: Value; readonly replacement: string }
  | { readonly value: Dropped; readonly replacement?: undefined };

type Written = Pick<FieldFile, "name" | "source" | "encode" | "nothing" | "valuesOf">;

/** @throws OUTPUT_UNWRITABLE where the output reads otherwise than it was meant */
export function written(file: Written, edits: readonly Edit[]): string {
  const edited = new EditedText(file.source);
  const words = new Map<number, string>();
  const removed = new Set<number>();
  for (const edit of [...edits].sort((a, b) => a.value.start - b.value.start)) {
    const { start, end } = edit.value;
    if (edit.replacement === undefined) {
      edited.replace(start, end, file.nothing);
      removed.add(edit.value.of.start);
    } else {
      edited.replace(start, end, file.encode(edit.value, edit.replacement));
    }
    words.set(start, edit.replacement ?? "");
  }
  const out = edited.finish();
  if (words.size > 0) verify(file, out, words, removed);
  return out;
}

/** Reads the output again: every value as it was, as it was replaced, or gone. */
function verify(
  { name, source, valuesOf }: Written,
  out: string,
  words: ReadonlyMap<number, string>,
  removed: ReadonlySet<number>,
): void {
  const before = valuesOf(source);
  const now = valuesOf(out);
  let at = 0;
  for (const { start, value } of before) {
    if (removed.has(start)) continue;
    if (now[at]?.value !== (words.get(start) ?? value)) throw unverified(name);
    at++;
  }
  if (at !== now.length) throw unverified(name);
}
