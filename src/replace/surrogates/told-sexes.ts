/** The sex of people by what a text says beside their names: a relative before it, a pronoun behind it. */

import { type Sex, sexByKin } from "../../language/titles.js";
import type { Occasion } from "../replacer.js";

/** A pronoun of the person just named: 'she', 'his keys', 'herself'; not 'told her that'. */
const PRONOUN =
  /(?<!\p{L})(?:(?<she>she|herself|her(?= \p{Ll}{2,})(?! (?:that|to|about|in|on|at|for|from|with|and|or|but|if|when|as|by|because|not|again|what|how|why|who|where)(?!\p{L})))|(?<he>he|himself|his))(?!\p{L})/iu;
const REACH = 100;

/** @param occasions mentions of people in `text` */
export function sexesTold(text: string, occasions: readonly Occasion[]): ReadonlyMap<string, Sex> {
  const votes = new Map<string, number>();
  const vote = (entity: string, sex: Sex, weight: number): void => {
    votes.set(entity, (votes.get(entity) ?? 0) + (sex === "female" ? weight : -weight));
  };
  const ordered = [...occasions].sort((a, b) => a.mention.start - b.mention.start);
  for (const [i, { mention, entity, before }] of ordered.entries()) {
    const kin = sexByKin(before);
    if (kin) vote(entity.id, kin, 3);
    const next = ordered[i + 1]?.mention.start ?? text.length;
    const after = text.slice(mention.end, Math.min(next, mention.end + REACH)).split("\n\n")[0]!;
    // of two people named together a pronoun may mean either
    if (i > 0 && /^(?:,| and| or) $/u.test(between(text, ordered[i - 1]!, ordered[i]!))) continue;
    const found = PRONOUN.exec(after)?.groups;
    if (!found) continue;
    const sex = found["she"] === undefined ? "male" : "female";
    const word = found["she"] ?? found["he"]!;
    vote(entity.id, sex, /^(?:s?he|(?:him|her)self)$/iu.test(word) ? 2 : 1);
  }
  const sexes = new Map<string, Sex>();
  for (const [entity, sum] of votes) if (sum !== 0) sexes.set(entity, sum > 0 ? "female" : "male");
  return sexes;
}

const between = (text: string, a: Occasion, b: Occasion): string =>
  text.slice(a.mention.end, b.mention.start);
