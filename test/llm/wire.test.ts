import { beforeAll, describe, expect, test } from "vitest";
import type { Session } from "../../src/flow/session/session.js";
import { sessionsOf } from "../../src/flow/session/sessions.js";
import type { Dialect } from "../../src/llm/wire/endpoints.js";
import { restoreEvents } from "../../src/llm/wire/events.js";

let session: Session;
beforeAll(async () => {
  session = (await sessionsOf()).open();
  await session.mask("Ann Berg lives at 12 Mill Lane,\nBath BA1 5XX.");
});

const events = (
  all: readonly (readonly [name: string | undefined, data: unknown])[],
  end = "\n",
): string =>
  all
    .map(
      ([name, data]) =>
        `${name === undefined ? "" : `event: ${name}${end}`}data: ${typeof data === "string" ? data : JSON.stringify(data)}${end}${end}`,
    )
    .join("");

const choice = (delta: unknown, finish: string | null = null) => ({
  id: "c",
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const call = (args: string) =>
  choice({ tool_calls: [{ index: 0, function: { arguments: args } }] });

const part = (parts: unknown[], finishReason?: string) => ({
  candidates: [
    { index: 0, content: { role: "model", parts }, ...(finishReason && { finishReason }) },
  ],
});

const FIXTURES: Record<
  string,
  {
    dialect: Dialect;
    stream: string;
    reads: (data: Record<string, unknown>[]) => string;
    expected: string;
  }
> = {
  "OpenAI chat": {
    dialect: "chat",
    stream: events([
      [undefined, choice({ role: "assistant", content: "" })],
      [undefined, choice({ content: "Dear [PER" })],
      [undefined, choice({ content: "SON 1], and [PERSON" })],
      [undefined, choice({ content: " 9] of [" })],
      [undefined, choice({ content: "note]. PERSON 1" })],
      [undefined, choice({}, "stop")],
      [undefined, "[DONE]"],
    ]),
    reads: (all) =>
      all
        .map(
          (one) =>
            (one as { choices: { delta: { content?: string } }[] }).choices[0]!.delta.content ?? "",
        )
        .join(""),
    expected: "Dear Ann Berg, and [PERSON 9] of [note]. Ann Berg",
  },
  "OpenAI chat, arguments of a tool": {
    dialect: "chat",
    stream: events([
      [
        undefined,
        choice({
          role: "assistant",
          tool_calls: [
            { index: 0, id: "call_1", type: "function", function: { name: "find", arguments: "" } },
          ],
        }),
      ],
      [undefined, call('{"who":"[PER')],
      [undefined, call('SON 1]","at":"[ADD')],
      [undefined, call('RESS 1]"}')],
      [undefined, choice({}, "tool_calls")],
      [undefined, "[DONE]"],
    ]),
    reads: (all) =>
      JSON.stringify(
        JSON.parse(
          all
            .map(
              (one) =>
                (
                  one as {
                    choices: { delta: { tool_calls?: { function: { arguments: string } }[] } }[];
                  }
                ).choices[0]!.delta.tool_calls?.[0]?.function.arguments ?? "",
            )
            .join(""),
        ),
      ),
    expected: JSON.stringify({ who: "Ann Berg", at: "12 Mill Lane,\nBath BA1 5XX" }),
  },
  "Anthropic messages": {
    dialect: "messages",
    stream: events(
      [
        ["message_start", { type: "message_start", message: { id: "m", content: [] } }],
        [
          "content_block_start",
          { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
        ],
        ["ping", { type: "ping" }],
        [
          "content_block_delta",
          {
            type: "content_block_delta",
            index: 0,
            delta: { type: "text_delta", text: "For [PERSON" },
          },
        ],
        [
          "content_block_delta",
          { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: " 1" } },
        ],
        [
          "content_block_delta",
          {
            type: "content_block_delta",
            index: 0,
            delta: { type: "text_delta", text: "]. Person 1" },
          },
        ],
        ["content_block_stop", { type: "content_block_stop", index: 0 }],
        ["message_stop", { type: "message_stop" }],
      ],
      "\r\n",
    ),
    reads: (all) =>
      all.map((one) => (one as { delta?: { text?: string } }).delta?.text ?? "").join(""),
    expected: "For Ann Berg. Ann Berg",
  },
  Gemini: {
    dialect: "gemini",
    stream: events([
      [undefined, part([{ text: "Dear [PER" }])],
      [undefined, part([{ text: "SON 1" }])],
      [
        undefined,
        part(
          [
            { text: "]. PERSON 1" },
            { functionCall: { name: "find", args: { at: "[ADDRESS 1]" } } },
          ],
          "STOP",
        ),
      ],
    ]),
    reads: (all) => {
      const parts = all.flatMap(
        (one) =>
          (
            one as {
              candidates: {
                content: { parts: { text?: string; functionCall?: { args: { at: string } } }[] };
              }[];
            }
          ).candidates[0]!.content.parts,
      );
      return parts.map(({ text, functionCall }) => text ?? functionCall!.args.at).join("|");
    },
    expected: "Dear ||Ann Berg. Ann Berg|12 Mill Lane,\nBath BA1 5XX",
  },
  Responses: {
    dialect: "responses",
    stream: events([
      [
        "response.output_text.delta",
        { type: "response.output_text.delta", item_id: "i", content_index: 0, delta: "To [PERS" },
      ],
      [
        "response.output_text.delta",
        { type: "response.output_text.delta", item_id: "i", content_index: 0, delta: "ON 1" },
      ],
      [
        "response.output_text.delta",
        {
          type: "response.output_text.delta",
          item_id: "i",
          content_index: 0,
          delta: "], PERSON 1",
        },
      ],
      [
        "response.output_text.done",
        {
          type: "response.output_text.done",
          item_id: "i",
          content_index: 0,
          text: "To [PERSON 1], PERSON 1",
        },
      ],
      [
        "response.completed",
        {
          type: "response.completed",
          response: {
            id: "resp_1",
            output: [
              {
                type: "message",
                content: [{ type: "output_text", text: "To [PERSON 1], PERSON 1" }],
              },
            ],
          },
        },
      ],
    ]),
    reads: (all) =>
      all.map((one) => (one as { delta?: string }).delta ?? "").join("") +
      all.map((one) => (one as { text?: string }).text ?? "").join("") +
      JSON.stringify(all.at(-1)).match(/"text":"([^"]*)"/)![1],
    expected: "To Ann Berg, Ann Berg".repeat(3),
  },
};

describe.each(Object.entries(FIXTURES))(
  "the stream of %s",
  (_, { dialect, stream, reads, expected }) => {
    const read = (written: string): string =>
      reads(
        written
          .split("\n\n")
          .flatMap((one) => /^data: (\{.*\})$/m.exec(one)?.[1] ?? [])
          .map((one) => JSON.parse(one) as Record<string, unknown>),
      );

    test("is restored, cut at every place", () => {
      const whole = restoreEvents(session, dialect);
      const all = whole.write(stream) + whole.end();
      expect(read(all)).toBe(expected);
      for (let cut = 1; cut < stream.length; cut++) {
        const one = restoreEvents(session, dialect);
        expect(one.write(stream.slice(0, cut)) + one.write(stream.slice(cut)) + one.end()).toBe(
          all,
        );
      }
      const units = restoreEvents(session, dialect);
      expect([...stream].map((unit) => units.write(unit)).join("") + units.end()).toBe(all);
    });

    test("gives what it has where it breaks off", () => {
      for (let end = 0; end < stream.length; end += 7) {
        const one = restoreEvents(session, dialect);
        const written = one.write(stream.slice(0, end)) + one.end();
        for (const data of written.matchAll(/^data: (.*)$/gm))
          if (data[1] !== "[DONE]") expect(() => JSON.parse(data[1]!)).not.toThrow();
      }
    });
  },
);

test("an event that is no JSON ends the stream", () => {
  expect(() => restoreEvents(session, "chat").write('data: {"a":\n\n')).toThrowError(
    expect.objectContaining({ code: "UPSTREAM_UNREADABLE" }),
  );
});
