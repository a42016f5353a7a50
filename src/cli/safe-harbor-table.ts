/** What a run under the preset `safe-harbor` found of each of the eighteen identifiers, as a table. */

import type { Sanitized } from "../document/document.js";
import { SAFE_HARBOR, safeHarborRow } from "../entries/knowledge.js";

export interface SafeHarborTable {
  see(sanitized: Sanitized): void;
  /** Eighteen lines below a heading. */
  text(): string;
}

export function createSafeHarborTable(): SafeHarborTable {
  const hidden = new Map<string, number>();
  const kept = new Map<string, number>();
  return {
    see({ document, mentions, entities, decisions }) {
      const masked = new Set(
        decisions.filter(({ action }) => action === "mask").map(({ entity }) => entity),
      );
      for (const { id, mentions: own } of entities) {
        for (const index of own) {
          const mention = mentions[index]!;
          const words = document.text.slice(mention.start, mention.end);
          const row = safeHarborRow(
            mention,
            words,
            () => false,
            document.text.slice(0, mention.start),
          );
          if (row === undefined) continue;
          const counts = masked.has(id) ? hidden : kept;
          counts.set(row, (counts.get(row) ?? 0) + 1);
        }
      }
    },
    text: () =>
      [
        "Safe Harbor, 45 CFR 164.514(b)(2): hidden mentions, and those that stay by the rule",
        ...SAFE_HARBOR.map(({ letter, what, rule }) => {
          const stays = kept.get(letter) ?? 0;
          return `${letter}  ${what.padEnd(48)} ${`${hidden.get(letter) ?? 0}`.padStart(6)} ${`${stays}`.padStart(6)}  ${rule}`;
        }),
      ].join("\n"),
  };
}
