/** What a policy says about the columns of tables. */

import Type from "typebox";
import { SEMANTIC_TYPES } from "../document/types.js";
import { option } from "./option.js";

export const NAMINGS = ["keep", "number"] as const;
export const FORMULAS = ["keep", "quote"] as const;

/** `keep`, `drop`, `text`, a type, or a type with a way of replacing or a unit of time. */
const TREATMENT = `^(keep|drop|text|(${SEMANTIC_TYPES.join("|")})(=[a-z-]+)?)$`;

const Treatment = Type.String({
  pattern: TREATMENT,
  "x-form": "keep, drop, text, a type such as PERSON, or a type with a way such as CODE=hash",
  description:
    "keep, drop, text, a type such as PERSON, or a type with a way such as CODE=hash or DATETIME=month",
});

/** The sensitive column of groups, and how its values must differ. */
export const Diversity = Type.Object(
  {
    column: option(
      Type.String({
        minLength: 1,
        description: "with 'quasi': a sensitive column whose values must differ within each group",
      }),
      { flag: "--diversity <column>" },
    ),
    l: option(
      Type.Integer({
        minimum: 2,
        description:
          "with 'quasi': smallest number of different values of the sensitive column (default: 2)",
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
          Type.Array(Type.String(), { description: "values of a kept column that stay" }),
        ),
        numbers: Type.Optional(
          Type.Boolean({ description: "whether numbers, flags and times of a kept column stay" }),
        ),
      },
      { additionalProperties: false },
    ),
  ]),
  {
    description:
      "treatment of a column, as NAME=keep, NAME=drop, NAME=text, NAME=TYPE or NAME=TYPE=way; '*' names all other columns (default: inferred)",
  },
);
