/**
 * Documents of fifteen kinds, written for this project and marked with what must go, what must stay and who is
 * who: what is hidden, what is kept, which numbers are cut and who is mixed up by default. Of each kind the
 * first document may be read while the program is worked on; the second is for measuring.
 *
 *     npx tsx bench/documents.ts [--show]
 *
 * `--show` prints what went wrong in the documents that may be read.
 *
 * In documents.txt `{p1|words}` must go and is person 1, `{.|words}` must go, `{=|words}` must stay.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createDocument, createSanitizer } from "../src/index.js";

const { values } = parseArgs({ options: { show: { type: "boolean" } } });

interface Marked {
  readonly start: number;
  readonly end: number;
  /** '=' stays, '.' goes, 'p1' goes and is that person. */
  readonly mark: string;
}

function parse(marked: string): { text: string; spans: Marked[] } {
  let text = "";
  let last = 0;
  const spans: Marked[] = [];
  for (const match of marked.matchAll(/\{(=|\.|p\d+)\|([^}]+)\}/g)) {
    text += marked.slice(last, match.index);
    spans.push({ mark: match[1]!, start: text.length, end: text.length + match[2]!.length });
    text += match[2];
    last = match.index + match[0].length;
  }
  return { text: text + marked.slice(last), spans };
}

const sections = readFileSync(new URL("documents/documents.txt", import.meta.url), "utf8")
  .trim()
  .split(/^## /mu)
  .slice(1)
  .map((section) => {
    const [kind, ...lines] = section.split("\n");
    return { kind: kind!.trim(), ...parse(lines.join("\n").replaceAll("\\n", "\n").trim()) };
  });

const LETTERS = /[\p{L}\p{N}]/u;
const sanitizer = await createSanitizer({ version: 1 });
const sum = () => ({ go: 0, hidden: 0, stay: 0, kept: 0, cut: 0, pairs: 0, mixed: 0, parted: 0 });
const halves = { read: sum(), unread: sum() };
const seen = new Set<string>();

for (const { kind, text, spans } of sections) {
  const half = seen.has(kind) ? "unread" : "read";
  seen.add(kind);
  const total = halves[half];
  const say = (what: string, { start, end }: { start: number; end: number }) => {
    if (values.show && half === "read") console.log(`${kind}: ${what}: ${text.slice(start, end)}`);
  };
  const done = await sanitizer.sanitize(createDocument(text, { id: kind }));
  const hidden = new Uint8Array(text.length);
  for (const { start, end } of done.replacements) hidden.fill(1, start, end);
  const share = ({ start, end }: Marked): "all" | "none" | "some" => {
    const marks = Array.from({ length: end - start }, (_, i) => start + i).filter((at) =>
      LETTERS.test(text[at]!),
    );
    const count = marks.filter((at) => hidden[at]).length;
    return count === marks.length ? "all" : count === 0 ? "none" : "some";
  };
  const entityAt = new Map<number, string>();
  for (const { id, mentions } of done.entities) {
    for (const index of mentions) {
      const { start, end } = done.mentions[index]!;
      for (let at = start; at < end; at++) entityAt.set(at, id);
    }
  }
  const people: { mark: string; entity: string; span: Marked }[] = [];
  for (const span of spans) {
    const got = share(span);
    if (span.mark === "=") {
      total.stay++;
      if (got === "none") total.kept++;
      else say("gone", span);
      if (got === "some" && /\d/.test(text.slice(span.start, span.end))) total.cut++;
    } else {
      total.go++;
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
