/**
 * A real chat model through the chat path: of mentions that people replaced (WikiReplace), how many answers can be
 * read, what the checks make of the candidates, and the seconds.
 *
 *     npm install --no-save node-llama-cpp
 *     npx tsx bench/chat-model.ts MODEL.gguf [--mentions 20] [--batch 4] [--show]
 *
 * The mentions are places, organizations, attributes and other clues, as many of each, drawn by a seed.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { occasionOf } from "../src/cli/occasion.js";
import { randomNumbers, shuffled } from "../src/document/random.js";
import { readWikiReplace } from "../src/entries/formats.js";
import { loadOntology } from "../src/entries/knowledge.js";
import { loadEmbedder, loadLanguageModel } from "../src/entries/models.js";
import { generalize } from "../src/entries/replace.js";
import { lexicon } from "../src/replace/lexicon.js";
import { chatReplacer } from "../src/replace/replacers/chat.js";
import { byRule } from "../src/replace/replacers/generalize.js";
import { truthByMeaning, truthOf } from "../src/replace/truth.js";
import { openChat } from "../src/services/chat.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mentions: { type: "string", default: "20" },
    batch: { type: "string", default: "4" },
    show: { type: "boolean", default: false },
  },
});
const [path] = positionals;
if (path === undefined) throw new Error("name the model's file");

const FILE = "../shared/data/wikireplace/dev.json";
const TYPES = ["LOC", "ORG", "DEM", "MISC"] as const;
const gold = shuffled(readWikiReplace(readFileSync(FILE, "utf8"), FILE), randomNumbers(1));
const drawn = TYPES.flatMap((type) =>
  gold
    .filter(({ mention }) => mention.type === type)
    .slice(0, Number(values.mentions) / TYPES.length),
);
const ontology = await loadOntology();
const embedder = await loadEmbedder();
const words = lexicon(ontology, await loadLanguageModel());
const options = { hemisphere: "north" as const };
const plain = generalize({ ontology: async () => ontology });

const model = await openChat({ model: path, timeout: 120 });
const counts = { requests: 0, answered: 0, read: 0, phrases: 0, known: 0 };
const truths = { true: 0, unknown: 0, false: 0 };
const asked = {
  ...model,
  async complete(request: Parameters<typeof model.complete>[0]) {
    counts.requests++;
    const answer = await model.complete(request);
    if (answer.text !== undefined) counts.answered++;
    if (values.show) console.log(JSON.stringify(answer));
    return answer;
  },
};
const replacer = chatReplacer({
  model: asked,
  generalize: plain,
  byRule: (occasion) => byRule(occasion, options),
  batch: Number(values.batch),
  async isPhrase(phrase) {
    counts.phrases++;
    const known = await words.isPhrase(phrase);
    if (known) counts.known++;
    return known;
  },
  async truthOf({ entity, original }, candidate) {
    const known = truthOf(entity.type, original, candidate, { ...options, ontology });
    const truth = await truthByMeaning(known, original, candidate, embedder);
    truths[truth]++;
    if (values.show) console.log(`${entity.type} ${original} -> ${candidate}: ${truth}`);
    return truth;
  },
  maxSeconds: 3600,
});
const started = performance.now();
for (const type of TYPES) {
  const ofType = drawn.filter(({ mention }) => mention.type === type);
  const proposals = await replacer.propose(ofType.map(occasionOf), ofType[0]!.document);
  counts.read += proposals.filter(({ unanswered }) => unanswered === undefined).length;
}
const seconds = (performance.now() - started) / 1000;
console.log(
  `${drawn.length} mentions, ${(seconds / drawn.length).toFixed(1)} s each`,
  JSON.stringify({ ...counts, ...truths }),
);
await model.close?.();
