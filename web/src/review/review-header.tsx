/** The bar above the text: which document, what is left, how it is shown, what is saved. */

import { ActionIcon, Button, Menu, SegmentedControl } from "@mantine/core";
import type { Mode } from "../document/document-view.js";
import { visible } from "../document/invisible.js";
import { riskSentence } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { prefer } from "../shell/preferences.js";
import { t, tn, w } from "../words/words.js";
import { openSuspects, type Reading } from "./state.js";
import { type Review, savedWords } from "./use-review.js";

const VIEWS: readonly { value: Mode; label: string }[] = [
  { value: "marked", label: w("Marked") },
  { value: "changes", label: w("Changes") },
  { value: "side", label: w("Side by side") },
  { value: "output", label: w("Output") },
  { value: "original", label: w("Original") },
];

export function ReviewHeader(props: {
  review: Review;
  panel: "none" | "list" | "risk";
  onPanel(panel: "none" | "list" | "risk"): void;
}) {
  const { review, panel, onPanel } = props;
  const { reading, snapshot, preferences } = review;
  const toggle = (which: "list" | "risk") => onPanel(panel === which ? "none" : which);
  return (
    <section className="review-bar" aria-label={t("The document under review")}>
      <button
        type="button"
        className="panel-toggle left"
        aria-expanded={panel === "list"}
        onClick={() => toggle("list")}
      >
        <Icon name="list" /> {t("List")}
      </button>
      <h1 className="name" title={reading.row.name} dir="auto">
        {visible(reading.row.name)}
      </h1>
      <Left review={review} />
      <SegmentedControl
        size="xs"
        className="wide-only"
        aria-label={t("View")}
        data={VIEWS.map(({ value, label }) => ({ value, label: t(label) }))}
        value={preferences.view}
        onChange={(view) => prefer({ view: view as Mode })}
      />
      <select
        className="narrow-only"
        aria-label={t("View")}
        value={preferences.view}
        onChange={(event) => prefer({ view: event.currentTarget.value as Mode })}
      >
        {VIEWS.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
      <span
        className="push save-line number"
        data-testid="save-line"
        data-offline={snapshot.offline}
      >
        {savedWords(snapshot)}
      </span>
      <ActionIcon
        variant="subtle"
        aria-label={t("Undo")}
        title={t("Undo (Ctrl+Z)")}
        disabled={!review.editable || (reading.undoable === null && snapshot.waiting === 0)}
        data-testid="undo"
        onClick={() => review.act("undo")}
      >
        <Icon name="undo" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t("Redo")}
        title={t("Redo (Ctrl+Y)")}
        disabled={!review.editable || reading.redoable === null}
        data-testid="redo"
        onClick={() => review.act("redo")}
      >
        <Icon name="redo" />
      </ActionIcon>
      <MoreMenu review={review} />
      <Button
        size="xs"
        variant={reading.row.open === 0 ? "filled" : "default"}
        disabled={!review.editable}
        data-testid="finish"
        title={t("Finish (Ctrl+Enter)")}
        onClick={() => review.act("finish")}
      >
        {t("Finish")}
      </Button>
      <button
        type="button"
        className="panel-toggle right"
        aria-expanded={panel === "risk"}
        data-testid="toggle-risk"
        title={reading.risk ? riskSentence(reading.risk) : undefined}
        onClick={() => toggle("risk")}
      >
        <Icon name="panel" /> {t("Risk")}
      </button>
    </section>
  );
}

/** What is left to do, and how far one is. */
function Left({ review: { reading, rows } }: { review: Review }) {
  const { open, total } = reading.row;
  const suspects = openSuspects(reading).length;
  const words =
    open > 0
      ? tn(rows.length, "1 left", "{n} left")
      : suspects > 0
        ? tn(suspects, "1 unmarked place to look at", "{n} unmarked places to look at")
        : t("all decided");
  return (
    <span
      className="work-left number"
      data-testid="left"
      data-open={open}
      title={placesWords(reading)}
    >
      <progress max={Math.max(1, total)} value={total - open} aria-hidden />
      {words}
      <span className="visually-hidden" data-testid="open-count">
        {t("{open} open of {total}", { open, total })}
      </span>
    </span>
  );
}

const placesWords = ({ row }: Reading) =>
  tn(row.total - row.open, "1 of {total} places decided", "{n} of {total} places decided", {
    total: row.total,
  });

function MoreMenu({ review }: { review: Review }) {
  const { reading, preferences, task } = review;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" data-testid="document-menu">
          {t("More")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={`#/attack/${task}`}>
          {t("Attack this document (U)")}
        </Menu.Item>
        <Menu.Item data-testid="layout" onClick={() => review.act("layout")}>
          {preferences.layout ? t("The text alone (D)") : t("As it looks, beside the text (D)")}
        </Menu.Item>
        <Menu.Item component="a" href={`#/compare/${task}`}>
          {t("Original and output, page by page")}
        </Menu.Item>
        {reading.row.readers.length > 1 && (
          <Menu.Item component="a" href={`#/agree/${task}`}>
            {t("Agreement of the readers")}
          </Menu.Item>
        )}
        <Menu.Item component="a" href={`#/approve/${task}`}>
          {t("Approval and export")}
        </Menu.Item>
        <Menu.Item component="a" href={`#/guidelines/${reading.row.project}`}>
          {t("Guidelines")}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => review.act("find")}>{t("Find (/)")}</Menu.Item>
        <Menu.Item onClick={() => review.act("history")}>{t("History (H)")}</Menu.Item>
        <Menu.Item
          data-testid="pace"
          onClick={() => prefer({ pace: preferences.pace === "queue" ? "reading" : "queue" })}
        >
          {preferences.pace === "queue"
            ? t("After a decision: stay at the place")
            : t("After a decision: go on to the next")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
