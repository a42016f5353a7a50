/** The keyboard map: what each key does, and which other one shall do it. */

import { Button, Modal, Switch } from "@mantine/core";
import { Fragment, type KeyboardEvent, useState } from "react";
import { Scrollable } from "../shell/parts.js";
import { prefer, usePreferences } from "../shell/preferences.js";
import { tellProblem } from "../shell/problem.js";
import { isMovable, KEYMAP, type KeyBinding, keyLabel, whyNotKey } from "./keymap.js";

const GROUPS: Readonly<Record<KeyBinding["group"], string>> = {
  move: "Move",
  decide: "Decide",
  edit: "Edit",
  show: "Show",
  document: "Document",
  dispute: "Disagreements",
};

export function KeyboardHelp({ onClose }: { onClose(): void }) {
  const { singleKeys, keys } = usePreferences();
  const [moving, setMoving] = useState<string>();
  const moved = Object.keys(keys).length > 0;
  const take = (action: string) => (event: KeyboardEvent) => {
    if (event.key === "Tab" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return setMoving(undefined);
    const key = event.key.toLowerCase();
    const problem = whyNotKey(key, action, keys);
    if (problem) return tellProblem(problem);
    prefer({ keys: { ...keys, [action]: key } });
    setMoving(undefined);
  };
  return (
    <Modal opened onClose={onClose} title="Keyboard" size="xl">
      <Switch
        label="Single keys decide and move"
        checked={singleKeys}
        onChange={(event) => prefer({ singleKeys: event.currentTarget.checked })}
      />
      {moved && (
        <Button size="compact-xs" variant="default" mt="xs" onClick={() => prefer({ keys: {} })}>
          All keys as they were
        </Button>
      )}
      <Scrollable label="Keyboard map">
        <table className="plain-table keys">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Does</th>
              <th scope="col">With Shift</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(GROUPS) as KeyBinding["group"][]).map((group) => (
              <Fragment key={group}>
                <tr>
                  <th colSpan={3} scope="colgroup">
                    {GROUPS[group]}
                  </th>
                </tr>
                {KEYMAP.filter((binding) => binding.group === group).map((binding) => (
                  <tr key={binding.action}>
                    <td>
                      {isMovable(binding) ? (
                        <button
                          type="button"
                          className="key"
                          aria-label={`${keyLabel(keys[binding.action] ?? binding.keys[0]!)}: ${binding.does}; change the key`}
                          data-testid={`key-${binding.action}`}
                          onClick={() => setMoving(binding.action)}
                          onBlur={() => setMoving(undefined)}
                          {...(moving === binding.action && { onKeyDown: take(binding.action) })}
                        >
                          <kbd>
                            {moving === binding.action
                              ? "press a key"
                              : keyLabel(keys[binding.action] ?? binding.keys[0]!)}
                          </kbd>
                        </button>
                      ) : (
                        binding.keys.map((key) => <kbd key={key}>{keyLabel(key)}</kbd>)
                      )}
                    </td>
                    <td>{binding.does}</td>
                    <td>{binding.withShift ?? ""}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <p className="soft">
        A click on a letter changes it. Letters work while the text, the list or the card has the
        focus, never in a field. No key approves or exports.
      </p>
    </Modal>
  );
}
