/**
 * The words of a candidate as the sentence needs them: article, number, preposition and capitals
 * agree with the words around it. Those stay as they are, but for one letter: 'a' before
 * the mention becomes 'an' where the new words ask for it, and the other way round.
 */

import {
  headOf,
  indefinite,
  isPlural,
  pluralPhrase,
  soundsLikeVowel,
} from "../language/noun-phrase.js";
import { writeNumber } from "../language/quantity/numerals.js";
import { MONTH_NAME, MONTH_NAMES } from "../language/time/names.js";
import type { Candidate, Occasion } from "./replacer.js";

/** Words for a place, and how many characters before the mention they take the place of. */
export interface Fitted {
  readonly text: string;
  /** 0, or the length of 'a ' or 'an ' that changes with the words. */
  readonly taken: number;
}

export interface Place extends Pick<Occasion, "original" | "before" | "after"> {
  /** What has been written for a mention right before this one. */
  readonly behind?: string;
  /** The value of a field or a line by itself, where words have no article. */
  readonly field?: boolean;
  /** Named here for the first time: 'the Detroit Pistons' are 'a sports team', and 'the sports team' afterwards. */
  readonly introduced?: boolean;
}

export function fitted(candidate: Candidate, place: Place): Fitted {
  const { takes, ...rest } = candidate;
  const { form } = candidate;
  if (takes !== undefined) {
    // the words before may be another mention's by now
    const taken = place.before.endsWith(takes) ? takes.length : 0;
    if (candidate.preposition !== undefined && taken > 0) {
      const fit = fitted(rest, { ...place, before: place.before.slice(0, -taken) });
      return { text: fit.text, taken: fit.taken + taken };
    }
    const starts = taken > 0 && /^\p{Lu}/u.test(takes);
    return {
      text: starts
        ? candidate.text.charAt(0).toUpperCase() + candidate.text.slice(1)
        : candidate.text,
      taken,
    };
  }
  const beside = besideClock(candidate, place);
  if (beside !== undefined) return { text: beside, taken: 0 };
  if (BARE_AGE.test(candidate.text) && /[(,]\s?$/.test(place.before) && /^[),]/.test(place.after)) {
    // 'Ann Berg (34)', 'Ann Berg, 34, said'
    return { text: candidate.text.replace(RANGE, "$1–$2"), taken: 0 };
  }
  const isField = place.field && !TRAILING.test(place.before);
  if (isField && (form !== undefined || candidate.source === "rule")) {
    return { text: inField(candidate.text, place), taken: 0 };
  }
  if (form === undefined) return withOwnPreposition(candidate, place) ?? byRule(candidate, place);
  const own = LEADING.exec(place.original)?.[0];
  if (own !== undefined) {
    // 'in Oslo' as a mention: the preposition stays, the rest is fitted behind it
    const original = place.original.slice(own.length);
    const { text } = fitted(candidate, { ...place, original, before: place.before + own });
    return { text: own + text, taken: 0 };
  }
  const bare = attributive(withoutArticle(candidate.text), place);
  const core = withoutPreposition(bare, place.before);
  const words = numbered(core, place);
  const kind = KIND_BEFORE.exec(place.before)?.[0];
  if (kind !== undefined && KIND_OF_PLACE.test(headOf(words).split(" ").at(-1)!)) {
    const article = /^T/.test(kind) ? indefinite(words).replace(/^a/, "A") : indefinite(words);
    return { text: `${article} ${words}`, taken: kind.length };
  }
  const article = articleOf(words, candidate, place);
  return capitalized(agreeing(article === "" ? words : `${article} ${words}`, place), place);
}

/** 'to the city of Bath' becomes 'to a city': no city is of a city. */
const KIND =
  "(?:city|town|village|hamlet|settlement|place|port|seaport|resort|spa|suburb|borough|municipality|parish|district|county|shire|canton|province|region|state|territory|island|isle|republic|kingdom|country|capital|area)";
const KIND_BEFORE = new RegExp(`(?<=^|[\\s(])[Tt]he (?:\\p{Ll}+ )?${KIND} of $`, "u");
const KIND_OF_PLACE = new RegExp(`^${KIND}$`, "u");

/** A time of day that stays beside a date: ' 2pm', ' at 14:30', ', 9 am'. */
const CLOCK =
  "(?:[01]?\\d|2[0-3])(?:[:.][0-5]\\d(?:[:.][0-5]\\d)?(?: ?[ap]\\.?m\\.?)?| ?[ap]\\.?m\\.?| ?(?:hrs|hours|o['’]clock))(?![\\p{L}\\p{N}])";
const CLOCK_AFTER = new RegExp(`^(?<joint>,? | at |, at )(?=${CLOCK})`, "iu");
const CLOCK_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])${CLOCK} $`, "iu");
/** What the words have taken from a date: a month or a longer time, which is at no time of day. */
const LONG = new RegExp(
  `^(?:(?:early|late|mid)[- ])?(?:${MONTH_NAME}(?: \\d{4})?|the (?:end|beginning|middle) of .+|the \\d{4}s|\\d{4}|(?:spring|summer|autumn|winter) .*)$`,
  "u",
);

/**
 * A date made vaguer beside the time of day that it had: '21 Feb 2024 2pm' becomes 'a day in February 2024 at 2pm', and in
 * a field 'February 2024, 2pm'.
 */
function besideClock(
  { source, text }: Candidate,
  { before, after, field }: Place,
): string | undefined {
  if (source !== "rule" || !LONG.test(text)) return undefined;
  const joint = CLOCK_AFTER.exec(after)?.groups?.["joint"];
  if (joint !== undefined) {
    if (field) return joint === " " ? `${text},` : undefined;
    if (TRAILING.test(before) && !/(?<!\p{L})on $/iu.test(before)) return undefined;
    return `a day in ${text}${joint === " " ? " at" : ""}`;
  }
  if (!CLOCK_BEFORE.test(before)) return undefined;
  return field ? text : `on a day in ${text}`;
}

/** Bare words, with a capital where the original has one. */
function inField(text: string, { original, before }: Place): string {
  const bare = withoutArticle(text);
  if (/\p{Lu}{4}/u.test(original) && !/\p{Ll}/u.test(original)) return bare.toUpperCase();
  const starts = /^\p{Lu}/u.test(original) && !/[\p{L}\p{N}]\s*$/u.test(before);
  return starts ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare;
}

/** 'for the Wednesday rehearsals': 'weekday' without an article, since the text has one. */
function byRule(candidate: Candidate, place: Place): Fitted {
  const range =
    isBeforeNoun(place) && !YEARS_OLD.test(candidate.text) ? RANGE.exec(candidate.text) : null;
  // 'the £34,200 post' becomes 'the £30,000 to £40,000 post'
  if (range) return { text: `${range[1]} to ${range[2]}`, taken: 0 };
  const words = beforeNoun(timeFitted(place, candidate), place);
  const text = DETERMINED.test(place.before) ? withoutArticle(words) : decadeFitted(words, place);
  return candidate.source === "rule"
    ? capitalized(articleAgreeing(text, place), place)
    : { text, taken: 0 };
}

const isBeforeNoun = ({ before, after }: Place): boolean =>
  DETERMINED.test(before) && BEFORE_NOUN.test(after);

/** 'storm damage 2017' becomes 'storm damage in the 2010s', 'CCJ 2021' becomes 'CCJ in the 2020s'. */
function decadeFitted(words: string, { original, before, behind }: Place): string {
  const ahead = behind === undefined ? before : `${behind} `;
  const isNamed = NOUN_BEFORE.test(ahead) && !NO_NOUN_BEFORE.test(ahead);
  if (!DECADE.test(words) || !WRITTEN_YEAR.test(original)) return words;
  return isNamed ? `in ${words}` : words;
}

const WRITTEN_YEAR = /^(?:\d{4}(?:[-/–]\d{2,4})?|['’]\d{2})$/u;
const DECADE = /^the (?:early |late |mid-)?\d{4}s$/u;
const NOUN_BEFORE = /(?<!\p{L})(?:\p{Lu}?\p{Ll}{3,},?|\p{Lu}{2,6}|\])\s$/u;
const NO_NOUN_BEFORE =
  /(?<!\p{L})(?:in|at|on|of|from|to|by|for|within|into|around|before|against|between|about|until|till|since|during|after|through|throughout|both|either|\p{L}+ing|circa|and|or|year|spring|summer|autumn|winter|early|late|mid)\s$/iu;

const YEARS_OLD = /^between (\d+) and (\d+) years old$/;

/** 'this 34 year old midwife': a band before a noun. */
const beforeNoun = (text: string, { original, before, after }: Place): string =>
  (BEFORE_NOUN.test(after) && !IS_BEFORE.test(before)) ||
  ARTICLE_BEFORE.test(before) ||
  // 'my 7 year old'
  (/year[- ]olds?$/iu.test(original) && DETERMINED.test(before))
    ? text.replace(YEARS_OLD, "$1-to-$2-year-old")
    : text;

/** 'at' goes with a feast, 'from' and 'between' with both ends of a range and 'on' with a day, not with the month or year they are in. */
const REPLACED = /(?<=^|[\s(])(?:(?:at|from|on|between)\s+|@\s*)$/i;
const AT_SIGN = /(?<=^|[\s(])@\s*$/;
const SPAN = /[\d\p{L}] (?:to|until|till) |\d ?(?:to|[-–])/u;

/** 'on the night of 11 November' becomes 'on a night in November'. */
const PART_OF_DAY =
  /(?<=^|[\s(])(?:the )?(?:(?:early|late) )?(?<part>night|morning|afternoon|evening|day) of $/iu;

/** 'on shift the night of 3 April' becomes 'on shift one night in April'. */
const BEFORE_TIME =
  /(?<!\p{L})(?:on|in|at|by|for|from|of|during|since|until|till|before|after|about|around|throughout|over|into|and|or)\s+$/iu;

/** What a date of birth becomes: 'born on 4 June 1975' is 'born in 1975'. */
const YEAR = /^\d{4}$/u;

/** 'on this 14th day of March 1999' becomes 'in March 1999'. */
const NTH_DAY = /^(?:\p{L}+|\d{1,2}(?:st|nd|rd|th)) day of /iu;
const THE_OR_THIS = /(?<=^|[\s(])(?:on )?(?:the|this)\s+$/iu;

/** 'at Christmas' becomes 'in December', 'from 27 to 30 December' as well; nothing where the preposition stays. */
function withOwnPreposition(
  { source, preposition, text }: Candidate,
  { before, original }: Place,
): Fitted | undefined {
  const sign = preposition === "in" ? null : AT_SIGN.exec(before);
  if (sign && source === "rule") return { text: `at ${text}`, taken: sign[0].length };
  const part = source === "rule" && preposition === "in" ? PART_OF_DAY.exec(before) : null;
  if (part) {
    const time = part.groups!["part"]!;
    const article = BEFORE_TIME.test(before.slice(0, part.index)) ? indefinite(time) : "one";
    return { text: `${article} ${time} in ${text}`, taken: part[0].length };
  }
  const isVaguer = source === "rule" || source === "column";
  const own = isVaguer && preposition === "in" ? REPLACED.exec(before)?.[0] : undefined;
  if (own === undefined) {
    const article = source === "rule" && NTH_DAY.test(original) ? THE_OR_THIS.exec(before) : null;
    return article ? { text: `in ${text}`, taken: article[0].length } : undefined;
  }
  const stays = {
    at: /\d/.test(original),
    from: !SPAN.test(original),
    between: !/ and /iu.test(original),
    on: !YEAR.test(text),
    "@": false,
  }[own.trim().toLowerCase() as "at" | "from" | "between" | "on" | "@"];
  if (stays) return undefined;
  return { text: `${/^\p{Lu}/u.test(own) ? "In" : "in"} ${text}`, taken: own.length };
}

const PREPOSITION = /(?<=^|[\s(])(on|at|from|until|till|by|before|after)\s+$/i;

/**
 * Makes a vaguer time fit its preposition: 'on 4 June' becomes 'on a day in June', 'until 30 June' becomes 'until
 * some time in June'; 'until June' would end before it.
 */
const pointAfter = (preposition: string, days = 1): string => {
  if (preposition !== "on") return "some time";
  return days > 1 ? `${writeNumber(days, true)} days` : "a day";
};

/** After these a range reads 'one to three months', not 'between one and three months'. */
const BEFORE_RANGE =
  /(?<=^|[\s(])(?:of|within|with|for|in|at|on|by|over|under|after|about|around|approximately|roughly|some|nearly|almost)\s+$/i;
const FROM_BEFORE = /(?<!\p{L})from\s+$/iu;
const RANGE = /^between (.+?) and (.+)$/;
/** 'up to £5,000' is up to £10,000 at most, and 'at least £5,120' at least £5,000: of a range only one end fits. */
const BOUND =
  /(?<=^|[\s(])(?:(?<upper>up to|at most|under|below|(?:no|not) more than|less than|fewer than|(?:a )?maximum of)|at least|over|above|(?:no|not) less than|no fewer than|more than|exceeding|in excess of|upwards? of|(?:a )?minimum of)\s+$/iu;
/** 'Rs. 2' of 'between Rs. 2 and Rs. 3 crore' lacks what follows both: the unit. */
const UNIT_AFTER = /\d[\d.,]*(?<unit> ?[\p{L}%].*)$/u;

/** The end of a range that a bound asks for, with its unit. */
function boundOf(before: string, lower: string, upper: string): string | undefined {
  const bound = BOUND.exec(before);
  if (!bound) return undefined;
  if (bound.groups?.["upper"] !== undefined) return upper;
  if (UNIT_AFTER.test(lower)) return lower;
  return `${lower}${UNIT_AFTER.exec(upper)?.groups?.["unit"] ?? ""}`;
}

/** 'His last day is 28 July' becomes 'is a day in July'. */
export const IS_BEFORE = /(?<!\p{L})(?:is|was|were|are|am|be|will be|been|being)\s+$/iu;

/** 'the age of between 50 and 59' says the range twice. */
const AGE_RANGE = /\b(age(?: of)?) between (\S+) and (\S+)/i;

const BARE_AGE = /^between \d{1,3} and \d{1,3}$/u;

function timeFitted({ before, original }: Place, candidate: Candidate): string {
  const { preposition: wanted } = candidate;
  const text = candidate.text.replace(AGE_RANGE, "$1 $2 to $3");
  const range = RANGE.exec(text);
  if (range) {
    const bound = boundOf(before, range[1]!, range[2]!);
    if (bound !== undefined) return bound;
    // 'fees from $360–$1,365'
    if (
      BEFORE_RANGE.test(before) ||
      (FROM_BEFORE.test(before) && /\d\s?[–-]\s?\P{L}?\d/u.test(original))
    )
      return `${range[1]} to ${range[2]}`;
  }
  if (wanted === "in" && MONTH_FIRST.test(text) && IS_BEFORE.test(before))
    return `a day in ${text}`;
  const preposition = wanted && PREPOSITION.exec(before)?.[1]?.toLowerCase();
  if (!preposition || preposition === wanted) return text;
  // 'by the end of June' is true of 'by 7 June', and no day in it
  if (
    /^the (?:end|beginning) of /.test(text) &&
    /^(?:by|before|until|till|after)$/.test(preposition)
  )
    return text;
  return `${pointAfter(preposition, candidate.days)} ${wanted} ${text}`;
}

const MONTH_FIRST = new RegExp(`^${MONTH_NAME}\\b`, "u");

const ARTICLE = /^(?:an?|the)\s+/i;
const withoutArticle = (text: string): string => text.replace(ARTICLE, "");

const PREPOSITIONS =
  "in|at|on|of|from|to|near|by|with|for|within|into|around|outside|inside|under|over|through|throughout|before|against|between|towards?|via|across|about|until|since|during|after";
const LEADING = new RegExp(`^(${PREPOSITIONS}) (?=\\S)`, "i");
export const TRAILING = new RegExp(`(?:^|[\\s(])(?:${PREPOSITIONS})\\s+$`, "i");

/** 'in Europe' after 'in' is 'Europe', and without a preposition 'a place in Europe'. */
function withoutPreposition(text: string, before: string): string {
  const lead = LEADING.exec(text)?.[0];
  if (lead === undefined) return text;
  return TRAILING.test(before) ? withoutArticle(text.slice(lead.length)) : `place ${text}`;
}

/** Of 'who is deaf' and 'a deaf boy', not of 'deafness'. */
const ADJECTIVE =
  /^(?:deaf|deafblind|blind|mute|lame|disabled|partially sighted|hard of hearing)(?:-\p{Ll}+)?$/iu;
export const BEFORE_NOUN = new RegExp(
  `^ (?!(?:${PREPOSITIONS}|and|or|but|so|if|who|whose|which|that|when|where|while|because|since|until|till|although|though|unless|than|as|is|was|are|were|has|had|have|be|been|do|does|did|will|would|can|could|may|might|must|should|not|only|both|all|every|this|the|an?|his|her|my|our|their|your|its|it|he|she|they|we|you|again|even|now|then|here|there|today|yesterday|tomorrow|tonight|once|twice|soon|later|still|too|also|just|ever|never|often|yet|alone|together|away|abroad|\\p{Ll}{2,}(?<!fami|assemb|ear)ly)(?!\\p{L}))(?:\\p{Ll}|\\p{Lu}{2,5}(?!\\p{L}))`,
  "u",
);

/** 'the Leeds office' is no 'city in England office'. */
const WHERE = / (?:in|of|from|at|for) (?:the )?\p{L}.*$/u;

/** 'of Oslo's schools'; and 'in Aix in France' says itself where the city is. */
const OWNS_OR_PLACED = new RegExp(
  `^(?:['’]s(?!\\p{L})| in (?:the )?(?!(?:${MONTH_NAMES.join("|")}|Spring|Summer|Autumn|Winter)(?!\\p{L}))\\p{Lu}\\p{Ll})`,
  "u",
);

/** One thing that a place has: 'at Bristol station' becomes "at a city's station". */
const OF_PLACE =
  /^ (?:station|airport|harbour|harbor|dock|hospital|university|college|council|market|campus|prison|YOI|court|rugby|football|cricket|hockey|marathon|branch|depot|office|town hall|library|school|traffic)(?!\p{L})/u;

const attributive = (text: string, place: Place): string => {
  const { before, after } = place;
  if (OWNS_OR_PLACED.test(after)) return text.replace(WHERE, "");
  const isAhead = BEFORE_NOUN.test(after);
  if (text === "disability" && (isAhead || ADJECTIVE.test(place.original))) return "disabled";
  if (!isAhead) return text;
  if (/^ (?:accent|dialect)\b/.test(after)) return "regional";
  if (WHERE.test(text) && TRAILING.test(before) && OF_PLACE.test(after))
    return `${text.replace(WHERE, "")}'s`;
  return modifies(place) ? text.replace(WHERE, "") : text;
};

/** Whether a name says of which a noun is: 'the Leeds office', 'for Rotherham reserves'. */
function modifies({ original, before, after }: Place): boolean {
  if (!/^(?:[Tt]he )?\p{Lu}/u.test(original) || !BEFORE_NOUN.test(after)) return false;
  // without an article before the name a verb may follow: 'Oslo called'
  return (DETERMINED.test(before) || /^[Tt]he /.test(original)) && !/^ \p{L}+ed\b/u.test(after);
}

/** In the plural where the original is; a name that ends like one is one thing: 'Bolton Wanderers'. */
function numbered(text: string, { original, before }: Place): string {
  if (isPeople(text, original)) return `${text}s`;
  // 'shingles' are one disease
  if (STATE_OF_HEALTH.test(text) && !DETERMINED.test(before)) return text;
  return isPlural(original) && !isOneName(original, before) ? pluralPhrase(text) : text;
}

/** 'the two Belgians' are two Europeans. */
const isPeople = (text: string, original: string): boolean =>
  /^(?:\p{Lu}\p{Ll}+ )*\p{Lu}\p{Ll}+an$/u.test(text) &&
  /^\p{Lu}\p{Ll}+(?<!s|oi|[Ww]ale)s$/u.test(original);

/** Its last word has a capital that no beginning of a sentence gives it. */
const isOneName = (original: string, before: string): boolean =>
  /(?:^|[\s-])\p{Lu}\S*$/u.test(original) &&
  (/\s/.test(original.trim()) || !(before.trim() === "" || SENTENCE_START.test(before)));

// what already says which: an article, a pronoun, a genitive, a number word
export const DETERMINED =
  /(?:^|[\s(“"‘'[])(?:[12][0-9]{3}s?|(?:stage|grade|type|band|level|tier) (?:[0-9]|I{1,3}V?|IV)[a-d]?|the|an?|this|that|these|those|his|her|its|their|my|our|your|whose|no|some|any|each|every|another|other|one|two|three|same|said|former|first|second|third|(?!(?:s?he|it|that|who|there|here|what|where|how|let)[’']s)\p{L}+[’']s?)\s+$|(?:^|[\]*])[’']s\s+$/iu;
/** 'the Turkish Ministry', 'its competent court': an article further left, with adjectives between. */
export const DETERMINED_FAR = new RegExp(
  // 'her mother developed', 'his son has': of a noun and its verb the verb has no article
  `(?:^|[\\s(])(?:the|an?|this|that|his|her|its|their|our)\\s+(?!\\p{L}+(?<!ly)\\s+\\p{L}+ed\\s)(?:(?!(?:${PREPOSITIONS}|and|or|but|is|was|are|were|ha[sd]|have|got|back)\\s)[\\p{L}\\d][\\p{L}\\d-]*\\s+){1,5}$`,
  "iu",
);

function articleOf(
  words: string,
  { form, text }: Candidate,
  { original, before, after }: Place,
): "" | "a" | "an" | "the" {
  if (DETERMINED.test(before)) return "";
  if (modifies({ original, before, after })) return /^[Tt]he /.test(original) ? "the" : "";
  const own = /^(?:an?|the)\b/i.test(original);
  const given = form === "phrase" ? ARTICLE.exec(text)?.[0].trim().toLowerCase() : undefined;
  if (given === "the" && !isPlural(words)) return "the";
  if ((isPlural(original) && isPlural(words) && !isOneName(original, before)) || isMass(words))
    return "";
  if (isName(words) || /[0-9]$/.test(words)) return "";
  // 'has lupus' becomes 'has a chronic disease', 'on methadone 30 mg' 'on an opioid 30 mg', 'cooked haggis' 'cooked a dish'
  if (COUNTED.test(words) && !DETERMINED_FAR.test(before) && !BEFORE_NOUN.test(after))
    return indefinite(words);
  // 'hepatitis B antibody' becomes 'infectious disease antibody'
  if (STATE_OF_HEALTH.test(words) && BEFORE_NOUN.test(after) && !own) return "";
  if (SOMEBODY.test(words) && IS_SOMEBODY.test(before)) return indefinite(words);
  const name = NAME.test(original);
  if (!own && (!name || DETERMINED_FAR.test(before)) && given === undefined) return "";
  return indefinite(words);
}

/** A house number may come before it: '4 High Street'. */
const NAME = /^(?:\p{N}[\p{L}\p{N}/-]{0,5},? )?\p{Lu}/u;

/** An office held by one person only has no article; what it is a kind of has one. */
const SOMEBODY =
  /^person with |(?:^| )\p{Ll}+(?:person|professional|politician|official|officer|employee|[^aeiou]er|or|ist|ian)$/u;
const IS_SOMEBODY =
  /(?<!\p{L})(?:is|was|be|been|being|became|become|becomes|elected|appointed|as)\s+$/u;

/** Counted where the name of the medicine, the dish, the game or the illness is not. */
const COUNTED =
  /(?:^| )(?:disease|disorder|condition|syndrome|infection|illness|injury|operation|drug|medicine|supplement|anaesthetic|medication|stimulant|antidepressant|antibiotic|painkiller|sedative|narcotic|opioid|opiate|steroid|anti[\p{L}-]+|\p{L}+(?:lytic|gesic|thetic|tropic|izer|iazepine|urate|sporin|facient|uretic)|dish|beverage|drink|symptom|tumou?r|disability|addiction|allergy|haemorrhage|vehicle|boat|animal|bird|dog|horse|device|game|event)$/u;
const STATE_OF_HEALTH =
  /(?:^| )(?:disease|disorder|condition|syndrome|infection|illness|injury|operation)$/;

/** 'Europe', 'Northern Europe'; not 'European city'. */
const isName = (words: string): boolean => /(?:^|\s)\p{Lu}\S*$/u.test(headOf(words));

const isMass = (words: string): boolean =>
  /^(?:north|south|east|west|central|northern|southern|eastern|western)(?:ern)? \p{Lu}/u.test(
    words,
  );

const ARTICLE_BEFORE = /(?<=^|[\s(“"‘'[])(an?)(\s+)$/i;

const THE_BEFORE = /(?<=^|[\s(“"‘'[])(the)(\s+)$/i;

/** 'a' or 'an' outside the mention, made to agree. */
function agreeing(text: string, { before, original, after, introduced }: Place): Fitted {
  const definite = THE_BEFORE.exec(before);
  const isNew =
    introduced === true &&
    /^\p{Lu}.*\p{Ll}/u.test(original) &&
    /^\p{Ll}/u.test(text) &&
    !isPlural(text) &&
    !isMass(text) &&
    !BEFORE_NOUN.test(after) &&
    !/^['’]s(?!\p{L})/u.test(after);
  if (definite && isNew) {
    const article = SENTENCE_START.test(before.slice(0, -definite[0].length))
      ? indefinite(text).replace(/^a/, "A")
      : indefinite(text);
    return { text: `${article}${definite[2]}${text}`, taken: definite[0].length };
  }
  return articleAgreeing(text, { before });
}

function articleAgreeing(text: string, { before }: Pick<Place, "before">): Fitted {
  const article = ARTICLE_BEFORE.exec(before);
  if (!article) return { text, taken: 0 };
  const [whole, written, space] = article as unknown as [string, string, string];
  const wanted = soundsLikeVowel(text) ? "an" : "a";
  if (written.toLowerCase() === wanted) return { text, taken: 0 };
  const shaped = /^A/.test(written) ? `A${wanted.slice(1)}` : wanted;
  return { text: `${shaped}${space}${text}`, taken: whole.length };
}

/** A line may begin with a bullet, a number or a time: '1400 Architect rang'. */
const SENTENCE_START =
  /(?:^|[.!?][”"')\]]?\s+|\n\s*(?:[-*•]\s+|\d+\.\s+|\[?\d{1,2}[:.]?\d{2}\]?:? (?:[-–] )?)?)$/u;
/** A line that ends in 'on' goes on in the next, even below a blank one. */
const CARRIED_ON = new RegExp(`(?:^|[\\s(])(?:${PREPOSITIONS}|and|or|the|an?)\\s*\\n\\s*$`, "u");
const ABBREVIATED =
  /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|[Nn]o|nos|v|art|vol|pp?|[Ee]st|approx|ca|max|min|avg|incl|excl|resp|dept|ext|esp|e\.g|i\.e)\.\s+$/u;

const CAPITALS_BEFORE = /(?:^|[^\p{L}])\p{Lu}{2,}\s+$/u;
const CAPITALS_AFTER = /^\s+\p{Lu}{2,}(?![\p{Ll}])/u;

/** In capitals inside a line of capitals: 'OF THE TOWN'. */
const isInCapitals = ({ before, original, after }: Place): boolean =>
  /\p{Lu}{4}/u.test(original) &&
  !/\p{Ll}/u.test(original) &&
  (CAPITALS_BEFORE.test(before) || CAPITALS_AFTER.test(after));

/** A capital where a sentence begins with the mention. */
function capitalized({ text, taken }: Fitted, place: Place): Fitted {
  const { before, original } = place;
  if (isInCapitals(place)) return { text: text.toUpperCase(), taken };
  const starts =
    taken === 0 &&
    /^\p{Lu}/u.test(original) &&
    SENTENCE_START.test(before) &&
    !CARRIED_ON.test(before) &&
    !ABBREVIATED.test(before);
  return { text: starts ? text.charAt(0).toUpperCase() + text.slice(1) : text, taken };
}
