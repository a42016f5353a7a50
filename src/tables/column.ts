/** A column: its name and what its cells have in common. */

import { type Form, formOf } from "./form.js";

export interface Column {
  /** As the file has it; in JSON the path of keys, `user.email`, `items[].price`. Empty: none. */
  readonly name: string;
  /** Cells that are examined. */
  readonly cells: number;
  /** Of these with a value. */
  readonly filled: number;
  readonly distinct: number;
  /** How often each value occurs. */
  readonly counts: ReadonlyMap<string, number>;
  /** Share of the filled cells of each form, in [0, 1]; forms without cells are absent. */
  readonly forms: ReadonlyMap<Form, number>;
  /** Mean number of words of a filled cell. */
  readonly words: number;
}

export function columnOf(name: string, values: readonly string[]): Column {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value.trim(), (counts.get(value.trim()) ?? 0) + 1);
  const forms = new Map<Form, number>();
  let filled = 0;
  let words = 0;
  let distinct = 0;
  for (const [value, count] of counts) {
    const form = formOf(value);
    if (form === "nothing") continue;
    filled += count;
    distinct++;
    words += count * value.split(/\s+/).length;
    forms.set(form, (forms.get(form) ?? 0) + count);
  }
  for (const [form, count] of forms) forms.set(form, count / filled);
  return {
    name,
    cells: values.length,
    filled,
    distinct,
    counts,
    forms,
    words: filled === 0 ? 0 : words / filled,
  };
}

export const shareOf = ({ forms }: Column, ...wanted: readonly Form[]): number =>
  wanted.reduce((sum, form) => sum + (forms.get(form) ?? 0), 0);
