/** What each shipped model learnt from, with licence and origin: `training/sources.json`. */

import { readFileSync } from "node:fs";

interface Source {
  readonly name: string;
  /** SPDX; null: it states none, or other terms. */
  readonly licence: string | null;
  /** Repository and commit, or address. */
  readonly origin?: string;
  /** Of one without an open licence: why a model may have learnt from it. */
  readonly why?: string;
}

interface ShippedModel {
  readonly name: string;
  readonly license: string;
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

const read = <Value>(path: string): Value =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Value;

const { sources, models } = read<{
  readonly sources: Readonly<Record<string, Source>>;
  readonly models: Readonly<Record<string, readonly string[]>>;
}>("../training/sources.json");

export const shippedModels = (): readonly ShippedModel[] =>
  read<{ readonly models: readonly ShippedModel[] }>("../models/manifest.json").models;

/** @throws where a source is not described */
export const sourcesOf = (model: string): readonly Source[] =>
  (models[model] ?? []).map((key) => {
    const source = sources[key];
    if (!source) throw new Error(`training/sources.json: ${model} names ${key}, which is missing`);
    return source;
  });

/** Licences under which a model may learn from a text; those that ask for attribution are named in the model card. */
const OPEN = new Set([
  ...["Apache-2.0", "BSD-3-Clause", "CC0-1.0", "CC-BY-3.0", "CC-BY-4.0", "CC-BY-SA-4.0", "MIT"],
  ...["Unicode-3.0", "LicenseRef-Europarl", "LicenseRef-public-domain", "LicenseRef-WordNet"],
]);

/** What is wrong with the models, and which sources they have learnt from that state no open licence. */
export function checkModels(shipped: readonly ShippedModel[] = shippedModels()): {
  readonly wrong: readonly string[];
  readonly told: readonly string[];
} {
  const wrong: string[] = [];
  const told = new Set<string>();
  for (const { name } of shipped) {
    const all = sourcesOf(name);
    if (all.length === 0)
      wrong.push(`${name}: training/sources.json does not say what it learnt from`);
    for (const source of all) {
      if (source.licence !== null && OPEN.has(source.licence)) continue;
      if (source.licence === null && source.why) told.add(`${source.name}: ${source.why}`);
      else
        wrong.push(`${name}: ${source.name} has ${source.licence ?? "no licence, and no reason"}`);
    }
  }
  return { wrong, told: [...told] };
}
