/**
 * The file of the emulation of search: a network with one hidden layer that says how probable it is
 * that a search for entities leads to the person. How it is used is in `assess/search/emulate.ts`, how
 * it is trained in `training/search-emulation.ts`.
 */

import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { loadJsonModel } from "./json-model.js";

const numbers = Type.Array(Type.Number());

const SearchEmulation = Type.Object({
  version: Type.Literal(1),
  /** Names of an entity's features and of a combination's, in the order of the weights. */
  entityFeatures: Type.Array(Type.String()),
  combinationFeatures: Type.Array(Type.String()),
  /** [unit][feature]: what one entity adds to each hidden unit, beside `entityBias`. */
  entity: Type.Array(numbers),
  entityBias: numbers,
  /** [unit][feature]: what the combination as a whole adds, beside `bias`. */
  combination: Type.Array(numbers),
  bias: numbers,
  /** [unit]: the log-odds of risk are their weighted sum, plus `outputBias`. */
  output: numbers,
  outputBias: Type.Number(),
  /** Risky from this probability upward. */
  threshold: Type.Number({ minimum: 0, maximum: 1 }),
});

export type SearchEmulation = Static<typeof SearchEmulation>;

const compiled = Compile(SearchEmulation);

/** Names of the features that the program computes. */
export interface FeatureNames {
  readonly entity: readonly string[];
  readonly combination: readonly string[];
}

/**
 * The network of a folder of models, checked against the features that it is to be given.
 * @throws MODEL_MISSING, MODEL_CORRUPT, MODEL_INVALID
 */
export async function loadSearchEmulation(
  features: FeatureNames,
  directory?: string,
): Promise<SearchEmulation> {
  return loadJsonModel("search-emulation", compiled, "does not have this release's features", {
    directory,
    fits: (model) => fits(model, features),
  });
}

function fits(model: SearchEmulation, names: FeatureNames): boolean {
  const units = model.output.length;
  const rows = (matrix: readonly (readonly number[])[], width: number) =>
    matrix.length === units && matrix.every((row) => row.length === width);
  return (
    model.entityFeatures.join() === names.entity.join() &&
    model.combinationFeatures.join() === names.combination.join() &&
    rows(model.entity, names.entity.length) &&
    rows(model.combination, names.combination.length) &&
    model.entityBias.length === units &&
    model.bias.length === units
  );
}
