/** A bound on what may be hidden: the lowest risk that it can pay for. */

import type { Assessed, RiskyCombination } from "../document/document.js";
import { errors } from "../errors.js";
import type { Solution } from "./problem.js";

export interface Budget {
  /** Share of the information in all entities that may be hidden, in [0, 1]. */
  readonly share: number;
  /** Risk that must not be passed; without it, the lowest that the share pays for. */
  readonly risk: number | undefined;
  readonly costs: ReadonlyMap<string, number>;
}

interface Chosen {
  readonly risks: readonly RiskyCombination[];
  readonly solution: Solution;
}

/**
 * The choice that hides at most the share. With a bound on risk, the least choice under it; without,
 * the choice that breaks every combination above the lowest risk the share can pay for.
 * @param least the least choice that breaks the given combinations
 * @throws BUDGET_CONTRADICTORY where even direct identifiers, or the bound on risk, need more
 */
export async function withinBudget(
  assessed: Assessed,
  { share, risk, costs }: Budget,
  least: (risks: readonly RiskyCombination[]) => Promise<Chosen>,
): Promise<Chosen> {
  const total = [...costs.values()].reduce((sum, cost) => sum + cost, 0);
  const fits = ({ solution }: Chosen) => solution.cost <= share * total + 1e-9;
  if (risk !== undefined) {
    const chosen = await least(assessed.risks);
    if (fits(chosen)) return chosen;
    throw contradiction(
      share,
      chosen.solution.cost / total,
      `risk at most ${risk}`,
      "'budget.risk' or ",
    );
  }
  const levels = [...new Set(assessed.scores.map((score) => score.risk))].sort((a, b) => a - b);
  const above = (level: number) => least(assessed.scores.filter((score) => score.risk > level));
  let low = 0;
  let high = levels.length;
  let best = await least([]);
  if (!fits(best)) {
    throw contradiction(share, best.solution.cost / total, "every direct identifier masked", "");
  }
  while (low < high) {
    const middle = (low + high) >> 1;
    const chosen = await above(middle === 0 ? -1 : levels[middle - 1]!);
    if (fits(chosen)) {
      best = chosen;
      high = middle;
    } else low = middle + 1;
  }
  return best;
}

function contradiction(share: number, needed: number, wish: string, other: string) {
  return errors.BUDGET_CONTRADICTORY`hiding at most ${share} of the information contradicts ${wish}, which needs ${needed.toFixed(3)}; raise ${other}'budget.information'`;
}
