/** Projects: what a group of tasks has in common. */

import Type, { type Static } from "typebox";
import { ReadablePolicySchema, RequestPolicySchema } from "../../http/schemas/request-policy.js";
import { Id, Name, nullable, Probability, request, SemanticTypeName, Time } from "./common.js";

/** Why words are withheld, as the law or the house has it. */
export const ExemptionCode = request({
  code: Type.String({ minLength: 1, maxLength: 60, description: "as it is cited: 's. 40(2)'" }),
  meaning: Type.String({ maxLength: 300 }),
  types: Type.Optional(
    Type.Array(SemanticTypeName, {
      description: "given by itself to what is hidden of these types, unless another is chosen",
    }),
  ),
});
export type ExemptionCode = Static<typeof ExemptionCode>;

const properties = {
  name: Name,
  codes: Type.Array(ExemptionCode, {
    maxItems: 100,
    description: "reasons that readers choose from, for the exemption log",
  }),
  guidelines: Type.String({ maxLength: 200_000, description: "markdown" }),
  policy: RequestPolicySchema,
  readers: Type.Union([Type.Literal(1), Type.Literal(2)], {
    description: "2: double reading, blind until both have finished",
  }),
  annotators: Type.Array(Name, {
    maxItems: 100,
    description: "who reads; new tasks are given to them in turn. Empty: whoever takes a task",
  }),
  threshold: nullable(
    Type.Number({
      ...Probability,
      description:
        "highest level of risk a document may be approved with; null: each measure's own",
    }),
  ),
  twoPersonApproval: Type.Boolean({
    description: "export needs the approval of somebody who decided nothing in the document",
  }),
  recheck: Type.Number({
    ...Probability,
    description:
      "share of finished documents, drawn at random, that a second person reads blind before approval",
  }),
  retentionDays: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 36_500,
      description: "a task is erased this long after its creation; null: never",
    }),
  ),
};

export const Project = Type.Object({
  id: Id,
  ...properties,
  policy: ReadablePolicySchema,
  tasks: Type.Integer({ minimum: 0 }),
  createdAt: Time,
  createdBy: Name,
});
export type Project = Static<typeof Project>;

/** Left out: the guidelines that ship, the server's policy, one reader, two-person approval, no re-checks, no retention. */
export const ProjectInput = request({
  ...(Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, Type.Optional(schema)]),
  ) as { [Key in keyof typeof properties]: Type.TOptional<(typeof properties)[Key]> }),
  name: Name,
});
export type ProjectInput = Static<typeof ProjectInput>;

export const ProjectPatch = Type.Partial(ProjectInput, { additionalProperties: false });
export type ProjectPatch = Static<typeof ProjectPatch>;

/** How far the work of a project is. */
export const Progress = Type.Object({
  byStatus: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  byReader: Type.Array(
    Type.Object({
      reader: Name,
      assigned: Type.Integer({ minimum: 0 }),
      finished: Type.Integer({ minimum: 0 }),
      decisions: Type.Integer({ minimum: 0 }),
    }),
  ),
});
export type Progress = Static<typeof Progress>;
