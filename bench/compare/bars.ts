/** A picture of shares: a group of bars for each heading, one bar for each system, with its value beside it. */

import { escapeMarkup } from "../../src/evaluate/report/escape.js";

export interface Bars {
  readonly name: string;
  /** One share per heading, from 0 to 1. */
  readonly values: readonly number[];
}

const WIDTH = 720;
const LEFT = 230;
const RIGHT = 50;
const BAR = 14;
const GAP = 30;
const TOP = 44;

export function bars(title: string, headings: readonly string[], systems: readonly Bars[]): string {
  const group = systems.length * BAR + GAP;
  const height = TOP + headings.length * group;
  const rows = headings.flatMap((heading, i) => {
    const top = TOP + i * group;
    return [
      `<text x="${LEFT}" y="${top + 12}" class="h">${escapeMarkup(heading)}</text>`,
      ...systems.map(({ name, values }, j) => {
        const y = top + 18 + j * BAR;
        const value = values[i]!;
        const width = Number.isNaN(value) ? 0 : value * (WIDTH - LEFT - RIGHT);
        const own = name.startsWith("Palimpsest") ? "own" : "other";
        return `<text x="${LEFT - 6}" y="${y + 10}" text-anchor="end">${escapeMarkup(name)}</text><rect class="${own}" x="${LEFT}" y="${y + 1}" width="${width.toFixed(1)}" height="${BAR - 3}"/><text x="${(LEFT + width + 4).toFixed(1)}" y="${y + 10}">${Number.isNaN(value) ? "-" : value.toFixed(2)}</text>`;
      }),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeMarkup(title)}" font-family="system-ui, sans-serif" font-size="11">
<style>rect.own{fill:#2266ff}rect.other{fill:#8a8f98}text{fill:#222}.h{font-weight:600;font-size:12px}</style>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="${LEFT}" y="20" font-size="14" font-weight="600">${escapeMarkup(title)}</text>
${rows.join("\n")}
</svg>
`;
}
