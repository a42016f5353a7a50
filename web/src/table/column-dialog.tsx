/** One decision for all cells of a column: listed first, done to exactly that list, taken back as one. */

import { Button, Modal, Select } from "@mantine/core";
import { useEffect, useState } from "react";
import { post } from "../api/client.js";
import type { Batch, BatchInput, BatchPreview, TaskRow } from "../api/types.js";
import { Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { type SemanticType, TYPES, typeName } from "../theme/types.js";
import { t, tn } from "../words/words.js";

export interface ColumnDecision {
  readonly column: string;
  readonly action: Batch["action"];
}

interface Props {
  readonly task: TaskRow;
  readonly decision: ColumnDecision;
  onDone(): void;
  onClose(): void;
}

export const ColumnDialog = (
  props: Omit<Props, "decision"> & { readonly decision: ColumnDecision | undefined },
) => {
  const { decision, onClose } = props;
  return (
    <Modal
      opened={decision !== undefined}
      onClose={onClose}
      size="lg"
      title={decision ? t("Column '{name}'", { name: decision.column }) : ""}
    >
      {decision && <Cells {...props} decision={decision} />}
    </Modal>
  );
};

function Cells({ task, decision: { column, action }, onDone, onClose }: Props) {
  const [type, setType] = useState<SemanticType>("MISC");
  const [preview, setPreview] = useState<BatchPreview>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Batch>();
  const address = `/v1/projects/${task.project}/batches`;
  useEffect(() => {
    let gone = false;
    post<BatchPreview>(`${address}/preview`, { column: { task: task.id, name: column } }).then(
      (found) => gone || setPreview(found),
      (problem: unknown) => gone || setError(problem),
    );
    return () => {
      gone = true;
    };
  }, [address, task.id, column]);
  if (!preview) return <Waiting error={error} inside />;
  // only masking reaches cells in which nothing was found
  const targets = preview.targets.filter(
    ({ mentions, cell }) => mentions.length > 0 || (action === "mask" && cell),
  );

  const undo = async (id: string) => {
    try {
      const { undone } = await post<Batch>(`${address}/${id}/undo`, undefined);
      tell(tn(undone?.tasks ?? 0, "Undone in 1 row.", "Undone in {n} rows."));
      onClose();
    } catch (problem) {
      tellProblem(problem);
    }
    onDone();
  };
  if (done) return <Report batch={done} onUndo={() => void undo(done.id)} />;
  const apply = async () => {
    setBusy(true);
    const input: BatchInput = {
      id: crypto.randomUUID(),
      action,
      type,
      targets: targets.map(({ name: _, ...target }) => target),
    };
    try {
      setDone(await post<Batch>(address, input));
    } catch (problem) {
      tellProblem(problem);
    }
    setBusy(false);
    onDone();
  };
  return (
    <section aria-label={t("What would change")} className="batch-found">
      <p role="status" data-testid="column-found">
        <strong>{tn(targets.length, "1 cell", "{n} cells")}</strong>
        {preview.skipped.length > 0 &&
          `; ${tn(preview.skipped.length, "1 row left unchanged.", "{n} rows left unchanged.")}`}
      </p>
      <ul className="batch-sample">
        {preview.sample.map(({ task: row, mention, name, text }) => (
          <li key={`${row} ${mention}`}>
            <strong dir="auto">{text}</strong>
            <span className="soft">{name}</span>
          </li>
        ))}
      </ul>
      {action === "mask" && (
        <Select
          label={t("What these cells are")}
          description={t("The label that takes their place says so.")}
          allowDeselect={false}
          data={TYPES.map((each) => ({ value: each, label: typeName(each) }))}
          value={type}
          onChange={(next) => next && setType(next as SemanticType)}
        />
      )}
      <div className="dialog-buttons">
        <Button
          data-autofocus
          disabled={targets.length === 0}
          loading={busy}
          data-testid="column-apply"
          onClick={() => void apply()}
        >
          {tn(targets.length, "Apply to 1 cell", "Apply to {n} cells")}
        </Button>
      </div>
    </section>
  );
}

const Report = ({ batch, onUndo }: { batch: Batch; onUndo(): void }) => (
  <div className="banner" role="status" data-testid="column-done">
    <span>
      {tn(batch.applied.length, "Decided in 1 row.", "Decided in {n} rows.")}{" "}
      {batch.skipped.length > 0 &&
        tn(batch.skipped.length, "1 row left unchanged.", "{n} rows left unchanged.")}
    </span>
    <Button size="xs" variant="default" data-testid="column-undo" onClick={onUndo}>
      {t("Undo all of it")}
    </Button>
  </div>
);
