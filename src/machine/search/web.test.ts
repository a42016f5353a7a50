import { mkdtemp, readdir } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { brave, google, searxng } from "./engines.js";
import { webSearch } from "./web.js";

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A search engine on this machine; gives its address and what was asked. */
async function engine(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url!, "http://engine"));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => server.close();
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

const json = (response: ServerResponse, body: unknown, status = 200, headers = {}) =>
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(JSON.stringify(body));

const links = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => `https://example.org/${from + i}`);

describe("search engines", () => {
  test("SearXNG gives its pages one after another, every phrase in quotes", async () => {
    const { address, asked } = await engine((request, response) => {
      const page = Number(new URL(request.url!, "http://engine").searchParams.get("pageno"));
      json(response, { results: links(page * 10, page < 3 ? 10 : 4).map((url) => ({ url })) });
    });
    const pages = await webSearch(searxng(address), { pace: 0 }).search(
      ["violin", 'Frea "munde'],
      50,
    );
    expect(pages).toHaveLength(24);
    expect(asked.map((url) => url.searchParams.get("q"))).toEqual(
      Array(3).fill('"violin" "Frea munde"'),
    );
  });

  test("Brave is asked with its key in a header, and no hit is no page", async () => {
    let token: unknown;
    const { address } = await engine((request, response) => {
      token = request.headers["x-subscription-token"];
      json(response, {});
    });
    expect(await webSearch(brave("secret", address), { pace: 0 }).search(["x"], 50)).toEqual([]);
    expect(token).toBe("secret");
  });

  test("Google's pages begin where the last ended", async () => {
    const { address, asked } = await engine((request, response) => {
      const start = Number(new URL(request.url!, "http://engine").searchParams.get("start"));
      json(response, { items: links(start, 10).map((link) => ({ link })) });
    });
    const pages = await webSearch(google("secret", "cx", address), { pace: 0 }).search(["x"], 15);
    expect(pages).toHaveLength(15);
    expect(asked.map((url) => url.searchParams.get("start"))).toEqual(["1", "11"]);
    expect(asked.join()).not.toContain("secret");
  });
});

describe("a provider on the network", () => {
  test("is asked again when it is busy", async () => {
    let busy = true;
    const { address, asked } = await engine((_, response) => {
      if (busy) json(response, {}, 429);
      else json(response, { results: [{ url: "https://example.org/a" }] });
      busy = false;
    });
    expect(await webSearch(searxng(address), { pace: 1 }).search(["x"], 50)).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  test.each([
    ["refuses the key", 403, "SEARCH_REFUSED", "search.key_file"],
    ["says again and again that the quota is spent", 429, "SEARCH_REFUSED", "quota"],
    ["stays busy", 503, "SEARCH_UNREACHABLE", "search.address"],
  ])(
    "that %s is an error that says what to change, without the query",
    async (_, status, code, hint) => {
      const { address } = await engine((_, response) => json(response, {}, status));
      const search = webSearch(searxng(address), { pace: 1 }).search(["Freamunde"], 50);
      await expect(search).rejects.toMatchObject({
        code,
        message: expect.stringContaining(hint),
      });
      await expect(search).rejects.not.toThrow(/Freamunde/);
    },
  );

  test("that is not there is unreachable", async () => {
    const search = webSearch(searxng("http://127.0.0.1:9/"), { pace: 1 }).search(["x"], 50);
    await expect(search).rejects.toMatchObject({ code: "SEARCH_UNREACHABLE" });
  });

  test("that answers in another form is refused", async () => {
    const { address } = await engine((_, response) => response.end("<html>"));
    const search = webSearch(searxng(address), { pace: 1 }).search(["x"], 50);
    await expect(search).rejects.toMatchObject({ code: "SEARCH_REFUSED" });
  });

  test("is sent nothing in a dry run; each query has an answer of its own", async () => {
    const { address, asked } = await engine((_, response) => json(response, { results: [] }));
    const seen: string[] = [];
    const dry = webSearch(searxng(address), { dryRun: ({ text }) => seen.push(text) });
    const [page] = await dry.search(["a", "b"], 50);
    expect(await dry.search(["a"], 50)).not.toEqual([page]);
    expect(await dry.search(["a", "b"], 50)).toEqual([page]);
    expect(seen).toEqual(['"a" "b"', '"a"']);
    expect(asked).toEqual([]);
  });

  test("leaves out of a dry run what is in the cache, and puts nothing there", async () => {
    const { address } = await engine((_, response) => json(response, { results: [] }));
    const cache = await mkdtemp(join(tmpdir(), "palimpsest-search-"));
    await webSearch(searxng(address), { pace: 0, cache }).search(["known"], 50);
    const seen: string[] = [];
    const dry = webSearch(searxng(address), { cache, dryRun: ({ text }) => seen.push(text) });
    for (const phrase of ["known", "new"]) await dry.search([phrase], 50);
    expect(seen).toEqual(['"new"']);
    expect(await readdir(cache)).toHaveLength(1);
  });

  test("is asked each query once, also by the next run; file names tell nothing", async () => {
    const { address, asked } = await engine((_, response) =>
      json(response, { results: [{ url: "https://example.org/a" }] }),
    );
    const cache = await mkdtemp(join(tmpdir(), "palimpsest-search-"));
    for (let run = 0; run < 2; run++) {
      const provider = webSearch(searxng(address), { pace: 0, cache });
      expect(await provider.search(["Freamunde"], 50)).toEqual(["https://example.org/a"]);
      await provider.search(["Freamunde"], 50);
    }
    expect(asked).toHaveLength(1);
    expect((await readdir(cache)).join()).toMatch(/^[0-9a-f]{64}\.answer$/);
  });
});
