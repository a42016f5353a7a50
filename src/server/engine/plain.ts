/** Work of requests that reads no model: done at once where it is little, else in a thread, so that others are answered. */

import { restoreText } from "../../entries/replace.js";
import { anonymize, deanonymize } from "../presidio/anonymize.js";

/** Of an answer of `restore`, in characters: four times the largest request. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

export const PLAIN = Object.freeze({
  restore: ({ text, originals }: { text: string; originals: Parameters<typeof restoreText>[1] }) =>
    restoreText(text, originals, MOST_CHARACTERS),
  anonymize,
  deanonymize,
});
export type Plain = typeof PLAIN;

/** Characters of a request and its answer that take less than some 20 ms. */
export const LITTLE = 128 * 1024;
