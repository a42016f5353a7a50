/** The attack on a document: who a searcher would take it to be about, and which words say so. */

import { Button, Checkbox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { post, request } from "../api/client.js";
import type { AttackResult, Change, Output, Task, WhatIf } from "../api/types.js";
import { clock, count, day, oneIn, points } from "../shell/format.js";
import { Empty, Level, Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { AttackForm } from "./attack-form.js";
import { type Clue, ClueText, heaviest } from "./clue-text.js";
import "./attack.css";

export function AttackPage({ task }: { task: string }) {
  const client = useQueryClient();
  const user = useUser();
  const document = useQuery({
    queryKey: ["task", task],
    queryFn: () => request<Task>(`/v1/tasks/${task}`),
  });
  const result = useQuery({
    queryKey: ["attack", task],
    queryFn: () => request<AttackResult[]>(`/v1/tasks/${task}/attack`),
  });
  const output = useQuery({
    queryKey: ["output", task, document.data?.row.version],
    queryFn: () => request<Output>(`/v1/tasks/${task}/output`),
    enabled: document.data !== undefined,
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState<number>();
  if (!document.data || !output.data || !result.data) {
    return <Waiting what="the attack" error={document.error ?? output.error ?? result.error} />;
  }
  const [attack] = result.data;

  const { changes, unmarked } = hidingOf(
    document.data,
    [...chosen].flatMap((index) => attack?.clues[index] ?? []),
  );

  const hide = async () => {
    try {
      let seen = document.data.row.version;
      const send = async (body: object) => {
        const applied = await post<{ version: number }>(`/v1/tasks/${task}/events`, {
          id: crypto.randomUUID(),
          seen,
          ...body,
        });
        seen = applied.version;
      };
      if (changes.length > 0) await send({ kind: "decide", changes, scope: "batch" });
      if (unmarked.length > 0) {
        await send({ kind: "add", spans: unmarked, type: "MISC", state: "mask" });
      }
      tell(`${count(chosen.size, "clue")} hidden. Run the attack again.`);
      setChosen(new Set());
    } catch (error) {
      tellProblem(error);
    }
    await Promise.all(
      ["task", "attack", "output"].map((key) =>
        client.invalidateQueries({ queryKey: [key, task] }),
      ),
    );
  };

  return (
    <main id="main" className="page">
      <header>
        <h1>Attack</h1>
        <span className="soft">
          on <bdi>{document.data.row.name}</bdi>
        </span>
        <span className="push" />
        <Button component={Link} href={`/doc/${task}`} variant="default">
          Back to the document
        </Button>
      </header>
      <AttackForm
        task={task}
        last={attack}
        disabled={!user.may("review")}
        onDone={() => void client.invalidateQueries({ queryKey: ["attack", task] })}
      />
      {attack && (
        <>
          <p className="banner attack-head" role="status" data-testid="attack-head">
            <span>
              {attack.attacker} attacker · {attack.backgroundName} (
              {count(attack.total, "person", "people")}) · {day(attack.at)} {clock(attack.at)} ·
              version {attack.version}
            </span>
            {attack.stale && (
              <strong data-testid="stale">
                ▲ Stale: the document has changed since. Run it again.
              </strong>
            )}
            {attack.rank !== null && (
              <strong>
                The real person came {attack.rank === 1 ? "first" : `at rank ${attack.rank}`} of{" "}
                {attack.total}.
              </strong>
            )}
          </p>
          <div className="attack-columns">
            <section className="sheet pad" aria-label="Candidates">
              <h2>Whom it points to</h2>
              <ol className="candidates">
                {attack.candidates.map(({ name, rank, probability }) => (
                  <li key={name}>
                    <span className="number soft">{rank}</span>
                    <bdi>{name}</bdi>
                    <span className="number status-word">
                      <Level value={probability} /> {oneIn(probability)}
                    </span>
                  </li>
                ))}
              </ol>
              <p className="soft">
                Probabilities are estimates (no range). A low place means: not found by this
                attacker with this background. It does not mean safe.
              </p>
            </section>
            <section className="sheet" aria-label="Output with clues">
              <ClueText
                output={output.data}
                clues={attack.stale ? NO_CLUES : attack.clues}
                current={current}
                onPick={setCurrent}
              />
            </section>
            <section className="sheet pad" aria-label="Clues">
              <h2>Words that gave it away</h2>
              {attack.clues.length === 0 && <p className="soft">No single words stand out.</p>}
              <ul className="clues">
                {attack.clues.map((clue, index) => (
                  <li
                    key={`${clue.outStart} ${clue.text}`}
                    className={current === index ? "here" : ""}
                  >
                    <Checkbox
                      size="xs"
                      label={<bdi>{clue.text}</bdi>}
                      checked={chosen.has(index)}
                      disabled={attack.stale}
                      data-testid="clue"
                      onFocus={() => setCurrent(index)}
                      onChange={(event) => {
                        const next = new Set(chosen);
                        if (event.currentTarget.checked) next.add(index);
                        else next.delete(index);
                        setChosen(next);
                        setCurrent(index);
                      }}
                    />
                    <span className="number status-word">
                      <Level value={Math.min(1, clue.weight / heaviest(attack.clues))} />
                      {clue.weight.toFixed(3)}
                    </span>
                  </li>
                ))}
              </ul>
              {attack && !attack.stale && chosen.size > 0 && (
                <WhatIfLine
                  task={task}
                  version={document.data.row.version}
                  background={attack.background}
                  mentions={changes.map(({ mention }) => mention)}
                  spans={unmarked}
                />
              )}
              <Button
                disabled={chosen.size === 0 || attack.stale || !document.data.mayEdit}
                data-testid="hide-clues"
                onClick={() => void hide()}
              >
                Hide {chosen.size === 0 ? "" : chosen.size} chosen
              </Button>
            </section>
          </div>
        </>
      )}
      {!attack && (
        <div className="sheet">
          <Empty>Nobody has attacked this document yet.</Empty>
        </div>
      )}
    </main>
  );
}

const NO_CLUES: readonly Clue[] = [];

/** What hiding clues means: their whole entities masked, and what nothing marks marked. */
function hidingOf(task: Task, clues: readonly Clue[]) {
  const entityOf = new Map(task.mentions.map(({ id, entity }) => [id, entity]));
  const mentionsOf = new Map(task.entities.map(({ id, mentions }) => [id, mentions]));
  const ids = new Set(
    clues.flatMap(({ mention }) =>
      mention === null ? [] : (mentionsOf.get(entityOf.get(mention) ?? "") ?? [mention]),
    ),
  );
  const changes: Change[] = [...ids].map((mention) => ({ mention, state: "mask" }));
  const unmarked = clues.flatMap(({ mention, start, end }) =>
    mention === null && start !== null && end !== null ? [{ start, end }] : [],
  );
  return { changes, unmarked };
}

interface WhatIfProps {
  readonly task: string;
  readonly version: number;
  readonly background: string;
  readonly mentions: readonly string[];
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** What the attack would find then, worked out a moment after the last tick. */
function WhatIfLine({ task, version, ...input }: WhatIfProps) {
  const [asked] = useDebouncedValue(JSON.stringify(input), 400);
  const { data, isFetching } = useQuery({
    queryKey: ["what-if", task, version, asked],
    queryFn: ({ signal }) =>
      post<WhatIf>(`/v1/tasks/${task}/attack/what-if`, JSON.parse(asked), { signal }),
    placeholderData: (before) => before,
  });
  if (!data) return null;
  const lost = data.utility.after - data.utility.before;
  return (
    <p className={isFetching ? "soft stale" : "soft"} role="status" data-testid="what-if">
      Then the first candidate is {oneIn(data.after)} (now {oneIn(data.before)}), at rank{" "}
      {data.rank}; information {points(lost)} %.
    </p>
  );
}
