/**
 * Whether what the recognizer of the other languages takes for a name is one, and of what: a multinomial logistic
 * model over hashed features (`detect/name-features.ts`; `training/name-weights.ts` says what it learnt from).
 *
 * | column | contents |
 * | --- | --- |
 * | 1 | 2 to the power of this many places |
 * | 2 | what one step of a weight is worth |
 * | 3 | the weights, 8 bits each with a sign, all kinds of a place together, in base64 |
 */

import { brotliDecompressSync } from "node:zlib";
import { PalimpsestError } from "../errors.js";
import { type ListedModel, openListed, readFirst } from "./model-files.js";

/** What a find may be; `other`: a name of something else, such as a work or a ship. */
export const NAME_KINDS = ["none", "PERSON", "LOC", "ORG", "other"] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export interface NameWeights {
  /** The probability of each kind, by features and their values. */
  kindsOf(features: readonly (readonly [string, number])[]): Readonly<Record<NameKind, number>>;
}

const FILE = "names.txt.br";

/** The place of a feature among `places`, a power of two (FNV-1a over UTF-16 units). */
export function placeOf(feature: string, places: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) {
    hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) & (places - 1)) >>> 0;
}

/** @throws MODEL_MISSING, MODEL_CORRUPT or MODEL_INVALID */
export async function loadNameWeights(options: ListedModel = {}): Promise<NameWeights> {
  const files = await openListed(options.model ?? "recognizer-languages", options.directory);
  const { bytes } = await readFirst(files, [FILE]);
  const [power, step, coded = ""] = brotliDecompressSync(bytes).toString("utf8").split("\t");
  const places = 2 ** Number(power);
  const weights = new Int8Array(Buffer.from(coded, "base64"));
  if (weights.length !== places * NAME_KINDS.length || !(Number(step) > 0)) {
    throw new PalimpsestError(
      "MODEL_INVALID",
      `${files.name}/${FILE} does not hold ${NAME_KINDS.length} weights per place; use the model of this release`,
    );
  }
  return nameWeights(weights, places, Number(step));
}

export function nameWeights(
  weights: Int8Array | Float64Array,
  places: number,
  step: number,
): NameWeights {
  return {
    kindsOf(features) {
      const sums = NAME_KINDS.map(() => 0);
      for (const [name, value] of features) {
        const at = placeOf(name, places) * NAME_KINDS.length;
        for (let kind = 0; kind < sums.length; kind++) sums[kind]! += weights[at + kind]! * value;
      }
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp((sum - most) * step));
      const total = powers.reduce((sum, power) => sum + power, 0);
      return Object.fromEntries(NAME_KINDS.map((kind, i) => [kind, powers[i]! / total])) as Record<
        NameKind,
        number
      >;
    },
  };
}
