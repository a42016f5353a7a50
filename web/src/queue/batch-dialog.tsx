/** One decision over many documents: found, looked at, done to exactly that list, taken back as one. */

import { Button, Modal, SegmentedControl, Select, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { post, request } from "../api/client.js";
import type { Batch, BatchInput, BatchPreview, Project } from "../api/types.js";
import { useAttempt } from "../shell/attempt.js";
import { clock, day } from "../shell/format.js";
import { tell } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { TYPES, typeName } from "../theme/types.js";
import { t, tn, w } from "../words/words.js";
import { DONE, Found, Look, placesIn, Report, sizeOf } from "./batch-found.js";

const ACTIONS = [
  { value: "proposal", label: w("As proposed") },
  { value: "keep", label: w("Keep") },
  { value: "mask", label: w("Mask") },
] as const;

interface Props {
  readonly projects: readonly Project[];
  readonly chosen: string | null;
  onClose(): void;
}

export const BatchDialog = ({ opened, ...props }: Props & { readonly opened: boolean }) => (
  <Modal opened={opened} onClose={props.onClose} title={t("Decide in many documents")} size="lg">
    <InMany {...props} />
  </Modal>
);

function InMany({ projects, chosen }: Props) {
  const client = useQueryClient();
  const [project, setProject] = useState(chosen ?? projects[0]?.id ?? null);
  const [words, setWords] = useState("");
  const [type, setType] = useState<string | null>(null);
  const [action, setAction] = useState<Batch["action"]>("proposal");
  const [preview, setPreview] = useState<BatchPreview>();
  const [done, setDone] = useState<Batch>();
  const { busy, attempt } = useAttempt(async () => {
    await client.invalidateQueries({ queryKey: ["tasks"] });
    await client.invalidateQueries({ queryKey: ["batches", project] });
  });
  const address = `/v1/projects/${project}/batches`;

  const look = () =>
    attempt(async () => {
      setDone(undefined);
      setPreview(
        await post<BatchPreview>(`${address}/preview`, {
          words: words.trim(),
          ...(type && { type }),
        }),
      );
    });
  const apply = ({ targets }: BatchPreview) =>
    attempt(async () => {
      const input: BatchInput = {
        id: crypto.randomUUID(),
        action,
        targets: targets.map(({ task, seen, mentions }) => ({ task, seen, mentions })),
      };
      setDone(await post<Batch>(address, input));
      setPreview(undefined);
    });
  const undo = (batch: Batch) =>
    attempt(async () => {
      const undone = await post<Batch>(`${address}/${batch.id}/undo`, undefined);
      setDone(undefined);
      tell(tn(undone.undone?.tasks ?? 0, "Undone in 1 document.", "Undone in {n} documents."));
    });
  const changed = () => {
    setPreview(undefined);
    setDone(undefined);
  };

  return (
    <>
      <form
        className="approval"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        {projects.length > 1 && (
          <Select
            label={t("Project")}
            allowDeselect={false}
            data={projects.map(({ id, name }) => ({ value: id, label: name }))}
            value={project}
            onChange={(next) => {
              setProject(next);
              changed();
            }}
          />
        )}
        <TextInput
          label={t("Mentions that read")}
          description={t("In upper or lower case; only those that nobody has decided.")}
          value={words}
          data-autofocus
          maxLength={500}
          data-testid="batch-words"
          onChange={(event) => {
            setWords(event.currentTarget.value);
            changed();
          }}
        />
        <div className="batch-line">
          <Select
            label={t("Type")}
            placeholder={t("any")}
            clearable
            data={TYPES.map((each) => ({ value: each, label: typeName(each) }))}
            value={type}
            onChange={(next) => {
              setType(next);
              changed();
            }}
          />
          <SegmentedControl
            aria-label={t("What to do")}
            data={ACTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
            value={action}
            onChange={(next) => setAction(next as Batch["action"])}
          />
          <Look
            busy={busy}
            disabled={words.trim() === "" || project === null}
            testId="batch-look"
          />
        </div>
      </form>
      {preview && (
        <Found
          preview={preview}
          busy={busy}
          action={tn(preview.mentions, "Apply to 1 place", "Apply to {n} places")}
          onApply={() => void apply(preview)}
        />
      )}
      {done && <Report batch={done} onUndo={() => void undo(done)} />}
      {project !== null && <Earlier project={project} onUndo={(batch) => void undo(batch)} />}
    </>
  );
}

function Earlier({ project, onUndo }: { project: string; onUndo(batch: Batch): void }) {
  const user = useUser();
  const batches = useQuery({
    queryKey: ["batches", project],
    queryFn: () => request<Batch[]>(`/v1/projects/${project}/batches`),
  });
  if ((batches.data?.length ?? 0) === 0) return null;
  return (
    <details className="batch-earlier">
      <summary>
        {t("Earlier ones (")}
        {batches.data!.length})
      </summary>
      <ul>
        {batches.data!.map((batch) => (
          <li key={batch.id}>
            <span>
              <span className="number soft">
                {day(batch.at)} {clock(batch.at)}
              </span>{" "}
              {batch.by}: {placesIn(sizeOf(batch), batch.applied.length)} {t(DONE[batch.action])}
              {batch.undone && `, ${t("undone")}`}
            </span>
            {batch.by === user.name && !batch.undone && (
              <Button size="compact-xs" variant="subtle" onClick={() => onUndo(batch)}>
                {t("Undo")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
