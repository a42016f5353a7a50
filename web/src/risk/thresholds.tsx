/** A slider for each measure's threshold: moving one decides anew at once, as a preview. */

import { Slider } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { post } from "../api/client.js";
import type { MeasureRisk, Redecided, Settings } from "../api/types.js";
import { estimate } from "../shell/format.js";
import { tellProblem } from "../shell/problem.js";
import { localeNow, t } from "../words/words.js";
import { measureWords, Track } from "./gauge.js";
import { measureName } from "./measure-names.js";
import type { Preview } from "./preview.js";

interface Props {
  readonly task: string;
  readonly measures: readonly MeasureRisk[];
  readonly disabled: boolean;
  onPreview(preview: Preview | undefined): void;
  /** Counted up whenever a preview has been applied or left: the sliders go back. */
  readonly round: number;
}

/** From where to where a threshold goes, on the measure's own scale. */
const RANGES: Readonly<Record<string, { from: number; to: number; step: number }>> = {
  classifier: { from: 0, to: 1, step: 0.01 },
  surprisal: { from: -25, to: 0, step: 0.25 },
  search: { from: 0, to: 1, step: 0.01 },
  "k-anonymity": { from: 2, to: 50, step: 1 },
  attack: { from: 0, to: 1, step: 0.01 },
};

const QUIET_MS = 40;

export function Thresholds({ task, measures, disabled, onPreview, round }: Props) {
  const [moved, setMoved] = useState<Readonly<Record<string, number>>>({});
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts afresh
  useEffect(() => {
    setMoved({});
    return () => {
      clearTimeout(timer.current);
      running.current?.abort();
    };
  }, [round]);

  const move = (measure: string, value: number) => {
    const thresholds = { ...moved, [measure]: value };
    setMoved(thresholds);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void decideAnew(thresholds), QUIET_MS);
  };

  const decideAnew = async (thresholds: Readonly<Record<string, number>>) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const settings: Settings = { thresholds };
    try {
      const answer = await post<Redecided>(
        `/v1/tasks/${task}/redecide`,
        { settings },
        { signal: abort.signal },
      );
      const names = Object.entries(thresholds).map(
        ([name, value]) => `${measureName(name)}: ${value.toLocaleString(localeNow())}`,
      );
      onPreview({
        what: t("Limit moved, {limits}", { limits: names.join(", ") }),
        changes: answer.changes,
        risk: answer.after.risk,
        utility: answer.after.utility,
        settings,
      });
    } catch (error) {
      if (!abort.signal.aborted) tellProblem(error);
    }
  };

  return (
    <div className="thresholds">
      {measures.map((risk) => {
        const range = RANGES[risk.measure];
        const value = moved[risk.measure] ?? risk.scoreThreshold;
        return (
          <div key={risk.measure} className="measure">
            <p>
              <strong>{measureName(risk.measure)}</strong>{" "}
              <span className="soft">{measureWords(risk)}</span>
            </p>
            <p className="soft number">{estimate(risk)}</p>
            <Track {...risk} />
            {range && value !== null && (
              <div className="slider-line">
                <span id={`threshold-${risk.measure}`} className="soft">
                  {t("limit")}
                </span>
                <Slider
                  size="sm"
                  min={range.from}
                  max={range.to}
                  step={range.step}
                  value={value}
                  disabled={disabled}
                  label={null}
                  thumbLabel={t("Limit of: {measure}", { measure: measureName(risk.measure) })}
                  data-testid={`threshold-${risk.measure}`}
                  onChange={(next) => move(risk.measure, next)}
                />
                <output className="number">{value}</output>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
