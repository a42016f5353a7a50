/** AES-CBC with PKCS#7 as the field's incumbent writes it: base64 of IV and ciphertext. */

import { cbc } from "@noble/ciphers/aes.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { base64url } from "@scure/base";
import { utf8Bytes } from "../document/utf8.js";
import { errors } from "../errors.js";
import { aesKey, bytesOfBase64 } from "./aes-key.js";

const BLOCK = 16;

/** Whether a base64 value is as long as an IV and whole blocks, at least one. */
export function isLongAsCiphertext(value: string): boolean {
  const length = bytesOfBase64(value)?.length ?? 0;
  return length >= 2 * BLOCK && length % BLOCK === 0;
}

/** @param iv 16 bytes @throws KEY_INVALID */
export function encryptText(text: string, key: string, iv: Uint8Array): string {
  const sealed = cbc(aesKey(key), iv).encrypt(utf8Bytes(text));
  return base64url.encode(concatBytes(iv, sealed));
}

/**
 * The words behind an encrypted replacement; both base64 alphabets are read.
 * @throws KEY_INVALID, or CIPHERTEXT_INVALID when the value was not made with this key.
 */
export function decryptText(value: string, key: string): string {
  const secret = aesKey(key);
  const bytes = bytesOfBase64(value) ?? new Uint8Array();
  try {
    const text = cbc(secret, bytes.subarray(0, BLOCK)).decrypt(bytes.subarray(BLOCK));
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    throw errors.CIPHERTEXT_INVALID`the value is not base64 of an IV and a ciphertext made with this key; check the key and that the value is complete`;
  }
}
