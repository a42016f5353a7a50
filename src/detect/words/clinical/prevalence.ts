/**
 * How many people share an illness: rarity decides whether it helps to single somebody out, not the type.
 *
 * Figures are people in a hundred, rounded, for Britain or high-income countries: the general practice
 * registers of England (Quality and Outcomes Framework, 2022/23, as published by NHS England) where
 * marked Q; the Global Burden of Disease study (2019, Lancet 2020, https://ghdx.healthdata.org) where
 * marked G; textbook orders of magnitude where marked T, no better than a factor of two. What heads for
 * less than one in fifty is not listed, and neither is what people hide whatever its number: illnesses of
 * the mind, of sex, addiction, cancer (docs/decisions/0054-shared-by-many.md).
 */

import { rowsOfList, wordList } from "../../../language/lists.js";
import { listOf } from "../../kit/phrases.js";

/** Less is not shared by many. */
const COMMON_PER_HUNDRED = 2;

/** Words beside an illness that leave it as common as it is. */
const BESIDE = new Set(
  listOf(`
  a, an, the, of, in, on, and, with, his, her, my, their, some, acute, chronic, mild, moderate, severe, left, right, lower, upper, central, sided,
  bilateral, recurrent, persistent, stable, suspected, possible, likely, controlled, well, poorly, newly, diagnosed, known, old, new, minor, bad, usual, seasonal, stage, type,
  community, hospital, acquired, lobe, lobar, lung, lungs, wrist, ankle, knee, hip, shoulder, elbow, arm, leg, foot, hand, finger, toe, ear, eye, skin, radiating, affecting, involving, history, past, previous, active, brief, episode, post, primary, secondary, simple, small, large, slight, general, generalised, intermittent, worsening, ongoing, diet, nocturnal, associated`),
);

const prevalence = new Map<string, number>(
  (rowsOfList("en/prevalence") as [string, string, string][]).flatMap(([perHundred, , names]) =>
    listOf(names).map((name) => [name.toLowerCase(), Number(perHundred)] as const),
  ),
);
/** What people complain of and doctors see all day: everybody has had some. */
const symptoms = new Set(wordList("en/symptoms").map((symptom) => symptom.toLowerCase()));

const LONGEST = 4;

/** How many in a hundred have what the words name; 100 for a symptom, nothing where it is not known to be common. */
export function sharedByPerHundred(words: string): number | undefined {
  const parts = words.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (parts.length === 0) return undefined;
  let least: number | undefined;
  for (let i = 0; i < parts.length; ) {
    const [length, share] = longestAt(parts, i);
    if (share !== undefined) least = Math.min(least ?? 100, share);
    else if (!BESIDE.has(parts[i]!) && !/^\d{1,2}[ab]?$/.test(parts[i]!)) return undefined;
    i += length;
  }
  return least !== undefined && least >= COMMON_PER_HUNDRED ? least : undefined;
}

/** The longest illness that begins at a word: how many words, and how many in a hundred have it. */
function longestAt(parts: readonly string[], at: number): [number, number | undefined] {
  for (let length = Math.min(LONGEST, parts.length - at); length > 0; length--) {
    const phrase = parts.slice(at, at + length).join(" ");
    const share = prevalence.get(phrase) ?? (symptoms.has(phrase) ? 100 : undefined);
    if (share !== undefined) return [length, share];
  }
  return [1, undefined];
}
