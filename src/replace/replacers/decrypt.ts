/** Encrypted replacements in a text, found and opened. */

import { PalimpsestError } from "../../errors.js";
import { decryptText, isLongAsCiphertext } from "../../files/aes.js";
import { aesKey } from "../../files/aes-key.js";

export { decryptText };

/** Base64 of an IV and at least one block, in either alphabet, not part of a longer run. */
const VALUE = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{42,}={0,2}(?![A-Za-z0-9+/_=-])/g;

export interface Decrypted {
  readonly text: string;
  /** Values that the key opened. */
  readonly opened: number;
  /** What has the form of an encrypted value, and did not open. */
  readonly closed: number;
}

/**
 * Puts the words back that 'encrypt' hid. What the key does not open stays.
 * @throws KEY_INVALID
 */
export function decryptIn(text: string, key: string): Decrypted {
  aesKey(key);
  let opened = 0;
  let closed = 0;
  const decrypted = text.replace(VALUE, (value) => {
    if (!isLongAsCiphertext(value)) return value;
    try {
      const words = decryptText(value, key);
      opened++;
      return words;
    } catch (error) {
      if (!(error instanceof PalimpsestError)) throw error;
      closed++;
      return value;
    }
  });
  return { text: decrypted, opened, closed };
}
