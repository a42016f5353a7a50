/**
 * Documents of which nothing is left to find out: every value is a given mention, as in the rows of a
 * table without text. They take one pass, with the labels that the stages would give.
 */

import type { Decision, Document, Entity, Mention, Sanitized } from "../document/document.js";
import { givenMention } from "../document/given.js";
import { TYPE_PROPERTIES } from "../document/types.js";
import type { ReplaceOptions } from "../replace/replace.js";
import type { Occasion } from "../replace/replacer.js";
import { labelOf } from "../replace/replacers/labels.js";
import { type Chosen, rewrite } from "../replace/rewrite.js";

/** Whether a document is of this kind; where there are people to protect, the stages must tell them from others. */
export const isSettled = ({ settled, given = [], persons }: Document): boolean =>
  settled === true &&
  (persons.length === 0 || given.every(({ type }) => TYPE_PROPERTIES[type].direct !== "protected"));

/** The document with every given mention replaced: the same value of a type by the same words. */
export async function settle(
  document: Document,
  { replacerFor, numbering }: Pick<ReplaceOptions, "replacerFor" | "numbering">,
): Promise<Sanitized> {
  const { text, given = [] } = document;
  const numbers = numbering(document);
  const entities: (Entity & { mentions: number[] })[] = [];
  const byWords = new Map<string, Entity & { mentions: number[] }>();
  const mentions: Mention[] = [];
  const chosen: Chosen[] = [];
  for (const [i, one] of given.entries()) {
    const { start, end, type } = one;
    const original = text.slice(start, end);
    const key = `${type} ${original.trim().toLowerCase()}`;
    let entity = byWords.get(key);
    const isFirst = entity === undefined;
    if (!entity) {
      entity = { id: `e${entities.length + 1}`, type, identifier: "DIRECT", mentions: [] };
      byWords.set(key, entity);
      entities.push(entity);
    }
    entity.mentions.push(i);
    const mention = givenMention(one);
    mentions.push(mention);
    const occasion: Occasion = {
      original,
      before: "",
      after: "",
      sentence: { text: original, start: 0, end: original.length },
      mention,
      entity,
      number: numbers.numberOf(type, [original]),
      first: isFirst,
    };
    const replacer = replacerFor(type, mention.given);
    const [proposal] = await replacer.propose([occasion], document);
    // words that an attack would have to judge in their row give way to the label
    const own = replacer.choice === "attack" ? undefined : proposal!.candidates[0];
    chosen.push({
      mention,
      entity,
      candidate: own ?? labelOf(occasion),
      label: labelOf(occasion),
      by: own ? replacer.name : "label",
    });
  }
  return {
    document,
    mentions,
    entities,
    unexamined: [],
    scores: [],
    risks: [],
    decisions: entities.map(
      ({ id }): Decision => ({ entity: id, action: "mask", reasons: ["known by its column"] }),
    ),
    cost: { hidden: 0, total: 0, bound: 0 },
    ...rewrite(text, chosen),
  };
}
