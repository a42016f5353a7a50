/**
 * Realistic false values: names, places, codes, dates and amounts that read like the originals and
 * are none of them. Marked as not truthful wherever they appear.
 *
 * | type | comes from |
 * | --- | --- |
 * | PERSON | names part by part, of the same sex and origin where the lists have them; titles stay |
 * | LOC | an address of the same form; a false town before the kind: 'Leeds depot'; something else under the same generalization, or a town |
 * | DEM, MISC | something else under the same generalization, where the ontology is certain of it |
 * | ORG | a false town or name before the kind of organization: 'Ankara Assize Court' |
 * | CODE | other digits and letters in the same form, which no check digit proves |
 * | DATETIME | all dates of a document moved together |
 * | QUANTITY | another amount of about the size |
 *
 * Anything without such a value gets its label, and only people get a person's name. The same words
 * get the same value within a document; within a table, or a release, in all of its documents.
 */

import type { Faker } from "@faker-js/faker";
import type { Document } from "../../document/document.js";
import { lazy } from "../../document/lazy.js";
import type { SemanticType } from "../../document/types.js";
import type { Ontology } from "../../knowledge/ontology/ontology.js";
import { lemmaOf } from "../../language/lemma.js";
import { nameWords } from "../attack/words.js";
import { numberOf } from "../keyed-hash.js";
import { createRelease, identityOf, type Release } from "../release.js";
import type { Candidate, Occasion, Proposal, Replacer } from "../replacer.js";
import { loadNameLists } from "../surrogates/name-lists.js";
import { surrogatePeople } from "../surrogates/people.js";
import { addressLike, amountLike, codeLike } from "../surrogates/shapes.js";
import { shifted, shiftOf } from "./shift.js";

export interface SurrogateOptions {
  readonly ontology: () => Promise<Ontology>;
  /** The same values in all documents of a release; absent: in one document or table. */
  readonly release?: Release;
  readonly salt?: string;
  /** Whether some check digit proves a code. */
  readonly isProven?: (code: string) => boolean;
}

interface Setting {
  readonly faker: Faker;
  readonly ontology: Ontology;
  /** Days by which the document's dates move. */
  readonly days: number;
  readonly isProven: (code: string) => boolean;
}

type Maker = (occasion: Occasion, setting: Setting) => string | undefined;

const MAKERS: Readonly<Record<Exclude<SemanticType, "PERSON">, Maker>> = {
  CODE: ({ original }, { faker, isProven }) => codeLike(original, faker, isProven),
  LOC: place,
  ORG: organization,
  DEM: sibling,
  DATETIME: ({ original }, { days }) => shifted(original, days),
  QUANTITY: ({ original }, { faker }) => amountLike(original, faker),
  MISC: sibling,
};

const nameLists = lazy(loadNameLists);

/** The value is used at every mention of an entity, in the form of each. */
export function surrogate(options: SurrogateOptions): Replacer {
  return {
    name: "pseudonym",
    choice: "most-specific",
    falsifies: true,
    async propose(occasions, document) {
      // its tables take a moment to load
      const { faker } = await import("@faker-js/faker/locale/en");
      const ontology = await options.ontology();
      const release = options.release ?? releaseOf(document, options.salt);
      const personOf = surrogatePeople(
        occasions.filter(({ entity }) => entity.type === "PERSON"),
        {
          lists: await nameLists(),
          release,
          text: document.text,
          free: options.release === undefined && document.scope === undefined,
          isWord: (word) =>
            [word, lemmaOf(word)].some(
              (form) => ontology.generalizations(form).linked?.how === "exact",
            ),
        },
      );
      const setting = {
        faker,
        ontology,
        days: shiftOf(document, { ...options, release: options.release }),
        isProven: options.isProven ?? (() => false),
      };
      return occasions.map((occasion): Proposal => {
        const { type } = occasion.entity;
        if (type === "PERSON") {
          const { text, meets } = personOf(occasion);
          return proposalOf(text, occasion, meets ? MEETS : undefined);
        }
        const identity = identityOf(type, [occasion.original]);
        faker.seed(numberOf(release.draw(`surrogate ${type}`, identity)));
        return proposalOf(MAKERS[type](occasion, setting), occasion);
      });
    },
  };
}

/** Without a release the words are the same within a document, or a table. */
const releaseOf = ({ scope, text }: Document, salt = ""): Release =>
  createRelease(salt, scope ?? text);

const MEETS = "the surrogate is also the name of somebody in the document";

function proposalOf(text: string | undefined, occasion: Occasion, note?: string): Proposal {
  if (text === undefined || text.toLowerCase() === occasion.original.toLowerCase()) {
    return { candidates: [], note: "no false value could be made" };
  }
  return {
    candidates: [surrogateCandidate(text, occasion)],
    ...(note !== undefined && { note }),
  };
}

const surrogateCandidate = (text: string, { original }: Occasion): Candidate => ({
  text,
  level: 0,
  // common nouns fit the sentence like any other, names and numbers are used as they are
  ...(/^\p{Ll}/u.test(original) && /^\p{Ll}/u.test(text) && { form: "phrase" }),
  source: "surrogate",
  truth: "false",
  ground: "surrogate",
  deliberate: true,
});

const isAddress = ({ mention, original }: Occasion): boolean =>
  mention.subtype === "address" || /^\p{N}+[\p{L}]? \p{Lu}/u.test(original);

/** Nouns in small letters behind a name. */
const KIND_BEHIND = /(?<=\p{Lu}[\p{L}'’-]*)(?: \p{Ll}{3,})+$/u;

const KIND_BEFORE =
  /^(?:(?:Lake|Loch|Lough|Mount|River|Port|Fort|Cape|Isle of|Bay of|Gulf of) )(?=\p{Lu})/u;

/** ' Cathedral' of 'Norwich Cathedral': the last of several words, if it is a kind of place by itself. */
function kindOf(original: string, { ontology }: Setting): string {
  const last = /(?<=\p{L})(?: \p{Lu}\p{Ll}{2,})$/u.exec(original)?.[0] ?? "";
  const noun = last.trim().toLowerCase();
  if (noun === "") return "";
  const { linked } = ontology.generalizations(noun, { type: "LOC" });
  return linked?.how === "exact" && linked.name === noun ? last : "";
}

function place(occasion: Occasion, setting: Setting): string | undefined {
  const { original } = occasion;
  if (isAddress(occasion)) return addressLike(original, setting.faker);
  // 'the depot': another place of the kind is false of it in every way
  if (!/\p{Lu}/u.test(original)) return undefined;
  // 'Hartlepool depot' and 'Norwich Cathedral' are another town's, 'Lake Tarn' another lake
  const before = KIND_BEFORE.exec(original)?.[0] ?? "";
  const behind = KIND_BEHIND.exec(original)?.[0] ?? kindOf(original, setting);
  if (before !== "" || behind !== "") return before + setting.faker.location.city() + behind;
  const other = sibling(occasion, setting);
  if (other !== undefined) return other;
  return /^\p{Lu}/u.test(occasion.original) && !/[0-9]/.test(occasion.original)
    ? setting.faker.location.city()
    : undefined;
}

/** Among how many siblings one is drawn. */
const DRAWN = 200;

function sibling(
  { original, entity, mention, sentence }: Occasion,
  { ontology, faker }: Setting,
): string | undefined {
  const { certain, candidates } = ontology.generalizations(original, {
    type: entity.type,
    context: sentence.text,
    ...(mention.subtype !== undefined && { subtype: mention.subtype }),
  });
  if (!certain) return undefined;
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

/** A false town instead of the name, before the words for its kind. */
function organization({ original }: Occasion, { faker }: Setting): string | undefined {
  const names = new Set(nameWords(original));
  const kind = original
    .split(/\s+/)
    .filter((word) => !names.has(word.replace(/[^\p{L}\p{M}’'-]/gu, "")))
    .join(" ")
    .replace(/^(?:of|the|and|for) /i, "");
  if (/\p{L}{3}/u.test(kind)) return `${faker.location.city()} ${kind}`;
  return /^\p{Lu}/u.test(original) ? faker.company.name() : undefined;
}
