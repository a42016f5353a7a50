/** A system's figures, one row in every table and one point in the plane. */

import type { Figures } from "./figures.js";
import { type AttackOn, type Clustering, type System, strongestAttack } from "./systems.js";

/** Shares of risk in percent, as the attack prints them. */
export interface AttackSummary {
  readonly scenario: string;
  readonly attacker: string;
  /** Texts attacked. */
  readonly texts: number;
  readonly individuals: number;
  readonly candidates: number;
  readonly risk: number;
  readonly interval: readonly [number, number];
  readonly riskAlone: number;
  readonly riskAt5: number;
  readonly riskAt10: number;
  readonly chance: number;
  readonly cap: number;
  readonly independent: boolean;
  /** Whether there was a development set to choose the attack's settings on. */
  readonly tuned: boolean;
}

export interface SystemSummary {
  readonly number: number;
  readonly name: string;
  readonly run: string;
  readonly released: boolean;
  /** Nothing protected: the point that others are compared with. */
  readonly clear: boolean;
  readonly attacks: readonly AttackSummary[];
  /** The one of highest risk, by which the system is judged. */
  readonly strongest?: AttackSummary;
  readonly masks?: Omit<Figures["masks"], "byDocument" | "texts" | "made" | "version" | "kind">;
  readonly utility?: Omit<Figures["utility"], "byDocument" | "texts" | "made" | "version" | "kind">;
  readonly clustering?: Clustering;
  /** Text-preserved similarity; 1 for clear text by definition. */
  readonly tps?: number;
}

export function summarizeSystem(system: System, number: number, name: string): SystemSummary {
  const { run, released, clear, attacks, masks, utility, clustering } = system;
  const strongest = strongestAttack(system);
  const tps = utility?.tps ?? (clear ? 1 : undefined);
  return {
    number,
    name,
    run,
    released: released !== undefined,
    clear,
    attacks: attacks.map(summarizeAttack),
    ...(strongest && { strongest: summarizeAttack(strongest) }),
    ...(masks && { masks: bare(masks) }),
    ...(utility && { utility: bare(utility) }),
    ...(clustering && { clustering }),
    ...(tps !== undefined && { tps }),
  };
}

function summarizeAttack({ scenario, method, figures }: AttackOn): AttackSummary {
  const at = figures.riskAt[method]!;
  return {
    scenario,
    attacker: figures.attacker,
    texts: Object.keys(figures.ranks[method] ?? {}).length,
    individuals: figures.individuals,
    candidates: figures.background,
    risk: figures.risk[method]!,
    interval: figures.interval[method]!,
    riskAlone: figures.riskAlone[method]!,
    riskAt5: at[5],
    riskAt10: at[10],
    chance: figures.chance,
    cap: figures.caps?.[method] ?? figures.cap,
    independent: figures.independent,
    tuned: figures.development !== null,
  };
}

/** Means alone. */
function bare<T extends Figures["masks"] | Figures["utility"]>(figures: T) {
  const { byDocument: _b, texts: _t, made: _m, version: _v, kind: _k, ...means } = figures;
  return means;
}
