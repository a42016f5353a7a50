import { describe, expect, it } from "vitest";
import type { EventInput } from "../api/types.js";
import { withoutWords } from "./waiting.js";

const event = (body: Record<string, unknown>) =>
  ({ id: "00000000-0000-4000-8000-000000000000", seen: 3, ...body }) as unknown as EventInput;

describe("what waits on this computer", () => {
  it("holds ids, states and steps", () => {
    const mask = event({ kind: "decide", changes: [{ mention: "m1", state: "mask" }] });
    expect(withoutWords(mask)).toEqual(mask);
  });

  it("leaves out the words of a step, which the server writes itself", () => {
    const changes = [{ mention: "m1", state: "generalize", level: 2, replacement: "a town" }];
    expect(withoutWords(event({ kind: "decide", changes }))).toEqual(
      event({ kind: "decide", changes: [{ mention: "m1", state: "generalize", level: 2 }] }),
    );
  });

  it.each([
    [
      "a replacement of one's own",
      {
        kind: "decide",
        changes: [{ mention: "m1", state: "generalize", level: null, replacement: "someone" }],
      },
    ],
    ["a comment", { kind: "comment", text: "ask Ann" }],
    ["a reason", { kind: "reopen", reason: "one more look" }],
  ])("never holds %s", (_, body) => {
    expect(withoutWords(event(body))).toBeUndefined();
  });
});
