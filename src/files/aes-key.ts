/** Keys of 'encrypt', in the forms that programs write them. */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { compareBytes, utf8, utf8Bytes } from "../document/utf8.js";
import { errors } from "../errors.js";

/** Bytes of AES-128, AES-192 and AES-256. */
const LENGTHS = [16, 24, 32];
const HEX = /^(?:hex:)?((?:[0-9a-f]{2})+)$/i;
const BASE64 = /^(?:base64:)?([A-Za-z0-9+/_-]+={0,2})$/;

/** The bytes of base64 in either alphabet; undefined where it is none. */
export function bytesOfBase64(value: string): Uint8Array | undefined {
  try {
    const bytes = atob(value.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * The bytes of a key: text of 16, 24 or 32 bytes is the key itself, as the field's incumbent takes it;
 * else hexadecimal digits or base64 of as many. `hex:` and `base64:` before them leave no doubt.
 * @throws KEY_INVALID
 */
export function aesKey(key: string): Uint8Array {
  const text = utf8Bytes(key);
  const [, hex] = HEX.exec(key) ?? [];
  const [, base64] = BASE64.exec(key) ?? [];
  const readings = [
    ...(/^(?:hex|base64):/.test(key) ? [] : [text]),
    ...(hex === undefined ? [] : [hexToBytes(hex)]),
    ...(base64 === undefined ? [] : [bytesOfBase64(base64) ?? new Uint8Array()]),
  ];
  const found = readings.find(({ length }) => LENGTHS.includes(length));
  if (found) return found;
  throw errors.KEY_INVALID`Invalid input, key must be of length 128, 192 or 256 bits; got ${text.length * 8}`;
}

/**
 * A key file's content in the form of a policy: raw bytes, text, hexadecimal digits or base64.
 * @param name the file's name in errors
 * @throws KEY_INVALID
 */
export function keyText(content: Uint8Array, name: string): string {
  const text = utf8(content);
  const isText = compareBytes(utf8Bytes(text), content) === 0 && !/[\0-\x08\x0e-\x1f]/.test(text);
  const written = isText ? text.trim() : "";
  try {
    aesKey(written);
    return written;
  } catch {
    if (LENGTHS.includes(content.length)) return `hex:${bytesToHex(content)}`;
    throw errors.KEY_INVALID`${name} holds no AES key: it has ${content.length} bytes, and a key is 16, 24 or 32 bytes, raw or as text, hexadecimal digits or base64; make one with 'openssl rand -hex 32 > ${name}'`;
  }
}
