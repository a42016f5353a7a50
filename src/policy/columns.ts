/** What a policy says about the columns of tables. */

import Type from "typebox";
import { SEMANTIC_TYPES } from "../document/types.js";
import { option } from "./option.js";

export const NAMINGS = ["keep", "number"] as const;

/** `keep`, `drop`, `text`, a type, or a type with a way of replacing or a unit of time. */
const TREATMENT = `^(keep|drop|text|(${SEMANTIC_TYPES.join("|")})(=[a-z-]+)?)$`;

const Treatment = Type.String({
  pattern: TREATMENT,
  description:
    "keep, drop, text, a type as PERSON, or a type with a way as CODE=hash, DATETIME=month",
});

/** The sensitive column of groups, and how its values must differ. */
export const Diversity = Type.Object(
  {
    column: option(
      Type.String({
        minLength: 1,
        description: "of 'quasi', a sensitive column whose values must differ within each group",
      }),
      { flag: "--diversity <column>" },
    ),
    l: option(
      Type.Integer({
        minimum: 2,
        description: "least number of different values of the sensitive column (default: 2)",
      }),
      { flag: "--l <number>", unit: "values" },
    ),
  },
  { additionalProperties: false, description: "l-diversity of the groups of 'quasi'" },
);

export const Columns = Type.Record(
  Type.String({ minLength: 1 }),
  Type.Union([
    Treatment,
    Type.Object(
      {
        treatment: Treatment,
        values: Type.Optional(
          Type.Array(Type.String(), { description: "of a kept column, the values that stay" }),
        ),
        numbers: Type.Optional(
          Type.Boolean({ description: "of a kept column, numbers, flags and times stay" }),
        ),
      },
      { additionalProperties: false },
    ),
  ]),
  {
    description:
      "treatment of a table's columns, NAME=keep, drop, text, TYPE or TYPE=way; '*' names all other columns (default: inferred)",
  },
);
