/**
 * The first stage: which spans say something about a person?
 *
 * Reads a document, writes mentions that do not overlap, grouped into entities. Detection runs on the
 * folded text; offsets come back into the original. A region that could not be examined is named.
 */

import type { Detected, Document, Mention } from "../document/document.js";
import { givenMention } from "../document/given.js";
import { inReadingOrder } from "../document/span.js";
import { TYPE_PROPERTIES } from "../document/types.js";
import { PalimpsestError } from "../errors.js";
import { unveil } from "../language/disguises.js";
import { fieldView } from "../language/field-view.js";
import { type FoldedText, fold, toFolded } from "../language/folded-text.js";
import { memoize } from "../language/memo.js";
import {
  type LanguageStretch,
  languageStretches,
  stretchAt,
  unsupportedLanguage,
} from "../language/stretches.js";
import { languageName } from "../language/supported.js";
import { asFlowing } from "../language/wrapped-lines.js";
import type { Detector, DetectorInput } from "./kit/detector.js";
import { wordsOf } from "./kit/words.js";
import { peopleApart } from "./people/apart.js";
import { entitiesOf, normalized } from "./people/entities.js";
import { initialsOf } from "./people/initials-of-person.js";
import { personsNotIn } from "./people/known-person.js";
import { boundedNames } from "./people/local-bounds.js";
import { propagateNames } from "./people/propagate.js";
import { accountsOf } from "./people/spelled.js";
import { type NeuralDetector, rereadRest, withDecision } from "./recognizer/recognizer.js";
import { digitIslands } from "./search/islands.js";
import { atomsOf } from "./settle/atoms.js";
import { withPrefix } from "./settle/code-prefix.js";
import { labelReader } from "./settle/labelled-otherwise.js";
import { examineLabelled, leftByEarlierRun } from "./settle/labelled-text.js";
import { isOwnNoun } from "./settle/own-nouns.js";
import { isLabelled, isUnitOf, ownWordsIn } from "./settle/own-words.js";
import { besidePlaceholders, placeholdersIn } from "./settle/placeholders.js";
import { isUsers, resolveOverlaps } from "./settle/resolve.js";
import { withSameWords } from "./settle/same-words.js";
import { emptyIn } from "./settle/says-nothing.js";
import { sharedByMany } from "./shared/shared-by-many.js";
import { addFinds, runTogether } from "./together.js";
import { unexaminedIn } from "./unexamined.js";
import { withEmployers } from "./words/organization/employer.js";
import { withBirth } from "./words/time/birth.js";

export interface DetectOptions {
  /** Run by themselves, before the others: a caller's own may wait for something, or belong to a call. */
  readonly detectors: readonly Detector[];
  /** Run over the texts of several documents at a time. */
  readonly builtIn?: readonly Detector[];
  /** The recognizer, where one is used. */
  readonly neural?: NeuralDetector;
  /** BCP 47 tag of the language of every text that names none itself; absent: identified. */
  readonly language?: string;
  /** Whether a text in a language that is not supported is refused. */
  readonly refuseUnsupported?: boolean;
  /** Finds with a lower score are dropped. */
  readonly minScore: number;
  /** Words or phrases that are never mentions; case does not matter. */
  readonly allow: readonly string[];
}

export type Detect = (document: Document) => Promise<Detected>;

export function createDetect(options: DetectOptions): Detect {
  const allow = new Set(options.allow.map(normalized));
  const runBuiltIn = runTogether(options.builtIn ?? []);

  const withLabel = labelReader([...options.detectors, ...(options.builtIn ?? [])]);

  return async (document) => {
    const known = givenMentions(document);
    if (document.settled && known.length === document.given?.length) {
      return { document, mentions: known, entities: entitiesOf(document, known), unexamined: [] };
    }
    const folded = unveil(document.text);
    const language = document.language ?? options.language;
    const fields = fieldView(folded, document, isUsers);
    const told = fields?.masked ?? folded.text;
    const languages = languageStretches(told, language);
    if (options.refuseUnsupported) requireSupported(told, languages);
    const passages = fields?.passages ?? document.passages?.map((one) => toFolded(folded, one));
    const seen = fields?.text ?? folded.text;
    const input: DetectorInput = {
      languages,
      text: seen,
      digits: digitIslands(seen),
      persons: document.persons.map((name) => fold(name).text),
      ...(passages && { passages }),
    };
    const read = options.neural && (await examineLabelled(options.neural, input));
    const all = [
      ...(read?.found ?? []).map((one) => ({ ...one, detector: options.neural!.name })),
      ...[
        ...(await runDetectors(options.detectors, input)),
        ...(options.builtIn ? await runBuiltIn(input) : []),
      ].map((one) => withLabel(seen, one)),
    ];
    const found = fields?.within(all) ?? all;
    const early = isInPlace(folded, known) ? known : [];
    const placeholders = placeholdersIn(seen);
    // 'June' may be somebody's name
    const ownWords = ownWordsIn(seen);
    const labelled = isLabelled(seen);
    const notOfPersons = [...placeholders, ...ownWords].sort(inReadingOrder);
    const saysNothing = emptyIn(input, found, read);
    const candidates = found
      .map((mention) => withPrefix(seen, mention))
      .flatMap((mention) =>
        besidePlaceholders(
          seen,
          mention,
          mention.type === "PERSON" ? placeholders : notOfPersons,
        ).filter(
          (piece) =>
            !isUnitOf(seen, mention, piece, ownWords) && !(labelled && isOwnNoun(seen, piece)),
        ),
      )
      .flatMap((mention) => withinNames(mention, input))
      .filter(
        (mention) =>
          mention.score >= options.minScore &&
          !saysNothing(mention) &&
          (allow.size === 0 || !allow.has(normalized(seen.slice(mention.start, mention.end)))),
      );
    candidates.push(...early);
    const atomsIn = memoize(atomsOf);
    const first = resolveOverlaps(seen, candidates, atomsIn);
    const again = [
      ...propagateNames(seen, first, wordsOf(input)),
      ...initialsOf(seen, first),
      ...accountsOf(seen, first),
    ];
    const named = fields?.within(again) ?? again;
    const repeated =
      named.length === 0
        ? first
        : resolveOverlaps(
            seen,
            [...candidates, ...named.map((mention) => ({ ...mention, detector: "repeated-name" }))],
            atomsIn,
          );
    const same = withSameWords(wordsOf(input), repeated);
    const resolved = fields?.within(same) ?? same;
    const left = leftByEarlierRun(seen);
    const judged = resolved
      .map((mention) => withLanguage(withDecision(mention, read), languages))
      .filter((mention) => !left(mention))
      .flatMap((mention) => rereadRest(seen, mention));
    const flowing = asFlowing(fields?.original ?? document.text);
    const mentions = resolveOverlaps(
      flowing,
      [...judged.map((mention) => inOriginal(mention, folded)), ...(early.length > 0 ? [] : known)],
      atomsIn,
    ).map((mention) => withCommon(flowing, withBirth(flowing, mention)));
    const entities = entitiesOf(document, mentions);
    const personsNotFound = personsNotIn(input, document.persons);
    return {
      document,
      mentions: withEmployers(flowing, mentions, entities),
      entities,
      ...(personsNotFound.length > 0 && { personsNotFound }),
      unexamined: unexaminedIn(
        folded.text,
        read?.unread ?? [],
        languages,
        language,
        input.passages,
      ).map((region) => ({ ...region, ...folded.toOriginal(region.start, region.end) })),
    };
  };
}

/**
 * Everything the detectors report on a folded text, with the detector's name.
 * @throws SPAN_INVALID when a detector reports a span outside the text
 */
export async function runDetectors(
  detectors: readonly Detector[],
  input: DetectorInput,
): Promise<Mention[]> {
  const mentions: Mention[] = [];
  for (const detector of detectors) {
    if (detector.digits !== undefined && detector.digits > input.digits.most) continue;
    const answer = detector.detect(input);
    // nearly all answer at once, and each wait costs more than a short text does
    addFinds(mentions, answer instanceof Promise ? await answer : answer, detector.name, input);
  }
  return mentions;
}

/** @throws LANGUAGE_UNSUPPORTED for a text of which a good part is in a language that is not supported */
function requireSupported(text: string, languages: readonly LanguageStretch[]): void {
  const language = unsupportedLanguage(text, languages);
  if (language === undefined) return;
  throw new PalimpsestError(
    "LANGUAGE_UNSUPPORTED",
    `the text is in ${languageName(language)}, which is not supported; if it is not, say so with 'language' in the policy or --language, or let it through with 'allow_unsupported_language' or --allow-unsupported-language, which then misses names and attributes`,
  );
}

/** The names of people in a find, each within its borders; none where it names nobody, in another language than English. */
function withinNames(mention: Mention, { text, languages }: DetectorInput): Mention[] {
  if (mention.type !== "PERSON" || isUsers(mention)) return [mention];
  const language = stretchAt(languages!, mention.start)?.language ?? "en";
  const named = language === "en" ? [mention] : boundedNames(text, mention, language);
  return named
    .flatMap((span) => peopleApart(text, span))
    .map((span) =>
      span.start === mention.start && span.end === mention.end ? mention : { ...mention, ...span },
    );
}

/** The mention with its language, where that is not English. */
function withLanguage(mention: Mention, languages: readonly LanguageStretch[]): Mention {
  const language = stretchAt(languages, mention.start)?.language ?? "en";
  return language === "en" ? mention : { ...mention, language };
}

/** The mention with why it singles out nobody, where that is known; a user's own detector means what it says. */
function withCommon(text: string, mention: Mention): Mention {
  const common = isUsers(mention) ? undefined : sharedByMany(text, mention);
  return common === undefined ? mention : { ...mention, common };
}

/** Whether the folded text has the mentions where the original has them. */
const isInPlace = ({ toOriginal }: FoldedText, mentions: readonly Mention[]): boolean =>
  mentions.every(({ start, end }) => {
    const place = toOriginal(start, end);
    return place.start === start && place.end === end;
  });

function inOriginal(mention: Mention, folded: FoldedText): Mention {
  return { ...mention, ...folded.toOriginal(mention.start, mention.end) };
}

/** What was known before detection, as mentions. */
const givenMentions = ({ given = [], persons }: Document): Mention[] =>
  given
    // detectors have to say who is who among the people named
    .filter(({ type }) => persons.length === 0 || TYPE_PROPERTIES[type].direct !== "protected")
    .map(givenMention);
