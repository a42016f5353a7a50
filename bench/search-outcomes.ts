/** What a search in the local index finds: the truth that the emulation is trained and measured on. */

import { type EntityFeatures, entityFeatures } from "../src/assess/search/features.js";
import { localSearch } from "../src/assess/search/local.js";
import { searchMeasure } from "../src/assess/search/search.js";
import type { Document } from "../src/document/document.js";
import { randomNumbers } from "../src/document/random.js";
import { type BackgroundIndex, buildBackgroundIndex } from "../src/entries/knowledge.js";
import { loadLanguageModel } from "../src/entries/models.js";
import { PalimpsestError } from "../src/errors.js";
import { createSanitizer } from "../src/index.js";
import { judgmentBackground, read } from "./held-out.js";

/** A combination, and whether its results share a page with those about the person. */
export interface Outcome {
  readonly document: string;
  readonly members: readonly EntityFeatures[];
  readonly risky: boolean;
}

/** Judgments' first tenths, bodies of the articles on the summaries' people, and those on actors. */
export function backgroundOfAll(): Promise<BackgroundIndex> {
  const actors = JSON.parse(read("wikiactors/WikiActors_500_random.json")) as {
    name: string;
    public_knowledge: string | null;
  }[];
  const texts = {
    ...judgmentBackground(),
    ...(JSON.parse(read("wikireplace/background_public.json")) as Record<string, string | null>),
    ...Object.fromEntries(actors.map((one) => [one.name, one.public_knowledge])),
  };
  // some people of the corpora have no text
  const documents = Object.entries(texts).flatMap(([id, text]) => (text ? [{ id, text }] : []));
  return buildBackgroundIndex(documents, { families: ["word", "pair", "triple"] });
}

/** Pairs and triples taken of a document at most; a judgment has thousands. */
const SAMPLED = { 2: 150, 3: 60 } as const;

/**
 * Outcomes of single entities, and of pairs and triples of which no part is risky: those that a
 * search would ask for. Documents on whose people there is no page are left out.
 */
export async function outcomesOf(
  documents: readonly Document[],
  background: BackgroundIndex,
): Promise<Outcome[]> {
  const sanitizer = await createSanitizer({ version: 1 });
  const languageModel = await loadLanguageModel();
  const search = searchMeasure({
    provider: localSearch(background),
    arity: 3,
    maxQueries: Number.POSITIVE_INFINITY,
  });
  const random = randomNumbers(1);
  const outcomes: Outcome[] = [];
  for (const document of documents) {
    const detected = await sanitizer.detect(document);
    const scored = await Promise.resolve(search.assess(detected)).catch((error: unknown) => {
      if (error instanceof PalimpsestError && error.code === "SEARCH_PERSON_UNKNOWN") return [];
      throw error;
    });
    if (scored.length === 0) continue;
    const risky = new Set(
      scored.filter(({ score }) => score >= 1).map(({ entities }) => entities.join(" ")),
    );
    const open = detected.entities.filter(({ identifier }) => identifier !== "DIRECT");
    const features = entityFeatures(detected, open, languageModel);
    const add = (members: readonly EntityFeatures[]) =>
      outcomes.push({ document: document.id, members, risky: risky.has(keyOf(members)) });
    for (const one of features) add([one]);
    const safe = features.filter((one) => !risky.has(one.id));
    for (const size of [2, 3] as const) {
      for (const members of sampled(safe, size, random)) {
        if (size === 2 || !pairsOf(members).some((pair) => risky.has(keyOf(pair)))) add(members);
      }
    }
  }
  return outcomes;
}

const keyOf = (members: readonly EntityFeatures[]) => members.map(({ id }) => id).join(" ");

const pairsOf = (members: readonly EntityFeatures[]) =>
  members.map((left) => members.filter((one) => one !== left));

/** Some combinations of a size, each at most once, members in reading order. */
function sampled(
  entities: readonly EntityFeatures[],
  size: 2 | 3,
  random: () => number,
): EntityFeatures[][] {
  if (entities.length < size) return [];
  const found = new Map<string, EntityFeatures[]>();
  for (let attempt = 0; attempt < 2 * SAMPLED[size] && found.size < SAMPLED[size]; attempt++) {
    const places = new Set<number>();
    while (places.size < size) places.add(Math.floor(random() * entities.length));
    const members = [...places].sort((a, b) => a - b).map((place) => entities[place]!);
    found.set(keyOf(members), members);
  }
  return [...found.values()];
}

/** The area under the curve of hits against false alarms: how often a risky one is ranked higher. */
export function areaUnderCurve(scored: readonly { probability: number; risky: boolean }[]): number {
  const order = [...scored].sort((a, b) => a.probability - b.probability);
  let positives = 0;
  let rankSum = 0;
  for (let i = 0; i < order.length; ) {
    let end = i;
    while (end < order.length && order[end]!.probability === order[i]!.probability) end++;
    const meanRank = (i + 1 + end) / 2;
    for (; i < end; i++) {
      if (!order[i]!.risky) continue;
      positives++;
      rankSum += meanRank;
    }
  }
  const negatives = order.length - positives;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}
