/**
 * Learns which of our candidates people choose, from WikiReplace, and writes models/choice/model.json: a
 * conditional logit over the features of `src/replace/replacers/as-people.ts`.
 *
 *     npx tsx training/choice.ts ../shared/data/wikireplace/dev.json [-o models/choice/model.json]
 *
 * Prints Light's kappa of the first candidate with people, of the most specific and of the chosen one by
 * five folds of documents: each document is judged by weights that have not seen it. Then what could be
 * reached at most. The file that `-o` names gets the weights of all documents. Then `python
 * training/manifest.py choice --task choice --license Apache-2.0 choice/model.json`.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { occasionOf } from "../src/cli/occasion.js";
import type { GoldReplacement } from "../src/document/gold.js";
import { evaluateReplacements, type Offered } from "../src/entries/evaluate.js";
import { readWikiReplace } from "../src/entries/formats.js";
import { loadOntology } from "../src/entries/knowledge.js";
import { generalize, labelOf, type Occasion } from "../src/entries/replace.js";
import { meaningOf } from "../src/evaluate/metrics/replacements.js";
import type { ChoiceModel } from "../src/models/choice.js";
import { choiceFeatures, preferred } from "../src/replace/replacers/as-people.js";

const FOLDS = 5;
const ROUNDS = 400;
const RATE = 0.05;
/** Of the squared weights, against all people's choices. */
const PENALTY = 1;
/** What people chose where nothing that was offered would do. */
const NOTHING = "***";

const { values, positionals } = parseArgs({
  options: { output: { type: "string", short: "o" } },
  allowPositionals: true,
});
const [path = "../shared/data/wikireplace/dev.json"] = positionals;
const gold = readWikiReplace(readFileSync(path, "utf8"), path);

interface Example {
  readonly gold: GoldReplacement;
  readonly asked: Occasion;
  readonly texts: readonly string[];
  readonly label: string;
}

const ontology = await loadOntology();
const replacer = generalize({ ontology: async () => ontology });
const examples: Example[] = [];
for (const one of gold) {
  const asked = occasionOf(one);
  const [proposal] = await replacer.propose([asked], one.document);
  const texts = proposal!.candidates
    .filter(({ truth }) => truth === "true")
    .map(({ text }) => text);
  examples.push({ gold: one, asked, texts, label: labelOf(asked).text });
}

const documents = [...new Set(gold.map(({ document }) => document.id))].sort();
const foldOf = new Map(documents.map((id, i) => [id, i % FOLDS]));
const models = Array.from({ length: FOLDS }, (_, fold) =>
  learn(examples.filter((one) => foldOf.get(one.gold.document.id) !== fold)),
);

const specific = examples.map((one): Offered => ({ candidates: one.texts, label: one.label }));
const chosen = examples.map((one): Offered => {
  if (one.texts.length === 0) return { candidates: [], label: one.label };
  const model = models[foldOf.get(one.gold.document.id)!]!;
  const start = preferred(one.texts, one.asked, model);
  return { candidates: one.texts.slice(start), label: one.label };
});
report("most specific first", specific);
report("as people choose, by folds", chosen);

// what could be reached at most, by a choice that knows what people took, and by a rule without any choice
const ours = ({ texts, label }: Example) => [...texts, label];
report("ceiling, our candidates", knowing((votes, one) => best(ours(one), votes)));
report(
  "ceiling, all words that people took",
  knowing((votes) => best([...votes.keys()].filter((words) => words !== NOTHING), votes)),
);
report(
  "ceiling, our candidates or ***",
  knowing((votes, one) => best([...ours(one), NOTHING], votes)),
);
const ALWAYS_NOTHING: ReadonlySet<string> = new Set(["LOC", "ORG", "DEM", "MISC"]);
report(
  "as people, *** for all of LOC, ORG, DEM and MISC",
  examples.map(({ gold: { mention }, label }, i) =>
    ALWAYS_NOTHING.has(mention.type) ? { candidates: [NOTHING], label } : chosen[i]!,
  ),
);
if (values.output !== undefined) {
  writeFileSync(values.output, `${JSON.stringify(learn(examples), null, 1)}\n`);
}

/** Each mention with the words that `pick` takes, knowing how many people chose what; else as by folds. */
function knowing(
  pick: (votes: ReadonlyMap<string, number>, one: Example) => string | undefined,
): Offered[] {
  return examples.map((one, i): Offered => {
    const votes = new Map<string, number>();
    for (const choice of one.gold.chosen.values()) {
      const meaning = meaningOf(choice);
      votes.set(meaning, (votes.get(meaning) ?? 0) + 1);
    }
    const picked = pick(votes, one);
    return picked === undefined ? chosen[i]! : { candidates: [picked], label: one.label };
  });
}

/** Of these words those that most people chose, the first of equals; undefined where nobody chose any. */
function best(words: readonly string[], votes: ReadonlyMap<string, number>): string | undefined {
  const votesFor = (text: string) => votes.get(meaningOf(text)) ?? 0;
  return words
    .filter((text) => votesFor(text) > 0)
    .reduce<string | undefined>(
      (a, b) => (a === undefined || votesFor(b) > votesFor(a) ? b : a),
      undefined,
    );
}

function report(name: string, offered: readonly Offered[]): void {
  const { agreement, byType } = evaluateReplacements(gold, offered);
  console.log(
    `${name}: kappa ${agreement.withPeople?.toFixed(3)} (people ${agreement.amongPeople?.toFixed(3)})`,
  );
  for (const type of Object.keys(byType)) {
    const own = examples.flatMap((one, i) => (one.gold.mention.type === type ? [i] : []));
    let [right, of] = [0, 0];
    for (const i of own) {
      const first = meaningOf(offered[i]!.candidates[0] ?? offered[i]!.label);
      for (const choice of examples[i]!.gold.chosen.values()) {
        of++;
        if (meaningOf(choice) === first) right++;
      }
    }
    console.log(`  ${type}: ${(right / of).toFixed(3)} of ${of} choices are our first`);
  }
}

/** Gradient ascent on the log-likelihood of the choices that are among the candidates, with Adam. */
function learn(from: readonly Example[]): ChoiceModel {
  const choices = from.flatMap(({ gold: { chosen: people }, asked, texts }) => {
    const meanings = texts.map(meaningOf);
    const counts = new Float64Array(texts.length);
    for (const choice of people.values()) {
      const at = meanings.indexOf(meaningOf(choice));
      if (at !== -1) counts[at]! += 1 / people.size;
    }
    const features = texts.map((_, place) => choiceFeatures(texts, place, asked));
    return counts.some((count) => count > 0) && texts.length > 1 ? [{ counts, features }] : [];
  });
  const names = [...new Set(choices.flatMap(({ features }) => features.flat()))].sort();
  const number = new Map(names.map((name, i) => [name, i]));
  const coded = choices.map(({ counts, features }) => ({
    counts,
    features: features.map((own) => own.map((name) => number.get(name)!)),
  }));
  const weights = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = weights.map((weight) => -PENALTY * weight);
    for (const { counts, features } of coded) {
      const scores = features.map((own) => Math.exp(own.reduce((sum, i) => sum + weights[i]!, 0)));
      const total = scores.reduce((sum, score) => sum + score, 0);
      const said = counts.reduce((sum, count) => sum + count, 0);
      for (const [place, own] of features.entries()) {
        const step = counts[place]! - (said * scores[place]!) / total;
        for (const i of own) gradient[i]! += step;
      }
    }
    for (const i of weights.keys()) {
      mean[i] = 0.9 * mean[i]! + 0.1 * gradient[i]!;
      square[i] = 0.999 * square[i]! + 0.001 * gradient[i]! ** 2;
      const corrected = mean[i]! / (1 - 0.9 ** round);
      weights[i]! += (RATE * corrected) / (Math.sqrt(square[i]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  const rounded = names.map((name, i) => [name, Math.round(weights[i]! * 1e3) / 1e3] as const);
  return { version: 1, weights: Object.fromEntries(rounded.filter(([, weight]) => weight !== 0)) };
}
