/**
 * Realistic false values: names, places, codes, dates and amounts that read like the originals and
 * are none of them. Marked as not truthful wherever they appear. The same document and entity get the
 * same value; no part of the original goes into it but its form: title, number of names, shape of a
 * code, size of an amount.
 *
 * | type | comes from |
 * | --- | --- |
 * | PERSON | faker's English names, of the sex that the title says |
 * | LOC, DEM, MISC | something else under the same generalization, where the ontology knows one |
 * | ORG | a false town or name before the kind of organization: 'Ankara Assize Court' |
 * | CODE | other digits and letters in the same shape |
 * | DATETIME | all dates of a document moved together |
 * | QUANTITY | another amount of about the size |
 */

import { createHash } from "node:crypto";
import type { Faker } from "@faker-js/faker";
import type { SemanticType } from "../../document/types.js";
import type { Ontology } from "../../knowledge/ontology/ontology.js";
import { nameWords } from "../attack/words.js";
import type { Candidate, Occasion, Replacer } from "./replacer.js";
import { shifted, shiftOf } from "./shift.js";

export interface SurrogateOptions {
  readonly ontology: () => Promise<Ontology>;
  readonly salt?: string;
}

interface Setting {
  readonly faker: Faker;
  readonly ontology: Ontology;
  /** Days by which the document's dates move. */
  readonly days: number;
  /** The longest mention of the entity. */
  readonly longest: string;
}

type Maker = (occasion: Occasion, setting: Setting) => string | undefined;

const MAKERS: Readonly<Record<SemanticType, Maker>> = {
  PERSON: person,
  CODE: ({ original }, { faker }) => sameShape(original, faker),
  LOC: (occasion, setting) => sibling(occasion, setting) ?? setting.faker.location.city(),
  ORG: organization,
  DEM: (occasion, setting) => sibling(occasion, setting) ?? setting.faker.person.jobType(),
  DATETIME: ({ original }, { days, faker }) => shifted(original, days) ?? amount(original, faker),
  QUANTITY: ({ original }, { faker }) => amount(original, faker),
  MISC: (occasion, setting) => sibling(occasion, setting),
};

/** The value stands at every mention of an entity, in the form of each. */
export function surrogate(options: SurrogateOptions): Replacer {
  return {
    name: "pseudonym",
    choice: "most-specific",
    falsifies: true,
    async propose(occasions, document) {
      // its tables take a moment to load
      const { faker } = await import("@faker-js/faker/locale/en");
      const ontology = await options.ontology();
      const days = shiftOf(document.text, options.salt);
      const longest = new Map<string, string>();
      for (const { entity, original } of occasions) {
        const known = longest.get(entity.id) ?? "";
        if (original.length > known.length) longest.set(entity.id, original);
      }
      return occasions.map((occasion) => {
        const { id } = occasion.entity;
        faker.seed(seedOf(`${options.salt ?? ""}\u0000${document.text}\u0000${id}`));
        const setting = { faker, ontology, days, longest: longest.get(id)! };
        const text = MAKERS[occasion.entity.type](occasion, setting);
        if (text === undefined || text.toLowerCase() === occasion.original.toLowerCase()) {
          return { candidates: [], note: "no false value could be made" };
        }
        return { candidates: [surrogateCandidate(text, occasion)] };
      });
    },
  };
}

const surrogateCandidate = (text: string, { original }: Occasion): Candidate => ({
  text,
  level: 0,
  // common nouns fit the sentence like any other, names and numbers stand as they are
  ...(/^\p{Ll}/u.test(original) && /^\p{Ll}/u.test(text) && { form: "phrase" }),
  source: "surrogate",
  truth: "false",
  ground: "surrogate",
  deliberate: true,
});

const seedOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE(0);

const TITLE =
  /^(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Judge|Sir|Professor|Father|Sister|Herr|Frau|Madame|Monsieur)\.? )+/;

function person({ original }: Occasion, { faker, longest }: Setting): string {
  const title = TITLE.exec(original)?.[0] ?? "";
  const known = TITLE.exec(longest)?.[0] ?? title;
  const sex = /Mrs|Ms|Miss|Sister|Frau|Madame/.test(known)
    ? "female"
    : /Mr|Sir|Father|Herr|Monsieur/.test(known)
      ? "male"
      : undefined;
  const first = faker.person.firstName(sex);
  const last = faker.person.lastName();
  const names = original.slice(title.length).split(/\s+/);
  const [given = ""] = longest.slice(TITLE.exec(longest)?.[0].length ?? 0).split(/\s+/);
  if (names.length === 1) {
    const isGiven = names[0] === given && longest.trim().split(/\s+/).length > 1 && title === "";
    return title + (isGiven ? first : last);
  }
  const initial = /^\p{Lu}\.$/u.test(names[0]!) ? `${first.charAt(0)}.` : first;
  return `${title}${initial} ${last}`;
}

/** Digits for digits and letters for letters; never the same code. */
function sameShape(original: string, faker: Faker): string {
  const other = (from: string, alphabet: string): string => {
    const at = alphabet.indexOf(from);
    return alphabet[
      (at + faker.number.int({ min: 1, max: alphabet.length - 1 })) % alphabet.length
    ]!;
  };
  return original.replace(/[0-9]|[a-z]|[A-Z]/g, (character) =>
    /[0-9]/.test(character)
      ? other(character, "0123456789")
      : /[a-z]/.test(character)
        ? other(character, "abcdefghijklmnopqrstuvwxyz")
        : other(character, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  );
}

/** Among how many siblings one is drawn. */
const DRAWN = 200;

function sibling(
  { original, entity, sentence }: Occasion,
  { ontology, faker }: Setting,
): string | undefined {
  const { candidates } = ontology.generalizations(original, {
    type: entity.type,
    context: sentence.text,
  });
  const own = new Set(nameWords(original).map((word) => word.toLowerCase()));
  for (const { text } of candidates) {
    const others = ontology
      .siblings(text, DRAWN)
      .terms.filter(
        (term) =>
          /^\p{Lu}/u.test(term) === /^\p{Lu}/u.test(original) &&
          term.toLowerCase() !== original.toLowerCase() &&
          !nameWords(term).some((word) => own.has(word.toLowerCase())),
      );
    if (others.length > 0) return faker.helpers.arrayElement(others);
  }
  return undefined;
}

/** A false town in place of the name, before the words that say the kind. */
function organization({ original }: Occasion, { faker }: Setting): string {
  const names = new Set(nameWords(original));
  const kind = original
    .split(/\s+/)
    .filter((word) => !names.has(word.replace(/[^\p{L}\p{M}’'-]/gu, "")))
    .join(" ")
    .replace(/^(?:of|the|and|for) /i, "");
  const name = faker.location.city();
  return /\p{L}{3}/u.test(kind) ? `${name} ${kind}` : faker.company.name();
}

/** Every number with other digits of the same count. */
const amount = (original: string, faker: Faker): string | undefined =>
  /[0-9]/.test(original)
    ? original.replace(/[0-9]+/g, (digits) => {
        const other = digits.replace(/[0-9]/g, (digit, at: number) =>
          String((Number(digit) + faker.number.int({ min: 1, max: 8 })) % 10 || (at === 0 ? 1 : 0)),
        );
        return other === digits
          ? other.replace(/.$/, (last) => String((Number(last) + 1) % 10))
          : other;
      })
    : undefined;
