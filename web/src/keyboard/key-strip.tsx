/** The next keys, at the foot of the page; each goes once it has been used often enough. */

import { usePreferences } from "../shell/preferences.js";
import { t, w } from "../words/words.js";
import { LEARNT } from "./command-layer.js";
import { KEYMAP, keyLabel } from "./keymap.js";

/** A short name for an action of the strip. */
export interface StripKey {
  readonly action: string;
  readonly name: string;
}

export function KeyStrip({ actions }: { actions: readonly StripKey[] }) {
  const { used, keys, singleKeys } = usePreferences();
  const left = actions.filter(({ action }) => (used[action] ?? 0) < LEARNT);
  if (!singleKeys || left.length === 0) return null;
  return (
    <section className="key-strip" aria-label={t("Keys")} data-testid="key-strip">
      {[...left, ...ALWAYS].map(({ action, name }) => (
        <span key={action} style={{ opacity: 1 - ((used[action] ?? 0) / LEARNT) * 0.1 }}>
          <kbd>{keyOf(action, keys)}</kbd> {t(name)}
        </span>
      ))}
    </section>
  );
}

const ALWAYS: readonly StripKey[] = [
  { action: "palette", name: w("commands") },
  { action: "help", name: w("all keys") },
];

const keyOf = (action: string, keys: Readonly<Record<string, string>>) =>
  keyLabel(keys[action] ?? KEYMAP.find((binding) => binding.action === action)?.keys[0] ?? "");
