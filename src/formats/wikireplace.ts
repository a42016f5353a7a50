/**
 * WikiReplace (Olstad, Papadopoulou and Lison 2023): the benchmark's form, whose masked mentions carry
 * `replacement: {generalizations: {..}, generalization_selection: {CHOICE: [PERSON, ..]}}`.
 */

import type { GoldReplacement } from "../document/gold.js";
import { errors } from "../errors.js";
import { arrayOf, fullMention, objectOf, place, rawDocuments, stringOf } from "./tab.js";

/**
 * The mentions that people chose a replacement for, in the file's order.
 * @param name what messages call the file
 * @throws INPUT_FORMAT where a field is of the wrong kind, or no mention has a choice
 * @throws SPAN_INVALID where a mention lies outside its text
 */
export function readWikiReplace(json: string, name: string): GoldReplacement[] {
  const gold = rawDocuments(json, name).flatMap(({ document, fields }, number) => {
    const people = objectOf(fields["annotations"] ?? {}, `${name}, document ${number + 1}`);
    return Object.entries(people).flatMap(([annotator, value]) => {
      const where = `${name}, document ${number + 1}: annotations`;
      const list = arrayOf(objectOf(value, where)["entity_mentions"], where);
      return list.flatMap((raw, index): GoldReplacement[] => {
        const at = `${where}, mention ${index + 1}`;
        const { replacement } = objectOf(raw, at);
        if (replacement === undefined) return [];
        const chosen = choicesOf(objectOf(replacement, at)["generalization_selection"] ?? {}, at);
        if (chosen.size === 0) return [];
        const [mention] = place(document, [fullMention(raw, at)]);
        return [{ document, mention: mention!, annotator, chosen }];
      });
    });
  });
  if (gold.length === 0) {
    throw errors.INPUT_FORMAT`${name} has no mentions with generalization_selection; give WikiReplace's own file`;
  }
  return gold;
}

/** What each person chose; the file lists people under each choice. */
function choicesOf(selection: unknown, where: string): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  for (const [choice, people] of Object.entries(objectOf(selection, where))) {
    for (const person of arrayOf(people, where)) chosen.set(stringOf(person, where), choice);
  }
  return chosen;
}
