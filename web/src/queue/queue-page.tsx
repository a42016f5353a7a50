/** The queue: what needs a person most comes first. Files are dropped and texts pasted here. */

import { Button, Select } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { post, request } from "../api/client.js";
import type { Project, TaskList, TaskRow } from "../api/types.js";
import { tasksWaiting } from "../review/waiting.js";
import { count } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { Empty, Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { AddDocuments, DropZone, useUpload } from "./add-documents.js";
import { AssignDialog } from "./assign-dialog.js";
import { BatchDialog } from "./batch-dialog.js";
import { isBusy, QueueTable } from "./queue-table.js";
import "./queue.css";

const BUSY_MS = 1_000;
const QUIET_MS = 10_000;
const MOST = 1_000;

type Filter =
  | "all"
  | "mine"
  | "open"
  | "over"
  | "nothing"
  | "disputed"
  | "returned"
  | "finished"
  | "approved";

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
    { id: "returned", name: "Returned", fits: ({ returned }) => returned !== null },
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
                  <p>
                    Plain text, Markdown, CSV, JSON Lines, or a file of the Text Anonymization
                    Benchmark.
                  </p>
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
