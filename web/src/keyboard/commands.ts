/**
 * What the open page can do, by the names of the keyboard map. Keys, palette and strip all call the
 * same commands; the page that is open registers them.
 */

import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { Place } from "./keymap.js";

export interface Commands {
  /** Which part of the keyboard map works here. */
  readonly place: Exclude<Place, "everywhere">;
  act(action: string, shifted: boolean): void;
  /** A mode of the page takes a key before the map does. @returns whether it took it */
  inMode?(event: KeyboardEvent): boolean;
  /** A key that was held is up again. */
  released?(action: string): void;
  /** Why an action cannot be done now, in a sentence; undefined: it can. */
  refuses?(action: string): string | undefined;
}

let current: Commands | undefined;
const listeners = new Set<() => void>();

function change(next: Commands | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export const commandsNow = (): Commands | undefined => current;

export const useCommandsNow = (): Commands | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );

/** Registers what a page can do for as long as it is shown. */
export function useCommands(commands: Commands): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  const { place } = commands;
  useLayoutEffect(() => {
    const own: Commands = {
      place,
      act: (action, shifted) => latest.current.act(action, shifted),
      inMode: (event) => latest.current.inMode?.(event) ?? false,
      released: (action) => latest.current.released?.(action),
      refuses: (action) => latest.current.refuses?.(action),
    };
    change(own);
    return () => {
      if (current === own) change(undefined);
    };
  }, [place]);
}

/** Does an action, or says why it cannot be done. */
export function run(action: string, shifted: boolean, tell: (words: string) => void): void {
  const refusal = current?.refuses?.(action);
  if (refusal !== undefined) tell(refusal);
  else current?.act(action, shifted);
}
