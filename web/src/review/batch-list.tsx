/** Many decisions at once: all of them are listed first, each can be left out, one undo reverses everything. */

import { Button, Checkbox, Modal } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { Suspect } from "../api/types.js";
import { CancelButton, TypeTag } from "../shell/parts.js";
import { t, tn } from "../words/words.js";
import type { Batch, BatchRow } from "./triage.js";

interface Props {
  readonly batch: Batch | undefined;
  onApply(rows: readonly BatchRow[], suspects: readonly Suspect[]): void;
  onClose(): void;
}

export const BatchList = ({ batch, onApply, onClose }: Props) => (
  <Modal opened={batch !== undefined} onClose={onClose} title={batch?.title ?? ""} size="lg">
    {batch && <List batch={batch} onApply={onApply} onClose={onClose} />}
  </Modal>
);

/** Places of the sweep with the same words are one line. */
interface Line {
  readonly id: string;
  readonly words: string;
  readonly places: number;
  readonly row?: BatchRow;
  readonly suspects: readonly Suspect[];
}

const MOST = 500;

function linesOf({ rows, suspects }: Batch): Line[] {
  const alike = Object.entries(Object.groupBy(suspects, ({ text }) => text));
  return [
    ...rows.map((row) => ({ id: row.id, words: row.words, places: row.places, row, suspects: [] })),
    ...alike.map(([words, same]) => ({
      id: same![0]!.id,
      words,
      places: same!.length,
      suspects: same!,
    })),
  ];
}

function List({ batch, onApply, onClose }: Props & { readonly batch: Batch }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // before the dialog's own animation has ended: who knows the keys presses Enter at once
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => submit.current?.focus(), []);
  const lines = linesOf(batch);
  const taken = lines.filter(({ id }) => !left.has(id));
  const places = taken.reduce((sum, line) => sum + line.places, 0);
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const apply = () =>
    onApply(
      taken.flatMap(({ row }) => row ?? []),
      taken.flatMap(({ suspects }) => suspects),
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <p className="soft">
        {t(
          "Nothing is saved yet. Untick what you want to look at yourself; one undo reverses everything.",
        )}
      </p>
      <ul className="batch-list" data-testid="batch-list">
        {lines.slice(0, MOST).map(({ id, words, places: own, row }) => (
          <li key={id}>
            <Checkbox
              size="xs"
              checked={!left.has(id)}
              aria-label={words}
              onChange={() => toggle(id)}
            />
            {row ? <TypeTag type={row.type} /> : <span />}
            <span dir="auto">{words}</span>
            <span className="soft" dir="auto">
              {row && (row.replacement === null ? t("stays") : `→ ${row.replacement}`)}
            </span>
            <span className="number soft">{own > 1 ? t("{n}×", { n: own }) : ""}</span>
          </li>
        ))}
      </ul>
      {lines.length > MOST && (
        <p className="soft">{t("… and {n} more", { n: lines.length - MOST })}</p>
      )}
      <div className="dialog-buttons">
        <CancelButton onClick={onClose} />
        <Button
          ref={submit}
          type="submit"
          data-autofocus
          disabled={taken.length === 0}
          data-testid="batch-apply"
        >
          {tn(places, "Apply to 1 place", "Apply to {n} places")}
        </Button>
      </div>
    </form>
  );
}
