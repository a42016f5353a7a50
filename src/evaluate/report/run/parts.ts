/** A file of figures, recognized by its `version`, its `kind` and its shape. */

import { Compile, type Validator } from "typebox/compile";
import { isRecord } from "../../../document/is-record.js";
import { PalimpsestError } from "../../../errors.js";
import { type FiguresKind, type Part, SCHEMAS } from "./figures.js";

const compiled = new Map<FiguresKind, Validator>();

/**
 * The figures in a file's JSON.
 * @param name what the part is called: the file's name without its ending
 * @param file what messages call the file
 * @throws INPUT_FORMAT if this program does not write such files, or a later release wrote it
 */
export function parsePart(json: string, name: string, file = name): Part {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw refused(`${file} is not valid JSON; check that the file is complete`);
  }
  const { version, kind } = isRecord(value) ? value : {};
  if (typeof kind !== "string" || !Object.hasOwn(SCHEMAS, kind)) {
    const what = kind === undefined ? "does not say its 'kind'" : "has an unknown 'kind'";
    throw refused(
      `${file} ${what}, so it is none of this program's files of figures (${Object.keys(SCHEMAS).join(", ")}); take it out of the run, or make it again with --json of this release`,
    );
  }
  if (version !== 1) {
    const has = typeof version === "number" ? `version ${version}` : "no version";
    throw refused(
      `${file} has ${has}, and this release reads version 1; use the release that wrote it, or make it again`,
    );
  }
  const known = kind as FiguresKind;
  const validator = compiled.get(known) ?? Compile(SCHEMAS[known]);
  compiled.set(known, validator);
  if (!validator.Check(value)) {
    // keys further in are ids of documents or names of people
    const where = validator.Errors(value)[0]?.instancePath.split("/")[1] ?? "";
    throw refused(
      `${file} does not have the form of '${known}' at '${where}'; make the file again with this release`,
    );
  }
  return { kind: known, name, figures: value } as Part;
}

const refused = (message: string): PalimpsestError => new PalimpsestError("INPUT_FORMAT", message);
