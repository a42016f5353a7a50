/** Columns of a table whose cells leave without being part of any text. */

import type { AnyFile } from "../../../entries/formats.js";
import type { Queryable } from "../../store/database.js";
import { type FileColumns, findColumns, saveColumns } from "../store/file-columns.js";
import { findFile, readStored } from "../store/files.js";
import type { ReviewContext } from "./context.js";

/** What a file that was read says of them; one that is no table has none. */
export const unreadIn = async (file: AnyFile): Promise<FileColumns["unread"]> =>
  (await file.unreadColumns?.()) ?? [];

/** Those of a file; of one that an earlier release took in, they are looked for now. */
export async function columnsOf(
  { store, reader }: Pick<ReviewContext, "store" | "reader">,
  on: Queryable,
  file: string,
): Promise<FileColumns> {
  const known = await findColumns(on, store.seal, file);
  if (known) return known;
  const stored = await findFile(on, store.seal, file);
  const columns: FileColumns = {
    unread: await unreadIn(await readStored(reader, stored, [])),
    decided: {},
  };
  await saveColumns(on, store.seal, file, columns);
  return columns;
}
