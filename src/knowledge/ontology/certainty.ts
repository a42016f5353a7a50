/**
 * Whether the mention's type, subtype and sentence single a sense out. Only then are the kinds above it true
 * of the mention: 'pain' may be somebody who annoys, 'ST' no stretch of road, 'People' no magazine.
 *
 * | linked by | certain where |
 * | --- | --- |
 * | what the sentence calls it ('the film X', 'X, a town in') | always |
 * | spelling: a longer term, an edit distance | never |
 * | a common noun | the type or subtype leaves one kind, or that kind is what the word mostly means |
 * | a name | no common noun is written so, or the sentence names a concept above it |
 * | a town that is no city and is called like a thing or a person ('Ash', 'Pen', 'Murray') | the sentence names a concept above it |
 * | a company that is no organization here: what it makes ('she drives a Volvo') | never |
 * | the noun of an attribute after an abbreviation ('ST depression') | never |
 * | the noun behind a verb ('played trombone') | never |
 * | a trade of two senses ('consultant'), a syndrome by its name | never |
 * | a language ('she teaches Irish') | never |
 * | the last word of a drug's name ('tranexamic acid') | never |
 * | a machine by its bare noun ('diesel in the boot') | never |
 * | two or three letters, no sense of which was counted | never |
 * | two or three capitals | a country, or the sentence names a concept above it |
 */

import type { SemanticType } from "../../document/types.js";
import { wordSet } from "../../language/lists.js";
import { hasAcronymBefore } from "./context.js";
import type { Graph } from "./graph.js";
import { singularOf } from "./heads.js";
import { isName, keyOf } from "./key.js";
import type { Link } from "./link.js";
import { toldByContext } from "./senses.js";
import { type Fit, mayName } from "./types.js";

interface Circumstances {
  readonly type?: SemanticType;
  readonly subtype?: string;
  /** The sentence. */
  readonly context: string;
  /** It as a key with a space at both ends, without the mention and with it; empty if there is no such word. */
  readonly around: string;
  readonly said: string;
}

/** What its last word does not say: 'a Redemptorist brother', 'Religious sister', of no family; 'self harm'; a team leader holds no office. */
const NOT_BY_HEAD =
  /(?:\b(?:[Rr]eligious|[Ll]ay|[Pp]rofessed|[Nn]ursing|[Ww]ard)|(?:^|an? )\p{Lu}\p{L}+(?:ist|an|ine|ite)) (?:brother|sister)s?$|^self[ -]harm|(?:^|[ -])(?:[Tt]eam|[Ss]hift|[Ss]ection|[Ss]quad|[Ll]ine|[Cc]rew|[Yy]outh|[Ww]orship|[Ss]cout|[Pp]lay) [Ll]eaders?$/u;

export type IsCertain = (mention: string, link: Link, circumstances: Circumstances) => boolean;

export function createCertainty(graph: Graph, tierOf: Fit): IsCertain {
  /** Whether a kind or place above a name is in the context: 'magazine' beside 'People'. */
  function isToldOf(concept: number, { around, said }: Circumstances): boolean {
    if (toldByContext(graph, concept, around) > 0) return true;
    return [...graph.above(concept)].some(
      (above) => above !== concept && said.includes(` ${keyOf(graph.name(above))} `),
    );
  }

  const isA = (concept: number, kind: RegExp): boolean =>
    [...graph.above(concept)].some((above) => kind.test(graph.name(above)));

  /** Whether it is an event and not a body: a sporting event may stand for its holder. */
  const isOccurrence = (concept: number): boolean => {
    const above = [...graph.above(concept)].map((one) => graph.name(one));
    return (
      above.includes("event") &&
      !above.some((name) => /^(?:organi[sz]ation|institution|sporting event)$/.test(name))
    );
  };

  /** Whether some common noun is written so: 'Reading', 'People', 'Unite'. */
  const isCommonNoun = (mention: string): boolean =>
    meaningsOf(keyOf(mention)).some((concept) => !isName(graph.name(concept)));

  const meaningsOf = (key: string): readonly number[] => {
    const found = graph.find(key);
    const singular = found.length > 0 ? undefined : singularOf(key);
    return singular === undefined ? found : graph.find(singular);
  };

  /** Whether the linked senses, and those of the same kind, make up most of what the word is used for. */
  function isMostlyMeant(mention: string, { concepts, term }: Link): boolean {
    const lower = term.toLowerCase();
    const all = meaningsOf(term).filter((concept) => mayName(lower, graph.name(concept)));
    if (all.length === 0) return isName(mention);
    const linked = new Set(concepts);
    const kinds = new Set(
      concepts.flatMap((one) => graph.chain(one).map(({ concept }) => concept)),
    );
    for (const name of SAYS_NOTHING) for (const one of graph.find(name)) kinds.delete(one);
    let same = 0;
    let sum = 0;
    for (const concept of all) {
      const weight = graph.frequency(concept) + UNSEEN;
      sum += weight;
      if (linked.has(concept) || [...graph.above(concept)].some((above) => kinds.has(above))) {
        same += weight;
      }
    }
    return same >= MOSTLY * sum;
  }

  /**
   * Whether a small town's name may mean another place: a house, a farm or a village that no list holds is called like a
   * thing or a person more often than like a town far away.
   */
  const mayBeNoTown = (mention: string, concept: number): boolean => {
    const inhabitants = graph.frequency(concept);
    if (inhabitants < COMMON_NAME && (SHORT_NAME.test(mention) || isCommonNoun(mention)))
      return true;
    return inhabitants < FORENAME && wordSet("shared/forenames").has(mention);
  };

  /** Whether the words around say that something else is called after the place that was linked. */
  function isCalledAfterPlace(mention: string, context: string, first: number): boolean {
    if (ONE_WORD.test(mention)) {
      // 'in James's' is a hospital or a house; rivers have an article
      if (isA(first, RIVER) && !context.includes(`he ${mention}`)) return true;
      // a hotel or a beach: 'at the Seaside'
      if (isA(first, TOWN) && context.includes(`the ${mention}`)) return true;
    }
    // an employer: 'flight attendants at Piedmont'
    if (isA(first, REGION) && context.includes(` at ${mention}`)) return true;
    // a street: 'the bank on Ponce'
    return isA(first, TOWN) && context.includes(` on ${mention}`);
  }

  return (mention, link, circumstances) => {
    const { how, concepts, by } = link;
    const { type, subtype, context } = circumstances;
    const [first] = concepts as readonly [number, ...number[]];
    if (by === "spelling") return false;
    if (type === "DEM" && (TWO_TRADES.test(mention) || NOT_BY_HEAD.test(mention))) return false;
    if (NAMED_AFTER.test(mention) || (SAINT.test(mention) && context.includes(`${mention}'s`)))
      return false;
    // 'a trombone' is not what 'played trombone' says
    if (type === "MISC" && DONE.test(mention)) return false;
    if ((type === "MISC" || type === "DEM") && VERB_FIRST.test(mention)) return false;
    if (subtype === "medication" && how === "head") return false;
    // 'she became diaphoretic' takes no drug
    if (type === "DEM" && ADJECTIVE.test(mention) && isA(first, DRUG)) return false;
    if (type === "LOC" && isCalledAfterPlace(mention, context, first)) return false;
    // 'lives on a dairy farm' has no company beneath
    if (FARM.test(mention) && type !== "LOC") return false;
    if (isA(first, MACHINE) && isBare(mention, context)) return false;
    const tier = tierOf(first, type);
    if (tier === undefined || (type === "ORG" && tier > 1)) return false;
    const bySubtype = tierOf.ofSubtype(first, subtype);
    if (bySubtype === false) return false;
    if (by === "sentence" || by === "place") return true;
    if (type === "DEM" && isLanguage(mention, context)) return false;
    if (how === "exact" && isName(graph.name(first))) {
      const told = concepts.some((one) => isToldOf(one, circumstances));
      if (ACRONYM.test(mention)) return told || isA(first, COUNTRY);
      if (told || type === "DEM" || isA(first, COUNTRY)) return true;
      if (type === "LOC") return !isA(first, SMALL_PLACE) || !mayBeNoTown(mention, first);
      if (type === "MISC" && isA(first, COMPANY)) return false;
      return !isCommonNoun(mention);
    }
    if (type === "DEM" && hasAcronymBefore(mention, context)) return false;
    // a syndrome by its name is more than a symptom, which the word alone is linked to
    if (how === "head" && SYNDROME.test(mention)) return false;
    // 'the law centre' is no police
    if (type === "ORG" && how === "exact" && ONE_WORD.test(mention) && !isName(mention))
      return isMostlyMeant(mention, link);
    // 'Oakfield Primary' is no election, though its last word may be one
    if (type === "ORG" && how !== "exact" && isOccurrence(first)) return false;
    if (bySubtype === true || type === "ORG" || type === "LOC") return true;
    // 'od' is once daily more often than oculus dexter
    if (SHORT.test(mention) && concepts.every((one) => graph.frequency(one) === 0)) return false;
    return isMostlyMeant(mention, link);
  };
}

/** 'plays the trombone', 'drove the crane': what somebody does, which the noun alone does not say. */
const VERB_FIRST =
  /^(?:plays?|sells?|sold|keeps|kept|runs|ran|makes|made|breeds|bred|drives|drove|teaches|taught|grows|grew|collects|rides|rode|sings|sang|races|builds|built|repairs|restores|flies|flew|paints|writes|wrote|knits|bakes|coaches|carves|fishes|won|led|swam) (?:(?:the|an?|his|her|my|their) )?\p{L}/u;
/** 'played trombone', 'hawked gala'. */
const DONE = /^\p{Ll}{3,}ed \p{Ll}/u;
/** Inhabitants up to which a town gives way to a thing of its name, and to a person of its name. */
const COMMON_NAME = 50_000;
const FORENAME = 100_000;
const SHORT_NAME = /^\p{L}{1,4}$/u;
const SMALL_PLACE = /^(?:(?:small )?(?:town|city) in .+|settlement|place)$/;
const COMPANY = /^company$/;

/** A cleric or a layman, a physician or an adviser, a pharmacist or a scientist, a nurse or a relative, a lawyer or a doctor, an owner or an innkeeper; no priest, though linked so. */
const TWO_TRADES =
  /^(?:deacons?|elders?|interns?|widows?|widowers?|seneschals?|stewards?|provosts?|reeves?|wardens?|consultants?|chemists?|sisters?|registrars?|fellows?|counsels?|residents?|nuns?|imams?|rabbis?|mullahs?|landlords?|landlad(?:y|ies)|conductors?|ministers?|rectors?|governors?|whistle-?blowers?|(?:dinner|lollipop|tea|cleaning|bin|milk) (?:lad(?:y|ies)|m[ae]n))$/iu;
/** A clinic, a school or a pub may be called the Priory. */
const NAMED_AFTER =
  /^(?:[Tt]he )?(?:Priory|Abbey|Friary|Convent|Minster|Temple|Mission|Haven|Retreat)$/u;
/** 'St Thomas's' is a church or a hospital, and no town. */
const SAINT = /^(?:St\.?|Saint) \p{Lu}[\p{L}-]+$/u;
const ONE_WORD = /^\p{L}+$/u;
const RIVER = /^(?:river|stream|body of water)$/;
const REGION = /^(?:region|state|country|province|county)$/;
const FARM = /(?:farm|ranch|smallholding|croft|vineyard|orchard)s?$/iu;
const MACHINE = /^(?:machine|device|vehicle|equipment|motor|engine)$/;

/** Whether a common noun in the singular has no article or other determiner: it names a stuff, and no machine. */
function isBare(mention: string, context: string): boolean {
  if (!/^\p{Ll}+(?<!s)$/u.test(mention)) return false;
  const at = context.indexOf(mention);
  const before = /([\p{L}\p{N}'’]+)\s+$/u.exec(at < 0 ? "" : context.slice(0, at))?.[1] ?? "";
  return !DETERMINER.test(before);
}
const DETERMINER =
  /^(?:an?|the|this|that|my|your|his|her|its|our|their|one|no|each|every|any|another|\p{L}+['’]s?|\p{L}+(?:ed|ing|al|ic|ive|ous|y)|old|new|big|small|red|blue|green|black|white)$/iu;

/** Whether a nationality is a language: 'she teaches Irish'. */
const isLanguage = (mention: string, context: string): boolean =>
  ONE_WORD.test(mention) && TONGUE.test(context.slice(0, Math.max(0, context.indexOf(mention))));
const TONGUE =
  /(?<!\p{L})(?:speak(?:s|ing|er of)?|spoken?|teach(?:es|ing|er of)?|taught|learn(?:s|t|ed|ing)?|stud(?:y|ies|ied|ying)|read(?:s|ing)?|fluent in|(?:lessons?|conversations?|written|wrote|said|say) in|interpret\p{L}* (?:for|in|from|into)|translat\p{L}* (?:from|into|to|in)) $/u;
const SYNDROME = /syndrome$/iu;

/** Share of a word's uses that its linked senses must reach. */
const MOSTLY = 0.6;
/** What a sense counts that was not seen where frequencies were counted. */
const UNSEEN = 0.5;

const ADJECTIVE = /(?:ic|ous|al|ive)$/u;
const DRUG = /^(?:drug|medicine|medication|pharmaceutical)$/;
const TOWN = /^(?:city|town|human settlement|settlement|municipality)$/;
const SHORT = /^\p{L}{1,3}$/u;
const ACRONYM = /^\p{Lu}{1,3}$/u;
const COUNTRY = /^(?:country|sovereign state)\b/;

/** Kinds that hold nearly everything of a type: two senses that share no more share nothing. */
const SAYS_NOTHING = ["person", "human", "individual", "place", "organization", "event"];
