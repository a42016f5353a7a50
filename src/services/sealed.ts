/** Bytes sealed with AES-256-GCM: nonce, tag and ciphertext, in this order. */

import { gcm } from "@noble/ciphers/aes.js";
import { concatBytes, randomBytes } from "@noble/hashes/utils.js";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/** @param key 32 bytes */
export function sealBytes(key: Uint8Array, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const sealed = gcm(key, nonce).encrypt(plain);
  // the library writes the tag last
  const tag = sealed.subarray(sealed.length - TAG_BYTES);
  return concatBytes(nonce, tag, sealed.subarray(0, sealed.length - TAG_BYTES));
}

/** Undefined where the key is another one, or the bytes were changed or cut off. */
export function openBytes(key: Uint8Array, bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  const tag = bytes.subarray(NONCE_BYTES, HEAD_BYTES);
  try {
    return gcm(key, bytes.subarray(0, NONCE_BYTES)).decrypt(
      concatBytes(bytes.subarray(HEAD_BYTES), tag),
    );
  } catch {
    return undefined;
  }
}
