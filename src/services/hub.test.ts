import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Manifest, verifyModels } from "../models/manifest.js";
import { type FetchOptions, fetchModel, pinModel } from "./hub.js";
import type { HubModel } from "./hub-files.js";

const GRAPH = Buffer.from(Array.from({ length: 30_000 }, (_, i) => (i * i) % 251));
const CONTENT: Readonly<Record<string, string | Buffer>> = {
  "config.json": '{"architectures": ["BertForTokenClassification"]}',
  "vocab.txt": "[UNK]\n[CLS]\n[SEP]\n",
  "README.md": "---\nlicense: apache-2.0\n---\n# A model\n",
  "onnx/model.onnx": GRAPH,
};
const hash = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex");
const files = Object.entries(CONTENT).map(([path, content]) => ({
  path,
  bytes: Buffer.byteLength(content),
  sha256: hash(content),
}));
const pinned: Manifest = {
  version: 1,
  models: [
    { name: "lab/ner", task: "token-classification", license: "apache-2.0", revision: "v1", files },
  ],
};

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let server: Server;
let cache: string;
let hub: HubModel;
/** Answers of single files, by path; the others are sent as they are. */
let answers: Record<string, Answer>;
let requests: string[];

function send(request: IncomingMessage, response: ServerResponse, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
  const range = { "content-range": `bytes ${from}-${bytes.length - 1}/${bytes.length}` };
  response.writeHead(from > 0 ? 206 : 200, {
    "content-length": bytes.length - from,
    ...(from > 0 ? range : {}),
  });
  response.end(bytes.subarray(from));
}

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), "palimpsest-hub-"));
  answers = {};
  requests = [];
  server = createServer((request, response) => {
    const path = /^\/lab\/ner\/resolve\/v1\/(.+)$/.exec(request.url ?? "")?.[1] ?? request.url!;
    requests.push(request.headers.range ? `${path} ${request.headers.range}` : path);
    const content = CONTENT[path];
    if (answers[path]) answers[path](request, response);
    else if (content === undefined) response.writeHead(404).end("no such file");
    else send(request, response, content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  hub = { name: "lab/ner", revision: "v1", endpoint: `http://127.0.0.1:${port}`, cache };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(cache, { recursive: true });
});

const fetching = (options: Partial<FetchOptions> = {}): Promise<string> =>
  fetchModel({ ...hub, manifest: pinned, ...options });

/** Where the graph lies until the model is whole. */
const staged = (): string => join(cache, ".partial", hash(GRAPH));

/** Sends so many bytes, and breaks off when they have arrived on disk. */
const breakingOffAfter =
  (bytes: number): Answer =>
  async (_, response) => {
    response.writeHead(200, { "content-length": GRAPH.length });
    response.write(GRAPH.subarray(0, bytes));
    while ((await stat(staged()).catch(() => undefined))?.size !== bytes) await setTimeout(5);
    response.destroy();
  };

/** Every file of the cache, hidden ones too. */
async function inCache(): Promise<string[]> {
  const entries = await readdir(cache, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map(({ name }) => name);
}

test("a pinned model comes whole, with its manifest", async () => {
  const folder = await fetching();
  expect(folder).toBe(join(cache, "lab/ner/v1"));
  expect(await readFile(join(folder, "onnx/model.onnx"))).toEqual(GRAPH);
  expect(new Set((await verifyModels(folder)).map(({ state }) => state))).toEqual(new Set(["ok"]));
  expect((await inCache()).sort()).toEqual(
    ["README.md", "config.json", "manifest.json", "model.onnx", "vocab.txt"].sort(),
  );
});

test("what is there and whole is not asked for again; what was changed is", async () => {
  const folder = await fetching();
  requests = [];
  expect(await fetching()).toBe(folder);
  expect(requests).toEqual([]);
  await writeFile(join(folder, "vocab.txt"), "[UNK]\n");
  await fetching();
  expect(await readFile(join(folder, "vocab.txt"), "utf8")).toBe(CONTENT["vocab.txt"]);
});

describe("pins", () => {
  test("what the hub sends is hashed, and a fetch after it needs no download", async () => {
    const manifest = await pinModel(hub);
    const [model] = manifest.models;
    expect(model).toMatchObject({
      name: "lab/ner",
      revision: "v1",
      task: "token-classification",
      license: "apache-2.0",
    });
    expect(model!.files).toEqual(expect.arrayContaining(files));
    expect(model!.files).toHaveLength(files.length);
    requests = [];
    await fetchModel({ ...hub, manifest });
    expect(requests).toEqual([]);
  });

  test("a pin installs nothing", async () => {
    await pinModel(hub);
    expect(await readdir(cache)).toEqual([".partial"]);
  });

  test("chosen files, all of which must be there", async () => {
    const manifest = await pinModel({ ...hub, files: ["vocab.txt"] });
    expect(manifest.models[0]!.files).toEqual(files.filter(({ path }) => path === "vocab.txt"));
    const missing = pinModel({ ...hub, files: ["vocab.txt", "merges.txt"] });
    await expect(missing).rejects.toMatchObject({ code: "HUB_REFUSED" });
    const outside = pinModel({ ...hub, files: ["../../secret"] });
    await expect(outside).rejects.toMatchObject({ code: "USAGE" });
  });

  test("a repository without a graph in ONNX", async () => {
    answers["onnx/model.onnx"] = (_, response) => response.writeHead(404).end();
    await expect(pinModel(hub)).rejects.toThrow(/the hub has no onnx\/model\.onnx or model\.onnx/);
  });

  test.each<[string, Manifest]>([
    ["nothing", { version: 1, models: [] }],
    ["another revision", { version: 1, models: [{ ...pinned.models[0]!, revision: "v2" }] }],
    ["another model", { version: 1, models: [{ ...pinned.models[0]!, name: "lab/other" }] }],
  ])("a manifest that pins %s: the hub is not asked", async (_, manifest) => {
    await expect(fetching({ manifest })).rejects.toMatchObject({ code: "HUB_REFUSED" });
    expect(requests).toEqual([]);
  });

  test("a manifest whose paths lead out", async () => {
    const bad = { ...pinned.models[0]!, files: [{ ...files[0]!, path: "../../evil" }] };
    const manifest = { version: 1 as const, models: [bad] };
    await expect(fetching({ manifest })).rejects.toMatchObject({ code: "MODEL_INVALID" });
    expect(requests).toEqual([]);
  });
});

describe("answers that are not whole", () => {
  test.each<[string, string]>([
    ["as many bytes, others", "[UNK]\n[SEP]\n[CLS]\n"],
    ["fewer bytes", "[UNK]\n"],
  ])("%s: corrupt, dropped, nothing installed", async (_, content) => {
    answers["vocab.txt"] = (request, response) => send(request, response, content);
    await expect(fetching()).rejects.toMatchObject({ code: "MODEL_CORRUPT" });
    expect(await readdir(join(cache, ".partial"))).not.toContain(hash(CONTENT["vocab.txt"]!));
    expect(await inCache()).not.toContain("manifest.json");
    answers = {};
    await fetching();
  });

  test.each([true, false])("more bytes, told before: %s", async (told) => {
    const more = `${CONTENT["vocab.txt"] as string}more\n`;
    answers["vocab.txt"] = (request, response) => {
      if (told) send(request, response, more);
      else response.writeHead(200).end(more);
    };
    await expect(fetching()).rejects.toMatchObject({ code: "HUB_REFUSED" });
    answers = {};
    await fetching();
  });

  test("an answer that breaks off is continued where it stopped", async () => {
    answers["onnx/model.onnx"] = breakingOffAfter(10_000);
    await expect(fetching()).rejects.toMatchObject({ code: "HUB_UNREACHABLE", exitCode: 5 });
    answers = {};
    requests = [];
    const folder = await fetching();
    expect(requests).toEqual(["onnx/model.onnx bytes=10000-"]);
    expect(await readFile(join(folder, "onnx/model.onnx"))).toEqual(GRAPH);
  });

  describe("continued by a server that", () => {
    beforeEach(async () => {
      answers["onnx/model.onnx"] = breakingOffAfter(5000);
      await expect(fetching()).rejects.toMatchObject({ code: "HUB_UNREACHABLE" });
      expect(await readFile(staged())).toHaveLength(5000);
    });

    test("begins anew", async () => {
      answers["onnx/model.onnx"] = (_, response) => response.writeHead(200).end(GRAPH);
      const folder = await fetching();
      expect(await readFile(join(folder, "onnx/model.onnx"))).toEqual(GRAPH);
    });

    test("continues elsewhere: dropped, then whole", async () => {
      answers["onnx/model.onnx"] = (_, response) =>
        response.writeHead(206, { "content-range": "bytes 0-9/30000" }).end(GRAPH.subarray(0, 10));
      await expect(fetching()).rejects.toMatchObject({ code: "HUB_UNREACHABLE" });
      answers = {};
      await fetching();
    });

    test("does not continue: dropped, then whole", async () => {
      answers["onnx/model.onnx"] = (_, response) => response.writeHead(416).end();
      await expect(fetching()).rejects.toMatchObject({ code: "HUB_UNREACHABLE" });
      answers = {};
      await fetching();
    });

    test("has another file by now: corrupt, dropped, then whole", async () => {
      const other = Buffer.alloc(GRAPH.length, 7);
      answers["onnx/model.onnx"] = (request, response) => send(request, response, other);
      await expect(fetching()).rejects.toMatchObject({ code: "MODEL_CORRUPT" });
      answers = {};
      await fetching();
    });
  });
});

describe("hubs that do not answer as they should", () => {
  const redirect =
    (location: string): Answer =>
    (_, response) =>
      response.writeHead(302, { location }).end();

  test("a redirect on this machine is followed", async () => {
    answers["vocab.txt"] = redirect("/elsewhere");
    answers["/elsewhere"] = (request, response) => send(request, response, CONTENT["vocab.txt"]!);
    await fetching();
    expect(requests).toContain("/elsewhere");
  });

  test.each([
    ["to another machine without https", "http://hub.example/vocab.txt"],
    ["to a file", "file:///etc/passwd"],
    ["with a password", "https://me:secret@hub.example/vocab.txt"],
    ["to nowhere", "http://"],
    ["in a circle", "/lab/ner/resolve/v1/vocab.txt"],
  ])("a redirect %s", async (_, location) => {
    answers["vocab.txt"] = redirect(location);
    const failure = await fetching().catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "HUB_REFUSED" });
    expect(String(failure)).not.toContain("secret");
  });

  test.each([
    [401, "HUB_REFUSED"],
    [403, "HUB_REFUSED"],
    [404, "HUB_REFUSED"],
    [429, "HUB_UNREACHABLE"],
    [500, "HUB_UNREACHABLE"],
    [503, "HUB_UNREACHABLE"],
  ])("status %i", async (status, code) => {
    answers["vocab.txt"] = (_, response) => response.writeHead(status).end();
    await expect(fetching()).rejects.toMatchObject({ code });
  });

  test("no answer", async () => {
    answers["vocab.txt"] = () => {};
    await expect(fetching({ idleMilliseconds: 100 })).rejects.toThrow(/sends nothing for 0\.1 s/);
  });

  test("an answer that stops in the middle", async () => {
    answers["onnx/model.onnx"] = (_, response) => {
      response.writeHead(200, { "content-length": GRAPH.length });
      response.write(GRAPH.subarray(0, 1000));
    };
    await expect(fetching({ idleMilliseconds: 500 })).rejects.toMatchObject({
      code: "HUB_UNREACHABLE",
    });
    answers = {};
    requests = [];
    await fetching();
    expect(requests).toEqual(["onnx/model.onnx bytes=1000-"]);
  });

  test("an answer that drips", async () => {
    let timer: NodeJS.Timeout | undefined;
    answers["onnx/model.onnx"] = (_, response) => {
      response.writeHead(200, { "content-length": GRAPH.length });
      timer = setInterval(() => response.write("x"), 20);
    };
    await expect(fetching({ idleMilliseconds: 5000, totalMilliseconds: 300 })).rejects.toThrow(
      /takes more than 0\.3 s/,
    );
    clearInterval(timer);
  });

  test("nobody there", async () => {
    const endpoint = "http://127.0.0.1:1";
    await expect(fetching({ endpoint })).rejects.toMatchObject({ code: "HUB_UNREACHABLE" });
  });

  test("a file over the limit", async () => {
    await expect(fetching({ maxBytes: 1000 })).rejects.toMatchObject({ code: "HUB_REFUSED" });
    expect(requests).not.toContain("onnx/model.onnx");
    await expect(pinModel({ ...hub, maxBytes: 1000 })).rejects.toMatchObject({
      code: "HUB_REFUSED",
    });
  });
});

test("an empty file is a file", async () => {
  const empty = { path: "modules.json", bytes: 0, sha256: hash("") };
  answers["modules.json"] = (_, response) => response.writeHead(200).end();
  const model = { ...pinned.models[0]!, files: [...files, empty] };
  const folder = await fetching({ manifest: { version: 1, models: [model] } });
  expect(await readFile(join(folder, "modules.json"))).toHaveLength(0);
});

test("a file where the folder should be", async () => {
  const taken = join(cache, "taken");
  await writeFile(taken, "");
  const failure = { code: "OUTPUT_UNWRITABLE" };
  await expect(fetching({ cache: taken })).rejects.toMatchObject(failure);
  await expect(pinModel({ ...hub, cache: taken })).rejects.toMatchObject(failure);
});

test.each<[string, Partial<HubModel>, string]>([
  ["a name without its owner", { name: "ner" }, "USAGE"],
  ["a name that leads out", { name: "../ner" }, "USAGE"],
  ["a revision that leads out", { revision: "../v1" }, "USAGE"],
  ["a hub without https", { endpoint: "http://hub.example" }, "HUB_REFUSED"],
  ["a hub with a password", { endpoint: "https://me:secret@hub.example" }, "HUB_REFUSED"],
  ["no address", { endpoint: "hub" }, "HUB_REFUSED"],
])("%s is refused", async (_, change, code) => {
  await expect(pinModel({ ...hub, ...change })).rejects.toMatchObject({ code });
  await expect(fetching(change)).rejects.toMatchObject({ code });
  expect(requests).toEqual([]);
});
