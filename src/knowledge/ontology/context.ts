/**
 * What the words around a name say about it: 'the film X', 'X, a town in', 'he signed for X'. A name
 * that no list holds still gets true, if very general words.
 */

import type { SemanticType } from "../../document/types.js";
import { keyOf } from "./key.js";

interface Sides {
  readonly before: string;
  readonly after: string;
}

/** The text before and after a mention in its context; undefined where it is not found there. */
function sidesOf(mention: string, context: string): Sides | undefined {
  const at = context.indexOf(mention);
  if (at === -1) return undefined;
  return { before: context.slice(0, at), after: context.slice(at + mention.length) };
}

const SPORTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:american football|nfl|quarterback|linebacker|cornerback|running back|wide receiver|touchdown|gridiron|tight end|defensive (?:end|tackle|back)|placekicker|undrafted|punter|college football|head football coach)\b/i,
    "American football team",
  ],
  [/\b(?:australian rules|afl|vfl)\b/i, "Australian rules football club"],
  [/\brugby league\b/i, "rugby league team"],
  [/\brugby\b/i, "rugby union team"],
  [
    /\b(?:baseball|pitcher|mlb|shortstop|outfielder|batting average|first baseman)\b/i,
    "baseball team",
  ],
  [/\b(?:basketball|nba|wnba|rebounds)\b/i, "basketball team"],
  [/\b(?:hockey|nhl|defenceman|defenseman|goaltender)\b/i, "ice hockey team"],
  [/\b(?:cricket(?:er)?|wickets?|batsman|test match(?:es)?)\b/i, "cricket team"],
  [/\b(?:volleyball)\b/i, "volleyball team"],
  [/\b(?:handball)\b/i, "handball team"],
  [
    /\b(?:football(?:er)?|soccer|midfielder|goalkeeper|striker|centre[- ]back|full[- ]back|winger|premier league|la liga|serie a|bundesliga)\b/i,
    "association football club",
  ],
];

/** What players do for a team: the words just before its name, or before the names beside it. */
const PLAYS_FOR =
  /\b(?:play(?:s|ed|ing)?|sign(?:s|ed|ing)?|debut(?:s|ed)?|loan(?:ed)?|transfer(?:s|red)?|draft(?:ed)?|trade[ds]?|coach(?:es|ed)?|appear(?:s|ed|ances)?|captain(?:s|ed)?|manage[ds]?|join(?:s|ed|ing)?|mov(?:es|ed|ing)|goalkeeper|midfielder|defender|forward|striker|spells?|stints?|seasons?|games|matches|goals|career|selected|released|waived|pitched|contract|return(?:s|ed)?|club|team)\b[^.;]{0,80}?\b(?:for|with|to|by|at|from|against|(?:coach|captain|manager|member) of)\s+(?:[\p{Lu}(][^.;]{0,70}(?:,|and|or|to)\s+)?(?:the\s+|[a-z-]+\s+(?:club|side|team|outfit|giants)s?\s+)?$/u;

const PLAYED_FOR = /\bplay(?:s|ed|ing) for (?:the )?$/;
const JOINED = /\b(?:re)?(?:joined|captained|managed|coached|represented|left)\s+(?:the\s+)?$/;

/** A verb whose object or place is a work. */
const WORK_BEFORE =
  /\b(?:starr(?:ed|ing|s)|appear(?:ed|ing|s|ances?)|roles?|parts?|cast|featured|guest[- ]starr\w+|cameo|portray\w+|played \p{L}+(?: \p{L}+){0,3}) (?:in|on)(?:\s+(?:the|an?))?(?:\s+[^.;]{0,60}(?:,|and|or))?\s*["“'‘]?$/u;

const PUBLISHED_BEFORE =
  /\b(?:wrote|written|author(?:ed)? of|publish(?:ed|es)|directed|produced|released|recorded|composed|painted|exhibited)\s+(?:the\s+)?["“'‘]?$/;

/** A noun right before a name, or before the names listed beside it. */
const NOUN_BEFORE =
  /(?<!\p{L})(\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?),?(?: (?:called|titled|entitled|named|known as))?\s*["“'‘]?$/u;
const LIST_BEFORE =
  /(?<!\p{L})(\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?),? (?:such as|including|includes?|included|like|are|were)(?: the)? (?:["“'‘]?[\p{Lu}\d][^.;:]{0,200}?(?:,|\)|["”'’]|\band|\bor)\s+)?(?:and )?["“'‘]?$/u;
/** 'She plays X': no play of that name. */
const PREDICATE = /(?<!\p{L})(?:s?he|it|who|they|i|we|you) \p{Ll}+\s*["“'‘]?$/iu;
/** 'X, a town in', 'X is a company that'. */
const NOUN_AFTER =
  /^["”'’]?(?:,| is| was)? (?:an?|the) ((?:[\p{L}-]+ ){0,4}?[\p{Ll}-]+)(?=\s*[,.;)]| (?:in|of|for|from|that|which|based|by|on|at|near|with)\b)/u;
const WORD_AFTER = /^["”'’]? ([\p{Ll}-]+)/u;
const YEAR_AFTER = /^["”'’]? \((?:18|19|20)\d\d\)/;

/**
 * Keys of nouns by which the context calls a name, most telling first; each still has to be in the graph
 * and to fit the type. Those before a name ('the film X') are surer than those after it ('X fans').
 */
export function calledByContext(
  mention: string,
  context: string,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const sides = sidesOf(mention, context);
  if (!sides) return { before: [], after: [] };
  const nouns = (found: readonly (RegExpExecArray | null)[]) =>
    found.flatMap((match) => (match ? endings(match[1]!) : []));
  return {
    before: nouns([
      PREDICATE.test(sides.before) ? null : NOUN_BEFORE.exec(sides.before),
      LIST_BEFORE.exec(sides.before),
    ]),
    after: nouns([NOUN_AFTER.exec(sides.after), WORD_AFTER.exec(sides.after)]),
  };
}

/** Whether a name is where works are named: 'starred in X', 'wrote X'; of no other kind, 'X (1978)'. */
export function isWorkByContext(
  mention: string,
  context: string,
  type: SemanticType | undefined,
): boolean {
  const sides = sidesOf(mention, context);
  if (!sides) return false;
  const { before, after } = sides;
  if (WORK_BEFORE.test(before) || PUBLISHED_BEFORE.test(before)) return true;
  return type === "MISC" && YEAR_AFTER.test(after);
}

/** The kind of team that a name means after 'played for' and the like; undefined elsewhere. */
export function teamOf(
  mention: string,
  context: string,
  type: SemanticType | undefined,
): string | undefined {
  if (type !== "ORG" && type !== "LOC") return undefined;
  const sides = sidesOf(mention, context);
  if (!sides || !(PLAYS_FOR.test(sides.before) || JOINED.test(sides.before))) return undefined;
  if (type === "LOC" && !/(?:\b(?:for|with|against|and|or)|,)\s+$/u.test(sides.before))
    return undefined;
  if (PLAYED_FOR.test(sides.before)) return sportNear(sides) ?? "sports team";
  return sportNear(sides);
}

function sportNear(sides: Sides): string | undefined {
  const near = `${sides.before.slice(-400)} ${sides.after.slice(0, 200)}`;
  return SPORTS.find(([words]) => words.test(near))?.[1];
}

/** Keys of a noun phrase and its shorter ends: 'indie rock band', 'rock band', 'band'. */
function endings(phrase: string): string[] {
  // of 'series and films such as X' no more is sure than that X is a work
  if (/^(?:and|or) (?:films|movies|series|shows|plays|books|albums)$/.test(phrase)) return [WORK];
  const words = keyOf(phrase).split(" ");
  return words.map((_, i) => words.slice(i).join(" ")).filter((end) => !NO_NOUN.test(end));
}

/** The concept of all works that people make. */
export const WORK = "creative work";

/** Stands where a noun would, and says nothing about the kind. */
const NO_NOUN =
  /^.{1,2}$|^(?:first|second|third|last|next|former|only|new|old|final|late|one|others?|same|seasons?|years?|days?|times?|games?|match(?:es)?|ends?|win|loss|silver|gold|bronze|white|black|red|blue|green|grey|gray|yellow|orange|purple|brown|pink)$/;

const PLACE_BEFORE =
  /(?<!\p{L})(?:in|at|from|to|near|of|into|outside|around|towards|through|across|between|via|leaving|left|visited)\s+(?:the\s+)?(?:[\p{Lu}][^.;:]{0,60}(?:,|and|or|to)\s+)?$/u;
const AGENT_BEFORE =
  /(?<!\p{L})(?:at|for|by|with|from|of|to|joined|against|between|via|through|left|sued|the|and)\s+(?:the\s+)?(?:[\p{Lu}][^.;:]{0,60}(?:,|and|or)\s+)?$/u;
const AGENT_AFTER =
  /^\s+(?:\([^)]*\)\s+)?(?:has|had|was|were|is|did|does|shall|will|said|submitted|argued|decided|held|found|upheld|dismissed|issued|ordered|refused|announced|hired|employed|paid|rejected|granted|stated|requested|delivered|gave|quashed|allowed)\b/u;

/**
 * Whether a name that no list holds stands where places or organizations are named, so that at least
 * its type is sure; a word in small letters, or one with a number in it, may be anything.
 */
export function isPlacedByContext(
  mention: string,
  context: string,
  type: SemanticType | undefined,
): boolean {
  const sides = sidesOf(mention, context);
  if (!sides || !/^(?:the )?\p{Lu}/u.test(mention) || /\p{N}/u.test(mention)) return false;
  if (type === "LOC") return PLACE_BEFORE.test(sides.before);
  return type === "ORG" && (AGENT_BEFORE.test(sides.before) || AGENT_AFTER.test(sides.after));
}

const ACRONYM_AT_END = /(?<![\p{L}\p{N}])\p{Lu}{2,}[ -]$/u;

/** Whether an abbreviation makes another thing of the noun, inside the mention or before it: 'ST depression'. */
export function hasAcronymBefore(mention: string, context: string): boolean {
  const before = sidesOf(mention, context)?.before ?? "";
  const inside = mention.slice(0, mention.lastIndexOf(" ") + 1);
  return ACRONYM_AT_END.test(inside === "" ? before : inside) && /\p{Ll}/u.test(mention);
}
