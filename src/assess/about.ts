import type { BackgroundIndex } from "../knowledge/background/background-index.js";

/**
 * Numbers of the background texts that are called by a document's id or by the name of a person, with
 * the ending of a file or without: they are about the person, whatever they call somebody.
 */
export const textsAbout = (
  background: BackgroundIndex,
  id: string,
  persons: readonly string[],
): number[] =>
  [id, ...persons]
    .flatMap((name) => [name, `${name}.txt`, `${name}.md`])
    .flatMap((name) => background.documentNumber(name) ?? []);
