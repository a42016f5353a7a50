/** `palimpsest evaluate subjects GOLD OUTPUT`: how much of what is said about each person is gone. */

import type { Command } from "commander";
import Type from "typebox";
import { Check } from "typebox/value";
import { createDocument } from "../document/document.js";
import { editedText, evaluateSubjects, type SubjectMetrics } from "../entries/evaluate.js";
import { place, readMasks } from "../entries/formats.js";
import { errors } from "../errors.js";
import { readTextFile } from "./inputs.js";
import { type JsonFlag, nameOf, type Row, score, table } from "./metrics.js";

const Gold = Type.Object({
  metadata: Type.Object({ data_id: Type.String() }),
  text: Type.String(),
  subjects: Type.Array(
    Type.Object({
      PIIs: Type.Array(Type.Object({ tag: Type.String(), keyword: Type.String() })),
    }),
  ),
});
const Finished = Type.Record(Type.String(), Type.String());

export function registerSubjects(evaluate: Command): void {
  evaluate
    .command("subjects")
    .description(
      "measure for every person of a text how many of the facts that stand in it are gone (CPR, IPR)",
    )
    .argument("<gold>", "people and facts of each text, JSON lines in the form of SPIA")
    .argument(
      "<output>",
      "masks {DOC_ID: [[start, end, replacement], ...]} or texts {DOC_ID: text}",
    )
    .option("--json", "print one JSON value")
    .action(async (gold: string, output: string, flags: JsonFlag) => {
      const metrics = evaluateSubjects(await pairs(gold, output));
      process.stdout.write(
        flags.json ? `${JSON.stringify(metrics)}\n` : `${table(rowsOf(metrics))}\n`,
      );
    });
}

/** @throws INPUT_FORMAT with the line; for a text that the output lacks */
async function pairs(gold: string, output: string) {
  const text = await readTextFile(output);
  const finished = finishedIn(text);
  const masks = finished === undefined ? readMasks(text, nameOf(output)) : undefined;
  const lines = (await readTextFile(gold)).split("\n");
  return lines.flatMap((line, i) => {
    if (line.trim() === "") return [];
    const record = parsed(line);
    if (!Check(Gold, record)) {
      throw errors.INPUT_FORMAT`${nameOf(gold)}, line ${i + 1}: no record with metadata.data_id, text and subjects with PIIs was found; give one JSON record per line`;
    }
    const id = record.metadata.data_id;
    const own = masks?.get(id);
    const document = createDocument(record.text, { id });
    const after =
      finished?.[id] ?? (own && editedText({ id, text: record.text, edits: place(document, own) }));
    if (after === undefined) {
      throw errors.INPUT_FORMAT`${nameOf(output)} lacks the text of line ${i + 1} of ${nameOf(gold)}; sanitize all texts with their ids`;
    }
    const subjects = record.subjects.map(({ PIIs }) => PIIs);
    return [{ id, original: record.text, finished: after, subjects }];
  });
}

function finishedIn(text: string): Readonly<Record<string, string>> | undefined {
  const value = parsed(text);
  return Check(Finished, value) ? value : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const rowsOf = ({ byTag, ...all }: SubjectMetrics): Row[] => [
  ["documents", all.documents],
  ["subjects", all.subjects],
  ["facts", all.facts],
  ["stated", all.stated],
  ["CPR", score(all.cpr)],
  ["IPR", score(all.ipr)],
  ...Object.entries(byTag).map(([tag, { stated, gone }]): Row => [tag, score(gone / stated)]),
];
