/** Finding in the text, with the filters that mentions have. */

import { CloseButton, TextInput } from "@mantine/core";
import { useDeferredValue, useEffect, useState } from "react";
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
  const [at, setAt] = useState(-1);
  const deferred = useDeferredValue(query);
  const [found, setFound] = useState<readonly Found[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search for new words only
  useEffect(() => {
    const next = find(reading, deferred);
    setFound(next);
    setAt(-1);
    onFound(next);
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
        aria-label="Find in the document"
        placeholder="Find, or type:loc state:open by:ann risk>0.5"
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
            ? "not there"
            : `${at + 1} of ${found.length}`}
      </span>
      <CloseButton aria-label="Close finding" onClick={onClose} />
    </search>
  );
}
