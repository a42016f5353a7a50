/** Models that are JSON alone: `model.json` in a folder of the manifest. */

import { openModel } from "#models";
import { utf8 } from "../document/utf8.js";
import { errors } from "../errors.js";

/** A compiled schema. */
interface Compiled<Model> {
  Check(value: unknown): value is Model;
}

/**
 * The model of a folder, where it is of the schema and fits.
 * @param lacks how the error goes on behind the file's name
 * @throws MODEL_MISSING, MODEL_CORRUPT, MODEL_INVALID
 */
export async function loadJsonModel<Model>(
  name: string,
  compiled: Compiled<Model>,
  lacks: string,
  {
    directory,
    fits = () => true,
  }: { readonly directory?: string | undefined; readonly fits?: (model: Model) => boolean } = {},
): Promise<Model> {
  const folder = await openModel(name, directory);
  const json = utf8(await folder.read("model.json"));
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // the schema refuses what is no JSON
  }
  if (compiled.Check(value) && fits(value)) return value;
  throw errors.MODEL_INVALID`${name}/model.json ${lacks}; use the file that came with this release`;
}
