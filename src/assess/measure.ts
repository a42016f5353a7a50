import type { Detected, RiskyCombination } from "../document/document.js";

/**
 * A measure of re-identification risk: which entities, alone or together, could give somebody away?
 * Unknown counts as risky: an entity that a measure cannot judge is reported with that as evidence.
 */
export interface Measure {
  readonly name: string;
  assess(detected: Detected): Promise<readonly RiskyCombination[]> | readonly RiskyCombination[];
}
