/**
 * The files of the base rates, all lines of UTF-8 with tabs between, sorted by bytes of the first field, under Brotli.
 *
 * | file | line | |
 * | --- | --- | --- |
 * | `countries.tsv.br` | `ISO 3166 code, people, words, languages` | words are names of the country and of its people, folded, with `,` between; languages are `code:percent` |
 * | `places.tsv.br` | `folded name, places` | `code:people`, most people first; `code+` where it is a region rather than a town |
 * | `occupations.tsv.br` | `folded title, employed people of a million, within` | of everybody, not of those in work; the share is right within this factor in nine of ten cases |
 */

import { compareBytes, utf8, utf8Bytes } from "../../document/utf8.js";

export const RATES = "rates";
export const COUNTRIES_FILE = "countries.tsv.br";
export const PLACES_FILE = "places.tsv.br";
export const OCCUPATIONS_FILE = "occupations.tsv.br";

/** Sorted lines, found by their first field without taking the file apart. */
export class SortedLines {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The fields after the first of the line that begins with `key`. */
  find(key: string): readonly string[] | undefined {
    const wanted = utf8Bytes(`${key}\t`);
    let low = 0;
    let high = this.#bytes.length;
    while (low < high) {
      const middle = this.#startOf((low + high) >> 1);
      const end = this.#bytes.indexOf(10, middle);
      const order = compareBytes(
        this.#bytes.subarray(middle, Math.min(middle + wanted.length, end)),
        wanted,
      );
      if (order === 0) return utf8(this.#bytes.subarray(middle, end)).split("\t").slice(1);
      if (order < 0) low = end + 1;
      else high = middle;
    }
    return undefined;
  }

  /** Every line as its fields. */
  *all(): Generator<readonly string[]> {
    for (let at = 0; at < this.#bytes.length; ) {
      const end = this.#bytes.indexOf(10, at);
      yield utf8(this.#bytes.subarray(at, end)).split("\t");
      at = end + 1;
    }
  }

  #startOf(at: number): number {
    return at === 0 ? 0 : this.#bytes.lastIndexOf(10, at - 1) + 1;
  }
}
