/** Names of OpenDocument, by the prefixes that the standard gives to its namespaces. */

const OASIS = "urn:oasis:names:tc:opendocument:xmlns:";

const PREFIXES = new Map([
  [`${OASIS}office:1.0`, "office"],
  [`${OASIS}text:1.0`, "text"],
  [`${OASIS}table:1.0`, "table"],
  [`${OASIS}style:1.0`, "style"],
  [`${OASIS}drawing:1.0`, "draw"],
  [`${OASIS}xsl-fo-compatible:1.0`, "fo"],
  [`${OASIS}svg-compatible:1.0`, "svg"],
]);

export const TEXT_NAMESPACE = `${OASIS}text:1.0`;

interface Name {
  readonly namespaceURI: string | null;
  readonly localName: string | null;
}

/** `text:p`, `fo:color` ... whatever prefix the file uses; of other namespaces nothing. */
export function odfName({ namespaceURI, localName }: Name): string {
  const prefix = PREFIXES.get(namespaceURI ?? "");
  return prefix === undefined ? "" : `${prefix}:${localName}`;
}
