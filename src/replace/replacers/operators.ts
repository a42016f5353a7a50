/** The operators of the field's incumbent: masking characters, hashing, encryption. */

import { bytesToHex } from "@noble/hashes/utils.js";
import { encryptText } from "../../files/aes.js";
import { aesKey } from "../../files/aes-key.js";
import { keyedHash } from "../keyed-hash.js";
import { identityOf, type Release } from "../release.js";
import { alone, type Candidate, type Replacer, single } from "../replacer.js";
import { SUPPRESSED_LEVEL } from "./labels.js";

/** Every letter and digit becomes `character`; spaces and punctuation stay, so the shape shows. */
export const maskCharacters = (character = "*"): Replacer =>
  single("mask", ({ original }) =>
    hidden(
      "mask",
      original.replace(/[\p{L}\p{N}]\p{M}*/gu, () => character),
    ),
  );

/**
 * HMAC-SHA-256 of the words (case and outer space apart) under a secret salt and the release's name,
 * as 32 hexadecimal digits: the same words give the same hash within a release, and no two releases
 * can be joined. Without the salt nobody can try out names.
 */
export const hash = (salt: string, release = ""): Replacer =>
  alone("hash", ({ original }) => {
    const words = original.normalize("NFC").trim().toLowerCase();
    const digest = bytesToHex(keyedHash(salt, `${release}\u0000${words}`));
    return hidden("hash", digest.slice(0, 32));
  });

/** The hash of an entity under a release's key: all its mentions get the same, in all documents. */
export const hashOfRelease = (release: Release): Replacer =>
  alone("hash", ({ entity: { type }, identity, original }) =>
    hidden("hash", release.hash(type, identity ?? identityOf(type, [original]))),
  );

/**
 * AES-CBC with PKCS#7, base64 (URL alphabet) of IV and ciphertext, as the incumbent writes it.
 * The IV is derived from key, release and words (as in AES-SIV, RFC 5297), so that the same input
 * gives the same bytes; equal words are therefore recognizable as equal, as with a label's number.
 */
export const encrypt = (key: string, release = ""): Replacer => {
  const secret = aesKey(key);
  return alone("encrypt", ({ original }) => {
    const iv = keyedHash(secret, `${release}\u0000${original}`).subarray(0, 16);
    return hidden("encrypt", encryptText(original, key, iv));
  });
};

const hidden = (source: string, text: string): Candidate => ({
  text,
  level: SUPPRESSED_LEVEL,
  source,
  truth: "true",
  ground: "label",
});
