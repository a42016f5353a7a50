/** One conversation: its people, its numbers and its originals. */

import {
  createDocument,
  type Decided,
  type Detected,
  type Document,
  type LinkedPerson,
  type Replacement,
  type Sanitized,
} from "../../document/document.js";
import { KINDS } from "../../document/kinds.js";
import type { LabelScheme } from "../../document/label-scheme.js";
import { labelTypes } from "../../language/label-words.js";
import { fieldOf } from "../../replace/in-value.js";
import type { Numbering } from "../../replace/replacers/numbering.js";
import { OTHER_NAMES } from "../../replace/restore/label-names.js";
import { type RestoreMap, sealMap } from "../../replace/restore/map-file.js";
import { createOriginals } from "../../replace/restore/originals.js";
import { type Restored, requireKnown } from "../../replace/restore/restore.js";
import {
  createRestorer,
  type Restorer,
  type RestorerOptions,
} from "../../replace/restore/restorer.js";
import { digestOfWhole, labelsIn, restoreWritten } from "../../replace/restore/written.js";
import { hintOf } from "../../tables/column-name.js";
import type { Sanitizer } from "../sanitizer.js";
import { numbersIn } from "./literals.js";
import { createMemory } from "./memory.js";
import type { ConversationNumbers } from "./numbers.js";
import { createPeople } from "./people.js";
import type { DetectText } from "./remember-finds.js";
import type { Masked, Session } from "./session.js";
import type { Voice } from "./spared.js";
import { copyOf, type MessageText, textsIn } from "./texts.js";
import { unitsOf } from "./units.js";
import { withConversation } from "./with-conversation.js";

interface Shared {
  readonly sanitizer: Sanitizer;
  readonly isForPrompts: boolean;
  readonly isKeyed: boolean;
  readonly secret: string;
  readonly labels: LabelScheme;
  readonly numbers: ConversationNumbers;
  /** Numberings by the scopes of the documents that are being replaced. */
  readonly scopes: Map<string, Numbering>;
  readonly detect: DetectText;
}

/** A text to mask, with what is known of it. */
interface Input {
  readonly document: Document;
  readonly voice: Voice;
}

/** @param map an earlier conversation, which goes on */
export function openSession(shared: Shared, map: RestoreMap | undefined): Session {
  const { sanitizer, isForPrompts, isKeyed, secret, labels, numbers, scopes, detect } = shared;
  const originals = createOriginals(map?.originals);
  const memory = createMemory(originals, map?.occurrences);
  const files = new Map(map?.files);
  const delimiters = new Map(map?.delimiters);
  const people = createPeople(() => (isKeyed ? undefined : numbers.next("PERSON")), map?.people);
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: who comes first gets the lower number. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  }

  async function maskAll(inputs: readonly Input[]): Promise<Sanitized[]> {
    const all = await Promise.all(
      inputs.map(async ({ document, voice }) => ({
        document,
        voice,
        detected: await (isBare(document)
          ? detect(document.text, document.given)
          : sanitizer.detect(document)),
      })),
    );
    return inTurn(async () => {
      for (const { document } of all) numbers.take(numbersIn(document.text, LABEL_WORDS));
      const adjusted = withConversation(all, {
        isForPrompts,
        people: people.list(),
        originals: originals.list(),
        labels: memory.labels,
      });
      const linked = people.join(adjusted);
      const done: Sanitized[] = [];
      for (const [i, one] of adjusted.entries()) done.push(await maskOne(one, linked[i]!));
      return done;
    });
  }

  async function maskOne(detected: Detected, linked: readonly LinkedPerson[]): Promise<Sanitized> {
    const scope = crypto.randomUUID();
    const document: Document = { ...detected.document, linked, scope };
    scopes.set(scope, numbers);
    try {
      const given = { ...detected, document };
      const assessed = isForPrompts
        ? { ...given, scores: [], risks: institutionsOf(given) }
        : await sanitizer.assess(given);
      const decided: Decided = await sanitizer.decide(assessed);
      const replaced = await sanitizer.replace(decided);
      const sanitized = { ...replaced, replacements: replaced.replacements.map(withoutStop) };
      remember(sanitized);
      return sanitized;
    } finally {
      scopes.delete(scope);
    }
  }

  function remember(sanitized: Sanitized): void {
    count += sanitized.replacements.length;
    originals.add(sanitized);
    memory.add(sanitized);
    if (sanitized.replacements.some((one) => fieldOf(sanitized.document, one)?.number))
      files.set(digestOfWhole(sanitized.text), labelsIn(sanitized.text, [sanitized]));
  }

  const maskText = async (text: string, voice: Voice): Promise<Masked> => {
    const [one] = await maskAll([{ document: createDocument(text), voice }]);
    return { text: one!.text, count: one!.replacements.length };
  };

  async function maskTexts(texts: readonly MessageText[]): Promise<void> {
    const masked = await maskAll(texts.map(inputOf));
    for (const [i, { text, replacements }] of masked.entries())
      if (replacements.length > 0) texts[i]!.set(text);
  }

  async function maskValue<Value>(value: Value, voice: Voice = "people"): Promise<Value> {
    const holder = { value: copyOf(value) };
    await maskTexts(textsIn(holder, voice));
    return holder.value;
  }

  const restorer = (options?: RestorerOptions): Restorer => createRestorer(memory, options);

  function restore(text: string, options?: RestorerOptions): Restored {
    const one = restorer(options);
    const restored = one.write(text) + one.end();
    return { text: restored, count: one.count, unknown: one.unknown };
  }

  const contents = (): RestoreMap => ({
    version: 1,
    secret,
    labels,
    numbers: numbers.list(),
    originals: originals.list(),
    people: people.list(),
    taken: numbers.taken(),
    occurrences: memory.occurrences(),
    files: [...files],
    delimiters: [...delimiters],
  });

  return {
    sanitizer,
    mask: (text, { voice = "people" } = {}) => maskText(text, voice),
    maskMessages: (messages) => maskValue([...messages]),
    maskValue,
    maskTexts,
    async sanitize(document) {
      const given = typeof document === "string" ? createDocument(document) : document;
      return (await maskAll([{ document: given, voice: "people" }]))[0]!;
    },
    remember,
    rememberFile(written, sanitized, table) {
      files.set(digestOfWhole(written), labelsIn(written, sanitized));
      if (table) delimiters.set(digestOfWhole(table.guarded), table.delimiter);
    },
    delimitersOf(guarded) {
      const known = delimiters.get(digestOfWhole(guarded));
      return known === undefined ? [...new Set(delimiters.values())] : [known];
    },
    restore(text, { keepUnknown = true, isTable = false } = {}) {
      const written = files.get(digestOfWhole(text));
      const restored = written ? restoreWritten(text, written, isTable) : restore(text);
      if (!keepUnknown) requireKnown(restored);
      return restored;
    },
    restoreValue(value) {
      const holder = { value: copyOf(value) };
      for (const one of textsIn(holder)) {
        const { text, count } = restore(one.text, { value: A_LABEL.test(one.text) });
        if (count > 0) one.set(text);
      }
      return holder.value;
    },
    restorer,
    restoreStream(options) {
      const one = restorer(options);
      return new TransformStream({
        transform(chunk, controller) {
          const text = one.write(chunk);
          if (text !== "") controller.enqueue(text);
        },
        flush(controller) {
          const text = one.end();
          if (text !== "") controller.enqueue(text);
        },
      });
    },
    maskStream() {
      let waiting = "";
      return new TransformStream({
        async transform(chunk, controller) {
          const { units, rest } = unitsOf(waiting + chunk);
          waiting = rest;
          for (const unit of units) controller.enqueue((await maskText(unit, "people")).text);
        },
        async flush(controller) {
          if (waiting !== "") controller.enqueue((await maskText(waiting, "people")).text);
        },
      });
    },
    get count() {
      return count;
    },
    originals: () => originals.list(),
    seal: (key) => sealMap(contents(), key),
  };
}

/** Whether a document is its text alone, and what was known of it. */
const isBare = ({ language, persons, passages }: Document): boolean =>
  language === undefined && persons.length === 0 && passages === undefined;

/** A text that is nothing but one label. */
const A_LABEL = /^\s*\[[^\]]{1,40}\]\s*$/;

/** Words that labels have for their names, whatever their language. */
export const LABEL_WORDS: ReadonlySet<string> = new Set(
  [...labelTypes().keys(), ...KINDS, ...OTHER_NAMES.keys()].flatMap((name) =>
    name.toLowerCase().split(/[ -]/),
  ),
);

/** What the value of a tool's argument is, where its key says it. */
function inputOf({ text, voice, key }: MessageText): Input {
  const hint = key === undefined ? undefined : hintOf(key);
  const type = hint?.kind === "type" ? hint.type : undefined;
  const isWhole =
    (type === "PERSON" && /^\p{Lu}[\p{L}\p{M}.'’ -]{1,60}$/u.test(text)) ||
    (type === "CODE" &&
      RECORD.test(hint!.of) &&
      /^[\p{L}\p{N}][\p{L}\p{N} ./-]{3,40}$/u.test(text) &&
      /\d/.test(text));
  const given = isWhole ? [{ start: 0, end: text.length, type: type!, way: "label" }] : [];
  return { document: createDocument(text, { given }), voice };
}

const RECORD = /^(?:a number of a record|a phone number|an e-mail address)$/;

const ABOUT_SOMEBODY =
  /(?<![\p{L}\p{N}])(?:I|I['’]m|my|our|his|her|their|she|he|we)(?![\p{L}\p{N}])/u;

/** Hospitals, schools and the like, where the text is about somebody: they say where to find them. */
function institutionsOf({ document, entities, mentions }: Detected): Decided["risks"] {
  const isAboutSomebody =
    ABOUT_SOMEBODY.test(document.text) || entities.some(({ type }) => type === "PERSON");
  if (!isAboutSomebody) return [];
  return entities
    .filter(({ type, mentions: own }) => type === "ORG" && own.some((i) => !mentions[i]!.employs))
    .map(({ id }) => ({
      entities: [id],
      measure: "conversation",
      score: 1,
      risk: 1,
      evidence: "an institution beside a person",
    }));
}

/** '[DATETIME 1].' where the dot ends the sentence too: the label is without it, and so is the original. */
function withoutStop(one: Replacement): Replacement {
  if (!/^\[.+ \S+\]\.$/.test(one.replacement)) return one;
  return {
    ...one,
    end: one.end - 1,
    outEnd: one.outEnd - 1,
    replacement: one.replacement.slice(0, -1),
  };
}
