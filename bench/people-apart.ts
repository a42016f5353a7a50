/**
 * Who is who in the marked documents of `training/documents/en.txt`: pairs of one person's names that get two entities,
 * and pairs of two people's that get one, of documents with even and with odd numbers. The recognizer learnt from these
 * documents; who is who was not learnt from them.
 *
 *     npx tsx bench/people-apart.ts [--names | --flow | --annotated] [--show even|odd]
 *
 * The names are where the marks are, and told apart with the text around them; with `--names`, by the names alone; with
 * `--flow`, as found in the text without its marks, where a name that nothing found as somebody's counts apart. With
 * `--annotated`, instead of these documents, what annotators marked as people in the judgments and summaries beside the repository.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { groupMentions } from "../src/detect/people/group.js";
import { personResolver } from "../src/detect/people/which-person.js";
import type { Mention } from "../src/document/document.js";
import { inReadingOrder } from "../src/document/span.js";
import { readTab } from "../src/entries/formats.js";
import { createDocument, createSanitizer } from "../src/index.js";
import { TEACHING_MARK, unmark } from "./unmark.js";

const { values } = parseArgs({
  options: {
    names: { type: "boolean" },
    flow: { type: "boolean" },
    annotated: { type: "boolean" },
    show: { type: "string", default: "" },
  },
});

interface Named {
  readonly person: string;
  readonly start: number;
  readonly end: number;
}

/** The text of a marked document, and its names of people: 'she' and 'the tenant' are marked too. */
function parse(marked: string): { text: string; people: Named[] } {
  const { text, spans } = unmark(marked, TEACHING_MARK);
  const people = spans.flatMap(({ start, end, groups: { mark = "", words = "" } }): Named[] =>
    /^P\d/u.test(mark) && /\p{Lu}/u.test(words) ? [{ person: mark, start, end }] : [],
  );
  return { text, people };
}

const sanitizer = values.flow ? await createSanitizer({ version: 1 }) : undefined;

/** The entity of each name; undefined where nothing found it as a person's. */
async function entitiesOf(
  text: string,
  people: readonly Named[],
): Promise<(string | number | undefined)[]> {
  if (values.names) {
    const names = people.map(({ start, end }) => text.slice(start, end));
    return names.map(personResolver(names));
  }
  if (sanitizer) {
    const { mentions, entities } = await sanitizer.detect(createDocument(text, { language: "en" }));
    return people.map(
      ({ end }) =>
        entities.find(
          ({ type, mentions: own }) =>
            type === "PERSON" &&
            own.some((index) => mentions[index]!.start < end && mentions[index]!.end >= end),
        )?.id,
    );
  }
  const mentions = people.map(
    ({ start, end }): Mention => ({
      start,
      end,
      type: "PERSON",
      score: 1,
      detector: "marked",
      evidence: {},
    }),
  );
  const groups = groupMentions(text, mentions);
  return people.map((_, i) => groups.findIndex(({ mentions: own }) => own.includes(i)));
}

type Total = ReturnType<typeof sum>;
const sum = () => ({ same: 0, parted: 0, different: 0, mixed: 0, names: 0, missed: 0 });
const totals = new Map<string, Total>();

/** Counts the pairs of one text's names. */
async function count(row: string, heading: string, text: string, people: readonly Named[]) {
  const total = totals.get(row) ?? sum();
  totals.set(row, total);
  const entities = await entitiesOf(text, people);
  total.names += people.length;
  total.missed += entities.filter((entity) => entity === undefined).length;
  for (const [i, one] of people.entries())
    for (const [j, other] of people.slice(0, i).entries()) {
      if (entities[i] === undefined || entities[j] === undefined) continue;
      const joined = entities[i] === entities[j];
      const same = one.person === other.person;
      total[same ? "same" : "different"]++;
      if (same === joined) continue;
      total[same ? "parted" : "mixed"]++;
      if (values.show !== row) continue;
      const words = [other, one].map(({ start, end }) => text.slice(start, end));
      console.log(`${same ? "parted" : "mixed"} ${JSON.stringify(words)} ${heading}`);
    }
}

if (values.annotated) {
  for (const name of ["tab/dev_masking", "tab/train_masking", "wiki553/masking"]) {
    const json = readFileSync(new URL(`../../shared/data/${name}.json`, import.meta.url), "utf8");
    for (const { document, annotations } of readTab(json, name))
      for (const marked of annotations.values()) {
        const people = marked
          .filter(({ type }) => type === "PERSON")
          .map(({ entity, start, end }) => ({ person: entity!, start, end }));
        await count(name, document.id, document.text, people.sort(inReadingOrder));
      }
  }
} else {
  const documents = readFileSync(new URL("../training/documents/en.txt", import.meta.url), "utf8")
    .split(/^## /mu)
    .slice(1);
  for (const document of documents) {
    const heading = document.slice(0, document.indexOf("\n"));
    const half = Number.parseInt(heading, 10) % 2 === 0 ? "even" : "odd";
    const { text, people } = parse(document.slice(heading.length + 1));
    await count(half, heading, text, people);
  }
}

const share = (part: number, all: number) => (part / all).toFixed(4);
console.log("| texts | names | not found | of one person | parted | of two | mixed up |");
console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
for (const [row, n] of totals)
  console.log(
    `| ${row} | ${n.names} | ${n.missed} | ${n.same} | ${n.parted} (${share(n.parted, n.same)}) | ${n.different} | ${n.mixed} (${share(n.mixed, n.different)}) |`,
  );
