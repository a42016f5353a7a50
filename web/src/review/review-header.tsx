/** The bar above the text: which document, how it is shown, what is saved, what else there is. */

import { ActionIcon, Button, Menu, SegmentedControl } from "@mantine/core";
import type { Mode } from "../document/document-view.js";
import { Icon } from "../shell/icons.js";
import { prefer } from "../shell/preferences.js";
import { type Review, savedWords } from "./use-review.js";

const VIEWS: readonly { value: Mode; label: string }[] = [
  { value: "marked", label: "Marked" },
  { value: "changes", label: "Changes" },
  { value: "side", label: "Side by side" },
  { value: "output", label: "Output" },
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
    <section className="review-bar" aria-label="Document">
      <button
        type="button"
        className="panel-toggle left"
        aria-expanded={panel === "list"}
        onClick={() => toggle("list")}
      >
        <Icon name="list" /> Mentions
      </button>
      <h1 className="name" title={reading.row.name} dir="auto">
        {reading.row.name}
      </h1>
      <span className="number soft" data-testid="open-count">
        {reading.row.open} open of {reading.row.total}
      </span>
      <SegmentedControl
        size="xs"
        className="wide-only"
        aria-label="View"
        data={[...VIEWS]}
        value={preferences.view}
        onChange={(view) => prefer({ view: view as Mode })}
      />
      <select
        className="narrow-only"
        aria-label="View"
        value={preferences.view}
        onChange={(event) => prefer({ view: event.currentTarget.value as Mode })}
      >
        {VIEWS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <SegmentedControl
        size="xs"
        className="wide-only"
        aria-label="After a decision"
        data={[
          { value: "reading", label: "Stay" },
          { value: "queue", label: "Go on" },
        ]}
        value={preferences.pace}
        onChange={(pace) => prefer({ pace: pace as "queue" | "reading" })}
      />
      <span
        className="push save-line number"
        data-testid="save-line"
        data-offline={snapshot.offline}
      >
        {savedWords(snapshot)}
      </span>
      <ActionIcon
        variant="subtle"
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        disabled={!review.editable || (reading.undoable === null && snapshot.waiting === 0)}
        data-testid="undo"
        onClick={() => review.act("undo")}
      >
        <Icon name="undo" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label="Redo"
        title="Redo (Ctrl+Y)"
        disabled={!review.editable || reading.redoable === null}
        data-testid="redo"
        onClick={() => review.act("redo")}
      >
        <Icon name="redo" />
      </ActionIcon>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button size="xs" variant="default" data-testid="document-menu">
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={`#/attack/${review.task}`}>
            Attack this document (U)
          </Menu.Item>
          <Menu.Item component="a" href={`#/agree/${review.task}`}>
            Agreement of two readers
          </Menu.Item>
          <Menu.Item component="a" href={`#/approve/${review.task}`}>
            Approval and export
          </Menu.Item>
          <Menu.Item component="a" href={`#/guidelines/${reading.row.project}`}>
            Guidelines
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => review.act("find")}>Find (/)</Menu.Item>
          <Menu.Item onClick={() => review.act("history")}>History (H)</Menu.Item>
          <Menu.Item onClick={() => review.act("help")}>Keyboard (?)</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        size="xs"
        disabled={!review.editable}
        data-testid="finish"
        title="Finish (Ctrl+Enter)"
        onClick={() => review.act("finish")}
      >
        Finish
      </Button>
      <button
        type="button"
        className="panel-toggle right"
        aria-expanded={panel === "risk"}
        data-testid="toggle-risk"
        onClick={() => toggle("risk")}
      >
        <Icon name="panel" /> Risk
      </button>
    </section>
  );
}
