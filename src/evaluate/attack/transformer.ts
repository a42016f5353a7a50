/**
 * The attack as published (Manzanares-Salor, Sánchez and Lison 2022, section 3.1): a transformer, pre-trained
 * further on the background and fine-tuned to name the person. The network is learnt outside, by a program
 * that takes JSON and answers in JSON; `training/attack_transformer.py` is one.
 */

import { errors } from "../../errors.js";
import {
  type BackgroundDocument,
  buildBackgroundIndex,
} from "../../knowledge/background/background-index.js";
import { type Attacker, type AttackerOptions, lengthsOf } from "./attacker.js";
import { attributionsOf } from "./attribution.js";
import { blankSpans, developmentOf, type FindSpans } from "./development.js";
import { sharedLabels, withoutMasks } from "./masks.js";
import type { DevelopmentResult } from "./model-search.js";

/** What the program is given. One star stands in place of each masked stretch. */
export interface TransformerInputs {
  /** The candidates, their background text clear and anonymized. */
  readonly people: readonly {
    readonly id: string;
    readonly text: string;
    readonly anonymized: string;
  }[];
  /** Shortened and anonymized texts of some of them: they choose the hyperparameters. */
  readonly development: readonly { readonly id: string; readonly text: string }[];
  /** The texts under attack, each different text once. */
  readonly attacked: readonly string[];
}

/** What it answers. */
export interface TransformerAnswer {
  /** For each text of `attacked`, a log-probability up to a constant for each of `people`, in their order. */
  readonly scores: readonly (readonly number[])[];
  readonly development: DevelopmentResult;
}

export interface TransformerOptions
  extends Required<Pick<AttackerOptions, "background" | "length">>,
    Pick<AttackerOptions, "seed"> {
  /** What an anonymizer would mask. */
  readonly findSpans: FindSpans;
  /** The texts under attack, all those of one method together. The attacker can attribute no others. */
  readonly methods: readonly (readonly string[])[];
  readonly ask: (inputs: TransformerInputs) => Promise<TransformerAnswer>;
}

/** Share of the people who are in the development set: of few people, and of many (section 4 of the paper). */
const SHARE_OF_FEW = 0.3;
const SHARE_OF_MANY = 0.1;
const FEW_PEOPLE = 100;
/** Of the development texts' levels of protection, the one at which all that was found is masked. */
const MASKED = 1;

/** @throws INPUT_EMPTY, INPUT_FORMAT (one person only), DUPLICATE_ID; what `ask` throws */
export async function prepareTransformer(options: TransformerOptions): Promise<Attacker> {
  const { findSpans, length, seed = 0, methods, ask } = options;
  const background: BackgroundDocument[] = [];
  for await (const document of options.background) background.push(document);
  const index = await buildBackgroundIndex(background, { families: ["word"] });
  if (background.length < 2) {
    throw errors.INPUT_FORMAT`the background has only one person; an attack needs two or more to choose from`;
  }
  const share = background.length < FEW_PEOPLE ? SHARE_OF_FEW : SHARE_OF_MANY;
  const people = Math.round(background.length * share);
  const development = await developmentOf(background, { findSpans, length, people, seed });
  const attacked = [...new Set(methods.flatMap(unmasked))];
  const answer = await ask({
    people: await withAnonymized(development.background, findSpans),
    development: development.levels[MASKED]!.map(({ id, text }) => ({ id, text: starred(text) })),
    attacked,
  });
  const scoresOf = new Map(attacked.map((text, i) => [text, Float64Array.from(answer.scores[i]!)]));
  return {
    index,
    settings: { names: ["transformer"], weights: [1], development: answer.development },
    async attribute(texts, oneToOne) {
      const scored = unmasked(texts).map((text) => {
        const logits = scoresOf.get(text);
        if (logits === undefined) {
          throw errors.USAGE`the transformer has not read this text; name all texts under attack in 'methods', method by method`;
        }
        // a network of vectors names no words
        return { logits, clues: () => [] };
      });
      return attributionsOf(scored, oneToOne ? lengthsOf(index) : undefined);
    },
  };
}

async function withAnonymized(
  background: readonly BackgroundDocument[],
  findSpans: FindSpans,
): Promise<TransformerInputs["people"]> {
  const people: TransformerInputs["people"][number][] = [];
  for (const { id, text } of background) {
    people.push({ id, text, anonymized: starred(blankSpans(text, await findSpans(text))) });
  }
  return people;
}

function unmasked(texts: readonly string[]): string[] {
  const labels = sharedLabels(texts);
  return texts.map((text) => starred(withoutMasks(text, labels)));
}

/** One star for each stretch that is masked: a single piece of a vocabulary. */
const starred = (text: string): string => text.replace(/\0+/g, "*");
