/**
 * A conversation with somebody who may see no originals: what goes out is masked, what comes back is restored, and the
 * same person has the same label or pseudonym in every turn.
 */

import { randomBytes, randomUUID } from "node:crypto";
import { comparable } from "../../detect/kit/phrases.js";
import { entitiesOf } from "../../detect/people/entities.js";
import { parsePerson } from "../../detect/people/parse.js";
import {
  createDocument,
  type Decided,
  type Detected,
  type Document,
  type Entity,
  type LinkedPerson,
  type Mention,
  type Replacement,
  type Sanitized,
} from "../../document/document.js";
import { KINDS } from "../../document/kinds.js";
import { inReadingOrder } from "../../document/span.js";
import { SEMANTIC_TYPES } from "../../document/types.js";
import { checkPolicy, type Policy } from "../../policy/policy.js";
import type { Numbering } from "../../replace/replacers/numbering.js";
import { OTHER_NAMES } from "../../replace/restore/label-names.js";
import { openMap, type RestoreMap, sealMap } from "../../replace/restore/map-file.js";
import { createOriginals, type Original } from "../../replace/restore/originals.js";
import { type Restored, requireKnown } from "../../replace/restore/restore.js";
import {
  createRestorer,
  type Restorer,
  type RestorerOptions,
} from "../../replace/restore/restorer.js";
import { hintOf } from "../../tables/column-name.js";
import { createSanitizer } from "../create-sanitizer.js";
import type { Sanitizer, SanitizerOptions } from "../sanitizer.js";
import { knownWordsFinder } from "./known-words.js";
import { numbersIn, typedLabels } from "./literals.js";
import { createMemory } from "./memory.js";
import { conversationNumbers } from "./numbers.js";
import { createPeople } from "./people.js";
import { conversationPolicy } from "./policy.js";
import { codeIn, isSpared, type Voice } from "./spared.js";
import { type MessageText, textsIn } from "./texts.js";
import { unitsOf } from "./units.js";

/** A masked text. */
export interface Masked {
  readonly text: string;
  /** How many places were masked. */
  readonly count: number;
}

export interface Session {
  readonly sanitizer: Sanitizer;
  /** A text as it may go out. */
  mask(text: string, options?: { readonly voice?: Voice }): Promise<Masked>;
  /**
   * Messages as they may go out, in the shape in which they came: of OpenAI, Anthropic, Gemini, the AI SDK and whatever
   * is like them. All are read before any is masked, so their order makes no difference to who is who.
   */
  maskMessages<Message>(messages: readonly Message[]): Promise<Message[]>;
  /** Any value with texts in it, as `maskMessages`. */
  maskValue<Value>(value: Value, voice?: Voice): Promise<Value>;
  /** A text with all that was found in it and why it was masked. */
  sanitize(document: Document | string): Promise<Sanitized>;
  /** Remembers what a sanitizer of this session replaced elsewhere. */
  remember(sanitized: Sanitized): void;
  /**
   * An answer with the originals in it. Labels that nothing is known for stay and are in `unknown`.
   * @throws LABEL_UNKNOWN for them where `keepUnknown` is false
   */
  restore(text: string, options?: { readonly keepUnknown?: boolean }): Restored;
  /** A value with texts in it, such as a message or the arguments of a tool, with the originals. */
  restoreValue<Value>(value: Value): Value;
  /** For an answer that arrives in pieces; the pieces together are what `restore` gives, however they were cut. */
  restoreStream(options?: RestorerOptions): TransformStream<string, string>;
  /** The same without a stream: what is certain after each piece. */
  restorer(options?: RestorerOptions): Restorer;
  /** For a text that arrives in pieces: it is masked paragraph by paragraph. */
  maskStream(): TransformStream<string, string>;
  /** How many places were masked so far. */
  readonly count: number;
  /** Replacements so far, with their originals. */
  originals(): readonly Original[];
  /** The session as sealed bytes, to go on later. @throws KEY_INVALID */
  seal(key: Uint8Array): Buffer;
}

export interface SessionOptions extends Omit<SanitizerOptions, "numbering"> {
  /** An earlier session's bytes, with the key that sealed them. */
  readonly from?: { readonly bytes: Uint8Array; readonly key: Uint8Array };
  /** What a policy goes on from that does not say what to hide; `none`: it is taken as it is. */
  readonly preset?: "prompt" | "none";
}

/** Sessions of one policy, which share its models and nothing else. */
export interface Sessions {
  readonly policy: Policy;
  /** @throws MAP_INVALID, MAP_KEY_WRONG, KEY_INVALID */
  open(from?: SessionOptions["from"]): Session;
}

/**
 * One conversation.
 * @param policy default: the preset for prompts, which a policy that does not say what to hide goes on from
 * @throws MAP_INVALID, MAP_KEY_WRONG, KEY_INVALID, and what `createSanitizer` throws
 */
export async function sessionOf(
  policy?: Policy,
  { from, preset = "prompt", ...options }: SessionOptions = {},
): Promise<Session> {
  const map = from && openMap(from.bytes, from.key);
  const chosen =
    preset === "none"
      ? { policy: checkPolicy(policy ?? { version: 1 }), isForPrompts: false }
      : undefined;
  return (
    await makeSessions(
      chosen ?? conversationPolicy(policy && checkPolicy(policy)),
      options,
      map?.secret,
    )
  ).openMap(map);
}

/**
 * Sessions that share a policy.
 * @throws what `createSanitizer` throws
 */
export async function sessionsOf(
  policy?: Policy,
  options: Omit<SanitizerOptions, "numbering"> = {},
): Promise<Sessions> {
  const { policy: own, openMap: open } = await makeSessions(
    conversationPolicy(policy && checkPolicy(policy)),
    options,
  );
  return { policy: own, open: (from) => open(from && openMap(from.bytes, from.key)) };
}

/** Texts of which the findings are kept, by their characters: a history is sent again with every turn. */
const MOST_KEPT = 4_000_000;

async function makeSessions(
  { policy, isForPrompts }: ReturnType<typeof conversationPolicy>,
  options: Omit<SanitizerOptions, "numbering">,
  known?: string,
) {
  const secret = known ?? randomBytes(32).toString("hex");
  const isKeyed = policy.release_key !== undefined;
  const scopes = new Map<string, Numbering>();
  let first: Numbering | undefined;
  const sanitizer = await createSanitizer(
    {
      ...policy,
      release: policy.release ?? "session",
      ...(!isKeyed && { salt: policy.salt ?? secret }),
    },
    {
      ...options,
      ...(!isKeyed && {
        numbering: ({ scope }) => scopes.get(scope ?? "") ?? (first ??= conversationNumbers()),
      }),
    },
  );
  const detect = remembering(sanitizer);
  return {
    policy: sanitizer.policy,
    openMap(map?: RestoreMap): Session {
      const numbers = conversationNumbers(map?.numbers, map?.taken);
      first ??= numbers;
      return openSession(
        { sanitizer, isForPrompts, isKeyed, secret, numbers, scopes, detect },
        map,
      );
    },
  };
}

type DetectText = (text: string, given: Document["given"]) => Promise<Detected>;

/** The findings in a text depend on nothing but the text: the latest are kept. */
function remembering(sanitizer: Sanitizer): DetectText {
  const kept = new Map<string, Promise<Detected>>();
  let size = 0;
  return (text, given = []) => {
    const key = `${given.map(({ type }) => type).join(" ")}\u0000${text}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const detected = sanitizer.detect(createDocument(text, { given }));
    kept.set(key, detected);
    size += key.length;
    for (const old of kept.keys()) {
      if (size <= MOST_KEPT || old === key) break;
      kept.delete(old);
      size -= old.length;
    }
    detected.catch(() => {
      if (kept.delete(key)) size -= key.length;
    });
    return detected;
  };
}

interface Shared {
  readonly sanitizer: Sanitizer;
  readonly isForPrompts: boolean;
  readonly isKeyed: boolean;
  readonly secret: string;
  readonly numbers: ReturnType<typeof conversationNumbers>;
  /** Numberings by the scopes of the documents that are being replaced. */
  readonly scopes: Map<string, Numbering>;
  readonly detect: DetectText;
}

/** A text to mask, with what is known of it. */
interface Input {
  readonly document: Document;
  readonly voice: Voice;
}

function openSession(shared: Shared, map: RestoreMap | undefined): Session {
  const { sanitizer, isForPrompts, isKeyed, secret, numbers, scopes, detect } = shared;
  const originals = createOriginals(map?.originals);
  const memory = createMemory(originals, map?.occurrences);
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
      const adjusted = adjust(all);
      const linked = people.join(adjusted);
      const done: Sanitized[] = [];
      for (const [i, one] of adjusted.entries()) done.push(await maskOne(one, linked[i]!));
      return done;
    });
  }

  /** Without what a prompt keeps, with what the conversation knows already and with labels that were typed. */
  function adjust(
    all: readonly { document: Document; voice: Voice; detected: Detected }[],
  ): Detected[] {
    const known = people.list().flatMap(({ names }) => names);
    const found = all.map(({ document, voice, detected }) => ({
      document,
      voice,
      detected,
      code: codeIn(document.text),
    }));
    const keep = (names: ReadonlySet<string>) =>
      found.map(({ document, voice, detected, code }) => {
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
              (one) => one.given || !isSpared(one, { text, voice, code, isKnown }),
            )
          : detected.mentions;
      });
    const organizations = originals
      .list()
      .flatMap(({ type, original }) => (type === "ORG" ? [comparable(original).trim()] : []));
    const namesIn = (kept: readonly (readonly Mention[])[]) =>
      kept.flatMap((mentions, i) =>
        mentions
          .filter(({ type }) => type === "PERSON")
          .map(({ start, end }) => found[i]!.document.text.slice(start, end)),
      );
    const firstKept = keep(wordsOfNames(known));
    const names = [...known, ...namesIn(firstKept)];
    const kept = keep(wordsOfNames(names));
    const again = knownWordsFinder(names, originals.list());
    return found.map(({ document, detected, code, voice }, i) => {
      const { text } = document;
      const typed = typedLabels(text, memory.labels);
      const own = kept[i]!.filter(
        (one) => !typed.some((span) => span.start < one.end && one.start < span.end),
      );
      const repeated = again(text, [...own, ...typed.map(asTyped)]).filter(
        (one) => !isForPrompts || !isSpared(one, { text, voice, code, isKnown: () => true }),
      );
      const mentions = [...own, ...repeated, ...typed.map(asTyped)].sort(inReadingOrder);
      const same =
        mentions.length === detected.mentions.length && typed.length + repeated.length === 0;
      return {
        ...detected,
        document,
        mentions,
        entities: formByForm(
          document,
          mentions,
          same ? detected.entities : entitiesOf(document, mentions),
        ),
      };
    });
  }

  async function maskOne(detected: Detected, linked: readonly LinkedPerson[]): Promise<Sanitized> {
    const scope = randomUUID();
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
    const holder = { value: structuredClone(value) };
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
    numbers: numbers.list(),
    originals: originals.list(),
    people: people.list(),
    taken: numbers.taken(),
    occurrences: memory.occurrences(),
  });

  return {
    sanitizer,
    mask: (text, { voice = "people" } = {}) => maskText(text, voice),
    maskMessages: (messages) => maskValue([...messages]),
    maskValue,
    async sanitize(document) {
      const given = typeof document === "string" ? createDocument(document) : document;
      return (await maskAll([{ document: given, voice: "people" }]))[0]!;
    },
    remember,
    restore(text, { keepUnknown = true } = {}) {
      const restored = restore(text);
      if (!keepUnknown) requireKnown(restored);
      return restored;
    },
    restoreValue(value) {
      const holder = { value: structuredClone(value) };
      for (const one of textsIn(holder)) {
        const { text, count } = restore(one.text);
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
    const forms = new Map<string, number[]>();
    for (const i of entity.mentions) {
      const form = comparable(text.slice(mentions[i]!.start, mentions[i]!.end)).trim();
      const { given, surname } = parsePerson(form);
      if (surname !== undefined && given.some((one) => one.length > 1)) return [entity];
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

/** Words that labels have for their names, whatever their language. */
const LABEL_WORDS: ReadonlySet<string> = new Set(
  [...SEMANTIC_TYPES, ...KINDS, ...OTHER_NAMES.keys()].flatMap((name) =>
    name.toLowerCase().split(/[ -]/),
  ),
);

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
