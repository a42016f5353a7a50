/**
 * The choice as an integer program, solved by HiGHS: x(option) in {0, 1}, at most one option per entity,
 * at least one option of every row; least cost. Pairs that form cliques become one row each ('all but
 * one'), which is a tighter program; the search starts from a given choice.
 */

import type { Highs } from "highs";
import { host } from "#host";
import { cliquesOf } from "./cliques.js";
import type { Cover } from "./cover.js";

let loading: Promise<Highs> | undefined;

export interface Exact {
  readonly chosen: Int32Array;
  /** No choice costs less. */
  readonly bound: number;
}

export interface ExactLimits {
  readonly seconds: number;
  /** Nodes of the search tree, the same on every machine. */
  readonly nodes: number;
}

/**
 * The best choice found within the limits, and a bound on all of them. Nothing where the solver gives
 * neither, for whatever reason.
 * @param start a choice that breaks every row
 */
export async function exact(
  cover: Cover,
  start: Int32Array,
  limits: ExactLimits,
): Promise<Exact | undefined> {
  loading ??= host.solver() as Promise<Highs>;
  const highs = await loading;
  const { rows, lower, upper } = rowsOf(cover, highs.infinity);
  const numCols = cover.owner.length;
  try {
    return highs.withModel(
      {
        numCols,
        numRows: rows.length,
        colCost: cover.cost.map((price) => Math.max(price, 1e-6)),
        colLower: new Float64Array(numCols),
        colUpper: new Float64Array(numCols).fill(1),
        rowLower: lower,
        rowUpper: upper,
        integrality: new Int32Array(numCols).fill(1),
        matrix: {
          format: "csr",
          numRows: rows.length,
          numCols,
          starts: startsOf(rows),
          indices: rows.flat(),
          values: rows.flat().map(() => 1),
        },
      },
      (model) => {
        model.options.set({
          output_flag: false,
          time_limit: limits.seconds,
          mip_max_nodes: limits.nodes,
          mip_rel_gap: 0,
          presolve: "off", // the rows are already few and tight; measured in bench/decide.ts
          mip_heuristic_effort: 0, // the local search has been there
          random_seed: 0,
        });
        const colValue = new Float64Array(numCols);
        for (const option of start) if (option >= 0) colValue[option] = 1;
        model.setSolution({ colValue });
        model.run();
        const values = model.getSolution().colValue;
        const chosen = new Int32Array(cover.entities.length).fill(-1);
        for (const [option, value] of values.entries()) {
          if (value > 0.5) chosen[cover.owner[option]!] = option;
        }
        return { chosen, bound: Number(model.info.get("mip_dual_bound")) };
      },
    );
  } catch {
    loading = undefined; // a solver that failed once is not trusted with the next problem
    return undefined;
  }
}

/** Where each row begins among all entries, and where the last ends. */
function startsOf(rows: readonly (readonly number[])[]): number[] {
  const starts = [0];
  for (const row of rows) starts.push(starts.at(-1)! + row.length);
  return starts;
}

function rowsOf(cover: Cover, infinity: number) {
  const { cliques, others } = cliquesOf(cover);
  const several = cover.options.filter((options) => options.length > 1);
  const rows = [...cliques, ...others.map((row) => cover.rows[row]!), ...several];
  const lower = [
    ...cliques.map((clique) => clique.length - 1),
    ...others.map(() => 1),
    ...several.map(() => -infinity),
  ];
  const upper = [...cliques, ...others].map(() => infinity).concat(several.map(() => 1));
  return { rows: rows.map((row) => [...row]), lower, upper };
}
