/** Several documents at once: given to a reader, approved with one signing in, exported one after another. */

import { Button, Modal, PasswordInput } from "@mantine/core";
import { useState } from "react";
import { download, post, request, session } from "../api/client.js";
import type { FileRelease, TaskRow } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { sentenceOf, tell } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { t, tn } from "../words/words.js";

interface Props {
  readonly chosen: readonly TaskRow[];
  onDone(): void;
  onNone(): void;
}

interface Failed {
  readonly row: TaskRow;
  readonly why: string;
}

export function ManyBar({ chosen, onDone, onNone }: Props) {
  const user = useUser();
  const [approving, setApproving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const approved = chosen.filter(({ status }) => status === "approved" || status === "exported");
  const waiting = chosen.filter(({ status }) => status === "finished");

  /** Does something to each, goes on after a failure, and names what failed. */
  const each = async (
    rows: readonly TaskRow[],
    work: (row: TaskRow) => Promise<void>,
    done: (n: number) => string,
  ) => {
    setBusy(true);
    const problems: Failed[] = [];
    for (const row of rows) {
      try {
        await work(row);
      } catch (problem) {
        problems.push({ row, why: sentenceOf(problem, t("The file")) });
      }
    }
    setBusy(false);
    setFailed(problems);
    tell(done(rows.length - problems.length));
    onDone();
  };
  const exportAll = () =>
    each(
      approved,
      (row) => download(`/v1/tasks/${row.id}/export`, "redacted"),
      (n) => tn(n, "1 document exported.", "{n} documents exported."),
    );
  const approveAll = (token: string) =>
    each(
      waiting,
      async (row) => {
        const { hash, file, documents } = await request<FileRelease>(
          `/v1/tasks/${row.id}/release?count=0`,
        );
        await post(`/v1/tasks/${row.id}/approval`, {
          hash,
          ...(file && { file: file.hash }),
          ...(documents > 1 && { whole: true }),
          ...(token !== "" && { token }),
        });
      },
      (n) => tn(n, "1 document approved.", "{n} documents approved."),
    );
  return (
    <div className="banner many" role="status" data-testid="many">
      <strong>{tn(chosen.length, "1 document chosen", "{n} documents chosen")}</strong>
      <Button
        size="xs"
        variant="default"
        disabled={busy || waiting.length === 0 || !user.may("approve")}
        data-testid="approve-many"
        onClick={() => setApproving(true)}
      >
        {t("Approve {n}", { n: waiting.length })}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={approved.length === 0}
        loading={busy}
        data-testid="export-many"
        onClick={() => void exportAll()}
      >
        {t("Export {n}", { n: approved.length })}
      </Button>
      <Button size="xs" variant="subtle" onClick={onNone}>
        {t("Choose none")}
      </Button>
      {failed.length > 0 && (
        <ul data-testid="many-failed">
          {failed.map(({ row, why }) => (
            <li key={row.id}>
              <bdi>{visible(row.name)}</bdi>: {why}
            </li>
          ))}
        </ul>
      )}
      <Modal
        opened={approving}
        onClose={() => setApproving(false)}
        title={tn(waiting.length, "Approve 1 document", "Approve {n} documents")}
      >
        <ApproveMany
          rows={waiting}
          onApprove={(token) => {
            setApproving(false);
            void approveAll(token);
          }}
        />
      </Modal>
    </div>
  );
}

function ApproveMany(props: { rows: readonly TaskRow[]; onApprove(token: string): void }) {
  const { rows, onApprove } = props;
  const [token, setToken] = useState("");
  const signed = session.token() !== undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onApprove(token.trim());
      }}
    >
      <p>
        {t(
          "You approve each as it leaves now. Read them first: the names below lead to each output.",
        )}
      </p>
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id}>
            <a href={`#/approve/${id}`} target="_blank" rel="noreferrer">
              <bdi>{visible(name)}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {signed && (
        <PasswordInput
          label={t("Sign in again: your token")}
          value={token}
          autoComplete="off"
          data-autofocus
          data-testid="many-token"
          onChange={(event) => setToken(event.currentTarget.value)}
        />
      )}
      <div className="dialog-buttons">
        <Button type="submit" disabled={signed && token.trim() === ""} data-testid="approve-all">
          {tn(rows.length, "Approve 1 document", "Approve {n} documents")}
        </Button>
      </div>
    </form>
  );
}
