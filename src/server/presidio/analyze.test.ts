/** `/analyze` over HTTP with the real models: the incumbent's requests and what they rely on. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { warmEngine } from "../../../test/warm.js";
import { type App, createApp } from "../http/app.js";

let app: App;
beforeAll(async () => {
  app = await createApp({ engine: warmEngine() });
});
afterAll(() => app.close());

const TEXT = "John Smith drivers license is AC432223";
const en = (more: object = {}) => ({ text: TEXT, language: "en", ...more });

async function analyze(payload: object) {
  const answer = await app.inject({ method: "POST", url: "/analyze", payload });
  return { status: answer.statusCode, body: answer.json() };
}

/** Finds as `ENTITY start-end score`. */
async function found(payload: object): Promise<string[]> {
  const { body } = await analyze(payload);
  return body.map(
    (one: { entity_type: string; start: number; end: number; score: number }) =>
      `${one.entity_type} ${one.start}-${one.end} ${one.score}`,
  );
}

describe("/analyze", () => {
  it("finds a person and a weak form with its context word", async () => {
    const { status, body } = await analyze(en());
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        entity_type: "PERSON",
        start: 0,
        end: 10,
        score: expect.any(Number),
        analysis_explanation: null,
      },
      {
        entity_type: "US_DRIVER_LICENSE",
        start: 30,
        end: 38,
        score: 0.65,
        analysis_explanation: null,
      },
    ]);
    expect(body[0].score).toBeGreaterThanOrEqual(0.7);
  });

  it("says in a header what it did not examine with all there is, and nothing else", async () => {
    const said = async (payload: object) => {
      const { headers } = await app.inject({ method: "POST", url: "/analyze", payload });
      const header = headers["palimpsest-unexamined"];
      return header === undefined ? undefined : JSON.parse(String(header));
    };
    const greek = "Ο κύριος Γιώργος Παπαδόπουλος γεννήθηκε στην Αθήνα.";
    const read = { start: 0, end: greek.length, reason: "text in Greek, read as English" };
    expect(await said(en())).toBeUndefined();
    expect(await said(en({ text: greek }))).toContainEqual({ document: 0, ...read });
    expect(await said(en({ text: [TEXT, greek] }))).toContainEqual({ document: 1, ...read });
    const many = Array.from({ length: 30 }, () => greek);
    const stretches = await said(en({ text: many }));
    expect(stretches).toHaveLength(21);
    expect(stretches.at(-1)).toEqual({ more: expect.any(Number) });
  });

  it("keeps to a threshold and to the entities asked for", async () => {
    expect(await found(en({ score_threshold: 0.7 }))).toEqual([
      expect.stringMatching(/^PERSON 0-10/),
    ]);
    expect(await found(en({ entities: ["US_DRIVER_LICENSE"] }))).toEqual([
      "US_DRIVER_LICENSE 30-38 0.65",
    ]);
    expect(await found(en({ entities: ["PERSON", "NO_SUCH"] }))).toHaveLength(1);
    expect(await found(en({ entities: [] }))).toHaveLength(2);
  });

  it("reports a weak form of another country only when asked", async () => {
    expect(await found(en({ entities: ["ES_PASSPORT"] }))).toEqual(["ES_PASSPORT 30-38 0.05"]);
  });

  it("says why when asked, with numbers as booleans", async () => {
    const { body } = await analyze(en({ return_decision_process: 1 }));
    expect(body[1].analysis_explanation).toMatchObject({
      recognizer: "UsDriverLicenseRecognizer",
      original_score: 0.3,
      score: 0.65,
      score_context_improvement: 0.35,
      supportive_context_word: "license",
      validation_result: null,
    });
    expect(new RegExp(body[1].analysis_explanation.pattern).test("AC432223")).toBe(true);
    expect(body[0].analysis_explanation).toMatchObject({ pattern: null, pattern_name: null });
    const without = await analyze(en({ return_decision_process: 0 }));
    expect(without.body[0].analysis_explanation).toBeNull();
  });

  it("takes context words that the text does not hold", async () => {
    const text = "Please note AC432223";
    const entities = ["US_DRIVER_LICENSE"];
    const plain = { text, language: "en", entities };
    expect(await found(plain)).toEqual(["US_DRIVER_LICENSE 12-20 0.3"]);
    expect(await found({ ...plain, context: ["Driver license"] })).toEqual([
      "US_DRIVER_LICENSE 12-20 0.65",
    ]);
  });

  it("nests the finds of several texts, in their order", async () => {
    const { body } = await analyze(en({ text: [TEXT, "nothing", "a@b.org"] }));
    expect(body.map((finds: unknown[]) => finds.length)).toEqual([2, 0, 1]);
    expect(body[2][0].entity_type).toBe("EMAIL_ADDRESS");
  });

  it("finds the forms its clients know", async () => {
    const text =
      "card 4111 1111 1111 1111, ssn 078-05-1121, call (212) 555-0198, mail ann@example.org, ip 10.1.2.3, see https://example.org/a, iban GB82 WEST 1234 5698 7654 32, nhs 943 476 5919";
    const entities = new Set(
      (await found({ text, language: "en" })).map((one) => one.split(" ")[0]),
    );
    for (const entity of [
      "CREDIT_CARD",
      "US_SSN",
      "PHONE_NUMBER",
      "EMAIL_ADDRESS",
      "IP_ADDRESS",
      "URL",
      "IBAN_CODE",
      "UK_NHS",
    ]) {
      expect(entities).toContain(entity);
    }
  });

  it("counts code points", async () => {
    expect(await found({ text: "😀😀 a@b.org", language: "en" })).toEqual(["EMAIL_ADDRESS 3-10 1"]);
  });

  it("leaves out what is allowed", async () => {
    expect(await found(en({ allow_list: ["AC432223"] }))).toHaveLength(1);
    expect(await found(en({ allow_list: ["ac432223"] }))).toHaveLength(2);
    const regex = { allow_list_match: "regex" };
    expect(await found(en({ ...regex, allow_list: ["^ac\\d+$"] }))).toHaveLength(1);
    expect(await found(en({ ...regex, allow_list: ["^ac\\d+$"], regex_flags: 0 }))).toHaveLength(2);
    expect(await found(en({ ...regex, allow_list: [""] }))).toHaveLength(2);
  });

  it("passes over keys it does not know", async () => {
    expect(await found(en({ trace: "1", correlation_id: "123" }))).toHaveLength(2);
  });

  it.each([
    [{}, 500, "No text provided"],
    [{ language: "en" }, 500, "No text provided"],
    [{ text: "", language: "en" }, 500, "No text provided"],
    [{ text: null, language: "en" }, 500, "No text provided"],
    [{ text: TEXT }, 500, "No language provided"],
    [en({ language: "zz" }), 500, "No matching recognizers were found to serve the request."],
    [
      en({ entities: ["NO_SUCH"] }),
      500,
      "No matching recognizers were found to serve the request.",
    ],
    [
      en({ allow_list_match: "fuzzy" }),
      500,
      "allow_list_match must either be set to 'exact' or 'regex'.",
    ],
  ])("refuses %j with %i", async (request, status, error) => {
    expect(await analyze(request)).toEqual({ status, body: { error } });
  });

  it("refuses a wrong type with its place", async () => {
    const { status, body } = await analyze(en({ entities: "PERSON" }));
    expect(status).toBe(400);
    expect(body.error).toContain("body/entities");
  });
});

describe("ad-hoc recognizers", () => {
  const zip = {
    name: "Zip code Recognizer",
    supported_language: "en",
    patterns: [{ name: "zip code (weak)", regex: "(\\b\\d{5}(?:\\-\\d{4})?\\b)", score: 0.01 }],
    supported_entity: "ZIP",
  };
  const withZip = (recognizer: object) =>
    en({ text: `${TEXT}. Zip code: 10023`, ad_hoc_recognizers: [recognizer] });

  it("find their patterns beside the others", async () => {
    expect((await found(withZip(zip))).slice(1)).toEqual([
      "US_DRIVER_LICENSE 30-38 0.65",
      "ZIP 50-55 0.01",
    ]);
  });

  it("raise their score by context words", async () => {
    expect(await found(withZip({ ...zip, context: ["zip", "code"] }))).toContain("ZIP 50-55 0.4");
  });

  it("find the words of a deny list, whole and in any case", async () => {
    const recognizer = { name: "titles", deny_list: ["Mr", "Mr."], supported_entity: "TITLE" };
    const request = { text: "Mr. and mr Mrs", language: "en", ad_hoc_recognizers: [recognizer] };
    const titles = (await found(request)).filter((one) => one.startsWith("TITLE"));
    expect(titles).toEqual(["TITLE 0-3 1", "TITLE 8-10 1"]);
  });

  it("find neighbours on a deny list that share a separator", async () => {
    const recognizer = { name: "x", deny_list: ["foo"], supported_entity: "X" };
    const request = { text: "foo foo,foo food", language: "en", ad_hoc_recognizers: [recognizer] };
    expect(await found({ ...request, entities: ["X"] })).toEqual([
      "X 0-3 1",
      "X 4-7 1",
      "X 8-11 1",
    ]);
  });

  it("of another language stay out", async () => {
    const foreign = await found(withZip({ ...zip, supported_language: "de" }));
    expect(foreign.join()).not.toContain("ZIP");
  });

  it("take entities as a list of one", async () => {
    const { supported_entity, ...rest } = zip;
    const listed = { ...rest, supported_entities: [supported_entity] };
    expect(await found(withZip(listed))).toContain("ZIP 50-55 0.01");
  });

  const pattern = zip.patterns[0];
  it.each([
    [
      "an unknown key",
      { ...zip, patterns: [{ ...pattern, bebex: 1 }] },
      "unexpected keyword argument 'bebex'",
    ],
    [
      "a missing key",
      { ...zip, patterns: [{ name: "x", score: 1 }] },
      "missing 1 required positional argument: 'regex'",
    ],
    ["no entity", { ...zip, supported_entity: "" }, "initialized with entity"],
    ["no pattern", { ...zip, patterns: [] }, "with patterns or with deny list"],
    ["a score beyond 1", { ...zip, patterns: [{ ...pattern, score: 2 }] }, "between 0 and 1"],
    ["a broken expression", { ...zip, patterns: [{ ...pattern, regex: "(" }] }, "RE2"],
    ["look-around", { ...zip, patterns: [{ ...pattern, regex: "(?=x)y" }] }, "linear time"],
    ["no object", "zip", "should be an object"],
  ])("with %s are refused with 400", async (_, recognizer, message) => {
    const { status, body } = await analyze(withZip(recognizer as object));
    expect(status).toBe(400);
    expect(body.error).toMatch(
      /^Failed to parse \/analyze request for AnalyzerEngine\.analyze\(\)\. /,
    );
    expect(body.error).toContain(message);
  });

  it("cannot be made to run long", async () => {
    const slow = { ...zip, patterns: [{ name: "slow", regex: "(a+)+$", score: 1 }] };
    const text = `${"a".repeat(20_000)}!`;
    const { status } = await analyze({
      text,
      language: "en",
      entities: ["ZIP"],
      ad_hoc_recognizers: [slow],
    });
    expect(status).toBe(200);
  });
});

describe("lists", () => {
  it.each(["/supportedentities", "/supportedentities?language=en", "/supportedentities?other=1"])(
    "%s names the entities",
    async (url) => {
      const entities = (await app.inject({ url })).json();
      expect(entities).toEqual(expect.arrayContaining(["PERSON", "LOCATION", "NRP", "US_SSN"]));
      expect(new Set(entities).size).toBe(entities.length);
    },
  );

  it("/recognizers names the recognizers", async () => {
    expect((await app.inject({ url: "/recognizers?language=en" })).json()).toEqual(
      expect.arrayContaining(["NeuralRecognizer", "CreditCardRecognizer", "UsSsnRecognizer"]),
    );
  });

  it.each(["/supportedentities?language=he", "/recognizers?language=he"])(
    "%s is refused as the incumbent does",
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        error: "No matching recognizers were found to serve the request.",
      });
    },
  );
});
