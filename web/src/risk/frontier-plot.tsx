/**
 * The privacy-utility curve: information kept to the right, risk upwards. The present point is
 * solid, the proposal hollow, the region over the threshold hatched, the last decisions a trail.
 */

import { type KeyboardEvent, useMemo, useState } from "react";
import type { Frontier } from "../api/types.js";
import { percent, riskShare } from "../shell/format.js";
import { t, tn } from "../words/words.js";

interface Props {
  readonly frontier: Frontier;
  readonly now: { readonly level: number; readonly utility: number };
  readonly threshold: number;
  /** The last points the reading stood at, oldest first. */
  readonly trail: readonly { readonly level: number; readonly utility: number }[];
  readonly stale: boolean;
  /** Entities that hiding up to this point would hide: lit in the text. */
  onHover(point: number | undefined): void;
  onTake(point: number): void;
}

const WIDTH = 300;
const HEIGHT = 220;
const LEFT = 40;
const BOTTOM = 34;
const TOP = 10;
const RIGHT = 10;

const x = (utility: number) => LEFT + utility * (WIDTH - LEFT - RIGHT);
const y = (level: number) => HEIGHT - BOTTOM - level * (HEIGHT - BOTTOM - TOP);

export function FrontierPlot(props: Props) {
  const { frontier, now, threshold, trail, stale, onHover, onTake } = props;
  const { points } = frontier;
  const [at, setAt] = useState<number>();
  const [asTable, setAsTable] = useState(false);
  const hovered = at === undefined ? undefined : points[at];

  const steps = useMemo(() => curve(points), [points]);
  const here = at ?? nearest(points, now);

  const go = (point: number | undefined) => {
    setAt(point);
    onHover(point);
  };
  const onKey = (event: KeyboardEvent) => {
    const way = { ArrowLeft: 1, ArrowUp: -1, ArrowRight: -1, ArrowDown: 1 }[event.key];
    if (way !== undefined) {
      go(Math.min(points.length - 1, Math.max(0, here + way)));
    } else if (event.key === "Enter" && at !== undefined) onTake(at);
    else if (event.key === "Escape" && at !== undefined) go(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <figure className={stale ? "plot stale" : "plot"}>
      {asTable ? (
        <PlotTable points={points} onTake={onTake} />
      ) : (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a slider along the curve
          role="slider"
          tabIndex={0}
          aria-label={t("Point on the curve of risk against information; Enter previews it")}
          aria-valuemin={0}
          aria-valuemax={points.length - 1}
          aria-valuenow={here}
          aria-valuetext={pointWords(points[here])}
          data-testid="frontier"
          onKeyDown={onKey}
          onMouseMove={(event) => go(pointUnder(event, points))}
          onMouseLeave={() => go(undefined)}
          onBlur={() => go(undefined)}
          onClick={(event) => {
            const point = pointUnder(event, points);
            if (point !== undefined) onTake(point);
          }}
        >
          <defs>
            <pattern
              id="forbidden"
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M0 0V7" className="hatch" />
            </pattern>
          </defs>
          <rect
            x={LEFT}
            y={TOP}
            width={WIDTH - LEFT - RIGHT}
            height={Math.max(0, y(threshold) - TOP)}
            fill="url(#forbidden)"
          />
          {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
            <g key={tick} className="axis">
              <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
              <text x={LEFT - 6} y={y(tick) + 3.5} textAnchor="end">
                {tick * 100}
              </text>
              <text x={x(tick)} y={HEIGHT - BOTTOM + 15} textAnchor="middle">
                {tick * 100}
              </text>
            </g>
          ))}
          <text className="axis-name" x={(LEFT + WIDTH) / 2} y={HEIGHT - 4} textAnchor="middle">
            {t("information kept, %")}
          </text>
          <text
            className="axis-name"
            transform={`translate(10 ${(HEIGHT - BOTTOM) / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            {t("risk, %")}
          </text>
          <path className="threshold" d={`M${LEFT} ${y(threshold)}H${WIDTH - RIGHT}`} />
          <path className="curve" d={steps} />
          <polyline
            className="trail"
            points={trail.map((point) => `${x(point.utility)},${y(point.level)}`).join(" ")}
          />
          <circle
            className="proposal"
            cx={x(frontier.proposal.utility)}
            cy={y(frontier.proposal.level)}
            r="5"
          />
          <circle className="now" cx={x(now.utility)} cy={y(now.level)} r="5" data-testid="now" />
          {hovered && (
            <circle className="hovered" cx={x(hovered.utility)} cy={y(hovered.level)} r="6.5" />
          )}
        </svg>
      )}
      <figcaption>
        <span className="legend">
          {hovered ? (
            pointWords(hovered)
          ) : (
            <>
              <b className="dot solid" /> {t("now")} <b className="dot" /> {t("proposed")}{" "}
              <b className="hatched" /> {t("over the limit")}
            </>
          )}
        </span>
        <button type="button" className="named" onClick={() => setAsTable(!asTable)}>
          {asTable ? t("Show as a curve") : t("Show as a table")}
        </button>
      </figcaption>
    </figure>
  );
}

type Points = Frontier["points"];

/** The curve as steps; what would fall on the same half pixel is left out. */
function curve(points: Points): string {
  let drawn = "";
  let last: readonly [number, number] | undefined;
  for (const point of points) {
    const [left, top] = [x(point.utility), y(point.level)];
    if (last && Math.abs(left - last[0]) < 0.5 && Math.abs(top - last[1]) < 0.5) continue;
    drawn += last
      ? `H${left.toFixed(1)}V${top.toFixed(1)}`
      : `M${left.toFixed(1)} ${top.toFixed(1)}`;
    last = [left, top];
  }
  return drawn;
}

const pointWords = (point: Points[number] | undefined) =>
  point
    ? tn(
        point.steps,
        "1 entity hidden, risk {risk}, information kept {share}",
        "{n} entities hidden, risk {risk}, information kept {share}",
        { risk: riskShare(point.level), share: percent(point.utility) },
      )
    : "";

function nearest(points: Points, to: { level: number; utility: number }): number {
  const distance = (point: Points[number]) =>
    Math.hypot(x(point.utility) - x(to.utility), y(point.level) - y(to.level));
  return points.reduce(
    (best, point, index) => (distance(point) < distance(points[best]!) ? index : best),
    0,
  );
}

function pointUnder(
  event: { clientX: number; clientY: number; currentTarget: SVGSVGElement },
  points: Points,
): number | undefined {
  if (points.length === 0) return undefined;
  const box = event.currentTarget.getBoundingClientRect();
  const utility =
    (((event.clientX - box.left) / box.width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
  const level =
    (HEIGHT - BOTTOM - ((event.clientY - box.top) / box.height) * HEIGHT) / (HEIGHT - BOTTOM - TOP);
  return nearest(points, { level, utility });
}

const ROWS = 12;

function PlotTable({ points, onTake }: { points: Points; onTake(point: number): void }) {
  const every = Math.max(1, Math.ceil(points.length / ROWS));
  const shown = points
    .map((_, index) => index)
    .filter((index) => index % every === 0 || index === points.length - 1);
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t("Hidden")}</th>
          <th scope="col">{t("Risk")}</th>
          <th scope="col">{t("Kept")}</th>
          <th scope="col">
            <span className="visually-hidden">{t("Preview")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((index) => (
          <tr key={index}>
            <td className="number">{points[index]!.steps}</td>
            <td className="number">{riskShare(points[index]!.level)}</td>
            <td className="number">{percent(points[index]!.utility)}</td>
            <td>
              <button type="button" className="named" onClick={() => onTake(index)}>
                {t("Preview")}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
