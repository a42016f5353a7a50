/**
 * The fourth stage: which true but vaguer words can replace each entity?
 *
 * Reads decisions, writes the new text and the map of what went where. Replacers propose candidates,
 * most specific first; the attack decides which may be used. Where none remains, the type's label with the
 * entity's number is used, and the replacement says why.
 */

import type { Decided, Detected, Sanitized } from "../document/document.js";
import type { Attacker } from "./attack/attacker.js";
import { editedDocument, MARK, type Slot } from "./edited.js";
import { isVacuous } from "./empty-words.js";
import type { Candidate, Proposal, Replacer, Rival } from "./replacer.js";
import { labelOf } from "./replacers/labels.js";
import { documentNumbering } from "./replacers/numbering.js";
import { revealCheckOf } from "./reveal-check.js";
import { type Chosen, rewrite } from "./rewrite.js";
import { attack, attackByRival, type Judged, judged, mayStand, take, unjudged } from "./select.js";
import { propose, type Task, type TaskOptions, tasksOf } from "./tasks.js";

export interface ReplaceOptions extends TaskOptions {
  /** Who attacks candidates; loaded when a document first needs them. */
  readonly attackers?: () => Promise<readonly Attacker[]>;
  /** Whether a word in small letters is one of the language; default: all are. */
  readonly isWord?: () => Promise<(word: string) => boolean>;
}

export type Replace = (decided: Decided) => Promise<Sanitized>;

export function createReplace(options: ReplaceOptions): Replace {
  return async (decided) => {
    const masked = decided.decisions.filter(({ action }) => action === "mask");
    const words = new Map(masked.map(({ entity, words }) => [entity, words]));
    const tasks = tasksOf(decided, words, options);
    await propose(tasks, decided.document);
    return { ...decided, ...rewrite(decided.document, await choose(tasks, decided, options)) };
  };
}

/**
 * The words that could take the place of entities, most specific first, before anything is decided. None
 * for an entity whose replacer makes no such ladder.
 */
export async function rungsOf(
  detected: Detected,
  ids: ReadonlySet<string>,
  { replacerFor }: Pick<ReplaceOptions, "replacerFor">,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const chosen = detected.entities.filter(
    ({ id, type, mentions }) =>
      ids.has(id) &&
      replacerFor(type).laddered &&
      mentions.every((index) => detected.mentions[index]!.given === undefined),
  );
  const tasks = tasksOf(detected, new Map(chosen.map(({ id }) => [id, undefined])), {
    replacerFor,
    numbering: documentNumbering,
  });
  await propose(tasks, detected.document);
  return new Map(
    tasks.map(({ entity, replacer, proposals }) => [
      entity.id,
      proposals[0]!.candidates
        .filter((candidate) => mayStand(candidate, replacer.trusts))
        .map(({ text }) => text),
    ]),
  );
}

/** Decides for each entity in order of first mention; the attack on the next sees the words chosen. */
async function choose(
  tasks: readonly Task[],
  { document }: Decided,
  options: ReplaceOptions,
): Promise<Chosen[]> {
  const revealCheck = revealCheckOf(
    tasks.flatMap(({ occasions }) => occasions.map(({ original }) => original)),
    (await options.isWord?.()) ?? (() => true),
  );
  const judge = ({ occasions, replacer, words }: Task, { candidates }: Proposal) =>
    replacer.falsifies
      ? unjudged(candidates)
      : judged(candidates, occasions[0]!, {
          revealCheck,
          ...(replacer.trusts !== undefined && { trusted: replacer.trusts }),
          ...(words && { words }),
        });
  const trials = tasks.map((task): Trial => {
    const candidates = judge(task, task.proposals[0]!);
    const words = candidates.find(({ outcome }) => outcome === "untried")?.candidate.text;
    return {
      task,
      proposal: task.proposals[0]!,
      candidates,
      slots: task.occasions.map((occasion) => ({
        start: occasion.mention.start,
        end: occasion.mention.end,
        words: words ?? labelOf(occasion).text,
      })),
    };
  });
  const edited = editedDocument(
    document.text,
    trials.flatMap(({ slots }) => slots).sort((a, b) => a.start - b.start),
  );
  const attackers = async () => (await options.attackers?.()) ?? [];

  async function tryOut(trial: Trial): Promise<void> {
    const { task, candidates, slots, proposal } = trial;
    if (task.replacer.choice !== "attack" || candidates.length === 0) return;
    await attack(candidates, task.occasions[0]!, {
      slot: slots[0]!,
      edited,
      attackers: await attackers(),
      all: proposal.rival !== undefined,
    });
  }

  async function tryOutByRival(trial: Trial, rival: Rival): Promise<void> {
    const { task, candidates, slots } = trial;
    const text = edited.whole(slots[0]!, MARK);
    if (await attackByRival(candidates, task.occasions[0]!, rival, text)) return;
    trial.proposal = rival.instead;
    trial.candidates = judge(task, rival.instead);
    await tryOut(trial);
  }

  const chosen: Chosen[] = [];
  for (const wave of wavesOf(trials)) {
    for (const trial of wave) await tryOut(trial);
    await Promise.all(
      wave.map(async (trial) => {
        const { rival } = trial.proposal;
        if (rival) await tryOutByRival(trial, rival);
      }),
    );
    for (const { task, proposal, candidates, slots } of wave) {
      const taken = take(candidates, task.replacer.choice);
      for (const [i, one] of standing(task, proposal, candidates, taken).entries()) {
        slots[i]!.words = one.candidate.text;
        chosen.push(one);
      }
    }
  }
  return chosen;
}

/** An entity's candidates under attack. */
interface Trial {
  readonly task: Task;
  proposal: Proposal;
  candidates: readonly Judged[];
  /** Places of its mentions in the edited document. */
  readonly slots: readonly Slot[];
}

/** Groups in order, as large as the rivals allow: within one, no choice is seen by another attack. */
function wavesOf(trials: readonly Trial[]): Trial[][] {
  const waves: Trial[][] = [];
  let room = 0;
  for (const trial of trials) {
    const { rival } = trial.proposal;
    if (room > 0) {
      waves.at(-1)!.push(trial);
      if (rival) room--;
    } else {
      waves.push([trial]);
      room = rival ? rival.atOnce - 1 : 0;
    }
  }
  return waves;
}

/** The words at each mention of an entity, given those chosen for the first. */
function standing(
  { entity, replacer, words, occasions, proposals }: Task,
  proposal: Proposal,
  all: readonly Judged[],
  taken: Judged | undefined,
): Chosen[] {
  const candidates = all.map(({ candidate, outcome, attacker }) => ({
    text: candidate.text,
    level: candidate.level,
    source: candidate.source,
    truth: candidate.truth,
    ...(candidate.ground === undefined ? {} : { ground: candidate.ground }),
    outcome,
    ...(attacker === undefined ? {} : { attacker }),
  }));
  const notes = taken ? [proposal.note] : [proposal.note, whyNone(all)];
  const note = notes.filter((one) => one !== undefined).join("; ") || undefined;
  return occasions.map((occasion, i) => {
    const own = i === 0 ? taken?.candidate : ownOf(proposals[i]!, taken, replacer, words);
    return {
      mention: occasion.mention,
      entity,
      candidate: own ?? labelOf(occasion),
      label: labelOf(occasion),
      by: own ? replacer.name : "label",
      ...(note === undefined ? {} : { note }),
      ...(proposal.unanswered === undefined ? {} : { unanswered: proposal.unanswered }),
      ...(i > 0 || candidates.length === 0 ? {} : { candidates }),
    };
  });
}

/**
 * The same words again; where a mention has candidates of its own, the one as vague as the first's, if
 * the decision allows it.
 */
function ownOf(
  { candidates }: Proposal,
  taken: Judged | undefined,
  { trusts }: Replacer,
  words: readonly string[] | undefined,
): Candidate | undefined {
  if (!taken || candidates.length === 0) return taken?.candidate;
  const standing = candidates.filter((one) => mayStand(one, trusts) && !isVacuous(one));
  if (words)
    return (
      standing.find(({ text }) => words.includes(text)) ??
      // words of another language fit one sentence: the same step, as this sentence needs it
      standing.find(
        ({ takes, level, source }) =>
          (takes !== undefined || source === "label") && level >= taken.candidate.level,
      ) ??
      taken.candidate
    );
  return (
    standing.find(({ text }) => text === taken.candidate.text) ??
    standing.find(({ level }) => level >= taken.candidate.level)
  );
}

function whyNone(all: readonly Judged[]): string | undefined {
  if (all.length === 0) return undefined;
  const counts = ["guessed", "untrue", "unproven", "vacuous", "telling", "risky"].flatMap(
    (outcome) => {
      const count = all.filter((one) => one.outcome === outcome).length;
      return count === 0 ? [] : [`${count} ${WHY[outcome]}`];
    },
  );
  return `of ${all.length === 1 ? "1 candidate" : `${all.length} candidates`} ${counts.join(", ")}`;
}

const WHY: Readonly<Record<string, string>> = {
  guessed: "undone by the attack",
  untrue: "not true of it",
  unproven: "not shown to be true of it",
  vacuous: "saying no more than the label",
  telling: "showing a masked name",
  risky: "not vague enough for the wanted risk",
};
