/** Listens to the keys of every page, wherever the focus is, and opens the map and the palette. */

import { useEffect, useState } from "react";
import { prefer, preferencesNow } from "../shell/preferences.js";
import { tell } from "../shell/problem.js";
import { CommandPalette } from "./command-palette.js";
import { commandsNow, run } from "./commands.js";
import { KeyboardHelp } from "./keyboard-help.js";
import { actionOf, keyName } from "./keymap.js";

export function CommandLayer() {
  const [open, setOpen] = useState<"help" | "palette">();
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !mayListen(event)) return;
      const commands = commandsNow();
      if (commands?.inMode?.(event)) return event.preventDefault();
      const action = actionFor(event);
      if (action === undefined) return;
      event.preventDefault();
      if (action === "help" || action === "palette") return setOpen(action);
      if (event.repeat && action === "peek") return;
      learn(action);
      run(action, event.shiftKey, tell);
    };
    const up = (event: KeyboardEvent) => {
      const action = actionFor(event);
      if (action !== undefined) commandsNow()?.released?.(action);
    };
    document.addEventListener("keydown", down);
    document.addEventListener("keyup", up);
    return () => {
      document.removeEventListener("keydown", down);
      document.removeEventListener("keyup", up);
    };
  }, []);
  const close = () => setOpen(undefined);
  return (
    <>
      <KeyboardHelp opened={open === "help"} onClose={close} />
      <CommandPalette opened={open === "palette"} onClose={close} onHelp={() => setOpen("help")} />
    </>
  );
}

/** Counts the uses of an action: the strip at the foot drops what somebody knows. */
function learn(action: string): void {
  const { used } = preferencesNow();
  const times = used[action] ?? 0;
  if (times < LEARNT) prefer({ used: { ...used, [action]: times + 1 } });
}

/** Uses after which a key needs no reminder. */
export const LEARNT = 20;

function actionFor(event: KeyboardEvent): string | undefined {
  const place = commandsNow()?.place;
  const name = keyName(event);
  if (name === undefined) return undefined;
  const { keys, singleKeys } = preferencesNow();
  const single = !name.startsWith("mod+") && name !== "escape";
  if (single && !singleKeys) return undefined;
  // Shift with an arrow selects text; an arrow alone moves between mentions.
  if (event.shiftKey && name.startsWith("arrow")) return undefined;
  return actionOf(name, place, keys);
}

/** Whether a key may be ours: an open dialog, a menu and a field keep theirs. */
function mayListen(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  // An open dialog holds the focus; one that has let it go is closing.
  if (document.activeElement?.closest('[role="dialog"][aria-modal="true"]')) return false;
  if (target.closest('[role="menu"], [role="listbox"]')) return false;
  return !belongsToField(target, event);
}

/** Keys of a field belong to it; those of a radio or checkbox do not, except its arrows. */
function belongsToField(target: Element, event: KeyboardEvent): boolean {
  const { key } = event;
  const field = target.closest("input, textarea, select, [contenteditable]");
  if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
    return key.startsWith("Arrow") || key === " ";
  }
  // Ctrl+K and the like work in a field too, but a field has its own undo.
  if (field) return !(keyName(event) === "mod+k" || keyName(event) === "mod+enter");
  // Buttons, tabs and sliders know no key with Ctrl or Command.
  if (event.ctrlKey || event.metaKey) return false;
  if (/^(Enter| )$/.test(key) && target.closest("button, a[href], summary")) return true;
  const own = target.closest('[role="slider"], [role="tab"], [role="grid"]');
  const [of] = own ? [own.getAttribute("role")] : [];
  if (of === "grid") return /^Arrow(Up|Down)$/.test(key);
  return own !== null && /^(Arrow|Enter|Escape|Home|End| )/.test(key);
}
