/**
 * Who attacks the finished text: the attack of `palimpsest attack`, with the background that the policy
 * names, on one text alone.
 */

import { machine } from "#machine";
import { createDocument, type Detected, type Document } from "../../document/document.js";
import { EditedText } from "../../document/edited-text.js";
import { lazy } from "../../document/lazy.js";
import type { Span } from "../../document/span.js";
import { errors } from "../../errors.js";
import type { AttackerName } from "../../evaluate/attack/attacker.js";
import { rankNamed, textInference } from "../../evaluate/attack/attributes/one-text.js";
import { type PeopleRank, rankPeople } from "../../evaluate/attack/people-rank.js";
import { textsOf } from "../../knowledge/background/about.js";
import type { Embedder } from "../../models/embedder.js";
import type { Policy } from "../../policy/policy.js";
import { type PeopleAttackerParts, peopleAttacker } from "../people-attacker.js";

/** An attack on texts about one document's people. */
export type Target = (text: string) => Promise<PeopleRank>;

/** The attack fails: somebody else comes first, and the person gets at most the bound. */
export const isSafe = ({ rank, probability }: PeopleRank, bound: number): boolean =>
  rank > 1 && probability <= bound;

export interface Opponent {
  readonly name: AttackerName | "chat";
  /** People with a background text; 0 for one who needs none. */
  readonly candidates: number;
  /**
   * @param bound the most probability that the person may get
   * @throws SEARCH_PERSON_UNKNOWN where the background has no text about the document's people
   */
  against(
    document: Pick<Document, "id" | "persons">,
    bound: number,
  ): /** @param replaced where words of ours stand in the text */ (
    replaced: readonly Span[],
  ) => Target;
}

export interface OpponentParts {
  readonly embedder: () => Promise<Embedder>;
  /** What an anonymizer would find, for the attack's development set and for what a service may read. */
  readonly detect: (document: Document) => Promise<Detected>;
  readonly resources: NonNullable<PeopleAttackerParts["resources"]>;
  readonly dryRun?: PeopleAttackerParts["dryRun"];
}

/**
 * The opponent of a policy; the background is read at its first use. It attacks with the scores that do
 * best on the attack's development set and with all of them, and the text as it is and without the words
 * that replace: who holds many texts of ours knows what those say of nobody. The worst outcome counts.
 * @throws BACKGROUND_MISSING where the policy names no texts
 */
export function opponentOf(
  policy: Policy,
  { embedder, ...parts }: OpponentParts,
): () => Promise<Opponent> {
  const { background, until_safe_attacker: name = "ensemble" } = policy;
  if (name === "chat") return lazy(() => chatOpponent(policy, parts));
  if (background === undefined) {
    throw errors.BACKGROUND_MISSING`'until_safe' needs texts to attack with; name their folder by --background or 'background' in the policy`;
  }
  return lazy(async () => {
    const { prepareAttackers } = await import("../../evaluate/attack/attacker.js");
    const attackers = await prepareAttackers({
      background: await machine.readTexts(background),
      attacker: name,
      findSpans: async (text) => (await parts.detect(createDocument(text))).mentions,
      ...(name !== "lexical" && { embedder: await embedder() }),
    });
    const { index } = attackers[0]!;
    return {
      name,
      candidates: index.ids.length,
      against({ id, persons }, bound) {
        const truth = [...textsOf(index, id, persons)];
        return (replaced) => async (text) => {
          let worst: PeopleRank | undefined;
          for (const view of new Set([text, blanked(text, replaced)])) {
            for (const attacker of attackers) {
              const [attribution] = await attacker.attribute([view], false);
              const rank = rankPeople(attribution!, truth, true);
              if (!isSafe(rank, bound)) return rank;
              if (!worst || rank.probability > worst.probability) worst = rank;
            }
          }
          return worst!;
        };
      },
    };
  });
}

/**
 * A chat model that says who it is. Where the document names nobody to protect, every name counts that it gives with more
 * than the bound.
 */
async function chatOpponent(
  policy: Policy,
  parts: Omit<OpponentParts, "embedder">,
): Promise<Opponent> {
  const { attacker } = await peopleAttacker("chat", policy, parts);
  return {
    name: "chat",
    candidates: 0,
    against:
      ({ persons }, bound) =>
      () =>
      async (text) =>
        rankNamed(textInference(text, await attacker.infer(text)), persons, bound),
  };
}

/** The text with NUL in place of spans, as the attack reads a mask. */
export function blanked(text: string, spans: readonly Span[]): string {
  const edited = new EditedText(text);
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, edited.at);
    if (end > from) edited.replace(from, end, "\0".repeat(end - from));
  }
  return edited.finish();
}
