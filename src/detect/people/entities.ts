/** From mentions to entities: what means the same thing, who it belongs to, and whether it identifies directly. */

import type { Document, Entity, IdentifierType, Mention } from "../../document/document.js";
import { MASKING_THRESHOLD, probabilityOfMasking } from "../../document/judgment.js";
import { TYPE_PROPERTIES } from "../../document/types.js";
import { wordsOfEntity } from "../../document/words.js";
import { KNOWN_PERSON } from "../kit/detector.js";
import { groupMentions, type MentionGroup } from "./group.js";
import { roleOf } from "./role.js";
import { speller } from "./spelled.js";

/** Words as they are compared, whatever their case. */
export const normalized = (text: string): string => text.trim().toLowerCase();

/** Kinds of addresses and accounts that people spell their names in. */
const SPELLED: ReadonlySet<string> = new Set(["email", "handle", "username"]);

/** What a speaker of a chat is called, of which the recognizer says no more than that it is a code: 'mel_harte88'. */
const ACCOUNT = /^@?\p{L}[\p{L}\p{N}]*[._][\p{L}\p{N}._]+$/u;
const isSpelled = ({ type, subtype }: Mention, words: string): boolean =>
  SPELLED.has(subtype ?? "") || (type === "CODE" && subtype === undefined && ACCOUNT.test(words));

/** The entities, each address and account with the one person whose name it spells. */
export function entitiesOf(document: Document, mentions: readonly Mention[]): Entity[] {
  const entities = entitiesAlone(document, mentions);
  const wordsOfOne = (entity: Entity) => wordsOfEntity({ document, mentions }, entity);
  const people = entities.filter(({ type }) => type === "PERSON");
  const isOf = speller();
  return entities.map((entity) => {
    const [address] = wordsOfOne(entity);
    if (!isSpelled(mentions[entity.mentions[0]!]!, address!)) return entity;
    const owners = people.filter((one) => wordsOfOne(one).some((name) => isOf(address!, name)));
    return owners.length === 1 ? { ...entity, of: owners[0]!.id } : entity;
  });
}

function entitiesAlone(document: Document, mentions: readonly Mention[]): Entity[] {
  return apartByValue(document.text, mentions).map((group, i) => {
    const own = group.mentions.map((index) => mentions[index]!);
    const isPerson = TYPE_PROPERTIES[group.type].direct === "protected";
    return {
      id: `e${i + 1}`,
      type: group.type,
      identifier: identifierType(document, own),
      ...(isPerson && { role: roleOf(document, own, isProtected(document, own)) }),
      mentions: group.mentions,
    };
  });
}

/**
 * Groups of mentions that mean the same thing, in which no two given mentions have different words:
 * two values of a column stay two in every row, whatever one row makes of them.
 */
function apartByValue(text: string, mentions: readonly Mention[]): MentionGroup[] {
  return groupMentions(text, mentions).flatMap((group): MentionGroup[] => {
    const values = new Map<string, number[]>();
    const others: number[] = [];
    for (const index of group.mentions) {
      const { start, end, given } = mentions[index]!;
      const words = normalized(text.slice(start, end));
      const own = values.get(words);
      if (own) own.push(index);
      else if (given) values.set(words, [index]);
      else others.push(index);
    }
    if (values.size < 2) return [group];
    const [first, ...rest] = values.values();
    return [[...first!, ...others].sort((a, b) => a - b), ...rest].map((own) => ({
      type: group.type,
      mentions: own,
    }));
  });
}

/**
 * Codes are direct identifiers, unless every text has them, as the number of a provision or a page, and so are names of the
 * people to protect (of everyone, where none is given), unless nothing but the model takes the words for a name, and says
 * itself that people would keep them. The rest is what the model read in context, quasi-identifying where no model did.
 */
function identifierType(document: Document, mentions: readonly Mention[]): IdentifierType {
  const { direct } = TYPE_PROPERTIES[mentions[0]!.type];
  if (mentions.some(({ given }) => given)) return "DIRECT";
  if (mentions.every(({ common }) => common !== undefined)) return "NO_MASK";
  if (direct === "always") return "DIRECT";
  const keptByPeople = (probabilityOfMasking(mentions) ?? 1) < MASKING_THRESHOLD;
  const named = direct === "protected" && isProtected(document, mentions);
  if (named && !(keptByPeople && mentions.every(isUnconfirmed))) return "DIRECT";
  return keptByPeople ? "NO_MASK" : "QUASI";
}

/** Found in English by the model alone: no list has it, no words around it say that somebody is meant. */
const isUnconfirmed = ({ detector, subtype, language }: Mention): boolean =>
  detector === "neural" && subtype === undefined && language === undefined;

const isProtected = (document: Document, mentions: readonly Mention[]): boolean =>
  document.persons.length === 0 || mentions.some(({ detector }) => detector === KNOWN_PERSON);
