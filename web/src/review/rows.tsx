/** A list of rows of equal height, of which only those in view are in the page. */

import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useAfterPaint } from "../shell/after-paint.js";

interface RowsProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly empty: string;
  /** Of a row, in pixels. */
  readonly height?: number;
  isCurrent(item: Item): boolean;
  /** A line between groups, which is passed over. */
  isHeading?(item: Item): boolean;
  onEnter(item: Item): void;
  draw(item: Item): ReactNode;
}

const ROW = 34;

/** Rows of equal height, of which only those in view are in the page. One tab stop for all. */
export function Rows<Item extends { readonly id: string }>(props: RowsProps<Item>) {
  const { label, items, empty, height = ROW, isCurrent, isHeading, onEnter, draw } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
  });
  const at = items.findIndex(isCurrent);
  useAfterPaint(() => {
    if (at >= 0) rows.scrollToIndex(at, { align: "auto" });
  }, [at, rows]);
  if (items.length === 0) return <p className="list-empty">{empty}</p>;
  const move = (event: KeyboardEvent) => {
    const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    let next = at + way;
    while (items[next] && isHeading?.(items[next]!)) next += way;
    const item = items[next] ?? (at < 0 ? items.find((each) => !isHeading?.(each)) : undefined);
    if (item) onEnter(item);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows in view only; a table would need them all
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={items.length}
      tabIndex={0}
      className="rows"
      onKeyDown={move}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="rowgroup" style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = items[index]!;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the grid reads the keys
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: the grid is the tab stop
            <div
              key={item.id}
              role="row"
              aria-rowindex={index + 1}
              aria-selected={index === at}
              className={isHeading?.(item) ? "row heading" : "row"}
              style={{ height, transform: `translateY(${start}px)` }}
              onClick={() => onEnter(item)}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: as above */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
              <div role="gridcell" className="cell">
                {draw(item)}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
