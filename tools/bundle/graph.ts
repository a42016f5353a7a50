/** Which file of `dist/` imports which, and what each was made from: `dist/graph.json`, by which the packages are cut. */

import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { RolldownOutput } from "rolldown";

const GRAPH = "dist/graph.json";
export const BROWSER_GRAPH = "dist/browser/graph.json";

export interface GraphFile {
  /** Path below `dist/`. */
  readonly file: string;
  /** Paths below `dist/`, or names of modules of packages and of Node. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The module that the file is for, where it is an entry or loaded when needed. */
  readonly facade?: string;
  /** Modules that it was put together from, below the repository. */
  readonly modules: readonly string[];
}

export function writeGraph(output: RolldownOutput["output"], path = GRAPH): void {
  const files = output.flatMap((one): GraphFile[] =>
    one.type === "asset"
      ? []
      : [
          {
            file: one.fileName,
            imports: one.imports,
            dynamicImports: one.dynamicImports,
            ...(one.facadeModuleId != null && { facade: relative(".", one.facadeModuleId) }),
            modules: one.moduleIds.map((id) => relative(".", id.replace(/^\0/, ""))),
          },
        ],
  );
  writeFileSync(path, JSON.stringify(files));
}

/** @throws Error before the build */
export const readGraph = (path = GRAPH): readonly GraphFile[] =>
  JSON.parse(readFileSync(path, "utf8")) as GraphFile[];
