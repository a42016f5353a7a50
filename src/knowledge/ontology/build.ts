/**
 * From concepts as a source names them to the files of an ontology. The same concepts give the same
 * bytes, whatever order they came in.
 */

import { brotliCompressSync, constants } from "node:zlib";
import { writeModel } from "../../models/manifest.js";
import { CONCEPTS_FILE, ONTOLOGY, RELATIONS, type Relation, TERMS_FILE } from "./file.js";
import { keyOf } from "./key.js";

/** A concept of a source, before it has a number. */
export interface SourceConcept {
  /** The source's own identifier: 'Q585', 'drummer#1'. */
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  /** Inhabitants, occurrences ...; 0 where unknown. */
  readonly frequency?: number;
  /** By key of a term: of several concepts with one term the lower comes first, before frequency; default 0. */
  readonly ranks?: Readonly<Record<string, number>>;
  /** In the order in which they are followed; ids that no concept has are left out. */
  readonly parents: readonly { readonly relation: Relation; readonly id: string }[];
}

export interface OntologyFiles {
  readonly concepts: Buffer;
  readonly terms: Buffer;
  readonly counts: { readonly concepts: number; readonly terms: number };
}

/** Numbers the concepts, those with others below them first, and files their terms. */
export function buildOntology(source: Iterable<SourceConcept>): OntologyFiles {
  const byId = new Map([...source].map((concept) => [concept.id, concept]));
  const inner = new Set<string>();
  for (const { parents } of byId.values()) for (const { id } of parents) inner.add(id);
  const ordered = [...byId.values()].sort(
    (a, b) =>
      Number(inner.has(b.id)) - Number(inner.has(a.id)) ||
      compare(a.parents[0]?.id ?? "", b.parents[0]?.id ?? "") ||
      compare(a.name, b.name) ||
      compare(a.id, b.id),
  );
  const numberOf = new Map(ordered.map(({ id }, number) => [id, number]));

  const meanings = new Map<string, number[]>();
  const lines = ordered.map(({ id, name, aliases = [], frequency = 0, parents }, number) => {
    for (const key of new Set([name, ...aliases].map(keyOf))) {
      if (key === "") continue;
      const list = meanings.get(key);
      if (list) list.push(number);
      else meanings.set(key, [number]);
    }
    const edges = parents.flatMap((parent) => {
      const above = numberOf.get(parent.id);
      return above === undefined || parent.id === id
        ? []
        : `${RELATIONS.indexOf(parent.relation)}:${above}`;
    });
    return `${oneLine(name)}\t${Math.round(frequency)}\t${[...new Set(edges)].join(" ")}`;
  });

  const usual = (key: string) => (a: number, b: number) =>
    (ordered[a]!.ranks?.[key] ?? 0) - (ordered[b]!.ranks?.[key] ?? 0) ||
    (ordered[b]!.frequency ?? 0) - (ordered[a]!.frequency ?? 0) ||
    a - b;
  const terms = [...meanings]
    .map(([key, numbers]) => ({ bytes: Buffer.from(`${key}\t`), key, numbers }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ key, numbers }) => `${key}\t${numbers.sort(usual(key)).join(" ")}`);
  return {
    concepts: pack(lines),
    terms: pack(terms),
    counts: { concepts: lines.length, terms: terms.length },
  };
}

/** Writes the files and a manifest with their hashes, so that `loadOntology` takes the folder. */
export async function writeOntology(
  directory: string,
  files: OntologyFiles,
  license: string,
): Promise<void> {
  await writeModel(directory, { name: ONTOLOGY, task: "generalization", license }, [
    [CONCEPTS_FILE, files.concepts],
    [TERMS_FILE, files.terms],
  ]);
}

/** Order by code units: the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const oneLine = (name: string): string => name.replace(/[\t\r\n]+/g, " ").trim();

function pack(lines: readonly string[]): Buffer {
  const plain = Buffer.from(lines.map((line) => `${line}\n`).join(""));
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: plain.length > 32_000_000 ? 5 : 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
