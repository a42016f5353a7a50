/** The scheme of a table: every column with its treatment, inferred or given, and what follows for a cell. */

import type { SemanticType } from "../document/types.js";
import { errors } from "../errors.js";
import { memoize } from "../language/memo.js";
import { type Column, columnOf } from "./column.js";
import { wordsOfName } from "./column-name.js";
import { formOf, isNothing, isSummary } from "./form.js";
import { type Inferred, inferTreatment } from "./infer.js";
import { type DayOrder, generalized, isUnit, type Unit } from "./moment.js";
import { columnNames } from "./telling-name.js";
import { parseTreatment, type Treatment, type TreatmentText, treatmentText } from "./treatment.js";
import { momentOfCell, unitFor } from "./unit.js";

export interface SchemeColumn {
  readonly name: string;
  readonly treatment: Treatment;
  readonly by: "given" | "inferred";
  readonly reason: string;
  readonly votes: Inferred["votes"];
  /** Of DATETIME alone. */
  readonly unit?: Unit;
  readonly order?: DayOrder;
}

export type Scheme = ReadonlyMap<string, SchemeColumn>;

/** Treatments by name of column, as a policy gives them. */
export type ColumnTreatments = Readonly<Record<string, TreatmentText>>;

/** What happens to one cell. */
export type CellTreatment =
  | { readonly kind: "keep" | "drop" | "text" }
  | {
      readonly kind: "type";
      readonly type: SemanticType;
      readonly way?: string;
      /** Words that take its place, where the column decides them. */
      readonly replacement?: string;
    };

/** The name that means all columns without a treatment of their own. */
export const OTHERS = "*";

/** Cells from which a scheme is inferred; more change nothing and take time. */
export const SAMPLE_ROWS = 10_000;

/**
 * @param columns cells by name of column
 * @throws USAGE where a treatment names no column
 */
export function schemeOf(
  columns: ReadonlyMap<string, readonly string[]>,
  given: ColumnTreatments = {},
  table = "the table",
): Scheme {
  const treatments = new Map<string, Treatment>();
  const others = given[OTHERS] === undefined ? undefined : parseTreatment(OTHERS, given[OTHERS]);
  for (const [name, text] of Object.entries(given)) {
    if (name === OTHERS) continue;
    const named = namesOf(columns, name);
    if (named.length === 0) {
      throw errors.USAGE`${table} has no column '${name}'; its columns are ${columnNames(columns.keys())}`;
    }
    for (const one of named) treatments.set(one, parseTreatment(name, text));
  }
  const scheme = new Map(
    [...columns].map(([name, values]) => {
      const column = columnOf(name, values.slice(0, SAMPLE_ROWS));
      return [name, schemeColumn(column, treatments.get(name) ?? others, treatments.has(name))];
    }),
  );
  followReferences(scheme, columns);
  keepNoNames(scheme, columns);
  if (scheme.size > 0 && [...scheme.values()].every((one) => one.treatment.kind === "drop")) {
    throw errors.USAGE`every column of ${table} is dropped; keep one of them`;
  }
  return scheme;
}

/** Share of a column's different values that another column has, from which it refers to that one. */
const REFERS = 0.8;

/** A column whose values are those of a column of codes is one of codes too: `referred_by` beside `user`. */
function followReferences(
  scheme: Map<string, SchemeColumn>,
  columns: ReadonlyMap<string, readonly string[]>,
): void {
  const values = memoize((name: string): ReadonlySet<string> => {
    const cells = (columns.get(name) ?? []).slice(0, SAMPLE_ROWS).map((cell) => cell.trim());
    return new Set(cells.filter((cell) => !isNothing(cell) && formOf(cell) !== "number"));
  });
  const codes = [...scheme.values()].filter(
    ({ treatment }) => treatment.kind === "type" && treatment.type === "CODE",
  );
  for (const column of scheme.values()) {
    const { treatment } = column;
    const isNamed = treatment.kind !== "type" || treatment.type === "PERSON";
    if (column.by === "given" || treatment.kind === "drop" || !isNamed) continue;
    const own = [...values(column.name)];
    const target = codes.find(({ name }) => {
      const shared = own.filter((value) => values(name).has(value)).length;
      return shared >= 2 && shared >= REFERS * own.length;
    });
    if (!target) continue;
    scheme.set(column.name, {
      ...column,
      treatment: target.treatment,
      reason: `the cells are those of the column '${target.name}'`,
    });
  }
}

const WORDS = /\p{L}[\p{L}\p{M}]{2,}/gu;

/** A value of a kept column that has a word of a name in a column of people is examined: `/u/ivor/orders`. */
function keepNoNames(
  scheme: Map<string, SchemeColumn>,
  columns: ReadonlyMap<string, readonly string[]>,
): void {
  const names = new Set<string>();
  for (const { name, treatment } of scheme.values()) {
    if (treatment.kind !== "type" || treatment.type !== "PERSON") continue;
    for (const cell of new Set(columns.get(name)?.slice(0, SAMPLE_ROWS))) {
      for (const [word] of cell.matchAll(WORDS)) {
        if (/^\p{Lu}/u.test(word)) names.add(word.toLowerCase());
      }
    }
  }
  for (const column of scheme.values()) {
    const { treatment } = column;
    if (column.by === "given" || treatment.kind !== "keep" || !treatment.accepts?.values) continue;
    const values = [...treatment.accepts.values].filter(
      (value) =>
        !value
          .toLowerCase()
          .match(WORDS)
          ?.some((word) => names.has(word)),
    );
    if (values.length === treatment.accepts.values.size) continue;
    const accepts = { ...treatment.accepts, values: new Set(values) };
    scheme.set(column.name, {
      ...column,
      treatment: { ...treatment, accepts },
      reason: `${column.reason}; those with a name that another column has are text`,
    });
  }
}

/** The column of this name, else those whose last key or whose words are the same. */
function namesOf(columns: ReadonlyMap<string, unknown>, name: string): string[] {
  if (columns.has(name)) return [name];
  return [...columns.keys()].filter(
    (one) => one.replace(/^.*\./, "") === name || wordsOfName(one) === wordsOfName(name),
  );
}

function schemeColumn(
  column: Column,
  given: Treatment | undefined,
  isNamed: boolean,
): SchemeColumn {
  const inferred = inferTreatment(column);
  const treatment = given ?? inferred.treatment;
  const { name } = column;
  const head = {
    name,
    by: isNamed ? ("given" as const) : ("inferred" as const),
    reason: given ? "given by the policy or the command line" : inferred.reason,
    votes: inferred.votes,
  };
  if (treatment.kind !== "type" || treatment.type !== "DATETIME") return { ...head, treatment };
  const { way } = treatment;
  if (way !== undefined && !isUnit(way)) return { ...head, treatment };
  const { unit, order } = unitFor(column, way);
  return {
    ...head,
    treatment: { kind: "type", type: "DATETIME", way: unit },
    unit,
    ...(order && { order }),
  };
}

const KEPT_FORMS = new Set(["nothing", "flag", "number", "time"]);

/** What happens to a cell of a column. Never more is kept than the treatment accepts. */
export function cellTreatment(
  { treatment, unit, order }: SchemeColumn,
  raw: string,
): CellTreatment {
  const value = raw.trim();
  switch (treatment.kind) {
    case "keep": {
      const { accepts } = treatment;
      if (!accepts || accepts.values?.has(value)) return KEEP;
      if (isNothing(value)) return KEEP;
      return accepts.numbers && KEPT_FORMS.has(formOf(value)) ? KEEP : TEXT;
    }
    case "drop":
      return treatment;
    case "text":
      return value !== "" && isNothing(value) ? KEEP : treatment;
    case "type": {
      if (isNothing(value) || isSummary(value)) return KEEP;
      if (unit === undefined) return treatment;
      const { kind, type } = treatment;
      const moment = momentOfCell(value, order);
      const replacement = moment && generalized(moment, unit);
      return replacement === undefined ? { kind, type } : { kind, type, replacement };
    }
  }
}

const KEEP: CellTreatment = { kind: "keep" };
const TEXT: CellTreatment = { kind: "text" };

/** A scheme as `columns` of a policy, so that it can be run on the next table. */
export const schemeText = (scheme: Scheme): Record<string, TreatmentText> =>
  Object.fromEntries(
    [...scheme.values()]
      .filter(({ name }) => name !== "")
      .map(({ name, treatment }) => [name, treatmentText(treatment)]),
  );
