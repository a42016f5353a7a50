/** The strip beside the text: where mentions stand in the whole, by state; open ones at full width. */

import { memo } from "react";
import type { Mark } from "./segments.js";

interface Props {
  readonly length: number;
  readonly groups: readonly (readonly Mark[])[];
  readonly current: number | undefined;
  onJump(offset: number): void;
}

const HEIGHT = 1000;

const yOf = (offset: number, length: number) => Math.round((offset / Math.max(1, length)) * HEIGHT);

export function Overview({ length, groups, current, onJump }: Props) {
  return (
    // The strip repeats what the list holds; it is for the mouse alone.
    <svg
      className="overview"
      viewBox={`0 0 10 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        onJump(Math.round(((event.clientY - box.top) / box.height) * length));
      }}
    >
      <Ticks length={length} groups={groups} />
      {current !== undefined && (
        <path className="tick-current" d={`M0 ${yOf(current, length)}h10`} />
      )}
    </svg>
  );
}

const Ticks = memo(function Ticks({ length, groups }: Pick<Props, "length" | "groups">) {
  // One tick a place and kind, however many mentions stand there.
  const places = {
    keep: new Set<number>(),
    generalize: new Set<number>(),
    mask: new Set<number>(),
    open: new Set<number>(),
  };
  for (const group of groups) {
    for (const mark of group) {
      const open = mark.status === "open" || mark.status === "doubtful";
      places[open ? "open" : mark.state].add(yOf(mark.start, length));
    }
  }
  return (Object.keys(places) as (keyof typeof places)[]).map((kind) => (
    <path
      key={kind}
      className={`tick-${kind}`}
      d={[...places[kind]].map((y) => (kind === "open" ? `M0 ${y}h10` : `M3 ${y}h7`)).join("")}
    />
  ));
});
