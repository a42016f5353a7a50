/** The keyboard map: what each key does here, by name, and which other key shall do it. */

import { Button, Modal, Switch, TextInput } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { fold } from "../../../src/document/fold.js";
import { prefer, usePreferences } from "../shell/preferences.js";
import { tellProblem } from "../shell/problem.js";
import { t, w } from "../words/words.js";
import { useCommandsNow } from "./commands.js";
import { bindingsAt, isMovable, type KeyBinding, keyLabel, whyNotKey } from "./keymap.js";

const GROUPS: Readonly<Record<KeyBinding["group"], string>> = {
  move: w("Move"),
  decide: w("Decide"),
  edit: w("Edit"),
  show: w("Show"),
  document: w("Document"),
  dispute: w("Disagreements"),
};

export const KeyboardHelp = ({ opened, onClose }: { opened: boolean; onClose(): void }) => (
  <Modal opened={opened} onClose={onClose} title={t("Keyboard")} size="xl">
    <KeyMap />
  </Modal>
);

function KeyMap() {
  const { singleKeys, keys } = usePreferences();
  const [query, setQuery] = useState("");
  const place = useCommandsNow()?.place;
  const moved = Object.keys(keys).length > 0;
  const sought = fold(query.trim()).text;
  const fits = ({ action, does, withShift, keys: usual }: KeyBinding) =>
    [t(does), t(withShift ?? ""), keyLabel(keys[action] ?? usual[0]!)].some((words) =>
      fold(words).text.includes(sought),
    );
  const bindings = bindingsAt(place).filter(fits);
  return (
    <>
      <div className="keys-head">
        <TextInput
          aria-label={t("Search the keys")}
          placeholder={t("Search the keys")}
          value={query}
          data-autofocus
          data-testid="key-search"
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Switch
          label={t("Single keys decide and move")}
          checked={singleKeys}
          onChange={(event) => prefer({ singleKeys: event.currentTarget.checked })}
        />
        {moved && (
          <Button size="compact-xs" variant="default" onClick={() => prefer({ keys: {} })}>
            {t("Reset all keys")}
          </Button>
        )}
      </div>
      <div className="keys">
        {(Object.keys(GROUPS) as KeyBinding["group"][]).map((group) => {
          const own = bindings.filter((binding) => binding.group === group);
          return (
            own.length > 0 && (
              <section key={group} aria-labelledby={`keys-${group}`}>
                <h3 id={`keys-${group}`}>{t(GROUPS[group])}</h3>
                <dl>
                  {own.map((binding) => (
                    <KeyRow key={binding.action} binding={binding} />
                  ))}
                </dl>
              </section>
            )
          );
        })}
      </div>
      {bindings.length === 0 && <p className="soft">{t("No key does this.")}</p>}
      <p className="soft">
        {t(
          "Click on a letter to change it. Letters work everywhere on the page except in a field. No key approves or exports.",
        )}
      </p>
    </>
  );
}

function KeyRow({ binding }: { binding: KeyBinding }) {
  const { keys } = usePreferences();
  const [moving, setMoving] = useState(false);
  const { action, does, withShift } = binding;
  const take = (event: KeyboardEvent) => {
    if (!moving || event.key === "Tab" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return setMoving(false);
    const key = event.key.toLowerCase();
    const problem = whyNotKey(key, action, keys);
    if (problem) return tellProblem(problem);
    prefer({ keys: { ...keys, [action]: key } });
    setMoving(false);
  };
  const label = keyLabel(keys[action] ?? binding.keys[0]!);
  return (
    <>
      <dt>
        {isMovable(binding) ? (
          <button
            type="button"
            className="key"
            aria-label={t("{key}: {does}; change the key", { key: label, does: t(does) })}
            data-testid={`key-${action}`}
            onClick={() => setMoving(true)}
            onBlur={() => setMoving(false)}
            onKeyDown={take}
          >
            <kbd>{moving ? t("press a key") : label}</kbd>
          </button>
        ) : (
          binding.keys.map((key) => <kbd key={key}>{keyLabel(key)}</kbd>)
        )}
      </dt>
      <dd>
        {t(does)}
        {withShift !== undefined && (
          <span className="soft">
            {" "}
            · <kbd>{t("Shift")}</kbd> {t(withShift)}
          </span>
        )}
      </dd>
    </>
  );
}
