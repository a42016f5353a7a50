/** Columns of a table that are not read as text: what happens to them, and who has looked. */

import { put, type Queryable } from "../../store/database.js";
import type { Seal } from "../../store/seal.js";

export interface UnreadColumn {
  readonly name: string;
  /** Cells that are not empty. */
  readonly cells: number;
  /** As the file's reader says it. */
  readonly reason: string;
  /** Its cells are not in what is written. */
  readonly isRemoved: boolean;
  /** Ids that only count: they need no decision. */
  readonly isHarmless: boolean;
}

export interface ColumnDecision {
  readonly by: string;
  readonly at: string;
  /** A code of the list of reasons. */
  readonly reason: string;
  /** What is done with it from now on; absent: it leaves as it is. */
  readonly treatment?: string;
}

export interface FileColumns {
  readonly unread: readonly UnreadColumn[];
  /** By name of column. */
  readonly decided: Readonly<Record<string, ColumnDecision>>;
}

const place = (file: string): string => `file_columns:${file}`;

export async function findColumns(
  on: Queryable,
  seal: Seal,
  file: string,
): Promise<FileColumns | undefined> {
  const [row] = await on.query<{ sealed: Uint8Array }>(
    "select sealed from file_columns where file = $1",
    [file],
  );
  return row && seal.openJson<FileColumns>(place(file), row.sealed);
}

export const saveColumns = (on: Queryable, seal: Seal, file: string, columns: FileColumns) =>
  put(on, "file_columns", { file, sealed: seal.sealJson(place(file), columns) }, ["file"]);

/** Treatments that people chose, as a reader of tables takes them. */
export const treatmentsIn = ({ decided }: Pick<FileColumns, "decided">): Record<string, string> =>
  Object.fromEntries(
    Object.entries(decided).flatMap(([name, { treatment }]) =>
      treatment === undefined ? [] : [[name, treatment]],
    ),
  );

/** Columns that leave with content that nobody has looked at. */
export const unconfirmed = ({ unread, decided }: FileColumns): readonly UnreadColumn[] =>
  unread.filter(
    ({ name, isRemoved, isHarmless }) => !isRemoved && !isHarmless && decided[name] === undefined,
  );
