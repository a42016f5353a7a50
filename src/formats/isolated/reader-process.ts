/**
 * The process that reads and writes files for another one, which can kill it: a file that unfolds or
 * never ends costs this process and not the program. One request at a time.
 */

import { asPalimpsestError } from "../../errors.js";
import type { AnyFile } from "../format.js";
import { contentsOfFile, readFormat } from "../formats.js";
import type { Answer, Method, Numbered, Request, Results } from "./messages.js";
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
    if (request.kind === "contents") {
      const { bytes, format, options } = request;
      return { value: await contentsOfFile(bytes, format, options), said };
    }
    const file = files.get(request.file);
    if (!file) return { forgotten: true };
    return { value: await asked(file, request), said };
  } catch (thrown) {
    const error = asPalimpsestError(thrown);
    if (process.env["PALIMPSEST_DEBUG"] && error.cause instanceof Error) {
      process.stderr.write(`${error.cause.stack}\n`);
    }
    return { error: { code: error.code, message: error.message } };
  }
}

async function asked(
  file: AnyFile,
  request: Exclude<Request, { kind: "read" | "contents" }>,
): Promise<Results[typeof request.kind]> {
  switch (request.kind) {
    case "write":
      return file.write(
        "texts" in request.sanitized
          ? unpackSanitized(request.sanitized, file.documents)
          : request.sanitized,
      );
    case "places":
      return (await file.placesOf?.(request.document, request.spans)) ?? [];
    case "layout":
      return file.layoutOf?.(request.document);
    case "unread":
      return (await file.unreadColumns?.()) ?? [];
    case "picture":
      return file.pictureOf!(request.page, request.width);
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
  const { write, placesOf, layoutOf, pictureOf, unreadColumns, ...plain } = file;
  const methods = { write, placesOf, layoutOf, pictureOf, unreadColumns };
  const has = Object.entries(methods).flatMap(([name, own]) => (own ? [name as Method] : []));
  return { plain, has };
}
