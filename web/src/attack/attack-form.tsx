/** What to attack with: a background, an attacker, and who it really is. */

import { Button, FileButton, Select, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { post, request } from "../api/client.js";
import type { AttackResult, Background } from "../api/types.js";
import { Icon } from "../shell/icons.js";
import { tellProblem } from "../shell/problem.js";
import { t, w } from "../words/words.js";

const ATTACKERS = [
  { value: "lexical", name: w("words") },
  { value: "neural", name: w("meaning") },
  { value: "ensemble", name: w("both") },
] as const;

export function AttackForm(props: {
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
        name: t("Background of {date}", { date: new Date().toISOString().slice(0, 10) }),
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
        label={t("Background")}
        description={t("what the attacker knows: one text per person")}
        placeholder={t("None yet: add texts")}
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
            {t("Add texts")}
          </Button>
        )}
      </FileButton>
      <Select
        label={t("Attacker")}
        description={t("compares words, meaning, or both")}
        allowDeselect={false}
        data={ATTACKERS.map(({ value, name }) => ({ value, label: t(name) }))}
        value={attacker}
        onChange={(value) => setAttacker(value ?? "ensemble")}
      />
      <TextInput
        label={t("Who it really is")}
        description={t("as named in the background; may stay empty")}
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
        {last ? t("Run again") : t("Run")}
      </Button>
    </form>
  );
}
