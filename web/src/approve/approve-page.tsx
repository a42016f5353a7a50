/** Approval and export: the output as it will leave, the server's checklist, a second person. */

import { Button, Menu } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { download, post, request } from "../api/client.js";
import type { Approval, Check, History, Output, TaskRow } from "../api/types.js";
import { offsetsOf } from "../document/offsets.js";
import { paragraphsOf } from "../document/paragraphs.js";
import { StatusWord } from "../queue/queue-table.js";
import { Checklist } from "../review/checklist.js";
import { clock, count, day } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { ApprovalForm } from "./approval-form.js";
import "./approve.css";

const FORMS = [
  { form: "same", name: "The document, in its own format", training: false },
  { form: "txt", name: "Plain text", training: false },
  { form: "report", name: "Report (HTML)", training: false },
  { form: "report-json", name: "Report (JSON)", training: false },
  { form: "json", name: "Mentions and decisions (JSON)", training: true },
  { form: "masks", name: "Masks (JSON)", training: false },
  { form: "tab", name: "TAB, to train on (holds the original)", training: true },
  { form: "wikireplace", name: "WikiReplace, to train on (holds the original)", training: true },
] as const;

/** Where a failing check is put right; the others at the document. */
const PLACES: Readonly<Partial<Record<Check["name"], string>>> = {
  disputes: "/agree",
  attack: "/attack",
};

export function ApprovePage({ task }: { task: string }) {
  const client = useQueryClient();
  const user = useUser();
  const [, navigate] = useLocation();
  const row = useQuery({
    queryKey: ["row", task],
    queryFn: () => request<TaskRow>(`/v1/tasks/${task}/row`),
    refetchInterval: 5_000,
  });
  const version = row.data?.version;
  const output = useQuery({
    queryKey: ["output", task, version],
    queryFn: () => request<Output>(`/v1/tasks/${task}/output`),
    enabled: version !== undefined,
  });
  const approval = useQuery({
    queryKey: ["approval", task, version, row.data?.status],
    queryFn: () => request<Approval>(`/v1/tasks/${task}/approval`),
    enabled: version !== undefined,
  });
  const history = useQuery({
    queryKey: ["history", task, version, ""],
    queryFn: () => request<History>(`/v1/tasks/${task}/history`),
    enabled: version !== undefined,
  });
  if (!row.data || !output.data || !approval.data) {
    return <Waiting what="the output" error={row.error ?? output.error ?? approval.error} />;
  }
  const again = () =>
    Promise.all(
      ["row", "approval", "output"].map((key) =>
        client.invalidateQueries({ queryKey: [key, task] }),
      ),
    );

  const exportAs = async (form: string) => {
    try {
      await download(`/v1/tasks/${task}/export?form=${form}`, `${task}.${form}`);
      tell("Exported.");
    } catch (error) {
      tellProblem(error);
    }
    await again();
  };
  const reopen = async () => {
    try {
      await post(`/v1/tasks/${task}/events`, {
        kind: "reopen",
        id: crypto.randomUUID(),
        seen: row.data.version,
      });
      navigate(`/doc/${task}`);
    } catch (error) {
      tellProblem(error);
    }
  };
  const { approval: given, voided, required, hash } = approval.data;
  const released = given !== null && given.hash === hash;
  return (
    <main id="main" className="approve">
      <section className="sheet" aria-label="Output">
        <p className="not-released" data-testid="released">
          {released || !required ? "As it is exported" : "Preview, not released"}
        </p>
        <OutputText output={output.data} />
      </section>
      <aside aria-label="Approval">
        <h1>
          <bdi>{row.data.name}</bdi>
        </h1>
        <p>
          <StatusWord status={row.data.status} />
        </p>
        {voided && !released && (
          <p className="banner warn" role="alert" data-testid="voided">
            ✕ The approval by {voided.approvedBy} is void: {voided.by}{" "}
            {voided.withdrawn ? "withdrew it" : "changed the document"} at {clock(voided.at)}.
          </p>
        )}
        {given && (
          <p className="banner" role="status" data-testid="approved">
            <Icon name="check" /> Approved by {given.by}, {day(given.at)} {clock(given.at)}
            {given.acceptedRisk && ", with the risk accepted"}.
          </p>
        )}
        <h2>Checklist</h2>
        <Checklist
          checks={approval.data.checks}
          onGo={({ name }) => navigate(`${PLACES[name] ?? "/doc"}/${task}`)}
        />
        {!released && required && (
          <ApprovalForm task={task} approval={approval.data} onDone={() => void again()} />
        )}
        <h2>Export</h2>
        <div className="export-buttons">
          <Button
            leftSection={<Icon name="download" />}
            disabled={required && !released}
            data-testid="export"
            onClick={() => void exportAs("same")}
          >
            Export
          </Button>
          <Menu position="bottom-start" shadow="md">
            <Menu.Target>
              <Button variant="default" disabled={required && !released} data-testid="export-as">
                Another form
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {FORMS.map(({ form, name, training }) => (
                <Menu.Item
                  key={form}
                  disabled={training && !user.may("approve")}
                  data-testid={`export-${form}`}
                  onClick={() => void exportAs(form)}
                >
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          {row.data.status !== "open" && (
            <Button variant="subtle" disabled={!user.may("review")} onClick={() => void reopen()}>
              Open again
            </Button>
          )}
        </div>
        {required && !released && (
          <p className="soft">Export needs the approval of a second person.</p>
        )}
        <h2>Record</h2>
        <dl className="record">
          <dt>Version</dt>
          <dd className="number">{output.data.version}</dd>
          <dt>SHA-256 of the output</dt>
          <dd className="hash" data-testid="hash">
            {output.data.hash}
          </dd>
          <dt>History</dt>
          <dd>
            {history.data
              ? `${count(history.data.events.length, "event")}, chain ${history.data.chain}`
              : "…"}
          </dd>
        </dl>
      </aside>
    </main>
  );
}

function OutputText({ output: { text, residue } }: { output: Output }) {
  const drawn = useMemo(() => {
    const { toUnits } = offsetsOf(text);
    const marked = residue.map(({ outStart, outEnd }) => ({
      start: toUnits(outStart),
      end: toUnits(outEnd),
    }));
    return paragraphsOf(text).map(({ start, end }) => {
      const pieces: React.ReactNode[] = [];
      let from = start;
      for (const place of marked.filter((each) => each.start < end && each.end > start)) {
        pieces.push(text.slice(from, Math.max(from, place.start)));
        pieces.push(
          <mark key={place.start} title="words of a masked mention still stand here">
            {text.slice(Math.max(from, place.start), Math.min(end, place.end))}
          </mark>,
        );
        from = Math.min(end, place.end);
      }
      pieces.push(text.slice(from, end));
      return { start, pieces };
    });
  }, [text, residue]);
  return (
    <div className="text output" data-testid="output">
      {drawn.map(({ start, pieces }) => (
        <p key={start} className="para" dir="auto">
          {pieces}
        </p>
      ))}
    </div>
  );
}
