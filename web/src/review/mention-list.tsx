/** The list beside the text: open mentions by risk, all, entities, and what the sweep found. */

import { type KeyboardEvent, memo } from "react";
import type { Mention, Suspect } from "../api/types.js";
import { percent } from "../shell/format.js";
import { Level, TypeTag } from "../shell/parts.js";
import { prefer, usePreferences } from "../shell/preferences.js";
import { ENTITY_ROW, EntityRow } from "./entity-row.js";
import { ORDERS, type Order } from "./order.js";
import { Rows } from "./rows.js";
import { STATE_WORDS } from "./scope.js";
import { isOpen, openSuspects, type Reading } from "./state.js";
import { SweepList } from "./sweep-list.js";
import "./mention-list.css";

export type ListTab = "open" | "all" | "entities" | "sweep";

interface Props {
  readonly reading: Reading;
  readonly openIds: readonly string[];
  /** By entity. */
  readonly risks: ReadonlyMap<string, number>;
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
        {tab === "sweep" ? (
          <SweepList
            {...props}
            suspects={suspects}
            total={reading.suspects.length}
            current={props.suspect}
          />
        ) : (
          <Mentions {...props} />
        )}
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

const ORDER_WORDS: Readonly<Record<Order, string>> = {
  risk: "by risk",
  text: "as in the text",
  entity: "by entity",
  type: "by type",
  random: "at random",
};

function OrderChoice() {
  const { order } = usePreferences();
  return (
    <label className="list-order">
      <span className="visually-hidden">Order</span>
      <select
        value={order}
        data-testid="order"
        onChange={(event) => prefer({ order: event.currentTarget.value as Order })}
      >
        {ORDERS.map((each) => (
          <option key={each} value={each}>
            {ORDER_WORDS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Mentions({ reading, openIds, risks, tab, current, onPick }: Props) {
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
        height={ENTITY_ROW}
        empty="Nothing was found here. That does not mean the text is safe: sweep it."
      />
    );
  }
  const ids = tab === "open" ? openIds : reading.order;
  return (
    <>
      {tab === "open" && <OrderChoice />}
      <Rows
        label={tab === "open" ? "Open mentions" : "All mentions"}
        items={ids.flatMap((id) => reading.mentions.get(id) ?? [])}
        isCurrent={({ id }) => id === current}
        onEnter={({ id }) => onPick(id)}
        draw={(mention) => <MentionRow mention={mention} risk={risks.get(mention.entity)} />}
        empty={
          tab === "open"
            ? "Nothing is open. Sweep the unmarked text, then finish."
            : "Nothing was found here. That does not mean the text is safe: sweep it."
        }
      />
    </>
  );
}

const MentionRow = ({ mention, risk }: { mention: Mention; risk: number | undefined }) => (
  <>
    <TypeTag type={mention.type} />
    <span className="row-text" dir="auto">
      {mention.text}
    </span>
    {risk !== undefined && (
      <span title={`risk ${percent(risk)}`}>
        <Level value={risk} />
      </span>
    )}
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
