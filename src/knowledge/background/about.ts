import { errors } from "../../errors.js";
import type { BackgroundIndex } from "./background-index.js";

/** Endings that a text's id may carry: 'ann' is known by 'ann.txt', and 'files/ann.docx' by 'ann'. */
const ENDINGS = [
  ...[
    "txt",
    "md",
    "html",
    "htm",
    "xhtml",
    "docx",
    "odt",
    "rtf",
    "pptx",
    "xlsx",
    "pdf",
    "eml",
    "mbox",
    "msg",
  ],
  ...["json", "jsonl", "csv", "tsv"],
];

/**
 * Numbers of the background texts that are called by a document's id or by the name of a person, with
 * the folder and the ending of a file or without: they are about the person, whatever they call somebody.
 */
export const textsAbout = (
  background: BackgroundIndex,
  id: string,
  persons: readonly string[],
): number[] => {
  const names = new Set([...idsOf(id), ...persons]);
  const written = [...names].flatMap((name) => [
    name,
    ...ENDINGS.map((ending) => `${name}.${ending}`),
  ]);
  return [...new Set(written)].flatMap((name) => background.documentNumber(name) ?? []);
};

/**
 * Numbers of the background texts about the people to protect: those called by the document's id or a
 * person's name, else those that contain a name. @throws SEARCH_PERSON_UNKNOWN
 */
export function textsOf(
  background: BackgroundIndex,
  id: string,
  persons: readonly string[],
): ReadonlySet<number> {
  const ids = textsAbout(background, id, persons);
  const named = persons.flatMap((person) => background.withAll([person]));
  const found = ids.length > 0 ? ids : named;
  if (found.length > 0) return new Set(found);
  throw errors.SEARCH_PERSON_UNKNOWN`no background text is about the person to protect: none has the document's id or the person's name as its id, or contains the name; check --person and the folder of background texts`;
}

/** An id as it is, without the folder and without the ending. */
function idsOf(id: string): string[] {
  const file = id.replace(/^.*[/\\]/, "");
  const ending = new RegExp(`\\.(?:${ENDINGS.join("|")})$`, "i");
  return [id, id.replace(ending, ""), file, file.replace(ending, "")];
}
