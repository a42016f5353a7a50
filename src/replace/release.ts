/**
 * What the secret of a release makes of an entity: a code for its label, a hash, numbers to draw surrogates
 * and days with. It depends on the release's key and name and on the entity's own words, never on order,
 * file, run or worker; and without both keys nobody can join two releases.
 */

import { bytesToHex } from "@noble/hashes/utils.js";
import type { SemanticType } from "../document/types.js";
import { keyedHash } from "./keyed-hash.js";

/** A secret bound to one release. */
export interface Release {
  /** The code of an entity in labels, 8 characters; `long`: 16, where two entities of a document share one. */
  code(type: SemanticType, identity: string, long?: boolean): string;
  /** 32 hexadecimal digits. */
  hash(type: SemanticType, identity: string): string;
  /** Bytes for one purpose; the same for the same words. */
  draw(purpose: string, words: string): Uint8Array;
}

/** Without vowels, so that no words appear, and without letters that look like digits. */
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ";
const CODE_LENGTH = 8;

/**
 * @param key the secret; whoever has it can try names
 * @param name the release's name, or whatever else the words are the same within
 */
export function createRelease(key: string, name: string): Release {
  const root = keyedHash(key, `palimpsest release\u0000${name}`);
  const draw = (purpose: string, words: string): Uint8Array =>
    keyedHash(root, `${purpose}\u0000${words}`);
  return {
    code: (type, identity, long = false) =>
      [
        ...draw("label", `${type}\u0000${identity}`).subarray(
          0,
          long ? 2 * CODE_LENGTH : CODE_LENGTH,
        ),
      ]
        .map((byte) => ALPHABET[byte % ALPHABET.length])
        .join(""),
    hash: (type, identity) => bytesToHex(draw("hash", `${type}\u0000${identity}`)).slice(0, 32),
    draw,
  };
}

/** Before a name these say something about the person, not who it is. */
const TITLES =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|judge|justice|sir|dame|lord|lady|rev|father|sister|herr|frau|madame|monsieur|mme|sra?|señora?)\.? )+/;

/** Words of ASCII with single spaces between them, which folding changes in letter case alone. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * The words by which an entity is the same in all documents: its longest mention, letter case, spaces,
 * titles and a genitive apart. 'Ann Berg' and 'Berg' alone are two, wherever no text joins them.
 */
export function identityOf(type: SemanticType, mentions: readonly string[]): string {
  const plain = mentions.map((words) => {
    const folded = PLAIN.test(words)
      ? words.toLowerCase()
      : words.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
    const bare = folded.replace(/['’]s?$/, "");
    return type === "PERSON" ? bare.replace(TITLES, "") || bare : bare;
  });
  return plain.reduce((a, b) => (b.length > a.length || (b.length === a.length && b < a) ? b : a));
}
