import type { Detector, Found } from "../../kit/detector.js";
import { gapBetween, isCapitalized, listOf, type Words, wordsOf } from "../../kit/phrases.js";
import { placesOf } from "../../kit/words.js";

const HEADS = new Set(
  listOf(
    "allowance, allowances, annuity, benefit, benefits, credit, income, pay, payment, payments, pension, pensions, support",
  ),
);
/** One of these makes a head a benefit: 'Income Support', not 'Technical Support'. */
const KINDS = new Set(
  listOf(`
  attendance, bereavement, carer, carers, child, disability, disabled, employment, family, guardian,
  housing, incapacity, independence, industrial, injuries, invalidity, jobseeker, jobseekers, living,
  maternity, mother, orphan, orphans, paternity, retirement, security, sick, sickness, social, state,
  statutory, survivor, survivors, unemployment, universal, widow, widowed, widower, widowers, widows,
  working, income`),
);
const MOST_WORDS = 7;

/** Benefits that somebody receives, called by their names: "Widow's Bereavement Tax Allowance", 'Housing Benefit'. */
export const socialBenefit: Detector = {
  name: "social-benefit",
  finds: ["MISC/benefit"],
  detect(input) {
    const words = wordsOf(input);
    const found: Found[] = [];
    for (const head of placesOf(words, (word) => HEADS.has(word))) {
      const first = isCapitalized(words, head) ? firstOfName(words, head) : head;
      if (!words.lower.slice(first, head).some((word) => KINDS.has(word))) continue;
      found.push({
        start: words.starts[first]!,
        end: words.ends[head]!,
        type: "MISC",
        subtype: "benefit",
        score: 0.6,
        evidence: { rule: words.lower[head]! },
      });
    }
    return found;
  },
};

/** The capitalized words before a head, with the s of a genitive. */
function firstOfName(words: Words, head: number): number {
  let first = head;
  for (let i = head - 1; i >= 0 && head - i <= MOST_WORDS; i--) {
    const gap = gapBetween(words, i);
    if (gap !== "" && gap !== "'") break;
    if (words.lower[i] === "the") break;
    if (isCapitalized(words, i)) first = i;
    else if (words.lower[i] !== "s") break;
  }
  return first;
}
