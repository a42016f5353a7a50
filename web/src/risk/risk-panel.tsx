/** The risk in one sentence; the gauge, the curve and the limits for whoever asks. */

import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { memo, useEffect, useRef, useState } from "react";
import { request } from "../api/client.js";
import type { Frontier, Marginal } from "../api/types.js";
import type { Reading } from "../review/state.js";
import { Named } from "../review/why.js";
import { about, fitSentence, percent, points, riskSentence, riskShare } from "../shell/format.js";
import { TypeTag } from "../shell/parts.js";
import { prefer, usePreferences } from "../shell/preferences.js";
import { t, tn } from "../words/words.js";
import { FrontierPlot } from "./frontier-plot.js";
import { Track } from "./gauge.js";
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
/** The curve is asked for once no key has come for this long. */
const QUIET_MS = 300;

/** The key of everything that is worked out from a version of the task. */
export const analysisKey = (what: string, task: string, version: number) =>
  [what, task, version] as const;

export const RiskPanel = memo(function RiskPanel(props: Props) {
  const { reading, waiting } = props;
  const { risk, utility } = reading;
  const { riskDetails } = usePreferences();
  const trail = useTrail(risk?.level, utility);
  if (!risk || utility === null) {
    return (
      <aside className="risk" aria-label={t("Risk")}>
        <p className="soft">{t("The risk of this document has not been measured.")}</p>
      </aside>
    );
  }
  return (
    <aside className="risk" aria-label={t("Risk")} data-testid="risk-panel">
      <h2>{t("Risk")}</h2>
      <div className={waiting ? "gauge stale" : "gauge"} aria-busy={waiting} data-testid="gauge">
        <p className="risk-sentence" data-testid="estimate">
          {fitSentence(reading.fit, risk)}
        </p>
        {reading.fit && <p className="soft fit-range">{fitRange(reading.fit)}</p>}
        <p className="soft">{riskSentence(risk)}</p>
        <p className="figures">
          <span>
            <b className="big number">{risk.measure === null ? "—" : riskShare(risk.level)}</b>{" "}
            {t("risk")}
          </span>
          <span>
            <b className="big number" data-testid="utility">
              {percent(utility)}
            </b>{" "}
            {t("information kept")}
          </span>
        </p>
        <p className="soft">
          {t(
            "Information kept: the share of the text's information that its readers still get. A word counts by how surprising it is; hidden words are lost, vaguer ones in part.",
          )}
        </p>
        <Track
          level={risk.level}
          threshold={risk.threshold}
          range={risk.range}
          before={undefined}
        />
      </div>
      <details
        open={riskDetails}
        data-testid="risk-details"
        onToggle={(event) => prefer({ riskDetails: event.currentTarget.open })}
      >
        <summary>{t("Details")}</summary>
        {riskDetails && <Details {...props} trail={trail} />}
      </details>
      <p className="soft foot">{t("An estimate. “Not found” never means “safe”.")}</p>
    </aside>
  );
});

const fitRange = ({ low, high }: NonNullable<Reading["fit"]>): string =>
  t("{low} to {high} people in nine of ten cases.", { low: about(low), high: about(high) });

function Details(props: Props & { readonly trail: readonly { level: number; utility: number }[] }) {
  const { task, reading, marginal, waiting, editable, trail, onGo } = props;
  const { version } = reading.row;
  const [asked] = useDebouncedValue(version, QUIET_MS);
  const frontier = useQuery({
    queryKey: analysisKey("frontier", task, asked),
    queryFn: ({ signal }) => request<Frontier>(`/v1/tasks/${task}/frontier`, { signal }),
    placeholderData: (before) => before,
  });
  const { data } = frontier;
  const risk = reading.risk!;
  const utility = reading.utility!;
  return (
    <>
      <h3>{t("Limits")}</h3>
      {risk.measures.length === 0 ? (
        <p className="soft">{t("This project hides by type; no risk was measured.")}</p>
      ) : (
        <Thresholds
          task={task}
          measures={risk.measures}
          disabled={!editable}
          round={props.round}
          onPreview={props.onPreview}
        />
      )}
      <h3>{t("Risk against information kept")}</h3>
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
              what: tn(
                steps,
                "A point of the curve, 1 entity hidden",
                "A point of the curve, {n} entities hidden",
              ),
              changes: changesTo(reading, data, point),
              risk: after,
              utility: kept,
            });
          }}
        />
      ) : (
        <p className="soft">
          {frontier.isError ? t("The curve is not available.") : t("Working it out …")}
        </p>
      )}
      <h3>{t("What changes it most")}</h3>
      <ol className="marginal">
        {marginal.slice(0, SHOWN).map((each) => {
          const entity = reading.entities.get(each.entity);
          return (
            entity && (
              <li key={each.entity}>
                <TypeTag type={entity.type} />
                <Named reading={reading} entity={each.entity} onGo={onGo} />
                <span className="number soft">
                  {each.hidden
                    ? t("hidden; shown it would carry a risk of {risk}", {
                        risk: riskShare(each.risk),
                      })
                    : t("hiding it costs {points}% of the information", {
                        points: points(each.utility).replace("+", ""),
                      })}
                </span>
              </li>
            )
          );
        })}
        {marginal.length === 0 && <li className="soft">{t("Nothing more to gain.")}</li>}
      </ol>
    </>
  );
}

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
