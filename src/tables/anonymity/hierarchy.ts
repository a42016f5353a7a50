/**
 * A hierarchy: what each value of a quasi-identifier becomes level by level, from the value itself (0)
 * to `*`, which says nothing.
 *
 * | cells | levels |
 * | --- | --- |
 * | whole numbers | intervals of 5, 10, 20, 40 ... |
 * | decimals | intervals of 1, 2 or 5 times a power of ten |
 * | moments | month, year, decade |
 * | codes of one length, postcodes | the last character gone, the last two ... |
 * | others | none but `*` |
 *
 * A file in the form that ARX reads says otherwise: one line per value, its levels after it, parted by
 * semicolons.
 */

import { errors } from "../../errors.js";
import type { Column } from "../column.js";
import { shareOf } from "../column.js";
import { dayOrderOf, generalized, UNITS } from "../moment.js";
import { momentOfCell } from "../unit.js";

export const SUPPRESSED = "*";

export interface Hierarchy {
  /** Of a value, from itself to `*`; as many for every value of the column. */
  readonly levelsOf: ReadonlyMap<string, readonly string[]>;
  /** Number of levels, the value itself and `*` included; 2 at least. */
  readonly height: number;
}

/** The hierarchy that a column's cells suggest. Values are trimmed. */
export function hierarchyOf(column: Column): Hierarchy {
  const values = [...column.counts.keys()];
  if (shareOf(column, "moment") >= 0.9) return ofMoments(values);
  if (values.every((value) => value === "" || /^-?\d{1,9}$/.test(value))) return ofIntegers(values);
  if (values.every((value) => value === "" || /^-?\d+(?:\.\d+)?$/.test(value)))
    return ofDecimals(values);
  const lengths = new Set(values.filter((value) => value !== "").map((value) => value.length));
  const isCode = shareOf(column, "postcode", "code", "phone", "ip") >= 0.9;
  if (isCode && Math.max(...lengths) <= 12) return ofPrefixes(values);
  return complete(values.map((value) => [value, []]));
}

/** Every value with as many levels as the deepest, its own last repeated, and `*` on top. */
function complete(entries: readonly (readonly [string, readonly string[]])[]): Hierarchy {
  const depth = Math.max(0, ...entries.map(([, levels]) => levels.length));
  return {
    height: depth + 2,
    levelsOf: new Map(
      entries.map(([value, levels]) => {
        const last = levels.at(-1) ?? value;
        const more = Array.from({ length: depth - levels.length }, () => last);
        return [value, [value, ...levels, ...more, SUPPRESSED]];
      }),
    ),
  };
}

const FIRST_WIDTH = 5;

function ofIntegers(values: readonly string[]): Hierarchy {
  const numbers = values.filter((value) => value !== "").map(Number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const widths: number[] = [];
  for (let width = FIRST_WIDTH; width < most - least; width *= 2) widths.push(width);
  return complete(
    values.map((value) => {
      if (value === "") return [value, []];
      const levels = widths.map((width) => {
        const from = Math.floor(Number(value) / width) * width;
        return `${from}-${from + width - 1}`;
      });
      return [value, levels];
    }),
  );
}

function ofDecimals(values: readonly string[]): Hierarchy {
  const numbers = values.filter((value) => value !== "").map(Number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const range = most - least || 1;
  // about a hundred intervals at first, two at last
  const widths: number[] = [];
  for (let power = Math.floor(Math.log10(range)) - 2; 10 ** power < range; power++) {
    for (const digit of [1, 2, 5])
      if (digit * 10 ** power < range / 2) widths.push(digit * 10 ** power);
  }
  const shown = (number: number) => String(Number(number.toPrecision(10)));
  return complete(
    values.map((value) => {
      if (value === "") return [value, []];
      const levels = widths.map((width) => {
        const from = Math.floor(Number(value) / width + 1e-9) * width;
        return `[${shown(from)}, ${shown(from + width)})`;
      });
      return [value, levels];
    }),
  );
}

function ofMoments(values: readonly string[]): Hierarchy {
  const order = dayOrderOf(values);
  const units = UNITS.filter((unit) => unit !== "day" && unit !== "quarter");
  return complete(
    values.map((value) => {
      const moment = momentOfCell(value, order);
      if (!moment) return [value, []];
      const levels: string[] = [];
      for (const unit of units) levels.push(generalized(moment, unit) ?? levels.at(-1) ?? value);
      return [value, levels];
    }),
  );
}

function ofPrefixes(values: readonly string[]): Hierarchy {
  const longest = Math.max(...values.map((value) => value.length));
  return complete(
    values.map((value) => {
      const levels: string[] = [];
      for (let length = longest - 1; length > 0; length--) {
        levels.push(
          value.length <= length
            ? (levels.at(-1) ?? value)
            : `${value.slice(0, length).trimEnd()}${"*".repeat(value.length - length)}`,
        );
      }
      return [value, levels];
    }),
  );
}

/**
 * A hierarchy from a file: `value;level 1;level 2` per line. A value of the column that the file lacks
 * is refused, since it could be the one that gives somebody away.
 * @throws INPUT_FORMAT
 */
export function parseHierarchy(text: string, column: Column, file: string): Hierarchy {
  const read = new Map(
    text
      .split(/\r?\n/)
      .filter((line) => line.trim() !== "")
      .map((line) => line.split(";").map((one) => one.trim()))
      .map(
        ([value = "", ...levels]) => [value, levels.filter((one) => one !== SUPPRESSED)] as const,
      ),
  );
  const missing = [...column.counts.keys()].filter((value) => !read.has(value)).length;
  if (missing > 0) {
    throw errors.INPUT_FORMAT`${file} lacks ${missing} of the ${column.counts.size} values of column '${column.name}'; add a line 'value;level 1;level 2' for each`;
  }
  return complete([...column.counts.keys()].map((value) => [value, read.get(value)!]));
}

/** A hierarchy as its file, to be looked at and edited. */
export const hierarchyText = ({ levelsOf }: Hierarchy): string =>
  [...levelsOf.values()].map((levels) => `${levels.join(";")}\n`).join("");
