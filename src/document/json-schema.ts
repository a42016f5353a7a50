/** The JSON Schema of a sanitized document as it leaves the program. */

import Type, { type Static } from "typebox";
import { IDENTIFIER_TYPES, OUTCOMES, TRUTHS } from "./document.js";
import { TEXT_KINDS, type TextKind } from "./text-kind.js";
import { SEMANTIC_TYPES } from "./types.js";

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ enum: [...values] });

const Offset = Type.Integer({ minimum: 0 });
const SemanticTypeSchema = oneOf(SEMANTIC_TYPES);

/** What made a detector find a mention. */
export const EvidenceSchema = Type.Object({
  rule: Type.Optional(Type.String()),
  validated: Type.Optional(Type.Boolean()),
  context: Type.Optional(Type.String()),
});

const MentionSchema = Type.Object({
  start: Offset,
  end: Offset,
  text: Type.String(),
  type: SemanticTypeSchema,
  subtype: Type.Optional(Type.String()),
  kind: Type.Optional(Type.String()),
  score: Type.Number({ minimum: 0, maximum: 1 }),
  detector: Type.String(),
  evidence: EvidenceSchema,
  entity: Type.String(),
});

const EntitySchema = Type.Object({
  id: Type.String(),
  type: SemanticTypeSchema,
  identifier: oneOf(IDENTIFIER_TYPES),
  role: Type.Optional(oneOf(["protected", "official", "private"])),
  of: Type.Optional(
    Type.String({ description: "of an address that spells a name: the entity of its person" }),
  ),
  mentions: Type.Array(Type.Integer({ minimum: 0 }), {
    minItems: 1,
    description: "indices of mentions",
  }),
});

const RiskSchema = Type.Object({
  entities: Type.Array(Type.String(), { minItems: 1 }),
  measure: Type.String(),
  score: Type.Number(),
  risk: Type.Number({ minimum: 0, maximum: 1 }),
  evidence: Type.String(),
  unknown: Type.Optional(
    Type.Literal(true, { description: "the measure could not judge, so the worst was assumed" }),
  ),
});

const DecisionSchema = Type.Object({
  entity: Type.String(),
  action: oneOf(["mask", "keep"]),
  words: Type.Optional(
    Type.Array(Type.String(), {
      description: "with levels: the only words that may take its place, most specific first",
    }),
  ),
  reasons: Type.Array(Type.String(), { minItems: 1 }),
});

const ReplacementSchema = Type.Object({
  start: Offset,
  end: Offset,
  outStart: Offset,
  outEnd: Offset,
  replacement: Type.String(),
  level: Type.Integer({ minimum: 0 }),
  entity: Type.String(),
  by: Type.String({ description: "name of the replacer" }),
  truth: oneOf(TRUTHS),
  ground: Type.Optional(
    Type.String({
      description:
        "what 'truth' rests on: calendar, quantity, age, ontology:SENSE, wikidata, type, label, text, surrogate, shift, chat",
    }),
  ),
  note: Type.Optional(Type.String({ description: "why the label was used" })),
  unanswered: Type.Optional(
    Type.String({ description: "why the chat model or service gave no words that could be used" }),
  ),
  candidates: Type.Optional(
    Type.Array(
      Type.Object({
        text: Type.String(),
        level: Type.Integer({ minimum: 0 }),
        source: Type.String(),
        truth: oneOf(TRUTHS),
        ground: Type.Optional(Type.String()),
        outcome: oneOf(OUTCOMES),
        attacker: Type.Optional(Type.String()),
      }),
      { description: "what could have stood here; on the first mention of each entity" },
    ),
  ),
});

const UnexaminedSchema = Type.Object({ start: Offset, end: Offset, reason: Type.String() });

const StandingSchema = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  probability: Type.Number({ minimum: 0, maximum: 1 }),
});

const SafetySchema = Type.Object(
  {
    attacker: Type.String(),
    candidates: Type.Integer({ minimum: 2 }),
    bound: Type.Number({ minimum: 0, maximum: 1 }),
    before: StandingSchema,
    after: StandingSchema,
    hidden: Type.Array(Type.String(), { description: "entities hidden or made vaguer for it" }),
    gains: Type.Array(
      Type.Object({ entity: Type.String(), gain: Type.Number({ minimum: 0, maximum: 1 }) }),
      { description: "the probability that hiding each of them takes from the person" },
    ),
  },
  { description: "with until_safe: how the text withstood the attack" },
);

const FitSchema = Type.Object({
  low: Type.Integer({ minimum: 1 }),
  expected: Type.Integer({ minimum: 1 }),
  high: Type.Integer({ minimum: 1 }),
});

const PersonFitSchema = Type.Object({
  entity: Type.Union([Type.String(), Type.Null()], {
    description:
      "the person's entity, or that of a role alone, as in 'the mayor met her'; null: whoever the text is about, who is not named",
  }),
  fit: FitSchema,
  after: FitSchema,
  population: Type.String(),
});

const TextKindSchema = Type.Object(
  {
    kind: Type.Unsafe<TextKind>({ enum: [...TEXT_KINDS] }),
    probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    from: Type.Union([Type.Literal("policy"), Type.Literal("inferred")]),
  },
  { description: "what kind of text it is, as the policy names it or as it reads; English only" },
);

/** JSON Schema of what `sanitize --to json` prints for one document. */
export const SanitizedSchema = Type.Object(
  {
    id: Type.String(),
    text: Type.String({ description: "the sanitized text" }),
    mentions: Type.Array(MentionSchema),
    entities: Type.Array(EntitySchema),
    risks: Type.Array(RiskSchema),
    decisions: Type.Array(DecisionSchema),
    replacements: Type.Array(ReplacementSchema),
    unexamined: Type.Array(UnexaminedSchema, {
      description: "regions that only some of the detectors could examine",
    }),
    people: Type.Optional(
      Type.Array(PersonFitSchema, {
        description:
          "with the measure 'population': how many people fit what the text says of each person, and what is kept of it",
      }),
    ),
    textKind: Type.Optional(TextKindSchema),
    personsNotFound: Type.Optional(
      Type.Array(Type.String(), {
        description: "names of people to protect that the text does not contain in any form",
      }),
    ),
    safety: Type.Optional(SafetySchema),
  },
  { $id: "palimpsest-sanitized" },
);

export type SanitizedJson = Static<typeof SanitizedSchema>;
export type MentionJson = Static<typeof MentionSchema>;
