/** Agreement of two readers: of a project as a whole, and line by line for a document. */

import { Button, Select } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { post, request } from "../api/client.js";
import type {
  Cluster,
  Project,
  ProjectAgreement,
  Side,
  Task,
  TaskAgreement,
} from "../api/types.js";
import { offsetsOf } from "../document/offsets.js";
import { actionOf, keyName } from "../keyboard/keymap.js";
import { STATE_WORDS } from "../review/scope.js";
import { announce } from "../shell/announce.js";
import { count } from "../shell/format.js";
import { Empty, Scrollable, TypeTag, Waiting } from "../shell/parts.js";
import { tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { Measures } from "./measures.js";
import "./agreement.css";

export function AgreementsPage() {
  const projects = useQuery({
    queryKey: ["projects"],
    queryFn: () => request<Project[]>("/v1/projects"),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const project =
    chosen ?? projects.data?.find(({ readers }) => readers === 2)?.id ?? projects.data?.[0]?.id;
  const agreement = useQuery({
    queryKey: ["agreement", project],
    queryFn: () => request<ProjectAgreement>(`/v1/projects/${project}/agreement`),
    enabled: project !== undefined,
  });
  return (
    <main id="main" className="page narrow">
      <header>
        <h1>Agreement</h1>
        {projects.data && projects.data.length > 0 && (
          <Select
            size="xs"
            aria-label="Project"
            allowDeselect={false}
            data={projects.data.map(({ id, name }) => ({ value: id, label: name }))}
            value={project ?? null}
            onChange={setChosen}
          />
        )}
      </header>
      {!agreement.data ? (
        <Waiting what="the agreement" error={agreement.error ?? projects.error} />
      ) : agreement.data.documents === 0 ? (
        <div className="sheet">
          <Empty>
            No document has been read by two yet. A project with double reading gives each to two
            readers, blind, and compares them here.
          </Empty>
        </div>
      ) : (
        <>
          <p className="soft">
            {count(agreement.data.documents, "document")} read by two who both finished.
          </p>
          {agreement.data.pairs.map(({ readers, documents, coefficients }) => (
            <section key={readers.join(" ")} className="sheet pad spaced">
              <h2>
                {readers.join(" and ")}{" "}
                <span className="soft">· {count(documents, "document")}</span>
              </h2>
              <Measures coefficients={coefficients} />
            </section>
          ))}
          <Scrollable sheet label="Documents">
            <table className="plain-table">
              <thead>
                <tr>
                  <th scope="col">Document</th>
                  <th scope="col">Readers</th>
                  <th scope="col" className="n">
                    Disagreements
                  </th>
                  <th scope="col" className="n">
                    To settle
                  </th>
                </tr>
              </thead>
              <tbody>
                {agreement.data.tasks.map(({ task, name, readers, disputes, unresolved }) => (
                  <tr key={task}>
                    <td>
                      <Link href={`/agree/${task}`}>{name}</Link>
                    </td>
                    <td>{readers.join(", ")}</td>
                    <td className="n">{disputes}</td>
                    <td className="n">{unresolved > 0 ? `≠ ${unresolved}` : "✓ 0"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrollable>
        </>
      )}
    </main>
  );
}

export function AgreementPage({ task }: { task: string }) {
  const client = useQueryClient();
  const user = useUser();
  const agreement = useQuery({
    queryKey: ["task-agreement", task],
    queryFn: () => request<TaskAgreement>(`/v1/tasks/${task}/agreement`),
  });
  const document = useQuery({
    queryKey: ["task", task],
    queryFn: () => request<Task>(`/v1/tasks/${task}`),
  });
  const [at, setAt] = useState(0);
  const [, navigate] = useLocation();
  if (!agreement.data || !document.data) {
    const { row } = document.data ?? {};
    const waits = row !== undefined && (row.blind || row.readers.length < 2);
    return waits ? (
      <OneFinished task={task} readers={row.readers} />
    ) : (
      <Waiting what="the agreement" error={agreement.error ?? document.error} />
    );
  }
  const { readers, clusters, unresolved, coefficients } = agreement.data;
  const { row, text } = document.data;

  const take = async (cluster: Cluster, choice: string) => {
    try {
      await post(`/v1/tasks/${task}/events`, {
        kind: "resolve",
        id: crypto.randomUUID(),
        seen: row.version,
        cluster: cluster.id,
        take: choice,
      });
      announce(`Settled: ${choice}. ${Math.max(0, unresolved - 1)} left.`);
    } catch (error) {
      tellProblem(error);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ["task-agreement", task] }),
      client.invalidateQueries({ queryKey: ["task", task] }),
    ]);
  };

  const keys = (event: React.KeyboardEvent) => {
    if ((event.target as Element).closest("input, textarea, select")) return;
    const name = keyName({
      ...event.nativeEvent,
      key: event.key,
      code: event.code,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      shiftKey: event.shiftKey,
    });
    const action = name && actionOf(name, "dispute");
    const cluster = clusters[at];
    const choice =
      action === "take-none"
        ? "neither"
        : action === "take-protective"
          ? "protective"
          : readers[Number(action?.slice(5)) - 1];
    if (!cluster || !action?.startsWith("take-") || choice === undefined) return;
    event.preventDefault();
    void take(cluster, choice);
    const next = clusters.findIndex(({ resolution }, index) => index > at && resolution === null);
    if (next >= 0) setAt(next);
  };

  return (
    <main id="main" className="page" onKeyDown={keys}>
      <header>
        <h1>
          <bdi>{row.name}</bdi>
        </h1>
        <span className="soft">
          {readers.join(" and ")} · {count(clusters.length, "disagreement")}, {unresolved} to settle
        </span>
        <span className="push" />
        <Button
          variant="default"
          disabled={unresolved > 0}
          onClick={() => navigate(`/approve/${task}`)}
        >
          Approval and export
        </Button>
      </header>
      <details className="sheet pad spaced" open={clusters.length === 0}>
        <summary>Measures of agreement</summary>
        <Measures coefficients={coefficients} />
      </details>
      <Scrollable sheet label="Disagreements">
        {clusters.length === 0 ? (
          <Empty>The two readings are the same.</Empty>
        ) : (
          <table className="plain-table disputes" data-testid="disputes">
            <thead>
              <tr>
                <th scope="col">In the text</th>
                {readers.map((reader, index) => (
                  <th key={reader} scope="col">
                    <kbd>{index + 1}</kbd> {reader}
                  </th>
                ))}
                <th scope="col">Settled as</th>
                <th scope="col">Settle</th>
              </tr>
            </thead>
            <tbody>
              {clusters.map((cluster, index) => (
                <Disagreement
                  key={cluster.id}
                  cluster={cluster}
                  readers={readers}
                  text={text}
                  current={index === at}
                  editable={user.may("review") || user.may("approve")}
                  onHere={() => setAt(index)}
                  onTake={(choice) => void take(cluster, choice)}
                />
              ))}
            </tbody>
          </table>
        )}
      </Scrollable>
      <p className="soft">
        Keys: <kbd>1</kbd> <kbd>2</kbd> take a reader, <kbd>R</kbd> the more protective,{" "}
        <kbd>0</kbd> neither. What nobody settles is treated as the more protective asked.
      </p>
    </main>
  );
}

function OneFinished({ task, readers }: { task: string; readers: Task["row"]["readers"] }) {
  const finished = readers.filter((reader) => reader.finished).length;
  return (
    <main id="main" className="page narrow">
      <header>
        <h1>Agreement</h1>
      </header>
      <div className="sheet">
        <Empty>
          <p data-testid="blind">
            {readers.length < 2
              ? "This document has one reader."
              : `${finished} of 2 readers finished. Until both have, neither sees the other’s work.`}
          </p>
          <Link href={`/doc/${task}`}>Back to the document</Link>
        </Empty>
      </div>
    </main>
  );
}

const CONTEXT = 60;

interface RowProps {
  readonly cluster: Cluster;
  readonly readers: readonly string[];
  readonly text: string;
  readonly current: boolean;
  readonly editable: boolean;
  onHere(): void;
  onTake(choice: string): void;
}

function Disagreement(props: RowProps) {
  const { cluster, readers, text, current, editable, onHere, onTake } = props;
  const { start, end } = useMemo(() => {
    const { toUnits } = offsetsOf(text);
    return { start: toUnits(cluster.start), end: toUnits(cluster.end) };
  }, [text, cluster.start, cluster.end]);
  const { resolution } = cluster;
  return (
    <tr className={current ? "here" : ""} onFocus={onHere} data-testid="cluster">
      <td className="context" dir="auto">
        <span className="soft">…{text.slice(Math.max(0, start - CONTEXT), start)}</span>
        <strong>{text.slice(start, end)}</strong>
        <span className="soft">{text.slice(end, end + CONTEXT)}…</span>
        <br />
        <span className="differs">
          {cluster.leak && "▲ one keeps what the other hides · "}
          differs in {cluster.differs.join(", ")}
        </span>
      </td>
      {readers.map((reader) => (
        <td key={reader}>
          <SideCell side={cluster.sides.find((side) => side.reader === reader)} />
          {reader === cluster.protective && <span className="soft"> more protective</span>}
        </td>
      ))}
      <td>
        {resolution === null ? (
          <span className="soft">open: the more protective</span>
        ) : (
          <>
            ✓ {resolution.take} <span className="soft">by {resolution.by}</span>
          </>
        )}
      </td>
      <td>
        <span className="takes">
          {readers.map((reader, index) => (
            <Button
              key={reader}
              size="compact-sm"
              variant={resolution?.take === reader ? "filled" : "default"}
              disabled={!editable}
              data-testid={`take-${index + 1}`}
              onClick={() => onTake(reader)}
            >
              {reader}
            </Button>
          ))}
          <Button
            size="compact-sm"
            variant={resolution?.take === "protective" ? "filled" : "default"}
            disabled={!editable}
            data-testid="take-protective"
            onClick={() => onTake("protective")}
          >
            Protective
          </Button>
          <Button
            size="compact-sm"
            variant={resolution?.take === "neither" ? "filled" : "default"}
            disabled={!editable}
            data-testid="take-neither"
            onClick={() => onTake("neither")}
          >
            Neither
          </Button>
        </span>
      </td>
    </tr>
  );
}

function SideCell({ side }: { side: Side | undefined }) {
  if (!side || side.mentions.length === 0) return <span className="soft">not marked</span>;
  return side.mentions.map((mention, index) => (
    <Fragment key={mention.mention}>
      {index > 0 && <br />}
      <TypeTag type={mention.type} /> {STATE_WORDS[mention.state]}
      {mention.replacement !== null && (
        <>
          {" "}
          as “<bdi>{mention.replacement}</bdi>”
        </>
      )}
      {mention.reason !== null && <span className="soft"> ({mention.reason})</span>}
    </Fragment>
  ));
}
