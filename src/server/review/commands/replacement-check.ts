/** What to think about before one's own words stand in a text: are they true, and do they tell? */

import type { User } from "../../http/user.js";
import { inOrder, wordsOf } from "../model/state.js";
import type { ReviewContext } from "../queries/context.js";
import { openTask } from "../queries/desk.js";
import type { ReplacementCheck, ReplacementCheckInput, WARNINGS } from "../schema.js";
import { eventInvalid } from "./refusal.js";

type Warning = ReplacementCheck["warnings"][number];

const MESSAGES: Readonly<Record<(typeof WARNINGS)[number], string>> = {
  empty: "nothing would stand there",
  same: "these are the original words",
  "contains-original": "a word of the original stands in it",
  "contains-masked": "words that are hidden elsewhere stand in it",
  "not-on-ladder": "nothing shows that it is true of the original",
  "more-specific": "it may say more than the original: it has figures that the original has not",
};

const WORD = /[\p{L}\p{N}]+/gu;

/** @throws NOT_FOUND, EVENT_INVALID for a mention that is not there */
export async function checkReplacement(
  context: ReviewContext,
  id: string,
  user: User,
  { mention: mentionId, text }: ReplacementCheckInput,
): Promise<ReplacementCheck> {
  const { dossier, stream } = await openTask(context, context.store, id, user);
  const { analysis } = dossier;
  const mention = stream.state.mentions.get(mentionId);
  if (!mention) throw eventInvalid("a mention of this task, got one that is not there");
  const source = analysis.document.text;
  const original = source.slice(mention.start, mention.end);
  const kinds: Warning["kind"][] = [];
  if (text.trim() === "") kinds.push("empty");
  else if (text.trim() === original.trim()) kinds.push("same");
  else {
    const words = wordsIn(text);
    if (wordsIn(original).some((word) => word.length > 2 && words.includes(word))) {
      kinds.push("contains-original");
    }
    const lower = text.toLowerCase();
    const hidden = inOrder(stream.state).filter(
      (one) =>
        one.id !== mention.id &&
        one.end - one.start > 3 &&
        wordsOf(one, stream.state.entities.get(one.entity)!) !== null,
    );
    if (hidden.some(({ start, end }) => lower.includes(source.slice(start, end).toLowerCase()))) {
      kinds.push("contains-masked");
    }
    const ladder = analysis.ladders[stream.state.entities.get(mention.entity)!.ladder] ?? [];
    const own = analysis.hidden[mention.detected]?.replacement;
    if (own !== text && !ladder.some((step) => step.text === text)) kinds.push("not-on-ladder");
    if (/\p{N}/u.test(text) && !/\p{N}/u.test(original)) kinds.push("more-specific");
  }
  return { warnings: kinds.map((kind) => ({ kind, message: MESSAGES[kind] })) };
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
