/** The maps within a policy: kinds to keep or mask, ways of replacing, thresholds, weights, budget, models, detectors of one's own. */

import Type from "typebox";
import { KINDS, type Kind } from "../document/kinds.js";
import { SEMANTIC_TYPES, TYPE_PROPERTIES } from "../document/types.js";
import { MEASURES, REPLACERS, TREATMENTS } from "./names.js";
import { type OptionNotes, oneOf, option } from "./option.js";

const map = <Properties extends Record<string, Type.TSchema>>(
  properties: Properties,
  description: string,
) => Type.Object(properties, { additionalProperties: false, description });

export const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
export const folder = (description: string) => Type.String({ minLength: 1, description });

export const REPLACE_FLAG: OptionNotes = { topic: "replace", flag: "--replace <way>" };

export const Replace = map(
  Object.fromEntries([
    ["default", option(oneOf(REPLACERS, "how to replace every type that is not named"))],
    ...SEMANTIC_TYPES.map((type) => [
      type,
      option(oneOf(REPLACERS, `how to replace ${TYPE_PROPERTIES[type].plural} (${type})`)),
    ]),
  ]) as Record<
    "default" | (typeof SEMANTIC_TYPES)[number],
    Type.TOptional<Type.TUnsafe<(typeof REPLACERS)[number]>>
  >,
  "ways of replacing, by type; `replace: label` is short for `replace: {default: label}` (default: generalize)",
);

/** On its own scale each; a threshold beyond the scale would switch the measure off without a word. */
export const Thresholds = map(
  {
    surprisal: option(
      Type.Number({
        minimum: -1000,
        maximum: 0,
        description:
          "risky below this log-probability (default: -7; -3.5 with a model of your own)",
      }),
      { unit: "nats" },
    ),
    classifier: option(share("risky from this probability that people would mask the entity")),
    search: option(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 200,
        description:
          "risky from this number of pages about the person, or from this probability when emulated",
      }),
    ),
    "k-anonymity": option(
      Type.Number({ minimum: 1, description: "risky below this number of people (default: k)" }),
      { unit: "people" },
    ),
    rarity: option(
      Type.Number({ minimum: 1, description: "risky below this number of documents (default: k)" }),
      { unit: "documents" },
    ),
    attack: option(
      Type.Number({ minimum: 1, description: "risky below this rank of the person (default: k)" }),
      { unit: "rank" },
    ),
    population: option(
      Type.Number({
        minimum: 1,
        description: "risky where fewer people are expected to fit (default: k)",
      }),
      { unit: "people" },
    ),
    "safe-harbor": option(share("risky from this: 1 for the eighteen identifiers, 0 for the rest")),
  },
  "threshold of each measure, on its own scale",
);

/** What the measure `population` counts people of. */
export const PopulationNamed = Type.Union(
  [
    Type.String({ minLength: 1 }),
    Type.Integer({ minimum: 1 }),
    Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
      minProperties: 1,
      maxProperties: 1,
    }),
  ],
  {
    description:
      "people among whom somebody could be found, for population: a country (GB), a town or region (Leeds), a number of people, or a group with its number (`staff: 340`) (default: inferred from the places of each text)",
  },
);

export const Weights = map(
  {
    measures: map(
      Object.fromEntries(
        MEASURES.map((measure) => [
          measure,
          option(Type.Number({ minimum: 0, description: `weight of ${measure}` })),
        ]),
      ) as Record<(typeof MEASURES)[number], Type.TOptional<Type.TNumber>>,
      "weight of each measure",
    ),
    threshold: option(share("risky from this weighted mean (default: 0.5)")),
  },
  "judge by the weighted mean of the measures' risks instead of by each alone",
);

export const Budget = map(
  {
    risk: option(
      share(
        "keep hiding until no combination of details is riskier than this (replaces 'thresholds')",
      ),
      {
        flag: "--risk-budget <number>",
      },
    ),
    information: option(share("hide at most this share of the information in all entities"), {
      flag: "--information-budget <number>",
    }),
  },
  "limits on remaining risk and on hidden information",
);

export const Models = map(
  {
    recognizer: option(
      folder(
        "folder of a token-classification model in ONNX, or of a recognizer trained with `training/`, to use instead of the shipped one",
      ),
    ),
    labels: option(
      Type.Record(Type.String(), Type.Union([oneOf(SEMANTIC_TYPES, "a type"), Type.Null()]), {
        description: "semantic type for each label of the model, without B- and I-; null for none",
      }),
    ),
    surprisal: option(
      folder(
        "folder of a masked language model in ONNX for the measure 'surprisal', in place of the shipped n-grams; its threshold is -3.5 unless `thresholds` says otherwise",
      ),
      { topic: "risk", flag: "--surprisal-model <folder>" },
    ),
  },
  "models of your own",
);

export const UserDetector = map(
  {
    name: Type.String({ minLength: 1, description: "the detector's name in reports" }),
    type: oneOf(SEMANTIC_TYPES, "semantic type of what it finds"),
    subtype: option(
      Type.String({ pattern: "^[a-z0-9-]+$", description: "finer kind within the type" }),
    ),
    score: option(share("confidence (default: 0.9)")),
    words: option(
      Type.Array(Type.String({ minLength: 1 }), { minItems: 1, description: "words or phrases" }),
    ),
    regex: option(Type.String({ minLength: 1, description: "a regular expression in RE2 syntax" })),
  },
  "a detector of your own: a list of words, or a regular expression",
);

const treatment = (what: string) =>
  Type.Optional(oneOf(TREATMENTS, `keep or mask ${what}, or decide by risk`));

export const Kinds = map(
  {
    default: treatment("what no other key of 'types' names; direct identifiers are always masked"),
    ...(Object.fromEntries([
      ...SEMANTIC_TYPES.map((type) => [
        type,
        treatment(`${TYPE_PROPERTIES[type].plural} of no kind that is named`),
      ]),
      ...KINDS.map((kind) => [kind, treatment("every mention of this kind")]),
    ]) as Record<
      Kind | (typeof SEMANTIC_TYPES)[number],
      Type.TOptional<Type.TUnsafe<(typeof TREATMENTS)[number]>>
    >),
  },
  "kinds or types of mentions to keep or mask whatever the measures say, as in `{medication: keep, phone: mask}`; a kind wins over its type",
);
