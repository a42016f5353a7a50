/**
 * People across the documents of a case: pairs of documents that name somebody, joined rightly and wrongly, by
 * `--link case` and by what a release does alone (the same words, the same label).
 *
 *     npx tsx bench/link.ts [--show]
 *
 * bench/cases/ has fourteen cases of four documents, written for this bench before it was first run: short forms, initials,
 * married names, surnames first, brothers, cousins, father and son, patients of one name. `{r|Becky}` marks
 * person r; x and y are names that a reader cannot give to one person, so joining them is wrong.
 */

import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Detected } from "../src/document/document.js";
import { wordsOfEntity } from "../src/document/words.js";
import { caseDocument, caseNumbersIn, linkPeople } from "../src/entries/detect.js";
import { loadNameLists } from "../src/entries/replace.js";
import { createDocument, createSanitizer } from "../src/index.js";
import { identityOf } from "../src/replace/release.js";

const { values } = parseArgs({ options: { show: { type: "boolean" } } });
const FOLDER = new URL("cases/", import.meta.url);

interface Span {
  readonly start: number;
  readonly end: number;
  readonly person: string;
}

function documentsOf(source: string): { id: string; text: string; spans: Span[] }[] {
  return source
    .split(/^=== /m)
    .slice(1)
    .map((one) => {
      const at = one.indexOf("\n");
      const spans: Span[] = [];
      let text = "";
      let last = at + 1;
      for (const match of one.matchAll(/\{(\w+)\|([^}]+)\}/g)) {
        text += one.slice(last, match.index);
        spans.push({ person: match[1]!, start: text.length, end: text.length + match[2]!.length });
        text += match[2];
        last = match.index + match[0].length;
      }
      return { id: one.slice(0, at), text: text + one.slice(last), spans };
    });
}

/** A person in a document, with what each way of joining calls the entities found there. */
interface Unit {
  readonly document: string;
  readonly person: string;
  readonly names: readonly string[];
  readonly called: readonly ReadonlySet<string>[];
}

const WAYS = ["the same words", "--link case"] as const;
const { sexOf } = await loadNameLists();
const sanitizer = await createSanitizer();
const counts = WAYS.map(() => ({ right: 0, wrong: 0, missed: 0 }));
let found = 0;
let marked = 0;

for (const file of readdirSync(FOLDER).sort()) {
  const documents = documentsOf(readFileSync(new URL(file, FOLDER), "utf8"));
  const detected: Detected[] = [];
  for (const { id, text } of documents) {
    detected.push(await sanitizer.detect(createDocument(text, { id, language: "en" })));
  }
  const { people } = linkPeople(
    detected.map((one) =>
      caseDocument(one, { folder: file, threads: [], numbers: caseNumbersIn(one) }, sexOf),
    ),
    "case",
  );
  const units: Unit[] = documents.flatMap(({ id, spans }, i) =>
    [...new Set(spans.map(({ person }) => person))].map((person) => {
      const own = detected[i]!;
      const entities = own.entities.filter(
        ({ type, mentions }) =>
          type === "PERSON" &&
          mentions.some((at) =>
            spans.some(
              (span) =>
                span.person === person &&
                own.mentions[at]!.start < span.end &&
                own.mentions[at]!.end > span.start,
            ),
          ),
      );
      const identities = entities.map((one) => identityOf("PERSON", wordsOfEntity(own, one)));
      const numbers = entities.flatMap(({ mentions: [first] }) =>
        people
          .filter(({ appearances }) =>
            appearances.some((one) => one.id === id && one.at === own.mentions[first!]!.start),
          )
          .map(({ number }) => String(number)),
      );
      return {
        document: id,
        person,
        names: entities.flatMap((one) => [...new Set(wordsOfEntity(own, one))]),
        called: [new Set(identities), new Set(numbers)],
      };
    }),
  );
  marked += units.length;
  found += units.filter(({ names }) => names.length > 0).length;
  for (const [at, one] of units.entries()) {
    for (const other of units.slice(at + 1)) {
      if (one.document === other.document) continue;
      const same = one.person === other.person;
      for (const [way, count] of counts.entries()) {
        const isJoined = [...one.called[way]!].some((name) => other.called[way]!.has(name));
        if (isJoined && same) count.right++;
        else if (isJoined) count.wrong++;
        else if (same) count.missed++;
        if (values.show && way === 1 && isJoined !== same) {
          const what = isJoined ? "wrong" : "missed";
          console.log(
            `${what.padEnd(7)}${file} ${one.person}/${other.person}: ${one.document} ${one.names.join(", ")} | ${other.document} ${other.names.join(", ")}`,
          );
        }
      }
    }
  }
}

console.log(`${found} of ${marked} people of a document found`);
for (const [i, way] of WAYS.entries()) {
  const { right, wrong, missed } = counts[i]!;
  console.log(
    `${way.padEnd(16)}right ${right}, wrong ${wrong}, missed ${missed}: precision ${(right / (right + wrong)).toFixed(3)}, recall ${(right / (right + missed)).toFixed(3)}`,
  );
}
