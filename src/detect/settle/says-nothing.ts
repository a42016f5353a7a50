/** Finds that say nothing about a person after all, by what surrounds them or by what the recognizer reads there. */

import type { Mention } from "../../document/document.js";
import { MASKING_THRESHOLD, probabilityOfMasking } from "../../document/judgment.js";
import { contains, type Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { isFunctionWordsOf } from "../../language/function-words-of.js";
import { stretchAt } from "../../language/stretches.js";
import { type DetectorInput, KNOWN_PERSON } from "../kit/detector.js";
import { wordsOf } from "../kit/words.js";
import { isBrand, wordsOfPeople } from "../people/brands.js";
import type { RecognizerFindings } from "../recognizer/recognizer.js";
import { ofAuthorities } from "./authorities.js";
import { withDecision } from "./decision.js";
import { lawsIn } from "./laws.js";
import { isUsers } from "./overlaps.js";

/** The rules, by the names under which a policy may leave them out for measuring. */
export const SAYS_NOTHING = ["brand", "function-word", "authority", "law"] as const;
type Rule = (typeof SAYS_NOTHING)[number];

/** Tells of a find in a text why it says nothing about anybody; undefined where it may say something. @param found all finds in the text */
export function emptyIn(
  input: DetectorInput,
  found: readonly Mention[],
  read?: RecognizerFindings,
  without: ReadonlySet<string> = new Set(),
): (mention: Mention) => Rule | undefined {
  const { text } = input;
  const laws = lawsIn(wordsOf(input));
  const isOfAuthority = ofAuthorities(text, found);
  const people = wordsOfPeople(found, text);
  const isNamed = (mention: Mention): boolean =>
    isUsers(mention) || mention.detector === KNOWN_PERSON;
  const tests: readonly (readonly [rule: Rule, test: (mention: Mention) => boolean])[] = [
    ["brand", (one) => isBrand(one, text, people) && !isNamed(one)],
    ["function-word", (one) => isForeignFunctionWord(one, input)],
    ["authority", (one) => isOfAuthority(one) && !isNamed(one)],
    ["law", (one) => isOfLaw(one, laws, read)],
  ];
  const inForce = tests.filter(([rule]) => !without.has(`says-nothing/${rule}`));
  return (mention) => inForce.find(([, test]) => test(mention))?.[0];
}

/** Types of the words inside a law's name. */
const IN_LAWS: ReadonlySet<SemanticType> = new Set(["ORG", "MISC", "DEM", "LOC", "DATETIME"]);

/** Whether it is a law's name or a part of one that people would not mask either. */
function isOfLaw(mention: Mention, laws: readonly Span[], read?: RecognizerFindings): boolean {
  if (!IN_LAWS.has(mention.type) || isUsers(mention)) return false;
  if (!laws.some((law) => contains(law, mention))) return false;
  return (probabilityOfMasking([withDecision(mention, read)]) ?? 0) < MASKING_THRESHOLD;
}

/** Types of names. */
const NAMED: ReadonlySet<SemanticType> = new Set(["PERSON", "ORG", "LOC", "MISC", "DEM"]);

/** Whether it is called a name and is nothing but function words of its language: 'Die', 'Jest'. */
function isForeignFunctionWord(mention: Mention, { text, languages }: DetectorInput): boolean {
  if (!NAMED.has(mention.type) || isUsers(mention)) return false;
  const language = stretchAt(languages!, mention.start)?.language ?? "en";
  return language !== "en" && isFunctionWordsOf(text.slice(mention.start, mention.end), language);
}
