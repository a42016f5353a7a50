/** Code of our own that runs in another thread or process. */

import { PACKAGE_ROOT } from "./package-root.js";
import { releaseFile } from "./packages.js";

export interface OwnProgram {
  readonly url: URL;
  /** What Node needs besides: in development and tests the program is TypeScript. */
  readonly execArgv: readonly string[];
}

/**
 * A module of this package, compiled where this one is, or in the package of the server.
 * @param name its place below `src/`, without its ending; `tools/bundle/bundle.ts` lists it
 */
export function ownProgram(name: string): OwnProgram {
  const [folder] = import.meta.url.slice(PACKAGE_ROOT.href.length).split("/");
  const isCompiled = import.meta.url.endsWith(".js");
  const url = releaseFile(`${folder}/${name}.${isCompiled ? "js" : "ts"}`);
  if (isCompiled) return { url, execArgv: [] };
  // `--import tsx` alone does not reach threads
  const tsx = import.meta.resolve("tsx/esm/api");
  const register = `data:text/javascript,import{register}from"${tsx}";register()`;
  return { url, execArgv: ["--import", register] };
}
