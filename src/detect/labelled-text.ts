/**
 * A text that holds labels of an earlier run, read twice: as it is, and with words of each label's type and length in
 * its place. The recognizer was taught on sentences, and labels make it see names where there are none ('[CODE 1]
 * [CODE 2]. Gallstones'); what only one reading finds was no mention before the labels came. So what was kept the first
 * time is kept the second, while a name that somebody adds is found by both.
 */

import { overlaps } from "../document/span.js";
import type { SemanticType } from "../document/types.js";
import type { DetectorInput } from "./kit/detector.js";
import type { NeuralDetector, NeuralFindings } from "./neural.js";
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
export const withStandIns = (text: string): string =>
  text.replace(LABEL, (label, type: SemanticType, number: string) =>
    STAND_INS[type][Math.min(number.length, 3) - 1]!.padEnd(label.length),
  );

/** What the recognizer finds in a text; in one with labels, what both readings find. */
export async function examineLabelled(
  neural: NeuralDetector,
  input: DetectorInput,
): Promise<NeuralFindings> {
  const read = await neural.examine(input);
  const text = withStandIns(input.text);
  if (text === input.text) return read;
  const again = await neural.examine({ ...input, text });
  return {
    found: read.found.flatMap((one) => {
      const other = again.found.find((found) => overlaps(found, one));
      if (!other) return [];
      const decision = milder(one.decision, other.decision);
      return [{ ...one, ...(decision && { decision }) }];
    }),
    unread: read.unread,
    judge: (span) => milder(read.judge(span), again.judge(span)),
    inside: (span) => {
      const both = [read.inside(span), again.inside(span)].filter((one) => one !== undefined);
      return both.length === 0 ? undefined : Math.min(...both);
    },
  };
}

type Judgment = ReturnType<NeuralFindings["judge"]>;

/** The one that keeps. */
const milder = (a: Judgment, b: Judgment): Judgment =>
  a === undefined || (b !== undefined && b.NO_MASK > a.NO_MASK) ? b : a;
