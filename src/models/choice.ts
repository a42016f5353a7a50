/**
 * The file of the ranker of replacements: a weight for each feature of a candidate, such that the candidate
 * with the highest sum is the one that people would most probably choose. What the features are is in
 * `replace/replacers/as-people.ts`, how the weights are learnt in `training/choice.ts`.
 */

import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { loadJsonModel } from "./json-model.js";

const ChoiceModel = Type.Object({
  version: Type.Literal(1),
  /** Features without a weight count nothing. */
  weights: Type.Record(Type.String(), Type.Number()),
});

export type ChoiceModel = Static<typeof ChoiceModel>;

const compiled = Compile(ChoiceModel);

/** @throws MODEL_MISSING, MODEL_CORRUPT, MODEL_INVALID */
export async function loadChoice(directory?: string): Promise<ChoiceModel> {
  return loadJsonModel("choice", compiled, "has no weights of features", { directory });
}
