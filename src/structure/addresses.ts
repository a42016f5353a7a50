/** The parts of a target of a request that may be somebody's: numbers and names in its path, values of its query. */

import type { Piece } from "./grammar.js";

/** A part of a path that is no word of an interface: it has figures, and is no version. */
const OF_SOMEBODY = /^(?=.*\d)(?!v\d+(?:\.\d+)*$)(?!\d{1,3}$)[\w.~@%+-]{3,}$/i;

/** The pieces of a target that stands at `start`: `/members/4471?token=...&page=2`. */
export function queryPieces(text: string, start: number, target: string): Piece[] {
  const pieces: Piece[] = [];
  const query = target.indexOf("?");
  const path = query < 0 ? target : target.slice(0, query);
  for (const { 0: part, index } of path.matchAll(/[^/]+/g)) {
    const at = start + index;
    const isFile = /\.(?:html?|js|css|png|jpe?g|svg|json|php|xml|ico|gif|woff2?)$/i.test(part);
    const isName = OF_SOMEBODY.test(part) && !isFile;
    if (isName)
      pieces.push({ start: at, end: at + part.length, path: "id", is: "CODE", ends: "/?# \n" });
    else if (/[^\w.-]|\p{Lu}\p{Ll}/u.test(part) && !isFile)
      pieces.push({ start: at, end: at + part.length, path: "path", ends: "/?# \n" });
    // a word of the interface, unless the text has an account of that name
    else
      pieces.push({ start: at, end: at + part.length, path: "path", is: "fixed", ends: "/?# \n" });
  }
  if (query < 0) return pieces;
  for (const { 0: pair, 1: key, 2: value, index } of target
    .slice(query)
    .matchAll(/[?&;]([\w.[\]%-]+)=([^&;#\s]*)/g)) {
    const end = start + query + index + pair.length;
    if (value !== "" && text.slice(end - value!.length, end) === value)
      pieces.push({ start: end - value!.length, end, path: key!, ends: "&#; \n" });
  }
  return pieces;
}
