/** The text of cleaned parts of a presentation, as pieces that know their element. */

import { PieceCollector, type PieceText } from "../office/pieces.js";
import { childrenOf, type Element, elementsOf, nameOf, parentOf } from "../office/xml.js";
import { isWord } from "./chart.js";
import { asRun } from "./clean.js";

/** Every paragraph that has a run, and every word of a chart. Paragraphs without text stay paragraphs. */
export function collectText(roots: readonly Element[]): PieceText {
  const pieces = new PieceCollector();
  for (const root of roots) {
    for (const element of elementsOf(root)) {
      const name = nameOf(element);
      if (name === "c:v" && isWord(element)) {
        pieces.beginParagraph();
        pieces.add(element, element.textContent ?? "", true);
      }
      if (name !== "a:p") continue;
      const runs = childrenOf(element).filter((one) => /^a:(?:r|br)$/.test(nameOf(one)));
      if (runs.length === 0) continue;
      pieces.beginParagraph();
      for (const run of runs) {
        if (nameOf(run) === "a:br") pieces.add(run, "\n", false);
        else
          for (const one of childrenOf(run)) {
            if (nameOf(one) === "a:t") pieces.add(one, one.textContent ?? "", true);
          }
      }
    }
  }
  return pieces.finish();
}

const XML = "http://www.w3.org/XML/1998/namespace";

/** What replacing left that DrawingML does not allow: marks of blanks, text outside runs. */
export function finishText(root: Element): void {
  for (const element of elementsOf(root)) {
    element.removeAttributeNS(XML, "space");
    const parent = parentOf(element);
    if (nameOf(element) === "a:t" && parent && nameOf(parent) === "a:p") {
      asRun(element, element.textContent ?? "");
    }
  }
}
