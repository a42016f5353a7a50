/** Below the text of a table's row: the cells that no text shows and that leave with it. */

import { Link } from "wouter";
import type { TaskRow } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { useLayout } from "../layout/use-layout.js";
import { t } from "../words/words.js";

/** Formats whose documents are rows or records. */
const TABLES = /\.(?:csv|tsv|xlsx|xlsm|jsonl|ndjson|json)(?:$|:)/i;

export const isOfTable = ({ name, documents }: Pick<TaskRow, "name" | "documents">): boolean =>
  documents > 1 || TABLES.test(name);

export function UnreadCells({ row }: { row: TaskRow }) {
  const layout = useLayout(row.id, row.version);
  if (layout.data?.kind !== "record" || layout.data.unread.length === 0) return null;
  return (
    <section className="unread-cells" aria-label={t("Cells that are not read")}>
      <p className="soft">
        {t("Not part of the text, so not read by the machine.")}{" "}
        <Link href={`/table/${row.id}`}>{t("The whole table")}</Link>
      </p>
      <dl>
        {layout.data.unread.map(({ column, text, isRemoved }) => (
          <div key={column} data-testid="beside-text">
            <dt>
              <bdi>{visible(column)}</bdi>
            </dt>
            <dd dir="auto">
              {isRemoved ? <del>{visible(text)}</del> : visible(text)}{" "}
              <span className="soft">{isRemoved ? t("removed") : t("leaves as it is")}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
