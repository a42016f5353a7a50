/**
 * The files of an ontology, version 1; both are lines of UTF-8 with tabs between, under Brotli.
 *
 * | file | line | |
 * | --- | --- | --- |
 * | `concepts.tsv.br` | `name, frequency, parents` | the line's place, from 0, is the concept's number; parents are `relation:number`, in the order in which they are followed, relation 0 to 3 as in `RELATIONS` |
 * | `terms.tsv.br` | `key, numbers` | sorted by bytes; the concepts a key may mean, most usual first |
 *
 * `manifest.json` beside them holds size and SHA-256 of each, as for every model.
 */

import { host } from "#host";
import { countWhile } from "../../document/search.js";
import { compareBytes, utf8, utf8Bytes } from "../../document/utf8.js";
import { errors, PalimpsestError } from "../../errors.js";

/** Which membership leads upward, in the paper's order: Wikidata's P31, P279, P8225, P361. */
export const RELATIONS = ["instance of", "subclass of", "metaclass for", "part of"] as const;

export type Relation = (typeof RELATIONS)[number];

export const CONCEPTS_FILE = "concepts.tsv.br";
export const TERMS_FILE = "terms.tsv.br";

/** The name of an ontology in its manifest. */
export const ONTOLOGY = "ontology";

export interface Parent {
  readonly relation: Relation;
  readonly concept: number;
}

const TAB = 9;
const ZERO = 48;
const NINE = 57;

/** Lines of a file, found by number without taking the file apart. */
export class Lines {
  readonly #bytes: Uint8Array;
  /** Where each line starts, and where the one after the last would. */
  readonly #starts: Uint32Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const starts = [0];
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) starts.push(at + 1);
    this.#starts = Uint32Array.from(starts);
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  /** The fields of a line. */
  fields(line: number): string[] {
    return utf8(this.#bytes.subarray(this.#starts[line]!, this.#starts[line + 1]! - 1)).split("\t");
  }

  /**
   * The whole numbers in the fields after the first, without taking the line apart: of `name, 12, 0:7 3:40` those
   * are 12, 0, 7, 3 and 40.
   */
  numbers(line: number): number[] {
    const end = this.#starts[line + 1]! - 1;
    const found: number[] = [];
    let number = -1;
    for (let at = this.#bytes.indexOf(TAB, this.#starts[line]) + 1; at <= end; at++) {
      const byte = this.#bytes[at]!;
      if (byte >= ZERO && byte <= NINE) number = Math.max(number, 0) * 10 + byte - ZERO;
      else if (number >= 0) {
        found.push(number);
        number = -1;
      }
    }
    return found;
  }

  /** The first line whose first field is `key` or sorts after it. */
  lowerBound(key: string): number {
    const wanted = utf8Bytes(`${key}\t`);
    return countWhile(this.count, (i) => {
      const start = this.#starts[i]!;
      const end = Math.min(this.#starts[i + 1]! - 1, start + wanted.length);
      return compareBytes(this.#bytes.subarray(start, end), wanted) < 0;
    });
  }
}

/** @throws MODEL_INVALID where the bytes are not what this file describes */
export function unpack(bytes: Uint8Array, name: string): Lines {
  let plain: Uint8Array;
  try {
    plain = host.unpack(bytes);
  } catch (cause) {
    throw new PalimpsestError(
      "MODEL_INVALID",
      `${name} is not compressed with Brotli, or is damaged; build the ontology again`,
      { cause },
    );
  }
  if (plain.length === 0 || plain.at(-1) !== 10) {
    throw errors.MODEL_INVALID`the ${plain.length} bytes of ${name} do not end with a complete line; build the ontology again`;
  }
  return new Lines(plain);
}
