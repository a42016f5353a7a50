/** A small plot as SVG that stands alone: lines and points over two linear axes from 0 to 1. */

import { escapeMarkup } from "./escape.js";

export interface Series {
  readonly name: string;
  readonly points: readonly PlotPoint[];
  /** Points alone, not joined; default joined. */
  readonly scattered?: boolean;
}

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  /** Shown when the pointer rests on it. */
  readonly title?: string;
  /** Drawn larger, with this word beside it. */
  readonly mark?: string;
}

export interface PlotOptions {
  readonly title: string;
  readonly x: string;
  readonly y: string;
}

const WIDTH = 720;
const HEIGHT = 480;
const EDGE = { left: 64, right: 180, top: 48, bottom: 56 };
/** Apart for colour-blind readers, and each with its own dashes. */
const LINES = [
  ["#2266ff", ""],
  ["#772233", "6 3"],
  ["#447766", "2 3"],
  ["#665500", "10 4 2 4"],
  ["#5522aa", "1 5"],
  ["#555566", "12 4"],
] as const;

/** @throws never; points outside [0, 1] are moved to the edge */
export function renderPlot(series: readonly Series[], { title, x, y }: PlotOptions): string {
  const wide = WIDTH - EDGE.left - EDGE.right;
  const high = HEIGHT - EDGE.top - EDGE.bottom;
  const across = (value: number) => round(EDGE.left + clamp(value) * wide);
  const up = (value: number) => round(EDGE.top + (1 - clamp(value)) * high);
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const grid = ticks.flatMap((tick) => [
    `<path class="grid" d="M${across(tick)} ${up(0)}V${up(1)}M${across(0)} ${up(tick)}H${across(1)}"/>`,
    `<text class="tick" x="${across(tick)}" y="${up(0) + 18}" text-anchor="middle">${tick}</text>`,
    `<text class="tick" x="${across(0) - 10}" y="${up(tick) + 4}" text-anchor="end">${tick}</text>`,
  ]);
  const drawn = series.flatMap(({ name, points, scattered }, i) => {
    const [colour, dashes] = LINES[i % LINES.length]!;
    const line = points.map((point) => `${across(point.x)},${up(point.y)}`).join(" ");
    return [
      scattered
        ? ""
        : `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>`,
      ...points.map((point) => dot(point, across(point.x), up(point.y), colour)),
      legend(name, i, colour, scattered ? undefined : dashes),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeMarkup(title)}">`,
    "<style>text{font:13px system-ui,sans-serif;fill:#1b1f24}.title{font-size:16px;font-weight:600}.tick{fill:#5b6470;font-size:12px}.grid{stroke:#dfe3e8;fill:none}</style>",
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text class="title" x="${EDGE.left}" y="28">${escapeMarkup(title)}</text>`,
    ...grid,
    `<text x="${EDGE.left + wide / 2}" y="${HEIGHT - 14}" text-anchor="middle">${escapeMarkup(x)}</text>`,
    `<text x="18" y="${EDGE.top + high / 2}" text-anchor="middle" transform="rotate(-90 18 ${EDGE.top + high / 2})">${escapeMarkup(y)}</text>`,
    ...drawn,
    "</svg>",
    "",
  ]
    .filter((line, i, all) => line !== "" || i === all.length - 1)
    .join("\n");
}

function dot({ title, mark }: PlotPoint, x: number, y: number, colour: string): string {
  const shown = title === undefined ? "" : `<title>${escapeMarkup(title)}</title>`;
  if (mark === undefined)
    return `<circle cx="${x}" cy="${y}" r="3" fill="${colour}">${shown}</circle>`;
  return (
    `<circle cx="${x}" cy="${y}" r="7" fill="#fff" stroke="${colour}" stroke-width="3">${shown}</circle>` +
    `<text x="${x + 12}" y="${y - 8}">${escapeMarkup(mark)}</text>`
  );
}

function legend(name: string, row: number, colour: string, dashes: string | undefined): string {
  const x = WIDTH - EDGE.right + 16;
  const y = EDGE.top + 10 + row * 22;
  const key =
    dashes === undefined
      ? `<circle cx="${x + 14}" cy="${y}" r="4" fill="${colour}"/>`
      : `<path d="M${x} ${y}h28" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>`;
  return `${key}<text x="${x + 36}" y="${y + 4}">${escapeMarkup(name)}</text>`;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const round = (value: number): number => Math.round(value * 10) / 10;
