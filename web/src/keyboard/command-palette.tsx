/** Every action by name: type a few letters, Enter does it. */

import { Modal, TextInput } from "@mantine/core";
import { type KeyboardEvent, useId, useState } from "react";
import { useLocation } from "wouter";
import { fold } from "../../../src/document/fold.js";
import { usePreferences } from "../shell/preferences.js";
import { tell } from "../shell/problem.js";
import { t, w } from "../words/words.js";
import { run, useCommandsNow } from "./commands.js";
import { bindingsAt, keyLabel } from "./keymap.js";

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  does(): void;
}

const PLACES = [
  { href: "/queue", name: w("Go to the queue") },
  { href: "/agree", name: w("Go to the agreement of readers") },
  { href: "/projects", name: w("Go to the projects") },
] as const;

interface Props {
  readonly opened: boolean;
  onClose(): void;
  onHelp(): void;
}

export const CommandPalette = ({ opened, onClose, onHelp }: Props) => (
  <Modal opened={opened} onClose={onClose} title={t("Commands")} data-testid="palette">
    <Search onClose={onClose} onHelp={onHelp} />
  </Modal>
);

function Search({ onClose, onHelp }: Omit<Props, "opened">) {
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const id = useId();
  const entries = fitting(useEntries(onHelp), query);
  const here = entries[Math.min(at, entries.length - 1)];
  const take = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    // the dialog gives the focus back first
    setTimeout(entry.does, 30);
  };
  const keys = (event: KeyboardEvent) => {
    const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter") take(here);
    if (way !== 0)
      setAt((Math.min(at, entries.length - 1) + way + entries.length) % entries.length);
    if (way !== 0 || event.key === "Enter") event.preventDefault();
  };
  return (
    <>
      <TextInput
        role="combobox"
        aria-label={t("Search the commands")}
        placeholder={t("Search the commands")}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={here ? `${id}-${here.id}` : undefined}
        value={query}
        data-autofocus
        data-testid="palette-search"
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={keys}
      />
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={t("Commands")}
        className="palette"
        tabIndex={-1}
      >
        {entries.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
          <div
            key={entry.id}
            id={`${id}-${entry.id}`}
            role="option"
            aria-selected={entry === here}
            ref={(element) => {
              if (entry === here) element?.scrollIntoView({ block: "nearest" });
            }}
            data-testid={`command-${entry.id}`}
            onClick={() => take(entry)}
          >
            <span>{entry.name}</span>
            {entry.key !== "" && <kbd>{entry.key}</kbd>}
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className="soft">{t("No command has this name.")}</p>}
    </>
  );
}

function useEntries(onHelp: () => void): Entry[] {
  const commands = useCommandsNow();
  const { keys } = usePreferences();
  const [, navigate] = useLocation();
  const own = bindingsAt(commands?.place)
    .filter(({ action }) => action !== "palette" && action !== "escape")
    .map(({ action, keys: usual, does }) => ({
      id: action,
      name: t(does),
      key: keyLabel(keys[action] ?? usual[0]!),
      does: () => (action === "help" ? onHelp() : run(action, false, tell)),
    }));
  const places = PLACES.map(({ href, name }) => ({
    id: href.slice(1),
    name: t(name),
    key: "",
    does: () => navigate(href),
  }));
  return [...own, ...places];
}

/** Those with every word of the query, those that begin with it first. */
function fitting(entries: readonly Entry[], query: string): Entry[] {
  const words = fold(query.trim()).text.split(" ").filter(Boolean);
  return entries
    .map((entry) => ({ entry, name: fold(entry.name).text }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort(
      (a, b) =>
        Number(b.name.startsWith(words[0] ?? "")) - Number(a.name.startsWith(words[0] ?? "")),
    )
    .map(({ entry }) => entry);
}
