/** The shapes of the files of figures that this program writes. More keys may be there. */

import Type, { type Static, type TSchema } from "typebox";
import { MadeSchema, TextHashesSchema } from "./made.js";

const Share = Type.Union([Type.Number(), Type.Null()]);
const byName = <T extends TSchema>(value: T) => Type.Record(Type.String(), value);
const head = <const K extends string>(kind: K) => ({
  version: Type.Literal(1),
  kind: Type.Literal(kind),
  made: Type.Optional(MadeSchema),
});

const Protection = Type.Object({
  riskLeft: Share,
  informationKept: Type.Number(),
  anonymity: Type.Optional(
    Type.Object({ smallest: Type.Union([Type.Number(), Type.Null()]), below: Type.Integer() }),
  ),
});

const SanitizedEntity = Type.Object({
  type: Type.String(),
  identifier: Type.String(),
  action: Type.Unsafe<"mask" | "keep">({ enum: ["mask", "keep"] }),
  mentions: Type.Integer(),
  safeHarbor: Type.Optional(Type.String()),
  residue: Type.Integer(),
});

const Sanitization = Type.Object({
  ...head("sanitization"),
  policy: byName(Type.Unknown()),
  thresholds: Type.Optional(
    byName(Type.Object({ threshold: Type.Number(), risky: Type.String() })),
  ),
  types: Type.Array(
    Type.Object({ type: Type.String(), masked: Type.Integer(), kept: Type.Integer() }),
  ),
  documents: Type.Array(
    Type.Object({
      id: Type.String(),
      characters: Type.Integer(),
      sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
      protection: Protection,
      entities: Type.Array(SanitizedEntity),
      fits: Type.Optional(
        Type.Array(Type.Object({ low: Type.Number(), expected: Type.Number(), of: Type.Number() })),
      ),
      unexamined: Type.Array(Type.Object({ characters: Type.Integer(), reason: Type.String() })),
    }),
  ),
  failures: Type.Array(
    Type.Object({ name: Type.String(), code: Type.String(), message: Type.String() }),
  ),
});

const Clue = Type.Object({ text: Type.String(), weight: Type.Number() });
const Development = Type.Union([
  Type.Null(),
  Type.Object({ queries: Type.Integer(), risk: Type.Number(), logLoss: Type.Number() }),
]);

const Attack = Type.Object({
  ...head("attack"),
  individuals: Type.Integer(),
  background: Type.Integer(),
  present: Type.Integer(),
  chance: Type.Number(),
  cap: Type.Number(),
  /** By method; absent from files of releases before 0.3. */
  caps: Type.Optional(byName(Type.Number())),
  independent: Type.Boolean(),
  attacker: Type.String(),
  risk: byName(Type.Number()),
  interval: byName(Type.Tuple([Type.Number(), Type.Number()])),
  riskAlone: byName(Type.Number()),
  riskAt: byName(Type.Object({ "1": Type.Number(), "5": Type.Number(), "10": Type.Number() })),
  ranks: byName(byName(Type.Union([Type.Integer(), Type.Null()]))),
  guesses: byName(byName(Type.Object({ name: Type.String(), probability: Type.Number() }))),
  clues: byName(byName(Type.Array(Clue))),
  development: Development,
  clear: Type.Union([Type.Array(Type.String()), Type.Null()]),
  ids: Type.Unsafe<"names" | "documents">({ enum: ["names", "documents"] }),
  texts: byName(TextHashesSchema),
});

const Candidate = Type.Object({
  id: Type.String(),
  rank: Type.Integer(),
  probability: Type.Number(),
});

const DocumentAttack = Type.Object({
  ...head("document-attack"),
  document: Type.String(),
  sha256: Type.String(),
  attacker: Type.String(),
  background: Type.Integer(),
  chance: Type.Number(),
  candidates: Type.Array(Candidate),
  person: Type.Optional(Candidate),
  clues: Type.Array(Clue),
  development: Development,
});

const Masks = Type.Object({
  ...head("masks"),
  method: Type.String(),
  texts: TextHashesSchema,
  documents: Type.Integer(),
  tokenPrecision: Type.Number(),
  weightedTokenPrecision: Share,
  tokenRecall: Type.Number(),
  tokenRecallByType: byName(Type.Number()),
  mentionRecall: Type.Number(),
  entityRecallAll: Type.Number(),
  entityRecallDirect: Type.Number(),
  entityRecallQuasi: Type.Number(),
  f1: Type.Number(),
  byDocument: byName(
    Type.Object({
      tokenRecall: Share,
      missed: Type.Array(
        Type.Object({
          text: Type.String(),
          type: Type.String(),
          identifier: Type.String(),
          times: Type.Integer(),
        }),
      ),
    }),
  ),
});

const Utility = Type.Object({
  ...head("utility"),
  method: Type.String(),
  texts: TextHashesSchema,
  documents: Type.Integer(),
  tps: Type.Number(),
  similarity: Type.Number(),
  informationContent: Type.Number(),
  changed: Type.Number(),
  length: Type.Number(),
  readingEase: Share,
  byDocument: byName(Type.Object({ tps: Type.Number() })),
});

const Clustering = Type.Object({
  ...head("clustering"),
  documents: Type.Integer(),
  texts: byName(TextHashesSchema),
  k: Type.Integer(),
  nmi: byName(Type.Number()),
});

const Scores = Type.Object({
  precision: Type.Number(),
  recall: Type.Number(),
  f1: Type.Number(),
});
const Entities = Type.Object({
  ...head("entities"),
  method: Type.String(),
  documents: Type.Integer(),
  any: Scores,
  types: byName(Scores),
});

const Level = Type.Object({ units: Type.Number(), light: Share, krippendorff: Share });
const Agreement = Type.Object({
  ...head("agreement"),
  method: Type.String(),
  documents: Type.Integer(),
  annotators: Type.Integer(),
  label: Type.String(),
  span: Level,
  character: Level,
});

const Replacements = Type.Object({
  ...head("replacements"),
  documents: Type.Integer(),
  mentions: Type.Integer(),
  withGeneralization: Type.Number(),
  selectedAmongCandidates: Share,
});

const Ratings = Type.Object({
  ...head("ratings"),
  rated: Type.Integer(),
  truthful: Type.Number(),
  abstract: Type.Number(),
});

const Safety = Type.Object({
  ...head("safety"),
  documents: Type.Integer(),
  safe: Type.Number(),
  byMeasure: byName(
    Type.Object({ measured: Type.Integer(), atRisk: Type.Number(), meanRisk: Type.Number() }),
  ),
});

const Seams = Type.Object({
  replacements: Type.Integer(),
  original: Type.Number(),
  replaced: Type.Number(),
  excess: Type.Number(),
  rough: Type.Number(),
});
const Readability = Type.Object({
  ...head("readability"),
  documents: Type.Integer(),
  words: Seams,
  labels: Seams,
});

const CurvePointSchema = Type.Object({
  measure: Type.String(),
  bound: Type.Optional(Type.Number()),
  kept: Type.Number(),
  left: Type.Number(),
  masks: Type.Optional(Type.Object({ tokenPrecision: Type.Number(), tokenRecall: Type.Number() })),
});
export type CurvePoint = Static<typeof CurvePointSchema>;

const Frontier = Type.Object({ ...head("frontier"), points: Type.Array(CurvePointSchema) });

/** What a sample of a run shows of the whole. */
const SpotCheck = Type.Object({
  ...head("spot-check"),
  population: Type.Integer(),
  confidence: Type.Number(),
  documents: Type.Integer(),
  documentsWithMiss: Type.Integer(),
  identifiers: Type.Integer(),
  missed: Type.Integer(),
  identifiersBound: Type.Number(),
  documentsBound: Type.Number(),
});

/** What could be inferred about each person. */
const AttributeAttack = Type.Object({
  ...head("attribute-attack"),
  attacker: Type.String(),
  documents: Type.Integer(),
  people: Type.Integer(),
  inferred: byName(Type.Integer()),
  accuracy: Share,
  found: Share,
});

export const SCHEMAS = {
  "attribute-attack": AttributeAttack,
  sanitization: Sanitization,
  attack: Attack,
  "document-attack": DocumentAttack,
  masks: Masks,
  entities: Entities,
  utility: Utility,
  clustering: Clustering,
  agreement: Agreement,
  replacements: Replacements,
  ratings: Ratings,
  safety: Safety,
  readability: Readability,
  frontier: Frontier,
  "spot-check": SpotCheck,
} as const;

export type FiguresKind = keyof typeof SCHEMAS;
export type Figures = { [K in FiguresKind]: Static<(typeof SCHEMAS)[K]> };

/** A file of a run. */
export type Part<K extends FiguresKind = FiguresKind> = {
  [Each in K]: {
    readonly kind: Each;
    /** The file's name without its ending. */
    readonly name: string;
    readonly figures: Figures[Each];
  };
}[K];
