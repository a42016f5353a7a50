/** Risk and utility: the panel, deciding anew, the privacy-utility curve. */

import Type, { type Static } from "typebox";
import { MEASURES, SOLVERS } from "../../../policy/policy.js";
import { Id, nullable, oneOf, Probability, request, State } from "./common.js";

const Level = {
  ...Probability,
  description:
    "how probable it is, in [0, 1], that what shows gives somebody away: the scale all measures share",
};

/** Absent where nothing says how far the estimate may be off. */
const Range = Type.Optional(
  Type.Object(
    { low: Probability, high: Probability },
    { description: "of the level: how often people mask what a measure gives such a risk, 95%" },
  ),
);

/** What one measure says about the present output. */
export const MeasureRisk = Type.Object({
  measure: Type.String(),
  level: Type.Number(Level),
  range: Range,
  before: Type.Number({ ...Level, description: "level with nothing hidden" }),
  threshold: Type.Number({ ...Level, description: "level of the threshold" }),
  score: nullable(
    Type.Number({ description: "worst remaining score, on the measure's own scale" }),
  ),
  scoreThreshold: nullable(Type.Number({ description: "threshold on the measure's own scale" })),
  open: Type.Integer({ minimum: 0, description: "risky combinations with nothing hidden" }),
  total: Type.Integer({ minimum: 0 }),
  k: nullable(Type.Integer({ description: "smallest anonymity set left; k-anonymity only" })),
});
export type MeasureRisk = Static<typeof MeasureRisk>;

/** How many people of a population fit what still shows of whoever it gives away most. Never zero. */
export const PeopleFit = Type.Object({
  expected: Type.Integer({ minimum: 1 }),
  low: Type.Integer({ minimum: 1, description: "in nine of ten cases between low and high" }),
  high: Type.Integer({ minimum: 1 }),
  population: Type.String({ description: "what it is called: 'Leeds, the United Kingdom'" }),
  people: Type.Integer({ minimum: 1, description: "in the population" }),
  inferred: Type.Boolean({ description: "from the places of the text" }),
  shows: Type.Array(Type.String(), { description: "what still shows, in words, worst first" }),
  more: Type.Integer({ minimum: 0, description: "facts beside these" }),
});
export type PeopleFit = Static<typeof PeopleFit>;

export const TaskRisk = Type.Object({
  level: Type.Number({
    ...Level,
    description: "of the measure that is worst against its threshold",
  }),
  range: Range,
  threshold: Type.Number({ ...Level, description: "of that measure, or the project's" }),
  over: Type.Boolean(),
  measure: nullable(Type.String({ description: "that measure; null: none was run" })),
  direct: Type.Integer({ minimum: 0, description: "direct identifiers still shown" }),
  measures: Type.Array(MeasureRisk),
});
export type TaskRisk = Static<typeof TaskRisk>;

/** Risk and utility at one moment. */
const RiskAndUtility = Type.Object({ risk: TaskRisk, utility: Probability });

/** One mention's new state. For `mask` the label is made by the server. */
export const Change = Type.Object({
  mention: Id,
  state: State,
  replacement: Type.Optional(
    Type.String({ maxLength: 1000, description: "for generalize: a step's text, or free text" }),
  ),
  level: Type.Optional(
    nullable(Type.Integer({ minimum: 0, description: "for generalize: the step of the ladder" })),
  ),
  identifies: Type.Optional(
    Type.Boolean({
      description: "the free text holds a name, number or address; set by the server alone",
    }),
  ),
});
export type Change = Static<typeof Change>;

/** What a batch was decided with. Kept in the log. */
export const Settings = Type.Object(
  {
    measures: Type.Optional(Type.Array(oneOf(MEASURES), { minItems: 1 })),
    thresholds: Type.Optional(
      Type.Object(
        Object.fromEntries(MEASURES.map((name) => [name, Type.Optional(Type.Number())])) as Record<
          (typeof MEASURES)[number],
          Type.TOptional<Type.TNumber>
        >,
        { additionalProperties: false },
      ),
    ),
    solver: Type.Optional(oneOf(SOLVERS)),
    budget: Type.Optional(
      request({
        risk: Type.Optional({
          ...Probability,
          description: "hide until the level of risk is at most this",
        }),
        utility: Type.Optional({ ...Probability, description: "hide while so much is kept" }),
      }),
    ),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

/** Decides anew on stored detections and scores; changes nothing (send the changes as one event). */
export const RedecideInput = request({
  settings: Settings,
  scope: Type.Optional(
    oneOf(["undecided", "all"], "undecided (default): leave people's decisions alone"),
  ),
});
export type RedecideInput = Static<typeof RedecideInput>;

export const Redecided = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  changes: Type.Array(Change, {
    description: "send as `decide` with scope batch and these settings",
  }),
  before: RiskAndUtility,
  after: RiskAndUtility,
  milliseconds: Type.Number(),
});
export type Redecided = Static<typeof Redecided>;

/** The curve: point i is the output after the first `steps` entities of the order are hidden. */
export const Frontier = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  order: Type.Array(
    Type.Object({
      entity: { ...Id, description: "as detected; merges and splits do not change it" },
      mentions: Type.Array(Id),
      state: State,
      level: nullable(Type.Integer()),
      replacement: nullable(Type.String()),
    }),
  ),
  points: Type.Array(
    Type.Object({
      steps: Type.Integer({ minimum: 0 }),
      level: Probability,
      range: Range,
      utility: Probability,
    }),
    { description: "first with nothing hidden, last with everything hidden" },
  ),
  now: Type.Object({ level: Probability, utility: Probability }),
  proposal: Type.Object({ level: Probability, utility: Probability }),
  threshold: Probability,
});
export type Frontier = Static<typeof Frontier>;

/** What hiding one entity more would bring, or showing a hidden one; best first. */
export const Marginal = Type.Object({
  entity: Id,
  hidden: Type.Boolean({ description: "it is hidden now: the numbers say what hiding it brings" }),
  risk: Type.Number({ description: "level of risk it takes away" }),
  combinations: Type.Integer({ minimum: 0, description: "risky combinations it breaks alone" }),
  utility: Type.Number({ description: "utility it costs" }),
  fit: nullable(
    Type.Integer({
      minimum: 1,
      description: "people who would fit if all of it were hidden, or kept where it is hidden",
    }),
  ),
  doubt: Type.Number({ minimum: 0, maximum: 1, description: "how unsure the detectors are" }),
  urgency: Type.Number({ description: "risk per utility, weighted by doubt: the order" }),
});
export type Marginal = Static<typeof Marginal>;
