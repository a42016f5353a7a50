/**
 * A text that holds labels of an earlier run, read twice: as it is, and with words of each label's type and length in
 * its place. The recognizer was taught on sentences, and labels make it see names that are not names ('[CODE 1]
 * [CODE 2]. Gallstones'); what only one reading finds was no mention before the labels came. So what was kept the first
 * time is kept the second, while a name that somebody adds is found by both.
 */

import type { Mention } from "../../document/document.js";
import { lowerCased } from "../../document/lower-case.js";
import { overlaps } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { hasCapitals } from "../../language/capitals.js";
import { labelTypes } from "../../language/label-words.js";
import type { DetectorInput } from "../kit/detector.js";
import type { RecognizerDetector, RecognizerFindings } from "../recognizer/recognizer.js";
import { isUsers } from "./overlaps.js";
import { OWN_LABEL } from "./placeholders.js";

const LABEL = new RegExp(OWN_LABEL, "g");

/** Of the lengths of labels with a number of one, two and three figures. */
const STAND_INS: Readonly<Record<SemanticType, readonly [string, string, string]>> = {
  PERSON: ["Anna Smith", "Peter Smith", "Martin Clark"],
  CODE: ["A1234567", "AB1234567", "ABC1234567"],
  LOC: ["Norwich", "Plymouth", "Leicester"],
  ORG: ["Barclay", "Unilever", "Microsoft"],
  DEM: ["teacher", "engineer", "carpenter"],
  DATETIME: ["4 March 2019", "14 March 2019", "14 August 2019"],
  QUANTITY: ["12,500 euros", "112,500 euros", "2,112,500 euro"],
  MISC: ["Bluebird", "Nightfall", "Stargazers"],
};

/** The text, as long as before and with the same offsets; blanks fill up behind words for the labels of a release. */
export const withStandIns = (text: string): string => {
  if (!text.includes("[")) return text;
  // a name with capitals would make a transcript in small letters a text like any other
  const written = hasCapitals(text) ? String : lowerCased;
  return text.replace(LABEL, (label, word: string, number: string) =>
    written(STAND_INS[labelTypes().get(word)!][Math.min(number.length, 3) - 1]!).padEnd(
      label.length,
    ),
  );
};

/** What the recognizer finds in a text; in one with labels, what both readings find. */
export async function examineLabelled(
  recognizer: RecognizerDetector,
  input: DetectorInput,
): Promise<RecognizerFindings> {
  const read = await recognizer.examine(input);
  const text = withStandIns(input.text);
  return text === input.text ? read : both(read, await recognizer.examine({ ...input, text }));
}

/** So many labels within so many characters of a word were put there by a run that has read the word too. */
const NEAR = 250;
const LEAST_LABELS = 3;

/** Of a find of the recognizer: how sure it is of it, times that people would hide it. */
const SURE = 0.85;
/** Of a find of a list: that people would hide it. */
const HIDDEN = 0.5;

/**
 * Whether an earlier run has left a find alone. Labels around a word move the recognizer's figures, and what it hid before is a label
 * now: what it is less sure of among labels is what it was not sure enough of without them. A person is always found. Labels of one
 * type alone are of a run that may have looked for nothing else, as those of names that somebody has put by hand.
 */
export function leftByEarlierRun(text: string): (mention: Mention) => boolean {
  const all = [...text.matchAll(LABEL)];
  const labels = all.map(({ index }) => index);
  const isOfOneType = new Set(all.map(([, word]) => labelTypes().get(word!))).size < 2;
  return (mention) => {
    const { start, type, detector, score, decision } = mention;
    if (isOfOneType || type === "PERSON" || isUsers(mention)) return false;
    const near = labels.filter((at) => Math.abs(at - start) <= NEAR).length;
    if (near < LEAST_LABELS) return false;
    const hidden = decision ? 1 - decision.NO_MASK : 1;
    return detector === "neural" ? score * hidden < SURE : hidden < HIDDEN;
  };
}

/** What two readings find, each thing as the one that keeps it sees it. */
const both = (read: RecognizerFindings, again: RecognizerFindings): RecognizerFindings => ({
  ...read,
  found: read.found.flatMap((one) => {
    const other = again.found.find((found) => overlaps(found, one));
    if (!other) return [];
    const decision = milder(one.decision, other.decision);
    return [{ ...one, ...(decision && { decision }) }];
  }),
  judge: (span) => milder(read.judge(span), again.judge(span)),
  inside: (span) => {
    const said = [read.inside(span), again.inside(span)].filter((one) => one !== undefined);
    return said.length === 0 ? undefined : Math.min(...said);
  },
});

type Judgment = ReturnType<RecognizerFindings["judge"]>;

/** The one that keeps. */
const milder = (a: Judgment, b: Judgment): Judgment =>
  a === undefined || (b !== undefined && b.NO_MASK > a.NO_MASK) ? b : a;
