/**
 * The network that emulates a search. The first layer is a sum over the members of a combination, so
 * that the part of each entity is computed once, however many combinations it is in.
 */

import type { SearchEmulation } from "../../models/search-emulation.js";
import { combinationFeatures, type EntityFeatures } from "./features.js";

/** An entity as the hidden layer sees it. */
export interface Projected {
  readonly id: string;
  readonly information: number;
  /** What it adds to each hidden unit. */
  readonly units: Float64Array;
}

export function project(
  model: SearchEmulation,
  { id, values, information }: EntityFeatures,
): Projected {
  const units = Float64Array.from(model.entityBias);
  for (let unit = 0; unit < units.length; unit++) {
    const weights = model.entity[unit]!;
    for (let i = 0; i < values.length; i++) units[unit]! += weights[i]! * values[i]!;
  }
  return { id, information, units };
}

/** The probability that a search for all members leads to the person. */
export function probabilityOf(model: SearchEmulation, members: readonly Projected[]): number {
  const whole = combinationFeatures(members.map(({ information }) => information));
  let logOdds = model.outputBias;
  for (let unit = 0; unit < model.output.length; unit++) {
    let sum = model.bias[unit]!;
    for (const { units } of members) sum += units[unit]!;
    const weights = model.combination[unit]!;
    for (let i = 0; i < whole.length; i++) sum += weights[i]! * whole[i]!;
    if (sum > 0) logOdds += model.output[unit]! * sum;
  }
  return 1 / (1 + Math.exp(-logOdds));
}
