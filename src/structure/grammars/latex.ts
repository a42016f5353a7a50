/** LaTeX: commands, their options and braces are syntax; what a command of the preamble says of its argument is known. */

import type { SemanticType } from "../../document/types.js";
import { type Grammar, kindTable, type Piece } from "../grammar.js";

const ARGUMENTS = kindTable({
  PERSON: "name firstname familyname lastname author signature",
  CODE: "email homepage phone mobile fax social github linkedin orcid",
  LOC: "address",
});
/** Commands whose arguments are names of the document's own things. */
const OF_SYNTAX =
  /^(?:begin|end|usepackage|documentclass|label|ref|eqref|pageref|cite[a-z]*|input|include|includegraphics|bibliography|bibliographystyle|newcommand|renewcommand|def|setlength|hspace|vspace|moderncvstyle|moderncvcolor|pagestyle|thispagestyle|color|textcolor|hypersetup|geometry|index)$/;

const OF_COLUMNS =
  /\{(?:tabular[*xy]?|array|longtable|minipage|thebibliography|multicols|wrapfigure)\*?\}[^{]*$/;

/** A command; accents (`\"u`, `\c{c}`) are letters. */
const COMMAND = /\\(?:[a-zA-Z]{2,}\*?|[\\,;:!% &#$_{}])|\\(?:item)\b/g;

export const latex: Grammar = {
  name: "latex",
  sniff: (text) =>
    /\\(?:documentclass|begin|section|chapter|[a-z]{3,}\*?(?:\[[^\]]*\])?\{)/.test(text),
  cut(text) {
    const pieces: Piece[] = [];
    let last = 0;
    const prose = (end: number) => {
      for (const part of text
        .slice(last, end)
        .matchAll(/[^{}\n$&]+(?:\n[^{}\n$&]*\S[^{}\n$&]*)*/g)) {
        if (!/[\p{L}\p{N}]/u.test(part[0])) continue;
        const start = last + part.index;
        pieces.push({ start, end: start + part[0].length, path: "", prose: true, ends: "\\{}" });
      }
      last = end;
    };
    for (const command of text.matchAll(COMMAND)) {
      if (command.index < last) continue;
      const name = command[0].slice(1).replace(/\*$/, "");
      prose(command.index);
      last = command.index + command[0].length;
      let taken = 0;
      const kind = ARGUMENTS.get(name) as SemanticType | undefined;
      for (let at = last; ; at = last) {
        if (text[at] === "[") {
          const close = text.indexOf("]", at);
          if (close < 0) break;
          last = close + 1;
        } else if (text[at] === "{" && (kind || OF_SYNTAX.test(name))) {
          // what follows the name of an environment is read, unless it is of its columns
          if (name === "begin" && taken > 0 && !OF_COLUMNS.test(text.slice(command.index, at)))
            break;
          taken++;
          const close = closingBrace(text, at);
          if (close === undefined) break;
          if (kind && close > at + 1)
            pieces.push({ start: at + 1, end: close, path: name, is: kind, ends: "\\{}" });
          last = close + 1;
        } else break;
      }
    }
    prose(text.length);
    return pieces;
  },
};

function closingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  return undefined;
}
