/**
 * Detectors over the texts of several documents at a time, one detector after the other.
 *
 * 350 detectors have more code than a processor keeps close by, and most look at a short text for less
 * than a microsecond: run text by text, each is fetched anew for every text. Run detector by detector they
 * take a third of the time. A detector sees one text as before, so a text's finds do not depend on the
 * texts beside it.
 */

import { host } from "#host";
import type { Mention } from "../document/document.js";
import { spanOf } from "../document/span.js";
import type { Detector, DetectorInput, Found } from "./kit/detector.js";

/** As many texts as are run at a time, at most. */
const MOST_TEXTS = 64;

interface Waiting {
  readonly input: DetectorInput;
  readonly answers: Answer[];
  readonly resolve: (mentions: Promise<Mention[]>) => void;
  readonly reject: (error: unknown) => void;
  failed: boolean;
}

interface Answer {
  readonly detector: string;
  readonly found: readonly Found[] | Promise<readonly Found[]>;
}

/**
 * Runs all detectors on an input together with those that arrive in the same turn of the event loop.
 * The finds are in the order of the detectors. @throws SPAN_INVALID as `runDetectors`
 */
export function runTogether(
  detectors: readonly Detector[],
): (input: DetectorInput) => Promise<Mention[]> {
  let waiting: Waiting[] = [];
  const flush = (): void => {
    const now = waiting;
    waiting = [];
    runAll(detectors, now);
    for (const one of now) if (!one.failed) one.resolve(mentionsOf(one));
  };
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, answers: [], resolve, reject, failed: false });
      if (waiting.length === 1) host.soon(flush);
      else if (waiting.length === MOST_TEXTS) flush();
    });
}

function runAll(detectors: readonly Detector[], texts: readonly Waiting[]): void {
  for (const detector of detectors) {
    const { name } = detector;
    for (const one of texts) {
      if (one.failed || !mayFind(detector, one.input)) continue;
      try {
        const found = detector.detect(one.input);
        if (found instanceof Promise || found.length > 0) {
          one.answers.push({ detector: name, found });
        }
      } catch (error) {
        one.failed = true;
        one.reject(error);
      }
    }
  }
}

/** Whether some expression that it needs can match in the text. */
const mayFind = ({ needs }: Detector, { places }: DetectorInput): boolean =>
  !needs || !places || needs.some((regex) => places(regex)?.length !== 0);

async function mentionsOf({ input, answers }: Waiting): Promise<Mention[]> {
  const mentions: Mention[] = [];
  for (const { detector, found } of answers) {
    // nearly all answer at once, and each wait costs more than a short text does
    addFinds(mentions, found instanceof Promise ? await found : found, detector, input);
  }
  return mentions;
}

/**
 * Adds what a detector found, with its name.
 * @throws SPAN_INVALID when it reports a span outside the text
 */
export function addFinds(
  mentions: Mention[],
  found: readonly Found[],
  detector: string,
  { text }: DetectorInput,
): void {
  for (const one of found) {
    spanOf(text, one.start, one.end);
    mentions.push({ ...one, detector });
  }
}
