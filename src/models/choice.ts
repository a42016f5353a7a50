/**
 * The file of the ranker of replacements: a weight for each feature of a candidate, such that the candidate
 * with the highest sum is the one that people would most probably choose. What the features are is in
 * `replace/replacers/as-people.ts`, how the weights are learnt in `training/choice.ts`.
 */

import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { PalimpsestError } from "../errors.js";
import { openModel } from "./manifest.js";

const ChoiceModel = Type.Object({
  version: Type.Literal(1),
  /** Features without a weight count nothing. */
  weights: Type.Record(Type.String(), Type.Number()),
});

export type ChoiceModel = Static<typeof ChoiceModel>;

const compiled = Compile(ChoiceModel);

/** @throws MODEL_MISSING, MODEL_CORRUPT, MODEL_INVALID */
export async function loadChoice(directory?: string): Promise<ChoiceModel> {
  const folder = await openModel("choice", directory);
  const model = parse((await folder.read("model.json")).toString("utf8"));
  if (model !== undefined) return model;
  throw new PalimpsestError(
    "MODEL_INVALID",
    "choice/model.json has no weights of features; use the file that came with this release",
  );
}

function parse(json: string): ChoiceModel | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return compiled.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
