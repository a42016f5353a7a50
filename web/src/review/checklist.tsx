/** The server's checklist: what holds, what does not, and where to go. */

import { Button } from "@mantine/core";
import type { Check } from "../api/types.js";
import { count } from "../shell/format.js";

interface Props {
  readonly checks: readonly Check[];
  onGo?(check: Check): void;
}

export function Checklist({ checks, onGo }: Props) {
  return (
    <ul className="checks">
      {checks.map((check) => (
        <li
          key={check.name}
          className={check.ok ? "ok" : "not-ok"}
          data-testid={`check-${check.name}`}
        >
          <span className="check-mark" aria-hidden>
            {check.ok ? "✓" : check.blocks === "nothing" ? "○" : "✕"}
          </span>
          <span>
            {check.ok ? WORDS[check.name].holds : WORDS[check.name].fails(check.count)}
            {!check.ok && <span className="soft"> {BLOCKS[check.blocks]}</span>}
          </span>
          {!check.ok && onGo && GOES[check.name] && (
            <Button size="compact-xs" variant="subtle" onClick={() => onGo(check)}>
              Go there
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const BLOCKS: Readonly<Record<Check["blocks"], string>> = {
  finish: "Stops finishing.",
  approve: "Stops approval.",
  nothing: "For your attention.",
};

/** Checks that have a place to go to. */
const GOES: Readonly<Partial<Record<Check["name"], true>>> = {
  open: true,
  sweep: true,
  disputes: true,
  risk: true,
  residue: true,
  mixed: true,
  unsure: true,
  attack: true,
};

const WORDS: Readonly<Record<Check["name"], { holds: string; fails(number: number): string }>> = {
  open: {
    holds: "Every mention is decided.",
    fails: (number) => `${count(number, "mention")} nobody has decided.`,
  },
  sweep: {
    holds: "The unmarked text is swept.",
    fails: (number) => `${count(number, "unmarked place")} nobody has looked at.`,
  },
  disputes: {
    holds: "No disagreement is open.",
    fails: (number) => `${count(number, "disagreement")} to settle.`,
  },
  readers: {
    holds: "Every reading is finished.",
    fails: (number) => `${count(number, "reading")} not finished.`,
  },
  risk: {
    holds: "No risky combination and no direct identifier shows.",
    fails: (number) =>
      `${count(number, "risky combination or direct identifier", "risky combinations or direct identifiers")} still shown.`,
  },
  mixed: {
    holds: "Every entity is treated alike everywhere.",
    fails: (number) =>
      `${count(number, "entity", "entities")} treated in different ways in different places.`,
  },
  unsure: {
    holds: "Nobody is unsure about a mention.",
    fails: (number) => `${count(number, "mention")} somebody was unsure about.`,
  },
  residue: {
    holds: "No words of a hidden mention stand elsewhere.",
    fails: (number) => `${count(number, "place")} where words of a hidden mention still stand.`,
  },
  unexamined: {
    holds: "Every region was examined.",
    fails: (number) => `${count(number, "region")} the machine could not examine.`,
  },
  attack: {
    holds: "This very output has been attacked.",
    fails: () => "This very output has not been attacked.",
  },
  decider: {
    holds: "Whoever approves has decided nothing here.",
    fails: () => "You have decided in this document yourself.",
  },
};
