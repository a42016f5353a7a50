/** Hidden words in names that an author gave: of styles, shapes, lists, parts. */

import { holdsWords } from "../office/hidden-words.js";
import {
  attributeOf,
  childrenOf,
  type Element,
  elementsOf,
  nameOf,
  setAttribute,
} from "../office/xml.js";
import { isKnownStyle } from "./known.js";
import type { Package, Part } from "./package.js";

/** Elements that name a style by its id. */
export const STYLE_REFERENCE =
  /^w:((p|r|tbl)Style|basedOn|next|link|styleLink|numStyleLink|clickAndTypeStyle)$/;

/** Numbers every style that is not a word processor's own: its name could be anybody's. */
export function numberStyles(parts: readonly Part[]): void {
  const all = parts.flatMap(stylesOf);
  const ids = new Set(all.map((style) => attributeOf(style, "w:styleId")));
  const renamed = new Map<string, string>();
  let number = 0;
  for (const style of all) {
    const id = attributeOf(style, "w:styleId") ?? "";
    const name = childrenOf(style).find((child) => nameOf(child) === "w:name");
    if (isKnownStyle((name && attributeOf(name, "w:val")) ?? id) && isIdOfKnown(id)) continue;
    do number++;
    while (ids.has(`Style${number}`));
    renamed.set(id, `Style${number}`);
    setAttribute(style, "w:styleId", `Style${number}`);
    if (name) setAttribute(name, "w:val", `Style ${number}`);
  }
  for (const { xml } of parts) {
    for (const element of elementsOf(xml.documentElement!)) {
      if (!STYLE_REFERENCE.test(nameOf(element))) continue;
      const own = attributeOf(element, "w:val") ?? "";
      const id = renamed.get(own);
      if (id !== undefined) setAttribute(element, "w:val", id);
      else if (!ids.has(own) && !isIdOfKnown(own)) setAttribute(element, "w:val", "Normal");
    }
  }
}

const stylesOf = ({ xml }: Part): Element[] =>
  elementsOf(xml.documentElement!).filter((element) => nameOf(element) === "w:style");

/** Ids are names without spaces and signs, or numbers; `Heading1Char`, `a0`, `TableGrid`. */
const isIdOfKnown = (id: string): boolean =>
  isKnownStyle(id) ||
  /^[a-z]{0,2}\d+$/i.test(id) ||
  isKnownStyle(
    id
      .replace(/(?<=\p{Ll})(?=[\p{Lu}\d])|(?<=\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|-+/gu, " ")
      .replace(/ Char$/, ""),
  );

/** Whether hidden words occur in an attribute, in the name of a part or in a prefix of names. */
export function showsHidden({ parts, lists }: Package, hidden: ReadonlySet<string>): boolean {
  if (hidden.size === 0) return false;
  const values = new Set([
    ...parts.map(({ name }) => name),
    ...[...parts, ...lists].flatMap(attributeValues),
  ]);
  const shown = [...values].join("\n");
  return [...hidden].some((words) => holdsWords(shown, words));
}

/** Values that could be words of the text by chance are left out: names of fonts, languages and styles. */
function attributeValues({ xml }: Pick<Part, "xml">): string[] {
  return elementsOf(xml.documentElement!).flatMap((element) => {
    if (
      /^(w:(rFonts|lang|themeFontLang|lsdException)|a:(latin|ea|cs|font|sym))$/.test(
        nameOf(element),
      )
    )
      return [];
    return Array.from(element.attributes)
      .filter(({ value }) => !isKnownStyle(value) && !isIdOfKnown(value))
      .flatMap(({ name, value }) => [value, name.split(":")[0]!]);
  });
}
