/** Approval and export: the output as it will leave, the server's checklist, a second person. */

import { Button, Menu, Modal, Textarea } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { download, post, request } from "../api/client.js";
import type {
  Approval,
  Check,
  FileRelease,
  History,
  Output,
  Project,
  TaskRow,
} from "../api/types.js";
import { useOutput } from "../api/use-output.js";
import { visible } from "../document/invisible.js";
import { useBack } from "../keyboard/use-back.js";
import { StatusWord } from "../queue/queue-table.js";
import { Checklist } from "../review/checklist.js";
import { clock, date, day, fitSentence, riskSentence } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { OutputText } from "../shell/output-text.js";
import { SignatureLine, Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { t, tn, w } from "../words/words.js";
import { ApprovalForm } from "./approval-form.js";
import { FileContents, FileStops, useFileRelease } from "./file-contents.js";

const FORMS = [
  { form: "same", name: w("The document, in its own format"), training: false },
  { form: "txt", name: w("Plain text"), training: false },
  { form: "report", name: w("Report, to read"), training: false },
  { form: "report-json", name: w("Report, for programs (JSON)"), training: false },
  { form: "json", name: w("Mentions and decisions (JSON)"), training: true },
  { form: "masks", name: w("Masks (JSON)"), training: false },
  { form: "tab", name: w("TAB, to train on (holds the original)"), training: true },
  { form: "wikireplace", name: w("WikiReplace, to train on (holds the original)"), training: true },
] as const;

/** Where a failing check is put right; the others at the document. */
const PLACES: Readonly<Partial<Record<Check["name"], string>>> = {
  columns: "/table",
  disputes: "/agree",
  attack: "/attack",
};

export function ApprovePage({ task }: { task: string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  useBack(`/doc/${task}`);
  const row = useQuery({
    queryKey: ["row", task],
    queryFn: () => request<TaskRow>(`/v1/tasks/${task}/row`),
    refetchInterval: 5_000,
  });
  const version = row.data?.version;
  const output = useOutput(task, version);
  const approval = useQuery({
    queryKey: ["approval", task, version, row.data?.status],
    queryFn: () => request<Approval>(`/v1/tasks/${task}/approval`),
    enabled: version !== undefined,
  });
  const releasing = useFileRelease(row.data);
  if (!row.data || !output.data || !approval.data) {
    return <Waiting error={row.error ?? output.error ?? approval.error} />;
  }
  const again = () =>
    Promise.all(
      ["row", "approval", "output", "release"].map((key) =>
        client.invalidateQueries({ queryKey: [key, task] }),
      ),
    );
  const { approval: given, voided, required, hash } = approval.data;
  const { release } = releasing;
  const checks = approval.data.checks.map((check) => withFile(check, release));
  const several = row.data.documents > 1;
  const released =
    given !== null && given.hash === hash && (!several || release?.approved === release?.documents);
  return (
    <main id="main" className="approve">
      <section className="sheet" aria-label={t("Output")}>
        <p className="not-released" data-testid="released">
          {released || !required ? t("As it is exported") : t("Preview, not released")}
        </p>
        {several ? null : <OutputText output={output.data} />}
        <FileContents releasing={releasing} />
      </section>
      <aside aria-label={t("Approval")}>
        <h1>
          <bdi>{visible(several ? row.data.name.replace(/: [^:]*$/, "") : row.data.name)}</bdi>
        </h1>
        <p>
          <StatusWord status={row.data.status} />
        </p>
        {row.data.risk && (
          <>
            <p data-testid="fit">{fitSentence(approval.data.fit, row.data.risk)}</p>
            {approval.data.fit && <p className="soft">{riskSentence(row.data.risk)}</p>}
          </>
        )}
        <p>
          <Link href={`/compare/${task}`}>{t("Original and output, page by page")}</Link>
        </p>
        {voided && !released && (
          <p className="banner warn" role="alert" data-testid="voided">
            ✕ {t("The approval by {approver} is void:", { approver: voided.approvedBy })}{" "}
            {voided.withdrawn
              ? t("{name} withdrew it at {time}.", { name: voided.by, time: clock(voided.at) })
              : t("{name} changed the document at {time}.", {
                  name: voided.by,
                  time: clock(voided.at),
                })}
          </p>
        )}
        {given && (
          <p className="banner" role="status" data-testid="approved">
            <Icon name="check" />{" "}
            {t("Approved by {name}, {time}", {
              name: given.by,
              time: `${day(given.at)} ${clock(given.at)}`,
            })}
            {given.acceptedRisk && `, ${t("with the risk accepted")}`}.
          </p>
        )}
        {release?.columns.some(({ isRemoved, isHarmless }) => !isRemoved && !isHarmless) && (
          <p className="banner" data-testid="not-measured">
            {t("The risk is that of the texts. Columns that leave unread are no part of it.")}
          </p>
        )}
        {release && <FileStops release={release} />}
        {!released && required && (
          <ApprovalForm
            task={task}
            approval={approval.data}
            releasing={releasing}
            output={output.data.hash}
            onDone={() => void again()}
          />
        )}
        <AloneHere row={row.data} approval={approval.data} onDone={() => void again()} />
        <h2>{t("Checklist")}</h2>
        <Checklist
          checks={checks}
          about="approve"
          onGo={({ name }) => navigate(`${PLACES[name] ?? "/doc"}/${task}`)}
        />
        <Export row={row.data} blocked={required && !released} onDone={() => void again()} />
        <p>
          <Link href={`/log/${task}`} data-testid="log">
            {t("Exemption log: what is withheld, and why")}
          </Link>
        </p>
        <Record
          task={task}
          row={row.data}
          output={output.data}
          approval={{ ...approval.data, checks }}
        />
      </aside>
    </main>
  );
}

/**
 * 'All text was checked' is said of the file that leaves: what its bytes hold beside the texts, and columns that leave
 * unread, no machine has examined.
 */
function withFile(check: Check, release: FileRelease | undefined): Check {
  if (check.name !== "unexamined" || !release) return check;
  const columns = release.columns.filter(({ isRemoved }) => !isRemoved).length;
  const count = release.unexamined + (release.file?.beside.length ?? 0) + columns;
  return { ...check, count, ok: count === 0 };
}

/** Somebody who is the only person here cannot be two: the way out is offered where it is needed. */
function AloneHere(props: { row: TaskRow; approval: Approval; onDone(): void }) {
  const { row, approval, onDone } = props;
  const user = useUser();
  if (!approval.required || approval.mayApprove || !user.alone) return null;
  const waive = async () => {
    try {
      await request<Project>(`/v1/projects/${row.project}`, {
        method: "PATCH",
        body: { twoPersonApproval: false },
      });
      tell(t("This project no longer asks for a second person. Export is open."));
    } catch (error) {
      tellProblem(error);
    }
    onDone();
  };
  return (
    <div className="banner" data-testid="alone">
      <span>
        {t(
          "You work here alone, but this project needs a second person to approve. Either invite somebody (start the server with a token file), or work without one.",
        )}
      </span>
      <Button size="xs" disabled={!user.may("admin")} onClick={() => void waive()}>
        {t("Work without a second person in this project")}
      </Button>
    </div>
  );
}

function Export(props: { row: TaskRow; blocked: boolean; onDone(): void }) {
  const { row, blocked, onDone } = props;
  const user = useUser();
  const [, navigate] = useLocation();
  const exportAs = async (form: string) => {
    try {
      await download(`/v1/tasks/${row.id}/export?form=${form}`, "redacted");
      tell(t("Exported."));
    } catch (error) {
      tellProblem(error);
    }
    onDone();
  };
  const isDone = ["finished", "approved", "exported"].includes(row.status);
  const [asking, setAsking] = useState<"reopen" | "return">();
  const again = async (kind: "reopen" | "return", reason: string) => {
    setAsking(undefined);
    try {
      await post(`/v1/tasks/${row.id}/events`, {
        kind,
        id: crypto.randomUUID(),
        seen: row.version,
        reason,
      });
      if (kind === "reopen") navigate(`/doc/${row.id}`);
      else tell(t("Sent back. It waits in the queue, with your reason."));
    } catch (error) {
      tellProblem(error);
    }
    onDone();
  };
  return (
    <>
      <h2>{t("Export")}</h2>
      <div className="export-buttons">
        <Button
          leftSection={<Icon name="download" />}
          disabled={blocked}
          data-testid="export"
          onClick={() => void exportAs("same")}
        >
          {t("Export")}
        </Button>
        <Menu position="bottom-start" shadow="md">
          <Menu.Target>
            <Button variant="default" disabled={blocked} data-testid="export-as">
              {t("Other formats")}
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
                {t(name)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {isDone && (
          <Button
            variant="subtle"
            disabled={!user.may("review")}
            data-testid="reopen"
            onClick={() => setAsking("reopen")}
          >
            {t("Reopen for changes")}
          </Button>
        )}
        {isDone && user.may("approve") && (
          <Button variant="subtle" data-testid="send-back" onClick={() => setAsking("return")}>
            {t("Send back to the reader")}
          </Button>
        )}
      </div>
      {asking && (
        <AskReason
          kind={asking}
          approved={row.status === "approved" || row.status === "exported"}
          onReason={(reason) => void again(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {blocked && <p className="soft">{t("Export needs the approval of a second person.")}</p>}
    </>
  );
}

const ASKED = {
  reopen: {
    title: w("Reopen for changes"),
    approved: w(
      "The approved output stays approved, and can be exported, until somebody changes something. The first change voids the approval.",
    ),
    does: w("Reopen"),
  },
  return: {
    title: w("Send back to the reader"),
    approved: w("The approval is withdrawn."),
    does: w("Send back"),
  },
} as const;

/** A finished document is opened again for a reason, which its reader sees. */
function AskReason(props: {
  kind: keyof typeof ASKED;
  approved: boolean;
  onReason(reason: string): void;
  onClose(): void;
}) {
  const { kind, approved, onReason, onClose } = props;
  const [reason, setReason] = useState("");
  const words = ASKED[kind];
  return (
    <Modal opened onClose={onClose} title={t(words.title)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReason(reason.trim());
        }}
      >
        {approved && <p>{t(words.approved)}</p>}
        <Textarea
          label={t("Reason (needed)")}
          description={t("Without words of the document.")}
          value={reason}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
          data-testid={`${kind}-reason`}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="dialog-buttons">
          <Button variant="default" onClick={onClose}>
            {t("Leave it as it is")}
          </Button>
          <Button type="submit" disabled={reason.trim() === ""} data-testid={`${kind}-now`}>
            {t(words.does)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The record of the approval; printed, it is a page of its own without the text. */
function Record(props: { task: string; row: TaskRow; output: Output; approval: Approval }) {
  const { task, row, output, approval } = props;
  const history = useQuery({
    queryKey: ["history", task, row.version, ""],
    queryFn: () => request<History>(`/v1/tasks/${task}/history`),
  });
  const given = approval.approval;
  return (
    <section className="printed" aria-label={t("Record")} data-testid="record">
      <h2>{t("Record")}</h2>
      <dl className="record">
        <dt className="print-only">{t("Document")}</dt>
        <dd className="print-only">{task}</dd>
        <dt className="print-only">{t("Readers")}</dt>
        <dd className="print-only">{row.readers.map(({ name }) => name).join(", ") || "—"}</dd>
        <dt className="print-only">{t("Approval")}</dt>
        <dd className="print-only">
          {given
            ? `${given.by}, ${date(given.at)} ${clock(given.at)}${given.reason === null ? "" : `: ${given.reason}`}`
            : t("not approved")}
        </dd>
        {row.risk && (
          <>
            <dt className="print-only">{t("Risk")}</dt>
            <dd className="print-only">{riskSentence(row.risk)}</dd>
          </>
        )}
        <dt>{t("Version")}</dt>
        <dd className="number">{output.version}</dd>
        <dt>{t("SHA-256 of the output")}</dt>
        <dd className="hash" data-testid="hash">
          {output.hash}
        </dd>
        <dt>{t("History")}</dt>
        <dd>
          {history.data
            ? `${tn(history.data.events.length, "1 entry", "{n} entries")}, ${
                history.data.chain === "intact" ? t("not altered") : t("altered")
              }`
            : "…"}
        </dd>
      </dl>
      <div className="print-only">
        <Checklist checks={approval.checks} about="approve" unfolded />
        <SignatureLine />
      </div>
      <Button size="xs" variant="default" className="no-print" onClick={() => print()}>
        {t("Print the record")}
      </Button>
    </section>
  );
}
