import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerAll, type ChatServer, itemsIn, startChatServer } from "../../../test/chat-server.js";
import { decided } from "../../../test/decided.js";
import type { Sanitized } from "../../document/document.js";
import { replaceOptions } from "../../flow/from-policy/replacers.js";
import { createResources } from "../../flow/resources.js";
import { checkPolicy, type Policy } from "../../policy/policy.js";
import { createReplace } from "../replace.js";

const models = createResources();

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer(() => "");
});
afterAll(() => server.close());

const BERGEN = [
  "a city on the west coast",
  "a Scandinavian city",
  "a European city",
  "a city",
  "a place",
];
const NO_GUESS = ["Kyoto", "Lima", "Quito", "Nairobi", "Perth"];

async function sanitized(marked: string, chat: Partial<Policy["chat"]> = {}): Promise<Sanitized> {
  const policy = checkPolicy({
    version: 1,
    replace: "chat",
    chat: { address: server.address, model: "small", ...chat },
  });
  return createReplace(await replaceOptions(policy, models))(decided(marked));
}

const byEntity = ({ replacements }: Sanitized, entity: string) =>
  replacements.find((one) => one.entity === entity)!;

describe("replacing by a chat model", () => {
  test("takes the most specific candidate that nobody guesses, the same for later mentions", async () => {
    server.behave(({ question, attack }) => answerAll(question, attack ? NO_GUESS : BERGEN));
    const result = await sanitized("[PERSON Ann] moved to [LOC Bergen]. She likes [LOC Bergen].");
    expect(result.text).toBe(
      "[PERSON 1] moved to a city on the west coast. She likes a city on the west coast.",
    );
    expect(byEntity(result, "e2").candidates!.map(({ outcome }) => outcome)).toEqual([
      "chosen",
      "untried",
      "untried",
      "untried",
      "untried",
    ]);
  });

  test("goes up while the model's own attack finds the original", async () => {
    server.behave(({ question, attack }) =>
      attack
        ? `#1\n- the city of Bergen\n#2\n- Oslo\n- Bergen\n#3\n- Paris\n#4\n- Rome\n#5\n- Rome`
        : answerAll(question, BERGEN),
    );
    const result = await sanitized("She moved to [LOC Bergen].");
    expect(result.text).toBe("She moved to a European city.");
    expect(byEntity(result, "e1").candidates!.slice(0, 3)).toEqual([
      expect.objectContaining({ outcome: "guessed", attacker: "chat" }),
      expect.objectContaining({ outcome: "guessed", attacker: "chat" }),
      expect.objectContaining({ outcome: "chosen" }),
    ]);
  });

  test("shows each candidate alone where the policy asks for it, up to the first that withstands", async () => {
    server.behave(({ question, attack }) => {
      if (!attack) return answerAll(question, BERGEN);
      return answerAll(question, question.includes(BERGEN[0]!) ? ["Bergen"] : NO_GUESS);
    });
    const result = await sanitized("She moved to [LOC Bergen].", { attack: "each" });
    expect(result.text).toBe("She moved to a Scandinavian city.");
    const attacks = server.calls.filter((call) => call.attack).map(({ question }) => question);
    expect(attacks).toHaveLength(2);
    expect(attacks[0]).not.toContain(BERGEN[1]);
    expect(attacks[1]).not.toContain(BERGEN[0]);
  });

  test("attacks the document with what was chosen before in it, and shows it no original", async () => {
    server.behave(({ question, attack }) => answerAll(question, attack ? NO_GUESS : BERGEN));
    await sanitized("[PERSON Ann Berg] moved to [LOC Bergen] on [DATETIME 4 June 1975].");
    const [attack] = server.calls.filter((call) => call.attack);
    expect(attack!.question).toContain("[[...]]");
    expect(attack!.question).toContain("[PERSON 1]");
    expect(attack!.question).not.toMatch(/Bergen|Ann|4 June/);
  });

  test("never asks about people, codes, and times that a rule reads", async () => {
    server.behave(({ question }) => answerAll(question, BERGEN));
    await sanitized(
      "[PERSON Ann] paid [QUANTITY 500 euros] on [DATETIME 4 June 1975], no. [CODE 77].",
    );
    expect(server.calls).toHaveLength(0);
  });

  test("asks in batches, and at most twice about a mention", async () => {
    const places = ["Bergen", "Trondheim", "Stavanger", "Drammen", "Narvik", "Molde", "Halden"];
    server.behave(({ question, attack }) => answerAll(question, attack ? NO_GUESS : BERGEN));
    await sanitized(places.map((place) => `She saw [LOC ${place}].`).join(" "));
    const asked = server.calls.filter((call) => !call.attack);
    expect(asked.map(({ question }) => itemsIn(question))).toEqual([4, 3]);
    expect(server.calls.length).toBeLessThanOrEqual(2 * places.length);
    // a model that cannot tell items apart is asked about each alone, and not for guesses then
    server.behave(() => BERGEN.map((line) => `- ${line}`).join("\n"));
    const result = await sanitized(places.map((place) => `She saw [LOC ${place}].`).join(" "));
    expect(server.calls.length).toBeLessThanOrEqual(2 * places.length);
    expect(result.text).toContain("She saw a city on the west coast.");
  });

  test.each<[string, string]>([
    [
      "chatter",
      "Sure! Here are five replacements:\n\n- a city on the west coast\n- a city\n\nLet me know!",
    ],
    ["numbers", "1. a city on the west coast\n2. a city"],
    ["other bullets, quotes, bold", "• **“a city on the west coast”**\n• a city"],
    ["JSON", '["a city on the west coast", "a city"]'],
    [
      "thinking aloud",
      "<think>Bergen it is\n- Bergen</think>\n- a city on the west coast\n- a city",
    ],
    ["one line", "a city on the west coast; a city; a place"],
  ])("reads an answer with %s", async (_what, answer) => {
    server.behave(({ question, attack }) => (attack ? answerAll(question, NO_GUESS) : answer));
    expect((await sanitized("She moved to [LOC Bergen].")).text).toBe(
      "She moved to a city on the west coast.",
    );
  });

  test.each<[string, string | undefined, RegExp]>([
    ["a refusal", "I'm sorry, but I cannot help with personal information.", /could not be read/],
    ["nothing", "", /could not be read/],
    [
      "an essay",
      "Bergen lies by the sea. It rains there! Many people like it. ".repeat(20),
      /could not be read/,
    ],
    [
      "the original",
      "- Bergen\n- bergen\n- the city of Bergen",
      /showing a masked name|could not be used/,
    ],
    ["ciphers", "- QmVyZ2Vu\n- oretra\n- Orerea", /could not be used/],
    ["nothing at all", undefined, /not answer in time/],
  ])("falls back on the ontology after %s, and says why", async (_what, answer, note) => {
    server.behave(() => answer);
    const result = await sanitized("She moved to [LOC Bergen].", { timeout: 0.3 });
    const replacement = byEntity(result, "e1");
    expect(result.text).not.toMatch(/bergen/i);
    expect(replacement.note).toMatch(note);
    expect(
      replacement.candidates?.every(({ source }) => source !== "chat") ||
        replacement.by === "label",
    ).toBe(true);
  });

  test("uses nothing that the model proposed when it makes no guesses", async () => {
    server.behave(({ question, attack }) =>
      attack ? "I will not guess." : answerAll(question, BERGEN),
    );
    const result = await sanitized("She moved to [LOC Bergen].");
    expect(byEntity(result, "e1").note).toContain("made no guesses");
    expect(result.text).not.toContain("west coast");
  });

  test("counts guesses without numbers against every candidate", async () => {
    server.behave(({ question, attack }) =>
      attack ? "- Oslo\n- Bergen\n- Paris" : answerAll(question, BERGEN),
    );
    const result = await sanitized("She moved to [LOC Bergen].");
    expect(result.text).toBe("She moved to [PLACE 1].");
    expect(byEntity(result, "e1")).toMatchObject({
      by: "label",
      note: "of 5 candidates 5 undone by the attack",
    });
  });

  test("takes the words of the prompt's own example only where they are known to be true", async () => {
    const example = [
      "a city in the north of Norway",
      "a city in Norway",
      "a European city",
      "a city",
    ];
    server.behave(({ question, attack }) => answerAll(question, attack ? NO_GUESS : example));
    const of = async (place: string) =>
      byEntity(await sanitized(`She saw [LOC ${place}].`), "e1").candidates!.map(
        ({ text }) => text,
      );
    expect(await of("Bergen")).toEqual(["a city in Norway", "a European city", "a city"]);
    expect(await of("Qarqan")).not.toContain("a city in the north of Norway");
    expect(await of("Lake Ladoga")).not.toContain("a city in Norway");
  });

  test("uses no word that names anything else masked, spelled out or backward", async () => {
    server.behave(({ question, attack }) =>
      answerAll(
        question,
        attack
          ? NO_GUESS
          : ["the town of Berg", "G r e b by the sea", "a town of R.a.s.m.u.s.s.e.n", "a town"],
      ),
    );
    const result = await sanitized(
      "[PERSON Ann Rasmussen] of [ORG Bergmann] moved to [LOC Halden].",
    );
    expect(result.text).not.toMatch(/berg|grebs|r\.a\.s/i);
  });

  test("takes a mention in another script", async () => {
    server.behave(({ question, attack }) => answerAll(question, attack ? NO_GUESS : BERGEN));
    const result = await sanitized("She moved to [LOC Москва] and on to [LOC 東京].");
    expect(result.text).not.toMatch(/\p{Script=Cyrillic}|\p{Script=Han}/u);
  });

  test("stops at the limit of tokens, and says so", async () => {
    server.behave(({ question, attack }) => answerAll(question, attack ? NO_GUESS : BERGEN));
    const result = await sanitized("She moved to [LOC Bergen].", { max_tokens: 10 });
    expect(server.calls).toHaveLength(0);
    expect(byEntity(result, "e1").note).toContain("limit of tokens");
  });

  test("needs a chat model in the policy", async () => {
    await expect(
      replaceOptions(checkPolicy({ version: 1, replace: "chat" })),
    ).rejects.toMatchObject({ code: "POLICY_INVALID" });
  });
});

describe("the paper's options", () => {
  test("numbers of candidates, guesses and tokens, and prompts of the policy's own, reach the model", async () => {
    server.behave(({ question, attack }) => answerAll(question, attack ? NO_GUESS : BERGEN));
    const prompts = { system: "Be vague.", candidates: "Give kinds of it.", guesses: "Guess it." };
    const own = { candidates: 2, guesses: 3, answer_tokens: 64, prompts };
    const result = await sanitized("[PERSON Ann] moved to [LOC Bergen].", own);
    expect(byEntity(result, "e2").candidates).toHaveLength(2);
    const [asked, guessed] = server.calls.map(
      ({ body }) => body as typeof body & { max_tokens: number },
    );
    expect(asked!.max_tokens).toBe(64);
    expect(asked!.messages[0]!.content).toBe("Be vague.");
    expect(asked!.messages[1]!.content).toContain("Give kinds of it.");
    expect(guessed!.messages[1]!.content).toContain("Guess it.");
    expect(guessed!.messages[2]!.content.match(/^- /gmu)!.length % 3).toBe(0);
    // the form of material and answer is always said
    for (const { messages } of [asked!, guessed!])
      expect(messages[1]!.content).toContain("after '#'");
  });

  test.each([
    ["most-specific", BERGEN[0]],
    ["least-specific", BERGEN[4]],
  ] as const)("%s of the model's candidates, without an attack", async (choice, words) => {
    server.behave(({ question }) => answerAll(question, BERGEN));
    const result = await sanitized("[PERSON Ann] moved to [LOC Bergen].", { choice });
    expect(result.text).toContain(words);
    expect(server.calls.some(({ attack }) => attack)).toBe(false);
  });
});
