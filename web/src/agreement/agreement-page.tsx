/** What two readers of a document differ in, line by line, and settling it. */

import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { post, request } from "../api/client.js";
import type { Cluster, Task, TaskAgreement } from "../api/types.js";
import { actionOf, keyName } from "../keyboard/keymap.js";
import { announce } from "../shell/announce.js";
import { count } from "../shell/format.js";
import { Empty, Scrollable, Waiting } from "../shell/parts.js";
import { tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { Disagreement } from "./disagreement.js";
import { Measures } from "./measures.js";
import "./agreement.css";

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
