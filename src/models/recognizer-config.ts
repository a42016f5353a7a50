/** The recognizer's `config.json`: what the trained model needs its runtime to do. */

import Type from "typebox";
import { Compile } from "typebox/compile";
import { IDENTIFIER_TYPES, type IdentifierType } from "../document/document.js";
import { isSemanticType, type SemanticType } from "../document/types.js";
import { errors, type PalimpsestError } from "../errors.js";
import { GROUPS, SHAPES } from "./shapes.js";

const exactly = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, id]) => [name, Type.Literal(id)]));

const compiled = Compile(
  Type.Object({
    version: Type.Literal(1),
    name: Type.String({ minLength: 1 }),
    labels: Type.Array(Type.String({ pattern: "^(?:O|[BI]-[A-Z]+)$" }), { minItems: 3 }),
    decisions: Type.Array(Type.String(), { minItems: 3, maxItems: 3 }),
    maxTokens: Type.Integer({ minimum: 3, maximum: 512 }),
    stride: Type.Integer({ minimum: 1 }),
    shapes: Type.Object({ ...exactly(SHAPES), groups: Type.Object(exactly(GROUPS)) }),
    lowercase: Type.Boolean(),
    bias: Type.Object({ O: Type.Number() }),
  }),
);

/** What a label says: outside all mentions (no type), or in one of a type, opening it or not. */
export interface Label {
  readonly type?: SemanticType;
  readonly opens: boolean;
}

export interface RecognizerConfig {
  readonly name: string;
  /** In the order of the graph's `logits`; the first is outside. */
  readonly labels: readonly Label[];
  /** In the order of the graph's `decision`. */
  readonly decisions: readonly IdentifierType[];
  /** The vocabulary distinguishes case and accents. */
  readonly cased: boolean;
  /** Pieces a window holds, special ones not counted. */
  readonly windowSize: number;
  /** Added to the logit of the outside label; negative finds more. */
  readonly outsideBias: number;
}

/**
 * @param name what errors call the file
 * @throws MODEL_INVALID when it is not such a configuration or asks for what this release cannot do
 */
export function parseRecognizerConfig(json: string, name: string): RecognizerConfig {
  const invalid = (problem: string): PalimpsestError =>
    errors.MODEL_INVALID`${name} is not the configuration of a recognizer: ${problem}; use the model of this release`;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalid("it is not valid JSON");
  }
  if (!compiled.Check(value)) {
    const [first] = compiled.Errors(value);
    throw invalid(`the value at '${first?.instancePath}' ${first?.message}`);
  }
  const windowSize = value.maxTokens - 2;
  if (value.stride > windowSize) throw invalid("its windows leave gaps (stride > maxTokens - 2)");
  const decisions = IDENTIFIER_TYPES.filter((type) => value.decisions.includes(type));
  if (decisions.length < IDENTIFIER_TYPES.length) throw invalid("it lacks masking decisions");
  return {
    name: value.name,
    labels: value.labels.map((label, place) => {
      if (label === "O" && place === 0) return { opens: false };
      const type = label.slice(2);
      if (!isSemanticType(type)) throw invalid(`the label '${label}' at place ${place} is unknown`);
      return { type, opens: label.startsWith("B") };
    }),
    decisions: value.decisions as IdentifierType[],
    cased: !value.lowercase,
    windowSize,
    outsideBias: value.bias.O,
  };
}
