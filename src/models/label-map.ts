/**
 * From the labels of a generic named-entity model to the eight semantic types.
 *
 * | label set | labels | become |
 * | --- | --- | --- |
 * | CoNLL 2003 | PER LOC ORG MISC | PERSON LOC ORG MISC |
 * | OntoNotes 5 | PERSON / GPE LOC FAC / ORG | PERSON / LOC / ORG |
 * | | NORP LANGUAGE | DEM |
 * | | DATE TIME / MONEY PERCENT QUANTITY CARDINAL | DATETIME / QUANTITY |
 * | | PRODUCT EVENT WORK_OF_ART LAW | MISC |
 * | | ORDINAL | nothing |
 * | ours | the eight types | themselves |
 *
 * Labels may have the prefixes of IOB1, BIO, BILOU or BIOES, or none.
 */

import { isSemanticType, SEMANTIC_TYPES, type SemanticType } from "../document/types.js";
import { errors } from "../errors.js";
import type { Label } from "./recognizer-config.js";

/** By a label without its prefix; null: what it marks is no mention. */
export type LabelTypes = Readonly<Record<string, SemanticType | null>>;

const ALIASES: Readonly<Partial<Record<SemanticType, string>>> = {
  PERSON: "PER",
  LOC: "LOCATION GPE FAC",
  ORG: "ORGANIZATION",
  DEM: "NORP LANGUAGE",
  DATETIME: "DATE TIME",
  QUANTITY: "MONEY PERCENT CARDINAL",
  MISC: "PRODUCT EVENT WORK_OF_ART LAW",
};
const KNOWN: LabelTypes = Object.fromEntries([
  ["ORDINAL", null],
  ...SEMANTIC_TYPES.flatMap((type) =>
    [type, ...(ALIASES[type]?.split(" ") ?? [])].map((label) => [label, type]),
  ),
]);

/** Outside all mentions, then `B-` and `I-` of each type. */
export const TARGET_LABELS: readonly Label[] = [
  { opens: false },
  ...SEMANTIC_TYPES.flatMap((type) => [
    { type, opens: true },
    { type, opens: false },
  ]),
];

const PREFIXED = /^([BILUES])[-_](.+)$/;
const OPENS = /[BUS]/;

/**
 * For each label of a model, in its order, the place among `TARGET_LABELS` it counts for.
 * @param types goes before the table above
 * @param name of the model, for errors
 * @throws MODEL_INVALID when a label is in neither, or `types` names one that the model does not have
 */
export function targetsOf(labels: readonly string[], types: LabelTypes, name: string): number[] {
  const bare = labels.map((label) => PREFIXED.exec(label)?.[2] ?? label);
  const unused = Object.keys(types).filter((label) => !bare.includes(label));
  const unknown = bare.filter(
    (label) => label !== "O" && !Object.hasOwn(types, label) && !Object.hasOwn(KNOWN, label),
  );
  if (unused.length > 0 || unknown.length > 0) {
    const problem =
      unused.length > 0
        ? `'labels' names ${unused.join(", ")}, but the labels of ${name} are ${listed(bare)}`
        : `the types of ${listed(unknown)} in ${name} are not known`;
    throw errors.MODEL_INVALID`${problem}; give 'labels', as in {${unknown[0] ?? bare.at(-1)}: PERSON}, with one of ${SEMANTIC_TYPES.join(", ")} or null`;
  }
  return labels.map((label, i) => {
    const type = Object.hasOwn(types, bare[i]!) ? types[bare[i]!] : KNOWN[bare[i]!];
    if (bare[i] === "O" || !isSemanticType(type)) return 0;
    const opens = OPENS.test(PREFIXED.exec(label)?.[1] ?? "");
    return 1 + 2 * SEMANTIC_TYPES.indexOf(type) + (opens ? 0 : 1);
  });
}

const listed = (labels: readonly string[]): string => [...new Set(labels)].join(", ");
