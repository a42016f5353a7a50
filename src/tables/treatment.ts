/** What happens to the cells of a column. */

import { isSemanticType, type SemanticType } from "../document/types.js";
import { errors } from "../errors.js";

/**
 * `keep`: stays as it is. `drop`: removed. `text`: free text, examined with the row as context.
 * `type`: each cell is one thing of a type and is replaced whole, the same value by the same words.
 */
export type Treatment =
  | { readonly kind: "keep"; readonly accepts?: Accepts }
  | { readonly kind: "drop" }
  | { readonly kind: "text" }
  | {
      readonly kind: "type";
      readonly type: SemanticType;
      /** A way of replacing, or a unit of time for DATETIME; absent: the policy's way for the type. */
      readonly way?: string;
    };

/** Which cells of a kept column stay; others are examined as text. Absent: all. */
interface Accepts {
  /** Numbers, flags, times and durations. */
  readonly numbers?: boolean;
  /** These values. */
  readonly values?: ReadonlySet<string>;
}

/** A treatment as a policy writes it: `keep`, `PERSON`, `DATETIME=month`, or with the values that stay. */
export type TreatmentText =
  | string
  | { readonly treatment: string; readonly values?: readonly string[]; readonly numbers?: boolean };

/** @throws USAGE */
export function parseTreatment(column: string, given: TreatmentText): Treatment {
  const text = typeof given === "string" ? given : given.treatment;
  const [head = "", way] = text.split("=", 2);
  if (head === "keep" && way === undefined) {
    if (typeof given === "string") return { kind: "keep" };
    const { values, numbers } = given;
    if (values === undefined && !numbers) return { kind: "keep" };
    return {
      kind: "keep",
      accepts: { ...(values && { values: new Set(values) }), ...(numbers && { numbers }) },
    };
  }
  if ((head === "drop" || head === "text") && way === undefined) return { kind: head };
  if (isSemanticType(head) && way !== "") {
    return { kind: "type", type: head, ...(way !== undefined && { way }) };
  }
  throw errors.USAGE`column '${column}' cannot be treated as '${text}'; use keep, drop, text, a type such as PERSON, or a type with a way such as CODE=hash or DATETIME=month`;
}

export function treatmentText(treatment: Treatment): TreatmentText {
  switch (treatment.kind) {
    case "keep": {
      const { accepts } = treatment;
      if (!accepts) return "keep";
      return {
        treatment: "keep",
        ...(accepts.numbers && { numbers: true }),
        ...(accepts.values && { values: [...accepts.values].sort() }),
      };
    }
    case "type":
      return treatment.way === undefined ? treatment.type : `${treatment.type}=${treatment.way}`;
    default:
      return treatment.kind;
  }
}
