/** The files that tasks were made from, byte by byte, sealed. */

import type { AnyFile, FileReader, ReadOptions } from "../../../entries/formats.js";
import type { Queryable } from "../../store/database.js";
import type { Seal } from "../../store/seal.js";
import { notFound } from "../model/refusal.js";
import { findColumns, treatmentsIn } from "./file-columns.js";

export interface StoredFile extends Pick<ReadOptions, "password" | "ocr" | "columns"> {
  readonly name: string;
  readonly format: string;
  readonly bytes: Uint8Array;
}

const place = (id: string): string => `files:${id}`;

/** One line of JSON, a line feed, and the bytes as they came. */
export function sealFile(
  seal: Seal,
  id: string,
  { bytes, columns: _, ...rest }: StoredFile,
): Uint8Array {
  const head = Buffer.from(`${JSON.stringify(rest)}\n`);
  return seal.seal(place(id), Buffer.concat([head, bytes]));
}

/** @throws NOT_FOUND */
export async function findFile(on: Queryable, seal: Seal, id: string): Promise<StoredFile> {
  const [row] = await on.query<{ sealed: Uint8Array }>("select sealed from files where id = $1", [
    id,
  ]);
  if (!row) throw notFound("file");
  const whole = Buffer.from(seal.open(place(id), row.sealed));
  const end = whole.indexOf(0x0a);
  const known = await findColumns(on, seal, id);
  const columns = known ? treatmentsIn(known) : {};
  return {
    ...JSON.parse(whole.toString("utf8", 0, end)),
    bytes: whole.subarray(end + 1),
    ...(Object.keys(columns).length > 0 && { columns }),
  };
}

/** The file as its format reads it: its documents, the way back, and notes that do not name the file. */
export async function readStored(
  reader: FileReader,
  { bytes, format, ...options }: StoredFile,
  persons: readonly string[],
  more: Pick<ReadOptions, "scheme"> = {},
): Promise<AnyFile> {
  const { name } = options;
  const said: string[] = [];
  const note = (message: string) => void said.push(message);
  const file = await reader.read(bytes, format, {
    ...options,
    ...more,
    id: name,
    persons,
    note,
  });
  const notes = [...said, ...(file.notes ?? [])].map((message) =>
    message.replaceAll(`${name}: `, "").replaceAll(name, "the file"),
  );
  return { ...file, notes };
}
