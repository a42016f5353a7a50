/** People of a release of whom two documents together say more than either: the counts of one person add up. */

import { createDocument, type Detected, type Mention } from "../document/document.js";
import type { OffsetUnit, SanitizedJson } from "../document/json.js";
import { maskedBy } from "../document/masked.js";
import { offsetConverter } from "../document/offsets.js";
import { wordsOfEntity } from "../document/words.js";
import { caseDocument, linkPeople } from "../entries/detect.js";
import {
  countryOfMost,
  type PopulationOptions,
  type StatedPerson,
  statedPeople,
  stillFit,
  unionOf,
} from "../entries/own/release.js";
import { foldTerm } from "../language/fold.js";

export interface SaidTogether {
  /** Documents that show something of the person, with the people who fit what each shows alone. */
  readonly documents: readonly { readonly id: string; readonly people: number }[];
  /** Who fit what they show together. */
  readonly people: number;
  readonly population: string;
  /** What is shown, as 'age' and 'occupation'; the most telling first. */
  readonly kinds: readonly string[];
}

/**
 * People hidden everywhere of whom fewer than `k` fit what the release shows of them, and fewer than fit any one of
 * its documents. People are joined by their names and codes in the originals, as `--link folder` does.
 */
export function saidTogether(
  results: readonly SanitizedJson[],
  unit: OffsetUnit,
  {
    k,
    rates,
    population,
  }: Pick<PopulationOptions, "rates" | "population"> & { readonly k: number },
): SaidTogether[] {
  const detected = results.map((one, i) => detectedOf(one, String(i), unit));
  const named = population ?? countryOfMost(detected, rates);
  const among = { rates, ...(named !== undefined && { population: named }) };
  const shown = detected.map((one, i) => shownOf(one, results[i]!, among));
  const { people } = linkPeople(
    detected.map((one) => caseDocument(one, { folder: "", threads: [], numbers: [] })),
    "folder",
  );
  return people.flatMap(({ appearances }) => {
    const own = appearances.flatMap(({ id, at }) => shown[Number(id)]!.get(at) ?? []);
    if (own.length < 2) return [];
    const count = (said: readonly Shown[]) => {
      const union = unionOf(said.flatMap(({ says }) => says));
      return { union, people: Math.round(stillFit(own[0]!, union).expected) };
    };
    const documents = own.map((one) => ({ id: one.id, people: count([one]).people }));
    const together = count(own);
    const isNews = together.people < Math.min(...documents.map((one) => one.people));
    if (together.people >= k || !isNews) return [];
    const kinds = together.union.flat().map(({ kind }) => kind.replaceAll("-", " "));
    return [
      {
        documents,
        people: together.people,
        population: own[0]!.population.name,
        kinds: [...new Set(kinds)],
      },
    ];
  });
}

interface Shown extends Pick<StatedPerson, "population"> {
  readonly id: string;
  readonly says: Parameters<typeof unionOf>[0];
}

/** What a document shows of each person whom it hides, by the offset of the person's first mention. */
function shownOf(
  detected: Detected,
  { id, decisions }: SanitizedJson,
  options: Parameters<typeof statedPeople>[1],
): Map<number, Shown> {
  const hidden = maskedBy(decisions);
  const byId = new Map(detected.entities.map((entity) => [entity.id, entity]));
  return new Map(
    statedPeople(detected, options, new Map()).flatMap(({ entity, says, population }) => {
      if (entity === null || !hidden.has(entity)) return [];
      const at = detected.mentions[byId.get(entity)!.mentions[0]!]!.start;
      const kept = says.filter((one) => !hidden.has(one.entity));
      const said = kept.map((one) => ({
        words: foldTerm(wordsOfEntity(detected, byId.get(one.entity)!)[0]!),
        facts: one.facts,
      }));
      return said.length === 0 ? [] : [[at, { id, says: said, population }] as const];
    }),
  );
}

/** A document as it was before the release, from what stayed of it and from its mentions. */
function detectedOf(
  { text, mentions, entities, replacements }: SanitizedJson,
  id: string,
  unit: OffsetUnit,
): Detected {
  const signsOf = (words: string) => (unit === "utf16" ? words.split("") : [...words]);
  const released = signsOf(text);
  const original: string[] = [];
  let at = 0;
  for (const { end, outStart, outEnd } of [...replacements].sort(
    (a, b) => a.outStart - b.outStart,
  )) {
    original.push(...released.slice(at, outStart));
    // what no mention covers of it, as an article, is a gap
    original.push(...Array<string>(Math.max(0, end - original.length)).fill(" "));
    at = outEnd;
  }
  original.push(...released.slice(at));
  for (const mention of mentions) {
    for (const [i, sign] of signsOf(mention.text).entries()) original[mention.start + i] = sign;
  }
  const document = createDocument(Array.from(original, (sign) => sign ?? " ").join(""), { id });
  const { toUtf16 } = offsetConverter(document.text);
  const at16 = (offset: number) => (unit === "utf16" ? offset : toUtf16(offset));
  return {
    document,
    entities,
    mentions: mentions.map(
      ({ kind, text: _, entity: __, ...rest }): Mention => ({
        ...rest,
        start: at16(rest.start),
        end: at16(rest.end),
        ...(kind === "employer" && { employs: true }),
      }),
    ),
    unexamined: [],
  };
}
