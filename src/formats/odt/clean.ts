/**
 * Takes out of an OpenDocument text whatever a reader of its text does not see: elements and attributes
 * stay that are on a list. Cleaning what was cleaned changes nothing.
 */

import { isKnownFont, plainLabel } from "../docx/known.js";
import { isStandardValue } from "../office/standard.js";
import {
  childrenOf,
  type Element,
  elementsOf,
  moveBehind,
  parentOf,
  remove,
  unwrap,
} from "../office/xml.js";
import { odfName } from "./names.js";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Elements that stay. */
const KEPT = words(`
  office:document-content office:document-styles office:body office:text office:styles office:automatic-styles
  office:master-styles style:master-page style:header style:footer style:header-left style:footer-left
  style:header-first style:footer-first style:page-layout style:page-layout-properties style:style
  style:default-style style:paragraph-properties style:text-properties style:table-properties
  style:table-column-properties style:table-row-properties style:table-cell-properties style:section-properties
  style:tab-stops style:tab-stop style:columns style:column style:header-style style:footer-style
  style:header-footer-properties style:footnote-sep style:list-level-properties style:list-level-label-alignment
  text:list-style text:list-level-style-number text:list-level-style-bullet text:outline-style
  text:outline-level-style text:p text:h text:span text:list text:list-item text:list-header text:section text:note
  text:note-citation text:note-body text:s text:tab text:line-break text:page-number text:page-count
  table:table table:table-columns table:table-column table:table-header-columns table:table-header-rows
  table:table-rows table:table-row table:table-cell table:covered-table-cell`);

/** Elements that go with all they hold; of what is on neither list only the content stays. */
const REMOVED =
  /^(?:text:(?:tracked-changes|change|change-start|change-end|bookmark\w*(?:-\w+)?|reference-mark\w*(?:-\w+)?|[\w-]+-decls|[\w-]+-source|[\w-]+-mark(?:-start|-end)?|script|index-title-template|soft-page-break|notes-configuration|linenumbering-configuration|bibliography-configuration)|office:(?:annotation|annotation-end|forms|scripts|meta|settings|font-face-decls|event-listeners|dde-source)|table:(?:shapes|[\w-]+-source|content-validations|named-expressions|database-ranges|desc|title)|draw:(?!frame$|text-box$|g$|custom-shape$|rect$|a$)[\w-]+|svg:[\w-]+)$/;

/** Attributes that stay wherever they are, with a value of the form that the standard gives them. */
const ATTRIBUTES = words(`
  office:version text:style-name text:outline-level text:level text:c text:note-class text:display-levels
  text:start-value text:continue-numbering text:restart-numbering text:is-list-header text:select-page
  text:min-label-width text:min-label-distance text:space-before text:list-level-position-and-space-mode
  text:label-followed-by text:list-tab-stop-position text:bullet-char text:consecutive-numbering
  table:style-name table:number-columns-spanned table:number-rows-spanned table:number-columns-repeated
  table:number-rows-repeated table:default-cell-style-name table:align table:border-model
  style:name style:family style:parent-style-name style:next-style-name style:list-style-name
  style:page-layout-name style:master-page-name style:default-outline-level style:num-format style:num-prefix
  style:num-suffix style:font-name`);
/** Of these namespaces every attribute of the look. */
const LOOK =
  /^(?:fo:(?!language$|country$|script$)[\w-]+|style:(?:width|rel-width|column-width|rel-column-width|row-height|min-row-height|use-optimal-row-height|vertical-align|text-align|text-underline-[\w-]+|text-line-through-[\w-]+|text-position|text-scale|line-height-[\w-]+|line-spacing|justify-single-word|print-orientation|footnote-max-height|page-number|position|type|leader-[\w-]+|writing-mode|border-line-width[\w-]*|shadow|may-break-between-rows|tab-stop-distance))$/;

const FONT = /^(?:style:font-name|fo:font-family)$/;
const LABEL = /^style:num-(?:prefix|suffix)$/;
/** Names that an author may have given; they are numbered in styles.ts. */
export const STYLE_NAME =
  /^(?:style:name|[a-z]+:(?:[a-z]+-)*style-name|style:page-layout-name|style:master-page-name)$/;

/** What people should hear of, of all that goes. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^draw:(?:image|object|object-ole|plugin)$/, "picture or embedded object"],
  [/^office:annotation$/, "comment"],
  [/^text:deletion$/, "deletion that was tracked"],
  [/^office:scripts$|^text:script$/, "script"],
  [/^office:forms$/, "form"],
];

/** Cleans a part. @returns what went, a word for each */
export function clean(root: Element): string[] {
  for (const sibling of Array.from(root.ownerDocument!.childNodes)) {
    if (sibling !== root && sibling.nodeName !== "xml") remove(sibling);
  }
  const gone = elementsOf(root).flatMap(
    (element) => NAMED.find(([pattern]) => pattern.test(odfName(element)))?.[1] ?? [],
  );
  for (const box of elementsOf(root)) if (odfName(box) === "draw:text-box") lift(box);
  for (const element of elementsOf(root)) {
    const name = odfName(element);
    if (element === root || KEPT.has(name)) continue;
    if (REMOVED.test(name)) remove(element);
    else unwrap(element);
  }
  for (const element of elementsOf(root)) {
    cleanAttributes(element);
    cleanNodes(element);
  }
  return gone;
}

const isParagraph = (element: Element): boolean => /^text:[ph]$/.test(odfName(element));

/** Moves what a text box holds behind the paragraph that it is anchored in. */
function lift(box: Element): void {
  let anchor: Element | undefined = box;
  while (anchor && !isParagraph(anchor)) anchor = parentOf(anchor);
  if (!anchor?.parentNode) return;
  for (const child of childrenOf(box).reverse()) moveBehind(child, anchor);
}

function cleanAttributes(element: Element): void {
  for (const attribute of Array.from(element.attributes)) {
    if (/^xmlns(?::|$)/.test(attribute.name)) {
      if (odfName({ namespaceURI: attribute.value, localName: "" }) === "") {
        element.removeAttributeNode(attribute);
      }
      continue;
    }
    const name = odfName(attribute);
    if (LABEL.test(name)) attribute.value = plainLabel(attribute.value);
    // a sign of a font of symbols, which is not written
    else if (name === "text:bullet-char" && /^\p{Co}$/u.test(attribute.value))
      attribute.value = "•";
    else if (!mayStay(name, attribute.value)) element.removeAttributeNode(attribute);
  }
}

function mayStay(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name) && !LOOK.test(name)) return false;
  if (FONT.test(name)) return isKnownFont(value.replace(/^['"]|['"]$/g, ""));
  if (STYLE_NAME.test(name)) return true;
  if (name === "text:bullet-char") return [...value].length === 1 && !/\p{L}/u.test(value);
  return isStandardValue(value);
}

const HOLDS_TEXT = /^text:(?:p|h|span|page-number|page-count)$/;

/** Characters stay in paragraphs alone; the sign of a note where it is a number or a sign. */
function cleanNodes(element: Element): void {
  const name = odfName(element);
  for (const node of Array.from(element.childNodes)) {
    if (node.nodeType === 1) continue;
    const isText = node.nodeType === 3 || node.nodeType === 4;
    const value = node.nodeValue ?? "";
    const stays =
      isText &&
      (HOLDS_TEXT.test(name) ||
        (name === "text:note-citation" && /^[\divxlc*†‡]{1,6}$/i.test(value)));
    if (!stays) remove(node);
  }
}
