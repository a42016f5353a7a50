/**
 * A table of records about individuals, as the field's re-identification data come: a JSON array of
 * objects, one per individual, with a column of names, one of background texts, and others of which
 * each is the output of one anonymization method, null where an individual has none.
 */

import { errors } from "../errors.js";

export interface Individuals {
  /** Background text by name, in the order of the table; individuals without one are left out. */
  readonly background: ReadonlyMap<string, string>;
  /** Anonymized texts by method and name; methods without any text are left out. */
  readonly methods: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * @param file what messages call the file
 * @throws INPUT_FORMAT where it is no such table or a column is absent, DUPLICATE_ID
 */
export function readIndividuals(
  json: string,
  file: string,
  { name, background }: { name: string; background: string },
): Individuals {
  const rows = rowsOf(json, file);
  for (const column of [name, background]) requireColumn(rows, column, file);
  const names = namesOf(rows, name, file);
  const ofColumn = (column: string): Map<string, string> =>
    new Map(
      rows.flatMap((fields, i) => {
        const text = fields[column];
        return typeof text === "string" ? [[names[i]!, text] as const] : [];
      }),
    );
  const others = [...new Set(rows.flatMap((fields) => Object.keys(fields)))].filter(
    (column) => column !== name && column !== background,
  );
  const methods = others.map((column) => [column, ofColumn(column)] as const);
  return {
    background: new Map([...ofColumn(background)].filter(([, text]) => text.trim() !== "")),
    methods: new Map(methods.filter(([, texts]) => texts.size > 0)),
  };
}

function rowsOf(json: string, file: string): readonly Fields[] {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch {
    throw errors.INPUT_FORMAT`${file} is not valid JSON; check that the file is complete`;
  }
  const isRow = (row: unknown) => typeof row === "object" && row !== null && !Array.isArray(row);
  if (Array.isArray(value) && value.length > 0 && value.every(isRow)) return value;
  throw errors.INPUT_FORMAT`${file} must be an array of records, one per individual; 'palimpsest attack --help' shows the form of --data`;
}

function requireColumn(rows: readonly Fields[], column: string, file: string): void {
  if (rows.some((fields) => fields[column] !== undefined)) return;
  throw errors.INPUT_FORMAT`${file} has no column '${column}'; name one of ${Object.keys(rows[0]!).join(", ")}`;
}

function namesOf(rows: readonly Fields[], column: string, file: string): string[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  const names = rows.map((fields, i) => {
    const name = fields[column];
    if (typeof name !== "string" || name === "") {
      throw errors.INPUT_FORMAT`${file}, record ${i + 1} has no name in '${column}'; name every individual`;
    }
    if (seen.has(name)) again.add(name);
    seen.add(name);
    return name;
  });
  if (again.size === 0) return names;
  throw errors.DUPLICATE_ID`${file}: ${again.size} ${again.size === 1 ? "individual has" : "individuals have"} several records; join or rename them`;
}
