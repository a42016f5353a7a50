/** One decision over many documents: found, looked at, done to exactly that list, taken back as one. */

import { Button, Modal, SegmentedControl, Select, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { post, request } from "../api/client.js";
import type { Batch, BatchInput, BatchPreview, Project } from "../api/types.js";
import { clock, day } from "../shell/format.js";
import { tell, tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { TYPES, typeName } from "../theme/types.js";
import { t, tn, w } from "../words/words.js";

const ACTIONS = [
  { value: "proposal", label: w("As proposed") },
  { value: "keep", label: w("Keep") },
  { value: "mask", label: w("Mask") },
] as const;

const DONE: Readonly<Record<Batch["action"], string>> = {
  proposal: w("decided as proposed"),
  keep: w("kept"),
  mask: w("masked"),
};

const WHY: Readonly<Record<Batch["skipped"][number]["why"], string>> = {
  finished: w("finished"),
  held: w("somebody else is working on it"),
  conflict: w("somebody has decided in the meantime"),
  gone: w("no longer there"),
};

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
  const [busy, setBusy] = useState(false);
  const address = `/v1/projects/${project}/batches`;

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellProblem(error);
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey: ["tasks"] });
    await client.invalidateQueries({ queryKey: ["batches", project] });
  };
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
          <Button
            type="submit"
            variant="default"
            loading={busy}
            disabled={words.trim() === "" || project === null}
            data-testid="batch-look"
          >
            {t("Preview")}
          </Button>
        </div>
      </form>
      {preview && <Found preview={preview} onApply={() => void apply(preview)} busy={busy} />}
      {done && <Report batch={done} onUndo={() => void undo(done)} />}
      {project !== null && <Earlier project={project} onUndo={(batch) => void undo(batch)} />}
    </>
  );
}

function Found(props: { preview: BatchPreview; busy: boolean; onApply(): void }) {
  const { targets, mentions, skipped, sample } = props.preview;
  return (
    <section aria-label={t("What would change")} className="batch-found">
      <p role="status" data-testid="batch-found">
        <strong>{placesIn(mentions, targets.length)}</strong>
        {skipped.length > 0 &&
          `; ${t("left unchanged")}: ${skipped.map(({ name, why }) => `${name} (${t(WHY[why])})`).join(", ")}`}
        .
      </p>
      {sample.length > 0 && (
        <>
          <p className="soft">
            {sample.length < mentions
              ? t("{n} of them, drawn at random:", { n: sample.length })
              : t("All of them:")}
          </p>
          <ul className="batch-sample">
            {sample.map(({ task, mention, name, before, text, after }) => (
              <li key={`${task} ${mention}`}>
                <span dir="auto">
                  <span className="soft">{before}</span>
                  <strong>{text}</strong>
                  <span className="soft">{after}</span>
                </span>
                <span className="soft">{name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="dialog-buttons">
        <Button
          disabled={mentions === 0}
          loading={props.busy}
          data-testid="batch-apply"
          onClick={props.onApply}
        >
          {tn(mentions, "Apply to 1 place", "Apply to {n} places")}
        </Button>
      </div>
    </section>
  );
}

const placesIn = (places: number, documents: number) =>
  `${tn(places, "1 place", "{n} places")}, ${tn(documents, "1 document", "{n} documents")}`;

const sizeOf = ({ applied }: Batch) => applied.reduce((sum, { mentions }) => sum + mentions, 0);

function Report({ batch, onUndo }: { batch: Batch; onUndo(): void }) {
  const { action, applied, skipped } = batch;
  return (
    <div className="banner" role="status" data-testid="batch-done">
      <span>
        {placesIn(sizeOf(batch), applied.length)} {t(DONE[action])}.
        {skipped.length > 0 &&
          ` ${tn(skipped.length, "1 document left unchanged", "{n} documents left unchanged")}: ${[...new Set(skipped.map(({ why }) => t(WHY[why])))].join(", ")}.`}
      </span>
      <Button size="xs" variant="default" data-testid="batch-undo" onClick={onUndo}>
        {t("Undo all of it")}
      </Button>
    </div>
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
