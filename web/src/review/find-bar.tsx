/** Finding in the text, with the filters that mentions have. */

import { CloseButton, TextInput } from "@mantine/core";
import { useDeferredValue, useEffect, useState } from "react";
import { t } from "../words/words.js";
import { type Found, find } from "./find.js";
import type { Reading } from "./state.js";

interface Props {
  readonly reading: Reading;
  onFound(found: readonly Found[]): void;
  onGo(found: Found): void;
  onClose(): void;
}

export function FindBar({ reading, onFound, onGo, onClose }: Props) {
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const deferred = useDeferredValue(query);
  const [found, setFound] = useState<readonly Found[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search for new words only
  useEffect(() => {
    const next = find(reading, deferred);
    setFound(next);
    setAt(0);
    onFound(next);
    if (next[0]) onGo(next[0]);
  }, [deferred]);

  const go = (way: 1 | -1) => {
    if (found.length === 0) return;
    const next = (at + way + found.length) % found.length;
    setAt(next);
    onGo(found[next]!);
  };
  return (
    <search className="find-bar">
      <TextInput
        size="xs"
        aria-label={t("Find in the document")}
        placeholder={t("Find words, or mentions by type:place state:open by:name")}
        value={query}
        data-autofocus
        ref={(field) => {
          if (field && document.activeElement !== field && query === "") field.focus();
        }}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
          if (event.key === "Escape") onClose();
        }}
      />
      <span className="soft number" role="status">
        {query.trim() === ""
          ? ""
          : found.length === 0
            ? t("not found")
            : t("{n} of {total}", { n: at + 1, total: found.length })}
      </span>
      <CloseButton aria-label={t("Close the search")} onClick={onClose} />
    </search>
  );
}
