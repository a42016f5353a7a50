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
import { isItemNumber } from "../recognizer/lone-number.js";
import type { NeuralFindings } from "../recognizer/recognizer.js";
import { ofAuthorities } from "./authorities.js";
import { withDecision } from "./decision.js";
import { lawsIn } from "./laws.js";
import { isUsers } from "./resolve.js";

/** Tells of a find in a text why it says nothing about anybody; undefined where it may say something. @param found all finds in the text */
export function emptyIn(
  input: DetectorInput,
  found: readonly Mention[],
  read?: NeuralFindings,
): (mention: Mention) => string | undefined {
  const { text } = input;
  const laws = lawsIn(wordsOf(input));
  const isOfAuthority = ofAuthorities(text, found);
  const people = wordsOfPeople(found, text);
  const isNamed = (mention: Mention): boolean =>
    isUsers(mention) || mention.detector === KNOWN_PERSON;
  const tests: readonly (readonly [rule: string, test: (mention: Mention) => boolean])[] = [
    ["plain word", (one) => isPlain(one, read)],
    ["pronoun", (one) => isPronoun(one, text)],
    ["brand", (one) => isBrand(one, text, people) && !isNamed(one)],
    ["grade", (one) => isGrade(one, text)],
    ["item", (one) => one.type === "DATETIME" && !isUsers(one) && isItemNumber(text, one)],
    ["left alone", (one) => isLeftAlone(one, read)],
    ["speaker", (one) => isSpeaker(one, text)],
    ["function word", (one) => isForeignFunctionWord(one, input)],
    ["authority", (one) => isOfAuthority(one) && !isNamed(one)],
    ["law", (one) => isOfLaw(one, laws, read)],
  ];
  return (mention) => tests.find(([, test]) => test(mention))?.[0];
}

/**
 * A word that a list knows as an attribute ('judge', 'wife') is dropped where the recognizer gives less
 * than this to its being a mention: the list says what it can mean, the model what it means here. Of 98
 * such words in 127 development judgments people marked one; no name, date or code is ever dropped so.
 */
const PLAIN_WORD = 0.2;

/** Rules of words that no context makes words like any other: those of one sense, and 'married' before a name. */
const SURE_RULES: ReadonlySet<string> = new Set(["illness of one sense", "to somebody named"]);

/** What has letters in order: 'EPC band D', 'Div. "F"', 'wing B'. */
const LETTERED =
  /(?<!\p{L})(?:band|grade|class|type|tax|wing|block|section|schedule|appendix|categor(?:y|ies)|plan|option|group|set|form|level|need|division|div\.?|row|zone|court|exhibit|annex|part|team|stage|pot|pool|gate|bay|platform|stand|vitamin|vit|hepatitis|influenza|strep|size|cup|key|string)[ :]*["“']?$/iu;

/** Whether a single letter, taken for somebody, is one of an order. */
const isGrade = ({ type, start, end, detector }: Mention, text: string): boolean =>
  type === "PERSON" &&
  detector !== KNOWN_PERSON &&
  /^\p{Lu}\.?$/u.test(text.slice(start, end)) &&
  LETTERED.test(text.slice(Math.max(0, start - 16), start));

/** Whether it is an attribute from a word list and the recognizer reads it as a word like any other. */
function isPlain(mention: Mention, read?: NeuralFindings): boolean {
  if (mention.type !== "DEM" || mention.decision || isUsers(mention)) return false;
  if (mention.tells || SURE_RULES.has(mention.evidence.rule ?? "")) return false;
  // the label of a form says what it is
  if (mention.evidence.context === "field") return false;
  // the recognizer of other languages was taught few attributes, their lists hold few words of two senses
  if (mention.detector === LOCAL_ATTRIBUTE || FORM_OF_WORDS.has(mention.detector)) return false;
  return (read?.inside(mention) ?? 1) < PLAIN_WORD;
}

/**
 * Where the recognizer finds no name and is this sure that nobody would hide the words, a form of words alone makes
 * no person: 'Rained' of 'O.R. Rained', 'DPO' behind 'Dear'. Of 12 such finds in 110 documents none was a person.
 */
const LEFT_ALONE = 0.7;

const isLeftAlone = (mention: Mention, read?: NeuralFindings): boolean =>
  mention.type === "PERSON" &&
  !mention.decision &&
  !isUsers(mention) &&
  (read?.judge(mention)?.NO_MASK ?? 0) > LEFT_ALONE;

/** 'I' of "I'm" or of 'I, Ann Berg, state', 'me' of 'to me and Ann'; an initial has a dot or a name behind it. */
const PRONOUN = /^(?:i|me|us|we|you|he|him|she|they|them|myself)$/u;
const INITIAL_BEHIND = /^(?:\.| \p{Lu}\p{Ll})/u;

function isPronoun(mention: Mention, text: string): boolean {
  const words = text.slice(mention.start, mention.end);
  if (!NAMED.has(mention.type) || isUsers(mention)) return false;
  if (words === "I") return !INITIAL_BEHIND.test(text.slice(mention.end, mention.end + 3));
  return PRONOUN.test(words);
}

/** Whether it says what somebody is who speaks in a record, and names no one: 'Receptionist:' before several lines. */
function isSpeaker({ type, start, end }: Mention, text: string): boolean {
  if (type !== "DEM" || text[end] !== ":" || (start > 0 && text[start - 1] !== "\n")) return false;
  // another line that begins so, the nearest first: a long record has thousands
  const label = text.slice(start, end + 1);
  return (
    text.includes(`\n${label}`, end) ||
    (start > 0 && text.startsWith(label)) ||
    (start > 1 && text.lastIndexOf(`\n${label}`, start - 2) >= 0)
  );
}

/** Types of the words inside a law's name. */
const IN_LAWS: ReadonlySet<SemanticType> = new Set(["ORG", "MISC", "DEM", "LOC", "DATETIME"]);

/** Whether it is a law's name or a part of one that people would not mask either. */
function isOfLaw(mention: Mention, laws: readonly Span[], read?: NeuralFindings): boolean {
  if (!IN_LAWS.has(mention.type) || isUsers(mention)) return false;
  if (!laws.some((law) => contains(law, mention))) return false;
  return (probabilityOfMasking([withDecision(mention, read)]) ?? 0) < MASKING_THRESHOLD;
}

/** What is read from a form of words or a label, where no word alone has a second sense. */
const FORM_OF_WORDS: ReadonlySet<string> = new Set([
  "distinguishing-mark",
  "impairment",
  "personal-field",
  "addiction",
  "pregnancy",
  "local-stated",
  "local-circumstances",
]);

/** The lists of other languages than English. */
const LOCAL_ATTRIBUTE = "local-attribute";

/** Types of names. */
const NAMED: ReadonlySet<SemanticType> = new Set(["PERSON", "ORG", "LOC", "MISC", "DEM"]);

/** Whether it is called a name and is nothing but function words of its language: 'Die', 'Jest'. */
function isForeignFunctionWord(mention: Mention, { text, languages }: DetectorInput): boolean {
  if (!NAMED.has(mention.type) || isUsers(mention)) return false;
  const language = stretchAt(languages!, mention.start)?.language ?? "en";
  return language !== "en" && isFunctionWordsOf(text.slice(mention.start, mention.end), language);
}
