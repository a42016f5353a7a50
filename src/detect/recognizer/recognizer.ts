/**
 * What the recognizer finds. Where its finds begin and end is `borders.ts`, what it gets wrong by kind
 * `../corrections.ts`.
 *
 * Lines in capitals are read as a heading in title case, of which the model has seen many more. A text without capitals is
 * read twice, as it is and in title case, and what only the second shows to be a person is added.
 */

import { overlaps, type Span } from "../../document/span.js";
import { SEMANTIC_TYPES } from "../../document/types.js";
import { withCapitals, withoutCapitals } from "../../language/capitals.js";
import type { OrdinaryWords } from "../../models/ordinary-words.js";
import type { RecognizedText, Recognizer } from "../../models/recognizer.js";
import type { Detector, DetectorInput, Found } from "../kit/detector.js";

/** A stretch that was read by itself, and its language where that is not English. */
interface Part extends Span {
  readonly language?: string;
}

/** What the model says of a text; its finds in reading order, none overlapping another of the same part. */
export interface RecognizerFindings extends Pick<RecognizedText, "unread" | "judge" | "inside"> {
  readonly found: readonly Found[];
  /** In reading order; two are of one stretch where it was read twice. */
  readonly parts: readonly Part[];
  /** What sentences of other languages are made of, where a part is in one. */
  readonly ordinary?: OrdinaryWords;
}

export interface RecognizerDetector extends Detector {
  /** As `detect`, with the words the model could not read. */
  examine(
    input: Pick<DetectorInput, "text" | "languages" | "passages">,
  ): Promise<RecognizerFindings>;
}

/** Figures alone are read by patterns. */
const SUBSTANCE = /\p{L}/u;
/** Line ends that the tokenizer would drop, joining the words around them. */
const OTHER_LINE_ENDS = /[\v\f\x85]/g;
/** Least score of a name that is found only where a text without capitals is read in title case. */
const LEAST_TITLED = 0.9;

export function recognizerDetector(recognizer: Recognizer): RecognizerDetector {
  const foundIn = ({ spans }: RecognizedText): Found[] =>
    spans.map(({ decision, ...span }) => ({
      ...span,
      evidence: { rule: recognizer.name },
      ...(decision && { decision }),
    }));

  async function examine({ text }: Pick<DetectorInput, "text">): Promise<RecognizerFindings> {
    const parts = [{ start: 0, end: text.length }];
    if (!SUBSTANCE.test(text))
      return { found: [], unread: [], judge: () => undefined, inside: () => undefined, parts };
    const read = withoutCapitals(text.replace(OTHER_LINE_ENDS, "\n"));
    const titled = withCapitals(read);
    const [recognized, again] = await recognizer.recognize(
      titled === undefined ? [read] : [read, titled],
    );
    const { unread, judge, inside } = recognized!;
    const found = foundIn(recognized!);
    if (again) found.push(...onlyTitled(foundIn(again), found));
    return { found, unread, judge, inside, parts };
  }

  return {
    name: "neural",
    finds: SEMANTIC_TYPES,
    examine,
    detect: async (input) => (await examine(input)).found,
  };
}

/** Names of people that the reading in title case adds. */
const onlyTitled = (titled: readonly Found[], found: readonly Found[]): Found[] =>
  titled.filter(
    (one) =>
      one.type === "PERSON" &&
      one.score >= LEAST_TITLED &&
      !found.some((other) => overlaps(one, other)),
  );
