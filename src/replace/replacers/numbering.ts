import type { Document } from "../../document/document.js";
import type { SemanticType } from "../../document/types.js";
import { identityOf, type Release } from "../release.js";

/** An entity before it has its number. */
interface Unnumbered {
  readonly type: SemanticType;
  /** The word of its label in English, whatever the text's language: 'ILLNESS' and 'KRANKHEIT' count together. */
  readonly label: string;
}

interface Numbered {
  /** Of an entity known from an earlier document the word that it had there. */
  readonly label: string;
  readonly number: number | string;
}

/** Numbers of things by the words of their labels: 1, 2, 3 ... in order of appearance; under a key, codes. */
export interface Numbering {
  /** The label and the number or code, never empty, of the entity whose mentions have these words. */
  numberOf(of: Unnumbered, words: readonly string[]): Numbered;
  /** Labels depend on the words of an entity alone, not on those around it. */
  readonly alone?: true;
}

/**
 * Numbers that are valid within one document: every entity is new.
 */
export function documentNumbering(): Numbering {
  const counts = new Map<string, number>();
  return {
    numberOf({ label }) {
      const number = (counts.get(label) ?? 0) + 1;
      counts.set(label, number);
      return { label, number };
    },
  };
}

/**
 * Numbers that are valid across a release: an entity whose longest mention was seen in an earlier document
 * keeps its number. Memory grows with the number of different entities.
 */
export function releaseNumbering(): Numbering {
  const known = new Map<SemanticType, Map<string, Numbered>>();
  const counts = new Map<string, number>();
  return {
    numberOf({ type, label }, words) {
      let ofType = known.get(type);
      if (!ofType) known.set(type, (ofType = new Map()));
      const identity = identityOf(type, words);
      let numbered = ofType.get(identity);
      if (numbered === undefined) {
        numbered = { label, number: (counts.get(label) ?? 0) + 1 };
        counts.set(label, numbered.number as number);
        ofType.set(identity, numbered);
      }
      return numbered;
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
      alone: true,
      numberOf({ type, label }, words) {
        const identity = identityOf(type, words);
        const code = release.code(type, identity);
        const owner = owners.get(`${type} ${code}`) ?? identity;
        owners.set(`${type} ${code}`, owner);
        return { label, number: owner === identity ? code : release.code(type, identity, true) };
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
