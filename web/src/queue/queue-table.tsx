/** The queue as a table: the rows in view, each with why it stands there. */

import { useMediaQuery } from "@mantine/hooks";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { RequestError } from "../api/client.js";
import type { Status, TaskRow } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { age, day, percent } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { RiskLevel } from "../shell/parts.js";
import { sentenceOf } from "../shell/problem.js";
import { useMore } from "../use-more.js";
import { t, tn, w } from "../words/words.js";

/** The machine still reads it. */
const isBusy = (status: Status) => status === "queued" || status === "detecting";

const STATUS: Readonly<Record<Status, { glyph: string; word: string }>> = {
  queued: { glyph: "…", word: w("Queued") },
  detecting: { glyph: "…", word: w("Being read") },
  open: { glyph: "◇", word: w("Open") },
  finished: { glyph: "✓", word: w("Finished") },
  disputed: { glyph: "≠", word: w("Disputed") },
  approved: { glyph: "✓✓", word: w("Approved") },
  exported: { glyph: "→", word: w("Exported") },
  failed: { glyph: "✕", word: w("Failed") },
};

export const statusWord = (status: string): string =>
  t(STATUS[status as Status]?.word ?? status).toLowerCase();

export const StatusWord = ({ status }: { status: Status }) => (
  <span className="status-word" data-testid="status">
    <span aria-hidden>{STATUS[status].glyph}</span> {t(STATUS[status].word)}
  </span>
);

const HEADS = [
  w("Document"),
  w("Status"),
  w("Left"),
  w("Risk"),
  w("Information kept"),
  w("Readers"),
  w("Age"),
  w("Due"),
  w("Reason"),
] as const;

/** Pixels; on a narrow screen a row has three lines. */
const ROW = { wide: 46, narrow: 104 } as const;

interface TableProps {
  readonly rows: readonly TaskRow[];
  /** How many there are, those not asked for yet among them. */
  readonly total: number;
  readonly user: string;
  readonly chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
  /** The last rows are in view. */
  onMore(): void;
  onAssign(row: TaskRow): void;
}

export function QueueTable(props: TableProps) {
  const { rows, total, user, chosen, onChoose, onMore, onAssign } = props;
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
  const items = virtual.getVirtualItems();
  useMore(items.at(-1)?.index ?? 0, rows.length, onMore);
  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows in view only
    <div role="table" aria-label={t("Queue")} aria-rowcount={total + 1} className="queue">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a heading row */}
      <div role="row" className="queue-row queue-head">
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: a heading */}
        <span role="columnheader">
          <input
            type="checkbox"
            aria-label={t("Choose all that are shown")}
            checked={rows.length > 0 && rows.every(({ id }) => chosen.has(id))}
            data-testid="choose-all"
            onChange={(event) =>
              onChoose(new Set(event.currentTarget.checked ? rows.map(({ id }) => id) : []))
            }
          />
        </span>
        {HEADS.map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: a heading
          <span key={name} role="columnheader">
            {t(name)}
          </span>
        ))}
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
          {items.map(({ index, start }) => (
            <QueueRow
              key={rows[index]!.id}
              row={rows[index]!}
              index={index}
              top={start}
              user={user}
              chosen={chosen.has(rows[index]!.id)}
              onChoose={choose}
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
  readonly chosen: boolean;
  onChoose(id: string, on: boolean): void;
}

function QueueRow({ row, index, top, user, chosen, onChoose, onAssign }: RowProps) {
  const busy = isBusy(row.status);
  const held = row.lease && row.lease.by !== user && Date.parse(row.lease.until) > Date.now();
  const cell = (name: string, content: React.ReactNode) => (
    // biome-ignore lint/a11y/useSemanticElements: rows in view only
    <span role="cell" data-name={name} data-label={t(name)}>
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
      {/* biome-ignore lint/a11y/useSemanticElements: rows in view only */}
      <span role="cell" data-name="Choose">
        <input
          type="checkbox"
          aria-label={t("Choose {name}", { name: row.name })}
          checked={chosen}
          data-testid="choose"
          onChange={(event) => onChoose(row.id, event.currentTarget.checked)}
        />
      </span>
      {cell(
        "Document",
        busy || row.status === "failed" ? (
          <span dir="auto">{visible(row.name)}</span>
        ) : (
          <Link href={`/doc/${row.id}`} dir="auto">
            {visible(row.name)}
          </Link>
        ),
      )}
      {cell(
        "Status",
        <>
          <StatusWord status={row.status} />
          {held && (
            <span className="soft" title={t("being worked on")}>
              {" "}
              <Icon name="lock" size={13} /> {row.lease!.by}
            </span>
          )}
        </>,
      )}
      {cell(
        "Left",
        busy ? (
          ""
        ) : (
          <span className="number">{t("{n} of {total}", { n: row.open, total: row.total })}</span>
        ),
      )}
      {cell("Risk", busy ? "" : <RiskLevel risk={row.risk} />)}
      {cell(
        "Information kept",
        row.utility === null ? "" : <span className="number">{percent(row.utility)}</span>,
      )}
      {cell(
        "Readers",
        <button
          type="button"
          className="readers"
          title={t("Assign")}
          data-testid="readers"
          onClick={() => onAssign(row)}
        >
          {row.readers.map(({ name, finished, started }) => (
            <span
              key={name}
              className={`initials${finished ? " filled" : ""}`}
              title={`${name}: ${finished ? t("finished") : started ? t("reading") : t("not begun")}`}
            >
              {initials(name)}
              <span className="visually-hidden">{finished ? ` ${t("finished")}` : ""}</span>
            </span>
          ))}
          {row.readers.length === 0 && <span className="soft">{t("assign")}</span>}
        </button>,
      )}
      {cell("Age", <span className="number soft">{age(row.createdAt)}</span>)}
      {cell("Due", row.due && <span className="number soft">{day(row.due)}</span>)}
      {cell("Reason", <span className="soft">{whyWords(row)}</span>)}
    </div>
  );
}

/** What the server says in a few fixed phrases, one of them with a number. */
function whyWords({ error, why }: TaskRow): string {
  if (error) return sentenceOf(new RequestError(422, error.code, error.message), t("The file"));
  const disagree = /^(\d+) disagree$/.exec(why)?.[1];
  return disagree ? tn(Number(disagree), "1 disagreement", "{n} disagreements") : t(why);
}

/**
 * The server's phrases for why a document is where it is in the queue: kept for their translations.
 * @public
 */
export const WHY_HERE = [
  w("detection failed"),
  w("being read by the machine"),
  w("exported"),
  w("approved"),
  w("no detections"),
  w("waits for the other reader"),
  w("waits for approval"),
  w("parts not examined"),
  w("over threshold"),
  w("begun"),
  w("not begun"),
  w("random check"),
  w("changed after approval"),
  w("approval withdrawn"),
  w("reopened"),
  w("sent back"),
  w("second reading differs"),
] as const;

const initials = (name: string) =>
  name
    .split(/[\s._-]+/)
    .map((part) => part[0]?.toUpperCase() ?? "")
    .slice(0, 2)
    .join("");
