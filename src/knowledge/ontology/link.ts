/**
 * Entity linking (Olstad et al. 2023, section 3.2.1): exact, contained in, edit distance; and the head
 * noun, which the paper does not use. Each step is asked only where those before found nothing.
 */

import { calledByContext, isWorkByContext, teamOf, WORK } from "./context.js";
import type { Graph } from "./graph.js";
import {
  coresOf,
  type Head,
  headsOf,
  isDecoration,
  isEpisode,
  isPrivative,
  isUnsurePlace,
  singularOf,
} from "./heads.js";
import { isName, keyOf } from "./key.js";
import { chooseSenses, type Occasion } from "./senses.js";
import { createSpellingLinker, LARGE_TOWN } from "./spelling.js";
import type { Fit } from "./types.js";

/** Inhabitants above which a town's name by itself says which one it is. */
const SURE_BY_SIZE = 100_000;

export type LinkKind = "exact" | "contained" | "edit" | "head";

/** What a mention was linked to. */
export interface Link {
  readonly how: LinkKind;
  /** One concept, or several of one name that could not be distinguished. */
  readonly concepts: readonly number[];
  /** The concept itself is true of the mention, not only the concepts above it: its own words for it. */
  readonly itself?: string;
  /** The key that was looked up. */
  readonly term: string;
  /**
   * What speaks for it: its own words, the place it names, what the sentence calls it, or only how it
   * is spelled.
   */
  readonly by: "words" | "place" | "sentence" | "spelling";
}

export interface Linker {
  link(mention: string, context: string, occasion: Occasion): Link | undefined;
  /** Whether some term is written so, of whatever type; towns apart, after which anything is called. */
  knows(mention: string): boolean;
  /** Whether some town is called so. */
  isTown(mention: string): boolean;
}

/** Bodies that are spoken of without an article, and in capitals. */
const WITHOUT_ARTICLE =
  /^(?:Parliament|Congress|Senate|Cabinet|Government|Council|Court|Police|Army|Navy|Customs|Treasury|Church|University|College|School|Hospital|Prison|Management|\p{Lu}+)$/u;

/** Whether a common noun alone is some body's name, and says nothing: 'at Wing', 'of Peninsula'; not 'the Wing'. */
const isBare = (mention: string, context: string): boolean =>
  !mention.includes(" ") && !WITHOUT_ARTICLE.test(mention) && !context.includes(`he ${mention}`);

const TOWN = /^(?:large |small )?(?:city|town) in /;

export function createLinker(graph: Graph, tierOf: Fit): Linker {
  const choose = (mention: string, meanings: readonly number[], occasion: Occasion) =>
    meanings.length === 0 ? [] : chooseSenses(graph, tierOf, mention, meanings, occasion);

  const bySpelling = createSpellingLinker(graph, tierOf, choose);

  /** What a term means as it stands; the plural of a common noun means what the singular does. */
  function named(mention: string, occasion: Occasion): readonly number[] {
    const key = keyOf(mention);
    const found = choose(mention, graph.find(key), occasion);
    // a capital makes a plural a name: The Pretenders
    if (found.length > 0 || (isName(mention) && occasion.type !== "DEM")) return found;
    const singular = singularOf(key);
    return singular === undefined ? [] : nouns(singular, occasion);
  }

  const nouns = (key: string, occasion: Occasion) =>
    choose(
      key,
      graph.find(key).filter((concept) => !isName(graph.name(concept))),
      occasion,
    );

  const one = (key: string, by: Link["by"], occasion: Occasion): Link | undefined => {
    const concepts = nouns(key, occasion);
    return concepts.length > 0
      ? { how: "head", concepts, itself: graph.name(concepts[0]!), term: key, by }
      : undefined;
  };

  function exact(mention: string, occasion: Occasion): Link | undefined {
    const concepts = named(mention, occasion);
    if (concepts.length > 0) {
      return { how: "exact", concepts, term: keyOf(mention), by: "words" };
    }
    for (const core of coresOf(mention)) {
      const [first] = named(core, occasion);
      if (first !== undefined && isName(graph.name(first)) && tierOf(first, occasion.type) === 0) {
        return { how: "exact", concepts: [first], term: keyOf(core), by: "words" };
      }
    }
    return undefined;
  }

  /** What a head says; one with a capital may be part of a title, so only some are believed. */
  function believed({ phrase, mark, capital }: Head, occasion: Occasion): readonly number[] {
    const { type } = occasion;
    // 'Fort Leavenworth KS' is in Kansas
    if (mark && type === "LOC" && phrase !== "road" && phrase !== "prison") return [];
    const found = nouns(phrase, occasion);
    if (found.length > 0) {
      const sure = mark || !capital || type === "LOC" || type === "DEM" || tierOf.ofName(found[0]!);
      // 'Hatton Cross' is no award, 'Brush & Barn' no barn
      const isFancy =
        isDecoration(phrase) || (isUnsurePlace(phrase) && tierOf(found[0]!, type) !== 0);
      if (type === "ORG" && capital && isFancy) return [];
      const placed =
        type === "ORG" && tierOf(found[0]!, type) !== undefined && !isUnsurePlace(phrase);
      return sure || placed ? found : [];
    }
    const singular = capital ? undefined : singularOf(phrase);
    return singular === undefined ? [] : nouns(singular, occasion);
  }

  function head(mention: string, occasion: Occasion): Link | undefined {
    for (const said of headsOf(mention)) {
      const concepts = believed(said, occasion);
      if (concepts.length === 0) continue;
      if (!said.mark && isPrivative(mention)) return undefined;
      if (occasion.type === "DEM" && isEpisode(said.phrase)) return undefined;
      if (occasion.type === "LOC" && isUnsurePlace(said.phrase))
        return one("place", "words", occasion);
      return { how: "head", concepts, itself: said.phrase, term: said.phrase, by: "words" };
    }
    return undefined;
  }

  /** The team that a name means in sport, where the name by itself is a town's or nothing's. */
  function team(mention: string, context: string, occasion: Occasion): Link | undefined {
    const kind = teamOf(mention, context, occasion.type);
    const concepts = kind === undefined ? [] : choose(kind, graph.find(keyOf(kind)), occasion);
    return kind !== undefined && concepts.length > 0
      ? { how: "head", concepts, itself: kind, term: keyOf(kind), by: "sentence" }
      : undefined;
  }

  /** 'Penryn in Cornwall', 'Walnut, California': the first part, identified by the rest, or a place in the rest. */
  function partOfPlace(mention: string, occasion: Occasion): Link | undefined {
    if (occasion.type !== "LOC") return undefined;
    const [first, ...rest] = partsOf(mention);
    if (first === undefined || rest.length === 0) return undefined;
    const within = rest.flatMap((part) => whereIs(part, occasion));
    if (within.length === 0) return undefined;
    const meanings = graph
      .find(keyOf(first))
      .filter((concept) => within.some((place) => graph.above(concept).has(place)));
    const concepts = choose(first, meanings, { ...occasion, type: "LOC" });
    const found = { how: "contained", term: keyOf(first), by: "place" } as const;
    if (concepts.length > 0) return { ...found, concepts };
    const [place] = within;
    return { ...found, concepts: [place!], itself: graph.name(place!) };
  }

  /** The concepts 'place in X' that hold for a place, nearest first; its own name's before all. */
  function whereIs(name: string, occasion: Occasion): number[] {
    const places = named(name, { ...occasion, type: "LOC" });
    const own = (places.length > 0 ? places.map((place) => graph.name(place)) : [name]).flatMap(
      (one) => graph.find(`place in ${keyOf(one)}`),
    );
    if (own.length > 0) return [...new Set(own)];
    // a small town may be another of its name: 'Laguna Verde' is no proof of Honduras
    return places.flatMap((place) => {
      if (graph.frequency(place) < SURE_BY_SIZE) return [];
      const in_ = [...graph.above(place)].find((one) => graph.name(one).startsWith("place in "));
      return in_ === undefined ? [] : [in_];
    });
  }

  /** What one of some nouns says of a name; names of people and the like are not recognized this way. */
  function called(keys: readonly string[], occasion: Occasion): Link | undefined {
    const type = occasion.type === "LOC" ? "LOC" : "ORG";
    for (const key of keys.flatMap((noun) => [noun, singularOf(noun) ?? noun])) {
      const concepts = nouns(key, { ...occasion, type });
      const tier = concepts.length > 0 ? tierOf(concepts[0]!, type) : undefined;
      if (tier !== undefined && tier < 2) {
        return { how: "head", concepts, itself: key, term: key, by: "sentence" };
      }
    }
    return undefined;
  }

  const work = (mention: string, context: string, occasion: Occasion) =>
    isWorkByContext(mention, context, occasion.type) ? one(WORK, "sentence", occasion) : undefined;

  const isTown = (concept: number) =>
    graph.parents(concept).some((parent) => TOWN.test(graph.name(parent.concept)));

  /**
   * Whether a name means what it is known for. An organization with a town's name is not the town; a title
   * may be any words, so there only what titles say is believed, or names that are no towns.
   */
  function isMeant(
    mention: string,
    { concepts }: Link,
    { type }: Occasion,
    context: string,
  ): boolean {
    const [first] = concepts;
    if (type === "LOC" && isTown(first!) && graph.frequency(first!) < LARGE_TOWN) {
      // 'Aled' is no 'Åled', while 'Malmo' is Malmö
      if (isAccentedOf(graph.name(first!), mention)) return false;
    }
    const isNoun = isName(mention) && !isName(graph.name(first!));
    if (type === "ORG" && isNoun && isBare(mention, context)) return false;
    if (type === "ORG" && tierOf(first!, "LOC") === 0) {
      return tierOf.ofNation(first!) && !isTown(first!);
    }
    if (type === "ORG" && isNoun) {
      const tier = tierOf(first!, type);
      return tier === 0 || tierOf.ofName(first!) || (tier === 2 && keyOf(mention).includes(" "));
    }
    if (type !== "MISC" || !isName(mention)) return true;
    return tierOf.ofName(first!) || (isName(graph.name(first!)) && !isTown(first!));
  }

  const knows = (mention: string) =>
    graph
      .find(keyOf(mention))
      .some((concept) => (isName(graph.name(concept)) || !isName(mention)) && !isTown(concept));

  return {
    knows,
    isTown: (mention) => graph.find(keyOf(mention)).some(isTown),
    link(mention, context, occasion) {
      const { type } = occasion;
      const name = isName(mention);
      const found = exact(mention, occasion);
      const known = found && isMeant(mention, found, occasion, context) ? found : undefined;
      const bare = type === "ORG" && isBare(mention, context);
      const own = () => (bare ? undefined : head(mention, occasion));
      const words = name ? calledByContext(mention, context) : undefined;
      const before = () => (words ? called(words.before, occasion) : undefined);
      const after = () => (words ? called(words.after, occasion) : undefined);
      const byWork = () => (name ? work(mention, context, occasion) : undefined);
      const isWord = bare && graph.find(keyOf(mention)).length > 0;
      const near = () => (knows(mention) || isWord ? undefined : bySpelling(mention, occasion));
      switch (type) {
        case "ORG":
          return (
            organization(mention, context, occasion, known) ??
            known ??
            own() ??
            before() ??
            after() ??
            byWork() ??
            near()
          );
        case "MISC":
          return title(before()) ?? known ?? before() ?? after() ?? own() ?? byWork() ?? near();
        case "LOC":
          return (
            (known && !isTown(known.concepts[0]!) ? known : undefined) ??
            team(mention, context, occasion) ??
            known ??
            partOfPlace(mention, occasion) ??
            own() ??
            before() ??
            after() ??
            near()
          );
        default:
          return known ?? own() ?? near();
      }
    },
  };

  /** A work, which may be called by any words: the song 'Studebaker'. */
  function title(link: Link | undefined): Link | undefined {
    const works = new Set(graph.find(WORK));
    const [first] = link?.concepts ?? [];
    if (first === undefined) return undefined;
    return [...graph.above(first)].some((above) => works.has(above)) ? link : undefined;
  }

  /** What is surely an organization: by its name, by its head, or by what is played for it. */
  function organization(
    mention: string,
    context: string,
    occasion: Occasion,
    known: Link | undefined,
  ): Link | undefined {
    const sure = (link: Link | undefined): link is Link =>
      link !== undefined && tierOf(link.concepts[0]!, "ORG") === 0;
    if (sure(known)) return known;
    const own = isBare(mention, context) ? undefined : head(mention, occasion);
    if (sure(own) && tierOf.ofPlayers(own.concepts[0]!)) return own;
    const played = known ? undefined : team(mention, context, occasion);
    return played ?? (sure(own) ? own : undefined);
  }
}

/** Whether a name is the mention but for accents that it is written without. */
const isAccentedOf = (name: string, mention: string): boolean =>
  keyOf(name) === keyOf(mention) && !/[^\x00-\x7f]/.test(mention) && /[^\x00-\x7f]/.test(name);

/** The parts of a place's name: 'Penryn' and 'Cornwall', 'Columbus' and 'Ohio', 'north east' and 'England'. */
function partsOf(mention: string): string[] {
  const parts = mention
    .split(
      /,\s*|\s+in\s+(?:the\s+)?|(?<=\b(?:north|south|east|west|part|coast|area|region|side|end))\s+of\s+(?:the\s+)?/i,
    )
    .filter((part) => part.trim() !== "");
  return parts;
}
