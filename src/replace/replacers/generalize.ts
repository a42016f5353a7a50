/**
 * True but vaguer words: dates climb to month, season, year, decade; amounts to ranges with their
 * unit, ages to bands; places, organizations, attributes and the rest climb the ontology. What neither covers has no
 * candidate here, and the label is used.
 */

import type { SemanticType } from "../../document/types.js";
import type { Generalization, Ontology } from "../../knowledge/ontology/ontology.js";
import type { WikidataService } from "../../knowledge/ontology/wikidata-service.js";
import { isListed } from "../../language/supported.js";
import { calendarNames } from "../../language/time/calendar-names.js";
import { MONTH_NAMES } from "../../language/time/names.js";
import { type DayMonthOrder, dayMonthOrder, inOrder } from "../../language/time/order.js";
import { isExact, isNumeral } from "../exact.js";
import { generalizeAge, isNumberInWords } from "../ladders/ages.js";
import { generalizeTime, type Hemisphere } from "../ladders/dates.js";
import { generalizeDegree } from "../ladders/degrees.js";
import { generalizeDevelopmental } from "../ladders/developmental.js";
import { generalizeIn } from "../ladders/other-languages.js";
import { townsIn } from "../ladders/places-listed.js";
import { generalizeQuantity } from "../ladders/quantities.js";
import type { Step } from "../ladders/rung.js";
import { generalizeSpouse } from "../ladders/spouse.js";
import { generalizeDistinction, generalizeUniqueness } from "../ladders/uniqueness.js";
import type { Candidate, Choice, Occasion, Proposal, Replacer } from "../replacer.js";
import { labelOf } from "./labels.js";

export interface GeneralizeOptions {
  readonly hemisphere?: Hemisphere;
  /** Loaded when a mention first needs it; without one only rules apply. */
  readonly ontology?: () => Promise<Ontology>;
  /** Asked where the ontology does not know a name; without it nothing leaves this machine. */
  readonly service?: WikidataService;
  /** Default: the first that survives the attack. */
  readonly choice?: Choice;
}

/** How the document counts days and seasons. */
export interface Calendar {
  readonly hemisphere: Hemisphere;
  /** Day or month first in figures, where the document says it. */
  readonly order?: DayMonthOrder | undefined;
}

/** Ladders of the types that have rules. */
const LADDERS: Partial<
  Record<SemanticType, (occasion: Occasion, calendar: Calendar) => readonly Step[]>
> = {
  DATETIME: ({ original, before, after, mention }, { hemisphere, order }) => {
    const steps = generalizeTime(inOrder(original, order), { hemisphere, before });
    // '66M' behind a date of birth
    if (steps.length === 0 && (mention.subtype === "age" || isAgeInWords(original, before)))
      return generalizeAge(original);
    return withChatTime(steps, { original, before, after });
  },
  QUANTITY: ({ original, after }) => generalizeQuantity(original, after),
  DEM: ({ original, before, after }) =>
    isNumberInWords(original) && !isSaidOfAge(before, after) ? [] : generalizeAge(original),
};

/** 'was fifteen', 'polio at six'; not 'three Muslims'. */
const isSaidOfAge = (before: string, after: string): boolean =>
  SAYS_AGE.test(before) && !/^ (?:\p{Lu}|(?!years?\b)\p{L}+(?:s|en)(?!\p{L}))/u.test(after);
const SAYS_AGE =
  /(?<!\p{L})(?:at|aged|age|of|turned|is|was|were|am|be|['’]m|till|until|since) $|\($/iu;

/** 'at sixty-one', which is no hour. */
const isAgeInWords = (original: string, before: string): boolean =>
  /(?<!\p{L})(?:at|aged|turned|is|was|were|am|['’]m) $/iu.test(before) &&
  OVER_TWELVE.test(original);
const OVER_TWELVE =
  /^(?:\p{L}{3,5}teen|(?:twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\p{L}{3,5})?)$/iu;

/** When something was said, at the head of a line of a chat: '[12/03/2024, 08:14] Bev: '. */
const CHAT_TIME = /\d(?<gap>,? )(?<time>\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?)$/iu;
const SPEAKER_AFTER = /^\]?(?: [-–])? [^\n:]{1,40}: /u;

/** With the time of day, which singles out nobody and keeps the order of what was said. */
function withChatTime(
  steps: readonly Step[],
  { original, before, after }: Pick<Occasion, "original" | "before" | "after">,
): readonly Step[] {
  const { gap, time } = CHAT_TIME.exec(original)?.groups ?? {};
  if (time === undefined || !/(?:^|\n)\[?$/.test(before) || !SPEAKER_AFTER.test(after))
    return steps;
  return steps.map((step) => ({ ...step, text: `${step.text}${gap}${time}` }));
}

/** Ladders of subtypes whose own words say what is true of them. */
const OF_SUBTYPE: Readonly<Record<string, (original: string) => readonly Step[]>> = {
  // the recognizer calls prizes and records uniqueness too
  uniqueness: (original) => [...generalizeUniqueness(original), ...generalizeDistinction(original)],
  distinction: generalizeDistinction,
  spouse: generalizeSpouse,
  sexuality: generalizeSpouse,
};

/** What the words of a rule rest on. */
const GROUNDS: Partial<Record<SemanticType, string>> = {
  DATETIME: "calendar",
  QUANTITY: "quantity",
  DEM: "age",
};

/** Where no rule reads a mention of these types, the ontology may. */
const RULES_OR_ONTOLOGY: ReadonlySet<SemanticType> = new Set(["DEM"]);

/**
 * Subtypes for which the label reads better: 'is a sexual orientation' is said of nobody, what a clue is says as much as
 * the clue, 'my address is a road' says nothing, and of what is unique its head noun may be no more than a part.
 */
const LABEL_READS_BETTER: ReadonlySet<string> = new Set([
  "sexuality",
  "clue",
  "address",
  "postal-code",
  "uniqueness",
  "distinction",
]);

/** Identify somebody by themselves: no vaguer word is offered for them, only their label. */
const LABELLED: ReadonlySet<SemanticType> = new Set(["PERSON", "CODE"]);

export function generalize(options: GeneralizeOptions = {}): Replacer {
  const { hemisphere = "north" } = options;
  return {
    name: "generalize",
    choice: options.choice ?? "attack",
    laddered: true,
    async propose(occasions, document) {
      const order = dayMonthOrder(document.text);
      const proposals: Proposal[] = [];
      for (const occasion of occasions) {
        proposals.push(
          byRule(occasion, { hemisphere, order }) ?? (await byOntology(occasion, options)),
        );
      }
      return proposals;
    },
  };
}

/** 'a band called The Tin Lids': behind these a kind is no name. */
const NAMED_BEFORE =
  /(?<!\p{L})(?:called|named|nicknamed|known as|entitled|titled|dubbed|renamed)\s+["“'‘]?$/iu;

/** The ladder of a time or an amount, the label of what is only labelled; undefined for the rest. */
export function byRule(occasion: Occasion, calendar: Calendar): Proposal | undefined {
  const { type } = occasion.entity;
  if (LABELLED.has(type)) return { candidates: [] };
  if (NAMED_BEFORE.test(occasion.before) && /^["“'‘]?\p{Lu}/u.test(occasion.original)) {
    return { candidates: [], note: "called by its name" };
  }
  if (type === "QUANTITY" && isNumeral(occasion))
    return { candidates: [], note: "the number counts nothing" };
  const { language } = occasion.mention;
  // towns are asked of the ontology
  if (language !== undefined && type === "LOC") return undefined;
  if (language !== undefined && !hasEnglishMonth(occasion.original, language)) {
    const candidates = coarse(occasion, generalizeIn(language, occasion));
    return fittingHere(occasion, candidates);
  }
  const steps = OF_SUBTYPE[occasion.mention.subtype ?? ""]?.(occasion.original) ?? [];
  if (steps.length > 0) {
    return {
      candidates: steps.map((step) => ({ ...step, source: "rule", truth: "true", ground: "text" })),
    };
  }
  const ladder = LADDERS[type];
  if (!ladder) return undefined;
  const truth = isExact(type, occasion) ? "true" : "unknown";
  const candidates = coarse(occasion, ladder(occasion, calendar)).map(
    (step): Candidate => ({ ...step, source: "rule", truth, ground: GROUNDS[type]! }),
  );
  if (candidates.length > 0) return { candidates };
  return RULES_OR_ONTOLOGY.has(type) ? undefined : { candidates, note: "no rule reads it" };
}

/** Whether a date in a sentence of another language is written in English: '3 May 2022' before 'dijo'. */
const hasEnglishMonth = (original: string, language: string): boolean =>
  (original.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).some(
    (word) =>
      MONTH_NAMES.includes(word) && !calendarNames(language).months.includes(word.toLowerCase()),
  );

const YEAR = /^(?:the (?:end|beginning) of )?[12]\d{3}$/u;
/** A month of birth reveals nearly as much as the day, and one of two people would keep it while the other did not: a year at most. */
function coarse<One extends Step>({ mention }: Occasion, steps: readonly One[]): readonly One[] {
  if (mention.subtype !== "birth-date") return steps;
  // in other languages the year is the last rung
  const year =
    mention.language === undefined
      ? steps.findIndex(({ text }) => YEAR.test(text))
      : steps.length - 1;
  return year <= 0 ? steps : steps.slice(year).map((one, i) => ({ ...one, level: i + 1 }));
}

/** A place in a language other than English. */
async function inItsLanguage(
  occasion: Occasion,
  language: string,
  load: GeneralizeOptions["ontology"],
): Promise<Proposal> {
  if (!load || !isListed(language) || LABEL_READS_BETTER.has(occasion.mention.subtype ?? ""))
    return { candidates: [], note: "no vaguer words in its language" };
  return fittingHere(occasion, townsIn(language, occasion, await load()));
}

/** Words of a language fit their own sentence only: a later mention without words of its own gets the label. */
function fittingHere(occasion: Occasion, candidates: readonly Candidate[]): Proposal {
  if (candidates.length > 0) return { candidates };
  return occasion.first
    ? { candidates, note: "no vaguer words in its language" }
    : { candidates: [labelOf(occasion)] };
}

async function byOntology(occasion: Occasion, options: GeneralizeOptions): Promise<Proposal> {
  const { original, entity, sentence, mention, first, before, after } = occasion;
  const { ontology: load, service } = options;
  if (mention.language !== undefined) return inItsLanguage(occasion, mention.language, load);
  if (!first) return { candidates: [] };
  if (LABEL_READS_BETTER.has(mention.subtype ?? ""))
    return { candidates: [], note: "the label reads better" };
  const development = generalizeDevelopmental(original);
  if (development) return { candidates: [development] };
  const degrees = generalizeDegree(original);
  if (degrees.length > 0) return { candidates: degrees };
  if (ABOARD.test(before) && isNamedAlone(original, after))
    return { candidates: [], note: "the name of a ship" };
  if (entity.type === "DEM" && isLanguage(original, before, after))
    return { candidates: [], note: "a language" };
  if (!load) return { candidates: [], note: "no ontology is available" };
  const ontology = await load();
  const { linked, certain, candidates } = ontology.generalizations(original, {
    type: entity.type,
    context: sentence.text,
    ...(mention.subtype === undefined ? {} : { subtype: mention.subtype }),
  });
  if (candidates.some(({ text }) => isSaidAfter(text, after)))
    return { candidates: [], note: "the next word says it" };
  const isBearer = entity.type === "DEM" && BEARER.test(original);
  const own = candidates
    .map((one) => (isBearer ? { ...one, text: one.text.replace(STATE, PERSON_WITH) } : one))
    .map(candidateFrom("ontology", certain, linked ? `ontology:${linked.name}` : "type"));
  if (service && !linked && (await isTerm(occasion))) {
    const more = await service.generalizations(original, entity.type, ontology);
    if (more === undefined) {
      const reason = "Wikidata's service did not answer";
      return { candidates: own, note: reason, unanswered: reason };
    }
    if (more.length > 0)
      return { candidates: more.map(candidateFrom("wikidata", true, "wikidata")) };
  }
  if (own.length === 0) return { candidates: [], note: "the ontology knows no generalization" };
  return { candidates: own };
}

/** Words of a term that may be a name of many words: 'Organization for Security and Co-operation in Europe'. */
const MOST_WORDS = 8;

/**
 * Whether Wikidata may be asked about the words: a name or a common noun, as places, bodies, occupations and works
 * have. No number, no address, no list, and nothing that identifies somebody directly.
 */
async function isTerm({ original, shield }: Occasion): Promise<boolean> {
  if (shield === undefined || /[\p{N}\n,;:@/]/u.test(original)) return false;
  if (!/\p{L}{2}/u.test(original) || original.trim().split(/\s+/u).length > MOST_WORDS)
    return false;
  return !(await shield()).touches(original);
}

/** Who has a disability, of which the ontology knows what they have: 'she is a wheelchair user'. */
const BEARER =
  /(?:^|[\s-])(?:users?|amputees?|(?:para|quadri|tetra|hemi)plegics?|sufferers?|invalids?|mutes?)$/iu;
const STATE = /^(?:disability|disease|disorder|illness|condition(?: of health)?)$/u;
const PERSON_WITH = "person with a $&";

/** 'sailed on the Tunisian in May'. */
const ABOARD =
  /(?<!\p{L})(?:aboard|(?:sail(?:ed|ing)|crossed|emigrated|embarked|travell?ed|came|left|passage|served|berth|steward|stoker) (?:\p{L}+ )?(?:on|in|by)) the $/iu;
const isNamedAlone = (original: string, after: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(original) &&
  /^(?:[.,;:)]| (?:in|at|from|to|with|and|for)(?!\p{L})|$)/u.test(after);

/** 'speaks fluent Romanian', 'Languages: Romanian (native)': nobody speaks Eastern European. */
const LANGUAGE_BEFORE =
  /(?:\b(?:speak(?:s|ing)?|spoke|fluent(?: in)?|conversational|native|bilingual(?: in)?|translated (?:in)?to|learn(?:s|t|ed|ing)?|understands?|reads?)|\b(?:mother tongue|languages?)(?: spoken)?:? [^.\n]{0,30}) ?$/iu;
const LANGUAGE_AFTER =
  /^(?:[- ](?:speak(?:s|ing|ers?)|interpreters?|lessons?|language|translat|classes)| \((?:native|fluent|mother tongue|bilingual|basic|intermediate|advanced|conversational|beginner|spoken|written|[ABC][12])(?!\p{L}))/iu;
const isLanguage = (original: string, before: string, after: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(original) && (LANGUAGE_BEFORE.test(before) || LANGUAGE_AFTER.test(after));

/** Whether the next word of the text says it already: 'TP insurer' becomes no 'insurer insurer', 'Felixstowe docks' no 'dock docks'. */
const isSaidAfter = (candidate: string, after: string): boolean => {
  const next = /^ (\p{L}+)/u.exec(after)?.[1]?.toLowerCase();
  const last = candidate.toLowerCase().split(" ").at(-1);
  return next !== undefined && (next === last || next === `${last}s`);
};

const candidateFrom =
  (source: string, certain: boolean, ground: string) =>
  ({ text, level }: Generalization): Candidate => ({
    text,
    level,
    form: "bare",
    source,
    truth: certain ? "true" : "unknown",
    ground,
  });
