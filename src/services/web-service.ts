/** A service that is asked by address and answers with JSON: a search engine, Wikidata. */

import { requester } from "./requests.js";

export interface WebServiceOptions {
  /** Least time between two requests, milliseconds; default 1,000. */
  readonly pace?: number;
  /** Seconds a request may take; default 20. */
  readonly timeout?: number;
  /** Folder of sealed answers, so that nothing is asked twice; without it they are kept in memory. */
  readonly cache?: string;
}

const HEADERS = { accept: "application/json", "user-agent": "palimpsest (text sanitization)" };

/** Gets the JSON at an address, one after another. @throws RequestFailure */
export function webService({ pace = 1000, timeout = 20 }: WebServiceOptions) {
  const ask = requester({ pace });
  return (url: URL, headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
    ask({ url, headers: { ...HEADERS, ...headers }, seconds: timeout });
}
