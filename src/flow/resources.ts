/**
 * What sanitizers need: models, the ontology, knowledge indices and background texts. Each is
 * loaded when it is first needed and once only, however many policies use it.
 */

import { host } from "#host";
import { machine } from "#machine";
import { lazy } from "../document/lazy.js";
import { errors, type PalimpsestError } from "../errors.js";
import type { BackgroundIndex } from "../knowledge/background/background-index.js";
import type { GazetteerTerm } from "../knowledge/gazetteer/gazetteer.js";
import type { Ontology } from "../knowledge/ontology/ontology.js";
import type { OwnRates } from "../knowledge/rates/own-rates.js";
import type { Rates } from "../knowledge/rates/rates.js";
import type { Statistics } from "../knowledge/statistics/statistics.js";
import type { ChoiceModel } from "../models/choice.js";
import type { Embedder } from "../models/embedder.js";
import type { FillMask } from "../models/fill-mask.js";
import type { LanguageModel, LanguageModels } from "../models/language-model.js";
import type { OrdinaryWords } from "../models/ordinary-words.js";
import type { Recognizer } from "../models/recognizer.js";
import type { FeatureNames, SearchEmulation } from "../models/search-emulation.js";
import type { TextKinds } from "../models/text-kinds.js";
import type { Policy } from "../policy/policy.js";
import type { PeopleIndex } from "./machine.js";

/** A failed load is tried again on the next request. All functions throw MODEL_* as their loaders do. */
export interface Resources {
  /** The policy's own recognizer, else the shipped one. */
  recognizer(policy: Pick<Policy, "models">): Promise<Recognizer>;
  /** The shipped recognizer of the languages other than English. */
  recognizerOfOtherLanguages(): Promise<Recognizer>;
  /** What those languages' sentences are made of. */
  ordinaryWords(): Promise<OrdinaryWords>;
  languageModel(): Promise<LanguageModel>;
  /** Those of the languages other than English, each loaded when it is asked for. */
  languageModels(): Promise<LanguageModels>;
  /** The policy's own model for surprisal. @throws MODEL_MISSING where the policy names none */
  maskedLanguageModel(policy: Pick<Policy, "models">): Promise<FillMask>;
  embedder(): Promise<Embedder>;
  /** The ranker of replacements. */
  choice(): Promise<ChoiceModel>;
  /** Tells the kind of a text: court, clinical, chat. */
  textKinds(): Promise<TextKinds>;
  /** @param features those that the caller computes */
  searchEmulation(features: FeatureNames): Promise<SearchEmulation>;
  /** The policy's own ontology, else the shipped one. */
  ontology(policy: Pick<Policy, "ontology">): Promise<Ontology>;
  /** A gazetteer that 'palimpsest gazetteer build' wrote. */
  gazetteer(folder: string): Promise<readonly GazetteerTerm[]>;
  /** @throws MEASURE_UNAVAILABLE where the policy names no index; INDEX_* */
  people(policy: Pick<Policy, "index">): Promise<PeopleIndex>;
  /** @throws MEASURE_UNAVAILABLE where the policy names no statistics; INPUT_* */
  statistics(policy: Pick<Policy, "statistics">): Promise<Statistics>;
  /** The shipped base rates, with the policy's own before them. @throws POLICY_UNREADABLE, RATES_INVALID */
  rates(policy: Pick<Policy, "rates">): Promise<Rates>;
  /** @throws BACKGROUND_MISSING where the policy names no texts; INPUT_* */
  background(policy: Pick<Policy, "background">): Promise<BackgroundIndex>;
}

export interface ResourceOptions {
  /** Folder of the models; default is the one the package ships. */
  readonly models?: string;
}

/** Resources to share between sanitizers; nothing is loaded yet. */
export function createResources({ models }: ResourceOptions = {}): Resources {
  const shipped = models === undefined ? {} : { directory: models };
  const languageModel = lazy(async () =>
    (await import("../models/language-model.js")).loadLanguageModel(shipped),
  );
  const languageModels = lazy(async () =>
    (await import("../models/language-model.js")).loadLanguageModels(shipped),
  );
  const embedder = lazy(async () => (await import("../models/embedder.js")).loadEmbedder(shipped));
  const choice = lazy(async () => (await import("../models/choice.js")).loadChoice(models));
  const textKinds = lazy(async () =>
    (await import("../models/text-kinds.js")).loadTextKinds(models),
  );
  const shippedRecognizer = lazy(async () =>
    (await import("../models/recognizer.js")).loadRecognizer(shipped),
  );
  const recognizerOfOtherLanguages = lazy(async () =>
    (await import("../models/recognizer.js")).loadRecognizer({
      ...shipped,
      model: "recognizer-languages",
    }),
  );
  const ordinaryWords = lazy(async () =>
    (await import("../models/ordinary-words.js")).loadOrdinaryWords(shipped),
  );
  const emulations = onceEach<SearchEmulation>();
  const recognizers = onceEach<Recognizer>();
  const masked = onceEach<FillMask>();
  const ontologies = onceEach<Ontology>();
  const gazetteers = onceEach<readonly GazetteerTerm[]>();
  const indices = onceEach<PeopleIndex>();
  const statistics = onceEach<Statistics>();
  const rates = onceEach<Rates>();
  const backgrounds = onceEach<BackgroundIndex>();
  return Object.freeze({
    recognizerOfOtherLanguages,
    ordinaryWords,
    languageModel,
    languageModels,
    embedder,
    choice,
    textKinds,
    searchEmulation: (features: FeatureNames) =>
      emulations("", async () =>
        (await import("../models/search-emulation.js")).loadSearchEmulation(features, models),
      ),
    recognizer: ({ models: own }: Pick<Policy, "models">) => {
      const { recognizer: folder, labels } = own ?? {};
      if (folder === undefined) return shippedRecognizer();
      return recognizers(JSON.stringify([folder, labels]), async () => {
        const { isRecognizer, loadRecognizer } = await import("../models/recognizer.js");
        if (await isRecognizer(folder)) return loadRecognizer({ folder });
        const { loadTokenClassifier } = await import("../models/token-classifier.js");
        return loadTokenClassifier({ folder, ...(labels && { labels }) });
      });
    },
    maskedLanguageModel: async ({ models: own }: Pick<Policy, "models">) => {
      const folder = given(own?.surprisal, NO_MASKED_MODEL);
      return masked(folder, async () =>
        (await import("../models/fill-mask.js")).loadFillMask({ folder }),
      );
    },
    ontology: ({ ontology: folder }: Pick<Policy, "ontology">) =>
      ontologies(folder ?? "", async () =>
        (await import("../knowledge/ontology/ontology.js")).loadOntology(
          folder === undefined ? shipped : { directory: folder },
        ),
      ),
    gazetteer: (folder: string) => gazetteers(folder, () => machine.readGazetteer(folder)),
    people: async ({ index }: Pick<Policy, "index">) => {
      const folder = given(index, NO_INDEX);
      return indices(folder, () => machine.openPeople(folder));
    },
    rates: ({ rates: file }: Pick<Policy, "rates">) =>
      rates(file ?? "", async () => {
        const { loadRates } = await import("../knowledge/rates/rates.js");
        return loadRates(models, file === undefined ? undefined : await ownRates(file));
      }),
    statistics: async ({ statistics: path }: Pick<Policy, "statistics">) => {
      const file = given(path, NO_STATISTICS);
      return statistics(file, () => machine.readStatistics(file));
    },
    background: async ({ background }: Pick<Policy, "background">) => {
      const folder = given(background, NO_BACKGROUND);
      return backgrounds(folder, async () => {
        const { buildBackgroundIndex } = await import(
          "../knowledge/background/background-index.js"
        );
        const texts = await machine.readTexts(folder);
        return buildBackgroundIndex(texts, { families: ["word", "pair", "triple"] });
      });
    },
  });
}

/** Loads once for each key, at its first use. */
function onceEach<Value>(): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const loaders = new Map<string, () => Promise<Value>>();
  return (key, load) => {
    const loader = loaders.get(key) ?? lazy(load);
    loaders.set(key, loader);
    return loader();
  };
}

/** @throws POLICY_UNREADABLE, RATES_INVALID */
async function ownRates(file: string): Promise<OwnRates> {
  let csv: string;
  try {
    csv = host.setting(file);
  } catch {
    throw errors.POLICY_UNREADABLE`the file of base rates ${file} cannot be read; check 'rates' in the policy or --rates`;
  }
  return machine.readOwnRates(csv, file);
}

const NO_INDEX = () =>
  errors.MEASURE_UNAVAILABLE`k-anonymity needs a people index; name its folder with 'index' in the policy or --index, or build one with 'palimpsest index build'`;

const NO_MASKED_MODEL = () =>
  errors.MODEL_MISSING`no masked language model is named; give its folder by --surprisal-model or 'models.surprisal' in the policy`;

const NO_STATISTICS = () =>
  errors.MEASURE_UNAVAILABLE`the measure 'rarity' needs statistics of the corpus; make them with 'palimpsest count' and name the file with 'statistics' in the policy or --statistics`;

const NO_BACKGROUND = () =>
  errors.BACKGROUND_MISSING`the measures 'search' and 'attack' need background texts; name their folder with 'background' in the policy or --background`;

function given(folder: string | undefined, missing: () => PalimpsestError): string {
  if (folder === undefined) throw missing();
  return folder;
}
