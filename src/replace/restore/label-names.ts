/**
 * What a model may call a label in another language: '[PERSONNE 1]' of '[PERSON 1]'. Each language's own words for labels
 * are such names, and `languages/shared/label-names.txt` has more. A name may mean several labels: it is restored only
 * where one of them has the number.
 */

import { labelTranslations } from "../../language/label-words.js";
import { rowsOfList } from "../../language/lists.js";

/** Names by which labels are written, in lower case, each with the names of the labels that it may mean. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = (() => {
  const names = new Map<string, Set<string>>();
  const add = (name: string, label: string): void => {
    const plain = name.toLowerCase();
    if (plain !== label.toLowerCase()) names.set(plain, (names.get(plain) ?? new Set()).add(label));
  };
  for (const [label, others] of rowsOfList("shared/label-names") as [string, string][])
    for (const name of others.split(", ")) add(name, label);
  for (const [label, name] of labelTranslations()) add(name, label);
  return new Map([...names].map(([name, labels]) => [name, [...labels]]));
})();
