/** A table decided and finished at once: what is left is read first, and exactly that is done. */

import { Button, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { post, request } from "../api/client.js";
import type { TableFinished, TableLeft, TaskRow } from "../api/types.js";
import { visible } from "../document/invisible.js";
import { Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { t, tn } from "../words/words.js";

interface Props {
  readonly task: TaskRow;
  readonly opened: boolean;
  onDone(): void;
  onClose(): void;
}

export const FinishTable = (props: Props) => (
  <Modal opened={props.opened} onClose={props.onClose} title={t("Finish this table")} size="lg">
    {props.opened && <Left {...props} />}
  </Modal>
);

function Left({ task, onDone, onClose }: Props) {
  const left = useQuery({
    queryKey: ["table-left", task.id],
    queryFn: () => request<TableLeft>(`/v1/tasks/${task.id}/table/left`),
    gcTime: 0,
  });
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left.data) button.current?.focus();
  }, [left.data]);
  if (!left.data) return <Waiting error={left.error} inside />;
  const { rows, proposals, suspects } = left.data;
  const finish = async () => {
    setBusy(true);
    try {
      const { finished, remaining } = await post<TableFinished>(
        `/v1/tasks/${task.id}/table/finish`,
        {
          accept: [...new Set(proposals.map(({ text }) => text))],
          dismiss: suspects.map(({ text }) => text),
        },
      );
      tell(
        remaining === 0
          ? tn(finished, "1 row finished.", "{n} rows finished.")
          : t("{done} rows finished; {left} still have something to decide.", {
              done: finished,
              left: remaining,
            }),
      );
      onClose();
    } catch (problem) {
      tellProblem(problem);
    }
    setBusy(false);
    onDone();
  };
  return (
    <>
      <p role="status" data-testid="table-left">
        {rows === 0
          ? t("Every row is finished.")
          : tn(rows, "1 row is not finished.", "{n} rows are not finished.")}
      </p>
      {proposals.length > 0 && (
        <section aria-label={t("Proposals")}>
          <h3>{t("These proposals are accepted")}</h3>
          <ul className="table-left">
            {proposals.map(({ text, output, count }) => (
              <li key={`${text} ${output}`}>
                <bdi>{visible(text)}</bdi> →{" "}
                <bdi>{output === null ? t("kept") : visible(output)}</bdi>
                <Times count={count} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {suspects.length > 0 && (
        <section aria-label={t("Unmarked text")}>
          <h3>{t("These unmarked words stay as they are")}</h3>
          <ul className="table-left">
            {suspects.map(({ text, count }) => (
              <li key={text}>
                <bdi>{visible(text)}</bdi>
                <Times count={count} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="dialog-buttons">
        <Button variant="default" onClick={onClose}>
          {t("Back to the table")}
        </Button>
        <Button
          ref={button}
          disabled={rows === 0}
          loading={busy}
          data-testid="finish-rows"
          onClick={() => void finish()}
        >
          {tn(rows, "Accept this and finish 1 row", "Accept this and finish {n} rows")}
        </Button>
      </div>
    </>
  );
}

/** How often, where more than once. */
const Times = ({ count }: { readonly count: number }) =>
  count > 1 ? <span className="soft number"> × {count}</span> : null;
