/**
 * What services would read of 1,000 texts: a server that plays a chat model, a search engine and Wikidata records every
 * request, and people's annotations say which of its words identify somebody directly.
 *
 *     npx tsx bench/sent.ts [--set mixed] [--texts 1000] [--from 0] [--show]
 *
 * | set | texts (`../shared/data`) |
 * | --- | --- |
 * | mixed | 750 of the incumbent's synthetic sentences, 149 short notes, the rest posts |
 * | tweets | two corpora of tweets and comments, their people |
 * | summaries | Wikipedia summaries, what people called DIRECT |
 */

import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createDocument, createSanitizer } from "../src/index.js";
import { startRecordingServices } from "../test/recording-services.js";

const { values } = parseArgs({
  options: {
    set: { type: "string", default: "mixed" },
    texts: { type: "string", default: "1000" },
    from: { type: "string", default: "0" },
    show: { type: "boolean" },
  },
});

const DATA = new URL("../../shared/data/", import.meta.url);
const SETS: Readonly<Record<string, readonly string[]>> = {
  mixed: [
    "presidio_synthetic/dev.json",
    "pii_synth_nano/pii_syn_nano_en.jsonl",
    "spia/posts_dev.jsonl",
  ],
  tweets: ["ner_wnut17/dev.jsonl", "ner_btc/b.jsonl", "ner_btc/g.jsonl"],
  summaries: ["wiki553/masking.json"],
};
const FILES = SETS[values.set] ?? SETS["mixed"]!;
const missing = FILES.find((file) => !existsSync(new URL(file, DATA)));
if (missing !== undefined) {
  console.log(`skipped: ../shared/data/${missing} is missing`);
  process.exit(0);
}

const DIRECT =
  /^(?:PERSON|NAME|FIRST_NAME|LAST_NAME|FULL_NAME|STREET_ADDRESS|ADDRESS|CREDIT_CARD|PHONE.*|EMAIL.*|IBAN.*|IP_ADDRESS|US_SSN|SSN|US_DRIVER_LICENSE|DRIVER.*|PASSPORT.*|ID|IDENTIFICATION.*|ACCOUNT.*)$/u;

interface Annotated {
  readonly text: string;
  readonly direct: readonly string[];
}
const linesOf = (file: string) =>
  readFileSync(new URL(file, DATA), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
const jsonOf = (file: string) => JSON.parse(readFileSync(new URL(file, DATA), "utf8"));

function mixed([synthetic, notes, posts]: readonly string[]): Annotated[] {
  return [
    ...jsonOf(synthetic!).map(
      (one: { full_text: string; spans: { entity_type: string; entity_value: string }[] }) => ({
        text: one.full_text,
        direct: one.spans.flatMap((span) =>
          DIRECT.test(span.entity_type) ? [span.entity_value] : [],
        ),
      }),
    ),
    ...linesOf(notes!).map((one: { text: string; spans: { label: string; text: string }[] }) => ({
      text: one.text,
      direct: one.spans.flatMap((span) => (DIRECT.test(span.label) ? [span.text] : [])),
    })),
    ...linesOf(posts!).map(
      (one: { text: string; subjects: { PIIs: { tag: string; keyword: string }[] }[] }) => ({
        text: one.text,
        direct: one.subjects.flatMap(({ PIIs }) =>
          PIIs.flatMap(({ tag, keyword }) =>
            DIRECT.test(tag.toUpperCase().replaceAll(" ", "_")) && one.text.includes(keyword)
              ? [keyword]
              : [],
          ),
        ),
      }),
    ),
  ];
}

/** Tagged tokens, with a space between them; only texts that name somebody. */
const tweets = (files: readonly string[]): Annotated[] =>
  files.flatMap(linesOf).flatMap((one: { tokens: string[]; tags: string[] }) => {
    const direct: string[] = [];
    for (const [i, tag] of one.tags.entries()) {
      if (!/-per/iu.test(tag)) continue;
      if (tag.startsWith("B")) direct.push(one.tokens[i]!);
      else direct.push(`${direct.pop() ?? ""} ${one.tokens[i]!}`.trim());
    }
    const named = direct.filter((words) => /\p{L}{2}/u.test(words));
    return named.length > 0 ? [{ text: one.tokens.join(" "), direct: named }] : [];
  });

interface Marked {
  readonly identifier_type: string;
  readonly span_text: string;
}
const summaries = ([file]: readonly string[]): Annotated[] =>
  jsonOf(file!).map(
    (one: { text: string; annotations: Record<string, { entity_mentions: Marked[] }> }) => ({
      text: one.text,
      direct: Object.values(one.annotations)
        .slice(0, 1)
        .flatMap(({ entity_mentions: marked }) =>
          marked.flatMap((span) => (span.identifier_type === "DIRECT" ? [span.span_text] : [])),
        ),
    }),
  );

const READERS = { mixed, tweets, summaries } as const;
const read = READERS[values.set as keyof typeof READERS] ?? mixed;
const all = read(FILES).slice(Number(values.from), Number(values.from) + Number(values.texts));
/** Whole words: 'Ria' is not in 'Nigeria'. */
const contains = (text: string, words: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")}(?![\\p{L}\\p{N}])`,
    "u",
  ).test(text);

const services = await startRecordingServices();
const sanitizer = await createSanitizer({ ...services.policy, arity: 1 });
let [requests, identifiers, textsSeen] = [0, 0, 0];
const seen = new Map<string, number>();
for (const [i, { text, direct }] of all.entries()) {
  services.requests.splice(0);
  await sanitizer.sanitize(createDocument(text, { id: `${i}` })).catch(() => undefined);
  requests += services.requests.length;
  identifiers += direct.length;
  const found = services.requests.flatMap(({ service, text: sent }) => {
    // the prompts' own examples name nobody of these texts
    return direct.filter((words) => contains(sent, words)).map((words) => ({ service, words }));
  });
  if (found.length > 0) textsSeen++;
  for (const { service, words } of found) {
    seen.set(service, (seen.get(service) ?? 0) + 1);
    if (values.show)
      console.log(i, service, JSON.stringify(words), JSON.stringify(text.slice(0, 160)));
  }
}
services.close();
console.log(`
| texts | direct identifiers | requests | texts of which a service read one | by service |
| --- | --- | --- | --- | --- |
| ${all.length} | ${identifiers} | ${requests} | ${textsSeen} | ${[...seen].map(([service, n]) => `${service} ${n}`).join(", ") || "none"} |`);
