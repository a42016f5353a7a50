/**
 * A gazetteer of what people are and have, from the statements of a knowledge graph about humans (Papadopoulou et
 * al. 2023, section 3.1), for `detect`.
 *
 * `gazetteer/terms.tsv` has a line per term, `type, subtype, individuals, term`, sorted by term; `manifest.json`
 * beside its folder has its size and SHA-256, as for every model.
 */

import { utf8 } from "../../document/utf8.js";
import { errors } from "../../errors.js";
import { isFunctionWords } from "../../language/function-words.js";
import { openModel, writeModel } from "../../models/manifest.js";
import type { Entry } from "../people/import/entry.js";
import { GAZETTEER_PROPERTIES, type GazetteerProperty } from "./properties.js";

export interface GazetteerTerm {
  readonly term: string;
  readonly type: GazetteerProperty["type"];
  readonly subtype: string;
  /** Statements about individuals that have the value. */
  readonly individuals: number;
}

const GAZETTEER = "gazetteer";
const TERMS_FILE = "terms.tsv";
/** Letters a term needs, and most characters of one: titles of whole sentences say nothing. */
const LEAST_LETTERS = 3;
const MOST_CHARACTERS = 80;

/** Collects the terms of entries, whatever their order. */
export class GazetteerBuilder {
  readonly #kinds = new Map(GAZETTEER_PROPERTIES.map((one) => [one.property, one]));
  /** How many individuals have a term, by kind. */
  readonly #terms = new Map<string, Map<GazetteerProperty, number>>();
  /** Values that are left out: too short, too long, without letters, function words. */
  left = 0;

  add({ statements }: Entry): void {
    for (const { property, value, aliases = [] } of statements) {
      const kind = this.#kinds.get(property);
      if (!kind) continue;
      for (const name of [value, ...aliases]) this.#count(name.replace(/\s+/g, " ").trim(), kind);
    }
  }

  #count(term: string, kind: GazetteerProperty): void {
    const letters = term.match(/\p{L}/gu)?.length ?? 0;
    if (letters < LEAST_LETTERS || term.length > MOST_CHARACTERS || isFunctionWords(term)) {
      this.left++;
      return;
    }
    const counts = this.#terms.get(term) ?? new Map<GazetteerProperty, number>();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    this.#terms.set(term, counts);
  }

  /** The terms in order, each with the kind that most individuals have it by; of equals the first of the table. */
  terms(): GazetteerTerm[] {
    return [...this.#terms]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, counts]) => {
        let most: GazetteerProperty | undefined;
        let individuals = 0;
        for (const kind of GAZETTEER_PROPERTIES) {
          const count = counts.get(kind) ?? 0;
          individuals += count;
          if (count > (most ? counts.get(most)! : 0)) most = kind;
        }
        return { term, type: most!.type, subtype: most!.subtype, individuals };
      });
  }
}

/** @param license of the source */
export async function writeGazetteer(
  directory: string,
  terms: readonly GazetteerTerm[],
  license: string,
): Promise<void> {
  const lines = terms.map(
    ({ type, subtype, individuals, term }) => `${type}\t${subtype}\t${individuals}\t${term}\n`,
  );
  await writeModel(directory, { name: GAZETTEER, task: "gazetteer", license }, [
    [TERMS_FILE, Buffer.from(lines.join(""))],
  ]);
}

/** @throws MODEL_MISSING, MODEL_CORRUPT, MODEL_INVALID */
export async function readGazetteer(directory: string): Promise<GazetteerTerm[]> {
  const { read } = await openModel(GAZETTEER, directory);
  const lines = utf8(await read(TERMS_FILE))
    .split("\n")
    .slice(0, -1);
  return lines.map((line, i) => {
    const [, type, subtype, individuals, term] =
      /^(DEM|MISC)\t([a-z-]+)\t(\d+)\t([^\t]+)$/.exec(line) ?? [];
    if (term === undefined) {
      throw errors.MODEL_INVALID`line ${i + 1} of the gazetteer's ${TERMS_FILE} is not type, subtype, count and term with tabs between; build it again`;
    }
    return {
      term,
      type: type as GazetteerProperty["type"],
      subtype: subtype!,
      individuals: Number(individuals),
    };
  });
}
