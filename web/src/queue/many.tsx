/** Several documents at once: read one after the other and approved with one signing in, exported one by one. */

import { Button, Modal } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { download, post } from "../api/client.js";
import type { TaskRow } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { Waiting } from "../shell/parts.js";
import { sentenceOf, tell } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { t, tn } from "../words/words.js";

const ApproveMany = lazy(async () => ({
  default: (await import("../approve/approve-many.js")).ApproveMany,
}));

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
  /** What has changed since it was read is refused. */
  const approveAll = (read: ReadonlyMap<TaskRow, object>) =>
    each(
      [...read.keys()],
      (row) => post(`/v1/tasks/${row.id}/approval`, read.get(row)),
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
        size="xl"
        title={tn(waiting.length, "Approve 1 document", "Approve {n} documents")}
      >
        <Suspense fallback={<Waiting inside />}>
          <ApproveMany
            rows={waiting}
            onApprove={(read) => {
              setApproving(false);
              void approveAll(read);
            }}
          />
        </Suspense>
      </Modal>
    </div>
  );
}
