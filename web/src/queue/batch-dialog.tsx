/** One decision over many documents: found, looked at, done to exactly that list, taken back as one. */

import { Button, Modal, SegmentedControl, Select, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { post, request } from "../api/client.js";
import type { Batch, BatchInput, BatchPreview, Project } from "../api/types.js";
import { clock, count, day } from "../shell/format.js";
import { tell, tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { TYPE_NAMES, TYPES } from "../theme/types.js";

const ACTIONS = [
  { value: "proposal", label: "As proposed" },
  { value: "keep", label: "Keep" },
  { value: "mask", label: "Mask" },
] as const;

const DONE: Readonly<Record<Batch["action"], string>> = {
  proposal: "decided as proposed",
  keep: "kept",
  mask: "masked",
};

const WHY: Readonly<Record<Batch["skipped"][number]["why"], string>> = {
  finished: "finished",
  held: "open at somebody else’s",
  conflict: "decided by somebody meanwhile",
  gone: "not there any more",
};

interface Props {
  readonly projects: readonly Project[];
  readonly chosen: string | null;
  onClose(): void;
}

export function BatchDialog({ projects, chosen, onClose }: Props) {
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
      tell(`Taken back in ${count(undone.undone?.tasks ?? 0, "document")}.`);
    });
  const changed = () => {
    setPreview(undefined);
    setDone(undefined);
  };

  return (
    <Modal opened onClose={onClose} title="Decide in many documents" size="lg">
      <form
        className="approval"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        {projects.length > 1 && (
          <Select
            label="Project"
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
          label="Mentions that read"
          description="In any case of letters; only those that nobody has decided."
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
            label="Type"
            placeholder="any"
            clearable
            data={TYPES.map((each) => ({ value: each, label: TYPE_NAMES[each].name }))}
            value={type}
            onChange={(next) => {
              setType(next);
              changed();
            }}
          />
          <SegmentedControl
            aria-label="What to do"
            data={[...ACTIONS]}
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
            Look
          </Button>
        </div>
      </form>
      {preview && <Found preview={preview} onApply={() => void apply(preview)} busy={busy} />}
      {done && <Report batch={done} onUndo={() => void undo(done)} />}
      {project !== null && <Earlier project={project} onUndo={(batch) => void undo(batch)} />}
    </Modal>
  );
}

function Found(props: { preview: BatchPreview; busy: boolean; onApply(): void }) {
  const { targets, mentions, skipped, sample } = props.preview;
  return (
    <section aria-label="What would change" className="batch-found">
      <p role="status" data-testid="batch-found">
        <strong>
          {count(mentions, "mention")} in {count(targets.length, "document")}
        </strong>
        {skipped.length > 0 &&
          `; left alone: ${skipped.map(({ name, why }) => `${name} (${WHY[why]})`).join(", ")}`}
        .
      </p>
      {sample.length > 0 && (
        <>
          <p className="soft">
            {sample.length < mentions
              ? `${sample.length} of them, drawn at random:`
              : "All of them:"}
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
          Apply to {count(mentions, "mention")}
        </Button>
      </div>
    </section>
  );
}

const sizeOf = ({ applied }: Batch) => applied.reduce((sum, { mentions }) => sum + mentions, 0);

function Report({ batch, onUndo }: { batch: Batch; onUndo(): void }) {
  const { action, applied, skipped } = batch;
  return (
    <div className="banner" role="status" data-testid="batch-done">
      <span>
        {count(sizeOf(batch), "mention")} in {count(applied.length, "document")} {DONE[action]}.
        {skipped.length > 0 &&
          ` ${count(skipped.length, "document")} left alone: ${[...new Set(skipped.map(({ why }) => WHY[why]))].join(", ")}.`}
      </span>
      <Button size="xs" variant="default" data-testid="batch-undo" onClick={onUndo}>
        Undo all of it
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
      <summary>Earlier ones ({batches.data!.length})</summary>
      <ul>
        {batches.data!.map((batch) => (
          <li key={batch.id}>
            <span>
              <span className="number soft">
                {day(batch.at)} {clock(batch.at)}
              </span>{" "}
              {batch.by}: {count(sizeOf(batch), "mention")} in{" "}
              {count(batch.applied.length, "document")} {DONE[batch.action]}
              {batch.undone && ", taken back"}
            </span>
            {batch.by === user.name && !batch.undone && (
              <Button size="compact-xs" variant="subtle" onClick={() => onUndo(batch)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
