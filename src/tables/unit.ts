/** The unit to which all moments of a column are generalized. */

import type { Column } from "./column.js";
import {
  type DayOrder,
  dayOrderOf,
  dependsOnOrder,
  generalized,
  type Moment,
  momentOf,
  momentOfNumber,
  UNITS,
  type Unit,
  unitOf,
} from "./moment.js";

/** Rows that should share each generalized moment, and the share of rows for which they must. */
const GROUP = 5;
const IN_GROUPS = 0.95;

/** The moment of a cell of a column of times, where numbers count as well. */
export const momentOfCell = (value: string, order?: DayOrder): Moment | undefined =>
  momentOf(value, order) ?? momentOfNumber(value);

export interface MomentColumn {
  readonly unit: Unit;
  readonly order?: DayOrder;
}

/**
 * The finest unit, coarser than what the column writes, in which 95% of the cells share their words
 * with four others; a decade where none does. Dates whose day and month cannot be told apart become
 * years at least.
 */
export function unitFor({ counts }: Column, given?: Unit): MomentColumn {
  const order = dayOrderOf([...counts.keys()]);
  const found = [...counts].flatMap(([value, count]) => {
    const moment = momentOfCell(value, order);
    return moment ? [{ moment, count }] : [];
  });
  const asGiven = { ...(order && { order }) };
  if (given) return { unit: given, ...asGiven };
  const ambiguous = order === undefined && [...counts.keys()].some(dependsOnOrder);
  const finest = Math.max(
    ambiguous ? UNITS.indexOf("year") : 0,
    // as fine as the finest cell allows, and one step coarser than that
    Math.min(
      ...found.map(
        ({ moment }) => UNITS.indexOf(unitOf(moment) ?? "day") + (unitOf(moment) ? 1 : 0),
      ),
    ),
  );
  const total = found.reduce((sum, { count }) => sum + count, 0);
  for (const unit of UNITS.slice(finest)) {
    if (unit === "quarter") continue;
    const groups = new Map<string, number>();
    for (const { moment, count } of found) {
      const words = generalized(moment, unit);
      if (words !== undefined) groups.set(words, (groups.get(words) ?? 0) + count);
    }
    const inGroups = [...groups.values()]
      .filter((count) => count >= GROUP)
      .reduce((sum, count) => sum + count, 0);
    if (inGroups >= IN_GROUPS * total) return { unit, ...asGiven };
  }
  // a small table cannot share its dates; birth or not, a year says little alone
  return { unit: total < 4 * GROUP ? "year" : "decade", ...asGiven };
}
