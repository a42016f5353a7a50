import type { Document } from "../../document/document.js";
import type { SemanticType } from "../../document/types.js";
import { identityOf, type Release } from "../release.js";

/** Numbers of things by type: 1, 2, 3 ... in order of appearance; under a key, codes. */
export interface Numbering {
  /** The number or code of the entity whose mentions have these words; never empty. */
  numberOf(type: SemanticType, words: readonly string[]): number | string;
}

/**
 * Numbers that are valid within one document: every entity is new.
 */
export function documentNumbering(): Numbering {
  const counts = new Map<SemanticType, number>();
  return {
    numberOf(type) {
      const number = (counts.get(type) ?? 0) + 1;
      counts.set(type, number);
      return number;
    },
  };
}

/**
 * Numbers that are valid across a release: an entity whose longest mention was seen in an earlier document
 * keeps its number. Memory grows with the number of different entities.
 */
export function releaseNumbering(): Numbering {
  const known = new Map<SemanticType, Map<string, number>>();
  return {
    numberOf(type, words) {
      let ofType = known.get(type);
      if (!ofType) known.set(type, (ofType = new Map()));
      const identity = identityOf(type, words);
      let number = ofType.get(identity);
      if (number === undefined) ofType.set(identity, (number = ofType.size + 1));
      return number;
    },
  };
}

/**
 * Codes that a release's key makes of each entity's words. Two entities of a document that share one (by
 * chance, 1 in 280,000 million) are kept apart: the later gets 16 characters.
 */
export function keyedNumbering(release: Release): () => Numbering {
  return () => {
    const owners = new Map<string, string>();
    return {
      numberOf(type, words) {
        const identity = identityOf(type, words);
        const code = release.code(type, identity);
        const owner = owners.get(`${type} ${code}`) ?? identity;
        owners.set(`${type} ${code}`, owner);
        return owner === identity ? code : release.code(type, identity, true);
      },
    };
  };
}

/** One numbering for the documents of each scope, and a fresh one for every document without. */
export function scopedNumbering(): (document: Pick<Document, "scope">) => Numbering {
  const scopes = new Map<string, Numbering>();
  return ({ scope }) => {
    if (scope === undefined) return documentNumbering();
    let numbering = scopes.get(scope);
    if (!numbering) scopes.set(scope, (numbering = releaseNumbering()));
    return numbering;
  };
}
