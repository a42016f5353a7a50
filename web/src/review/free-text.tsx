/** A reader's own words in place of a mention, with a warning where they may not be true or safe. */

import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { post } from "../api/client.js";
import type { Mention, ReplacementCheck } from "../api/types.js";

interface Props {
  readonly task: string;
  readonly mention: Mention;
  readonly disabled: boolean;
  onUse(text: string): void;
}

export function FreeText({ task, mention, disabled, onUse }: Props) {
  const [text, setText] = useState("");
  const [asked] = useDebouncedValue(text.trim(), 250);
  const { data } = useQuery({
    queryKey: ["replacement-check", task, mention.id, asked],
    queryFn: () =>
      post<ReplacementCheck>(`/v1/tasks/${task}/replacement-check`, {
        mention: mention.id,
        text: asked,
      }),
    enabled: asked !== "",
  });
  const warnings = asked === "" ? [] : (data?.warnings ?? []);
  const use = () => {
    if (text.trim() === "") return;
    onUse(text.trim());
    setText("");
  };
  return (
    <form
      className="free-text"
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <TextInput
        size="xs"
        aria-label="Your own words instead"
        placeholder="Your own words instead"
        value={text}
        disabled={disabled}
        maxLength={1000}
        data-testid="free-text"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="xs" variant="default" type="submit" disabled={disabled || text.trim() === ""}>
        {warnings.length > 0 ? "Use anyway" : "Use"}
      </Button>
      {warnings.length > 0 && (
        <ul className="warnings" role="alert" data-testid="truth-warning">
          {warnings.map(({ kind, message }) => (
            <li key={kind}>▲ {message}</li>
          ))}
        </ul>
      )}
    </form>
  );
}
