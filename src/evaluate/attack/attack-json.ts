/** The attack's results as JSON: what the command prints and the report shows. */

import { offsetConverter } from "../../document/offsets.js";
import { hashesOf } from "../report/run/hash.js";
import type { TextHashes } from "../report/run/made.js";
import type { AttackResult, DocumentAttack, MethodResult } from "./attack.js";
import type { Clue } from "./clues.js";

/** A clue with places in code points: [start, end]. */
export interface ClueJson {
  readonly text: string;
  readonly weight: number;
  readonly places: readonly (readonly [number, number])[];
}

export interface AttackJson {
  readonly individuals: number;
  readonly background: number;
  readonly present: number;
  readonly chance: number;
  readonly cap: number;
  readonly independent: boolean;
  /** The most that any attack can reach, percent, by method, as all that follows. */
  readonly caps: Readonly<Record<string, number>>;
  readonly risk: Readonly<Record<string, number>>;
  readonly interval: Readonly<Record<string, readonly [number, number]>>;
  readonly riskAlone: Readonly<Record<string, number>>;
  readonly riskAt: Readonly<Record<string, MethodResult["riskAt"]>>;
  /** By method and individual. */
  readonly ranks: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  readonly guesses: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly name: string; readonly probability: number }>>
    >
  >;
  readonly clues: Readonly<Record<string, Readonly<Record<string, readonly ClueJson[]>>>>;
  readonly weights: Readonly<Record<string, number>>;
  readonly development: AttackResult["development"];
  /** Methods that are clear text; null where nobody said which, if any. */
  readonly clear: readonly string[] | null;
  /** Whether individuals are called by their names, or by ids of documents. */
  readonly ids: "names" | "documents";
  /** SHA-256 of the texts by method and individual; without those of clear text, which could be guessed at. */
  readonly texts: Readonly<Record<string, TextHashes>>;
}

export type AttackJsonOptions = Pick<AttackJson, "clear" | "ids">;

/** @param textOf the anonymized text of a method and individual, for offsets in code points */
export function attackToJson(
  { methods, ...result }: AttackResult,
  textOf: (method: string, individual: string) => string,
  { clear, ids }: AttackJsonOptions = { clear: null, ids: "documents" },
): AttackJson {
  const byMethod = <T>(value: (of: MethodResult, method: string) => T): Record<string, T> =>
    Object.fromEntries([...methods].map(([method, of]) => [method, value(of, method)]));
  const byIndividual = <T>(value: (of: MethodResult["documents"][number], method: string) => T) =>
    byMethod(({ documents }, method) =>
      Object.fromEntries(documents.map((one) => [one.individual, value(one, method)])),
    );
  return {
    individuals: result.individuals,
    background: result.background,
    present: result.present,
    chance: rounded(result.chance),
    cap: rounded(result.cap),
    independent: result.independent,
    caps: byMethod(({ cap }) => rounded(cap)),
    risk: byMethod(({ risk }) => rounded(risk)),
    interval: byMethod(({ interval }) => [rounded(interval.low), rounded(interval.high)]),
    riskAlone: byMethod(({ riskAlone }) => rounded(riskAlone)),
    riskAt: byMethod(({ riskAt }) => ({
      1: rounded(riskAt[1]),
      5: rounded(riskAt[5]),
      10: rounded(riskAt[10]),
    })),
    ranks: byIndividual(({ rank }) => rank),
    guesses: byIndividual(({ guess, probability }) => ({
      name: guess,
      probability: rounded(probability),
    })),
    clues: byIndividual(({ clues, individual }, method) =>
      cluesToJson(clues, textOf(method, individual)),
    ),
    weights: result.weights,
    development: result.development,
    clear,
    ids,
    texts: Object.fromEntries(
      [...methods]
        .filter(([method]) => clear !== null && !clear.includes(method))
        .map(([method, { documents }]) => [
          method,
          hashesOf(documents.map(({ individual: id }) => ({ id, text: textOf(method, id) }))),
        ]),
    ),
  };
}

export type DocumentAttackJson = Omit<DocumentAttack, "clues"> & {
  readonly clues: readonly ClueJson[];
};

export const documentAttackToJson = (result: DocumentAttack, text: string): DocumentAttackJson => ({
  ...result,
  clues: cluesToJson(result.clues, text),
});

export function cluesToJson(clues: readonly Clue[], text: string): ClueJson[] {
  const { toCodePoint } = offsetConverter(text);
  return clues.map(({ text: word, weight, places }) => ({
    text: word,
    weight: rounded(weight),
    places: places.map(({ start, end }) => [toCodePoint(start), toCodePoint(end)] as const),
  }));
}

/** To four decimals: no platform differs in those. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
