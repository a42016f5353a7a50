/**
 * The process that reads and writes files for another one, which can kill it: a file that unfolds or
 * never ends costs this process and not the program. One request at a time.
 */

import { asPalimpsestError } from "../../errors.js";
import type { AnyFile } from "../format.js";
import { readFormat } from "../formats.js";
import type { Answer, Numbered, Request, Results } from "./messages.js";
import { unpackSanitized } from "./packed.js";

/** Files kept for writing; older ones are read again where they are asked for. */
const KEPT = 2;
const files = new Map<number, AnyFile>();
/** What formats have said since the last answer. */
let said: string[] = [];

process.on("message", (message: Numbered<Request>) => {
  void answer(message.body).then((body) => process.send!({ id: message.id, body }));
});

process.on("disconnect", () => process.exit());

async function answer(request: Request): Promise<Answer> {
  said = [];
  try {
    if (request.kind === "read") return { value: await read(request), said };
    const file = files.get(request.file);
    if (!file) return { forgotten: true };
    const value =
      request.kind === "write"
        ? await file.write(
            "texts" in request.sanitized
              ? unpackSanitized(request.sanitized, file.documents)
              : request.sanitized,
          )
        : ((await file.placesOf?.(request.document, request.spans)) ?? []);
    return { value, said };
  } catch (thrown) {
    const error = asPalimpsestError(thrown);
    if (process.env["PALIMPSEST_DEBUG"] && error.cause instanceof Error) {
      process.stderr.write(`${error.cause.stack}\n`);
    }
    return { error: { code: error.code, message: error.message } };
  }
}

async function read({
  file: id,
  bytes,
  format,
  options,
}: Extract<Request, { kind: "read" }>): Promise<Results["read"]> {
  const file = await readFormat(bytes, format, {
    ...options,
    note: (message) => said.push(message),
  });
  files.set(id, file);
  for (const old of files.keys()) {
    if (files.size <= KEPT) break;
    files.delete(old);
  }
  const { write: _write, placesOf, ...plain } = file;
  return { plain, hasPlaces: placesOf !== undefined };
}
