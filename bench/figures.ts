/**
 * The figures that a change to detection is judged by, of one sanitizer: on the halves that nobody who mends has read, on
 * those that may be read, and where the corpora are there on the development judgments, summaries and everyday sentences.
 * `bench/ablation.ts` compares them, `bench/floors.json` holds the least that the unread ones may be.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { GoldDocument } from "../src/document/gold.js";
import { overlaps, type Span } from "../src/document/span.js";
import { isSemanticType } from "../src/document/types.js";
import { evaluateEntities, evaluateMasks, exemptBy, loadTagger } from "../src/entries/evaluate.js";
import {
  createDocument,
  createResources,
  type Decided,
  type Document,
  type Resources,
  type Sanitizer,
} from "../src/index.js";
import type { Recognizer } from "../src/models/recognizer.js";
import { DISGUISES, SECRETS } from "./disguises/disguises.js";
import { DATA, gold, read, splitSummaries } from "./held-out.js";
import { KEPT_ASIDE, readOwn } from "./language-texts.js";
import { documentsOf, type Half, wordsOf } from "./marked-documents.js";
import { FORMS, READ, type Row, UNREAD } from "./names/forms.js";

/** Name of a figure -> its value; shares from 0 to 1, but for counts of pairs of names. */
export type Figures = Readonly<Record<string, number>>;

/** Models that read a text once, however many sanitizers ask. */
export function rememberingResources(): Resources {
  const resources = createResources();
  const remembering = async (of: Promise<Recognizer>): Promise<Recognizer> => {
    const recognizer = await of;
    const known = new Map<string, ReturnType<Recognizer["recognize"]>>();
    return {
      name: recognizer.name,
      recognize: async (texts) =>
        (
          await Promise.all(
            texts.map((text) => {
              const reading = known.get(text) ?? recognizer.recognize([text]);
              known.set(text, reading);
              return reading;
            }),
          )
        ).flat(),
      get networkMilliseconds() {
        return recognizer.networkMilliseconds;
      },
      close: () => recognizer.close(),
    };
  };
  let english: Promise<Recognizer> | undefined;
  let others: Promise<Recognizer> | undefined;
  return {
    ...resources,
    recognizer: (policy) => {
      english ??= remembering(resources.recognizer(policy));
      return english;
    },
    recognizerOfOtherLanguages: () => {
      others ??= remembering(resources.recognizerOfOtherLanguages());
      return others;
    },
  };
}

const LETTER = /[\p{L}\p{N}]/u;
/** Identify nobody where the rest of a span is hidden. */
const LITTLE = /^(?:a|an|the|of|in|on|at|and|for|to|by|with|is|was|his|her|has|had)$/iu;
const share = (part: number, all: number): number => (all === 0 ? Number.NaN : part / all);
const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** Spans of what is decided to be hidden. */
function hiddenSpans({ decisions, entities, mentions }: Decided): Span[] {
  const hidden = new Set(decisions.filter(({ action }) => action === "mask").map((d) => d.entity));
  return entities
    .filter(({ id }) => hidden.has(id))
    .flatMap((entity) => entity.mentions.map((index) => mentions[index]!));
}

const decided = async (sanitizer: Sanitizer, document: Document): Promise<Decided> =>
  sanitizer.decide(await sanitizer.assess(await sanitizer.detect(document)));

/** The marked documents: what must go and is hidden, what must stay and does, pairs of names mixed up and parted. */
async function documents(sanitizer: Sanitizer, half: Half): Promise<Figures> {
  const n = { go: 0, hidden: 0, stay: 0, kept: 0, mixed: 0, parted: 0 };
  for (const { kind, text, spans } of documentsOf(half)) {
    const done = await decided(sanitizer, createDocument(text, { id: kind }));
    const hidden = new Uint8Array(text.length);
    for (const { start, end } of hiddenSpans(done)) hidden.fill(1, start, end);
    const entityAt = new Map<number, string>();
    for (const { id, of: owner, mentions } of done.entities)
      for (const index of mentions) {
        const { start, end } = done.mentions[index]!;
        for (let at = start; at < end; at++) entityAt.set(at, owner ?? id);
      }
    const people: { mark: string; entity: string }[] = [];
    for (const span of spans) {
      const { counted } = wordsOf(text, span, LITTLE);
      const marks = counted.flatMap(({ start, end }) => [...hidden.subarray(start, end)]);
      if (span.mark === "=") {
        n.stay++;
        if (!marks.some(Boolean)) n.kept++;
        continue;
      }
      n.go++;
      if (marks.every(Boolean)) n.hidden++;
      const entity = entityAt.get(span.end - 1);
      if (span.mark !== "." && entity !== undefined) people.push({ mark: span.mark, entity });
    }
    for (const [i, a] of people.entries())
      for (const b of people.slice(0, i)) {
        if (a.mark !== b.mark && a.entity === b.entity) n.mixed++;
        if (a.mark === b.mark && a.entity !== b.entity) n.parted++;
      }
  }
  return {
    [`${half} documents hidden`]: share(n.hidden, n.go),
    [`${half} documents kept`]: share(n.kept, n.stay),
    [`${half} documents mixed up`]: n.mixed,
    [`${half} documents parted`]: n.parted,
  };
}

async function lookAlikes(all: Sanitizer, half: Half): Promise<Figures> {
  let words = 0;
  let left = 0;
  const file = half === "read" ? "lookalikes" : "unread";
  for (const section of linesOf(`lookalikes/${file}.txt`)
    .join("\n")
    .split(/\n*^# /m)) {
    const [heading, ...lines] = section.split("\n");
    const types = heading?.split(": ")[1]?.split(" ");
    if (!types) continue;
    for (const line of lines) {
      let text = "";
      const spans: Span[] = [];
      for (const [i, part] of line.replaceAll("\\n", "\n").split(/[{}]/).entries()) {
        if (i % 2 === 1) spans.push({ start: text.length, end: text.length + part.length });
        text += part;
      }
      const { mentions } = await all.detect(createDocument(text));
      words += spans.length;
      left += spans.filter(
        (span) => !mentions.some((one) => types.includes(one.type) && overlaps(one, span)),
      ).length;
    }
  }
  return { [`${half} look-alikes left alone`]: share(left, words) };
}

async function names(all: Sanitizer, half: Half): Promise<Figures> {
  let turn = 0;
  let number = 0;
  let found = 0;
  const sentences = half === "read" ? READ : UNREAD;
  for (const line of linesOf(`names/${half === "read" ? "names" : "unread"}.tsv`))
    for (const [form, write] of Object.entries(FORMS))
      for (let i = 0; i < 3; i++) {
        const name = write(line.split("\t") as unknown as Row);
        const sentence = sentences[turn++ % sentences.length]!;
        const shown = form === "lower case" ? sentence.toLowerCase() : sentence;
        const at = shown.indexOf("{}");
        const { mentions } = await all.detect(createDocument(shown.replace("{}", () => name)));
        const persons = mentions.filter(({ type }) => type === "PERSON");
        number++;
        if (
          [...name].every(
            (char, i) =>
              !/\p{L}/u.test(char) ||
              persons.some((one) => one.start <= at + i && at + i < one.end),
          )
        )
          found++;
      }
  return { [`${half} names found`]: share(found, number) };
}

const CLAIMS: ReadonlySet<string> = new Set(["uniqueness", "distinction"]);

async function uniqueness(all: Sanitizer, half: Half): Promise<Figures> {
  const found = async (name: string): Promise<number> => {
    const lines = linesOf(`uniqueness/${half === "read" ? "" : "unread-"}${name}.txt`);
    let hits = 0;
    for (const line of lines) {
      const { mentions } = await all.detect(createDocument(line));
      if (mentions.some(({ subtype = "" }) => CLAIMS.has(subtype))) hits++;
    }
    return hits / lines.length;
  };
  return {
    [`${half} uniqueness found`]: await found("phrases"),
    [`${half} uniqueness left alone`]: 1 - (await found("look-alikes")),
  };
}

async function disguises(sanitizer: Sanitizer): Promise<Figures> {
  let all = 0;
  let hidden = 0;
  for (const disguise of Object.values(DISGUISES))
    for (const [sentence, secret] of SECRETS) {
      const written = disguise(secret);
      if (written === undefined) continue;
      all++;
      const text = sentence.replace("{}", () => written);
      const at = sentence.indexOf("{}");
      const spans = hiddenSpans(await decided(sanitizer, createDocument(text)));
      const covered = Array.from({ length: written.length }, (_, i) => at + i).every(
        (i) => !LETTER.test(text[i]!) || spans.some((one) => one.start <= i && i < one.end),
      );
      if (covered) hidden++;
    }
  return { "disguises wholly hidden": share(hidden, all) };
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Texts in fourteen languages that nobody read: words of mentions covered, words found that were marked. */
async function languages(sanitizer: Sanitizer): Promise<Figures> {
  let mentions = 0;
  let covered = 0;
  let found = 0;
  let right = 0;
  const byType = new Map<string, [covered: number, all: number]>();
  for (const file of readdirSync(KEPT_ASIDE).filter((name) => name.endsWith(".txt")))
    for (const { text, mentions: marked } of readOwn(`${KEPT_ASIDE}/${file}`)) {
      const detected = await sanitizer.detect(createDocument(text));
      const at = (start: number, end: number) =>
        detected.mentions.filter((one) => one.start < end && one.end > start);
      for (const { start, end, type } of marked) {
        const whole = [...text.slice(start, end).matchAll(WORD)].every(
          (word) => at(start + word.index, start + word.index + word[0].length).length > 0,
        );
        const counts = byType.get(type) ?? [0, 0];
        byType.set(type, [counts[0] + Number(whole), counts[1] + 1]);
        mentions++;
        if (whole) covered++;
      }
      for (const { 0: word, index } of text.matchAll(WORD)) {
        const end = index + word.length;
        if (!at(index, end).some(({ common }) => common === undefined)) continue;
        found++;
        if (marked.some((one) => one.start < end && one.end > index)) right++;
      }
    }
  const of = (type: string): Figures => ({
    [`other languages ${type}`]: share(...(byType.get(type) ?? [0, 0])),
  });
  return {
    "other languages covered": share(covered, mentions),
    "other languages precision": share(right, found),
    ...of("DEM"),
    ...of("DATETIME"),
    ...of("QUANTITY"),
    ...of("CODE"),
  };
}

async function masks(
  sanitizer: Sanitizer,
  name: string,
  all: readonly GoldDocument[],
): Promise<Figures> {
  const predicted = new Map<string, readonly Span[]>();
  for (const { document } of all)
    predicted.set(document.id, hiddenSpans(await decided(sanitizer, document)));
  const scores = await evaluateMasks(all, predicted, { exempt: exemptBy(await loadTagger()) });
  return {
    [`${name} masks F1`]: scores.f1,
    [`${name} masks direct`]: scores.entityRecallDirect,
    [`${name} masks quasi`]: scores.entityRecallQuasi,
  };
}

async function entities(
  all: Sanitizer,
  name: string,
  golds: readonly GoldDocument[],
): Promise<Figures> {
  const predicted = new Map<string, Awaited<ReturnType<Sanitizer["detect"]>>["mentions"]>();
  for (const { document } of golds)
    predicted.set(document.id, (await all.detect(document)).mentions);
  const { any, types } = evaluateEntities(golds, predicted);
  return {
    [`${name} any F1`]: any.f1,
    [`${name} any recall`]: any.recall,
    ...Object.fromEntries(
      Object.entries(types).map(([type, scores]) => [`${name} ${type} F1`, scores.f1]),
    ),
  };
}

interface Sentence {
  readonly full_text: string;
  readonly spans: readonly {
    entity_type: string;
    start_position: number;
    end_position: number;
  }[];
}
/** The types of the everyday sentences as ours; whatever is not listed is a CODE. */
const EVERYDAY: Readonly<Record<string, string>> = {
  PERSON: "PERSON",
  GPE: "LOC",
  LOCATION: "LOC",
  STREET_ADDRESS: "LOC",
  ZIP_CODE: "LOC",
  ORGANIZATION: "ORG",
  DATE_TIME: "DATETIME",
  AGE: "DATETIME",
  NRP: "DEM",
  TITLE: "PERSON",
};
const everyday = (): GoldDocument[] =>
  (JSON.parse(read("presidio_synthetic/dev.json")) as Sentence[]).map(
    ({ full_text, spans }, i) => ({
      document: createDocument(full_text, { id: String(i) }),
      annotations: new Map([
        [
          "gold",
          spans.flatMap(({ entity_type, start_position: start, end_position: end }) => {
            const type = EVERYDAY[entity_type] ?? "CODE";
            return isSemanticType(type) ? [{ start, end, type }] : [];
          }),
        ],
      ]),
    }),
  );

/** Groups of figures by name; those of the corpora are computed only where these are there. */
export const GROUPS: Readonly<
  Record<string, (by: { byDefault: Sanitizer; all: Sanitizer }) => Promise<Figures>>
> = {
  unread: async ({ byDefault, all }) => ({
    ...(await documents(byDefault, "unread")),
    ...(await lookAlikes(all, "unread")),
    ...(await names(all, "unread")),
    ...(await uniqueness(all, "unread")),
    ...(await disguises(byDefault)),
  }),
  languages: ({ byDefault }) => languages(byDefault),
  read: async ({ byDefault, all }) => ({
    ...(await documents(byDefault, "read")),
    ...(await lookAlikes(all, "read")),
    ...(await uniqueness(all, "read")),
  }),
  corpora: async ({ byDefault, all }) =>
    existsSync(DATA)
      ? {
          ...(await masks(byDefault, "judgments", gold("tab/dev_masking.json"))),
          ...(await masks(byDefault, "summaries", splitSummaries().heldOut)),
          ...(await entities(all, "judgments", gold("tab/dev_entities.json"))),
          ...(await entities(all, "everyday", everyday())),
        }
      : {},
};
