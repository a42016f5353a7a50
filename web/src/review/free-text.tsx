/** A reader's own words in place of a mention: checked before they are used, with a word of warning. */

import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { post } from "../api/client.js";
import type { Mention, ReplacementCheck } from "../api/types.js";
import { tellProblem } from "../shell/problem.js";
import { t, w } from "../words/words.js";

interface Props {
  readonly task: string;
  readonly mention: Mention;
  readonly disabled: boolean;
  onUse(text: string): void;
  /** To the hidden mention that the words bring back. */
  onGo(mention: string): void;
  onLeave(): void;
}

type Kind = ReplacementCheck["warnings"][number]["kind"];

const WARNINGS: Readonly<Record<Kind, string>> = {
  same: w("These are the original words."),
  "contains-original": w("Some of the original words are in it."),
  "contains-masked": w("It brings back words that are hidden in this document, so it is refused."),
  "contains-identifier": w("It contains a name, a number or an address that points to somebody."),
  "not-on-ladder": w("Nobody has checked that it is true. Make sure it is."),
  "more-specific": w("It has figures that the original lacks: it may say more, not less."),
  empty: w("Nothing will appear in its place."),
};

const checkKey = (task: string, mention: string, text: string) =>
  ["replacement-check", task, mention, text] as const;

export function FreeText({ task, mention, disabled, onUse, onGo, onLeave }: Props) {
  const client = useQueryClient();
  const [text, setText] = useState("");
  /** The words that somebody wants in spite of the warnings they have seen. */
  const [seen, setSeen] = useState<string>();
  const [asked] = useDebouncedValue(text.trim(), 250);
  const check = (words: string) => ({
    queryKey: checkKey(task, mention.id, words),
    queryFn: () =>
      post<ReplacementCheck>(`/v1/tasks/${task}/replacement-check`, {
        mention: mention.id,
        text: words,
      }),
  });
  const { data } = useQuery({ ...check(asked), enabled: asked !== "" });
  const warnings = asked === "" ? [] : (data?.warnings ?? []);

  const use = async () => {
    const words = text.trim();
    if (words === "") return;
    try {
      // Enter may come before the words have been checked.
      const { warnings: found } = await client.fetchQuery({ ...check(words), staleTime: 5_000 });
      if (found.some(({ kind }) => kind === "contains-masked")) return setSeen(undefined);
      if (found.some(({ kind }) => SERIOUS.has(kind)) && seen !== words) return setSeen(words);
    } catch (error) {
      return tellProblem(error);
    }
    onUse(words);
    setText("");
    onLeave();
  };
  const asks = seen !== undefined && seen === text.trim();
  return (
    <form
      className="free-text"
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <TextInput
        size="xs"
        aria-label={t("Your own words instead")}
        placeholder={t("Your own words instead")}
        value={text}
        disabled={disabled}
        maxLength={1000}
        data-testid="free-text"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onLeave();
        }}
      />
      <Button
        size="xs"
        variant="default"
        type="submit"
        disabled={
          disabled || text.trim() === "" || warnings.some(({ kind }) => kind === "contains-masked")
        }
      >
        {asks ? t("Use anyway") : t("Use")}
      </Button>
      {warnings.length > 0 && (
        <div className="warnings" role="alert" data-testid="truth-warning">
          <ul>
            {warnings.map(({ kind }) => (
              <li key={kind}>▲ {t(WARNINGS[kind])}</li>
            ))}
            {data?.hidden[0] !== undefined && (
              <li>
                <button type="button" className="named" onClick={() => onGo(data.hidden[0]!)}>
                  {t("Show the hidden place")}
                </button>
              </li>
            )}
            {asks && <li>{t("Press Enter again to use it anyway.")}</li>}
          </ul>
        </div>
      )}
    </form>
  );
}

/** Warnings that ask for a second Enter. */
const SERIOUS: ReadonlySet<Kind> = new Set(["same", "contains-identifier"]);
