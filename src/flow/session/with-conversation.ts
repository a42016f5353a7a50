/** What is found in a text, as a conversation sees it: without what a prompt keeps, with what is known from earlier turns. */

import { KNOWN_PERSON } from "../../detect/kit/detector.js";
import { comparable } from "../../detect/kit/phrases.js";
import { entitiesOf } from "../../detect/people/entities.js";
import { parsePerson, rankOrName } from "../../detect/people/parse.js";
import type { Detected, Document, Entity, Mention } from "../../document/document.js";
import { inReadingOrder } from "../../document/span.js";
import type { KnownLabels } from "../../replace/restore/known-label.js";
import type { RememberedPerson } from "../../replace/restore/map-file.js";
import type { Original } from "../../replace/restore/originals.js";
import { knownWordsFinder } from "./known-words.js";
import { typedLabels } from "./literals.js";
import { figuresOf } from "./public-figures.js";
import { codeIn, isSpared, type Voice } from "./spared.js";

interface DetectedInput {
  readonly document: Document;
  readonly voice: Voice;
  readonly detected: Detected;
}

/** What is known before these texts. */
interface Conversation {
  readonly isForPrompts: boolean;
  readonly people: readonly RememberedPerson[];
  readonly originals: readonly Original[];
  readonly labels: KnownLabels;
}

/** Without what a prompt keeps, with what the conversation knows already and with labels that were typed. */
export function withConversation(
  all: readonly DetectedInput[],
  { isForPrompts, people, originals, labels }: Conversation,
): Detected[] {
  const known = people.flatMap(({ names }) => names);
  const found = all.map(({ document, voice, detected }) => ({
    document,
    voice,
    detected,
    code: codeIn(document.text),
    figures: figuresOf(document.text, detected.mentions),
  }));
  const keep = (names: ReadonlySet<string>) =>
    found.map(({ document, voice, detected, code, figures }) => {
      const { text } = document;
      const isKnown = (name: string) => {
        const plain = comparable(name).trim();
        return (
          names.has(plain) ||
          organizations.some((one) => one === plain || one.startsWith(`${plain} `))
        );
      };
      return isForPrompts
        ? detected.mentions.filter(
            (one) => one.given || !isSpared(one, { text, voice, code, isKnown, figures }),
          )
        : detected.mentions;
    });
  const organizations = originals.flatMap(({ type, original }) =>
    type === "ORG" ? [comparable(original).trim()] : [],
  );
  const namesIn = (kept: readonly (readonly Mention[])[]) =>
    kept.flatMap((mentions, i) =>
      mentions
        .filter(({ type }) => type === "PERSON")
        .map(({ start, end }) => found[i]!.document.text.slice(start, end)),
    );
  const firstKept = keep(wordsOfNames(known));
  const names = [...known, ...namesIn(firstKept)];
  const parts = partsOf(names);
  const again = knownWordsFinder(names, originals);
  const kept = keep(wordsOfNames(names)).map((mentions, i) => {
    const { text } = found[i]!.document;
    return again.whole(
      text,
      mentions.map((one) => asName(one, text, parts)),
    );
  });
  return found.map(({ document, detected, code, voice, figures }, i) => {
    const { text } = document;
    const { fields } = detected.document;
    const typed = typedLabels(text, labels);
    const own = kept[i]!.filter(
      (one) => !typed.some((span) => span.start < one.end && one.start < span.end),
    );
    const repeated = again
      .missed(text, [...own, ...typed.map(asTyped)])
      .filter(
        (one) =>
          !isForPrompts || !isSpared(one, { text, voice, code, isKnown: () => true, figures }),
      );
    const mentions = [...own, ...repeated, ...typed.map(asTyped)].sort(inReadingOrder);
    const before = new Set(detected.mentions);
    const same =
      mentions.length === before.size && mentions.every((mention) => before.has(mention));
    return {
      ...detected,
      document: fields ? { ...document, fields } : document,
      mentions,
      entities: formByForm(
        document,
        mentions,
        same ? detected.entities : entitiesOf(document, mentions),
      ),
    };
  });
}

/**
 * The entities, with people who are nowhere named in full once for each form of their name: the conversation may know
 * two people whom a form can mean, and only one whom another form can.
 */
function formByForm(
  { text }: Document,
  mentions: readonly Mention[],
  entities: readonly Entity[],
): readonly Entity[] {
  const split = entities.flatMap((entity): Entity[] => {
    if (entity.type !== "PERSON" || entity.mentions.length === 1) return [entity];
    const wordsOf = (i: number) => text.slice(mentions[i]!.start, mentions[i]!.end);
    const ranked = entity.mentions.filter((i) => rankOrName(wordsOf(i)) !== undefined);
    const others = entity.mentions.filter((i) => !ranked.includes(i));
    const isFull = others.some((i) => {
      const { given, surname } = parsePerson(wordsOf(i));
      return surname !== undefined && given.some((one) => one.length > 1);
    });
    if (isFull)
      return [others, ranked].flatMap((own) =>
        own[0] === undefined ? [] : { ...entity, mentions: own },
      );
    const forms = new Map<string, number[]>();
    for (const i of entity.mentions) {
      const form = comparable(wordsOf(i)).trim();
      forms.set(form, [...(forms.get(form) ?? []), i]);
    }
    return [...forms.values()].map((own) => ({ ...entity, mentions: own }));
  });
  if (split.length === entities.length) return entities;
  const ids = new Map<string, string>();
  const ordered = split
    .sort((a, b) => a.mentions[0]! - b.mentions[0]!)
    .map((entity, i) => {
      const id = `e${i + 1}`;
      if (!ids.has(entity.id)) ids.set(entity.id, id);
      return { ...entity, id };
    });
  return ordered.map((one) =>
    one.of === undefined ? one : { ...one, of: ids.get(one.of) ?? one.of },
  );
}

/** Given names and surnames, as they are compared. */
const partsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names.flatMap((name) => {
      const { written } = parsePerson(name);
      return written.length > 1 ? written.map((word) => comparable(word).trim()) : [];
    }),
  );

/** 'Renault' and 'Domenic' of somebody called so is no company, unless somebody works there. */
function asName(one: Mention, text: string, parts: ReadonlySet<string>): Mention {
  const { type, employs, start, end, score } = one;
  if (type !== "ORG" || employs || !parts.has(comparable(text.slice(start, end)).trim()))
    return one;
  const evidence = { rule: "a name of somebody in the conversation" };
  return { start, end, type: "PERSON", score, detector: KNOWN_PERSON, evidence };
}

const wordsOfNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [comparable(name).trim(), ...comparable(name).split(/\s+/)]));

/** A label that somebody typed, hidden behind one of the conversation. */
const asTyped = ({ start, end }: { start: number; end: number }): Mention => ({
  start,
  end,
  type: "MISC",
  score: 1,
  detector: "typed-label",
  evidence: { rule: "a label that the text itself contains" },
  given: { way: "label" },
});
