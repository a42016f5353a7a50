/** The exemption log of a document: what is withheld, where, and for which reason. */

import type { User } from "../../http/user.js";
import { outputOf } from "../model/output.js";
import type { ExemptionCode, ExemptionLog } from "../schema.js";
import type { ReviewContext } from "./context.js";
import { HiddenWords } from "./hidden-words.js";
import { openTask } from "./open-task.js";

/** @throws NOT_FOUND, CHECKS_FAILED while its detection is not done */
export async function exemptionLogOf(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<ExemptionLog> {
  const opened = await openTask(context, context.store, id, user);
  const { dossier, stream, project } = opened;
  const output = outputOf(dossier.analysis, stream.state);
  const hidden = new HiddenWords([{ opened, output }]);
  const paragraphAt = paragraphs(output.text);
  return {
    project: project.name,
    version: stream.version,
    hash: output.hash,
    entries: output.replacements.map(({ mention: at, outStart, replacement }) => {
      const { type, decided } = stream.state.mentions.get(at)!;
      const code = codeFor(project.codes, type, decided?.reason ?? null);
      return {
        mention: at,
        paragraph: paragraphAt(outStart),
        words: replacement,
        type,
        // a reason that somebody typed may quote what it is about
        code: code === null ? null : hidden.removedFrom({ reason: code.code }).reason,
        meaning: code?.meaning ?? null,
        by: decided?.by ?? null,
        at: decided?.at ?? null,
      };
    }),
  };
}

/** The reader's own reason before the one that the project gives to the type. */
function codeFor(
  codes: readonly ExemptionCode[],
  type: ExemptionLog["entries"][number]["type"],
  reason: string | null,
): { readonly code: string; readonly meaning: string | null } | null {
  if (reason === null) return codes.find(({ types }) => types?.includes(type)) ?? null;
  return codes.find(({ code }) => code === reason) ?? { code: reason, meaning: null };
}

/** Numbers of the lines that hold anything, for places in order. */
function paragraphs(text: string): (at: number) => number {
  let number = 0;
  const starts = [...text.matchAll(/^.*$/gm)].flatMap(({ 0: line, index }) =>
    line.trim() === "" ? [] : [{ index, number: ++number }],
  );
  let last = 0;
  return (at) => {
    while (starts[last + 1] && starts[last + 1]!.index <= at) last++;
    return starts[last]?.number ?? 1;
  };
}
