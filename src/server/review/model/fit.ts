/** How many people fit what a document still shows of the person whom it gives away most. */

import type { StatedPerson } from "../../../entries/evaluate.js";
import { stillFit } from "../../../entries/own/release.js";
import type { Analysis } from "../../engine/analysis.js";
import type { PeopleFit } from "../schema.js";
import { oncePer } from "./once.js";
import { coveredIn, type MentionState, mentionId, type ReviewState } from "./state.js";

type Says = StatedPerson["says"][number];
type Facts = Says["facts"];

/** What an entity still says, by the most telling of its mentions that shows; undefined: nothing. */
type Still = (says: Says) => { readonly facts: Facts; readonly words: string } | undefined;

function stillIn(analysis: Analysis, state: ReviewState): Still {
  const covered = coveredIn(state);
  const { text } = analysis.document;
  const mentionsOf = new Map(analysis.entities.map(({ id, mentions }) => [id, mentions]));
  return ({ entity, facts, vaguer }) => {
    let vague: { facts: Facts; words: string } | undefined;
    for (const index of mentionsOf.get(entity) ?? []) {
      const mention = state.mentions.get(mentionId(index));
      if (!mention || covered.has(mention.id) || mention.state === "mask") continue;
      const words = wordsAt(mention, text);
      if (mention.state === "keep") return { facts, words };
      // own words that nobody has measured count as what they replace
      vague ??= { facts: vaguer.find((one) => one.words === words)?.facts ?? facts, words };
    }
    return vague;
  };
}

const wordsAt = ({ state, replacement, start, end }: MentionState, text: string): string =>
  state === "generalize" && replacement !== null ? replacement : text.slice(start, end);

/** Facts that are named; the rest are counted. */
const NAMED = 6;

const known = new WeakMap<Analysis, (state: ReviewState) => PeopleFit | null>();

/** The person of whom what still shows leaves the fewest; null: the text states nothing that can be counted. */
export function peopleFitOf(analysis: Analysis, state: ReviewState): PeopleFit | null {
  let of = known.get(analysis);
  if (!of) {
    of = oncePer((each) => fitIn(analysis, each));
    known.set(analysis, of);
  }
  return of(state);
}

function fitIn(analysis: Analysis, state: ReviewState): PeopleFit | null {
  const still = stillIn(analysis, state);
  let least: PeopleFit | null = null;
  for (const person of analysis.people ?? []) {
    const shown = person.says.flatMap((one) => still(one) ?? []);
    const { low, expected, high } = stillFit(
      person,
      shown.map(({ facts }) => facts),
    );
    if (least && least.expected <= expected) continue;
    const { name, people, inferred } = person.population;
    least = {
      expected: Math.max(1, Math.round(expected)),
      low: Math.max(1, Math.round(low)),
      high: Math.max(1, Math.round(high)),
      population: name,
      people: Math.round(people),
      inferred,
      shows: shown.slice(0, NAMED).map(({ words }) => words),
      more: Math.max(0, shown.length - NAMED),
    };
  }
  return least;
}

/** By entity: how many would fit if all of it were hidden, or kept where it is hidden now. */
export function fitAfter(analysis: Analysis, state: ReviewState): ReadonlyMap<string, number> {
  const still = stillIn(analysis, state);
  const now = peopleFitOf(analysis, state)?.expected;
  const after = new Map<string, number>();
  if (now === undefined) return after;
  for (const { id } of analysis.entities) {
    let least = Number.POSITIVE_INFINITY;
    let isAbout = false;
    for (const person of analysis.people ?? []) {
      const shown = person.says.flatMap((one) => {
        if (one.entity !== id) return still(one)?.facts === undefined ? [] : [still(one)!.facts];
        isAbout = true;
        return still(one) ? [] : [one.facts];
      });
      least = Math.min(least, stillFit(person, shown).expected);
    }
    if (isAbout) after.set(id, Math.max(1, Math.round(least)));
  }
  return after;
}
