import { describe, expect, it } from "vitest";
import { developmentOf, findCapitalsAndFigures } from "./development.js";
import { shorten } from "./summary.js";

const body = [
  "Ann Lee grew up in Hull.",
  "The harbour of Hull was busy then.",
  "Ann Lee baked rye bread for the harbour.",
  "Nothing else happened for decades.",
  "Her rye bread won a medal in 1932.",
  "The medal hangs in the harbour museum.",
].join(" ");

describe("shortening", () => {
  it("takes out whole sentences that the rest takes up", () => {
    const { summary, rest } = shorten(body, 60, 0.5)!;
    expect(summary).not.toBe("");
    expect(summary).not.toContain("Nothing else");
    expect([...summary.split(/(?<=\.) /), ...rest.split(/(?<=\.) /)].sort()).toEqual(
      body.split(/(?<=\.) /).sort(),
    );
  });

  it("leaves short texts alone", () => {
    expect(shorten("One sentence. Two sentences.", 60, 0.5)).toBeUndefined();
  });
});

describe("the development set", () => {
  const background = ["Ann", "Bea", "Cay"].map((id) => ({
    id,
    text: body.replaceAll("Ann Lee", `${id} Lee`),
  }));
  const options = { findSpans: findCapitalsAndFigures, length: 60, seed: 1, people: 10 };

  it("asks at three levels for people whose sentences the background lacks", async () => {
    const { background: rest, levels } = await developmentOf(background, options);
    expect(levels.map((queries) => queries.map(({ id }) => id).sort())).toEqual([
      ["Ann", "Bea", "Cay"],
      ["Ann", "Bea", "Cay"],
      ["Ann", "Bea", "Cay"],
    ]);
    for (const { text } of rest) expect(text.length).toBeLessThan(body.length);
    const words = levels.map(([query]) => query!.text.replace(/\0/g, "").length);
    expect(words[0]).toBeGreaterThanOrEqual(words[1]!);
    expect(words[1]).toBeGreaterThanOrEqual(words[2]!);
  });

  it("is the same for the same seed", async () => {
    expect(await developmentOf(background, options)).toEqual(
      await developmentOf(background, options),
    );
  });
});

it("masks names and figures without a recognizer", async () => {
  const text = "She met Bob Ray in 1932, at No. 4a.";
  const found = (await findCapitalsAndFigures(text)).map(({ start, end }) =>
    text.slice(start, end),
  );
  expect(found).toEqual(["Bob", "Ray", "1932", "No", "4a"]);
});
