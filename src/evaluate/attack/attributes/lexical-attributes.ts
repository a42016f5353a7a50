/**
 * The floor: what can be read off a text without any model of the world. Words that are still visible are taken at their
 * face, each for the person named last before them; a sex follows from pronouns, or from a given name.
 */

import type { Span } from "../../../document/span.js";
import { listedSexOf } from "../../../language/given-names.js";
import {
  type Attribute,
  type AttributeAttacker,
  type Inference,
  withoutRepeats,
} from "./attribute.js";

export interface VisibleMention extends Span {
  readonly type: string;
  readonly subtype?: string;
}

/** Kinds of mentions and what they say of a person. */
const SAYS: Readonly<Record<string, Attribute>> = {
  age: "age",
  "birth-date": "age",
  occupation: "occupation",
  office: "occupation",
  illness: "health",
  medication: "health",
  procedure: "health",
  clinical: "health",
  money: "income",
  benefit: "income",
  "marital-status": "relationship",
  relative: "relationship",
  family: "relationship",
  birthplace: "place",
  country: "place",
};

/** The same by type, where a mention has no finer kind. */
const OF_TYPE: Readonly<Record<string, Attribute>> = { LOC: "place", DEM: "occupation" };

/** How often a word taken so is right on the first 190 of 380 posts, and the sex of a given name; 0.5 where too few say. */
const RIGHT: Readonly<Partial<Record<Attribute, number>>> = {
  age: 0.8,
  sex: 0.9,
  place: 0.53,
  relationship: 0.77,
  occupation: 0.31,
};
/** A pronoun may be somebody else's than of the person named last. */
const BY_PRONOUN = 0.5;
const rightOf = (attribute: Attribute): number => RIGHT[attribute] ?? 0.5;

const PRONOUNS: readonly (readonly [string, RegExp])[] = [
  ["female", /(?<!\p{L})(?:she|her|hers|herself|mrs|ms|miss)(?!\p{L})/giu],
  ["male", /(?<!\p{L})(?:he|him|his|himself|mr)(?!\p{L})/giu],
];
const LABEL = /\[PERSON[^\]]*\]/gu;
/** Who speaks, where nobody was named before. */
const AUTHOR = "the author";

/** @param visibleIn what of a text says something about a person */
export function lexicalAttributes(
  visibleIn: (text: string) => Promise<readonly VisibleMention[]>,
): AttributeAttacker {
  return {
    name: "attributes",
    async infer(text) {
      const visible = await visibleIn(text);
      const people = [
        ...[...text.matchAll(LABEL)].map((found) => ({ at: found.index, name: found[0] })),
        ...visible
          .filter(({ type }) => type === "PERSON")
          .map(({ start, end }) => ({ at: start, name: text.slice(start, end) })),
      ].sort((a, b) => a.at - b.at);
      const personAt = (at: number) => people.findLast((one) => one.at <= at)?.name ?? AUTHOR;
      const inferences: Inference[] = visible.flatMap(({ start, end, type, subtype }) => {
        const attribute = SAYS[subtype ?? ""] ?? OF_TYPE[type];
        if (attribute === undefined) return [];
        const value = text.slice(start, end);
        return [
          {
            person: personAt(start),
            attribute,
            value,
            confidence: rightOf(attribute),
            evidence: value,
          },
        ];
      });
      const sexes = sexesIn(text, personAt);
      const told = new Set(sexes.map(({ person }) => person));
      for (const { name } of people) {
        const sex = listedSexOf(/\p{L}+/u.exec(name)?.[0] ?? "");
        if (sex && !told.has(name))
          sexes.push({ person: name, attribute: "sex", value: sex, confidence: rightOf("sex") });
      }
      return { who: [], inferences: withoutRepeats([...inferences, ...sexes]) };
    },
  };
}

function sexesIn(text: string, personAt: (at: number) => string): Inference[] {
  const counts = new Map<string, Map<string, number>>();
  for (const [sex, pattern] of PRONOUNS) {
    for (const { index } of text.matchAll(pattern)) {
      const own = counts.get(personAt(index)) ?? new Map<string, number>();
      own.set(sex, (own.get(sex) ?? 0) + 1);
      counts.set(personAt(index), own);
    }
  }
  return [...counts].map(([person, own]) => {
    const [[value, most]] = [...own].sort((a, b) => b[1] - a[1]) as [[string, number]];
    const all = [...own.values()].reduce((sum, n) => sum + n, 0);
    return { person, attribute: "sex", value, confidence: BY_PRONOUN * (most / all) };
  });
}
