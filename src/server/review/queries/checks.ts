/** The checklist before a document is finished, approved and exported. Computed here, never in a client. */

import { outputOf } from "../model/output.js";
import { broughtBack, identifyingWords } from "../model/own-words.js";
import { Refusal } from "../model/refusal.js";
import { residueOf } from "../model/residue.js";
import { mentionsByEntity, openMentions } from "../model/state.js";
import { suspectsIn } from "../model/sweep.js";
import type { Check } from "../schema.js";
import type { Assessment } from "./assessment.js";
import { type Dossier, type Stream, unresolvedOf } from "./dossier.js";

/** What the state alone does not say. */
export interface CheckFacts {
  /** Both readings exist, if two are required. */
  readonly readersFinished: boolean;
  /** Hash of the output that was attacked last. */
  readonly attacked: string | null;
  /** The asking user has decided something in this document. */
  readonly decided: boolean;
  /** Columns of its file that leave unread and that nobody has confirmed. */
  readonly columns: number;
}

/** Most mentions a line points to. */
const SHOWN = 100;

export function checksOf(
  dossier: Dossier,
  stream: Stream,
  { risk }: Pick<Assessment, "risk">,
  circumstances: CheckFacts,
): Check[] {
  const { analysis, suspicions } = dossier;
  const { state } = stream;
  const output = outputOf(analysis, state);
  const open = openMentions(state);
  const suspects = suspectsIn(state, suspicions).filter(({ dismissed }) => !dismissed);
  const disputes = unresolvedOf(dossier, stream);
  const mixed = [...mentionsByEntity(state).values()].filter(
    (mentions) => new Set(mentions.map((mention) => mention.state)).size > 1,
  );
  const unsure = [...state.mentions.values()].filter((mention) => mention.unsure);
  const residue = residueOf(analysis, state, output).filter(({ accepted }) => !accepted);
  const ownWords = [
    ...broughtBack(analysis, state).map(({ mention }) => mention),
    ...identifyingWords(state).map(({ id }) => id),
  ];
  const line = (
    name: Check["name"],
    blocks: Check["blocks"],
    count: number,
    message: string,
    mentions: readonly string[] = [],
  ): Check => ({
    name,
    ok: count === 0,
    blocks,
    count,
    message,
    mentions: [...new Set(mentions)].slice(0, SHOWN),
  });
  const ids = (mentions: readonly { readonly id: string }[]) => mentions.map(({ id }) => id);
  return [
    line("open", "finish", open.length, "mentions that nobody has decided", ids(open)),
    line("sweep", "finish", suspects.length, "unmarked places that nobody has looked at"),
    line(
      "disputes",
      "finish",
      disputes.length,
      "differences between the readers that nobody has settled",
      disputes.flatMap(({ sides }) => ids(sides.flat())),
    ),
    line(
      "readers",
      "approve",
      circumstances.readersFinished ? 0 : 1,
      "readings that are not finished",
    ),
    line(
      "risk",
      "approve",
      risk.over
        ? Math.max(1, risk.direct + risk.measures.reduce((sum, { open: n }) => sum + n, 0))
        : 0,
      "risky combinations and direct identifiers that still show",
    ),
    line(
      "residue",
      "approve",
      residue.length,
      "places where words of a hidden mention still appear",
      residue.map(({ mention }) => mention),
    ),
    line(
      "own-words",
      "finish",
      new Set(ownWords).size,
      "replacements in somebody's own words that bring back what is hidden or identify somebody",
      ownWords,
    ),
    line(
      "columns",
      "approve",
      circumstances.columns,
      "columns that leave unread and that nobody has confirmed",
    ),
    line(
      "decider",
      "approve",
      circumstances.decided ? 1 : 0,
      "the approver has decided in this document",
    ),
    line(
      "mixed",
      "nothing",
      mixed.length,
      "entities treated differently in different places",
      mixed.flatMap(ids),
    ),
    line("unsure", "nothing", unsure.length, "mentions somebody was unsure about", ids(unsure)),
    line(
      "unexamined",
      "nothing",
      analysis.unexamined.length,
      "regions the machine could not examine",
    ),
    line(
      "attack",
      "nothing",
      circumstances.attacked === output.hash ? 0 : 1,
      "this output has not been attacked",
    ),
  ];
}

/** @throws CHECKS_FAILED with the whole list when one of those named by `stops` does not hold */
export function requireChecks(
  checks: readonly Check[],
  what: string,
  stops: (check: Check) => boolean,
): void {
  const failing = checks.filter((check) => !check.ok && stops(check));
  if (failing.length === 0) return;
  const named = failing.map(({ name, count }) => `${name} (${count})`).join(", ");
  throw new Refusal(
    "CHECKS_FAILED",
    `checks that must pass before a document is ${what} have failed: ${named}; settle these first`,
    { checks },
  );
}
