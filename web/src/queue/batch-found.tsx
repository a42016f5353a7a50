/** What a batch would do, with places to look at, and what it did. */

import { Button } from "@mantine/core";
import type { Batch, BatchPreview } from "../api/types.js";
import { t, tn, w } from "../words/words.js";

export const DONE: Readonly<Record<Batch["action"], string>> = {
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

export const Look = (props: { busy: boolean; disabled: boolean; testId: string }) => (
  <Button
    type="submit"
    variant="default"
    loading={props.busy}
    disabled={props.disabled}
    data-testid={props.testId}
  >
    {t("Preview")}
  </Button>
);

export function Found(props: {
  preview: Omit<BatchPreview, "targets"> & { readonly targets: readonly unknown[] };
  busy: boolean;
  /** What the button does. */
  action: string;
  /** It may be applied where there is no place yet. */
  mayBeNone?: boolean;
  onApply(): void;
}) {
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
          disabled={mentions === 0 && !props.mayBeNone}
          loading={props.busy}
          data-testid="batch-apply"
          onClick={props.onApply}
        >
          {props.action}
        </Button>
      </div>
    </section>
  );
}

export const placesIn = (places: number, documents: number) =>
  `${tn(places, "1 place", "{n} places")}, ${tn(documents, "1 document", "{n} documents")}`;

export const sizeOf = ({ applied }: Batch) =>
  applied.reduce((sum, { mentions }) => sum + mentions, 0);

export function Report({ batch, onUndo }: { batch: Batch; onUndo(): void }) {
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
