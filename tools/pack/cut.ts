/**
 * Which files of `dist/` belong to which package. `palimpsest` has all that its entries reach without what only the
 * evaluation and the server load; what both of those reach is in `palimpsest` too.
 */

import type { GraphFile } from "../bundle/graph.js";

export const CODE_PACKAGES = ["palimpsest", "@palimpsest/evaluate", "@palimpsest/server"] as const;
export type CodePackage = (typeof CODE_PACKAGES)[number];

/** Modules with which the code of another package begins: an entry, or what a command loads when it runs. */
const BEGINNINGS: Readonly<Record<Exclude<CodePackage, "palimpsest">, RegExp>> = {
  "@palimpsest/evaluate":
    /^src\/(?:entries\/evaluate|cli\/(?:corpus-statistics|evaluate(?:-[a-z]+)?|frontier|attack|statement|report))\.ts$/,
  "@palimpsest/server":
    /^src\/server\/(?:index|start|review\/spot-check|store\/pglite-thread)\.ts$/,
};

/** The package of each file of the graph. */
export function cut(graph: readonly GraphFile[]): ReadonlyMap<string, CodePackage> {
  const byName = new Map(graph.map((file) => [file.file, file]));
  const beginnings = (name: keyof typeof BEGINNINGS): readonly string[] =>
    graph.filter(({ facade = "" }) => BEGINNINGS[name].test(facade)).map(({ file }) => file);
  const elsewhere = new Set(Object.keys(BEGINNINGS).flatMap((name) => beginnings(name as never)));

  const reached = (from: readonly string[], stops: (file: string) => boolean): Set<string> => {
    const found = new Set<string>();
    const waiting = [...from];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const file = byName.get(name);
      if (!file || found.has(name) || stops(name)) continue;
      found.add(name);
      waiting.push(...file.imports, ...file.dynamicImports);
    }
    return found;
  };

  const isEntry = ({ file, facade }: GraphFile): boolean =>
    facade !== undefined && !file.startsWith("chunks/") && !elsewhere.has(file);
  const own = reached(
    graph.filter(isEntry).map(({ file }) => file),
    (file) => elsewhere.has(file),
  );
  const isOwn = (file: string): boolean => own.has(file);
  const evaluate = reached(beginnings("@palimpsest/evaluate"), isOwn);
  const server = reached(beginnings("@palimpsest/server"), isOwn);
  return new Map(
    graph.map(({ file }) => {
      if (evaluate.has(file) && !server.has(file)) return [file, "@palimpsest/evaluate"];
      return [file, server.has(file) && !evaluate.has(file) ? "@palimpsest/server" : "palimpsest"];
    }),
  );
}

/** Modules of packages that these files import, by the package's name. */
export function packagesOf(files: readonly GraphFile[], ours: ReadonlySet<string>): Set<string> {
  const outside = files
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((name) => !ours.has(name));
  return new Set(outside.map(packageOf));
}

/** `@scope/name` of `@scope/name/path`. */
export const packageOf = (module: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(module)![0];
