/** XML that is still XML, with elements removed, doubled, moved, nested and given odd values: what damaged bytes seldom reach. */

import { DOMParser, type Element, XMLSerializer } from "@xmldom/xmldom";

/** Values that mean something to a reader of office files. */
const VALUES = [
  "",
  "0",
  "-1",
  "1048577",
  "99999999999",
  "NaN",
  "true",
  "rId1",
  "../x",
  "#REF!",
  "\uFFFD",
  "Ulmgrove",
];
const MOST_COPIES = 40;
const DEEPEST = 60;

/** A part of an office file, changed in up to four places; as it was where it is no XML. */
export function reshaped(bytes: Uint8Array, next: () => number): Uint8Array {
  const source = Buffer.from(bytes).toString("utf8");
  let document: ReturnType<DOMParser["parseFromString"]>;
  try {
    document = new DOMParser({ onError: () => {} }).parseFromString(source, "text/xml");
  } catch {
    return bytes;
  }
  const pick = <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)]!;
  for (let i = 0; i <= next() * 4; i++) {
    const all = Array.from(document.getElementsByTagName("*"));
    const element = pick(all);
    const parent = element?.parentNode;
    if (!element || !parent || parent === (document as unknown)) continue;
    change(element, pick(all), next, pick);
  }
  return Buffer.from(new XMLSerializer().serializeToString(document));
}

function change(
  element: Element,
  other: Element,
  next: () => number,
  pick: <One>(all: readonly One[]) => One,
): void {
  const parent = element.parentNode!;
  const kind = next();
  if (kind < 0.2) parent.removeChild(element);
  else if (kind < 0.4) {
    for (let i = 0; i < next() * MOST_COPIES; i++) {
      parent.insertBefore(element.cloneNode(true), element);
    }
  } else if (kind < 0.55) {
    other.appendChild(element.cloneNode(true));
  } else if (kind < 0.85) {
    const attributes = Array.from(element.attributes);
    if (attributes.length > 0) pick(attributes).value = pick(VALUES);
  } else if (kind < 0.93) {
    let inner: Element = element;
    for (let i = 0; i < next() * DEEPEST; i++) {
      inner = inner.appendChild(element.cloneNode(false)) as Element;
    }
  } else element.textContent = pick(VALUES);
}
