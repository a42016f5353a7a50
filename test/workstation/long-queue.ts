/** Documents of a queue by the thousand, put into its tables as the machine and its readers leave them. */

import { randomUUID } from "node:crypto";
import { insertTasks, SHARED, type Summary } from "../../src/server/review/store/records.js";
import type { Store } from "../../src/server/store/store.js";

interface Queued {
  readonly name: string;
  readonly isFinished: boolean;
}

const AT_ONCE = 5_000;

/** They hold no text: enough for whatever lists, counts and sorts, not to open one. */
export async function fillQueue(
  { query, seal }: Pick<Store, "query" | "seal">,
  count: number,
  one: (i: number) => Queued,
): Promise<void> {
  const createdAt = new Date();
  for (let from = 0; from < count; from += AT_ONCE) {
    const file = randomUUID();
    await query(
      "insert into files (id, project, sealed, created_at) values ($1, 'default', $2, $3)",
      [file, seal.sealJson(`files:${file}`, {}), createdAt],
    );
    const tasks = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => ({
      id: randomUUID(),
      project: "default",
      file,
      position: i,
      name: one(from + i).name,
      persons: [],
      readers: [],
      double: false,
      characters: 1_000,
      due: null,
      createdAt,
      createdBy: "ann",
      request: file,
    }));
    await insertTasks({ query }, seal, tasks);
    await query("update tasks set phase = 'reading' where file = $1", [file]);
    await query(
      `insert into streams (task, stream, version, finished, summary)
       select task, $2, 1, finished, summary
       from jsonb_to_recordset($1::jsonb) as one(task text, finished boolean, summary jsonb)`,
      [
        JSON.stringify(
          tasks.map(({ id }, i) => {
            const { isFinished } = one(from + i);
            return { task: id, finished: isFinished, summary: summaryOf(from + i, isFinished) };
          }),
        ),
        SHARED,
      ],
    );
  }
}

const summaryOf = (i: number, isFinished: boolean): Summary => ({
  open: isFinished ? 0 : 1 + (i % 40),
  total: 40,
  risk: {
    level: (i % 100) / 100,
    threshold: 0.5,
    over: i % 100 > 50,
    measure: "classifier",
    direct: 0,
    measures: [],
  },
  utility: 0.9,
  unresolved: 0,
  unexamined: 0,
  authors: isFinished ? ["ann"] : [],
});
