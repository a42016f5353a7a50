/** HMAC-SHA-256 (RFC 2104), with which everything that depends on a secret is made; texts count as UTF-8. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** 32 bytes. */
export const keyedHash = (key: string | Uint8Array, text: string): Uint8Array =>
  hmac(sha256, typeof key === "string" ? utf8ToBytes(key) : key, utf8ToBytes(text));

/** The number in [0, 2^32) that the first four bytes of a hash make. */
export const numberOf = (hash: Uint8Array): number =>
  new DataView(hash.buffer, hash.byteOffset).getUint32(0);
