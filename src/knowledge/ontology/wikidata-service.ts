/**
 * Generalizations from Wikidata's own service, the last resort for names that the ontology on this
 * machine does not hold (Olstad et al. 2023, section 3.2, which reads Wikidata by SPARQL). The name
 * leaves this machine, so the service is asked only where the user switched it on.
 *
 * A name is searched; the items that are called exactly so are what Wikidata says they are an instance
 * or a subclass of; and from there the ontology on this machine leads on. An item counts where the
 * ontology knows what it is and that fits the mention's type; of several, what all of them share.
 */

import { isRecord } from "../../document/is-record.js";
import type { SemanticType } from "../../document/types.js";
import { openAnswers } from "../../services/answers.js";
import type { DryRun } from "../../services/dry-run.js";
import { RequestFailure } from "../../services/requests.js";
import { type WebServiceOptions, webService } from "../../services/web-service.js";
import { itemNumber } from "../people/import/wikidata-entity.js";
import { keyOf } from "./key.js";
import type { Generalization, Ontology } from "./ontology.js";
import { membershipOf, TOO_GENERAL } from "./wikidata.js";

const WIKIDATA = "https://www.wikidata.org/w/api.php";

export interface WikidataServiceOptions extends WebServiceOptions {
  /** Of a MediaWiki API with Wikibase; default is Wikidata's. */
  readonly address?: string;
  /** Gets each term instead of the service. */
  readonly dryRun?: DryRun;
}

export interface WikidataService {
  /**
   * What a term is, from most specific to most general; empty where Wikidata does not know it or its
   * kind does not fit; undefined where the service did not answer. After that only its cache is asked.
   */
  generalizations(
    term: string,
    type: SemanticType,
    ontology: Ontology,
  ): Promise<readonly Generalization[] | undefined>;
}

type Json = Record<string, unknown>;
type Way = readonly Omit<Generalization, "level">[];

/** Items of one name that are looked at. */
const MOST_ITEMS = 5;
/** The most of a name's kinds that are asked for: what one request may name. */
const MOST_PARENTS = 50;

export function wikidataService(options: WikidataServiceOptions = {}): WikidataService {
  const get = webService(options);
  const answers = openAnswers({
    folder: options.cache,
    option: "wikidata.cache",
    readOnly: options.dryRun !== undefined,
  });
  let silent = false;

  const ask = async (parameters: Readonly<Record<string, string>>): Promise<Json> => {
    const url = new URL(options.address ?? WIKIDATA);
    for (const [name, value] of Object.entries({ format: "json", ...parameters })) {
      url.searchParams.set(name, value);
    }
    const known = await answers.get(url.href);
    if (known !== undefined) return object(JSON.parse(known));
    if (options.dryRun) {
      // what follows a search contains numbers of Wikidata's own alone
      if (parameters["search"] !== undefined)
        options.dryRun({ service: "wikidata", text: parameters["search"] });
      await answers.set(url.href, "{}");
      return {};
    }
    if (silent) throw new RequestFailure("unreachable");
    const answer = object(await get(url));
    await answers.set(url.href, JSON.stringify(answer));
    return answer;
  };

  /** Items whose label or alias is the term. */
  async function called(term: string): Promise<string[]> {
    const search = { action: "wbsearchentities", type: "item", language: "en", uselang: "en" };
    const found = (
      await ask({ ...search, limit: `${MOST_ITEMS}`, search: term.replace(/^the /i, "") })
    )["search"];
    return list(found).flatMap((hit) => {
      const written = object(hit["match"])["text"];
      const same = typeof written === "string" && keyOf(written) === keyOf(term);
      const id = hit["id"];
      return same && typeof id === "string" && itemNumber(id) !== undefined ? [id] : [];
    });
  }

  async function entities(ids: readonly string[], props: string): Promise<Json> {
    if (ids.length === 0) return {};
    const wanted = { action: "wbgetentities", ids: ids.join("|"), languages: "en|mul", props };
    return object((await ask(wanted))["entities"]);
  }

  async function lookUp(term: string, type: SemanticType, ontology: Ontology) {
    const items = Object.values(await entities(await called(term), "claims")).map(
      (item) => membershipOf(object(item), ["en"]).parents,
    );
    const above = [...new Set(items.flat().map(({ item }) => item))].filter(
      (item) => !TOO_GENERAL.has(item),
    );
    const ids = above.slice(0, MOST_PARENTS).map((item) => `Q${item}`);
    const kinds = await entities(ids, "labels");
    const nameOf = (item: number): string | undefined =>
      membershipOf(object(kinds[`Q${item}`]), ["en"]).names[0];
    const ways = items.map(
      (parents): Way =>
        parents.flatMap(({ relation, item }) => {
          const name = nameOf(item);
          if (name === undefined) return [];
          const { candidates } = ontology.generalizations(name, { type });
          const kinds = [{ text: name, relation }, ...candidates];
          return kinds.some(({ text }) => ontology.fits(text, type)) ? kinds : [];
        }),
    );
    return shared(ways.filter((way) => way.length > 0));
  }

  return {
    async generalizations(term, type, ontology) {
      try {
        return await lookUp(term, type, ontology);
      } catch (error) {
        if (!(error instanceof RequestFailure)) throw error;
        silent = true;
        return undefined;
      }
    },
  };
}

/** The steps that are on every way, each once. */
function shared([first, ...others]: readonly Way[]): Generalization[] {
  const keys = others.map((way) => new Set(way.map(({ text }) => keyOf(text))));
  const seen = new Set<string>();
  return (first ?? [])
    .filter(({ text }) => {
      const key = keyOf(text);
      return keys.every((way) => way.has(key)) && !seen.has(key) && seen.add(key);
    })
    .map(({ text, relation }, i) => ({ text, relation, level: i + 1 }));
}

const object = (value: unknown): Json => (isRecord(value) ? value : {});

const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(object) : []);
