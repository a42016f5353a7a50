/** What to check before somebody uses words of their own: are they true, and do they reveal anything hidden? */

import { overlaps, type Span } from "../../../document/span.js";
import { createDocument } from "../../../index.js";
import { termTokens } from "../../../language/fold.js";
import { policyFor } from "../../http/schemas/request-policy.js";
import type { User } from "../../http/user.js";
import { broughtBackBy, partFinder } from "../model/own-words.js";
import { eventInvalid } from "../model/refusal.js";
import type { ReviewContext } from "../queries/context.js";
import { openTask } from "../queries/open-task.js";
import type { ReplacementCheck, ReplacementCheckInput, WARNINGS } from "../schema.js";
import type { ProjectRecord } from "../store/project-records.js";

type Warning = ReplacementCheck["warnings"][number];

const MESSAGES: Readonly<Record<(typeof WARNINGS)[number], string>> = {
  empty: "nothing would stand there",
  same: "these are the original words",
  "contains-original": "a word of the original stands in it",
  "contains-masked": "it brings back words that are hidden in this document",
  "contains-identifier": "it holds a name, a number or an address that identifies somebody",
  "not-on-ladder": "nothing shows that it is true of the original",
  "more-specific":
    "it may say more than the original: it contains figures that the original does not",
};

/** @throws NOT_FOUND, EVENT_INVALID for an unknown mention */
export async function checkReplacement(
  context: ReviewContext,
  id: string,
  user: User,
  { mention: mentionId, text }: ReplacementCheckInput,
): Promise<ReplacementCheck> {
  const { dossier, stream, project } = await openTask(context, context.store, id, user);
  const { analysis } = dossier;
  const mention = stream.state.mentions.get(mentionId);
  if (!mention) throw eventInvalid("the mention named is not in this task");
  const source = analysis.document.text;
  const original = source.slice(mention.start, mention.end);
  const kinds: Warning["kind"][] = [];
  let hidden: string[] = [];
  if (text.trim() === "") kinds.push("empty");
  else if (text.trim() === original.trim()) kinds.push("same");
  else {
    const has = partFinder(text);
    if (termTokens(original).some(({ folded }) => folded.length > 2 && has(folded))) {
      kinds.push("contains-original");
    }
    hidden = broughtBackBy(text, analysis, stream.state, mention).map(({ id }) => id);
    if (hidden.length > 0) kinds.push("contains-masked");
    if (await identifiesSomebody(context, text, source, mention, project))
      kinds.push("contains-identifier");
    const ladder = analysis.ladders[stream.state.entities.get(mention.entity)!.ladder] ?? [];
    const own = analysis.hidden[mention.detected]?.replacement;
    if (own !== text && !ladder.some((step) => step.text === text)) kinds.push("not-on-ladder");
    if (/\p{N}/u.test(text) && !/\p{N}/u.test(original)) kinds.push("more-specific");
  }
  return { warnings: kinds.map((kind) => ({ kind, message: MESSAGES[kind] })), hidden };
}

/** Characters of the document around words of one's own that the detectors read with them. */
const AROUND = 200;

/**
 * Whether the detectors find a name, a number or an address in words that somebody wrote, read where
 * they would stand and as the project detects. @throws what the engine throws
 */
export async function identifiesSomebody(
  { engine, policy }: Pick<ReviewContext, "engine" | "policy">,
  words: string,
  source: string,
  { start, end }: Span,
  project: Pick<ProjectRecord, "policy">,
): Promise<boolean> {
  const before = source.slice(Math.max(0, start - AROUND), start);
  const own = { start: before.length, end: before.length + words.length };
  const document = createDocument(before + words + source.slice(end, end + AROUND));
  const { mentions } = await engine.detect(document, policyFor(policy, project.policy));
  return mentions.some(
    (mention) =>
      (mention.type === "PERSON" || mention.type === "CODE") &&
      overlaps(mention, own) &&
      !isLabel(document.text.slice(mention.start, mention.end)),
  );
}

/** A label such as [PERSON 3] in somebody's words names nobody. */
const isLabel = (words: string): boolean => /^\[?\p{Lu}[\p{Lu}’ -]* \d+\]?$/u.test(words);
