/** Names of styles, numbered: an author's could name somebody. */

import { isKnownStyle } from "../docx/known.js";
import { type Element, elementsOf } from "../office/xml.js";
import { STYLE_NAME } from "./clean.js";
import { odfName } from "./names.js";

/** A name as word processors write it: 'Heading_20_1' for 'Heading 1'. */
const plain = (name: string): string =>
  name.replace(/_([0-9a-f]{2})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The same number for the same name in all parts, in the order in which names occur. */
export function numberStyles(roots: readonly Element[]): void {
  const numbers = new Map<string, string>();
  for (const root of roots) {
    for (const element of elementsOf(root)) {
      for (const attribute of Array.from(element.attributes)) {
        if (!STYLE_NAME.test(odfName(attribute))) continue;
        const name = attribute.value;
        if (name === "" || isKnownStyle(plain(name))) continue;
        if (!numbers.has(name)) numbers.set(name, `s${numbers.size + 1}`);
        attribute.value = numbers.get(name)!;
      }
    }
  }
}
