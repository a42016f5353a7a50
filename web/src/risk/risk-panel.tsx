/** The risk, live: gauge, measures with thresholds, the curve, what would change it most. */

import { useQuery } from "@tanstack/react-query";
import { memo, useEffect, useRef, useState } from "react";
import { request } from "../api/client.js";
import type { Frontier, Marginal } from "../api/types.js";
import type { Reading } from "../review/state.js";
import { Named } from "../review/why.js";
import { percent, points } from "../shell/format.js";
import { TypeTag } from "../shell/parts.js";
import { FrontierPlot } from "./frontier-plot.js";
import { Gauge } from "./gauge.js";
import { changesTo, type Preview } from "./preview.js";
import { Thresholds } from "./thresholds.js";
import "./risk.css";

interface Props {
  readonly task: string;
  readonly reading: Reading;
  readonly marginal: readonly Marginal[];
  readonly waiting: boolean;
  readonly editable: boolean;
  readonly round: number;
  onLight(entities: readonly string[] | undefined): void;
  onPreview(preview: Preview | undefined): void;
  onGo(mention: string): void;
}

const TRAIL = 20;
const SHOWN = 10;

/** The key of everything that is worked out from a version of the task. */
export const analysisKey = (what: string, task: string, version: number) =>
  [what, task, version] as const;

export const RiskPanel = memo(function RiskPanel(props: Props) {
  const { task, reading, marginal, waiting, editable, onGo } = props;
  const version = reading.row.version;
  const frontier = useQuery({
    queryKey: analysisKey("frontier", task, version),
    queryFn: ({ signal }) => request<Frontier>(`/v1/tasks/${task}/frontier`, { signal }),
    placeholderData: (before) => before,
  });
  const { risk, utility } = reading;
  const trail = useTrail(risk?.level, utility);
  if (!risk || utility === null) {
    return (
      <aside className="risk" aria-label="Risk">
        <p className="soft">The risk of this document has not been measured.</p>
      </aside>
    );
  }
  const worst = risk.measures.find(({ measure }) => measure === risk.measure);
  const data = frontier.data;
  return (
    <aside className="risk" aria-label="Risk" data-testid="risk-panel">
      <h2>Risk</h2>
      <Gauge risk={risk} utility={utility} before={worst?.before} stale={waiting} />
      <h3>Thresholds</h3>
      {risk.measures.length === 0 ? (
        <p className="soft">This project masks by type; no measure was run.</p>
      ) : (
        <Thresholds
          task={task}
          measures={risk.measures}
          disabled={!editable}
          round={props.round}
          onPreview={props.onPreview}
        />
      )}
      <h3>Privacy and utility</h3>
      {data && data.points.length > 0 ? (
        <FrontierPlot
          frontier={data}
          now={{ level: risk.level, utility }}
          threshold={data.threshold}
          trail={trail}
          stale={waiting || data.version !== version}
          onHover={(point) =>
            props.onLight(
              point === undefined
                ? undefined
                : data.order.slice(0, data.points[point]!.steps).map(({ entity }) => entity),
            )
          }
          onTake={(point) => {
            const { steps, utility: kept, ...after } = data.points[point]!;
            props.onPreview({
              what: `A point of the curve: ${steps} entities hidden`,
              changes: changesTo(reading, data, point),
              risk: after,
              utility: kept,
            });
          }}
        />
      ) : (
        <p className="soft">
          {frontier.isError ? "The curve is not available." : "Working it out …"}
        </p>
      )}
      <h3>What would change it most</h3>
      <ol className="marginal">
        {marginal.slice(0, SHOWN).map((each) => {
          const entity = reading.entities.get(each.entity);
          return (
            entity && (
              <li key={each.entity}>
                <TypeTag type={entity.type} />
                <Named reading={reading} entity={each.entity} onGo={onGo} />
                <span className="number soft">
                  risk {points(-each.risk)} % · information {points(-each.utility)} %
                  {each.hidden && " · hidden"}
                </span>
              </li>
            )
          );
        })}
        {marginal.length === 0 && <li className="soft">Nothing more to gain.</li>}
      </ol>
      <p className="soft foot">
        An estimate of what is left after hiding {percent(1 - utility)} of the information. “Not
        found” never means “safe”.
      </p>
    </aside>
  );
});

function useTrail(level: number | undefined, utility: number | null) {
  const [trail, setTrail] = useState<readonly { level: number; utility: number }[]>([]);
  const last = useRef("");
  useEffect(() => {
    const key = `${level} ${utility}`;
    if (level === undefined || utility === null || key === last.current) return;
    last.current = key;
    setTrail((before) => [...before, { level, utility }].slice(-TRAIL));
  }, [level, utility]);
  return trail;
}
