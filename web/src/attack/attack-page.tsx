/** The attack on a document: who a searcher would take it to be about, and which words say so. */

import { Button, Checkbox, FileButton, Select, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { post, request } from "../api/client.js";
import type { AttackResult, Background, Change, Output, Task } from "../api/types.js";
import { offsetsOf } from "../document/offsets.js";
import { paragraphsOf } from "../document/paragraphs.js";
import { clock, count, day, oneIn } from "../shell/format.js";
import { Icon } from "../shell/icons.js";
import { Empty, Level, Waiting } from "../shell/parts.js";
import { tell, tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import "./attack.css";

type Clue = AttackResult["clues"][number];

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

  const hide = async () => {
    const mentions = new Map(document.data.mentions.map((mention) => [mention.id, mention]));
    const ids = new Set([...chosen].flatMap((index) => attack?.clues[index]?.mention ?? []));
    const changes: Change[] = [...ids].flatMap((id) => {
      const entity = document.data.entities.find(
        ({ id: each }) => each === mentions.get(id)?.entity,
      );
      return (entity?.mentions ?? [id]).map((mention) => ({ mention, state: "mask" as const }));
    });
    const unmarked = [...chosen].flatMap((index) => {
      const clue = attack?.clues[index];
      return clue && clue.mention === null && clue.start !== null && clue.end !== null
        ? [{ start: clue.start, end: clue.end }]
        : [];
    });
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
                A low place means: not found by this attacker with this background. It does not mean
                safe.
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
const heaviest = (clues: readonly Clue[]) => Math.max(1e-9, ...clues.map(({ weight }) => weight));

function AttackForm(props: {
  task: string;
  last: AttackResult | undefined;
  disabled: boolean;
  onDone(): void;
}) {
  const { task, last, disabled, onDone } = props;
  const client = useQueryClient();
  const backgrounds = useQuery({
    queryKey: ["backgrounds"],
    queryFn: () => request<Background[]>("/v1/backgrounds"),
  });
  const [background, setBackground] = useState<string | null>(last?.background ?? null);
  const [attacker, setAttacker] = useState<string>(last?.attacker ?? "ensemble");
  const [person, setPerson] = useState("");
  const [running, setRunning] = useState(false);
  const chosen = background ?? backgrounds.data?.[0]?.id ?? null;

  const run = async () => {
    setRunning(true);
    try {
      await post(`/v1/tasks/${task}/attack`, {
        background: chosen,
        attacker,
        ...(person.trim() !== "" && { person: person.trim() }),
      });
    } catch (error) {
      tellProblem(error);
    }
    setRunning(false);
    onDone();
  };
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    try {
      const texts = await Promise.all(
        files.map(async (file) => ({
          name: file.name.replace(/\.[^.]+$/, ""),
          text: await file.text(),
        })),
      );
      const made = await post<Background>("/v1/backgrounds", {
        name: `Background of ${new Date().toISOString().slice(0, 10)}`,
        texts,
      });
      await client.invalidateQueries({ queryKey: ["backgrounds"] });
      setBackground(made.id);
    } catch (error) {
      tellProblem(error);
    }
  };
  return (
    <form
      className="attack-form sheet pad"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Select
        label="Background"
        description="what the attacker knows: one text a person"
        placeholder="None yet: add texts"
        allowDeselect={false}
        data={(backgrounds.data ?? []).map(({ id, name, texts }) => ({
          value: id,
          label: `${name} (${texts})`,
        }))}
        value={chosen}
        onChange={setBackground}
      />
      <FileButton multiple accept=".txt,.md" onChange={(files) => void add(files)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            disabled={disabled}
            leftSection={<Icon name="upload" />}
          >
            Add texts
          </Button>
        )}
      </FileButton>
      <Select
        label="Attacker"
        description="by words, by meaning, or both"
        allowDeselect={false}
        data={["lexical", "neural", "ensemble"]}
        value={attacker}
        onChange={(value) => setAttacker(value ?? "ensemble")}
      />
      <TextInput
        label="Who it really is"
        description="as named in the background; may stay empty"
        value={person}
        maxLength={500}
        onChange={(event) => setPerson(event.currentTarget.value)}
      />
      <Button
        type="submit"
        loading={running}
        disabled={disabled || chosen === null}
        data-testid="run-attack"
        leftSection={<Icon name="target" />}
      >
        {last ? "Run again" : "Run"}
      </Button>
    </form>
  );
}

function ClueText(props: {
  output: Output;
  clues: readonly Clue[];
  current: number | undefined;
  onPick(clue: number): void;
}) {
  const { output, clues, current, onPick } = props;
  const { text } = output;
  const paragraphs = useMemo(() => {
    const { toUnits } = offsetsOf(text);
    const placed = clues
      .map((clue, index) => ({
        index,
        start: toUnits(clue.outStart),
        end: toUnits(clue.outEnd),
        weight: clue.weight,
      }))
      .sort((a, b) => a.start - b.start);
    return paragraphsOf(text).map((paragraph) => ({
      ...paragraph,
      clues: placed.filter(({ start, end }) => start >= paragraph.start && end <= paragraph.end),
    }));
  }, [text, clues]);
  const most = heaviest(clues);
  return (
    <div className="text output clue-text">
      {paragraphs.map(({ start, end, clues: here }) => {
        const pieces: React.ReactNode[] = [];
        let from = start;
        for (const clue of here) {
          if (clue.start < from) continue;
          pieces.push(text.slice(from, clue.start));
          pieces.push(
            <button
              key={clue.start}
              type="button"
              className={`clue weight-${Math.max(1, Math.ceil((clue.weight / most) * 4))}${current === clue.index ? " here" : ""}`}
              onClick={() => onPick(clue.index)}
            >
              {text.slice(clue.start, clue.end)}
            </button>,
          );
          from = clue.end;
        }
        pieces.push(text.slice(from, end));
        return (
          <p key={start} className="para" dir="auto">
            {pieces}
          </p>
        );
      })}
    </div>
  );
}
