/** What the sweep found unmarked: each is added or dismissed. */

import { Button } from "@mantine/core";
import type { Suspect } from "../api/types.js";
import { count } from "../shell/format.js";
import { Rows } from "./rows.js";

interface Props {
  /** Those not dismissed yet. */
  readonly suspects: readonly Suspect[];
  readonly total: number;
  /** The one under the cursor. */
  readonly current: string | undefined;
  readonly editable: boolean;
  onSuspect(suspect: Suspect): void;
  onAdd(suspect: Suspect): void;
  onDismiss(suspects: readonly Suspect[]): void;
}

const KINDS: Readonly<Record<Suspect["kind"], string>> = {
  number: "number",
  capital: "capital",
  initial: "initial",
  rare: "rare word",
  equal: "same as masked",
};

export function SweepList({ suspects, total, current, editable, ...props }: Props) {
  const byKind = Object.groupBy(suspects, ({ kind }) => kind);
  return (
    <>
      <p className="sweep-line">
        {suspects.length === 0
          ? `Sweep done: ${count(total, "suspect")} seen.`
          : `${suspects.length} of ${total} to look at. S goes on, P adds, X dismisses.`}
      </p>
      <Rows
        label="Unmarked suspects"
        items={suspects}
        isCurrent={({ id }) => id === current}
        onEnter={props.onSuspect}
        draw={(each) => (
          <>
            <span className="suspect-kind">{KINDS[each.kind]}</span>
            <span className="row-text" dir="auto">
              {each.text}
            </span>
            <span className="row-tools">
              <button
                type="button"
                tabIndex={-1}
                disabled={!editable}
                aria-label="Add as a mention"
                title="Add as a mention"
                onClick={(event) => {
                  event.stopPropagation();
                  props.onAdd(each);
                }}
              >
                +
              </button>
              <button
                type="button"
                tabIndex={-1}
                disabled={!editable}
                aria-label="Dismiss"
                title="Dismiss: says nothing about anybody"
                data-testid="dismiss"
                onClick={(event) => {
                  event.stopPropagation();
                  props.onDismiss([each]);
                }}
              >
                ✓
              </button>
            </span>
          </>
        )}
        empty="Nothing unmarked looks suspicious any more."
      />
      {editable && suspects.length > 1 && (
        <div className="sweep-bulk">
          {(Object.keys(byKind) as Suspect["kind"][]).map((kind) => (
            <Button
              key={kind}
              size="compact-xs"
              variant="default"
              data-testid={`dismiss-${kind}`}
              onClick={() => props.onDismiss(byKind[kind]!)}
            >
              Dismiss {byKind[kind]!.length} × {KINDS[kind]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
