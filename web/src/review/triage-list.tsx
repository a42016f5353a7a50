/** One row for each entity that is still open, with all its places: identifiers, close calls, the rest. */

import { Button } from "@mantine/core";
import { riskShare } from "../shell/format.js";
import { TypeTag } from "../shell/parts.js";
import { t, tn, w } from "../words/words.js";
import { ENTITY_ROW } from "./entity-row.js";
import { Rows } from "./rows.js";
import { GROUPS, type Group, type TriageRow } from "./triage.js";

interface Props {
  readonly rows: readonly TriageRow[];
  /** By entity. */
  readonly risks: ReadonlyMap<string, number>;
  /** The entity under the cursor. */
  readonly current: string | undefined;
  readonly editable: boolean;
  onPick(mention: string): void;
  onAct(action: "accept-direct" | "accept-rest"): void;
}

const GROUP_WORDS: Readonly<Record<Group, string>> = {
  direct: w("Direct identifiers"),
  close: w("Close calls"),
  rest: w("The rest: clear proposals"),
};

type Line = TriageRow | { readonly id: string; readonly heading: Group; readonly size: number };

/** Headings are lines of the list, so that all lines have one height. */
function linesOf(rows: readonly TriageRow[]): Line[] {
  return GROUPS.flatMap((group): Line[] => {
    const own = rows.filter((row) => row.group === group);
    return own.length === 0
      ? []
      : [{ id: `heading-${group}`, heading: group, size: own.length }, ...own];
  });
}

export function TriageList({ rows, risks, current, editable, onPick, onAct }: Props) {
  const direct = rows.filter(({ group }) => group === "direct").length;
  return (
    <>
      <Rows
        label={t("To decide")}
        items={linesOf(rows)}
        isCurrent={({ id }) => id === current}
        isHeading={(line) => "heading" in line}
        onEnter={(line) => {
          if (!("heading" in line)) onPick(line.first.id);
        }}
        draw={(line) =>
          "heading" in line ? (
            <h2 className="group-heading">
              {t(GROUP_WORDS[line.heading])} <span className="number soft">{line.size}</span>
            </h2>
          ) : (
            <TriageLine row={line} risk={risks.get(line.id)} />
          )
        }
        height={ENTITY_ROW}
        empty={t("Everything is decided. Check the unmarked text (S), then finish.")}
      />
      {editable && rows.length > 0 && (
        <div className="list-bulk">
          {direct > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              data-testid="accept-direct"
              onClick={() => onAct("accept-direct")}
            >
              {tn(direct, "Accept the identifier …", "Accept the {n} identifiers …")} <kbd>I</kbd>
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            data-testid="accept-rest"
            onClick={() => onAct("accept-rest")}
          >
            {t("Accept the rest …")} <kbd>R</kbd>
          </Button>
        </div>
      )}
    </>
  );
}

function TriageLine({ row, risk }: { row: TriageRow; risk: number | undefined }) {
  const { entity, first, open } = row;
  const { state, replacement } = first.proposal;
  return (
    <>
      <TypeTag type={entity.type} />
      <span className="entity" data-testid="triage-row">
        <span className="row-text" dir="auto">
          {first.text}
        </span>
        <span className="entity-facts soft" dir="auto">
          {state === "keep" ? t("stays") : `→ ${replacement ?? ""}`}
          {entity.mixed && <strong> ▲ {t("mixed")}</strong>}
        </span>
      </span>
      <span className="row-figures number soft">
        {open.length > 1 && <span>{t("{n}×", { n: open.length })}</span>}
        {row.group === "close" && risk !== undefined && (
          <span title={t("how likely people would hide it")}>{riskShare(risk)}</span>
        )}
      </span>
    </>
  );
}
