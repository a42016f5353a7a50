/** The whole server with its models: native routes, their description, and what never gets out. */

import { Compile } from "typebox/compile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDocument } from "../document/document.js";
import { mentionsToJson, sanitizedToJson } from "../document/json.js";
import { createSanitizer } from "../index.js";
import { createEngine } from "./engine/engine.js";
import { type App, createApp } from "./http/app.js";

const TEXT = "Anna Berg 😀 was born in Oslo on 4 June 1970. Her card is 4111 1111 1111 1111.";

let app: App;
const log: string[] = [];
beforeAll(async () => {
  app = await createApp({
    engine: createEngine({ threads: 1, policy: { version: 1, persons: ["Anna Berg"] } }),
    log: "info",
    logTarget: { write: (line) => void log.push(line) },
  });
});
afterAll(() => app.close());

const post = (url: string, payload: object | string) =>
  app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/json" },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

describe("/v1/detect", () => {
  it("prints what the command line prints, with the operator's policy", async () => {
    const sanitizer = await createSanitizer();
    const document = createDocument(TEXT, { id: "document", persons: ["Anna Berg"] });
    const detected = await sanitizer.detect(document);
    expect((await post("/v1/detect", { text: TEXT })).json()).toEqual({
      document: mentionsToJson(detected),
    });
    expect((await post("/v1/detect", { text: TEXT, id: "a", offsets: "utf16" })).json()).toEqual({
      a: mentionsToJson(detected, "utf16"),
    });
  });

  it("takes several documents, each with its people", async () => {
    const documents = [
      { id: "one", text: "Ann met Berta.", persons: ["Ann"] },
      { id: "two", text: "nothing" },
      { id: "__proto__", text: "Oslo" },
    ];
    const answer = await post("/v1/detect", { documents });
    expect(answer.json().two).toEqual([]);
    expect(answer.json().one.length).toBeGreaterThan(0);
    expect(answer.body).toContain('"__proto__":[{');
  });

  it("says in a header what it did not examine with all there is", async () => {
    const text = "😀 Anna Berg was born in Oslo, as Παπαδόπουλος Γιώργος was. 😀";
    const header = async (offsets: string) => {
      const { headers } = await post("/v1/detect", { text, offsets });
      return JSON.parse(String(headers["palimpsest-unexamined"]));
    };
    const start = text.indexOf("Παπαδόπουλος");
    const end = text.indexOf(" was. 😀");
    const stretch = { document: 0, start, end, reason: expect.stringContaining("script") };
    expect(await header("utf16")).toEqual([stretch]);
    expect(await header("codepoint")).toEqual([{ ...stretch, start: start - 1, end: end - 1 }]);
    const { headers } = await post("/v1/detect", { text: TEXT });
    expect(headers).not.toHaveProperty("palimpsest-unexamined");
  });

  it("takes an empty text, and lone halves of characters", async () => {
    expect((await post("/v1/detect", { text: "" })).json()).toEqual({ document: [] });
    expect((await post("/v1/detect", '{"text":"\\ud83d Oslo"}')).statusCode).toBe(200);
  });
});

describe("/v1/sanitize", () => {
  it("gives the sanitized document, with a policy of the request's own", async () => {
    const policy = { mask: "all", replace: { default: "label" } } as const;
    const sanitizer = await createSanitizer({ version: 1, ...policy });
    const document = createDocument(TEXT, { id: "document", persons: ["Anna Berg"] });
    const expected = sanitizedToJson(await sanitizer.sanitize(document));
    const answer = await post("/v1/sanitize", { text: TEXT, policy });
    expect(answer.json()).toEqual(expected);
    expect(answer.json().text).toContain("[PERSON 1] 😀 was born in [PLACE 1]");
    const short = await post("/v1/sanitize", {
      text: TEXT,
      policy: { ...policy, replace: "label" },
    });
    expect(short.body).toBe(answer.body);
  });

  it("gives a list for several", async () => {
    const documents = [
      { id: "a", text: "Oslo" },
      { id: "b", text: "Bergen" },
    ];
    const ids = (await post("/v1/sanitize", { documents }))
      .json()
      .map((one: { id: string }) => one.id);
    expect(ids).toEqual(["a", "b"]);
  });

  it.each([
    [{ replace: "encrypt" }, 400, "POLICY_INVALID"],
    [{ replace: "encrypt", key: "short" }, 422, "KEY_INVALID"],
    [{ detectors: [{ name: "x", type: "MISC", regex: "(?=x)" }] }, 400, "PATTERN_INVALID"],
    [{ without: ["no-such"] }, 400, "POLICY_INVALID"],
  ])("refuses %j with %i", async (policy, status, code) => {
    const answer = await post("/v1/sanitize", { text: "Oslo", policy });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });
});

describe("/v1/attack", () => {
  const background = [
    { name: "Ann", text: "Ann is a violinist from Freamunde who won the Sibelius prize in 1998." },
    { name: "Bo", text: "Bo is a dentist in Tromsø who sails and keeps bees." },
    { name: "Cy", text: "Cy coaches football in Leeds and wrote a book about tactics." },
  ];
  const text = "[PERSON 1] plays the violin and won the Sibelius prize 😀 in Freamunde.";

  it("names who a text could be about, and the words that say so", async () => {
    for (const attacker of ["lexical", "ensemble"]) {
      const answer = await post("/v1/attack", { text, background, attacker, person: "Ann" });
      expect(answer.statusCode).toBe(200);
      const { background: people, candidates, person, clues } = answer.json();
      expect(people).toBe(3);
      expect(candidates[0]).toMatchObject({ id: "Ann", rank: 1 });
      expect(person).toEqual(candidates[0]);
      const words = clues.flatMap(({ places }: { places: [number, number][] }) =>
        places.map(([start, end]) => [...text].slice(start, end).join("")),
      );
      expect(words).toContain("Freamunde");
    }
  });

  it("infers what is true of each person, without a background", async () => {
    const attacker = "attributes";
    const answer = await post("/v1/attack", {
      text: "[PERSON 1] works. She is a nurse.",
      attacker,
    });
    expect(answer.statusCode).toBe(200);
    const { people, background: none } = answer.json();
    expect(none).toBe(0);
    expect(people[0]).toMatchObject({ person: "[PERSON 1]" });
    const sexes = people[0].attributes.filter(
      (one: { attribute: string }) => one.attribute === "sex",
    );
    expect(sexes).toMatchObject([{ value: "female" }]);
  });

  it("asks a chat model only where the operator named one", async () => {
    const answer = await post("/v1/attack", { text, attacker: "chat" });
    expect(answer.json()).toMatchObject({ code: "POLICY_INVALID" });
    expect((await post("/v1/attack", { text })).statusCode).toBe(422);
  });

  it.each([
    ["one person only", { background: background.slice(0, 1) }, 400],
    ["a person who is not there", { person: "Xqzvt" }, 422],
    ["the same person twice", { background: [background[0], background[0]] }, 422],
    ["a stored background that is not there", { background: "no-such" }, 404],
    ["an attacker that is none", { attacker: "Xqzvt" }, 400],
  ])("refuses %s", async (_, more, status) => {
    const answer = await post("/v1/attack", { text, background, attacker: "lexical", ...more });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(/Xqzvt|Freamunde/);
  });
});

interface Described {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        summary?: string;
        responses: Record<string, { content?: { "application/json"?: { schema: object } } }>;
      }
    >
  >;
  readonly components: { schemas: Record<string, object> };
}

/** `METHOD /address` of every route but the workstation's files, from the router's own tree. */
function routesOf(server: App): string[] {
  const path: string[] = [];
  const routes = server
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods] =
        /^(.*[├└]── )(\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      path.length = indent.length / 4;
      path.push(part);
      const address = path.join("");
      return (methods?.split(", ") ?? [])
        .filter((method) => method !== "HEAD" && method !== "OPTIONS")
        .map((method) => `${method} ${address}`);
    });
  return routes.filter(
    (route) => !/^GET \/($|assets|[^/]+\.\w+$)/.test(route) || route.endsWith(".json"),
  );
}

describe("/openapi.json", () => {
  let described: Described;
  beforeAll(async () => {
    described = (await app.inject({ url: "/openapi.json" })).json();
  });

  it("describes every route", () => {
    const routes = routesOf(app);
    expect(routes).toContain("POST /v1/sanitize");
    for (const route of routes) {
      const [method = "", url = ""] = route.split(" ");
      const path = url.replace(/:(\w+)/g, "{$1}");
      expect(described.paths[path]?.[method.toLowerCase()]?.summary, route).toMatch(/^[A-Z]/);
    }
  });

  it.each([
    ["/v1/detect", { text: TEXT }],
    ["/v1/sanitize", { text: TEXT }],
    ["/analyze", { text: TEXT, language: "en", return_decision_process: true }],
    [
      "/v1/attack",
      {
        text: "violins",
        background: [
          { name: "A", text: "She plays violins" },
          { name: "B", text: "He has bees" },
        ],
      },
    ],
    [
      "/anonymize",
      { text: "Jane", analyzer_results: [{ start: 0, end: 4, score: 1, entity_type: "NAME" }] },
    ],
  ])("describes what %s answers", async (url, request) => {
    const answer = await post(url, request);
    expect(answer.statusCode).toBe(200);
    const { schema } =
      described.paths[url]!["post"]!.responses["200"]!.content!["application/json"]!;
    const whole = JSON.parse(
      JSON.stringify({ ...schema, $defs: described.components.schemas }).replaceAll(
        "#/components/schemas/",
        "#/$defs/",
      ),
    );
    expect(Compile(whole).Check(answer.json())).toBe(true);
    expect(Compile(whole).Check({ wrong: 1 })).toBe(false);
  });
});

describe("a document's text", () => {
  const CANARY = "Xqzvt-Canary-7731";

  it("never reaches logs, metrics, failures or headers", async () => {
    const key = "k".repeat(16);
    const answers = [
      await post("/v1/detect", { text: `Dr ${CANARY} lives here`, id: CANARY, persons: [CANARY] }),
      await post("/v1/sanitize", { text: `Dr ${CANARY}`, policy: { allow: [CANARY] } }),
      await post("/analyze", { text: CANARY, language: "en", correlation_id: CANARY }),
      await post("/anonymize", {
        text: CANARY,
        analyzer_results: [{ start: 0, end: 5, score: 1, entity_type: CANARY }],
        anonymizers: { DEFAULT: { type: "encrypt", key } },
      }),
    ];
    const failures = [
      await post("/v1/detect", `{"text": "${CANARY}`),
      await post("/v1/detect", { text: CANARY, policy: { mask: CANARY } }),
      await post("/v1/detect", { text: CANARY, [CANARY]: CANARY }),
      await post("/v1/sanitize", { text: { [CANARY]: CANARY } }),
      await post("/analyze", { text: CANARY, language: CANARY }),
      await post("/analyze", { text: CANARY, language: "en", score_threshold: CANARY }),
      await post("/analyze", { text: CANARY, language: "en", ad_hoc_recognizers: [CANARY] }),
      await post("/anonymize", {
        text: CANARY,
        analyzer_results: [{ start: 0, end: 999, score: 1, entity_type: "A" }],
      }),
      await post("/deanonymize", { text: CANARY, anonymizer_results: [CANARY] }),
      await app.inject({ url: `/v1/${CANARY}?text=${CANARY}`, headers: { "user-agent": CANARY } }),
      await app.inject({ url: "/v1/detect", headers: { referer: `http://x/${CANARY}` } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const { statusCode, body } of failures) {
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain(CANARY);
    }
    for (const { headers } of [...answers, ...failures]) {
      expect(JSON.stringify(headers)).not.toContain(CANARY);
    }
    expect((await app.inject({ url: "/metrics" })).body).not.toContain(CANARY);
    expect(log.length).toBeGreaterThan(answers.length + failures.length - 1);
    expect(log.join("")).not.toContain(CANARY);
  });

  it("leaves the log with route, status and time of each request", () => {
    const lines = log.map((line) => JSON.parse(line));
    expect(lines.find(({ route }) => route === "/v1/detect")).toMatchObject({
      level: "info",
      method: "POST",
      status: 200,
      user: "local",
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ms: expect.any(Number),
    });
  });
});

describe("/metrics", () => {
  it("counts requests by route and status", async () => {
    const { headers, body } = await app.inject({ url: "/metrics" });
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toMatch(
      /palimpsest_requests_total\{method="POST",route="\/v1\/detect",status="200"\} [1-9]/,
    );
    expect(body).toContain("palimpsest_documents_waiting 0");
    expect(body).toContain("palimpsest_ready 1");
  });
});
