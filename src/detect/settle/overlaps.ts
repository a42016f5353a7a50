/**
 * Overlap resolution: from everything the detectors reported to mentions that do not overlap.
 *
 * | case | outcome |
 * | --- | --- |
 * | what was known before detection, a user's detector, a person to protect, a certain or proven code, against anything weaker | it stays whole |
 * | one inside another | the longer stays and holds the other, which counts where the longer is kept; of one type, it lends its subtype |
 * | partial overlap, same type | one mention over both |
 * | several pieces of one name inside a longer find of the type | one mention over all |
 * | partial overlap, different types | the weaker keeps the part not covered, if words remain |
 * | a border inside a number, an amount, a date, a code or a word | the mention takes it whole, or leaves it to a mention of the amount's own type |
 *
 * Nothing that was found is left uncovered unless only punctuation or a function word remains of it.
 * A user's own detector alone may cut what is indivisible: it means what it says.
 */

import type { Mention } from "../../document/document.js";
import { contains, inReadingOrder, type Span } from "../../document/span.js";
import { type SemanticType, TYPE_PROPERTIES } from "../../document/types.js";
import { isFunctionWords } from "../../language/function-words.js";
import { KNOWN_PERSON } from "../kit/detector.js";
import { SURE_INITIALS } from "../people/initials-of-person.js";
import { type Atom, type AtomKind, atomAround, atomsOf, withWholeWords } from "./atoms.js";
import { Taken } from "./taken.js";

/** What is left of a span must contain a word of two letters, a digit or a pair as in A&E to stay a mention. */
const WORTH_KEEPING = /\p{N}|\p{L}{2}|\p{Lu}&\p{Lu}/u;
/** What is left of 'stage 2 cancer' once the number and the illness are mentions of their own. */
const RANKING = /^(?:stage|grade|type|class|category)$/iu;
const EDGE = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

/** Whether it is a listed word of a trade in a text of that trade, or what a form states behind its label. */
const isLexical = ({ subtype, detector }: Mention): boolean =>
  LEXICAL.has(subtype ?? "") || LEXICAL_DETECTORS.has(detector);
const LEXICAL_DETECTORS: ReadonlySet<string> = new Set([
  "clinical-illness",
  "age-and-sex",
  "personal-field",
]);
/** Subtypes of listed words of a trade, which a reading of the context does not make names or codes. */
const LEXICAL: ReadonlySet<string> = new Set(
  "medication procedure laboratory vital-sign dose score clinical".split(" "),
);

/** Whether a detector of the user's own found it. */
export const isUsers = ({ detector }: Pick<Mention, "detector">): boolean =>
  detector.startsWith("user:");

/**
 * Rank of a mention that nothing weaker may cut: higher stays. A person to protect and a certain code
 * are equals, so that an address of theirs stays whole around their name.
 */
function rank(mention: Mention): number {
  if (mention.given) return 4;
  if (isUsers(mention)) return 3;
  if (mention.detector === KNOWN_PERSON) return 2;
  if (isLexical(mention)) return 2.5;
  // 'Erin Foley (EF)'
  if (mention.subtype === "initials" && mention.score >= SURE_INITIALS) return 2.6;
  if (TYPE_PROPERTIES[mention.type].direct === "always" && mention.score >= 0.85) return 2;
  if (mention.evidence.validated && mention.score >= 0.95) return 1;
  return 0;
}

/**
 * Mentions in reading order, none overlapping another. `mentions` in any order; `atomsIn` gives the
 * indivisible stretches of a text, for callers that remember them.
 */
export function resolveOverlaps(
  text: string,
  mentions: readonly Mention[],
  atomsIn: (text: string) => readonly Atom[] = atomsOf,
): Mention[] {
  if (mentions.length === 0) return [];
  const atoms = atomsIn(text);
  const whole = mentions.flatMap((mention) => withWholeAtoms(text, mention, atoms));
  const resolved: Mention[] = [];
  for (const together of overlappingRuns(whole)) {
    if (together.length === 1) resolved.push(together[0]!);
    else resolved.push(...resolveRun(text, together, atoms));
  }
  return resolved;
}

/** Types of indivisible stretches that name one themselves. */
const TYPE_OF_ATOM: Partial<Record<AtomKind, SemanticType>> = {
  quantity: "QUANTITY",
  time: "DATETIME",
};
/** '40 min', which is indivisible as an amount. */
const LENGTH_OF_TIME =
  /^[\d.,]+ ?(?:secs?|seconds?|mins?|minutes?|hrs?|hours?|days?|wks?|weeks?|mths?|months?|yrs?|years?)$/u;
/** What is an amount or a date after all, where it lies within one. */
const MISREAD: ReadonlySet<SemanticType> = new Set(["CODE", "LOC", "MISC", "DEM", "QUANTITY"]);

/** The mention with borders that cut nothing; with an amount or date apart that it ran into. */
function withWholeAtoms(text: string, mention: Mention, atoms: readonly Atom[]): Mention[] {
  // what was known before is as long as its value
  if (isUsers(mention) || mention.given) return [mention];
  const first = atomAround(atoms, mention.start);
  const last = atomAround(atoms, mention.end);
  // 'MRI' in 'MRI-2024-118' is part of a code and no word
  if (isLexical(mention) && [first, last].some((atom) => atom?.kind === "code")) return [];
  const own = (atom: Atom): SemanticType | undefined => {
    const isLengthOfTime = LENGTH_OF_TIME.test(text.slice(atom.start, atom.end));
    const type = isLengthOfTime ? "DATETIME" : TYPE_OF_ATOM[atom.kind];
    return type !== mention.type && !isCertain(mention) ? type : undefined;
  };
  if (first && first === last) {
    const type = MISREAD.has(mention.type) ? own(first) : undefined;
    return [type ? asAtom(mention, first, type) : { ...mention, ...spanned(first) }];
  }
  const out: Mention[] = [];
  let { start, end } = withWholeWords(text, mention);
  for (const atom of [first, last]) {
    const type = atom && own(atom);
    if (type) out.push(asAtom(mention, atom, type));
  }
  if (first) start = own(first) ? first.end : first.start;
  if (last) end = own(last) ? last.start : last.end;
  if (out.length > 0) {
    const rest = trimmed(text, start, end, atoms);
    if (rest) out.push({ ...mention, ...rest });
    return out;
  }
  const span = wholeIn(text, { start, end }, atoms);
  return [
    span.start === mention.start && span.end === mention.end ? mention : { ...mention, ...span },
  ];
}

/** Whether a check digit, a name that was given or a code's own form says what it is. */
const isCertain = ({ detector, evidence, type, subtype }: Mention): boolean =>
  detector === KNOWN_PERSON ||
  evidence.validated === true ||
  (TYPE_PROPERTIES[type].direct === "always" && subtype !== undefined);

const spanned = ({ start, end }: Span): Span => ({ start, end });

/** The stretch as a mention of its own type; what was judged of the misread one does not count. */
function asAtom(mention: Mention, atom: Atom, type: SemanticType): Mention {
  const { subtype: _, decision: __, ...rest } = mention;
  return { ...rest, ...spanned(atom), type };
}

/** The span widened to the words and indivisible stretches at its edges. */
function wholeIn(text: string, span: Span, atoms: readonly Atom[]): Span {
  const words = withWholeWords(text, span);
  return {
    start: atomAround(atoms, words.start)?.start ?? words.start,
    end: atomAround(atoms, words.end)?.end ?? words.end,
  };
}

/** The mentions in reading order, those together that overlap one after the other; runs cannot touch another. */
function* overlappingRuns(mentions: readonly Mention[]): Generator<Mention[]> {
  let run: Mention[] = [];
  let end = 0;
  for (const mention of [...mentions].sort(inReadingOrder)) {
    if (run.length > 0 && mention.start >= end) {
      yield run;
      run = [];
    }
    run.push(mention);
    end = run.length === 1 ? mention.end : Math.max(end, mention.end);
  }
  if (run.length > 0) yield run;
}

function resolveRun(text: string, mentions: readonly Mention[], atoms: readonly Atom[]): Mention[] {
  // a test and how it came out are one clue: 'viral load' in 'viral load undetectable'
  const clues = mentions.filter(({ subtype }) => subtype === CLUE);
  const inClue = (one: Mention): boolean =>
    isLexical(one) && clues.some((clue) => contains(clue, one));
  // stable, so of equals the first in reading order comes first
  const strongestFirst = mentions
    .filter((one) => clues.length === 0 || !inClue(one))
    .map((mention) => ({ mention, rank: rank(mention) }))
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        b.mention.end - b.mention.start - (a.mention.end - a.mention.start) ||
        b.mention.score - a.mention.score,
    );
  const taken = new Taken();
  for (const { mention } of strongestFirst) place(text, mention, taken, atoms);
  return taken.inOrder();
}

function place(text: string, mention: Mention, taken: Taken, atoms: readonly Atom[]): void {
  const rivals = taken.overlapping(mention);
  if (rivals.length === 0) {
    taken.add(mention);
    return;
  }
  for (const rival of rivals) {
    if (contains(rival, mention)) {
      taken.replace(rival, holding(inherit(rival, mention), mention));
      return;
    }
  }
  const sameType = rivals.find((rival) => rival.type === mention.type);
  if (sameType && rivals.length === 1 && !(sameType.given && mention.detector === "neural")) {
    const start = Math.min(sameType.start, mention.start);
    const end = Math.max(sameType.end, mention.end);
    taken.replace(sameType, holding({ ...inherit(sameType, mention), start, end }, mention));
    return;
  }
  if (sameType && rivals.every(({ type }) => type === mention.type) && isOneName(text, rivals)) {
    const whole = rivals.reduce((all, rival) => (rank(rival) > rank(all) ? rival : all));
    const start = Math.min(mention.start, ...rivals.map((rival) => rival.start));
    const end = Math.max(mention.end, ...rivals.map((rival) => rival.end));
    for (const rival of rivals) if (rival !== whole) taken.remove(rival);
    taken.replace(whole, { ...inherit(whole, mention), start, end });
    return;
  }
  // the parts no rival covers
  let from = mention.start;
  const parts: [number, number][] = [];
  for (const rival of rivals) {
    if (rival.start > from) parts.push([from, rival.start]);
    from = Math.max(from, rival.end);
    const decision = rival.decision ?? mention.decision;
    if (mention.tells || decision !== rival.decision)
      taken.replace(rival, { ...tellingAlso(rival, mention), ...(decision && { decision }) });
  }
  if (from < mention.end) parts.push([from, mention.end]);
  for (const [start, end] of parts) {
    // beside what is known, the recognizer's rest of a code is of the next thing: 'password=... dbname=crm'
    const isKnown = mention.detector === "neural" && rivals.some(({ given }) => given);
    if (isKnown && mention.type === "CODE" && !/\d/.test(text.slice(start, end))) continue;
    const rest = trimmed(text, start, end, atoms);
    if (rest) taken.add({ ...mention, ...rest });
  }
}

/** Between the pieces, in reading order, are only parts of names: 'Yair' in 'Ron Yair Pinter'. */
function isOneName(text: string, pieces: readonly Mention[]): boolean {
  return pieces
    .slice(1)
    .every(({ start }, i) => NAME_PARTS.test(text.slice(pieces[i]!.end, start)));
}

const NAME_PARTS =
  /^(?:[ -](?:\p{Lu}[\p{L}.'’-]*|d[eaiou]|del|della|v[ao]n|der|den|la|le|bin|ibn|al|el|y))*[ -]$/u;

const CLUE = "clue";

/** The find, which gives away what another on the same words does. */
function tellingAlso(mention: Mention, { tells }: Mention): Mention {
  if (!tells) return mention;
  return { ...mention, tells: [...new Set([...(mention.tells ?? []), ...tells])] };
}

/** '34 years old' is an age, whether it was read as a time or as an attribute; 'aged 34 and a plumber' is more. */
const isAge = (winner: Mention, covered: Mention): boolean =>
  covered.subtype === "age" &&
  AGE_TYPES.has(winner.type) &&
  winner.end - winner.start - (covered.end - covered.start) <= AGE_MARGIN;
const AGE_TYPES: ReadonlySet<SemanticType> = new Set(["DEM", "DATETIME"]);
/** UTF-16 units: an article, a bracket. */
const AGE_MARGIN = 3;

/** The find with another inside it, and with what that one holds. */
function holding(outer: Mention, { inner: within = [], ...mention }: Mention): Mention {
  const own = outer.type === mention.type ? [] : [mention];
  if (own.length + within.length === 0) return outer;
  return { ...outer, inner: [...(outer.inner ?? []), ...own, ...within] };
}

/** What a covered find adds to the one that covers it. */
function inherit(winner: Mention, covered: Mention): Mention {
  const sameType = winner.type === covered.type;
  // a clue is common only where nothing else is said of the words
  // a postcode is not the kind of the address that holds it
  const isMost =
    winner.type === "CODE" || 2 * (covered.end - covered.start) >= winner.end - winner.start;
  const lends = (sameType && isMost && covered.subtype !== CLUE) || isAge(winner, covered);
  const subtype = winner.subtype ?? (lends ? covered.subtype : undefined);
  const decision = winner.decision ?? (sameType ? covered.decision : undefined);
  return {
    ...tellingAlso(winner, covered),
    ...(subtype === undefined ? {} : { subtype }),
    ...(decision === undefined ? {} : { decision }),
    score: sameType ? Math.max(winner.score, covered.score) : winner.score,
  };
}

/** What is worth keeping of a part; its outer borders cut nothing, so neither does what is left. */
function trimmed(
  text: string,
  start: number,
  end: number,
  atoms: readonly Atom[],
): Span | undefined {
  const piece = text.slice(start, end);
  const bare = piece.replace(EDGE, "");
  if (!WORTH_KEEPING.test(bare) || isFunctionWords(bare) || RANKING.test(bare)) return undefined;
  const from = start + piece.indexOf(bare);
  return wholeIn(text, { start: from, end: from + bare.length }, atoms);
}
