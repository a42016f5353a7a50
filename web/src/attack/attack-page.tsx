/** The attack on a document: who a searcher would take it to be about, and which words say so. */

import { Button, Checkbox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { fold } from "../../../src/document/fold.js";
import { post, request } from "../api/client.js";
import type { AttackResult, Change, Task, WhatIf } from "../api/types.js";
import { useOutput } from "../api/use-output.js";
import { visible } from "../document/invisible.js";
import { useBack } from "../keyboard/use-back.js";
import { clock, day, points, riskShare } from "../shell/format.js";
import { Empty, Level, Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { t, tn } from "../words/words.js";
import { AttackForm } from "./attack-form.js";
import { type Clue, ClueText, heaviest } from "./clue-text.js";
import "./attack.css";

export function AttackPage({ task }: { task: string }) {
  const client = useQueryClient();
  const document = useQuery({
    queryKey: ["task", task],
    queryFn: () => request<Task>(`/v1/tasks/${task}`),
  });
  const result = useQuery({
    queryKey: ["attack", task],
    queryFn: () => request<AttackResult[]>(`/v1/tasks/${task}/attack`),
  });
  const output = useOutput(task, document.data?.row.version);
  useBack(`/doc/${task}`);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState<number>();
  if (!document.data || !output.data || !result.data) {
    return <Waiting error={document.error ?? output.error ?? result.error} />;
  }
  const [attack] = result.data;

  const words = wordsOf(attack?.clues ?? NO_CLUES);
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
      tell(
        tn(
          chosen.size,
          "1 clue hidden. Run the attack again.",
          "{n} clues hidden. Run the attack again.",
        ),
      );
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
        <h1>{t("Attack")}</h1>
        <span className="soft">
          <bdi>{visible(document.data.row.name)}</bdi>
        </span>
        <span className="push" />
        <Button component={Link} href={`/doc/${task}`} variant="default">
          {t("Back to the document")}
        </Button>
      </header>
      <AttackForm
        task={task}
        last={attack}
        disabled={!document.data.may.attack}
        onDone={() => void client.invalidateQueries({ queryKey: ["attack", task] })}
      />
      {attack && (
        <>
          <p className="banner attack-head" role="status" data-testid="attack-head">
            <span>
              {t("{name}, {people}", {
                name: attack.backgroundName,
                people: tn(attack.total, "1 person", "{n} people"),
              })}{" "}
              · {day(attack.at)} {clock(attack.at)}
            </span>
            {attack.stale && (
              <strong data-testid="stale">
                ▲ {t("The document has changed since. Run the attack again.")}
              </strong>
            )}
            {attack.rank !== null && (
              <strong>
                {t("The real person ranked {rank} of {total}.", {
                  rank: attack.rank,
                  total: attack.total,
                })}
              </strong>
            )}
          </p>
          <div className="attack-columns">
            <section className="sheet pad" aria-label={t("Candidates")}>
              <h2>{t("Who it points to")}</h2>
              <ol className="candidates">
                {attack.candidates.map(({ name, rank, probability }) => (
                  <li key={name}>
                    <span className="number soft">{rank}</span>
                    <bdi>{name}</bdi>
                    <span className="number status-word">
                      <Level value={probability} /> {riskShare(probability)}
                    </span>
                  </li>
                ))}
              </ol>
              <p className="soft">
                {t(
                  "Estimates. A low rank means that this attacker did not find the person with this background, not that the text is safe.",
                )}
              </p>
            </section>
            <section className="sheet" aria-label={t("Output with clues")}>
              <ClueText
                output={output.data}
                clues={attack.stale ? NO_CLUES : attack.clues}
                current={current}
                onPick={setCurrent}
              />
            </section>
            <section className="sheet pad" aria-label={t("Clues")}>
              <h2>{t("Words that gave it away")}</h2>
              {words.length === 0 && <p className="soft">{t("No single words stand out.")}</p>}
              {words.length > 0 && (
                <div className="what-if">
                  {attack.stale || chosen.size === 0 ? (
                    <p className="soft">{t("Tick words to see what hiding them would change.")}</p>
                  ) : (
                    <WhatIfLine
                      task={task}
                      version={document.data.row.version}
                      background={attack.background}
                      mentions={changes.map(({ mention }) => mention)}
                      spans={unmarked}
                    />
                  )}
                  <Button
                    disabled={chosen.size === 0 || attack.stale || !document.data.may.edit}
                    data-testid="hide-clues"
                    onClick={() => void hide()}
                  >
                    {tn(chosen.size, "Hide 1 chosen", "Hide {n} chosen")}
                  </Button>
                </div>
              )}
              <ul className="clues">
                {words.map((word) => (
                  <li
                    key={word.text}
                    className={current !== undefined && word.clues.includes(current) ? "here" : ""}
                  >
                    <Checkbox
                      size="xs"
                      label={
                        <>
                          <bdi>{word.text}</bdi>
                          {word.clues.length > 1 && (
                            <span className="soft number">
                              {" "}
                              {t("{n}×", { n: word.clues.length })}
                            </span>
                          )}
                        </>
                      }
                      checked={word.clues.every((index) => chosen.has(index))}
                      disabled={attack.stale}
                      data-testid="clue"
                      onFocus={() => setCurrent(word.clues[0])}
                      onChange={(event) => {
                        const next = new Set(chosen);
                        for (const index of word.clues) {
                          if (event.currentTarget.checked) next.add(index);
                          else next.delete(index);
                        }
                        setChosen(next);
                        setCurrent(word.clues[0]);
                      }}
                    />
                    <span title={t("how much it gives away")}>
                      <Level value={Math.min(1, word.weight / heaviest(attack.clues))} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </>
      )}
      {!attack && (
        <div className="sheet">
          <Empty>{t("No attack has been run on this document yet.")}</Empty>
        </div>
      )}
    </main>
  );
}

const NO_CLUES: readonly Clue[] = [];

interface Word {
  readonly text: string;
  /** Places of the word among the clues. */
  readonly clues: readonly number[];
  /** Of all its places. */
  readonly weight: number;
}

/** A word that gave the person away in several places is one line, the heaviest first. */
function wordsOf(clues: readonly Clue[]): Word[] {
  const all = clues.map((clue, index) => ({ clue, index }));
  const alike = Object.values(Object.groupBy(all, ({ clue }) => fold(clue.text).text));
  return alike
    .map((same) => ({
      text: same![0]!.clue.text,
      clues: same!.map(({ index }) => index),
      weight: same!.reduce((sum, { clue }) => sum + clue.weight, 0),
    }))
    .sort((a, b) => b.weight - a.weight);
}

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
      {t("Then the first candidate falls from {before} to {after}, to place {rank}.", {
        before: riskShare(data.before),
        after: riskShare(data.after),
        rank: data.rank,
      })}{" "}
      {t("Information: {points}%.", { points: points(lost) })}
    </p>
  );
}
