/** Hidden words in names that an author gave: of styles, shapes, lists, parts. */

import type { Sanitized } from "../../document/document.js";
import type { Package, Part } from "./package.js";
import { attributeOf, childrenOf, type Element, elementsOf, nameOf } from "./xml.js";

/** What was replaced and stands nowhere in the new text; what has no letter is in every file's numbers. */
export function hiddenWords({ document, text, replacements }: Sanitized): ReadonlySet<string> {
  return new Set(
    replacements
      .map(({ start, end }) => document.text.slice(start, end).trim())
      .filter((words) => words.length > 1 && /\p{L}/u.test(words) && !text.includes(words)),
  );
}

/** Elements that name a style by its id. */
const STYLE_REFERENCE =
  /^w:((p|r|tbl)Style|basedOn|next|link|styleLink|numStyleLink|clickAndTypeStyle)$/;

/**
 * Numbers the styles of an author's own that have a word of three letters or more in common with what
 * is hidden, as 'BergLetter' with 'Anna Berg': their names are written in one word, so words are looked
 * for within words.
 */
export function renameStyles(parts: readonly Part[], hidden: ReadonlySet<string>): void {
  const words = [...hidden].flatMap((one) => one.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  if (words.length === 0) return;
  const all = parts.flatMap(stylesOf);
  const ids = new Set(all.map((style) => attributeOf(style, "w:styleId")));
  const renamed = new Map<string, string>();
  let number = 0;
  for (const style of all.filter(isCustom)) {
    const id = attributeOf(style, "w:styleId") ?? "";
    const name = childrenOf(style).find((child) => nameOf(child) === "w:name");
    const named = `${id}\n${(name && attributeOf(name, "w:val")) ?? ""}`.toLowerCase();
    if (!words.some((word) => named.includes(word))) continue;
    do number++;
    while (ids.has(`Style${number}`));
    renamed.set(id, `Style${number}`);
    setAttribute(style, "w:styleId", `Style${number}`);
    if (name) setAttribute(name, "w:val", `Style ${number}`);
  }
  if (renamed.size === 0) return;
  for (const { xml } of parts) {
    for (const element of elementsOf(xml.documentElement!)) {
      if (!STYLE_REFERENCE.test(nameOf(element))) continue;
      const id = renamed.get(attributeOf(element, "w:val") ?? "");
      if (id !== undefined) setAttribute(element, "w:val", id);
    }
  }
}

function setAttribute(element: Element, name: string, value: string): void {
  for (const attribute of Array.from(element.attributes)) {
    if (nameOf(attribute) === name) attribute.value = value;
  }
}

const stylesOf = ({ xml }: Part): Element[] =>
  elementsOf(xml.documentElement!).filter((element) => nameOf(element) === "w:style");

const isCustom = (style: Element): boolean =>
  /^(1|true|on)$/.test(attributeOf(style, "w:customStyle") ?? "");

/** Whether hidden words stand in an attribute or in the name of a part. */
export function showsHidden({ parts, lists }: Package, hidden: ReadonlySet<string>): boolean {
  if (hidden.size === 0) return false;
  const known = new Set(parts.flatMap(builtInStyles));
  const values = new Set([
    ...parts.map(({ name }) => name),
    ...[...parts, ...lists].flatMap(attributeValues),
  ]);
  const shown = [...values].filter((value) => !known.has(value)).join("\n");
  return [...hidden].some((words) => holdsWords(shown, words));
}

function holdsWords(text: string, words: string): boolean {
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? "");
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return true;
  }
  return false;
}

function attributeValues({ xml }: Pick<Part, "xml">): string[] {
  return elementsOf(xml.documentElement!).flatMap((element) => {
    if (
      /^(w:(rFonts|lang|themeFontLang|lsdException)|a:(latin|ea|cs|font|sym))$/.test(
        nameOf(element),
      )
    )
      return [];
    return Array.from(element.attributes).map(({ value }) => value);
  });
}

/** Ids and names of styles that come with Word. */
const builtInStyles = (part: Part): string[] =>
  stylesOf(part)
    .filter((style) => !isCustom(style))
    .flatMap((style) => [
      attributeOf(style, "w:styleId") ?? "",
      ...childrenOf(style)
        .filter((one) => nameOf(one) === "w:name")
        .map((one) => attributeOf(one, "w:val") ?? ""),
    ]);
