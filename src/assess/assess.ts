/** The second stage: which entities, alone or together, could give the person away? */

import type { Assessed, Detected } from "../document/document.js";
import type { Measure } from "./measure.js";

export type Assess = (detected: Detected) => Promise<Assessed>;

/** The union of what the measures find, in their order. */
export function createAssess(measures: readonly Measure[]): Assess {
  return async (detected) => {
    const risks = [];
    for (const measure of measures) risks.push(...(await measure.assess(detected)));
    return { ...detected, risks };
  };
}
