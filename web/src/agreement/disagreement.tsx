/** One line of what two readers differ in: in the text, as each has it, how it is settled. */

import { Button } from "@mantine/core";
import { Fragment, useMemo } from "react";
import type { Cluster, Side } from "../api/types.js";
import { offsetsOf } from "../document/offsets.js";
import { STATE_WORDS } from "../review/scope.js";
import { TypeTag } from "../shell/parts.js";

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
          {cluster.leak && "▲ one keeps what the other hides · "}
          differs in {cluster.differs.join(", ")}
        </span>
      </td>
      {readers.map((reader) => (
        <td key={reader}>
          <SideCell side={cluster.sides.find((side) => side.reader === reader)} />
          {reader === cluster.protective && <span className="soft"> more protective</span>}
        </td>
      ))}
      <td>
        {resolution === null ? (
          <span className="soft">open: the more protective</span>
        ) : (
          <>
            ✓ {resolution.take} <span className="soft">by {resolution.by}</span>
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
            Protective
          </Button>
          <Button
            size="compact-sm"
            variant={resolution?.take === "neither" ? "filled" : "default"}
            disabled={!editable}
            data-testid="take-neither"
            onClick={() => onTake("neither")}
          >
            Neither
          </Button>
        </span>
      </td>
    </tr>
  );
}

function SideCell({ side }: { side: Side | undefined }) {
  if (!side || side.mentions.length === 0) return <span className="soft">not marked</span>;
  return side.mentions.map((mention, index) => (
    <Fragment key={mention.mention}>
      {index > 0 && <br />}
      <TypeTag type={mention.type} /> {STATE_WORDS[mention.state]}
      {mention.replacement !== null && (
        <>
          {" "}
          as “<bdi>{mention.replacement}</bdi>”
        </>
      )}
      {mention.reason !== null && <span className="soft"> ({mention.reason})</span>}
    </Fragment>
  ));
}
