/**
 * A map of originals as a file: JSON sealed with AES-256-GCM, version 1. Whoever has file and key has the
 * originals; the file alone says no more than its length.
 */

import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { LabelScheme } from "../../document/label-scheme.js";
import { utf8 } from "../../document/utf8.js";
import { errors } from "../../errors.js";
import { openBytes, sealBytes } from "../../services/sealed.js";
import type { Numbered } from "./numbers.js";
import { areOriginals, type Original } from "./originals.js";
import type { WrittenLabel } from "./written.js";

/** What a conversation remembers. */
export interface RestoreMap {
  readonly version: 1;
  /** Draws the pseudonyms of all turns. */
  readonly secret: string;
  /** What labels say; absent: the type. */
  readonly labels?: LabelScheme;
  /** Labels and numbers given to entities. */
  readonly numbers: readonly Numbered[];
  readonly originals: readonly Original[];
  /** People of the conversation, each with the names by which its texts call them. */
  readonly people?: readonly RememberedPerson[];
  /** Numbers that its texts use for labels of their own, which nobody gets. */
  readonly taken?: readonly number[];
  /** Where its labels were. */
  readonly occurrences?: readonly (readonly [
    words: string,
    places: readonly { readonly form: string; readonly before: string; readonly digest?: number }[],
  ])[];
  /** Files that were written, each by its digest, with their labels. */
  readonly files?: readonly (readonly [digest: number, labels: readonly WrittenLabel[]])[];
  /** What cuts its tables of separated values, each by the digest of what was written. */
  readonly delimiters?: readonly (readonly [digest: number, delimiter: string])[];
}

/** Somebody whom a conversation names. */
export interface RememberedPerson {
  /** Absent under a release's key, which makes a code of the name. */
  readonly number?: number;
  readonly names: readonly string[];
  /** Whether the name could be two people's, so that it stands for nobody else. */
  readonly ambiguous?: true;
}

const MAGIC = utf8ToBytes("palimpsest map 1\n");
const LEAST_KEY_BYTES = 16;

/** @throws KEY_INVALID for a key of fewer than 16 bytes */
function keyOf(secret: Uint8Array): Uint8Array {
  if (secret.length < LEAST_KEY_BYTES) {
    throw errors.KEY_INVALID`the key of a map has ${secret.length} bytes and needs ${LEAST_KEY_BYTES} or more; make one with 'openssl rand -hex 32 > FILE'`;
  }
  return hkdf(sha256, secret, undefined, utf8ToBytes("palimpsest map"), 32);
}

export const sealMap = (map: RestoreMap, secret: Uint8Array): Uint8Array =>
  concatBytes(MAGIC, sealBytes(keyOf(secret), utf8ToBytes(JSON.stringify(map))));

/** @throws MAP_INVALID, MAP_KEY_WRONG, KEY_INVALID */
export function openMap(bytes: Uint8Array, secret: Uint8Array): RestoreMap {
  const key = keyOf(secret);
  if (!MAGIC.every((byte, i) => bytes[i] === byte)) {
    throw errors.MAP_INVALID`the file is not a map of originals that this release can read; give the file written by 'sanitize --map'`;
  }
  const plain = openBytes(key, bytes.subarray(MAGIC.length));
  if (plain === undefined) {
    throw errors.MAP_KEY_WRONG`the map does not open with this key, or was changed; give the key that it was written with`;
  }
  const map = JSON.parse(utf8(plain)) as RestoreMap;
  if (map.version !== 1 || !areOriginals(map.originals)) {
    throw errors.MAP_INVALID`the map has a version that this release does not read; restore with the release that wrote it`;
  }
  return map;
}

/** @throws MAP_INVALID where a map that is to go on has other labels than the policy asks for */
export function requireLabels({ labels = "type" }: RestoreMap, wanted: LabelScheme): void {
  if (labels === wanted) return;
  throw errors.MAP_INVALID`the map was made with '--labels ${labels}' and cannot go on with '--labels ${wanted}'; give '--labels ${labels}', or begin a new map`;
}
