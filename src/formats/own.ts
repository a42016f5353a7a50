/** Formats of one's own: what is checked of them, and of the files that they write. */

import { errors, PalimpsestError } from "../errors.js";
import type { AnyFile, BytesFormat, Format, Written } from "./format.js";

type Formats = readonly (Format | BytesFormat)[];

/** @throws POLICY_INVALID where a name is taken, or an ending is malformed or taken by another of one's own */
export function requireDistinct(own: Formats, builtIn: Formats): void {
  const names = new Set(["auto", ...builtIn.map(({ name }) => name)]);
  const endings = new Set<string>();
  for (const { name, extensions } of own) {
    if (names.has(name)) {
      throw invalid(`your format '${name}' has the name of another; give it another name`);
    }
    names.add(name);
    for (const ending of extensions) {
      if (!/^\.[^./\\\p{Lu}]+$/u.test(ending)) {
        throw invalid(
          `your format '${name}' has a malformed ending; write endings in lower case with one dot, as in '.srt'`,
        );
      }
      if (endings.has(ending)) {
        throw invalid(`your format '${name}' has the ending of another; give it another ending`);
      }
      endings.add(ending);
    }
  }
}

const invalid = (message: string) => new PalimpsestError("POLICY_INVALID", message);

/**
 * A file of one's own format, whose output is released only where it reads as the sanitized texts.
 * @param name what errors call the file
 * @param read reads the file, and what was written in its place
 */
export async function verified(
  name: string,
  bytes: Uint8Array,
  read: (given: Written) => AnyFile | Promise<AnyFile>,
): Promise<AnyFile> {
  const file = await read(bytes);
  return {
    ...file,
    async write(sanitized) {
      const written = await file.write(sanitized);
      if (file.isExact === false) return written;
      const { documents } = await read(written);
      const isSame =
        documents.length === sanitized.length &&
        sanitized.every(({ text }, i) => documents[i]!.text === text);
      if (isSame) return written;
      throw errors.OUTPUT_UNWRITABLE`the output for ${name} reads differently from the sanitized text, so it is not released; check what the format writes`;
    },
  };
}
