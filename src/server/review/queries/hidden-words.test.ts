import { describe, expect, test } from "vitest";
import { Reading } from "../../../../test/reviewed.js";
import { outputOf } from "../model/output.js";
import { HiddenWords } from "./hidden-words.js";
import type { OpenTask } from "./open-task.js";

function hiddenIn(reading: Reading, persons: readonly string[] = []): HiddenWords {
  const { dossier, stream } = reading;
  const opened = { dossier, stream, task: { id: "t", persons } } as unknown as OpenTask;
  return new HiddenWords([{ opened, output: outputOf(dossier.analysis, stream.state) }]);
}

describe("words that an output hides", () => {
  const reading = new Reading("[PERSON/e1 Ann Lie], [DEM/e2 violinist] of [LOC/e3 Oslo]; Oslo.");
  reading.decide({ m2: "mask" });
  const hidden = hiddenIn(reading, ["Bo Ek"]);

  test.each<[string, string, string]>([
    ["a hidden mention", "violinist alone", "[DEM 1] alone"],
    ["in another case of letters", "VIOLINIST, Violinist", "[DEM 1], [DEM 1]"],
    ["a person to protect", "about Bo Ek", "about [PERSON]"],
    ["what stands in the output", "Oslo + violinist: 2 people", "Oslo + [DEM 1]: 2 people"],
    ["part of another word", "violinists", "violinists"],
  ])("%s", (_, text, without) => {
    expect(hidden.removedFrom({ reasons: [text] })).toEqual({ reasons: [without] });
    expect(hidden.countIn(text)).toBe(text === without ? 0 : without.split("[").length - 1);
  });

  test("are looked for in words only, not in a form's own names", () => {
    const value = { action: "violinist", policy: { allow: ["violinist"], k: 5 }, risks: [null] };
    expect(hidden.removedFrom(value)).toEqual({
      action: "violinist",
      policy: { allow: ["[DEM 1]"], k: 5 },
      risks: [null],
    });
  });

  test("a kept mention inside a hidden one is hidden too", () => {
    const nested = new Reading("[DEM/e1 violinist] in [LOC/e2 Bergen] of old");
    nested.act({ kind: "add", spans: [{ start: 0, end: 19 }], type: "MISC", state: "mask" });
    nested.decide({ m1: "keep" });
    expect(hiddenIn(nested).removedFrom({ text: "a violinist" })).toEqual({ text: "a [DEM 1]" });
  });
});
