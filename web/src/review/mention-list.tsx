/** The list beside the text: open mentions by risk, all, entities, and what the sweep found. */

import { Button } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, memo, type ReactNode, useRef } from "react";
import type { Entity, Mention, Suspect } from "../api/types.js";
import { useAfterPaint } from "../shell/after-paint.js";
import { count } from "../shell/format.js";
import { TypeTag } from "../shell/parts.js";
import { STATE_WORDS } from "./scope.js";
import { isOpen, openSuspects, type Reading } from "./state.js";
import "./mention-list.css";

export type ListTab = "open" | "all" | "entities" | "sweep";

interface Props {
  readonly reading: Reading;
  readonly openIds: readonly string[];
  readonly tab: ListTab;
  readonly current: string | undefined;
  readonly suspect: string | undefined;
  readonly editable: boolean;
  onTab(tab: ListTab): void;
  onPick(mention: string): void;
  onSuspect(suspect: Suspect): void;
  onAdd(suspect: Suspect): void;
  onDismiss(suspects: readonly Suspect[]): void;
}

export const MentionList = memo(function MentionList(props: Props) {
  const { reading, openIds, tab, onTab } = props;
  const suspects = openSuspects(reading);
  const tabs: readonly { id: ListTab; name: string; count: number }[] = [
    { id: "open", name: "Open", count: openIds.length },
    { id: "all", name: "All", count: reading.order.length },
    { id: "entities", name: "Entities", count: reading.entities.size },
    { id: "sweep", name: "Sweep", count: suspects.length },
  ];
  return (
    <aside className="mentions" aria-label="Mentions">
      <div role="tablist" aria-label="Which mentions" className="list-tabs">
        {tabs.map(({ id, name, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            aria-controls="mention-list"
            tabIndex={tab === id ? 0 : -1}
            data-testid={`tab-${id}`}
            onClick={() => onTab(id)}
            onKeyDown={(event) => moveTab(event, tabs, tab, onTab)}
          >
            {name} <span className="number soft">{count}</span>
          </button>
        ))}
      </div>
      <div id="mention-list" role="tabpanel" aria-label={tab} className="list-panel">
        {tab === "sweep" ? <Sweep {...props} suspects={suspects} /> : <Mentions {...props} />}
      </div>
    </aside>
  );
});

function moveTab(
  event: KeyboardEvent,
  tabs: readonly { id: ListTab }[],
  tab: ListTab,
  onTab: (tab: ListTab) => void,
): void {
  const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (way === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = (tabs.findIndex(({ id }) => id === tab) + way + tabs.length) % tabs.length;
  onTab(tabs[next]!.id);
  const list = event.currentTarget.parentElement;
  (list?.children[next] as HTMLElement | undefined)?.focus();
}

function Mentions({ reading, openIds, tab, current, onPick }: Props) {
  if (tab === "entities") {
    const entities = [...reading.entities.values()];
    const entityOf = current === undefined ? undefined : reading.mentions.get(current)?.entity;
    return (
      <Rows
        label="Entities"
        items={entities}
        isCurrent={({ id }) => id === entityOf}
        onEnter={(entity) => onPick(entity.mentions[0]!)}
        draw={(entity) => <EntityRow reading={reading} entity={entity} />}
        empty="Nothing was found here. That does not mean the text is safe: sweep it."
      />
    );
  }
  const ids = tab === "open" ? openIds : reading.order;
  return (
    <Rows
      label={tab === "open" ? "Open mentions by risk" : "All mentions"}
      items={ids.flatMap((id) => reading.mentions.get(id) ?? [])}
      isCurrent={({ id }) => id === current}
      onEnter={({ id }) => onPick(id)}
      draw={(mention) => <MentionRow mention={mention} />}
      empty={
        tab === "open"
          ? "Nothing is open. Sweep the unmarked text, then finish."
          : "Nothing was found here. That does not mean the text is safe: sweep it."
      }
    />
  );
}

const MentionRow = ({ mention }: { mention: Mention }) => (
  <>
    <TypeTag type={mention.type} />
    <span className="row-text" dir="auto">
      {mention.text}
    </span>
    <StateMark mention={mention} />
  </>
);

function StateMark({ mention }: { mention: Mention }) {
  const glyph = mention.unsure ? "≠" : isOpen(mention) ? (mention.score < 0.5 ? "?" : "◇") : "";
  const words = `${STATE_WORDS[mention.state]}${isOpen(mention) ? ", open" : ""}`;
  return (
    <span className="state-mark" title={words}>
      <i className={mention.state} data-type={mention.type} />
      <span aria-hidden>{glyph}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

function EntityRow({ reading, entity }: { reading: Reading; entity: Entity }) {
  const first = reading.mentions.get(entity.mentions[0]!);
  return (
    <>
      <TypeTag type={entity.type} />
      <span className="row-text" dir="auto">
        {first?.text ?? ""}
      </span>
      <span className="number soft">
        {entity.mixed && <strong title="treated in different ways">▲ </strong>}
        {entity.mentions.length}×
      </span>
    </>
  );
}

const KINDS: Readonly<Record<Suspect["kind"], string>> = {
  number: "number",
  capital: "capital",
  initial: "initial",
  rare: "rare word",
  equal: "same as masked",
};

function Sweep({ suspects, suspect, editable, ...props }: Props & { suspects: Suspect[] }) {
  const total = props.reading.suspects.length;
  const byKind = Object.groupBy(suspects, ({ kind }) => kind);
  return (
    <>
      <p className="sweep-line">
        {suspects.length === 0
          ? `Sweep done: ${count(total, "suspect")} seen.`
          : `${suspects.length} of ${total} to look at. S goes on, P adds, X dismisses.`}
      </p>
      <Rows
        label="Unmarked suspects"
        items={suspects}
        isCurrent={({ id }) => id === suspect}
        onEnter={props.onSuspect}
        draw={(each) => (
          <>
            <span className="suspect-kind">{KINDS[each.kind]}</span>
            <span className="row-text" dir="auto">
              {each.text}
            </span>
            <span className="row-tools">
              <button
                type="button"
                tabIndex={-1}
                disabled={!editable}
                aria-label="Add as a mention"
                title="Add as a mention"
                onClick={(event) => {
                  event.stopPropagation();
                  props.onAdd(each);
                }}
              >
                +
              </button>
              <button
                type="button"
                tabIndex={-1}
                disabled={!editable}
                aria-label="Dismiss"
                title="Dismiss: says nothing about anybody"
                data-testid="dismiss"
                onClick={(event) => {
                  event.stopPropagation();
                  props.onDismiss([each]);
                }}
              >
                ✓
              </button>
            </span>
          </>
        )}
        empty="Nothing unmarked looks suspicious any more."
      />
      {editable && suspects.length > 1 && (
        <div className="sweep-bulk">
          {(Object.keys(byKind) as Suspect["kind"][]).map((kind) => (
            <Button
              key={kind}
              size="compact-xs"
              variant="default"
              data-testid={`dismiss-${kind}`}
              onClick={() => props.onDismiss(byKind[kind]!)}
            >
              Dismiss {byKind[kind]!.length} × {KINDS[kind]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface RowsProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly empty: string;
  isCurrent(item: Item): boolean;
  onEnter(item: Item): void;
  draw(item: Item): ReactNode;
}

const ROW = 34;

/** Rows of equal height, of which only those in view are in the page. One tab stop for all. */
function Rows<Item extends { readonly id: string }>(props: RowsProps<Item>) {
  const { label, items, empty, isCurrent, onEnter, draw } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
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
    const next = items[Math.min(items.length - 1, Math.max(0, at + way))];
    if (next) onEnter(next);
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
              className="row"
              style={{ height: ROW, transform: `translateY(${start}px)` }}
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
