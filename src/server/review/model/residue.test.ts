import { describe, expect, test } from "vitest";
import { Reading } from "../../../../test/reviewed.js";
import { outputOf } from "./output.js";
import { residueOf } from "./residue.js";
import { suspectsIn } from "./sweep.js";

const residue = ({ dossier: { analysis }, state }: Reading) => {
  const output = outputOf(analysis, state);
  return residueOf(analysis, state, output).map(({ outStart, outEnd, accepted }) => ({
    words: output.text.slice(outStart, outEnd),
    accepted,
  }));
};

const suspects = ({ dossier: { suspicions }, state, text }: Reading) =>
  suspectsIn(state, suspicions).map(
    ({ start, end, kind, dismissed }) =>
      `${kind} ${text.slice(start, end)}${dismissed ? " dismissed" : ""}`,
  );

describe("words of hidden mentions that still show", () => {
  test.each<[string, string, string[]]>([
    ["the same name unmarked", "[PERSON/e1 Ann Lie] and Ann Lie.", ["Ann Lie"]],
    ["in another case of letters", "[PERSON/e1 Holmgren] and HOLMGREN", ["HOLMGREN"]],
    ["over a line's end", "[PERSON/e1 Erik Holm] and Erik\nHolm", ["Erik\nHolm"]],
    ["short names as they are written", "[PERSON/e1 Bo] and Bo but no bobo, bo", ["Bo"]],
    ["inside a kept mention", "[LOC/e1 Oslo] and [DEM/e2 the Oslo choir]", ["Oslo"]],
    ["numbers of two digits", "[CODE/e1 42] and 42, not 142 or 4", ["42"]],
    ["nothing else", "[PERSON/e1 Ann Lie] and Annie Lien in [LOC/e2 Oslo], Oslofjord", []],
    ["no single figure or letter", "[CODE/e1 4] and 4, [MISC/e2 a] and a", []],
    ["no word of a label", "[DEM/e1 the person] met [PERSON/e2 Person]", ["person"]],
  ])("%s", (_, marked, words) => {
    expect(residue(new Reading(marked)).map((one) => one.words)).toEqual(words);
  });

  test("a person's own words count, a ladder's do not", () => {
    const reading = new Reading("[PERSON/e1 Ann Lie] of [LOC/e2 Oslo]");
    reading.act({
      kind: "decide",
      changes: [{ mention: "m2", state: "generalize", replacement: "Ann Lie's town" }],
    });
    expect(residue(reading)).toEqual([{ words: "Ann Lie", accepted: false }]);
  });

  test("what a person has looked at and left is accepted", () => {
    const reading = new Reading("[LOC/e1 Oslo], [DEM/e2 the Oslo choir], Oslo and Oslo");
    reading.decide({ m2: "keep" });
    const [place] = suspectsIn(reading.state, reading.dossier.suspicions);
    reading.act({ kind: "dismiss", suspects: [place!.id] });
    expect(residue(reading).map(({ accepted }) => accepted)).toEqual([true, true, false]);
  });
});

describe("the sweep of unmarked text", () => {
  test("numbers, capitals, initials and strings equal to hidden ones", () => {
    const reading = new Reading(
      "The case of [PERSON/e1 Ann Lie]. In 1975 J. K. went to Berg Hall. Later ann lie paid 3,500 at NATO. I know.",
    );
    expect(suspects(reading)).toEqual([
      "number 1975",
      "initial J. K.",
      "capital Berg Hall",
      "equal ann lie",
      "number 3,500",
      "capital NATO",
    ]);
  });

  test("a text without any detection is swept like any other", () => {
    expect(suspects(new Reading("we met Eva in 1999"))).toEqual(["capital Eva", "number 1999"]);
  });

  test("dismissed ones say so; marked, removed and dismissed places are not asked again", () => {
    const reading = new Reading("we met Eva and [PERSON/e1 Ann] and Ann");
    const all = suspectsIn(reading.state, reading.dossier.suspicions);
    expect(suspects(reading)).toEqual(["capital Eva", "equal Ann"]);
    reading.act({ kind: "dismiss", suspects: [all[0]!.id] });
    reading.act({ kind: "add", spans: [{ start: 23, end: 26 }], type: "PERSON", entity: "e1" });
    expect(suspects(reading)).toEqual(["capital Eva dismissed"]);
    reading.act({ kind: "remove", mentions: ["m1"] });
    expect(suspects(reading)).toEqual(["capital Eva dismissed"]);
  });

  test("what is kept is not looked for elsewhere", () => {
    const reading = new Reading("an [DEM/e1 engineer] and an engineer");
    expect(suspects(reading)).toEqual([]);
    reading.decide({ m1: "mask" });
    expect(suspects(reading)).toEqual(["equal engineer"]);
  });
});
