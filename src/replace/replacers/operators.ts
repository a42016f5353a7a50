/** The operators of the field's incumbent: masking characters, hashing, encryption. */

import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import { PalimpsestError } from "../../errors.js";
import { aesKey } from "../../files/aes-key.js";
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
    const digest = createHmac("sha256", salt).update(`${release}\u0000${words}`).digest("hex");
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
    const iv = createHmac("sha256", secret)
      .update(`${release}\u0000${original}`)
      .digest()
      .subarray(0, 16);
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

/** @throws KEY_INVALID */
function encryptText(text: string, key: string, iv: Buffer): string {
  const secret = aesKey(key);
  const cipher = createCipheriv(`aes-${secret.length * 8}-cbc`, secret, iv);
  return base64url(Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]));
}

/**
 * The words behind an encrypted replacement; both base64 alphabets are read.
 * @throws KEY_INVALID, or CIPHERTEXT_INVALID when the value was not made with this key.
 */
export function decryptText(value: string, key: string): string {
  const secret = aesKey(key);
  const bytes = Buffer.from(value, "base64");
  try {
    const decipher = createDecipheriv(
      `aes-${secret.length * 8}-cbc`,
      secret,
      bytes.subarray(0, 16),
    );
    const text = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    throw new PalimpsestError(
      "CIPHERTEXT_INVALID",
      "the value is not base64 of an IV and a ciphertext made with this key; check the key and that the value is complete",
    );
  }
}

// the incumbent's alphabet: '-' and '_', padded
const base64url = (bytes: Buffer): string =>
  bytes.toString("base64").replaceAll("+", "-").replaceAll("/", "_");
