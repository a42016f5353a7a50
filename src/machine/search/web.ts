/**
 * What all providers on the network share: one query at a time at a set pace, tried again when the
 * provider is busy, each query asked once. Queries leave the machine, so a provider is only made
 * where the user named it.
 */

import type { SearchProvider } from "../../assess/search/provider.js";
import { errors, type PalimpsestError } from "../../errors.js";
import { openAnswers } from "../../services/answers.js";
import type { DryRun } from "../../services/dry-run.js";
import { ATTEMPTS, RequestFailure } from "../../services/requests.js";
import { type WebServiceOptions, webService } from "../../services/web-service.js";

export interface WebOptions extends WebServiceOptions {
  /**
   * Gets every query instead of the engine. Its answer is then taken to be a page of its own, so that the queries
   * are all that could be sent, whatever the engine would answer.
   */
  readonly dryRun?: DryRun;
}

/** A page of an answer, and what the engine shows of it. */
export interface Page {
  readonly address: string;
  /** Its title and extract. */
  readonly shown: string;
}

/** What differs between search engines. */
export interface Engine {
  readonly name: string;
  /** Pages in one answer. */
  readonly pageSize: number;
  /** Most pages it gives for a query. */
  readonly most: number;
  /** The request for pages from `offset` on. */
  request(query: string, offset: number): { url: URL; headers: Readonly<Record<string, string>> };
  /** Pages in the body of an answer; undefined where it has another form. */
  pages(body: unknown): readonly Page[] | undefined;
}

/** A search engine on the network. */
export function webSearch(engine: Engine, options: WebOptions = {}): SearchProvider {
  const { dryRun } = options;
  const get = webService(options);
  const answers = openAnswers({
    folder: options.cache,
    option: "search.cache",
    readOnly: dryRun !== undefined,
  });

  const shown = new Map<string, string>();

  async function ask(query: string, offset: number): Promise<readonly Page[]> {
    const { url, headers } = engine.request(query, offset);
    let pages: readonly Page[] | undefined;
    try {
      pages = engine.pages(await get(url, headers));
    } catch (error) {
      throw error instanceof RequestFailure ? failure(engine, error) : error;
    }
    if (pages === undefined) throw failure(engine, new RequestFailure("malformed", 200));
    return pages;
  }

  async function all(query: string, top: number): Promise<readonly Page[]> {
    const pages: Page[] = [];
    const wanted = Math.min(top, engine.most);
    while (pages.length < wanted) {
      const more = await ask(query, pages.length);
      pages.push(...more.filter((page) => !pages.some((one) => one.address === page.address)));
      if (more.length < engine.pageSize) break;
    }
    return pages.slice(0, wanted);
  }

  async function asked(query: string, top: number): Promise<readonly Page[]> {
    if (!dryRun) return all(query, top);
    dryRun({ service: engine.name, text: query });
    return [{ address: `dry-run:${query}`, shown: "" }];
  }

  return {
    name: engine.name,
    leaves: true,
    async search(phrases, top) {
      const query = queryOf(phrases);
      const question = `${engine.name}\n${top}\n${query}`;
      const known = await answers.get(question);
      const pages = known === undefined ? await asked(query, top) : pagesOf(known);
      if (known === undefined) await answers.set(question, JSON.stringify(pages));
      for (const { address, shown: words } of pages)
        shown.set(address, folded(`${shown.get(address) ?? ""} ${words}`));
      return pages.map(({ address }) => address);
    },
    shows(page, names) {
      const words = ` ${shown.get(page) ?? ""} `;
      return names.some((name) => words.includes(` ${folded(name).trim()} `));
    },
  };
}

/** Answers of releases before 0.3 hold addresses alone. */
const pagesOf = (answer: string): readonly Page[] =>
  (JSON.parse(answer) as readonly (Page | string)[]).map((page) =>
    typeof page === "string" ? { address: page, shown: "" } : page,
  );

/** Words alone, in small letters, one space between them. */
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");

/** Every phrase in quotes, which all engines read as 'this and that'. */
const queryOf = (phrases: readonly string[]): string =>
  phrases.map((phrase) => `"${phrase.replace(/["\s]+/g, " ").trim()}"`).join(" ");

function failure({ name }: Engine, { kind, status }: RequestFailure): PalimpsestError {
  // 'too many requests', time after time, is a quota that is spent
  switch (status === 429 ? "refused" : kind) {
    case "unreachable":
    case "late":
    case "busy":
      return errors.SEARCH_UNREACHABLE`'${name}' did not answer ${ATTEMPTS} times (${status === undefined ? "no connection" : `status ${status}`}); check 'search.address', or leave 'search' out of the measures`;
    case "refused":
      return errors.SEARCH_REFUSED`'${name}' refused the query with status ${status}; check 'search.key_file' and the quota`;
    case "malformed":
      return errors.SEARCH_REFUSED`'${name}' did not answer with search results as JSON; check 'search.address' and that the provider sends JSON`;
  }
}
