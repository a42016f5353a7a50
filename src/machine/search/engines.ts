/** Search engines on the network: the form of each one's queries, and the place of the pages in its answers. */

import Type, { type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { Engine, Page } from "./web.js";

const TEXT = Type.Optional(Type.Union([Type.String(), Type.Null()]));

const pageOf = (address: string, ...shown: readonly (string | null | undefined)[]): Page => ({
  address,
  shown: shown.filter(Boolean).join(" "),
});

/** A SearXNG instance, which must allow the JSON format. */
export function searxng(address: string): Engine {
  return {
    name: "searxng",
    pageSize: 10,
    most: 100,
    request(query, offset) {
      const url = new URL("search", address.endsWith("/") ? address : `${address}/`);
      url.searchParams.set("q", query);
      url.searchParams.set("format", "json");
      url.searchParams.set("pageno", String(1 + Math.floor(offset / 10)));
      return { url, headers: {} };
    },
    pages: reader(
      Type.Object({
        results: Type.Array(Type.Object({ url: Type.String(), title: TEXT, content: TEXT })),
      }),
      (body) => body.results.map(({ url, title, content }) => pageOf(url, title, content)),
    ),
  };
}

/** Brave's web search API. */
export function brave(key: string, address = "https://api.search.brave.com/"): Engine {
  return {
    name: "brave",
    pageSize: 20,
    most: 200,
    request(query, offset) {
      const url = new URL("res/v1/web/search", address);
      url.searchParams.set("q", query);
      url.searchParams.set("count", "20");
      url.searchParams.set("offset", String(Math.floor(offset / 20)));
      return { url, headers: { "x-subscription-token": key } };
    },
    // without a hit there is no 'web' at all
    pages: reader(
      Type.Object({
        web: Type.Optional(
          Type.Object({
            results: Type.Array(
              Type.Object({ url: Type.String(), title: TEXT, description: TEXT }),
            ),
          }),
        ),
      }),
      (body) =>
        body.web?.results.map(({ url, title, description }) => pageOf(url, title, description)) ??
        [],
    ),
  };
}

/** Google's Programmable Search Engine; `engine` is its id ('cx'). */
export function google(
  key: string,
  engine: string,
  address = "https://customsearch.googleapis.com/",
): Engine {
  return {
    name: "google",
    pageSize: 10,
    most: 100,
    request(query, offset) {
      const url = new URL("customsearch/v1", address);
      url.searchParams.set("q", query);
      url.searchParams.set("cx", engine);
      url.searchParams.set("num", "10");
      url.searchParams.set("start", String(offset + 1));
      return { url, headers: { "x-goog-api-key": key } };
    },
    // without a hit there is no 'items' at all
    pages: reader(
      Type.Object({
        items: Type.Optional(
          Type.Array(Type.Object({ link: Type.String(), title: TEXT, snippet: TEXT })),
        ),
      }),
      (body) => body.items?.map(({ link, title, snippet }) => pageOf(link, title, snippet)) ?? [],
    ),
  };
}

/** Reads pages out of a body of the given form; undefined for any other. */
function reader<Schema extends TSchema>(
  schema: Schema,
  read: (body: Type.Static<Schema>) => readonly Page[],
): Engine["pages"] {
  const compiled = Compile(schema);
  return (body) => (compiled.Check(body) ? read(body as Type.Static<Schema>) : undefined);
}
