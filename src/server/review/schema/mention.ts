/** What a reader has before them: mentions, entities with their ladders, risks, suspects, comments. */

import Type, { type Static } from "typebox";
import { IDENTIFIER_TYPES, PERSON_ROLES, TRUTHS } from "../../../document/document.js";
import { EvidenceSchema } from "../../../document/json-schema.js";
import {
  Id,
  Name,
  nullable,
  Offset,
  oneOf,
  Probability,
  request,
  SemanticTypeName,
  State,
  Time,
} from "./common.js";

export const Mention = Type.Object({
  id: Id,
  start: Offset,
  end: Offset,
  text: Type.String({
    description: "the words at start..end; refuse to draw a mention where they differ",
  }),
  type: SemanticTypeName,
  subtype: Type.Optional(Type.String()),
  score: Probability,
  detector: Type.String({ description: "name of the detector; 'reader' where a person marked it" }),
  evidence: EvidenceSchema,
  probabilities: Type.Optional(
    Type.Object(
      { DIRECT: Probability, QUASI: Probability, NO_MASK: Probability },
      {
        description: "of each masking decision as the model read it in context",
      },
    ),
  ),
  entity: Id,
  state: State,
  replacement: nullable(Type.String({ description: "words in the output; null where kept" })),
  level: nullable(
    Type.Integer({ minimum: 0, description: "steps of abstraction; null: free text" }),
  ),
  proposal: Type.Object(
    { state: State, replacement: nullable(Type.String()), level: nullable(Type.Integer()) },
    { description: "what the machine proposes" },
  ),
  decided: nullable(
    Type.Object({
      by: Name,
      at: Time,
      version: Type.Integer(),
      event: Id,
      reason: nullable(Type.String()),
    }),
  ),
  unsure: Type.Boolean(),
  covered: nullable({ ...Id, description: "the mention around it that hides it: not open" }),
  comments: Type.Integer({ minimum: 0 }),
});
export type Mention = Static<typeof Mention>;

export const MeasureScore = Type.Object({
  measure: Type.String(),
  score: Type.Number({ description: "on the measure's own scale" }),
  threshold: nullable(Type.Number()),
  risky: Type.Boolean(),
  evidence: nullable(Type.String()),
});
export type MeasureScore = Static<typeof MeasureScore>;

/** One step of the ladder of replacements, most specific first. */
export const Candidate = Type.Object({
  text: Type.String(),
  level: Type.Integer({ minimum: 0 }),
  by: Type.String({ description: "name of the replacer" }),
  state: State,
  similarity: nullable({
    ...Probability,
    description: "of meaning with the original; null: not measured",
  }),
  truth: oneOf(TRUTHS, "whether it is known to be true of the original"),
  attack: nullable(
    Type.Object(
      { survived: Type.Boolean(), attacker: nullable(Type.String()) },
      { description: "how the inference attack on it went; null: not attacked" },
    ),
  ),
  note: nullable(Type.String({ description: "why it was not chosen" })),
});
export type Candidate = Static<typeof Candidate>;

export const Entity = Type.Object({
  id: Id,
  type: SemanticTypeName,
  identifier: oneOf(IDENTIFIER_TYPES),
  number: Type.Integer({ minimum: 1, description: "1, 2, 3 ... of the entities with its label" }),
  label: Type.String({
    description: "what hides it whole, as [ILLNESS 1]: its kind, in the language of the text",
  }),
  role: nullable(
    oneOf(
      PERSON_ROLES,
      "who a person is to the document; private: nothing says that it is more; null: no person, or nobody has looked",
    ),
  ),
  mentions: Type.Array(Id, { minItems: 1 }),
  mixed: Type.Boolean({ description: "its mentions are not all treated alike" }),
  action: oneOf(["mask", "keep"], "what the machine decided"),
  reasons: Type.Array(Type.String()),
  scores: Type.Array(MeasureScore),
  cost: Type.Number({
    minimum: 0,
    description: "information lost by masking it, share of the document's",
  }),
  ladder: Type.Array(Candidate, { description: "for the first mention" }),
});
export type Entity = Static<typeof Entity>;

/** Entities that together could give somebody away. */
export const Risk = Type.Object({
  entities: Type.Array(Id, { minItems: 1 }),
  measure: Type.String(),
  score: Type.Number(),
  risk: { ...Probability, description: "the score on the scale all measures share" },
  evidence: Type.String(),
  broken: Type.Boolean({ description: "one of them is hidden now" }),
});
export type Risk = Static<typeof Risk>;

export const SUSPECT_KINDS = ["number", "capital", "initial", "rare", "equal"] as const;

/** Something unmarked that a reader should look at once. */
export const Suspect = Type.Object({
  id: Id,
  start: Offset,
  end: Offset,
  text: Type.String(),
  kind: oneOf(SUSPECT_KINDS, "equal: the same words as a masked mention"),
  entity: nullable({ ...Id, description: "for equal: the masked entity" }),
  dismissed: Type.Boolean(),
});
export type Suspect = Static<typeof Suspect>;

export const Comment = Type.Object({
  id: Id,
  mention: nullable(Id),
  text: Type.String(),
  by: Name,
  at: Time,
  warning: Type.Boolean({ description: "it quotes words that are masked" }),
});
export type Comment = Static<typeof Comment>;

export const ReplacementCheckInput = request({
  mention: Id,
  text: Type.String({ maxLength: 1000 }),
});
export type ReplacementCheckInput = Static<typeof ReplacementCheckInput>;

export const WARNINGS = [
  "same",
  "contains-original",
  "contains-masked",
  "contains-identifier",
  "not-on-ladder",
  "more-specific",
  "empty",
] as const;

/** What to check before somebody uses words of their own. */
export const ReplacementCheck = Type.Object({
  warnings: Type.Array(Type.Object({ kind: oneOf(WARNINGS), message: Type.String() })),
  hidden: Type.Array(Id, {
    description: "hidden mentions that the words bring back: they are refused (HIDDEN_WORDS)",
  }),
});
export type ReplacementCheck = Static<typeof ReplacementCheck>;
