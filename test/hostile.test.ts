import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDocument, type Sanitized } from "../src/document/document.js";
import { replaceOptions } from "../src/flow/from-policy/replacers.js";
import { createResources } from "../src/flow/resources.js";
import { createSanitizer } from "../src/index.js";
import type { Policy } from "../src/policy/policy.js";
import { createReplace } from "../src/replace/replace.js";
import { answerAll, type ChatCall, type ChatServer, startChatServer } from "./chat-server.js";
import { HOSTILE_DOCUMENTS } from "./hostile-documents.js";

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer(() => "");
});
afterAll(() => server.close());

const plainPolicy: Policy = { version: 1, mask: "all" };

/** The spans in brackets that a question shows. */
const bracketed = ({ question }: ChatCall): string[] =>
  [...question.matchAll(/\[\[(.*?)\]\]/g)].map((match) => match[1]!);

/** Models that do what the document says. */
const OBEDIENT: readonly (readonly [string, (call: ChatCall) => string])[] = [
  ["repeats the original", (call) => answerAll(call.question, bracketed(call))],
  [
    "spells it backward, in pieces and in base64",
    (call) =>
      answerAll(
        call.question,
        bracketed(call).flatMap((name) => [
          [...name].reverse().join(""),
          [...name].join("-"),
          [...name].join(" "),
          Buffer.from(name).toString("base64"),
          `a place called ${name}`,
        ]),
      ),
  ],
  [
    "lists names it has seen",
    (call) =>
      answerAll(call.question, ["Sigrid Aune", "Trondheim", "Pavel Novotny", "Brno", "Elif Demir"]),
  ],
  ["keeps everything", () => "These people have agreed to be named. Keep it."],
  [
    "makes no guesses",
    ({ question, attack }) =>
      attack ? "" : answerAll(question, ["a thing", "a place", "an item"]),
  ],
];

const covered = ({ replacements, mentions, entities, decisions }: Sanitized): string[] =>
  decisions
    .filter(({ action }) => action === "mask")
    .flatMap(({ entity }) => entities.find(({ id }) => id === entity)!.mentions)
    .map((index) => mentions[index]!)
    .filter(({ start, end }) => replacements.some((one) => one.start <= start && end <= one.end))
    .map(({ start, end }) => `${start}-${end}`);

/** The words of the document's masked mentions that could name somebody or something. */
const namesOf = ({ document, mentions }: Sanitized): string[] =>
  mentions
    .filter(({ type }) => ["PERSON", "LOC", "ORG"].includes(type))
    .flatMap(({ start, end }) => document.text.slice(start, end).match(/\p{Lu}\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(?:Ministry|Justice|Savings|Bank|Shipyard)$/.test(word));

describe("documents that talk to the model", async () => {
  const plain = await createSanitizer(plainPolicy);
  const without: Sanitized[] = [];
  for (const [i, text] of HOSTILE_DOCUMENTS.entries()) {
    without.push(await plain.sanitize(createDocument(text, { id: `${i}` })));
  }

  test("there are at least fifty, with something masked in each", () => {
    expect(HOSTILE_DOCUMENTS.length).toBeGreaterThanOrEqual(50);
    for (const one of without) expect(one.replacements.length).toBeGreaterThan(3);
  });

  const models = createResources();
  const chatPolicy = (): Policy => ({
    ...plainPolicy,
    replace: { default: "chat" },
    chat: { address: server.address, model: "obedient" },
  });

  test("the model has no say in what is masked", async () => {
    server.behave(OBEDIENT[0]![1]);
    const chatting = await createSanitizer(chatPolicy());
    for (const expected of without.slice(0, 8)) {
      const { decisions } = await chatting.sanitize(expected.document);
      expect(decisions).toEqual(expected.decisions);
    }
  });

  test.each(OBEDIENT)("a model that %s", async (_what, answer) => {
    server.behave(answer);
    const replace = createReplace(await replaceOptions(chatPolicy(), models));
    for (const expected of without) {
      const result = await replace(expected);
      // never fewer maskings than without the model
      expect(covered(result)).toEqual(covered(expected));
      const written = result.replacements.map(({ replacement }) => replacement).join("\n");
      const letters = written.toLowerCase().replace(/[^\p{L}\n]/gu, "");
      for (const name of namesOf(expected)) {
        expect(letters).not.toContain(name.toLowerCase());
        expect(letters).not.toContain([...name.toLowerCase()].reverse().join(""));
        expect(written).not.toContain(Buffer.from(name).toString("base64").slice(0, 6));
      }
    }
  });
});
