/** The server's checklist: what stops whom, where to go, and what holds, folded away. */

import { Button } from "@mantine/core";
import type { Check } from "../api/types.js";
import { t, tn, w } from "../words/words.js";

interface Props {
  readonly checks: readonly Check[];
  /** What somebody is about to do: what stops that comes first. */
  readonly about: "finish" | "approve";
  /** What holds is listed too, as on paper. */
  readonly unfolded?: boolean;
  onGo?(check: Check): void;
}

type Blocks = Check["blocks"];

const BLOCKS = ["finish", "approve", "nothing"] as const;

const HEADINGS: Readonly<Record<Blocks, string>> = {
  finish: w("Blocks finishing"),
  approve: w("Before approval, but not for you to settle now"),
  nothing: w("Optional"),
};

export function Checklist({ checks, about, unfolded = false, onGo }: Props) {
  const failing = checks.filter(({ ok }) => !ok);
  const holding = checks.filter(({ ok }) => ok);
  // Whoever approves is stopped by both alike.
  const groups: readonly { of: readonly Blocks[]; heading: string; stops: boolean }[] =
    about === "approve"
      ? [
          { of: ["finish", "approve"], heading: t("Blocks approval"), stops: true },
          { of: ["nothing"], heading: t(HEADINGS.nothing), stops: false },
        ]
      : BLOCKS.map((blocks) => ({
          of: [blocks],
          heading: t(HEADINGS[blocks]),
          stops: blocks === "finish",
        }));
  return (
    <div className="checks">
      {groups.map(({ of, heading, stops }) => {
        const own = failing.filter(({ blocks }) => of.includes(blocks));
        return (
          own.length > 0 && (
            <section key={heading} data-testid={`blocks-${of[0]}`}>
              <h3>{heading}</h3>
              <ul>
                {own.map((check) => (
                  <Line key={check.name} check={check} stops={stops} onGo={onGo} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {holding.length > 0 && (
        <details open={unfolded || failing.length === 0}>
          <summary>{tn(holding.length, "1 check passed", "{n} checks passed")}</summary>
          <ul>
            {holding.map((check) => (
              <Line key={check.name} check={check} stops={false} onGo={undefined} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Line(props: { check: Check; stops: boolean; onGo: ((check: Check) => void) | undefined }) {
  const { check, stops, onGo } = props;
  const { holds, fails } = WORDS[check.name];
  return (
    <li
      className={check.ok ? "ok" : stops ? "not-ok" : "later"}
      data-testid={`check-${check.name}`}
    >
      <span className="check-mark" aria-hidden>
        {check.ok ? "✓" : stops ? "✕" : "○"}
      </span>
      <span>{check.ok ? t(holds) : tn(check.count, fails[0], fails[1])}</span>
      {!check.ok && onGo && GOES.has(check.name) && (
        <Button size="compact-xs" variant="subtle" onClick={() => onGo(check)}>
          {t("Go there")}
        </Button>
      )}
    </li>
  );
}

/** Checks that have a place to go to. */
const GOES: ReadonlySet<Check["name"]> = new Set([
  "open",
  "sweep",
  "disputes",
  "risk",
  "residue",
  "mixed",
  "unsure",
  "attack",
  "own-words",
  "columns",
]);

/** `fails`: for one, for many. */
const WORDS: Readonly<Record<Check["name"], { holds: string; fails: readonly [string, string] }>> =
  {
    open: {
      holds: w("Every mention is decided."),
      fails: [w("1 place is not decided."), w("{n} places are not decided.")],
    },
    sweep: {
      holds: w("The unmarked text has been checked."),
      fails: [
        w("1 unmarked place has not been looked at."),
        w("{n} unmarked places have not been looked at."),
      ],
    },
    disputes: {
      holds: w("The readers agree, or their disagreements are settled."),
      fails: [w("1 disagreement is not settled."), w("{n} disagreements are not settled.")],
    },
    readers: {
      holds: w("Every reader has finished."),
      fails: [w("A reader has not finished."), w("{n} readers have not finished.")],
    },
    risk: {
      holds: w("No direct identifier and no risky combination shows."),
      fails: [
        w("1 direct identifier or risky combination still shows."),
        w("{n} direct identifiers or risky combinations still show."),
      ],
    },
    mixed: {
      holds: w("Everything is treated alike wherever it occurs."),
      fails: [
        w("1 person or thing is treated differently in different places."),
        w("{n} people or things are treated differently in different places."),
      ],
    },
    unsure: {
      holds: w("Nobody is unsure about a mention."),
      fails: [w("Somebody was unsure about 1 place."), w("Somebody was unsure about {n} places.")],
    },
    residue: {
      holds: w("No hidden words remain anywhere else."),
      fails: [
        w("Hidden words still appear in 1 other place."),
        w("Hidden words still appear in {n} other places."),
      ],
    },
    "own-words": {
      holds: w("No replacement brings back what is hidden."),
      fails: [
        w("1 replacement in somebody's own words brings back what is hidden."),
        w("{n} replacements in somebody's own words bring back what is hidden."),
      ],
    },
    unexamined: {
      holds: w("All text was checked."),
      fails: [
        w("1 part was not examined by the machine: read it yourself."),
        w("{n} parts were not examined by the machine: read them yourself."),
      ],
    },
    columns: {
      holds: w("Every column that leaves unread has been confirmed."),
      fails: [
        w("1 column leaves unread, and nobody has confirmed it."),
        w("{n} columns leave unread, and nobody has confirmed them."),
      ],
    },
    attack: {
      holds: w("This output has been attacked."),
      fails: [w("This output has not been attacked."), w("This output has not been attacked.")],
    },
    decider: {
      holds: w("The person who approves has decided nothing here."),
      fails: [
        w("You have made decisions here, so somebody else approves."),
        w("You have made decisions here, so somebody else approves."),
      ],
    },
  };
