/** Rows of the table of batches: ids and numbers, no words. */

import { put, type Queryable } from "../../store/database.js";
import type { Batch } from "../schema.js";

/** Batches that a list shows. */
const SHOWN = 50;

export async function findBatch(
  on: Queryable,
  project: string,
  id: string,
): Promise<Batch | undefined> {
  const [row] = await on.query<BatchRow>(
    `select ${COLUMNS} from batches where project = $1 and id = $2`,
    [project, id],
  );
  return row && batchOf(row);
}

/** Newest first. */
export async function batchesIn(on: Queryable, project: string): Promise<Batch[]> {
  const rows = await on.query<BatchRow>(
    `select ${COLUMNS} from batches where project = $1 order by at desc, id limit ${SHOWN}`,
    [project],
  );
  return rows.map(batchOf);
}

export const saveBatch = (on: Queryable, project: string, { by, at, ...batch }: Batch) =>
  put(on, "batches", { project, author: by, at: new Date(at), ...batch }, ["id"], ["undone"]);

type BatchRow = Omit<Batch, "at"> & { readonly at: Date };
const COLUMNS = "id, author as by, at, action, applied, skipped, undone";

const batchOf = ({ at, ...batch }: BatchRow): Batch => ({ ...batch, at: at.toISOString() });
