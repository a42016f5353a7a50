/** Code of our own that runs in another thread or process. */

export interface OwnProgram {
  readonly url: URL;
  /** What Node needs besides: in development and tests the program is TypeScript. */
  readonly execArgv: readonly string[];
}

/**
 * A module beside another one, compiled as that is or not.
 * @param name without its ending
 * @param importer `import.meta.url` of the other
 */
export function ownProgram(name: string, importer: string): OwnProgram {
  const isCompiled = importer.endsWith(".js");
  const url = new URL(`./${name}.${isCompiled ? "js" : "ts"}`, importer);
  if (isCompiled) return { url, execArgv: [] };
  // `--import tsx` alone does not reach threads
  const tsx = import.meta.resolve("tsx/esm/api");
  const register = `data:text/javascript,import{register}from"${tsx}";register()`;
  return { url, execArgv: ["--import", register] };
}
