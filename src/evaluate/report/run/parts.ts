/** A file of figures, recognized by its `version`, its `kind` and its shape. */

import { Compile, type Validator } from "typebox/compile";
import { PalimpsestError } from "../../../errors.js";
import { type FiguresKind, type Part, SCHEMAS } from "./figures.js";

const compiled = new Map<FiguresKind, Validator>();

/**
 * The figures in a file's JSON.
 * @param name what the part is called: the file's name without its ending
 * @param file what messages call the file
 * @throws INPUT_FORMAT where it is none of the files that this program writes, or of a later release
 */
export function parsePart(json: string, name: string, file = name): Part {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw refused(file, "JSON", "something that does not parse", "check that the file is whole");
  }
  const { version, kind } = isRecord(value) ? value : {};
  if (typeof kind !== "string" || !Object.hasOwn(SCHEMAS, kind)) {
    const got = kind === undefined ? "JSON that does not say its 'kind'" : "another 'kind'";
    throw refused(
      file,
      `figures of this program (${Object.keys(SCHEMAS).join(", ")})`,
      got,
      "take it out of the run, or make it again with --json of this release",
    );
  }
  if (version !== 1) {
    const got = typeof version === "number" ? `version ${version}` : "no version";
    throw refused(file, "version 1", got, "use the release that wrote it, or make it again");
  }
  const known = kind as FiguresKind;
  const validator = compiled.get(known) ?? Compile(SCHEMAS[known]);
  compiled.set(known, validator);
  if (!validator.Check(value)) {
    // keys further in are ids of documents or names of people
    const where = validator.Errors(value)[0]?.instancePath.split("/")[1] ?? "";
    throw refused(
      file,
      `the shape of '${known}'`,
      `another at '${where}'`,
      "make the file again with this release",
    );
  }
  return { kind: known, name, figures: value } as Part;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const refused = (file: string, wanted: string, got: string, todo: string): PalimpsestError =>
  new PalimpsestError("INPUT_FORMAT", `expected ${wanted} in ${file}, got ${got}; ${todo}`);
