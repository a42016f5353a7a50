/** Bars by group, and a matrix of pairs, as self-contained SVG: the two pictures of the papers that are no plot of x and y. */

import { escapeMarkup } from "./escape.js";
import { PLOT_LINES } from "./plot.js";

interface BarGroup {
  readonly name: string;
  /** One value per series, from 0 to `most`; null draws no bar. */
  readonly values: readonly (number | null)[];
  /** An interval around each value. */
  readonly intervals?: readonly (readonly [number, number] | undefined)[];
}

export interface BarOptions {
  readonly title: string;
  readonly series: readonly string[];
  /** End of the scale; default 1. */
  readonly most?: number;
  /** How a value is written; default as a percentage of 1. */
  readonly write?: (value: number) => string;
}

const INK = "#1b1f24";
const STYLE = `<style>.chart text{font:13px system-ui,sans-serif;fill:${INK}}.chart .title{font-size:16px;font-weight:600}.chart .value{font-size:11px}</style>`;
const percent = (value: number): string => `${(100 * value).toFixed(value < 0.1 ? 1 : 0)}%`;
const short = (name: string, most: number): string =>
  escapeMarkup(name.length > most ? `${name.slice(0, most - 1)}…` : name);

function svg(width: number, height: number, title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" data-generator="palimpsest" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(title)}">`,
    STYLE,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text class="title" x="20" y="28">${escapeMarkup(title)}</text>`,
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}

const LEFT = 150;
const WIDE = 420;
const BAR = 16;
const GAP = 14;

/** Lying bars, a group of one per series under each name. */
export function renderBars(
  groups: readonly BarGroup[],
  { title, series, most = 1, write = percent }: BarOptions,
): string {
  const across = (value: number) => Math.round(10 * Math.min(1, value / most) * WIDE) / 10;
  const colour = (i: number) => PLOT_LINES[i % PLOT_LINES.length]![0];
  let y = 50;
  const legend = series.length < 2 ? [] : series;
  const parts = legend.map((name, i) => {
    const x = 20 + i * 140;
    return `<rect x="${x}" y="${y}" width="12" height="12" fill="${colour(i)}"/><text x="${x + 18}" y="${y + 11}">${short(name, 16)}</text>`;
  });
  if (legend.length > 0) y += 30;
  for (const { name, values, intervals } of groups) {
    const middle = y + (values.length * BAR) / 2 + 4;
    parts.push(`<text x="${LEFT - 10}" y="${middle}" text-anchor="end">${short(name, 20)}</text>`);
    for (const [i, value] of values.entries()) {
      const top = y + i * BAR;
      if (value === null) continue;
      const interval = intervals?.[i];
      const line = interval
        ? `<path d="M${LEFT + across(interval[0])} ${top + BAR / 2 - 1}H${LEFT + across(interval[1])}" stroke="${INK}" stroke-width="2"/>`
        : "";
      const end = Math.max(across(value), interval ? across(interval[1]) : 0);
      parts.push(
        `<rect x="${LEFT}" y="${top}" width="${across(value)}" height="${BAR - 3}" fill="${colour(i)}"/>${line}<text class="value" x="${LEFT + end + 6}" y="${top + BAR - 6}">${escapeMarkup(write(value))}</text>`,
      );
    }
    y += values.length * BAR + GAP;
  }
  return svg(Math.max(LEFT + WIDE + 70, 20 + legend.length * 140), y + 10, title, parts);
}

const CELL = 46;

/**
 * A square for each pair, the darker the higher.
 * @param kappaOf in [-1, 1]; undefined where the two have nothing in common
 */
export function renderMatrix(
  names: readonly string[],
  kappaOf: (a: string, b: string) => number | undefined,
  title: string,
): string {
  const left = 130;
  const top = 70;
  const at = (i: number) => i * CELL;
  const parts = names.flatMap((name, i) => [
    `<text x="${left - 8}" y="${top + at(i) + CELL / 2 + 4}" text-anchor="end">${short(name, 16)}</text>`,
    `<text x="${left + at(i) + CELL / 2}" y="${top - 8}" text-anchor="middle">${short(name, 6)}</text>`,
    ...names.flatMap((other, j) => {
      const value = i === j ? undefined : kappaOf(name, other);
      if (value === undefined) return [];
      const shade = Math.max(0, value);
      return [
        `<rect x="${left + at(j)}" y="${top + at(i)}" width="${CELL - 2}" height="${CELL - 2}" fill="#2266ff" fill-opacity="${shade.toFixed(2)}" stroke="#dfe3e8"/>`,
        `<text x="${left + at(j) + CELL / 2 - 1}" y="${top + at(i) + CELL / 2 + 4}" text-anchor="middle" style="fill:${shade > 0.6 ? "#fff" : INK}">${value.toFixed(2)}</text>`,
      ];
    }),
  ]);
  return svg(left + at(names.length) + 20, top + at(names.length) + 20, title, parts);
}
