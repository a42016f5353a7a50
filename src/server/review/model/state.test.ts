import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analysisOfMarked, Reading } from "../../../../test/reviewed.js";
import { type EventBody, undoneIn, undoStacksOf } from "./events.js";
import { after, fold } from "./fold.js";
import { outputOf } from "./output.js";
import { coveredIn, initialState, openMentions } from "./state.js";

const LETTER =
  "[PERSON/e1 Ann Lie], a [DEM/e2 violinist] from [LOC/e3 Oslo] 😀, met [PERSON/e4 Bo Moe]. [PERSON/e1 Lie] left [LOC/e3 Oslo].";

const output = (reading: Reading) => outputOf(reading.dossier.analysis, reading.state).text;

describe("the state of a review", () => {
  test("begins as the machine proposes, everything open", () => {
    const reading = new Reading(LETTER);
    expect(reading.shown).toEqual({
      m1: "mask",
      m2: "keep",
      m3: "generalize: a town",
      m4: "mask",
      m5: "mask",
      m6: "generalize: a town",
    });
    expect(openMentions(reading.state)).toHaveLength(6);
    expect(output(reading)).toBe(
      "[PERSON 1], a violinist from a town 😀, met [PERSON 2]. [PERSON 1] left a town.",
    );
  });

  test("the same things have the same number, whatever is hidden", () => {
    const reading = new Reading(LETTER);
    reading.decide({ m1: "keep", m5: "keep" });
    expect(output(reading)).toContain("met [PERSON 2]. Lie left");
  });

  test("a step of the ladder, by level or by words; words of one's own have no level", () => {
    const reading = new Reading(LETTER);
    reading.act({
      kind: "decide",
      changes: [
        { mention: "m3", state: "generalize", level: 2 },
        { mention: "m6", state: "generalize", replacement: "a place" },
        { mention: "m2", state: "generalize", replacement: "musician" },
      ],
    });
    expect(reading.state.mentions.get("m3")).toMatchObject({ replacement: "a place", level: 2 });
    expect(reading.state.mentions.get("m6")).toMatchObject({ replacement: "a place", level: 2 });
    expect(reading.state.mentions.get("m2")).toMatchObject({
      replacement: "musician",
      level: null,
    });
    expect(reading.state.mentions.get("m2")!.decided).toMatchObject({ by: "ann", version: 1 });
  });

  test("a mention of one's own, its boundary, its type", () => {
    const reading = new Reading(LETTER);
    const start = reading.text.indexOf("met") - 1; // in code points: an emoji stands before it
    const at = { start, end: start + 3 };
    const id = reading.act({ kind: "add", spans: [at], type: "MISC" });
    expect(output(reading)).toContain("😀, [MISC 1] [PERSON 2]");
    reading.act({ kind: "boundary", mention: `${id}.0`, start: at.start, end: at.end + 1 });
    expect(output(reading)).toContain("😀, [MISC 1][PERSON 2]");
    reading.act({ kind: "retype", mentions: [`${id}.0`], type: "DEM" });
    expect(output(reading)).toContain("[DEM 2]");
  });

  test("a mention added to an entity is treated as the others are", () => {
    const reading = new Reading("[LOC/e1 Oslo] and Oslo and Oslo");
    const spans = [
      { start: 9, end: 13 },
      { start: 18, end: 22 },
    ];
    reading.act({ kind: "add", spans, type: "LOC", entity: "e1" });
    expect(output(reading)).toBe("a town and a town and a town");
  });

  test("what is no mention stays as it is and is gone from its entity", () => {
    const reading = new Reading(LETTER);
    reading.act({ kind: "remove", mentions: ["m4"] });
    expect(output(reading)).toContain("met Bo Moe.");
    expect(reading.state.entities.has("e4")).toBe(false);
    expect(reading.state.removed).toHaveLength(1);
  });

  test("entities are merged into the first and split again", () => {
    const reading = new Reading(LETTER);
    reading.act({ kind: "merge", entities: ["e1", "e4"] });
    expect(output(reading)).toContain("met [PERSON 1].");
    expect(reading.state.entities.has("e4")).toBe(false);
    const id = reading.act({ kind: "split", mentions: ["m5"] });
    expect(reading.state.mentions.get("m5")!.entity).toBe(`${id}.e`);
    expect(output(reading)).toContain("[PERSON 2] left");
  });

  test("retyping some mentions of an entity makes another entity of them", () => {
    const reading = new Reading(LETTER);
    reading.act({ kind: "retype", mentions: ["m5"], type: "ORG" });
    expect(output(reading)).toContain("[PERSON 1], a");
    expect(output(reading)).toContain("[ORG 1] left");
    reading.act({ kind: "retype", mentions: ["m1"], type: "ORG" });
    expect(reading.state.entities.get("e1")).toMatchObject({ type: "ORG", number: 2 });
  });

  test("a mention inside a hidden one is covered and not open; of overlapping ones nothing shows", () => {
    const reading = new Reading("the [LOC/e1 Oslo] Music Hall in town");
    const id = reading.act({ kind: "add", spans: [{ start: 0, end: 19 }], type: "ORG" });
    expect(coveredIn(reading.state)).toEqual(new Map([["m1", `${id}.0`]]));
    expect(openMentions(reading.state)).toEqual([]);
    expect(output(reading)).toBe("[ORG 1] in town");
    reading.act({ kind: "add", spans: [{ start: 10, end: 22 }], type: "MISC" });
    expect(output(reading)).toBe("[ORG 1][MISC 1] town");
    reading.decide({ [`${id}.0`]: "keep" });
    expect(output(reading)).toBe("the a town M[MISC 1] town");
  });

  test("any act but a comment ends 'finished'", () => {
    const reading = new Reading(LETTER);
    reading.act({ kind: "finish" });
    reading.act({ kind: "comment", mention: "m1", text: "sure?" });
    expect(reading.state.finished).toBe(true);
    expect(reading.state.comments).toMatchObject([{ mention: "m1", text: "sure?", by: "ann" }]);
    reading.act({ kind: "unsure", mentions: ["m1"], unsure: true });
    expect(reading.state.finished).toBe(false);
    expect(reading.state.mentions.get("m1")!.unsure).toBe(true);
  });
});

describe("undo", () => {
  test("takes back a batch as one, and redo puts it back", () => {
    const reading = new Reading(LETTER);
    const before = reading.shown;
    const id = reading.decide({ m1: "keep", m4: "keep", m5: "keep" });
    const decided = reading.shown;
    const undo = reading.act({ kind: "undo", event: id });
    expect(reading.shown).toEqual(before);
    expect(openMentions(reading.state)).toHaveLength(6);
    reading.act({ kind: "undo", event: undo });
    expect(reading.shown).toEqual(decided);
    expect(reading.state.mentions.get("m1")!.decided).toMatchObject({ event: id });
  });

  test("goes back step by step, forward again, and a new act ends what could be redone", () => {
    const reading = new Reading(LETTER);
    const stacks = () => undoStacksOf(reading.stream.events, "ann");
    const [a, b] = [reading.decide({ m1: "keep" }), reading.decide({ m2: "mask" })];
    expect(stacks()).toEqual({ undoable: b, redoable: null });
    const undoB = reading.act({ kind: "undo", event: b });
    expect(stacks()).toEqual({ undoable: a, redoable: undoB });
    const undoA = reading.act({ kind: "undo", event: a });
    expect(stacks()).toEqual({ undoable: null, redoable: undoA });
    reading.act({ kind: "undo", event: undoA });
    expect(stacks()).toEqual({ undoable: a, redoable: undoB });
    reading.decide({ m4: "keep" });
    expect(stacks().redoable).toBeNull();
    expect(reading.shown).toMatchObject({ m1: "keep", m2: "keep", m4: "keep" });
  });

  test("leaves other people's later decisions alone", () => {
    const reading = new Reading(LETTER);
    const id = reading.decide({ m1: "keep", m4: "keep" }, "ann");
    reading.decide({ m4: "mask" }, "bea");
    reading.act({ kind: "undo", event: id }, "ann");
    expect(reading.state.mentions.get("m1")!.decided).toBeNull();
    expect(reading.state.mentions.get("m4")!.decided).toMatchObject({ by: "bea" });
  });

  test("of an added mention takes along what was decided about it", () => {
    const reading = new Reading(LETTER);
    const id = reading.act({ kind: "add", spans: [{ start: 0, end: 3 }], type: "MISC" });
    reading.decide({ [`${id}.0`]: "keep" });
    reading.act({ kind: "undo", event: id });
    expect(reading.shown).toEqual(new Reading(LETTER).shown);
  });

  test.each<[string, (reading: Reading) => void]>([
    [
      "somebody else's event",
      (r) => r.act({ kind: "undo", event: r.decide({ m1: "keep" }, "bea") }),
    ],
    [
      "an event twice",
      (r) => {
        const event = r.decide({ m1: "keep" });
        r.act({ kind: "undo", event });
        r.act({ kind: "undo", event });
      },
    ],
    ["finishing", (r) => r.act({ kind: "undo", event: r.act({ kind: "finish" }) })],
    ["what never was", (r) => r.act({ kind: "undo", event: "none" })],
  ])("refuses %s", (_, attempt) => {
    expect(() => attempt(new Reading(LETTER))).toThrow(
      expect.objectContaining({ code: "EVENT_INVALID" }),
    );
  });
});

describe("events that do not fit", () => {
  test.each<[string, Parameters<Reading["act"]>[0]]>([
    ["a mention that is not there", { kind: "remove", mentions: ["m99"] }],
    ["an entity that is not there", { kind: "merge", entities: ["e1", "e99"] }],
    ["an entity merged with itself", { kind: "merge", entities: ["e1", "e1"] }],
    ["a split of all mentions", { kind: "split", mentions: ["m1", "m5"] }],
    ["a split over entities", { kind: "split", mentions: ["m1", "m4"] }],
    ["a span twice", { kind: "add", spans: [{ start: 0, end: 7 }], type: "ORG" }],
    [
      "vaguer words where there are none",
      { kind: "decide", changes: [{ mention: "m1", state: "generalize" }] },
    ],
    ["a comment on nothing", { kind: "comment", mention: "m99", text: "?" }],
    ["a suspect of another form", { kind: "dismiss", suspects: ["Ann"] }],
    ["reopening what is open", { kind: "reopen", reason: "a name was missed" }],
    ["settling where nothing is disputed", { kind: "resolve", cluster: "c0-7", take: "neither" }],
  ])("%s", (_, body) => {
    expect(() => new Reading(LETTER).act(body)).toThrow(
      expect.objectContaining({ code: "EVENT_INVALID" }),
    );
  });

  test.each([
    { start: 5, end: 5 },
    { start: 0, end: 999 },
  ])("a span outside the text: %j", (span) => {
    expect(() => new Reading(LETTER).act({ kind: "add", spans: [span], type: "ORG" })).toThrow(
      expect.objectContaining({ code: "SPAN_INVALID" }),
    );
  });
});

describe("whatever is done", () => {
  const mention = fc.constantFrom("m1", "m2", "m3", "m4", "m5", "m6");
  const act = fc.oneof(
    fc.record({
      kind: fc.constant("decide" as const),
      changes: fc.array(
        fc.record({ mention, state: fc.constantFrom("keep" as const, "mask" as const) }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    fc.record({
      kind: fc.constant("remove" as const),
      mentions: fc.array(mention, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant("retype" as const),
      mentions: fc.array(mention, { minLength: 1, maxLength: 2 }),
      type: fc.constantFrom("ORG" as const, "DEM" as const),
    }),
    fc.record({
      kind: fc.constant("merge" as const),
      entities: fc.constantFrom(["e1", "e4"], ["e3", "e1"]),
    }),
    fc.record({
      kind: fc.constant("split" as const),
      mentions: fc.array(mention, { minLength: 1, maxLength: 1 }),
    }),
    fc.constant("undo" as const),
  );

  test("undoing everything gives the beginning, and nothing else ever changes the text between", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const reading = new Reading(LETTER);
        for (const one of acts) {
          try {
            const { undoable } = undoStacksOf(reading.stream.events, "ann");
            if (one !== "undo") reading.act(one as EventBody);
            else if (undoable) reading.act({ kind: "undo", event: undoable });
          } catch (error) {
            expect(error).toMatchObject({ code: "EVENT_INVALID" });
          }
          const { text, replacements } = outputOf(reading.dossier.analysis, reading.state);
          let last = 0;
          let lastOut = 0;
          for (const { start, end, outStart, outEnd } of [
            ...replacements,
            { start: reading.text.length, end: 0, outStart: text.length, outEnd: 0 },
          ]) {
            expect(text.slice(lastOut, outStart)).toBe(reading.text.slice(last, start));
            last = end;
            lastOut = outEnd;
          }
        }
        for (;;) {
          const { undoable } = undoStacksOf(reading.stream.events, "ann");
          if (!undoable) break;
          reading.act({ kind: "undo", event: undoable });
        }
        expect(reading.shown).toEqual(new Reading(LETTER).shown);
        const inForce = reading.stream.events.filter(
          ({ id, body }) => body.kind !== "undo" && !undoneIn(reading.stream.events).has(id),
        );
        expect(inForce).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("applying events one by one is the same as folding all", () => {
    const reading = new Reading(LETTER);
    reading.decide({ m1: "keep" });
    reading.act({ kind: "retype", mentions: ["m5"], type: "ORG" });
    reading.act({ kind: "remove", mentions: ["m4"] });
    const analysis = analysisOfMarked(LETTER);
    const initial = initialState(analysis);
    const { events } = reading.stream;
    const folded = fold(initial, events, analysis);
    const stepped = events.reduce((state, event) => after(state, event, analysis), initial);
    expect(stepped).toEqual(folded);
  });
});
