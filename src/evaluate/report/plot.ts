/** A small plot as SVG: lines and points over two linear axes. It is self-contained, or takes a page's colours. */

import { escapeMarkup } from "./escape.js";
import { placeLabels } from "./plot-labels.js";

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
  /** Drawn larger, with this word beside it; none where it is empty. */
  readonly mark?: string;
  /** An interval of y around the point. */
  readonly interval?: readonly [number, number];
}

export interface PlotOptions {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  /** Ends of the axes; default 0 and 1. */
  readonly xRange?: Range;
  readonly yRange?: Range;
  /** Level of y that a line across marks, with its name. */
  readonly level?: { readonly y: number; readonly name: string };
  /** Take colours from the page around, in light and dark; default fixed ones on white. */
  readonly themed?: boolean;
}

type Range = readonly [number, number];

const WIDTH = 640;
const HEIGHT = 440;
const EDGE = { left: 60, right: 156, top: 46, bottom: 54 };
const WIDE = WIDTH - EDGE.left - EDGE.right;
const HIGH = HEIGHT - EDGE.top - EDGE.bottom;

/** Apart for colour-blind readers, and each with its own dashes. */
export const PLOT_LINES = [
  ["#2266ff", ""],
  ["#772233", "6 3"],
  ["#447766", "2 3"],
  ["#665500", "10 4 2 4"],
  ["#5522aa", "1 5"],
  ["#555566", "12 4"],
] as const;

const COLOURS = { ink: "#1b1f24", soft: "#5b6470", line: "#dfe3e8", page: "#fff" } as const;

/** @throws never; points beyond the axes are moved to the edge */
export function renderPlot(series: readonly Series[], options: PlotOptions): string {
  const { title, x, y, level, themed = false } = options;
  const [across, up] = scales(options);
  const paint = painter(themed);
  const rows = legendRows(series);
  const drawn = series.flatMap(({ points, scattered }, i) => {
    const colour = paint.series(i);
    const dashes = PLOT_LINES[i % PLOT_LINES.length]![1];
    const line = points.map((point) => `${across(point.x)},${up(point.y)}`).join(" ");
    return [
      scattered
        ? ""
        : `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>`,
      ...points.map((point) => dot(point, across(point.x), up, colour, paint.page)),
      legend(rows[i]!, colour, scattered ? undefined : dashes),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="plot" data-generator="palimpsest" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeMarkup(title)}">`,
    `<style>.plot text{font:13px system-ui,sans-serif;fill:${paint.ink}}.plot .title{font-size:16px;font-weight:600}.plot .tick{fill:${paint.soft};font-size:12px}.plot .grid{stroke:${paint.line};fill:none}</style>`,
    themed ? "" : `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint.page}"/>`,
    `<text class="title" x="${EDGE.left}" y="28">${escapeMarkup(title)}</text>`,
    ...grid(options, across, up),
    `<text x="${EDGE.left + WIDE / 2}" y="${HEIGHT - 14}" text-anchor="middle">${escapeMarkup(x)}</text>`,
    `<text x="18" y="${EDGE.top + HIGH / 2}" text-anchor="middle" transform="rotate(-90 18 ${EDGE.top + HIGH / 2})">${escapeMarkup(y)}</text>`,
    level === undefined
      ? ""
      : `<path d="M${EDGE.left} ${up(level.y)}h${WIDE}" stroke="${paint.soft}" stroke-dasharray="4 4"/><text class="tick" x="${EDGE.left + WIDE + 6}" y="${up(level.y) + 4}">${escapeMarkup(level.name)}</text>`,
    ...drawn,
    ...marks(series, across, up),
    "</svg>",
    "",
  ]
    .filter((line, i, all) => line !== "" || i === all.length - 1)
    .join("\n");
}

type Scale = (value: number) => number;

function scales({ xRange = [0, 1], yRange = [0, 1] }: PlotOptions): [Scale, Scale] {
  const share = ([from, to]: Range, value: number) =>
    Math.min(1, Math.max(0, (value - from) / (to - from)));
  return [
    (value) => round(EDGE.left + share(xRange, value) * WIDE),
    (value) => round(EDGE.top + (1 - share(yRange, value)) * HIGH),
  ];
}

function grid({ xRange, yRange }: PlotOptions, across: Scale, up: Scale): string[] {
  const [bottom, left] = [EDGE.top + HIGH, EDGE.left];
  return [
    ...ticksOf(xRange).flatMap((tick) => [
      `<path class="grid" d="M${across(tick)} ${bottom}V${EDGE.top}"/>`,
      `<text class="tick" x="${across(tick)}" y="${bottom + 18}" text-anchor="middle">${tick}</text>`,
    ]),
    ...ticksOf(yRange).flatMap((tick) => [
      `<path class="grid" d="M${left} ${up(tick)}H${left + WIDE}"/>`,
      `<text class="tick" x="${left - 10}" y="${up(tick) + 4}" text-anchor="end">${tick}</text>`,
    ]),
  ];
}

/** Four to eight round numbers over a range. */
function ticksOf([from, to]: Range = [0, 1]): number[] {
  const step = [0.01, 0.02, 0.05, 0.1, 0.2].find((each) => (to - from) / each <= 8) ?? 0.2;
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, i) => Number((from + i * step).toFixed(2)));
}

function painter(themed: boolean) {
  const named = (name: keyof typeof COLOURS) => (themed ? `var(--${name})` : COLOURS[name]);
  return {
    ink: named("ink"),
    soft: named("soft"),
    line: named("line"),
    page: named("page"),
    series: (i: number) => {
      const at = i % PLOT_LINES.length;
      return themed ? `var(--series-${at})` : PLOT_LINES[at]![0];
    },
  };
}

function dot(point: PlotPoint, x: number, up: Scale, colour: string, page: string): string {
  const y = up(point.y);
  const shown = point.title === undefined ? "" : `<title>${escapeMarkup(point.title)}</title>`;
  const bar = point.interval
    ? `<path d="M${x} ${up(point.interval[0])}V${up(point.interval[1])}" stroke="${colour}" stroke-width="1.5"/>`
    : "";
  return point.mark === undefined
    ? `${bar}<circle cx="${x}" cy="${y}" r="3" fill="${colour}">${shown}</circle>`
    : `${bar}<circle cx="${x}" cy="${y}" r="7" fill="${page}" stroke="${colour}" stroke-width="3">${shown}</circle>`;
}

/** The words beside marked points, where they cover neither points nor each other. */
function marks(series: readonly Series[], across: Scale, up: Scale): string[] {
  const points = series.flatMap((one) => one.points);
  const placed = points.map(({ x, y, mark }) => ({
    x: across(x),
    y: up(y),
    radius: mark === undefined ? 3 : 8,
    mark,
  }));
  const marked = placed.flatMap(({ mark, ...at }) => (mark ? [{ ...at, mark }] : []));
  const legends = legendRows(series).map(({ x, y }) => ({ x, y, radius: 12 }));
  return placeLabels(marked, [...placed, ...legends]).map(
    ({ x, y, anchor }, i) =>
      `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeMarkup(marked[i]!.mark)}</text>`,
  );
}

/** Characters in a line of the legend, and lines of a name. */
const MOST_LEGEND = 17;
const MOST_LINES = 3;

interface LegendRow {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

/** The place of each name, broken into lines that fit beside the plot. */
function legendRows(series: readonly Series[]): LegendRow[] {
  let y = EDGE.top + 10;
  return series.map(({ name }) => {
    const row = { x: WIDTH - EDGE.right + 14, y, lines: brokenName(name) };
    y += 7 + 15 * row.lines.length;
    return row;
  });
}

function brokenName(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= MOST_LEGEND) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(shortened(word));
  }
  return lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES - 1), shortened(lines.slice(MOST_LINES - 1).join(" "))]
    : lines;
}

const shortened = (words: string): string =>
  words.length > MOST_LEGEND ? `${words.slice(0, MOST_LEGEND - 1)}…` : words;

function legend({ x, y, lines }: LegendRow, colour: string, dashes: string | undefined): string {
  const key =
    dashes === undefined
      ? `<circle cx="${x + 11}" cy="${y}" r="4" fill="${colour}"/>`
      : `<path d="M${x} ${y}h22" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>`;
  const written = lines.map(
    (line, i) => `<text x="${x + 28}" y="${y + 4 + 15 * i}">${escapeMarkup(line)}</text>`,
  );
  return key + written.join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;
