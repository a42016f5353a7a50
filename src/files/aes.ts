/** AES-CBC with PKCS#7 as the field's incumbent writes it: base64 of IV and ciphertext. */

import { createCipheriv, createDecipheriv } from "node:crypto";
import { PalimpsestError } from "../errors.js";
import { aesKey } from "./aes-key.js";

const BLOCK = 16;

/** Whether a base64 value is as long as an IV and whole blocks, at least one. */
export function isLongAsCiphertext(value: string): boolean {
  const { length } = Buffer.from(value, "base64");
  return length >= 2 * BLOCK && length % BLOCK === 0;
}

/** @param iv 16 bytes @throws KEY_INVALID */
export function encryptText(text: string, key: string, iv: Uint8Array): string {
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
