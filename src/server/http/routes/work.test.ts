import { describe, expect, it } from "vitest";
import { inTurns } from "./work.js";

describe("in turns", () => {
  it("keeps the order and never has more than eight at a time", async () => {
    let running = 0;
    let most = 0;
    const results = await inTurns(
      Array.from({ length: 50 }, (_, i) => i),
      async (i) => {
        most = Math.max(most, ++running);
        await new Promise((next) => setTimeout(next, (i * 7) % 5));
        running--;
        return i * 2;
      },
    );
    expect(results).toEqual(Array.from({ length: 50 }, (_, i) => i * 2));
    expect(most).toBe(8);
  });

  it("begins nothing after a failure", async () => {
    let begun = 0;
    const items = Array.from({ length: 50 }, (_, i) => i);
    const failing = inTurns(items, async (i) => {
      begun++;
      if (i === 3) throw new Error("third");
      await new Promise((next) => setTimeout(next, 5));
    });
    await expect(failing).rejects.toThrow("third");
    await new Promise((next) => setTimeout(next, 20));
    expect(begun).toBe(8);
  });

  it("gives nothing for nothing", async () => {
    expect(await inTurns([], async () => 1)).toEqual([]);
  });
});
