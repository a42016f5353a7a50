/** Rows of the table of batches: ids and numbers, no words. */

import type { Queryable, Row } from "../../store/database.js";
import type { Batch } from "../schema.js";

/** Batches that a list shows. */
const SHOWN = 50;

export async function findBatch(
  on: Queryable,
  project: string,
  id: string,
): Promise<Batch | undefined> {
  const [row] = await on.query("select * from batches where project = $1 and id = $2", [
    project,
    id,
  ]);
  return row && batchOf(row);
}

/** Newest first. */
export async function batchesIn(on: Queryable, project: string): Promise<Batch[]> {
  const rows = await on.query(
    `select * from batches where project = $1 order by at desc, id limit ${SHOWN}`,
    [project],
  );
  return rows.map(batchOf);
}

export const saveBatch = (on: Queryable, project: string, batch: Batch) =>
  on.query(
    `insert into batches (id, project, author, at, action, applied, skipped, undone)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set undone = $8`,
    [
      batch.id,
      project,
      batch.by,
      new Date(batch.at),
      batch.action,
      JSON.stringify(batch.applied),
      JSON.stringify(batch.skipped),
      batch.undone && JSON.stringify(batch.undone),
    ],
  );

const batchOf = (row: Row): Batch => ({
  id: row["id"] as string,
  by: row["author"] as string,
  at: (row["at"] as Date).toISOString(),
  action: row["action"] as Batch["action"],
  applied: row["applied"] as Batch["applied"],
  skipped: row["skipped"] as Batch["skipped"],
  undone: row["undone"] as Batch["undone"],
});
