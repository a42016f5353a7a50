/** The attacker that a command names: one of ours, or a transformer that a program of the user's learns. */

import { type Command, Option } from "commander";
import {
  ATTACKERS,
  type Attacker,
  type AttackerName,
  type AttackerOptions,
  isOfPeople,
  PEOPLE_ATTACKERS,
  type PeopleAttackerName,
  prepareAttack,
  prepareTransformer,
  type TransformerOptions,
} from "../entries/evaluate.js";
import type { Embedder } from "../entries/models.js";
import { errors } from "../errors.js";
import { askTransformer } from "./transformer-program.js";

const TRANSFORMER = "transformer";

export interface AttackerFlags {
  readonly attacker: AttackerName | typeof TRANSFORMER | PeopleAttackerName;
  readonly transformer?: string;
}

/** @param when what the attackers that compare texts need, in front of the description */
export const withAttacker = (command: Command, when = ""): Command =>
  command
    .addOption(
      new Option(
        "--attacker <name>",
        `${when}how texts are compared: by words, by meaning, by both, or by the transformer of --transformer; chat and attributes infer who it is and what is true of each person`,
      )
        .choices([...ATTACKERS, TRANSFORMER, ...PEOPLE_ATTACKERS])
        .default("ensemble"),
    )
    .addOption(
      new Option(
        "--transformer <command>",
        "program that learns the transformer: 'python training/attack_transformer.py --base FOLDER' in a checkout",
      ).env("PALIMPSEST_TRANSFORMER"),
    );

export interface AttackerParts
  extends Pick<AttackerOptions, "people" | "background" | "seed">,
    Required<Pick<AttackerOptions, "findSpans">> {
  /** The texts under attack, all those of one method together. */
  readonly methods: TransformerOptions["methods"];
  readonly embedder: () => Promise<Embedder>;
}

/** @throws ATTACKER_UNAVAILABLE; as `prepareAttack` */
export async function prepareAttacker(
  { attacker, transformer }: AttackerFlags,
  { methods, embedder, ...parts }: AttackerParts,
): Promise<Attacker> {
  const length = medianLength(methods.flat());
  if (isOfPeople(attacker)) {
    throw errors.USAGE`the attacker '${attacker}' compares no texts; use 'palimpsest attack' with it, or another attacker here`;
  }
  if (attacker === TRANSFORMER) {
    return prepareTransformer({ ...parts, length, methods, ask: askTransformer(transformer) });
  }
  return prepareAttack({
    ...parts,
    attacker,
    length,
    ...(attacker !== "lexical" && { embedder: await embedder() }),
  });
}

function medianLength(texts: readonly string[]): number {
  const lengths = texts.map((text) => text.length).sort((a, b) => a - b);
  return lengths[lengths.length >> 1] ?? 0;
}
