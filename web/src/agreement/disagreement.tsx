/** One line of what two readers differ in: in the text, as each has it, how it is settled. */

import { Button } from "@mantine/core";
import { Fragment, useMemo } from "react";
import type { Cluster, Side } from "../api/types.js";
import { offsetsOf } from "../document/offsets.js";
import { stateWords } from "../review/scope.js";
import { TypeTag } from "../shell/parts.js";
import { t, w } from "../words/words.js";

const CONTEXT = 60;

interface RowProps {
  readonly cluster: Cluster;
  readonly readers: readonly string[];
  readonly text: string;
  readonly current: boolean;
  readonly editable: boolean;
  onHere(): void;
  onTake(choice: string): void;
}

export function Disagreement(props: RowProps) {
  const { cluster, readers, text, current, editable, onHere, onTake } = props;
  const { start, end } = useMemo(() => {
    const { toUnits } = offsetsOf(text);
    return { start: toUnits(cluster.start), end: toUnits(cluster.end) };
  }, [text, cluster.start, cluster.end]);
  const { resolution } = cluster;
  return (
    <tr className={current ? "here" : ""} onFocus={onHere} data-testid="cluster">
      <td className="context" dir="auto">
        <span className="soft">…{text.slice(Math.max(0, start - CONTEXT), start)}</span>
        <strong>{text.slice(start, end)}</strong>
        <span className="soft">{text.slice(end, end + CONTEXT)}…</span>
        <br />
        <span className="differs">
          {cluster.leak && `▲ ${t("one keeps what the other hides")} · `}
          {t("differs in: {what}", { what: cluster.differs.map((each) => t(each)).join(", ") })}
        </span>
      </td>
      {readers.map((reader) => (
        <td key={reader}>
          <SideCell side={cluster.sides.find((side) => side.reader === reader)} />
          {reader === cluster.protective && <span className="soft"> {t("more protective")}</span>}
        </td>
      ))}
      <td>
        {resolution === null ? (
          <span className="soft">{t("open: the more protective")}</span>
        ) : (
          <>
            ✓ {takeWords(resolution.take)}{" "}
            <span className="soft">{t("by {name}", { name: resolution.by })}</span>
          </>
        )}
      </td>
      <td>
        <span className="takes">
          {readers.map((reader, index) => (
            <Button
              key={reader}
              size="compact-sm"
              variant={resolution?.take === reader ? "filled" : "default"}
              disabled={!editable}
              data-testid={`take-${index + 1}`}
              onClick={() => onTake(reader)}
            >
              {reader}
            </Button>
          ))}
          <Button
            size="compact-sm"
            variant={resolution?.take === "protective" ? "filled" : "default"}
            disabled={!editable}
            data-testid="take-protective"
            onClick={() => onTake("protective")}
          >
            {t("More protective")}
          </Button>
          <Button
            size="compact-sm"
            variant={resolution?.take === "neither" ? "filled" : "default"}
            disabled={!editable}
            data-testid="take-neither"
            onClick={() => onTake("neither")}
          >
            {t("Neither")}
          </Button>
        </span>
      </td>
    </tr>
  );
}

const TAKES: Readonly<Record<string, string>> = {
  protective: w("the more protective"),
  neither: w("neither"),
};

/** What somebody took: a reader by name, or one of the two general answers. */
export const takeWords = (take: string): string => t(TAKES[take] ?? take);

function SideCell({ side }: { side: Side | undefined }) {
  if (!side || side.mentions.length === 0) return <span className="soft">{t("not marked")}</span>;
  return side.mentions.map((mention, index) => (
    <Fragment key={mention.mention}>
      {index > 0 && <br />}
      <TypeTag type={mention.type} /> {stateWords(mention.state)}
      {mention.replacement !== null && (
        <>
          {" "}
          → “<bdi>{mention.replacement}</bdi>”
        </>
      )}
      {mention.reason !== null && <span className="soft"> ({t(mention.reason)})</span>}
    </Fragment>
  ));
}
