/** Masked entities on their way to new words: what each replacer is asked, and what it proposes. */

import type { Detected, Document, Entity, LinkedPerson, Mention } from "../document/document.js";
import type { LabelScheme } from "../document/label-scheme.js";
import type { Shield } from "../document/shield.js";
import type { SemanticType } from "../document/types.js";
import { wordsAt } from "../document/words.js";
import { errors } from "../errors.js";
import { labelIn } from "../language/label-words.js";
import { asFlowing } from "../language/wrapped-lines.js";
import { identityOf } from "./release.js";
import type { Occasion, Proposal, Replacer } from "./replacer.js";
import { labelLanguage, labelWordOf } from "./replacers/labels.js";
import type { Numbering } from "./replacers/numbering.js";
import { sentenceAround } from "./sentence.js";

export interface TaskOptions {
  /** @param given what was known of the mention before detection, where anything was */
  readonly replacerFor: (type: SemanticType, given?: Mention["given"]) => Replacer;
  /** A fresh numbering for each document, or one for its scope or a whole release. */
  readonly numbering: (document: Pick<Document, "scope">) => Numbering;
  /** What of a document no service may read; absent where none is asked. */
  readonly shieldFor?: (detected: Detected) => () => Promise<Shield>;
  /** How much labels say; default: the type. */
  readonly labels?: LabelScheme;
}

/** A masked entity on its way to new words. */
export interface Task {
  readonly entity: Entity;
  /** The only words that may be chosen, as decided; absent: any. */
  readonly words?: readonly string[];
  readonly replacer: Replacer;
  readonly occasions: readonly Occasion[];
  proposals: readonly Proposal[];
}

/** The masked entities in order of first mention, given the words that each may get. */
export function tasksOf(
  detected: Detected,
  masked: ReadonlyMap<string, readonly string[] | undefined>,
  { numbering, replacerFor, shieldFor, labels = "type" }: TaskOptions,
): Task[] {
  const { document, mentions, entities } = detected;
  const shield = shieldFor?.(detected);
  const numbers = numbering(document);
  const flowing = asFlowing(document.text);
  const language = labels === "type" ? undefined : labelLanguage(document, mentions);
  return entities
    .filter(({ id }) => masked.has(id))
    .map((entity) => {
      const own = entity.mentions.map((index) => mentions[index]!);
      const known = own.filter(({ given }) => given !== undefined);
      // a value of a column has the same number in every row, whatever else the row calls it
      const words = (known.length > 0 ? known : own).map((one) => wordsAt(document.text, one));
      const named = areParts(document.text, own, words) ? [words.join(" ")] : words;
      const linked = linkOf(document, entity, own);
      const identity = identityAmong(entity, named, linked);
      const unnumbered = {
        type: entity.type,
        label: labelWordOf(
          entity.type,
          numbers.alone ? own.map(({ employs: _, ...one }) => one) : own,
          own.map((one) => wordsAt(document.text, one)),
          labels,
        ),
      };
      const { label, number } = linked?.number
        ? { label: unnumbered.label, number: linked.number }
        : numbers.numberOf(unnumbered, linked ? [identity] : named);
      const allowed = masked.get(entity.id);
      return {
        entity,
        ...(allowed && { words: allowed }),
        replacer: replacerFor(entity.type, known[0]?.given),
        occasions: own.map((mention, i) =>
          occasionOf(flowing, mention, {
            entity,
            number,
            label: labelIn(label, language),
            identity,
            first: i === 0,
            ...(linked && { names: linked.names }),
            ...(shield && { shield }),
          }),
        ),
        proposals: [],
      };
    });
}

/** Whether each is all of a field of its own: 'Anna' and 'Berg' in two columns, which are 'Anna Berg' only together. */
const areParts = (text: string, own: readonly Mention[], words: readonly string[]): boolean =>
  words.length > 1 &&
  own.length === words.length &&
  new Set(words).size === words.length &&
  own.every(
    ({ type, start, end }) =>
      type === "PERSON" &&
      /(?:^|\n)[^\n:]{1,60}: $/u.test(text.slice(Math.max(0, start - 64), start)) &&
      /^\s*(?:\n|$)/u.test(text.slice(end, end + 4)),
  );

/** What the other documents of the case know of a person. @throws INPUT_CHANGED where they were not asked */
function linkOf(
  { linked }: Document,
  { type }: Entity,
  mentions: readonly Mention[],
): LinkedPerson | undefined {
  if (type !== "PERSON" || linked === undefined) return undefined;
  const found = linked.find(({ at }) => at === mentions[0]!.start);
  if (found) return found;
  throw errors.INPUT_CHANGED`the document names a person whom it did not name when the people of its case were joined; run again when it is complete`;
}

/** The words by which an entity is the same in all documents; namesakes of one case have a number beside. */
function identityAmong(
  { type }: Entity,
  named: readonly string[],
  linked: LinkedPerson | undefined,
): string {
  const identity = identityOf(type, [...named, ...(linked?.names ?? [])]);
  return linked?.namesake === undefined ? identity : `${identity} ${linked.namesake}`;
}

const occasionOf = (
  text: string,
  mention: Mention,
  of: Pick<Occasion, "entity" | "number" | "label" | "identity" | "first" | "names" | "shield">,
): Occasion => ({
  original: text.slice(mention.start, mention.end),
  before: text.slice(Math.max(0, mention.start - 40), mention.start),
  after: text.slice(mention.end, mention.end + 40),
  sentence: sentenceAround(text, mention),
  mention,
  ...of,
});

/** Asks each replacer once about all its mentions. */
export async function propose(tasks: readonly Task[], document: Document): Promise<void> {
  for (const replacer of new Set(tasks.map((task) => task.replacer))) {
    const own = tasks.filter((task) => task.replacer === replacer);
    const proposals = await replacer.propose(
      own.flatMap(({ occasions }) => occasions),
      document,
    );
    let at = 0;
    for (const task of own) {
      task.proposals = proposals.slice(at, (at += task.occasions.length));
    }
  }
}
