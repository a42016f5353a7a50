/**
 * The re-identification attack (Manzanares-Salor, Sánchez and Lison 2022): given background texts
 * about known people and anonymized texts, say whose each is. Risk is the share that is right.
 */

import { errors } from "../../errors.js";
import type { Attacker } from "./attacker.js";
import type { Attribution } from "./attribution.js";
import { bootstrapInterval, type Interval } from "./bootstrap.js";
import type { Clue } from "./clues.js";
import type { DevelopmentResult } from "./model-search.js";

/** Anonymized texts by individual, by method. An individual may lack texts of some methods. */
export type Anonymized = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface AttackOptions {
  /**
   * Attack each text as if the attacker had it alone. Default: the attacker holds all texts of a
   * method and knows that no two are of one person.
   */
  readonly independent?: boolean;
  /** Of the bootstrap. */
  readonly seed?: number;
}

/** Shares are in percent of the method's texts. */
export interface MethodResult {
  readonly texts: number;
  /** The most that any attack on these texts can reach: those whose person has background. */
  readonly cap: number;
  /** Texts whose person came first. A tie is no win; a person without background never comes first. */
  readonly risk: number;
  /** 95%, by bootstrap over texts. */
  readonly interval: Interval;
  /** The same risk had the attacker each text alone. */
  readonly riskAlone: number;
  /** Share of texts whose person is among the first 1, 5, 10. */
  readonly riskAt: Readonly<Record<"1" | "5" | "10", number>>;
  readonly documents: readonly DocumentResult[];
}

interface DocumentResult {
  readonly individual: string;
  /** 1-based; null where the individual has no background text. */
  readonly rank: number | null;
  /** Whom the attacker names, and how sure it is. */
  readonly guess: string;
  readonly probability: number;
  /** Words that speak for the individual, or for the guess where there is no background. */
  readonly clues: readonly Clue[];
}

export interface AttackResult {
  /** People with an anonymized text of any method. */
  readonly individuals: number;
  /** People with a background text: the candidates. */
  readonly background: number;
  /** Individuals who have background. */
  readonly present: number;
  /** Risk of a guess at random, percent. */
  readonly chance: number;
  /** The share of individuals who have background, over all methods, percent; each method has its own. */
  readonly cap: number;
  readonly independent: boolean;
  readonly methods: ReadonlyMap<string, MethodResult>;
  /** The scores that take part, with their weights. */
  readonly weights: Readonly<Record<string, number>>;
  readonly development: DevelopmentResult;
}

/**
 * Attacks the texts of each method on their own.
 * @throws INPUT_EMPTY where there is no text, or some have no character but white space
 * @throws INPUT_FORMAT where no individual has background
 */
export async function attack(
  attacker: Attacker,
  anonymized: Anonymized,
  { independent = false, seed = 0 }: AttackOptions = {},
): Promise<AttackResult> {
  const individuals = new Set([...anonymized.values()].flatMap((texts) => [...texts.keys()]));
  checkTexts(anonymized, individuals);
  const { index, settings } = attacker;
  const present = [...individuals].filter((id) => index.documentNumber(id) !== undefined).length;
  if (present === 0) {
    throw errors.INPUT_FORMAT`the background has none of the ${individuals.size} individuals under attack among its ${index.ids.length}; check that both use the same names`;
  }
  const methods = new Map<string, MethodResult>();
  for (const [method, texts] of anonymized) {
    const attributions = await attacker.attribute([...texts.values()], !independent);
    const names = [...texts.keys()];
    methods.set(
      method,
      methodResult(
        attributions.map((attribution, i) => documentOf(attacker, names[i]!, attribution)),
        attributions.map(({ rankAlone }, i) => {
          const truth = index.documentNumber(names[i]!);
          return truth === undefined ? null : rankAlone(truth);
        }),
        seed,
      ),
    );
  }
  const share = present / individuals.size;
  return {
    individuals: individuals.size,
    background: index.ids.length,
    present,
    chance: (100 * share) / index.ids.length,
    cap: 100 * share,
    independent,
    methods,
    weights: Object.fromEntries(settings.names.map((name, i) => [name, settings.weights[i]!])),
    development: settings.development,
  };
}

function checkTexts(anonymized: Anonymized, individuals: ReadonlySet<string>): void {
  if (individuals.size === 0) {
    throw errors.INPUT_EMPTY`there are no anonymized texts to attack; check the columns or the masks`;
  }
  for (const [column, texts] of [...anonymized.values()].entries()) {
    const empty = [...texts.values()].flatMap((text, i) => (text.trim() === "" ? [i + 1] : []));
    if (empty.length === 0) continue;
    throw errors.INPUT_EMPTY`column ${column + 1} of the texts has none for ${empty.length} of ${texts.size} individuals (number ${some(empty)}); leave them out, or write null where an individual has none`;
  }
}

/** The first few, for a message. */
const some = (numbers: readonly number[]): string =>
  numbers.length <= 3 ? numbers.join(", ") : `${numbers.slice(0, 3).join(", ")}, ...`;

function documentOf(
  { index }: Attacker,
  individual: string,
  { candidates, probabilities, rank, clues }: Attribution,
): DocumentResult {
  const truth = index.documentNumber(individual);
  return {
    individual,
    rank: truth === undefined ? null : rank(truth),
    guess: index.ids[candidates[0]!]!,
    probability: probabilities[0]!,
    clues: clues(truth ?? candidates[0]!),
  };
}

function methodResult(
  documents: readonly DocumentResult[],
  ranksAlone: readonly (number | null)[],
  seed: number,
): MethodResult {
  const ranks = documents.map(({ rank }) => rank);
  const within = (all: readonly (number | null)[], k: number) =>
    all.map((rank) => (rank !== null && rank <= k ? 100 : 0));
  const wins = within(ranks, 1);
  return {
    texts: documents.length,
    cap: mean(ranks.map((rank) => (rank === null ? 0 : 100))),
    risk: mean(wins),
    interval: bootstrapInterval(wins, seed),
    riskAlone: mean(within(ranksAlone, 1)),
    riskAt: { 1: mean(wins), 5: mean(within(ranks, 5)), 10: mean(within(ranks, 10)) },
    documents,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

interface Candidate {
  readonly id: string;
  readonly rank: number;
  readonly probability: number;
}

export interface DocumentAttack {
  readonly background: number;
  /** Risk of a guess at random, percent. */
  readonly chance: number;
  /** The most probable first, 200 at most. */
  readonly candidates: readonly Candidate[];
  /** Where the person named stands; absent where none was named. */
  readonly person?: Candidate;
  /** Words that speak for the person named, or else for the first candidate. */
  readonly clues: readonly Clue[];
  readonly development: DevelopmentResult;
}

/**
 * Could this one text be attributed?
 * @param person whose text it is: the id of a background text
 * @throws INPUT_EMPTY; INPUT_FORMAT where the person has no background
 */
export async function attackDocument(
  attacker: Attacker,
  text: string,
  person?: string,
): Promise<DocumentAttack> {
  const { index, settings } = attacker;
  if (text.trim() === "") {
    throw errors.INPUT_EMPTY`the document under attack has no text; check that it is the right file`;
  }
  const truth = person === undefined ? undefined : index.documentNumber(person);
  if (person !== undefined && truth === undefined) {
    throw errors.INPUT_FORMAT`none of the ${index.ids.length} background texts is about the person under attack; name the person as the background does`;
  }
  const [attribution] = await attacker.attribute([text], false);
  const { candidates, probabilities, rank, clues } = attribution!;
  const candidate = (number: number): Candidate => ({
    id: index.ids[number]!,
    rank: rank(number),
    probability: probabilities[candidates.indexOf(number)] ?? 0,
  });
  return {
    background: index.ids.length,
    chance: 100 / index.ids.length,
    candidates: candidates.map(candidate),
    ...(truth !== undefined && { person: candidate(truth) }),
    clues: clues(truth ?? candidates[0]!),
    development: settings.development,
  };
}
