/**
 * Documents of which nothing is left to find out: every value is a given mention, as in the rows of a
 * table without text. They take one pass, with the labels that the stages would give; values that need not even
 * their document take none.
 */

import type { Decision, Document, Entity, Mention, Sanitized } from "../document/document.js";
import { type GivenKind, type GivenValue, givenMention } from "../document/given.js";
import { type SemanticType, TYPE_PROPERTIES } from "../document/types.js";
import { labelWord } from "../language/label-words.js";
import type { ReplaceOptions } from "../replace/replace.js";
import type { Occasion } from "../replace/replacer.js";
import { labelOf } from "../replace/replacers/labels.js";
import type { Numbering } from "../replace/replacers/numbering.js";
import { type Chosen, rewrite } from "../replace/rewrite.js";

type Replacing = Pick<ReplaceOptions, "replacerFor" | "numbering" | "labels">;

/** Whether a document is of this kind; where there are people to protect, the stages must tell them from others. */
export const isSettled = ({ settled, given = [], persons }: Document): boolean =>
  settled === true &&
  (persons.length === 0 || given.every(({ type }) => TYPE_PROPERTIES[type].direct !== "protected"));

/** The document with every given mention replaced: the same value of a type by the same words. */
export async function settle(
  document: Document,
  { replacerFor, numbering, labels = "type" }: Replacing,
): Promise<Sanitized> {
  const { text, given = [] } = document;
  const values = createValues(numbering(document), (type) => labelWord(type, [], labels));
  const chosen: Chosen[] = [];
  for (const [i, one] of given.entries()) {
    const occasion = values.occasion(text.slice(one.start, one.end), givenMention(one), i);
    const { mention, entity } = occasion;
    const replacer = replacerFor(one.type, mention.given);
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
    mentions: chosen.map(({ mention }) => mention),
    entities: values.entities,
    unexamined: [],
    scores: [],
    risks: [],
    decisions: values.entities.map(
      ({ id }): Decision => ({ entity: id, action: "mask", reasons: ["known by its column"] }),
    ),
    cost: { hidden: 0, total: 0, bound: 0 },
    ...rewrite({ text }, chosen),
  };
}

/** What values become without a document. */
interface Settled {
  /** For each value, in order. */
  readonly words: readonly string[];
  /** How many things the values are. */
  readonly entities: number;
}

/** Hides the values of one document after another of a scope. */
export type Settler = (values: readonly GivenValue[]) => Settled;

/** What `settle` does with values of these kinds; undefined where one of them needs its document. */
export function settlerOf(
  scope: string,
  kinds: readonly GivenKind[],
  { replacerFor, numbering, labels = "type" }: Replacing,
): Settler | undefined {
  if (!kinds.every((kind) => isAlone(kind, replacerFor))) return undefined;
  return (values) => {
    const numbers = numbering({ scope });
    const things = new Set<string>();
    const words = values.map(({ words: original, given }) => {
      const { type } = given;
      things.add(thingOf(type, original));
      const numbered = numbers.numberOf({ type, label: labelWord(type, [], labels) }, [original]);
      const known = { original, ...numbered, mention: { given }, entity: given };
      return (replacerFor(type, given).alone!(known) ?? labelOf(known)).text;
    });
    return { words, entities: things.size };
  };
}

function isAlone(kind: GivenKind, replacerFor: Replacing["replacerFor"]): boolean {
  try {
    return (
      replacerFor(kind.type, givenMention({ ...kind, start: 0, end: 0 }).given).alone !== undefined
    );
  } catch {
    // each document fails with what is wrong
    return false;
  }
}

/** The same for the same words of a type. */
const thingOf = (type: SemanticType, words: string): string =>
  `${type} ${words.trim().toLowerCase()}`;

/** The values of a document as mentions of entities. */
function createValues(numbers: Numbering, labelFor: (type: SemanticType) => string) {
  const entities: (Entity & { readonly mentions: number[] })[] = [];
  const byWords = new Map<string, (typeof entities)[number]>();
  return {
    entities,
    /** @param index of the mention */
    occasion(original: string, mention: Mention, index: number): Occasion {
      const { type } = mention;
      const key = thingOf(type, original);
      let entity = byWords.get(key);
      const first = entity === undefined;
      if (!entity) {
        entity = { id: `e${entities.length + 1}`, type, identifier: "DIRECT", mentions: [] };
        byWords.set(key, entity);
        entities.push(entity);
      }
      entity.mentions.push(index);
      return {
        original,
        before: "",
        after: "",
        sentence: { text: original, start: 0, end: original.length },
        mention,
        entity,
        ...numbers.numberOf({ type, label: labelFor(type) }, [original]),
        first,
      };
    },
  };
}
