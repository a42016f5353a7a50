/**
 * The first stage: which spans say something about a person?
 *
 * Reads a document, writes mentions that do not overlap, grouped into entities. Detection runs on the
 * folded text; offsets come back into the original. A region that could not be examined is named.
 */

import type { Detected, Document, Mention } from "../document/document.js";
import { PalimpsestError } from "../errors.js";
import { unveil } from "../language/disguises.js";
import { fieldView } from "../language/field-view.js";
import { fold, toFolded } from "../language/folded-text.js";
import { memoize } from "../language/memo.js";
import {
  type LanguageStretch,
  languageStretches,
  unsupportedLanguage,
} from "../language/stretches.js";
import { languageName } from "../language/supported.js";
import { asFlowing } from "../language/wrapped-lines.js";
import { annotatedDetected } from "./annotated.js";
import { CORRECTIONS } from "./corrections.js";
import type { Detector, DetectorInput } from "./kit/detector.js";
import { entitiesOf, normalized } from "./people/entities.js";
import { personsNotIn } from "./people/known-person.js";
import { givenMentions, type Reading, runSteps, type Trace } from "./pipeline.js";
import type { RecognizerDetector } from "./recognizer/recognizer.js";
import type { Places } from "./search/places.js";
import { atomsOf } from "./settle/atoms.js";
import { labelReader } from "./settle/labelled-otherwise.js";
import { isUsers, resolveOverlaps } from "./settle/overlaps.js";
import { addFinds, runTogether } from "./together.js";
import { unexaminedIn } from "./unexamined.js";
import { withEmployers } from "./words/organization/employer.js";

export interface DetectOptions {
  /** Run by themselves, before the others: a caller's own may wait for something, or belong to a call. */
  readonly detectors: readonly Detector[];
  /** Run over the texts of several documents at a time. */
  readonly builtIn?: readonly Detector[];
  /** Where the expressions that detectors need can match in a text; absent: they are searched for everywhere. */
  readonly placesIn?: (text: string) => Places;
  /** The recognizer, where one is used. */
  readonly recognizer?: RecognizerDetector;
  /** BCP 47 tag of the language of every text that names none itself; absent: identified. */
  readonly language?: string;
  /** Whether a text in a language that is not supported is refused. */
  readonly refuseUnsupported?: boolean;
  /** Finds with a lower score are dropped. */
  readonly minScore: number;
  /** Words or phrases that are never mentions; case does not matter. */
  readonly allow: readonly string[];
  /** Steps of `pipeline.ts` and rows of `corrections.ts` (`corrections/row`) that are left out, for measuring. */
  readonly without?: ReadonlySet<string>;
}

/** @param trace - where given, it is filled with what each step did to each find */
export type Detect = (document: Document, trace?: Trace) => Promise<Detected>;

export function createDetect(options: DetectOptions): Detect {
  const { detectors, builtIn = [], without = new Set<string>() } = options;
  const allow = new Set(options.allow.map(normalized));
  const runBuiltIn = runTogether(builtIn);
  const corrections = CORRECTIONS.filter(({ name }) => !without.has(`corrections/${name}`));
  const withLabel = labelReader([...detectors, ...builtIn]);

  return async (document, trace) => {
    if (document.annotated) return annotatedDetected(document, document.annotated);
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
    const text = fields?.text ?? folded.text;
    const input = {
      languages,
      text,
      ...(options.placesIn && { places: options.placesIn(text) }),
      persons: document.persons.map((name) => fold(name).text),
      ...(passages && { passages }),
    };
    const flowing = asFlowing(fields?.original ?? document.text);
    const start: Reading = {
      document,
      folded: { ...folded, text },
      ...(fields && { fields }),
      input,
      ...(options.recognizer && { recognizer: options.recognizer }),
      runDetectors: async (given) => [
        ...(await runDetectors(detectors, given)),
        ...(builtIn.length > 0 ? await runBuiltIn(given) : []),
      ],
      withLabel,
      minScore: options.minScore,
      allow,
      flowing,
      atomsIn: memoize(atomsOf),
      corrections,
      without,
    };
    const { mentions, reading } = await runSteps(start, trace);
    const entities = entitiesOf(document, mentions);
    const personsNotFound = personsNotIn(input, document.persons);
    const employed = withEmployers(flowing, mentions, entities);
    for (const [i, mention] of employed.entries())
      trace?.histories.set(mention, trace.histories.get(mentions[i]!) ?? []);
    return {
      document,
      mentions: employed,
      entities,
      ...(personsNotFound.length > 0 && { personsNotFound }),
      unexamined: unexaminedIn(
        folded.text,
        reading.read?.unread ?? [],
        languages,
        language,
        input.passages,
      ).map((region) => ({ ...region, ...folded.toOriginal(region.start, region.end) })),
    };
  };
}

/**
 * What was detected, with the finds inside some mentions in their place: what is kept no longer covers what it holds.
 * @param outer indices of mentions
 */
export function openNested(detected: Detected, outer: ReadonlySet<number>): Detected {
  const { document } = detected;
  const mentions = detected.mentions.flatMap((mention, index) =>
    outer.has(index) ? resolveOverlaps(document.text, mention.inner ?? []) : [mention],
  );
  const entities = entitiesOf(document, mentions);
  return { ...detected, mentions: withEmployers(document.text, mentions, entities), entities };
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
