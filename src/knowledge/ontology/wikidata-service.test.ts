import { mkdtemp, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDocument } from "../../document/document.js";
import { createSanitizer } from "../../index.js";
import { loadOntology, type Ontology } from "./ontology.js";
import { wikidataService } from "./wikidata-service.js";

let ontology: Ontology;
beforeAll(async () => {
  ontology = await loadOntology();
});

let close: (() => void) | undefined;
afterEach(() => close?.());

const item = (id: number) => ({
  mainsnak: {
    snaktype: "value",
    datavalue: { type: "wikibase-entityid", value: { "entity-type": "item", id: `Q${id}` } },
  },
  rank: "normal",
});
const label = (value: string) => ({ labels: { en: { language: "en", value } } });

/** What the service on this machine knows: names by item, kinds by item, labels of kinds. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Q1: ["Qvistheim"],
  Q2: ["Qvistheim"],
  Q3: ["Qvistheim Chronicle"],
  Q4: ["Zarvoll", "The Zarvoll"],
  Q5: ["Zarvoll"],
};
const CLAIMS: Readonly<Record<string, Record<string, unknown>>> = {
  Q1: { P31: [item(35120), item(11)] },
  Q2: { P31: [item(12)] },
  Q3: { P31: [item(13)] },
  Q4: { P31: [item(11)] },
  Q5: { P31: [item(14)] },
};
const KINDS: Readonly<Record<string, Record<string, unknown>>> = {
  Q11: label("town"),
  Q12: label("newspaper"),
  Q13: label("newspaper"),
  Q14: label("village"),
  Q35120: label("entity"),
};

/** The two calls of the service, in the form that Wikidata answers them. */
function answer(query: URLSearchParams): unknown {
  if (query.get("action") === "wbsearchentities") {
    const term = query.get("search")!.toLowerCase();
    const hits = Object.entries(NAMES).flatMap(([id, names]) => {
      const text = names.find((name) => name.toLowerCase().startsWith(term));
      return text === undefined ? [] : [{ id, label: names[0], match: { type: "label", text } }];
    });
    return { search: hits };
  }
  const ids = query.get("ids")!.split("|");
  const source = query.get("props") === "claims" ? CLAIMS : KINDS;
  const entities = ids.map((id) => [
    id,
    source === CLAIMS ? { id, claims: CLAIMS[id] } : { id, ...KINDS[id] },
  ]);
  return { entities: Object.fromEntries(entities) };
}

async function wikibase(status = 200, body?: string) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url!, "http://wikibase");
    asked.push(url);
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(body ?? JSON.stringify(answer(url.searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/w/api.php`, asked };
}

const texts = (found: readonly { text: string }[] | undefined) => found?.map(({ text }) => text);

describe("Wikidata's service", () => {
  test("gives the kinds that fit the type, and the ontology leads on from there", async () => {
    const { address, asked } = await wikibase();
    const service = wikidataService({ address, pace: 0 });
    const found = await service.generalizations("Qvistheim", "LOC", ontology);
    expect(texts(found)?.[0]).toBe("town");
    expect(texts(found)).not.toContain("newspaper");
    expect(texts(found)).not.toContain("entity");
    expect(texts(found)!.length).toBeGreaterThan(1);
    expect(found!.map(({ level }) => level)).toEqual(found!.map((_, i) => i + 1));
    expect(asked.map((url) => url.searchParams.get("action"))).toEqual([
      "wbsearchentities",
      "wbgetentities",
      "wbgetentities",
    ]);
    expect(asked[0]!.searchParams.get("search")).toBe("Qvistheim");
    expect(asked.slice(1).some((url) => url.href.includes("Qvistheim"))).toBe(false);
  });

  test("of several items only what all of them are, by label or alias", async () => {
    const { address } = await wikibase();
    const found = await wikidataService({ address, pace: 0 }).generalizations(
      "the Zarvoll",
      "LOC",
      ontology,
    );
    expect(texts(found)).not.toContain("town");
    expect(texts(found)).not.toContain("village");
    expect(found!.length).toBeGreaterThan(0);
  });

  test("what nobody is called exactly so, or is of another kind, has none", async () => {
    const { address } = await wikibase();
    const service = wikidataService({ address, pace: 0 });
    expect(await service.generalizations("Qvisthe", "LOC", ontology)).toEqual([]);
    expect(await service.generalizations("Unheard-of", "LOC", ontology)).toEqual([]);
    expect(await service.generalizations("Qvistheim Chronicle", "DEM", ontology)).toEqual([]);
  });

  test("a name is asked once, and from a folder not again in another run", async () => {
    const cache = await mkdtemp(join(tmpdir(), "wikidata-"));
    const { address, asked } = await wikibase();
    const first = wikidataService({ address, pace: 0, cache });
    await first.generalizations("Qvistheim", "LOC", ontology);
    await first.generalizations("Qvistheim", "LOC", ontology);
    expect(asked).toHaveLength(3);
    const second = wikidataService({ address, pace: 0, cache });
    expect(texts(await second.generalizations("Qvistheim", "LOC", ontology))?.[0]).toBe("town");
    expect(asked).toHaveLength(3);
    expect((await readdir(cache)).join()).not.toContain("Qvistheim");
  });

  test.each([
    ["refuses", 403, "{}", 1],
    ["is down", 503, "{}", 4],
    ["answers with a page", 200, "<html>", 1],
  ])("that %s is asked no more", async (_, status, body, requests) => {
    const { address, asked } = await wikibase(status, body);
    const service = wikidataService({ address, pace: 0 });
    expect(await service.generalizations("Qvistheim", "LOC", ontology)).toBeUndefined();
    expect(await service.generalizations("Zarvoll", "LOC", ontology)).toBeUndefined();
    expect(asked).toHaveLength(requests);
  });

  test.each(["{}", "[]", "null", '{"search":[{"id":7}]}', '{"search":[{"id":"P1","match":{}}]}'])(
    "an answer of another form (%s) is no candidate",
    async (body) => {
      const { address } = await wikibase(200, body);
      const service = wikidataService({ address, pace: 0 });
      expect(await service.generalizations("Qvistheim", "LOC", ontology)).toEqual([]);
    },
  );
});

describe("in a sanitized text", () => {
  const text = "Mr Tor Lie moved to Qvistheim in 1992.";

  test("unknown names are asked about where the policy says so, and people never", async () => {
    const { address, asked } = await wikibase();
    const policy = { version: 1, mask: "all", wikidata: { address, pace: 0 } } as const;
    const sanitizer = await createSanitizer(policy);
    const { text: out } = await sanitizer.sanitize(createDocument(text));
    expect(out).toContain("moved to a town in");
    const searched = asked.flatMap((url) => url.searchParams.get("search") ?? []);
    expect(searched).toEqual(["Qvistheim"]);
  });

  test("a service that is down leaves the words of this machine, and the reason", async () => {
    const { address } = await wikibase(500);
    const policy = { version: 1, mask: "all", wikidata: { address, pace: 0 } } as const;
    const sanitizer = await createSanitizer(policy);
    const { text: out, replacements } = await sanitizer.sanitize(createDocument(text));
    expect(out).not.toContain("Qvistheim");
    expect(replacements.some(({ note }) => note?.includes("did not answer"))).toBe(true);
  });
});
