/** The queue: what needs a person most comes first. Files are dropped and texts pasted here. */

import { Button, Select, TextInput } from "@mantine/core";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
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
import { ManyBar } from "./many.js";
import { QueueTable } from "./queue-table.js";
import { ORDERS, type Order, queryOf, type Show, useQueueView } from "./use-queue-view.js";
import "./queue.css";
import { localeNow, t, w } from "../words/words.js";

const BUSY_MS = 1_000;
const QUIET_MS = 10_000;
/** Rows asked for at a time. */
const WINDOW = 300;
const NO_ROWS: readonly TaskRow[] = [];

const FILTERS: readonly { id: Show; name: string }[] = [
  { id: "all", name: w("All") },
  { id: "mine", name: w("Mine") },
  { id: "open", name: w("Open") },
  { id: "over", name: w("Over the limit") },
  { id: "nothing", name: w("Nothing found") },
  { id: "disputed", name: w("Disputed") },
  { id: "returned", name: w("Returned") },
  { id: "finished", name: w("To approve") },
  { id: "approved", name: w("Approved") },
];

const ORDER_NAMES: Readonly<Record<Order, string>> = {
  urgency: w("what needs a person most"),
  name: w("name"),
  risk: w("risk"),
  left: w("places left"),
  newest: w("newest first"),
  oldest: w("oldest first"),
  due: w("due first"),
};

export function QueuePage() {
  const user = useUser();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [view, setView] = useQueueView();
  const { project, show } = view;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState(false);
  const [batching, setBatching] = useState(false);
  const [assigning, setAssigning] = useState<TaskRow>();
  const upload = useUpload(project, () => client.invalidateQueries({ queryKey: ["tasks"] }));

  const query = queryOf(view);
  const tasks = useInfiniteQuery({
    queryKey: ["tasks", query],
    queryFn: ({ pageParam }) =>
      request<TaskList>(`/v1/tasks?limit=${WINDOW}&offset=${pageParam}&${query}`),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _all, from) =>
      from + WINDOW < total ? from + WINDOW : undefined,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.busy ? BUSY_MS : QUIET_MS),
    placeholderData: (before) => before,
  });
  const [first] = tasks.data?.pages ?? [];
  const rows = useMemo(
    () => tasks.data?.pages.flatMap((page) => page.tasks) ?? NO_ROWS,
    [tasks.data],
  );
  const more = useCallback(() => {
    if (tasks.hasNextPage && !tasks.isFetching) void tasks.fetchNextPage();
  }, [tasks.hasNextPage, tasks.isFetching, tasks.fetchNextPage]);
  const projects = useQuery({
    queryKey: ["projects"],
    queryFn: () => request<Project[]>("/v1/projects"),
  });

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
              onChange={(next) => setView({ project: next })}
            />
          )}
          <span className="push" />
          <Button
            variant="default"
            disabled={!user.may("review") || (first?.counts.all ?? 0) === 0}
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
                {rows.find(({ id }) => id === task)?.name ?? t("a document")}
              </Link>
            ))}
          </p>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: filters, no form fields */}
        <div className="filters" role="group" aria-label={t("Show")}>
          {FILTERS.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={show === id}
              data-testid={`show-${id}`}
              onClick={() => setView({ show: id })}
            >
              {t(name)}{" "}
              <span className="number soft">
                {first ? first.counts[id].toLocaleString(localeNow()) : ""}
              </span>
            </button>
          ))}
          <span className="push queue-tools">
            <TextInput
              size="xs"
              type="search"
              aria-label={t("Search names, readers and reasons")}
              placeholder={t("Search")}
              value={view.search}
              data-testid="queue-search"
              onChange={(event) => setView({ search: event.currentTarget.value })}
            />
            <label className="order">
              <span className="soft">{t("Order")}</span>
              <select
                value={view.order}
                data-testid="queue-order"
                onChange={(event) => setView({ order: event.currentTarget.value as Order })}
              >
                {ORDERS.map((order) => (
                  <option key={order} value={order}>
                    {t(ORDER_NAMES[order])}
                  </option>
                ))}
              </select>
            </label>
          </span>
        </div>
        {chosen.size > 0 && (
          <ManyBar
            chosen={rows.filter(({ id }) => chosen.has(id))}
            onDone={() => void client.invalidateQueries({ queryKey: ["tasks"] })}
            onNone={() => setChosen(new Set())}
          />
        )}
        <section className="sheet" aria-label={t("Documents")}>
          {!first ? (
            <Waiting inside error={tasks.error} />
          ) : rows.length === 0 ? (
            <Empty>
              {first.counts.all === 0 ? (
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
            <QueueTable
              rows={rows}
              total={first.total}
              user={user.name}
              chosen={chosen}
              onChoose={setChosen}
              onMore={more}
              onAssign={setAssigning}
            />
          )}
        </section>
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
