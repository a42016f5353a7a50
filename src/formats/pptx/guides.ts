/** Guides of drawn shapes: named numbers that formulas and points refer to. Their names become numbers. */

import { type Element, elementsOf, nameOf } from "../office/xml.js";

/** What a preset shape calls its own; other names would lose its form. */
const OF_PRESETS = /^(?:adj\d?|vf|hf)$/;

/** Numbers the guides that an author has named, within each shape. */
export function numberGuides(root: Element): void {
  for (const shape of elementsOf(root)) {
    if (/^a:(?:cust|prst)Geom$/.test(nameOf(shape))) numberWithin(elementsOf(shape));
  }
}

function numberWithin(inside: readonly Element[]): void {
  const names = new Map<string, string>();
  for (const guide of inside) {
    const name = nameOf(guide) === "a:gd" ? (guide.getAttribute("name") ?? "") : "";
    if (name !== "" && !OF_PRESETS.test(name) && !names.has(name)) {
      names.set(name, `g${names.size + 1}`);
    }
  }
  if (names.size === 0) return;
  for (const element of inside) {
    for (const attribute of Array.from(element.attributes)) {
      if (attribute.name.startsWith("xmlns")) continue;
      const referred = attribute.value.split(" ").map((word) => names.get(word) ?? word);
      attribute.value = referred.join(" ");
    }
  }
}
