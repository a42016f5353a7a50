/** Where a figure comes from: the release, the command, the models and the files that were read. */

import Type, { type Static } from "typebox";

const HASH = "^[0-9a-f]{64}$";

export const MadeSchema = Type.Object({
  /** Release of the program. */
  version: Type.String(),
  /** To be run again; values that could name a person are left out. */
  command: Type.String(),
  models: Type.Array(
    Type.Object({
      name: Type.String(),
      files: Type.Array(Type.Object({ path: Type.String(), sha256: Type.String() })),
    }),
  ),
  inputs: Type.Array(
    Type.Object({
      name: Type.String(),
      /** Of a folder: over names and hashes of its files. Absent for standard input. */
      sha256: Type.Optional(Type.String({ pattern: HASH })),
      /**
       * Originals are words that were hidden: somebody with such a hash and the released text can test
       * guesses of what was hidden.
       */
      holds: Type.Unsafe<Holding>({ enum: ["originals", "outputs", "background", "policy"] }),
    }),
  ),
});

export type Made = Static<typeof MadeSchema>;
export type Holding = "originals" | "outputs" | "background" | "policy";

/** SHA-256 of texts by document, as they were measured. */
export const TextHashesSchema = Type.Record(Type.String(), Type.String({ pattern: HASH }));
export type TextHashes = Readonly<Record<string, string>>;
