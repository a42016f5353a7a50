/** What two readers of a document differ in, line by line, and settling it. */

import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { post, request } from "../api/client.js";
import type { Cluster, Task, TaskAgreement } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { useCommands } from "../keyboard/commands.js";
import { announce } from "../shell/announce.js";
import { Empty, Scrollable, Waiting } from "../shell/parts.js";
import { tellProblem } from "../shell/problem.js";
import { t, tn } from "../words/words.js";
import { Disagreement, takeWords } from "./disagreement.js";
import { Measures } from "./measures.js";
import "./agreement.css";

export function AgreementPage({ task }: { task: string }) {
  const agreement = useQuery({
    queryKey: ["task-agreement", task],
    queryFn: () => request<TaskAgreement>(`/v1/tasks/${task}/agreement`),
  });
  const document = useQuery({
    queryKey: ["task", task],
    queryFn: () => request<Task>(`/v1/tasks/${task}`),
  });
  if (!agreement.data || !document.data) {
    const { row } = document.data ?? {};
    const waits = row !== undefined && (row.blind || row.readers.length < 2);
    return waits ? (
      <OneFinished task={task} readers={row.readers} />
    ) : (
      <Waiting error={agreement.error ?? document.error} />
    );
  }
  return <Disagreements agreement={agreement.data} document={document.data} />;
}

function Disagreements(props: { agreement: TaskAgreement; document: Task }) {
  const { readers, clusters, unresolved, coefficients } = props.agreement;
  const { row, text, may } = props.document;
  const client = useQueryClient();
  const [at, setAt] = useState(0);
  const [, navigate] = useLocation();

  const take = async (cluster: Cluster, choice: string) => {
    try {
      await post(`/v1/tasks/${row.id}/events`, {
        kind: "resolve",
        id: crypto.randomUUID(),
        seen: row.version,
        cluster: cluster.id,
        take: choice,
      });
      const left = Math.max(0, unresolved - 1);
      announce(
        `${t("Settled: {choice}.", { choice: takeWords(choice) })} ${tn(left, "1 left.", "{n} left.")}`,
      );
    } catch (error) {
      tellProblem(error);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ["task-agreement", row.id] }),
      client.invalidateQueries({ queryKey: ["task", row.id] }),
    ]);
  };
  const choiceOf = (action: string) =>
    action === "take-none"
      ? "neither"
      : action === "take-protective"
        ? "protective"
        : readers[Number(action.slice(5)) - 1];

  useCommands({
    place: "dispute",
    act: (action) => {
      const cluster = clusters[at];
      const choice = choiceOf(action);
      if (!cluster || choice === undefined) return;
      void take(cluster, choice);
      const next = clusters.findIndex(({ resolution }, index) => index > at && resolution === null);
      if (next >= 0) setAt(next);
    },
    refuses: (action) => {
      if (!may.settle) return t("You can read the disagreements, not settle them.");
      if (clusters.length === 0) return t("The two readings are the same.");
      if (choiceOf(action) === undefined) return t("There is no such reader.");
      return undefined;
    },
  });

  return (
    <main id="main" className="page">
      <header>
        <h1>
          <bdi>{visible(row.name)}</bdi>
        </h1>
        <span className="soft">
          {readers.join(", ")} · {tn(clusters.length, "1 disagreement", "{n} disagreements")},{" "}
          {tn(unresolved, "1 to settle", "{n} to settle")}
        </span>
        <span className="push" />
        <Button
          variant="default"
          disabled={unresolved > 0}
          onClick={() => navigate(`/approve/${row.id}`)}
        >
          {t("Approval and export")}
        </Button>
      </header>
      <details className="sheet pad spaced" open={clusters.length === 0}>
        <summary>{t("Measures of agreement")}</summary>
        <Measures coefficients={coefficients} />
      </details>
      {!may.settle && (
        <p className="soft" data-testid="may-not-settle">
          {t("You can read the disagreements, not settle them.")}
        </p>
      )}
      <Scrollable sheet label={t("Disagreements")}>
        {clusters.length === 0 ? (
          <Empty>{t("The two readings are the same.")}</Empty>
        ) : (
          <table className="plain-table disputes" data-testid="disputes">
            <thead>
              <tr>
                <th scope="col">{t("In the text")}</th>
                {readers.map((reader, index) => (
                  <th key={reader} scope="col">
                    <kbd>{index + 1}</kbd> {reader}
                  </th>
                ))}
                <th scope="col">{t("Settled as")}</th>
                <th scope="col">{t("Settle")}</th>
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
                  editable={may.settle}
                  onHere={() => setAt(index)}
                  onTake={(choice) => void take(cluster, choice)}
                />
              ))}
            </tbody>
          </table>
        )}
      </Scrollable>
      <p className="soft key-hint">
        <kbd>1</kbd> <kbd>2</kbd> {t("take a reader")} · <kbd>R</kbd> {t("the more protective")} ·{" "}
        <kbd>0</kbd> {t("neither")}.{" "}
        {t("Until it is settled, the more protective decision applies.")}
      </p>
    </main>
  );
}

function OneFinished({ task, readers }: { task: string; readers: Task["row"]["readers"] }) {
  const finished = readers.filter((reader) => reader.finished).length;
  return (
    <main id="main" className="page narrow">
      <header>
        <h1>{t("Agreement")}</h1>
      </header>
      <div className="sheet">
        <Empty>
          <p data-testid="blind">
            {readers.length < 2
              ? t("This document has one reader.")
              : t("{n} of 2 readers finished. Until both have, neither sees the other’s work.", {
                  n: finished,
                })}
          </p>
          <Link href={`/doc/${task}`}>{t("Back to the document")}</Link>
        </Empty>
      </div>
    </main>
  );
}
