/** The queue: what needs a person most comes first. Files are dropped and texts pasted here. */

import { Button, Select } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { post, request } from "../api/client.js";
import type { Project, TaskList, TaskRow } from "../api/types.js";
import { useCommands } from "../keyboard/commands.js";
import { tasksWaiting } from "../review/waiting.js";
import { Icon } from "../shell/icons.js";
import { Empty, Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { AddDocuments, DropZone, useUpload } from "./add-documents.js";
import { AssignDialog } from "./assign-dialog.js";
import { BatchDialog } from "./batch-dialog.js";
import { isBusy, QueueTable } from "./queue-table.js";
import "./queue.css";
import { t, w } from "../words/words.js";

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
    { id: "all", name: w("All"), fits: () => true },
    {
      id: "mine",
      name: w("Mine"),
      fits: (row, user) => row.readers.some(({ name }) => name === user),
    },
    { id: "open", name: w("Open"), fits: ({ status }) => status === "open" },
    { id: "over", name: w("Over the limit"), fits: ({ risk }) => risk?.over === true },
    {
      id: "nothing",
      name: w("Nothing found"),
      fits: ({ status, total }) => status === "open" && total === 0,
    },
    { id: "disputed", name: w("Disputed"), fits: ({ status }) => status === "disputed" },
    { id: "returned", name: w("Returned"), fits: ({ returned }) => returned !== null },
    { id: "finished", name: w("To approve"), fits: ({ status }) => status === "finished" },
    {
      id: "approved",
      name: w("Approved"),
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
      else tell(t("Nothing is waiting for you."));
    } catch (error) {
      tellProblem(error);
    }
  };
  const waiting = tasksWaiting();
  useCommands({
    place: "queue",
    act: (action) => {
      if (action === "start-next") void next();
      if (action === "add-documents") setAdding(true);
    },
    refuses: (action) => {
      if (action === "start-next" && !user.may("review")) return t("You cannot review documents.");
      if (action === "add-documents" && !user.may("submit")) return t("You cannot add documents.");
      return undefined;
    },
  });

  return (
    <DropZone onFiles={upload.files} disabled={!user.may("submit")}>
      <main id="main" className="page">
        <header>
          <h1>{t("Queue")}</h1>
          {(projects.data?.length ?? 0) > 1 && (
            <Select
              size="xs"
              aria-label={t("Project")}
              placeholder={t("All projects")}
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
            {t("Batch")}
          </Button>
          <Button
            variant="default"
            leftSection={<Icon name="upload" />}
            disabled={!user.may("submit")}
            data-testid="add"
            onClick={() => setAdding(true)}
          >
            {t("Add documents")}
          </Button>
          <Button
            data-testid="start-next"
            disabled={!user.may("review")}
            onClick={() => void next()}
          >
            {t("Start next")}
          </Button>
        </header>
        {upload.sending && (
          <p className="banner" role="status" data-testid="sending">
            {t("Adding document {at} of {of}. Keep this page open until all are here.", {
              at: upload.sending.at,
              of: upload.sending.of,
            })}
          </p>
        )}
        {waiting.length > 0 && (
          <p className="banner warn" role="status">
            {t(
              "Decisions made on this computer wait to be saved. Open these documents to save them:",
            )}{" "}
            {waiting.map((task) => (
              <Link key={task} href={`/doc/${task}`}>
                {tasks.data?.tasks.find(({ id }) => id === task)?.name ?? t("a document")}
              </Link>
            ))}
          </p>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: filters, no form fields */}
        <div className="filters" role="group" aria-label={t("Show")}>
          {FILTERS.map(({ id, name, fits }) => (
            <button
              key={id}
              type="button"
              aria-pressed={filter === id}
              onClick={() => setFilter(id)}
            >
              {t(name)}{" "}
              <span className="number soft">
                {tasks.data?.tasks.filter((row) => fits(row, user.name)).length ?? ""}
              </span>
            </button>
          ))}
        </div>
        <section className="sheet" aria-label={t("Documents")}>
          {!tasks.data ? (
            <Waiting inside error={tasks.error} />
          ) : rows.length === 0 ? (
            <Empty>
              {tasks.data.tasks.length === 0 ? (
                <>
                  <p className="drop-here">
                    {t("Drop files anywhere on this page, or add them here.")}
                  </p>
                  <p>
                    {t(
                      "Word, PDF, e-mail, tables, plain text and many more. A scan needs text recognition first.",
                    )}
                  </p>
                  <Button disabled={!user.may("submit")} onClick={() => setAdding(true)}>
                    {t("Add documents")}
                  </Button>
                </>
              ) : (
                t("Nothing here with this filter.")
              )}
            </Empty>
          ) : (
            <QueueTable rows={rows} user={user.name} onAssign={setAssigning} />
          )}
        </section>
        {tasks.data && tasks.data.total > tasks.data.tasks.length && (
          <p className="soft">
            {t("The first {n} of {total} documents.", {
              n: tasks.data.tasks.length,
              total: tasks.data.total,
            })}
          </p>
        )}
        <AssignDialog row={assigning} onClose={() => setAssigning(undefined)} />
        <BatchDialog
          opened={batching}
          projects={projects.data ?? []}
          chosen={project}
          onClose={() => setBatching(false)}
        />
        <AddDocuments
          opened={adding}
          project={projects.data?.find(({ id }) => id === project)}
          upload={upload}
          onClose={() => setAdding(false)}
        />
      </main>
    </DropZone>
  );
}
