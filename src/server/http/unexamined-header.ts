/**
 * What was not examined with all there is, for answers whose form has no place for it: `/v1/detect` gives the JSON
 * of the command line, `/analyze` the incumbent's. Both say it in a header, as JSON in ASCII.
 */

import type { FastifyReply } from "fastify";
import type { Document, Unexamined } from "../../document/document.js";
import { unexaminedToJson } from "../../document/json.js";

const UNEXAMINED_HEADER = "palimpsest-unexamined";

/** Stretches that are listed; clients refuse headers of more than some kilobytes. */
const MOST = 20;

/** Says nothing where all of the documents, numbered as in the request, were examined. */
export function sayUnexamined(
  reply: FastifyReply,
  results: readonly {
    readonly text: Document["text"];
    readonly unexamined: readonly Unexamined[];
  }[],
  offsets: "codepoint" | "utf16" = "codepoint",
): void {
  const all = results.flatMap(({ text, unexamined }, document) =>
    unexaminedToJson(text, unexamined, offsets).map((stretch) => ({ document, ...stretch })),
  );
  if (all.length === 0) return;
  const more = all.length - MOST;
  const listed = [...all.slice(0, MOST), ...(more > 0 ? [{ more }] : [])];
  const ascii = JSON.stringify(listed).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  reply.header(UNEXAMINED_HEADER, ascii);
}
