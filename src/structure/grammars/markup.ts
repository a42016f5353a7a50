/** XML and what is written like it: names of elements and attributes, comments' marks and namespaces are syntax. */

import type { Grammar, Piece } from "../grammar.js";

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^>]*>|<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)([^<>]*?)(\/?)>/gu;
const ATTRIBUTE = /([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*("[^"]*"|'[^']*')/gu;

/** Attributes of the syntax itself: namespaces, schemas, types. */
const OF_SYNTAX =
  /^(?:xmlns(?::|$)|xsi:|xml:|version$|encoding$|class$|style$|codeSystem|codeSystemName$|root$)/;

export const markup: Grammar = {
  name: "xml",
  sniff: (text) => /^\s*<[?!\p{L}]/u.test(text) && /<\/|\/>/.test(text),
  cut(text) {
    const pieces: Piece[] = [];
    const open: string[] = [];
    let last = 0;
    const words = (end: number) => {
      if (/\S/.test(text.slice(last, end)) && !/^(?:style|script)$/i.test(open.at(-1) ?? ""))
        pieces.push({ start: last, end, path: open.join("."), ends: "<>&" });
    };
    for (const token of text.matchAll(TOKEN)) {
      const [whole, closing, name, attributes, single] = token;
      words(token.index);
      last = token.index + whole.length;
      if (name === undefined) {
        if (whole.startsWith("<!--"))
          pieces.push({
            start: token.index + 4,
            end: last - 3,
            path: "comment",
            prose: true,
            ends: "<>-",
          });
        else if (whole.startsWith("<![CDATA["))
          pieces.push({ start: token.index + 9, end: last - 3, path: open.join("."), ends: "<>]" });
        continue;
      }
      const local = name.replace(/^.*:/, "");
      if (closing) {
        // a text that is no XML, as HTML may be, closes what it likes
        const at = open.lastIndexOf(local);
        if (at >= 0) open.length = at;
        continue;
      }
      const from = token.index + 1 + name.length;
      for (const attribute of (attributes ?? "").matchAll(ATTRIBUTE)) {
        const [all, key, quoted] = attribute;
        if (quoted!.length < 3) continue;
        const end = from + attribute.index + all.length - 1;
        pieces.push({
          start: end - quoted!.length + 2,
          end,
          path: [...open, local, key!.replace(/^.*:/, "")].join("."),
          ends: "<>&\"'",
          ...(OF_SYNTAX.test(key!) && { is: "fixed" as const }),
        });
      }
      if (!single && !/^(?:br|hr|img|input|meta|link)$/i.test(local)) open.push(local);
    }
    words(text.length);
    return open.length > 0 && !/<\/html>/i.test(text) ? undefined : pieces;
  },
};
