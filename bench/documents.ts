/**
 * Documents of fifteen kinds, written for this project and marked with what must go, what must stay and who is
 * who: what is hidden, what is kept, which numbers are cut and who is mixed up by default. The half in
 * `documents/read.txt` may be read while the program is worked on; the half in `documents/unread.txt` is for
 * measuring only: nobody who mends reads it or its outputs. `--half tasks`: ten prompts, notes, chats and logs of which what
 * the text is for must stay, of one author who had not looked at outputs. `--half unread-third`, `--half unread-fourth`:
 * forty by four and sixty by two authors who know nothing of the program, unread like the unread half.
 *
 *     npx tsx bench/documents.ts [--show] [--outputs] [--lengths] [--only KIND] [--half HALF]
 *
 * Of the half that may be read, `--show` prints what went wrong, with what found it and why it was decided so,
 * and `--outputs` the new texts. `--lengths` says what is hidden by how many words a span has.
 *
 * In the files `{p1|words}` must go and is person 1, `{.|words}` must go, `{=|words}` must stay.
 */

import { parseArgs } from "node:util";
import { createDocument, createSanitizer, type Sanitized } from "../src/index.js";
import {
  APART,
  documentsOf,
  HALVES,
  type Half,
  Lengths,
  type Marked,
  wordsOf,
} from "./marked-documents.js";

const { values } = parseArgs({
  options: {
    show: { type: "boolean" },
    outputs: { type: "boolean" },
    lengths: { type: "boolean" },
    only: { type: "string", default: "" },
    half: { type: "string", default: "" },
  },
});

const apart = APART.filter((half) => half === values.half);
const wanted = HALVES.filter((half) => half.startsWith(values.half));
const sections = (apart.length > 0 ? apart : wanted)
  .flatMap((half) => documentsOf(half))
  .filter(({ kind }) => kind.includes(values.only));

/** Identify nobody where the rest of a span is hidden: 'a [DEM 1]', '[LOC 1] on [LOC 2]'. */
const FUNCTION_WORDS = /^(?:a|an|the|of|in|on|at|and|for|to|by|with|is|was|his|her|has|had)$/iu;
const sanitizer = await createSanitizer({ version: 1 });
const sum = () => ({ go: 0, hidden: 0, stay: 0, kept: 0, cut: 0, pairs: 0, mixed: 0, parted: 0 });
const halves = Object.fromEntries([...HALVES, ...APART].map((half) => [half, sum()])) as Record<
  Half,
  ReturnType<typeof sum>
>;
const lengths = new Lengths();

/** What found a span and why it was decided as it was, in the words of the mention and of its decision. */
function whyOf(
  { document, mentions, entities, decisions }: Sanitized,
  { start, end }: Marked,
): string {
  const within = mentions.flatMap((mention, index) =>
    mention.start < end && mention.end > start ? [{ mention, index }] : [],
  );
  const lines = within.map(({ mention, index }) => {
    const entity = entities.find((one) => one.mentions.includes(index));
    const decision = decisions.find((one) => one.entity === entity?.id);
    const { type, subtype = "", detector, common = "" } = mention;
    const words = JSON.stringify(document.text.slice(mention.start, mention.end));
    return `    ${entity?.id} ${words} ${type} ${subtype} ${detector} ${common} ${decision?.action}: ${decision?.reasons.join("; ")}`;
  });
  return lines.length > 0 ? lines.join("\n") : "    nothing found it";
}

for (const { half, kind, text, spans } of sections) {
  const total = halves[half];
  const done = await sanitizer.sanitize(createDocument(text, { id: kind }));
  const say = (what: string, span: Marked) => {
    if (!values.show || half.startsWith("unread")) return;
    console.log(`${kind}: ${what}: ${text.slice(span.start, span.end)}\n${whyOf(done, span)}`);
  };
  if (values.outputs && half === "read") console.log(`\n## ${kind}\n${done.text}\n`);
  const hidden = new Uint8Array(text.length);
  for (const { start, end } of done.replacements) hidden.fill(1, start, end);
  const shareOf = (counted: readonly Pick<Marked, "start" | "end">[]): "all" | "none" | "some" => {
    const marks = counted.flatMap(({ start, end }) => [...hidden.subarray(start, end)]);
    return marks.every(Boolean) ? "all" : marks.some(Boolean) ? "some" : "none";
  };
  const entityAt = new Map<number, string>();
  for (const { id: own, of: owner, mentions } of done.entities) {
    const id = owner ?? own;
    for (const index of mentions) {
      const { start, end } = done.mentions[index]!;
      for (let at = start; at < end; at++) entityAt.set(at, id);
    }
  }
  const people: { mark: string; entity: string; span: Marked }[] = [];
  for (const span of spans) {
    const { length, counted } = wordsOf(text, span, FUNCTION_WORDS);
    const got = shareOf(counted);
    if (span.mark === "=") {
      total.stay++;
      if (got === "none") total.kept++;
      else say("gone", span);
      if (got === "some" && /\d/.test(text.slice(span.start, span.end))) total.cut++;
    } else {
      total.go++;
      lengths.add(span, length, got === "all", `${half} | `, " | ");
      if (got === "all") total.hidden++;
      else say(got === "some" ? "partly stands" : "stands", span);
      const entity = entityAt.get(span.end - 1);
      if (span.mark !== "." && entity !== undefined) people.push({ mark: span.mark, entity, span });
    }
  }
  for (const [i, a] of people.entries()) {
    for (const b of people.slice(0, i)) {
      total.pairs++;
      if (a.mark !== b.mark && a.entity === b.entity) {
        total.mixed++;
        say("mixed up", a.span);
      }
      if (a.mark === b.mark && a.entity !== b.entity) {
        total.parted++;
        say("parted", a.span);
      }
    }
  }
}

console.log(
  "| half | must go | hidden | must stay | kept | numbers cut | pairs | mixed up | parted |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
for (const [half, n] of Object.entries(halves)) {
  if (n.go === 0) continue;
  const cells = [
    n.go,
    (n.hidden / n.go).toFixed(3),
    n.stay,
    (n.kept / n.stay).toFixed(3),
    n.cut,
    n.pairs,
    n.mixed,
    n.parted,
  ];
  console.log(`| ${half} | ${cells.join(" | ")} |`);
}

if (values.lengths) {
  console.log("\n| half | span | words | must go | hidden |\n| --- | --- | --- | --- | --- |");
  for (const line of lengths.lines) console.log(line);
}
