/** What gives something hidden away: 'modafinil' beside a hidden narcolepsy. */

import type { Assessed } from "../document/document.js";

/** Ids of the entities that are not masked and give away, by what detection knows of them, one that is. */
export function tellingOf(
  { document: { text }, entities, mentions }: Pick<Assessed, "document" | "entities" | "mentions">,
  masked: ReadonlySet<string>,
): ReadonlySet<string> {
  const telling = entities.flatMap(({ id, mentions: own }) => {
    if (masked.has(id)) return [];
    const tells = own.flatMap((index) => mentions[index]!.tells ?? []);
    return tells.length === 0 ? [] : [{ id, tells }];
  });
  if (telling.length === 0) return new Set();
  const hidden = entities
    .filter(({ id }) => masked.has(id))
    .flatMap(({ mentions: own }) =>
      own.map((index) => {
        const { start, end } = mentions[index]!;
        return ` ${text
          .slice(start, end)
          .toLowerCase()
          .replace(/[^\p{L}\p{N}'’-]+/gu, " ")} `;
      }),
    );
  return new Set(
    telling
      .filter(({ tells }) =>
        tells.some((what) => hidden.some((words) => words.includes(` ${what} `))),
      )
      .map(({ id }) => id),
  );
}
