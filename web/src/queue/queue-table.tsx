/** The queue as a table: the rows in view, each with why it stands there. */

import { useMediaQuery } from "@mantine/hooks";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { Status, TaskRow } from "../api/types.js";
import { age, day, percent } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { RiskLevel } from "../shell/parts.js";

/** The machine still reads it. */
export const isBusy = (status: Status) => status === "queued" || status === "detecting";

const STATUS: Readonly<Record<Status, { glyph: string; word: string }>> = {
  queued: { glyph: "…", word: "Queued" },
  detecting: { glyph: "…", word: "Reading" },
  open: { glyph: "◇", word: "Open" },
  finished: { glyph: "✓", word: "Finished" },
  disputed: { glyph: "≠", word: "Disputed" },
  approved: { glyph: "✓✓", word: "Approved" },
  exported: { glyph: "→", word: "Exported" },
  failed: { glyph: "✕", word: "Failed" },
};

export const StatusWord = ({ status }: { status: Status }) => (
  <span className="status-word" data-testid="status">
    <span aria-hidden>{STATUS[status].glyph}</span> {STATUS[status].word}
  </span>
);

/** Pixels; on a narrow screen a row has three lines. */
const ROW = { wide: 46, narrow: 104 } as const;

interface TableProps {
  readonly rows: readonly TaskRow[];
  readonly user: string;
  onAssign(row: TaskRow): void;
}

export function QueueTable({ rows, user, onAssign }: TableProps) {
  const body = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery("(max-width: 760px)");
  const height = narrow ? ROW.narrow : ROW.wide;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current,
    estimateSize: () => height,
    overscan: 10,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height, other places
  useEffect(() => virtual.measure(), [height]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows in view only
    <div role="table" aria-label="Queue" aria-rowcount={rows.length + 1} className="queue">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a heading row */}
      <div role="row" className="queue-row queue-head">
        {["Document", "Status", "Open", "Risk", "Kept", "Readers", "Age", "Due", "Why here"].map(
          (name) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: a heading
            <span key={name} role="columnheader">
              {name}
            </span>
          ),
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="rowgroup"
        ref={body}
        className="queue-body"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        <div role="presentation" style={{ height: virtual.getTotalSize(), position: "relative" }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <QueueRow
              key={rows[index]!.id}
              row={rows[index]!}
              index={index}
              top={start}
              user={user}
              onAssign={onAssign}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface RowProps extends Pick<TableProps, "user" | "onAssign"> {
  readonly row: TaskRow;
  readonly index: number;
  readonly top: number;
}

function QueueRow({ row, index, top, user, onAssign }: RowProps) {
  const busy = isBusy(row.status);
  const held = row.lease && row.lease.by !== user && Date.parse(row.lease.until) > Date.now();
  const cell = (name: string, content: React.ReactNode) => (
    // biome-ignore lint/a11y/useSemanticElements: rows in view only
    <span role="cell" data-name={name}>
      {content}
    </span>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows in view only
    // biome-ignore lint/a11y/useFocusableInteractive: the link inside is the tab stop
    <div
      role="row"
      aria-rowindex={index + 2}
      className="queue-row"
      style={{ transform: `translateY(${top}px)` }}
      data-testid="queue-row"
    >
      {cell(
        "Document",
        busy || row.status === "failed" ? (
          <span dir="auto">{row.name}</span>
        ) : (
          <Link href={`/doc/${row.id}`} dir="auto">
            {row.name}
          </Link>
        ),
      )}
      {cell(
        "Status",
        <>
          <StatusWord status={row.status} />
          {held && (
            <span className="soft" title="being worked on">
              {" "}
              <Icon name="lock" size={13} /> {row.lease!.by}
            </span>
          )}
        </>,
      )}
      {cell("Open", busy ? "" : <span className="number">{`${row.open} / ${row.total}`}</span>)}
      {cell("Risk", busy ? "" : <RiskLevel risk={row.risk} />)}
      {cell(
        "Kept",
        row.utility === null ? "" : <span className="number">{percent(row.utility)}</span>,
      )}
      {cell(
        "Readers",
        <button
          type="button"
          className="readers"
          title="Assign"
          data-testid="readers"
          onClick={() => onAssign(row)}
        >
          {row.readers.map(({ name, finished, started }) => (
            <span
              key={name}
              className={`initials${finished ? " filled" : ""}`}
              title={`${name}: ${finished ? "finished" : started ? "reading" : "not started"}`}
            >
              {initials(name)}
              <span className="visually-hidden">{finished ? " finished" : ""}</span>
            </span>
          ))}
          {row.readers.length === 0 && <span className="soft">assign</span>}
        </button>,
      )}
      {cell("Age", <span className="number soft">{age(row.createdAt)}</span>)}
      {cell("Due", row.due && <span className="number soft">{day(row.due)}</span>)}
      {cell("Why", <span className="soft">{row.error?.message ?? row.why}</span>)}
    </div>
  );
}

const initials = (name: string) =>
  name
    .split(/[\s._-]+/)
    .map((part) => part[0]?.toUpperCase() ?? "")
    .slice(0, 2)
    .join("");
