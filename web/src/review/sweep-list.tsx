/** What the sweep found unmarked: each is added or dismissed. */

import { Button } from "@mantine/core";
import type { Suspect } from "../api/types.js";
import { t, tn, w } from "../words/words.js";
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
  /** Lists all of a kind, to dismiss them at once. */
  onDismissKind(kind: Suspect["kind"]): void;
}

const KINDS: Readonly<Record<Suspect["kind"], string>> = {
  number: w("number"),
  capital: w("capital letter"),
  initial: w("initials"),
  rare: w("rare word"),
  equal: w("same as hidden"),
};

export const suspectKind = (kind: Suspect["kind"]): string => t(KINDS[kind]);

export function SweepList({ suspects, total, current, editable, ...props }: Props) {
  const byKind = Object.groupBy(suspects, ({ kind }) => kind);
  return (
    <>
      <p className="sweep-line">
        {suspects.length === 0
          ? tn(
              total,
              "All unmarked text has been checked: 1 place.",
              "All unmarked text has been checked: {n} places.",
            )
          : t("{n} of {total} to look at. S next, P hide it, X nothing personal.", {
              n: suspects.length,
              total,
            })}
      </p>
      <Rows
        label={t("Unmarked places to look at")}
        items={suspects}
        isCurrent={({ id }) => id === current}
        onEnter={props.onSuspect}
        draw={(each) => (
          <>
            <span className="suspect-kind">{suspectKind(each.kind)}</span>
            <span className="row-text" dir="auto">
              {each.text}
            </span>
            <span className="row-tools">
              <button
                type="button"
                tabIndex={-1}
                disabled={!editable}
                aria-label={t("Mark it")}
                title={t("Mark it")}
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
                aria-label={t("Dismiss")}
                title={t("Dismiss: says nothing about anybody")}
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
        empty={t("No unmarked text is left to check.")}
      />
      {editable && suspects.length > 1 && (
        <div className="list-bulk">
          {(Object.keys(byKind) as Suspect["kind"][]).map((kind) => (
            <Button
              key={kind}
              size="compact-xs"
              variant="default"
              data-testid={`dismiss-${kind}`}
              onClick={() => props.onDismissKind(kind)}
            >
              {t("Dismiss {n} × {kind} …", { n: byKind[kind]!.length, kind: suspectKind(kind) })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
