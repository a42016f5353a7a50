/** A table under review: its rows, what each cell becomes, and a column decided once. */

import { Button, Menu } from "@mantine/core";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { request } from "../api/client.js";
import type { Table, TaskRow } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { useCommands } from "../keyboard/commands.js";
import { statusWord } from "../queue/queue-table.js";
import { Waiting } from "../shell/parts.js";
import { useMore } from "../use-more.js";
import { t, tn, w } from "../words/words.js";
import { type ColumnDecision, ColumnDialog } from "./column-dialog.js";
import { ColumnsList, ConfirmDialog, leavingUnread } from "./columns-list.js";
import { FinishTable } from "./finish-table.js";
import "./table.css";

/** Rows asked for at a time. */
const WINDOW = 100;

export function TablePage({ task }: { task: string }) {
  const row = useQuery({
    queryKey: ["row", task],
    queryFn: () => request<TaskRow>(`/v1/tasks/${task}/row`),
  });
  const table = useInfiniteQuery({
    queryKey: ["table", task],
    queryFn: ({ pageParam }) =>
      request<Table>(`/v1/tasks/${task}/table?from=${pageParam}&count=${WINDOW}`),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _all, from) =>
      from + WINDOW < total ? from + WINDOW : undefined,
  });
  if (!table.data || !row.data) return <Waiting error={table.error ?? row.error} />;
  const { columns, total } = table.data.pages[0]!;
  const rows = table.data.pages.flatMap((page) => page.rows);
  return (
    <Rows
      task={row.data}
      columns={columns}
      total={total}
      rows={rows}
      onMore={() => void (table.hasNextPage && !table.isFetching && table.fetchNextPage())}
    />
  );
}

interface Props {
  readonly task: TaskRow;
  readonly columns: Table["columns"];
  readonly total: number;
  readonly rows: Table["rows"];
  onMore(): void;
}

/** Pixels of a row; its cells show three lines. */
const ROW = 80;
/** Pixels of the first column, and the least of each other: every row is as wide as the heading. */
const FIRST = 130;
const CELL = 170;

function Rows({ task, columns, total, rows, onMore }: Props) {
  const client = useQueryClient();
  const body = useRef<HTMLDivElement>(null);
  const [decision, setDecision] = useState<ColumnDecision>();
  const [confirmed, setConfirmed] = useState<Table["columns"]>();
  const [finishing, setFinishing] = useState(false);
  const [, navigate] = useLocation();
  const unread = leavingUnread(columns).filter(({ decided }) => decided === null);
  useCommands({
    place: "table",
    act: (action) => {
      if (action === "back-from-table") navigate(`/doc/${task.id}`);
      if (action === "confirm-columns") setConfirmed(unread);
      if (action === "finish-table") setFinishing(true);
      if (action === "to-approval") navigate(`/approve/${task.id}`);
    },
    refuses: (action) =>
      action === "confirm-columns" && unread.length === 0
        ? t("Every column that leaves unread has been confirmed.")
        : undefined,
  });
  const again = () => {
    for (const key of ["table", "row", "tasks"]) void client.invalidateQueries({ queryKey: [key] });
  };
  const readAnew = (row: TaskRow) => {
    again();
    if (row.id !== task.id) navigate(`/doc/${row.id}`);
  };
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current,
    estimateSize: () => ROW,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  useMore(items.at(-1)?.index ?? 0, rows.length, onMore);
  const template = `${FIRST}px repeat(${columns.length}, minmax(${CELL}px, 1fr))`;
  const width = FIRST + columns.length * CELL;
  const name = task.name.replace(/: [^:]*$/, "");
  return (
    <main id="main" className="page table-page">
      <header>
        <h1>
          <bdi>{visible(name)}</bdi>
        </h1>
        <span className="soft number">{tn(total, "1 row", "{n} rows")}</span>
        <span className="push" />
        <Button component={Link} href={`/doc/${task.id}`} variant="default">
          {t("Back to the document")}
        </Button>
        <Button
          component={Link}
          href={`/approve/${task.id}`}
          variant="default"
          title={t("Approval and export (O)")}
        >
          {t("Approval and export")}
        </Button>
        <Button
          data-testid="finish-table"
          title={t("Finish (Ctrl+Enter)")}
          onClick={() => setFinishing(true)}
        >
          {t("Finish the table")}
        </Button>
      </header>
      <details open={unread.length > 0}>
        <summary>{tn(columns.length, "1 column", "{n} columns")}</summary>
        <ColumnsList task={task} columns={columns} onDone={readAnew} onConfirm={setConfirmed} />
      </details>
      <p className="soft">
        {t(
          "A click on a column's name decides all of its cells at once; a click on a row opens it. Cells on grey ground are not read and leave as they are.",
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: rows in view only */}
      <div
        ref={body}
        role="table"
        aria-label={t("Table")}
        aria-rowcount={total + 1}
        className="table-body"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        data-testid="table"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: a heading row */}
        <div
          role="row"
          className="table-row table-head"
          style={{ gridTemplateColumns: template, minWidth: width }}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: a heading */}
          <span role="columnheader">{t("Row")}</span>
          {columns.map((column) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: the button inside is the tab stop
            <span key={column.name} role="columnheader">
              <Menu position="bottom-start" shadow="md">
                <Menu.Target>
                  <button
                    type="button"
                    className="column-name"
                    data-testid={`column-${column.name}`}
                  >
                    <bdi>{visible(column.name)}</bdi> <span aria-hidden>▾</span>
                  </button>
                </Menu.Target>
                <Menu.Dropdown>
                  {(["proposal", "keep", "mask"] as const).map((action) => (
                    <Menu.Item
                      key={action}
                      data-testid={`column-${action}`}
                      onClick={() => setDecision({ column: column.name, action })}
                    >
                      {t(ACTIONS[action])}
                    </Menu.Item>
                  ))}
                </Menu.Dropdown>
              </Menu>
            </span>
          ))}
        </div>
        <div
          role="presentation"
          style={{ height: virtual.getTotalSize(), minWidth: width, position: "relative" }}
        >
          {items.map(({ index, start }) => (
            <RowView
              key={rows[index]!.task}
              row={rows[index]!}
              columns={columns}
              template={template}
              top={start}
            />
          ))}
        </div>
      </div>
      <ConfirmDialog
        task={task}
        columns={columns}
        confirmed={confirmed}
        onDone={readAnew}
        onClose={() => setConfirmed(undefined)}
      />
      <FinishTable
        task={task}
        opened={finishing}
        onDone={again}
        onClose={() => setFinishing(false)}
      />
      <ColumnDialog
        task={task}
        decision={decision}
        onDone={() => void client.invalidateQueries({ queryKey: ["table", task.id] })}
        onClose={() => setDecision(undefined)}
      />
    </main>
  );
}

const ACTIONS = {
  proposal: w("Accept every proposal in this column"),
  keep: w("Keep what was found in this column"),
  mask: w("Mask every cell of this column"),
} as const;

function RowView(props: {
  row: Table["rows"][number];
  columns: Table["columns"];
  template: string;
  top: number;
}) {
  const { row, columns, template, top } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows in view only
    // biome-ignore lint/a11y/useFocusableInteractive: the link inside is the tab stop
    <div
      role="row"
      aria-rowindex={row.at + 2}
      className="table-row"
      style={{ gridTemplateColumns: template, transform: `translateY(${top}px)` }}
      data-testid="table-row"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <span role="cell">
        <Link href={`/doc/${row.task}`}>{row.at + 1}</Link>{" "}
        <span className="soft">{statusWord(row.status)}</span>
      </span>
      {columns.map(({ name }) => {
        const cell = row.cells.find(({ column }) => column === name);
        return (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <span
            key={name}
            role="cell"
            dir="auto"
            data-open={(cell?.open ?? 0) > 0 || undefined}
            data-unread={cell?.isRead === false || undefined}
          >
            {cell && (cell.output === null ? visible(cell.text) : <Changed cell={cell} />)}
          </span>
        );
      })}
    </div>
  );
}

const Changed = ({ cell }: { cell: Table["rows"][number]["cells"][number] }) => (
  <>
    <del title={cell.text}>{visible(cell.text)}</del> <ins>{visible(cell.output ?? "")}</ins>
  </>
);
