/**
 * Realistic false values: names, places, codes, dates and amounts that read like the originals and
 * are none of them. Marked as not truthful wherever they appear.
 *
 * | type | comes from |
 * | --- | --- |
 * | PERSON | names part by part, of the same sex and origin where the lists have them; titles stay |
 * | LOC | a town of the same country and about its size; an address of the same form with a postcode that belongs; a false town before the kind: 'Leeds depot' |
 * | ORG | a false town before the kind of organization: 'Ankara Assize Court'; a surname before that of a company, whose form stays: 'Pike Logistics Ltd' |
 * | DEM, MISC | its label: another illness, trade or faith would be said of somebody who has it not |
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
import { addressLike, amountLike, codeLike, townOf } from "../surrogates/shapes.js";
import { falseTowns, type Towns } from "../surrogates/towns.js";
import { labelLanguage } from "./labels.js";
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
  readonly towns: Towns;
  /** Postcodes by the town before them, and towns by their postcode. */
  readonly beside: ReadonlyMap<string, string>;
  /** Towns of the document's addresses, with a postcode or none. */
  readonly addressed: ReadonlyMap<string, string>;
  /** A surname of the document's language. */
  readonly surname: () => string;
  /** Draws as for these words of a place. */
  readonly seed: (words: string) => void;
  /** Days by which the document's dates move. */
  readonly days: number;
  readonly isProven: (code: string) => boolean;
}

type Maker = (occasion: Occasion, setting: Setting) => string | undefined;

const MAKERS: Readonly<Record<Exclude<SemanticType, "PERSON">, Maker>> = {
  CODE: ({ original }, { faker, isProven }) => codeLike(original, faker, isProven),
  LOC: place,
  ORG: organization,
  DEM: () => undefined,
  DATETIME: ({ original }, { days }) => shifted(original, days),
  QUANTITY: ({ original }, { faker }) => amountLike(original, faker),
  MISC: () => undefined,
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
      const language = labelLanguage(
        document,
        occasions.map(({ mention }) => mention),
      );
      const lists = await nameLists();
      const towns = falseTowns({ ontology, text: document.text, language });
      const beside = postcodesBeside(occasions, towns);
      const personOf = surrogatePeople(
        occasions.filter(({ entity }) => entity.type === "PERSON"),
        {
          lists,
          release,
          text: document.text,
          language,
          free: options.release === undefined && document.scope === undefined,
          isWord: (word) =>
            [word, lemmaOf(word)].some(
              (form) => ontology.generalizations(form).linked?.how === "exact",
            ),
        },
      );
      const setting: Setting = {
        faker,
        ontology,
        towns,
        beside,
        addressed: new Map(
          occasions.filter(isAddress).flatMap(({ original }) => {
            const own = townOf(original);
            return own === undefined ? [] : [[own.town, own.code] as const];
          }),
        ),
        surname: () => faker.helpers.arrayElement(lists.last(language)),
        seed: (words) =>
          faker.seed(numberOf(release.draw("surrogate LOC", identityOf("LOC", [words])))),
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
    candidates: [surrogateCandidate(text)],
    ...(note !== undefined && { note }),
  };
}

const surrogateCandidate = (text: string): Candidate => ({
  text,
  level: 0,
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

/** 'Otley, LS21 3AB', two mentions: the false town is one with a known postcode, and the code belongs to it. */
function postcodesBeside(occasions: readonly Occasion[], towns: Towns): Map<string, string> {
  const beside = new Map<string, string>();
  const places = occasions.filter(({ entity }) => entity.type === "LOC");
  for (const code of places.filter(({ original }) => towns.isPostcode(original))) {
    const town = places.find(
      ({ mention, original }) =>
        !/[0-9]/.test(original) &&
        [code.mention.start - mention.end, mention.start - code.mention.end].some(
          (gap) => gap > 0 && gap < 4,
        ),
    );
    if (town === undefined || beside.has(town.original)) continue;
    beside.set(town.original, code.original);
    beside.set(code.original, town.original);
  }
  return beside;
}

/** The false town of a town that has a postcode, in an address, beside the code or alone: always the same. */
function townLike(
  town: string,
  code: string,
  { seed, towns, faker }: Setting,
): { readonly town: string; readonly code?: string } {
  seed(town);
  return towns.posted(`${town} ${code}`, faker) ?? { town: towns.some(faker) };
}

function place(occasion: Occasion, setting: Setting): string | undefined {
  const { original } = occasion;
  if (isAddress(occasion)) {
    const own = townOf(original);
    const drawn = own && townLike(own.town, own.code, setting);
    setting.seed(original);
    return addressLike(original, setting.faker, setting.towns, drawn);
  }
  // 'the depot': another place of the kind is false of it in every way
  if (!/\p{Lu}/u.test(original)) return undefined;
  const code = setting.addressed.get(original);
  if (code !== undefined) return townLike(original, code, setting).town;
  // 'Hartlepool depot' and 'Norwich Cathedral' are another town's, 'Lake Tarn' another lake
  const before = KIND_BEFORE.exec(original)?.[0] ?? "";
  const behind = KIND_BEHIND.exec(original)?.[0] ?? kindOf(original, setting);
  if (before !== "" || behind !== "") return before + setting.towns.some(setting.faker) + behind;
  const beside = setting.beside.get(original);
  if (setting.towns.isPostcode(original)) {
    if (beside === undefined) return undefined;
    return townLike(beside, original, setting).code;
  }
  if (beside !== undefined) return townLike(original, beside, setting).town;
  if (/[0-9]/.test(original)) return undefined;
  const other = setting.towns.like(original, occasion.sentence.text, setting.faker);
  // another country, county or lake would be false of it in every way
  return other === null ? undefined : (other ?? setting.towns.some(setting.faker));
}

/** 'Ltd', 'GmbH & Co. KG': the form of a company stays. */
const COMPANY =
  /(?<!\p{L})(?:Ltd|Limited|PLC|plc|LLP|LLC|Inc|Corp|GmbH|AG|KG|SE|S\.?A\.?|SARL|SAS|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V|AB|AS|ASA|ApS|A\/S|Oy|Oyj|Sp\. z o\.o|s\.r\.o|d\.o\.o|Kft|Lda|S\.?L)\.?$/u;

/** A false town or surname instead of the name, before the words for its kind. */
function organization({ original: whole }: Occasion, setting: Setting): string | undefined {
  const { faker, towns } = setting;
  const article = /^[Tt]he /.exec(whole)?.[0] ?? "";
  const original = whole.slice(article.length);
  const names = new Set(nameWords(original));
  const kind = original
    .split(/\s+/)
    .filter((word) => !names.has(word.replace(/[^\p{L}\p{M}’'-]/gu, "")))
    .join(" ")
    .replace(/^(?:of|the|and|for) /i, "");
  if (COMPANY.test(original)) {
    const form = COMPANY.exec(original)![0];
    return `${setting.surname()} ${kind.endsWith(form) ? kind : `${kind} ${form}`.trim()}`;
  }
  const noun = /\p{L}{3}/u.test(kind) ? kind : kindOf(original, setting).trim();
  if (noun !== "") return `${article}${towns.some(faker)} ${noun}`;
  return /^\p{Lu}/u.test(original) ? faker.company.name() : undefined;
}
