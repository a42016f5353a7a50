/** The list beside the text: open mentions by risk, all, entities, and what the sweep found. */

import { type KeyboardEvent, memo } from "react";
import type { Mention, Suspect } from "../api/types.js";
import { TypeTag } from "../shell/parts.js";
import { prefer, usePreferences } from "../shell/preferences.js";
import { t, w } from "../words/words.js";
import { ENTITY_ROW, EntityRow } from "./entity-row.js";
import { ORDERS, type Order } from "./order.js";
import { Rows } from "./rows.js";
import { stateWords } from "./scope.js";
import { isOpen, openSuspects, type Reading } from "./state.js";
import { SweepList } from "./sweep-list.js";
import type { TriageRow } from "./triage.js";
import { TriageList } from "./triage-list.js";
import "./mention-list.css";

export type ListTab = "triage" | "open" | "all" | "entities" | "sweep";

interface Props {
  readonly reading: Reading;
  readonly rows: readonly TriageRow[];
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
  onDismissKind(kind: Suspect["kind"]): void;
  onAct(action: "accept-direct" | "accept-rest"): void;
}

export const MentionList = memo(function MentionList(props: Props) {
  const { reading, openIds, tab, onTab } = props;
  const suspects = openSuspects(reading);
  const tabs: readonly { id: ListTab; name: string; count: number }[] = [
    { id: "triage", name: t("To decide"), count: props.rows.length },
    { id: "open", name: t("Places"), count: openIds.length },
    { id: "entities", name: t("All"), count: reading.entities.size },
    { id: "sweep", name: t("Unmarked"), count: suspects.length },
  ];
  return (
    <aside className="mentions" aria-label={t("Mentions")}>
      <div role="tablist" aria-label={t("Which mentions")} className="list-tabs">
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
        {tab === "triage" ? (
          <TriageList {...props} current={entityAt(reading, props.current)} />
        ) : tab === "sweep" ? (
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
  triage: w("as in the list to decide"),
  risk: w("what changes the risk most first"),
  text: w("as in the text"),
  entity: w("by entity"),
  type: w("by type"),
  random: w("at random"),
};

function OrderChoice() {
  const { order } = usePreferences();
  return (
    <label className="list-order">
      <span className="visually-hidden">{t("Order")}</span>
      <select
        value={order}
        data-testid="order"
        onChange={(event) => prefer({ order: event.currentTarget.value as Order })}
      >
        {ORDERS.map((each) => (
          <option key={each} value={each}>
            {t(ORDER_WORDS[each])}
          </option>
        ))}
      </select>
    </label>
  );
}

const entityAt = (reading: Reading, mention: string | undefined) =>
  mention === undefined ? undefined : reading.mentions.get(mention)?.entity;

const NOTHING_FOUND = w(
  "Nothing was found here. That does not mean the text is safe: look through it.",
);

function Mentions({ reading, openIds, tab, current, onPick }: Props) {
  if (tab === "entities") {
    const entityOf = entityAt(reading, current);
    return (
      <Rows
        label={t("Entities")}
        items={[...reading.entities.values()]}
        isCurrent={({ id }) => id === entityOf}
        onEnter={(entity) => onPick(entity.mentions[0]!)}
        draw={(entity) => <EntityRow reading={reading} entity={entity} />}
        height={ENTITY_ROW}
        empty={t(NOTHING_FOUND)}
      />
    );
  }
  return (
    <>
      <OrderChoice />
      <Rows
        label={t("Open places")}
        items={openIds.flatMap((id) => reading.mentions.get(id) ?? [])}
        isCurrent={({ id }) => id === current}
        onEnter={({ id }) => onPick(id)}
        draw={(mention) => <MentionRow mention={mention} />}
        empty={t("Everything is decided. Check the unmarked text (S), then finish.")}
      />
    </>
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
  const words = `${stateWords(mention.state)}${isOpen(mention) ? `, ${t("open")}` : ""}`;
  return (
    <span className="state-mark" title={words}>
      <i className={mention.state} data-type={mention.type} />
      <span aria-hidden>{glyph}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
