/** Finds of the recognizer that are one with the find before them: 'OSTROWSKA, Danuta', 'Consultant Neuroradiologist', 'Kestrel & Vane'. */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import type { Found } from "../kit/detector.js";
import { isForename } from "../people/forenames.js";
import { parsePerson } from "../people/parse.js";
import { isKnownOrganization } from "../words/organization/known-organization.js";

/** Two halves of a double name of which one was taken for something else: 'Hřebíčková' '-Dvořák'. */
export function isDoubleName(
  text: string,
  before: Pick<Found, "start" | "end" | "type">,
  piece: Span & { readonly type: SemanticType },
): boolean {
  const types = [before.type, piece.type];
  if (before.type === "DEM" && piece.type === "PERSON" && isForenameBefore(text, before, piece))
    return true;
  if (!types.includes("PERSON") || !types.every((type) => DOUBLED.has(type))) return false;
  const joined = text.slice(before.end, piece.end);
  return (
    piece.start >= before.end &&
    /^-(?:\p{Lu}[\p{L}\p{M}]+|\p{Ll}{2,6}(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2})$/u.test(joined)
  );
}
/** 'I am Chukwuemeka Obi', of which the first word was taken for what somebody is. */
const isForenameBefore = (text: string, before: Span, piece: Span): boolean =>
  text.slice(before.end, piece.start) === " " &&
  /^\p{Lu}\p{Ll}{3,}$/u.test(text.slice(before.start, before.end)) &&
  /\b(?:am|is|called|named|name is|by|to|with|from|Dear|,) $/u.test(
    text.slice(Math.max(0, before.start - 10), before.start),
  ) &&
  !/(?:an|ish|ese|ch|er|or|ist|ic|ian|ant|ent|eer|man)$/u.test(
    text.slice(before.start, before.end),
  );
const DOUBLED: ReadonlySet<SemanticType> = new Set(["PERSON", "ORG", "LOC"]);

/** 'St' before 'Columba's'; 'St Thomas' before 'More', of another saint and no town. */
export const isSaint = (text: string, before: Span, piece: Span): boolean =>
  text.slice(before.end, piece.start) === " " &&
  (/^(?:St\.?|Saint)$/u.test(text.slice(before.start, before.end)) ||
    (/^(?:St\.?|Saint) \p{Lu}\p{Ll}+$/u.test(text.slice(before.start, before.end)) &&
      /^\p{Lu}\p{Ll}+$/u.test(text.slice(piece.start, piece.end))));

/** 'Consultant' before 'Neuroradiologist'. */
const RANK =
  /^(?:Consultant|Senior|Junior|Chief|Specialist|Lead|Deputy|Assistant|Trainee|Associate|Principal|Staff|Clinical|Advanced|Locum)$/iu;
/** The course of an illness before its name: 'relapsing-remitting' and 'multiple sclerosis'. */
const COURSE =
  /(?:^|[ -])(?:relapsing|remitting|progressive|resistant|onset|recurrent|metastatic|advanced|[Ee]nd-stage|dependent|refractory|intractable|chronic|acute|congenital|hereditary|familial|juvenile|idiopathic)$/iu;
const OCCUPATION = /^(?:\p{L}+ )?\p{L}+(?:ist|er|or|an|ian|ant|eon|rse|ive|ect|ary)(?: \p{L}+)?$/u;
const ONE_NAME = /^\p{Lu}[\p{Ll}'’-]+$/u;
/** 'Winifred May' behind 'HEPWORTH, '. */
const GIVEN_NAMES = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}(?:[\p{Ll}'’-]+|\.)){0,2}$/u;
/** 'OSTROWSKA' before ', Danuta'. */
const SURNAME_FIRST = /^\p{Lu}{2}[\p{Lu}'’-]+$/u;

/** 'Winifred "Freda' with what follows: a name in quotation marks within a name. */
const isNickname = (name: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+ ["“„‘(]\p{Lu}[\p{L}-]{1,20}(?:["”’)] \p{Lu}[\p{L}'’-]+)?$/u.test(name);

/** Whether a piece belongs to the find of its type before it. */
export function goesOn(
  text: string,
  before: Pick<Found, "start" | "end" | "type">,
  piece: Span,
): boolean {
  if (piece.start < before.end) return true;
  if (before.type === "LOC" && isAddressGoingOn(text, before, piece)) return true;
  const gap = text.slice(before.end, piece.start);
  const words = text.slice(piece.start, piece.end);
  const first = text.slice(before.start, before.end);
  // an article is no body of its own: 'THE' and 'BOROUGH OF KESWATER'
  if (before.type === "ORG" && gap === " " && /^the$/iu.test(first)) return true;
  if (before.type === "ORG") return gap === " & " && ONE_NAME.test(first) && ONE_NAME.test(words);
  if (before.type === "DEM") {
    if (gap !== " ") return false;
    return (RANK.test(first) && OCCUPATION.test(words)) || COURSE.test(first);
  }
  if (before.type === "MISC") {
    return / of(?: the)? $/.test(` ${gap}`) && ONE_NAME.test(first) && ONE_NAME.test(words);
  }
  if (before.type === "PERSON" && gap === ", " && SURNAME_FIRST.test(first)) {
    if (GIVEN_NAMES.test(words) && words.split(" ").some(isForename)) return true;
    return ONE_NAME.test(words) && /^\s{2,}|^\n|^$/.test(text.slice(piece.end, piece.end + 3));
  }
  if (before.type === "PERSON" && isNickname(first + gap + words)) {
    // 'Kev (Danny's bro)' are two
    return !/^['’]s\b/u.test(text.slice(piece.end, piece.end + 3));
  }
  return (
    before.type === "PERSON" && gap === " " && /^\p{Lu}/u.test(words) && !parsePerson(words).titled
  );
}

/** 'Flat 3' and '117 Seagate' and 'Arbroath DD11 1AL' are one address. */
const isAddressGoingOn = (text: string, before: Span, piece: Span): boolean =>
  /^,? $/.test(text.slice(before.end, piece.start)) &&
  /^(?:.*, )?(?:Flat |Apartment |Unit |Room )?\d{1,4}[A-Za-z]?(?: \p{Lu}.*)?$/su.test(
    text.slice(before.start, before.end),
  ) &&
  /^\d{1,4}[A-Za-z]? \p{Lu}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u.test(
    text.slice(piece.start, piece.end),
  );

/** What a place or a body ends in: 'Dizel Abad prison', 'Cotswold Veterinary Specialists'. */
const KIND =
  /^(?:prison|jail|farm|hospital|ISD|USD|health|motors|school|academy|college|surgery|practice|clinic|specialists|centre|park|hotel|church|mosque|airport|station|street|road|lane|works|mill|quarry|colliery|dryers)$/iu;
const PLACE_KIND = /^(?:farm|park|airport|station|street|road|lane|mill|quarry)$/iu;
const FRAGMENTS: ReadonlySet<SemanticType> = new Set(["ORG", "LOC", "PERSON", "DEM", "MISC"]);

/** What a name of a prison, a ship or a station begins with. */
const FIRST_KIND = /^(?:HMP|HMYOI|YOI|HMS|USS|RFA|RAF)$/u;
/** 'North' of 'Dalby North'. */
const SKY = /^(?:North|South|East|West|Central)$/u;
/** 'Grizzlies' of 'the Fresno Grizzlies'. */
const TEAM = /^\p{Lu}\p{Ll}{3,}s$/u;
const NAMES = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+){0,2}$/u;
const THE = /(?<!\p{L})[Tt]he $/u;
const WHERE = /(?<!\p{L})(?:in|at|from|to|of|near|for|with|by|via|on|outside|around|and) $/iu;

/** What two neighbouring finds are together: 'HMP' 'Stirling', 'the Fresno' 'Grizzlies', 'Aroha' 'Wihongi'. */
function pairOf(text: string, before: Found, one: Found): SemanticType | undefined {
  if (text.slice(before.end, one.start) !== " ") return undefined;
  const first = text.slice(before.start, before.end);
  const second = text.slice(one.start, one.end);
  if (before.type === "ORG" && FIRST_KIND.test(first)) return "ORG";
  if (before.type === "LOC" && SKY.test(second)) return "LOC";
  const context = text.slice(Math.max(0, before.start - 10), before.start);
  if (before.type === "LOC" && one.type === "PERSON" && TEAM.test(second) && THE.test(context))
    return "ORG";
  const isName =
    (before.type === "ORG" || before.type === "LOC") &&
    one.type === "PERSON" &&
    ONE_NAME.test(first) &&
    NAMES.test(second) &&
    !isForename(second.split(" ")[0]!) &&
    (!WHERE.test(context) || /\band $/iu.test(context));
  return isName && !isKnownOrganization(first) ? "PERSON" : undefined;
}

/** A find with those right before it that are one with it, which are taken off `joined`. */
function withPair(text: string, joined: Found[], one: Found): Found {
  const before = joined.at(-1);
  const type = before && pairOf(text, before, one);
  if (!before || !type) return one;
  joined.pop();
  return withPair(text, joined, {
    ...riskiest([before, one]),
    start: before.start,
    end: one.end,
    type,
  });
}

/** Neighbouring words that were taken for several things and are one by the last of them: 'Cold', 'Keld' and 'Farm'. */
export function withFragmentsJoined(text: string, found: readonly Found[]): Found[] {
  const joined: Found[] = [];
  for (const one of found) {
    const whole = withPair(text, joined, one);
    if (whole !== one) {
      joined.push(whole);
      continue;
    }
    let first = joined.length;
    if (FRAGMENTS.has(one.type) && KIND.test(lastWordOf(text.slice(one.start, one.end)))) {
      let { start } = one;
      while (first > 0 && isFragment(text, joined[first - 1]!, start))
        start = joined[--first]!.start;
    }
    const parts = joined.splice(first);
    if (parts.length === 0) {
      joined.push(one);
      continue;
    }
    const words = lastWordOf(text.slice(one.start, one.end));
    joined.push({
      ...riskiest([...parts, one]),
      start: parts[0]!.start,
      end: one.end,
      type: PLACE_KIND.test(words) ? "LOC" : "ORG",
    });
  }
  return joined;
}

type Judged = Found["decision"];

/** A name and the words beside it are hidden where either is: 'Skelby' in 'County Court at Skelby'. */
export const riskier = (a: Judged, b: Judged): Judged =>
  !a || (b && b.NO_MASK < a.NO_MASK) ? b : a;

const riskiest = (parts: readonly Found[]): Found =>
  parts.reduce((a, b) => (riskier(a.decision, b.decision) === a.decision ? a : b));

/** A name right before, which is nobody's forename alone. */
const isFragment = (text: string, { start, end, type }: Found, next: number): boolean =>
  FRAGMENTS.has(type) &&
  text.slice(end, next) === " " &&
  /^[\p{L}'’-]+(?: [\p{L}'’-]+)?$/u.test(text.slice(start, end)) &&
  !isForename(text.slice(start, end));

const lastWordOf = (words: string): string => words.slice(words.lastIndexOf(" ") + 1);
