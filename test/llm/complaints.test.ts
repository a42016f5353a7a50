/** What users of masking tools complain of, each kind as a test; docs/language-models.md has the table. */

import { beforeAll, describe, expect, test } from "vitest";
import { createResources } from "../../src/flow/resources.js";
import { createSession, type Session } from "../../src/llm/index.js";

const resources = createResources();
let session: Session;
beforeAll(async () => {
  session = await createSession(undefined, { resources });
});
const masked = async (text: string): Promise<string> => (await session.mask(text)).text;

test("A7: names and addresses in the same tool result as the text", async () => {
  const [message] = await session.maskMessages([
    {
      role: "tool",
      tool_call_id: "1",
      content: JSON.stringify({
        body: "My parcel is lost.",
        from: "eleanor@whitcombe.example",
        customer: { first_name: "Eleanor", last_name: "Whitcombe" },
        address: "12 Mill Lane, Bath BA1 5XX",
      }),
    },
  ]);
  expect(message!.content).toContain("My parcel is lost.");
  expect(message!.content).not.toMatch(/Eleanor|whitcombe|Mill Lane/i);
});

test("A9: an employer is masked by default", async () => {
  expect(await masked("I work as a nurse at Halcyon Crop Sciences.")).not.toContain("Halcyon");
});

test("A10: the same text has the same labels in every run", async () => {
  const text = "Eleanor Whitcombe met Tom Becker, eleanor@whitcombe.example.";
  const runs = await Promise.all(
    [1, 2, 3].map(
      async () => (await (await createSession(undefined, { resources })).mask(text)).text,
    ),
  );
  expect(new Set(runs).size).toBe(1);
});

test("A11: the end of a long text is read", async () => {
  const long = `${"The meeting was long and nobody said much about it. ".repeat(150)}Then Eleanor Whitcombe spoke.`;
  expect(await masked(long)).not.toMatch(/Eleanor|Whitcombe/);
});

test("A12: a detector of one's own joins the others", async () => {
  const own = await createSession(
    { version: 1, detectors: [{ name: "crate", type: "CODE", words: ["blue crate"] }] },
    { resources },
  );
  const { text } = await own.mask("The blue crate is Ann Berg's, call 07700 900123.");
  expect(text).not.toMatch(/blue crate|Berg|900123/);
});

test("A13: a switch is read", async () => {
  const own = await createSession(
    { version: 1, extends: "prompt", types: { phone: "keep" } },
    { resources },
  );
  expect((await own.mask("Call Ann Berg on 07700 900123.")).text).toBe(
    "Call [PERSON 1] on 07700 900123.",
  );
});

test("B15: two names with a space between are hidden whole", async () => {
  expect(await masked("Present: Eleanor Whitcombe Tom Becker")).not.toMatch(
    /Eleanor|Whitcombe|Tom|Becker/,
  );
});

test("B16: no end of a secret is left", async () => {
  const text = await masked(
    "Use ghp_16C7e42F292c6912E7710c838347Ae178B4a for it, mail a.berg+x@mail.example.org.",
  );
  expect(text).not.toMatch(/16C7|178B4a|berg|mail\.example|example\.org/);
});

test("B18: what is before and after combining characters stays", async () => {
  const text = "Cafe\u0301 \u{1F600} e\u0301: Eleanor Whitcombe, na\u0131\u0308ve.";
  const out = await masked(text);
  expect(out.startsWith("Cafe\u0301 \u{1F600} e\u0301: [PERSON")).toBe(true);
  expect(out.endsWith("na\u0131\u0308ve.")).toBe(true);
});

test("B21: full-width letters and zero-width splits", async () => {
  expect(await masked("Mail ann.berg@exam\u200bple.org today.")).not.toMatch(/ann\.berg/);
  expect(await masked("Mail ａｎｎ.ｂｅｒｇ@ｅｘａｍｐｌｅ.ｏｒｇ today.")).not.toMatch(/ｂｅｒｇ/);
});

describe("C: what says nothing about anybody stays", () => {
  test.each([
    ["C22", "Deploy hosted-eu-20260812-09 again."],
    [
      "C23",
      "Trace 4bf92f3577b34da6a3ce929d0e0e4736, span 00f067aa0ba902b7, id 123e4567-e89b-12d3-a456-426614174000.",
    ],
    ["C24", "Listening on 127.0.0.1 and on 192.168.1.20."],
    ["C26", "Fit part JW177A from the May catalogue."],
  ])("%s: %s", async (_, text) => {
    expect(await masked(text)).toBe(text);
  });
});

test("C25: kinds have switches of their own", async () => {
  const own = await createSession(
    { version: 1, extends: "prompt", types: { phone: "keep", email: "keep" } },
    { resources },
  );
  const { text } = await own.mask(
    "Ann Berg, 07700 900123, office@mail.example, token ghp_16C7e42F292c6912E7710c838347Ae178B4a.",
  );
  expect(text).toContain("07700 900123, office@mail.example");
  expect(text).not.toMatch(/Ann Berg|ghp_/);
});
