/** The queue: what needs a person most comes first. Files are dropped and texts pasted here. */

import { Button, Select } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { post, request } from "../api/client.js";
import type { Project, Status, TaskList, TaskRow } from "../api/types.js";
import { tasksWaiting } from "../review/waiting.js";
import { age, count, day, percent } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { Empty, RiskLevel, Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { AddDocuments, DropZone, useUpload } from "./add-documents.js";
import { AssignDialog } from "./assign-dialog.js";
import { BatchDialog } from "./batch-dialog.js";
import "./queue.css";

const BUSY_MS = 1_000;
const QUIET_MS = 10_000;
const MOST = 1_000;

type Filter = "all" | "mine" | "open" | "over" | "nothing" | "disputed" | "finished" | "approved";

const FILTERS: readonly { id: Filter; name: string; fits(row: TaskRow, user: string): boolean }[] =
  [
    { id: "all", name: "All", fits: () => true },
    {
      id: "mine",
      name: "Mine",
      fits: (row, user) => row.readers.some(({ name }) => name === user),
    },
    { id: "open", name: "Open", fits: ({ status }) => status === "open" },
    { id: "over", name: "Over threshold", fits: ({ risk }) => risk?.over === true },
    {
      id: "nothing",
      name: "No detections",
      fits: ({ status, total }) => status === "open" && total === 0,
    },
    { id: "disputed", name: "Disputed", fits: ({ status }) => status === "disputed" },
    { id: "finished", name: "To approve", fits: ({ status }) => status === "finished" },
    {
      id: "approved",
      name: "Approved",
      fits: ({ status }) => status === "approved" || status === "exported",
    },
  ];

export function QueuePage() {
  const user = useUser();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [project, setProject] = useState<string | null>(null);
  const [filter, setFilter] = useState<Filter>("all");
  const [adding, setAdding] = useState(false);
  const [batching, setBatching] = useState(false);
  const [assigning, setAssigning] = useState<TaskRow>();
  const upload = useUpload(project, () => client.invalidateQueries({ queryKey: ["tasks"] }));

  const tasks = useQuery({
    queryKey: ["tasks", project],
    queryFn: () =>
      request<TaskList>(`/v1/tasks?limit=${MOST}${project ? `&project=${project}` : ""}`),
    refetchInterval: ({ state }) =>
      state.data?.tasks.some(({ status }) => isBusy(status)) ? BUSY_MS : QUIET_MS,
  });
  const projects = useQuery({
    queryKey: ["projects"],
    queryFn: () => request<Project[]>("/v1/projects"),
  });

  const rows = useMemo(() => {
    const { fits } = FILTERS.find(({ id }) => id === filter)!;
    return (tasks.data?.tasks ?? []).filter((row) => fits(row, user.name));
  }, [tasks.data, filter, user.name]);

  const next = async () => {
    try {
      const row = await post<TaskRow | undefined>("/v1/tasks/next", project ? { project } : {});
      if (row) navigate(`/doc/${row.id}`);
      else tell("Nothing waits for you.");
    } catch (error) {
      tellProblem(error);
    }
  };
  const waiting = tasksWaiting();

  return (
    <DropZone onFiles={upload.files} disabled={!user.may("submit")}>
      <main id="main" className="page">
        <header>
          <h1>Queue</h1>
          {(projects.data?.length ?? 0) > 1 && (
            <Select
              size="xs"
              aria-label="Project"
              placeholder="All projects"
              clearable
              data={projects.data!.map(({ id, name }) => ({ value: id, label: name }))}
              value={project}
              onChange={setProject}
            />
          )}
          <span className="push" />
          <Button
            variant="default"
            disabled={!user.may("review") || (tasks.data?.total ?? 0) === 0}
            data-testid="batch"
            onClick={() => setBatching(true)}
          >
            Batch
          </Button>
          <Button
            variant="default"
            leftSection={<Icon name="upload" />}
            disabled={!user.may("submit")}
            data-testid="add"
            onClick={() => setAdding(true)}
          >
            Add documents
          </Button>
          <Button
            data-testid="start-next"
            disabled={!user.may("review")}
            onClick={() => void next()}
          >
            Start next
          </Button>
        </header>
        {waiting.length > 0 && (
          <p className="banner warn" role="status">
            Decisions of this computer wait to be saved in{" "}
            {waiting.map((task) => (
              <Link key={task} href={`/doc/${task}`}>
                {tasks.data?.tasks.find(({ id }) => id === task)?.name ?? "a document"}
              </Link>
            ))}
            . Open to save them.
          </p>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: filters, no form fields */}
        <div className="filters" role="group" aria-label="Show">
          {FILTERS.map(({ id, name, fits }) => (
            <button
              key={id}
              type="button"
              aria-pressed={filter === id}
              onClick={() => setFilter(id)}
            >
              {name}{" "}
              <span className="number soft">
                {tasks.data?.tasks.filter((row) => fits(row, user.name)).length ?? ""}
              </span>
            </button>
          ))}
        </div>
        <section className="sheet" aria-label="Documents">
          {!tasks.data ? (
            <Waiting what="the queue" error={tasks.error} />
          ) : rows.length === 0 ? (
            <Empty>
              {tasks.data.tasks.length === 0 ? (
                <>
                  <p className="drop-here">Drop files anywhere on this page, or add them here.</p>
                  <p>Plain text, Markdown, or a file of the Text Anonymization Benchmark.</p>
                  <Button disabled={!user.may("submit")} onClick={() => setAdding(true)}>
                    Add documents
                  </Button>
                </>
              ) : (
                "Nothing here with this filter."
              )}
            </Empty>
          ) : (
            <QueueTable rows={rows} user={user.name} onAssign={setAssigning} />
          )}
        </section>
        {tasks.data && tasks.data.total > tasks.data.tasks.length && (
          <p className="soft">
            The first {tasks.data.tasks.length} of {count(tasks.data.total, "document")}.
          </p>
        )}
        {assigning && <AssignDialog row={assigning} onClose={() => setAssigning(undefined)} />}
        {batching && (
          <BatchDialog
            projects={projects.data ?? []}
            chosen={project}
            onClose={() => setBatching(false)}
          />
        )}
        {adding && (
          <AddDocuments
            project={projects.data?.find(({ id }) => id === project)}
            upload={upload}
            onClose={() => setAdding(false)}
          />
        )}
      </main>
    </DropZone>
  );
}

const isBusy = (status: Status) => status === "queued" || status === "detecting";

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

function QueueTable({ rows, user, onAssign }: TableProps) {
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
