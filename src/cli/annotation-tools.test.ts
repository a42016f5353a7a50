import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { runProgram } from "../../test/program.js";
import { SEMANTIC_TYPES } from "../document/types.js";
import { ANNOTATION_TOOLS } from "./annotation-tools.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-tools-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Texts of any characters, astral ones too, with spans of their code points. */
const records = fc
  .array(fc.constantFrom("a", "é", "𝄞", "👩‍⚕️", "\n", "日", " "), { minLength: 2, maxLength: 30 })
  .chain((parts) => {
    const text = parts.join("");
    const length = [...text].length;
    return fc.record({
      id: fc.constantFrom("1", "letter-2"),
      text: fc.constant(text),
      spans: fc.array(
        fc
          .tuple(
            fc.nat(length - 1),
            fc.integer({ min: 1, max: length }),
            fc.constantFrom(...SEMANTIC_TYPES),
          )
          .map(([a, more, type]) => ({ start: a, end: Math.min(length, a + more), type })),
        { maxLength: 5 },
      ),
    });
  });

describe.each(ANNOTATION_TOOLS)("$name", (tool) => {
  test("reads again what it wrote, whatever the characters", () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(tool.read(tool.write([record]))).toEqual([record]);
      }),
    );
  });

  test("goes from the benchmark's form and back", async () => {
    writeFileSync(join(folder, "note.txt"), "[[PERSON Ann 𝄞 Berg]] left [[LOC|QUASI Oslo]].");
    await runProgram(["gold", "from-marks", "note.txt", "-o", "gold.json", "--overwrite"], folder);
    const there = tool.folder ? tool.name : `${tool.name}.json`;
    const out = await runProgram(["gold", `to-${tool.name}`, "gold.json", "-o", there], folder);
    expect([out.status, out.err]).toEqual([0, ""]);
    const file = tool.folder ? join(there, "note.json") : there;
    const back = await runProgram(["gold", `from-${tool.name}`, file], folder);
    const spans = (text: string) =>
      (
        JSON.parse(text) as {
          text: string;
          annotations: Record<
            string,
            { entity_mentions: { span_text: string; entity_type: string }[] }
          >;
        }[]
      ).flatMap(({ annotations }) =>
        Object.values(annotations).flatMap(({ entity_mentions }) =>
          entity_mentions.map(({ span_text, entity_type }) => `${entity_type} ${span_text}`),
        ),
      );
    expect(spans(back.out)).toEqual(spans(readFileSync(join(folder, "gold.json"), "utf8")));
    expect(spans(back.out)).toContain("PERSON Ann 𝄞 Berg");
  });

  test("refuses what it never exports, without quoting it", async () => {
    writeFileSync(join(folder, "odd.txt"), "Ann Berg left.");
    const { status, err } = await runProgram(["gold", `from-${tool.name}`, "odd.txt"], folder);
    expect(status).toBe(3);
    expect(err).toContain(`is no export of ${tool.name}`);
    expect(err).not.toContain("Berg");
  });
});

test("tools' own names of types are understood", () => {
  const [labelStudio] = ANNOTATION_TOOLS;
  const task = {
    data: { text: "Ann in Oslo" },
    annotations: [
      {
        result: [
          { type: "labels", value: { start: 0, end: 3, labels: ["PER"] } },
          { type: "labels", value: { start: 7, end: 11, labels: ["GPE"] } },
        ],
      },
    ],
  };
  expect(labelStudio!.read(JSON.stringify([task]))[0]!.spans.map(({ type }) => type)).toEqual([
    "PERSON",
    "LOC",
  ]);
});
