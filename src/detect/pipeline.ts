/**
 * The way of a find: the steps of detection, in order. Each takes finds and gives finds; the runner is the only loop.
 *
 * With a trace, every find carries which step did what to it, and the finds that a step dropped are kept beside it:
 * `palimpsest detect FILE --why WORDS` prints both. `ARCHITECTURE.md` is printed from this list.
 */

import type { Document, Mention } from "../document/document.js";
import { givenMention } from "../document/given.js";
import { inReadingOrder, type Span } from "../document/span.js";
import { TYPE_PROPERTIES } from "../document/types.js";
import type { FieldView } from "../language/field-view.js";
import type { FoldedText } from "../language/folded-text.js";
import { emphasisOf, isBorneOutByWords } from "../language/machine-words.js";
import { type LanguageStretch, stretchAt } from "../language/stretches.js";
import { codesAgain } from "./codes/again.js";
import { type Correction, correctionOf } from "./corrections.js";
import { withKind } from "./kinds.js";
import type { DetectorInput } from "./kit/detector.js";
import { wordsOf } from "./kit/words.js";
import { peopleApart } from "./people/apart.js";
import { normalized } from "./people/entities.js";
import { isForename, isForenameInLowerCase } from "./people/forenames.js";
import { initialsOf } from "./people/initials-of-person.js";
import { boundedNames } from "./people/local-bounds.js";
import { propagateNames } from "./people/propagate.js";
import { accountsOf } from "./people/spelled.js";
import { withinBorders } from "./recognizer/borders.js";
import { borneOut } from "./recognizer/languages.js";
import type { RecognizerDetector, RecognizerFindings } from "./recognizer/recognizer.js";
import type { Atom } from "./settle/atoms.js";
import { withPrefix } from "./settle/code-prefix.js";
import { withDecision } from "./settle/decision.js";
import { examineLabelled, leftByEarlierRun } from "./settle/labelled-text.js";
import { isUsers, resolveOverlaps } from "./settle/overlaps.js";
import { isOwnNoun } from "./settle/own-nouns.js";
import { isLabelled, isUnitOf, ownWordsIn } from "./settle/own-words.js";
import { besidePlaceholders, placeholdersIn } from "./settle/placeholders.js";
import { emptyIn } from "./settle/says-nothing.js";
import { sharedByMany } from "./shared/shared-by-many.js";
import { withBirth } from "./words/time/birth.js";

/** What a step may read beside the finds: the text of one document and what is known of it. */
export interface Reading {
  readonly document: Document;
  /** The text without disguises, in which finds have their offsets until the step 'original'. */
  readonly folded: FoldedText;
  /** Where finds may be in a text with a syntax; absent: it is prose. */
  readonly fields?: FieldView;
  readonly input: DetectorInput & { readonly languages: readonly LanguageStretch[] };
  readonly recognizer?: RecognizerDetector;
  /** What the recognizer said; set by the step 'recognize'. */
  readonly read?: RecognizerFindings;
  /** Runs the detectors of codes and words, the user's first. */
  readonly runDetectors: (input: DetectorInput) => Promise<readonly Mention[]>;
  readonly withLabel: (text: string, mention: Mention) => Mention;
  readonly minScore: number;
  /** Words that are never mentions, as `normalized` writes them. */
  readonly allow: ReadonlySet<string>;
  /** The document's text as the last steps read it: its wrapped lines joined, same length. */
  readonly flowing: string;
  readonly atomsIn: (text: string) => readonly Atom[];
  /** The rows of the table of corrections that are in force. */
  readonly corrections: readonly Correction[];
  /** Steps and rules that are left out, for measuring. */
  readonly without: ReadonlySet<string>;
}

/** What a step gives back: finds, and where it learnt something that later steps read, that. */
type Stepped =
  | readonly Mention[]
  | { readonly finds: readonly Mention[]; readonly read: RecognizerFindings };

/** Says which rule of a step changed or dropped a find. */
type Because = (find: Mention, rule: string) => void;

export interface Step {
  readonly name: string;
  /** What it looks at, and what it does to finds: for people. */
  readonly reads: string;
  readonly does: string;
  readonly run: (
    finds: readonly Mention[],
    reading: Reading,
    because: Because,
  ) => Stepped | Promise<Stepped>;
}

const isRecognized = ({ detector }: Mention): boolean => detector === "neural";

/** At most fifteen: a budget that `npm run check` holds. */
export const STEPS: readonly Step[] = [
  {
    name: "recognize",
    reads: "the text without disguises, in stretches of one language",
    does: "adds what the network finds",
    async run(finds, { recognizer, input }) {
      if (!recognizer) return finds;
      const read = await examineLabelled(recognizer, input);
      const found = read.found.map((one) => ({ ...one, detector: recognizer.name }));
      return { finds: [...finds, ...found], read };
    },
  },
  {
    name: "borders",
    reads: "line ends, tabs, brackets, function words at the edges",
    does: "cuts and trims the network's finds as a person would mark them",
    run: (finds, { folded, read }) => [
      ...finds.filter((one) => !isRecognized(one)),
      ...withinBorders(folded.text, finds.filter(isRecognized), (span) => read?.judge(span)),
    ],
  },
  {
    name: "corrections",
    reads: "the find's words and forty characters beside them",
    does: "drops or retypes what the network gets wrong by kind: one table",
    run: (finds, { folded, corrections }, because) =>
      finds.flatMap((find) => {
        if (!isRecognized(find)) return [find];
        const row = correctionOf(folded.text, find.type, find, find.score, corrections);
        if (!row) return [find];
        because(find, row.name);
        return row.becomes ? [{ ...find, type: row.becomes }] : [];
      }),
  },
  {
    name: "languages",
    reads: "word lists of the find's language",
    does: "keeps what the words themselves bear out, within the borders these give",
    run: (finds, { folded, read }) =>
      read
        ? [
            ...finds.filter((one) => !isRecognized(one)),
            ...borneOut(folded.text, finds.filter(isRecognized), read),
          ]
        : finds,
  },
  {
    name: "detectors",
    reads: "forms, check digits, word lists",
    does: "adds codes, and the words that a list or a form knows",
    async run(finds, { folded, input, runDetectors, withLabel }) {
      const found = await runDetectors(input);
      return [
        ...finds,
        ...found.map((one) => withPrefix(folded.text, withLabel(folded.text, one))),
      ];
    },
  },
  {
    name: "own-words",
    reads: "labels and words that an earlier run wrote",
    does: "takes them out of finds",
    run(finds, { folded: { text } }) {
      const placeholders = placeholdersIn(text);
      const ownWords = ownWordsIn(text);
      const labelled = isLabelled(text);
      // 'June' may be somebody's name
      const notOfPersons = [...placeholders, ...ownWords].sort(inReadingOrder);
      return finds.flatMap((find) =>
        besidePlaceholders(text, find, find.type === "PERSON" ? placeholders : notOfPersons).filter(
          (piece) =>
            !isUnitOf(text, find, piece, ownWords) && !(labelled && isOwnNoun(text, piece)),
        ),
      );
    },
  },
  {
    name: "people-apart",
    reads: "conjunctions and titles within a find",
    does: "gives each person a find of their own",
    run: (finds, { input }) => finds.flatMap((find) => withinNames(find, input)),
  },
  {
    name: "says-nothing",
    reads: "syntax and keys; laws, authorities, brands; the score; the policy's 'allow'",
    does: "drops what says nothing about a person",
    run(found, { folded: { text }, fields, input, read, minScore, allow, without }, because) {
      const finds = fields?.within(found) ?? found;
      const saysNothing = emptyIn(input, finds, read, without);
      return finds.filter((find) => {
        const why =
          find.score < minScore
            ? "min_score"
            : allow.size > 0 && allow.has(normalized(text.slice(find.start, find.end)))
              ? "allow"
              : isByMachine(text, find, fields)
                ? "machine"
                : saysNothing(find);
        if (why !== undefined) because(find, why);
        return why === undefined;
      });
    },
  },
  {
    name: "given",
    reads: "what was known before detection: typed columns, marked spans",
    does: "adds it",
    run: (finds, { folded, document }) => {
      const known = givenMentions(document);
      return isInPlace(folded, known) ? [...finds, ...known] : finds;
    },
  },
  {
    name: "overlaps",
    reads: "ranks and lengths of finds that share words",
    does: "settles them: the outer find holds the inner ones",
    run: (finds, { folded, atomsIn }) => resolveOverlaps(folded.text, finds, atomsIn),
  },
  {
    name: "names-again",
    reads: "the names found, and the text",
    does: "finds them in the places where they are not clear by themselves",
    run(finds, { folded: { text }, fields, input, atomsIn }) {
      const named = [
        ...propagateNames(text, finds, wordsOf(input)),
        ...initialsOf(text, finds),
        ...accountsOf(text, finds),
        ...codesAgain(text, finds),
      ].map((one) => ({ ...one, detector: "repeated-name" }));
      const again = fields?.within(named) ?? named;
      return again.length === 0 ? finds : resolveOverlaps(text, [...finds, ...again], atomsIn);
    },
  },
  {
    name: "decisions",
    reads: "the network's masking decision, the language of the stretch, labels nearby",
    does: "adds decision and language; drops what an earlier run left alone",
    run(finds, { folded: { text }, input, read }) {
      const left = leftByEarlierRun(text);
      return finds
        .map((find) => withLanguage(withDecision(find, read), input.languages))
        .filter((find) => !left(find));
    },
  },
  {
    name: "kinds",
    reads: "the find's own words, and the label before a number",
    does: "names its kind, by tables",
    run: (finds, { folded }) => finds.map((find) => withKind(folded.text, find)),
  },
  {
    name: "original",
    reads: "the map from the text without disguises to the document's own",
    does: "gives finds their places in the document",
    run(finds, { document, folded, flowing, atomsIn }) {
      const known = givenMentions(document);
      const late = isInPlace(folded, known) ? [] : known;
      const placed = finds.map((find) => withinMarks(document.text, inOriginal(find, folded)));
      return flowing === folded.text && late.length === 0
        ? placed
        : resolveOverlaps(flowing, [...placed, ...late], atomsIn);
    },
  },
  {
    name: "shared-by-many",
    reads: "base rates: what so many people share that it singles out nobody",
    does: "says so of a find, and which times are births",
    run: (finds, { flowing }) => finds.map((find) => withCommon(flowing, withBirth(flowing, find))),
  },
];

/** Whether the recognizer took words of a machine for somebody's. */
function isByMachine(text: string, find: Mention, fields: FieldView | undefined): boolean {
  const field =
    fields && (isRecognized(find) || find.type === "DEM") ? fields.fieldOf(find) : undefined;
  return field !== undefined && !isBorneOutByWords(text, find, field, FORENAMES);
}

const FORENAMES = { isForename, isForenameInLowerCase };

/** What happened to a find in a step. */
export interface Event {
  readonly step: string;
  /** The rule, detector or row that did it, where the step has several. */
  readonly rule?: string;
  /** Type and place before; absent where the step found it. */
  readonly was?: Pick<Mention, "start" | "end" | "type">;
}

/** Finds with what was done to each, while a trace is asked for. */
export interface Trace {
  /** By find, of those that are left. */
  readonly histories: Map<Mention, readonly Event[]>;
  readonly dropped: { readonly find: Mention; readonly history: readonly Event[] }[];
}

/**
 * Runs the steps. @param trace - where given, it is filled with what each step did
 * @returns the mentions of the document, and what the recognizer read
 */
export async function runSteps(
  first: Reading,
  trace?: Trace,
): Promise<{ readonly mentions: readonly Mention[]; readonly reading: Reading }> {
  let reading = first;
  let finds: readonly Mention[] = [];
  for (const step of STEPS) {
    if (first.without.has(step.name)) continue;
    const rules = trace && new Map<Mention, string>();
    const given = step.run(finds, reading, (find, rule) => rules?.set(find, rule));
    const stepped = given instanceof Promise ? await given : given;
    const next = "finds" in stepped ? stepped.finds : stepped;
    if ("finds" in stepped) reading = { ...reading, read: stepped.read };
    if (trace) record(trace, step.name, finds, next, rules!);
    finds = next;
  }
  return { mentions: finds, reading };
}

/** Adds to a trace what a step made of finds: one that overlaps what was there came of it. */
function record(
  { histories, dropped }: Trace,
  step: string,
  before: readonly Mention[],
  after: readonly Mention[],
  rules: ReadonlyMap<Mention, string>,
): void {
  const kept = new Set(after);
  const gone = before.filter((find) => !kept.has(find));
  const heirs = new Set<Mention>();
  for (const find of after) {
    if (histories.has(find)) continue;
    const parent =
      gone.find((one) => one.detector === find.detector && isSame(one, find)) ??
      gone.find((one) => one.detector === find.detector && touches(one, find)) ??
      gone.find((one) => isSame(one, find));
    const history = parent ? histories.get(parent)! : [];
    if (parent) heirs.add(parent);
    const rule = (parent && rules.get(parent)) ?? (parent ? undefined : find.detector);
    const changed = !parent || !isSame(parent, find) || parent.type !== find.type;
    const was = parent && { start: parent.start, end: parent.end, type: parent.type };
    histories.set(
      find,
      changed || rule
        ? [...history, { step, ...(rule && { rule }), ...(was && { was }) }]
        : history,
    );
  }
  for (const find of gone) {
    if (heirs.has(find)) continue;
    const rule = rules.get(find);
    const was = { start: find.start, end: find.end, type: find.type };
    dropped.push({
      find,
      history: [...(histories.get(find) ?? []), { step, ...(rule && { rule }), was }],
    });
  }
}

const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;
const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** The names of people in a find, each within its borders; none where it names nobody, in another language than English. */
function withinNames(mention: Mention, { text, languages }: DetectorInput): Mention[] {
  if (mention.type !== "PERSON" || isUsers(mention)) return [mention];
  const language = stretchAt(languages!, mention.start)?.language ?? "en";
  const named = language === "en" ? [mention] : boundedNames(text, mention, language);
  return named
    .flatMap((span) => peopleApart(text, span))
    .map((span) => (isSame(span, mention) ? mention : { ...mention, ...span }));
}

/** The mention with its language, where that is not English. */
function withLanguage(mention: Mention, languages: readonly LanguageStretch[]): Mention {
  const { language: _, ...rest } = mention;
  const language = stretchAt(languages, mention.start)?.language ?? "en";
  return language === "en" ? rest : { ...rest, language };
}

/** The mention with why it singles out nobody, where that is known; a user's own detector means what it says. */
function withCommon(text: string, mention: Mention): Mention {
  const common = isUsers(mention) ? undefined : sharedByMany(text, mention);
  return common === undefined ? mention : { ...mention, common };
}

/** Whether the folded text has the mentions where the original has them. */
const isInPlace = ({ toOriginal }: FoldedText, mentions: readonly Mention[]): boolean =>
  mentions.every((mention) => isSame(toOriginal(mention.start, mention.end), mention));

function withinMarks(text: string, find: Mention): Mention {
  const marks = emphasisOf(text.slice(find.start, find.end));
  return marks === 0 ? find : { ...find, start: find.start + marks, end: find.end - marks };
}

const inOriginal = (mention: Mention, folded: FoldedText): Mention => ({
  ...mention,
  ...folded.toOriginal(mention.start, mention.end),
  ...(mention.inner && { inner: mention.inner.map((one) => inOriginal(one, folded)) }),
});

/** What was known before detection, as mentions. */
export const givenMentions = ({ given = [], persons }: Document): Mention[] =>
  given
    // detectors have to say who is who among the people named
    .filter(({ type }) => persons.length === 0 || TYPE_PROPERTIES[type].direct !== "protected")
    .map(givenMention);
