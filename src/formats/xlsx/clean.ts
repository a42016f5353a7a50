/**
 * Takes out of a workbook's parts whatever is neither known to carry no text nor read as text: elements
 * and attributes stay that the standard has and this program knows what to do with; characters stay in
 * elements of text. Cleaning what was cleaned changes nothing.
 */

import { isKnownFont } from "../docx/known.js";
import { isStandardAttribute, isStandardElement, isStandardValue } from "../office/standard.js";
import {
  type Element,
  elementsOf,
  isElement,
  isInside,
  isNamed,
  type Node,
  nameOf,
  parentOf,
  remove,
} from "../office/xml.js";
import { isKnownFormula } from "./formula.js";
import { isExaminedAttribute } from "./loose.js";
import type { Part } from "./package.js";

/** Elements that hold names of people, paths, addresses or copies of cells, and are needed by no reader. */
const REMOVED = new Set([
  // of the workbook
  "fileSharing", "AlternateContent", "customWorkbookViews", "externalReferences", "pivotCaches",
  "functionGroups", "webPublishing", "webPublishObjects", "revisionPtr", "fileRecoveryPr", "smartTagPr",
  "smartTagTypes", "extLst",
  // of sheets
  "legacyDrawing", "legacyDrawingHF", "picture", "oleObjects", "controls", "customSheetViews",
  "scenarios", "protectedRanges", "smartTags", "webPublishItems", "customProperties", "hyperlinks",
  "cellWatches", "phoneticPr", "dataConsolidate",
  // of drawings and charts: pictures, shapes of programs, copies of cells
  "pic", "contentPart", "externalData", "userShapes", "strCache", "numCache", "multiLvlStrCache",
  "printSettings", "pivotSource", "pivotFmts", "hlinkClick", "hlinkHover", "blip", "snd",
]); // biome-ignore format: one list per kind of part

/** Elements that are read only where they belong; elsewhere nobody would see them. */
const PARENTS: Readonly<Record<string, RegExp>> = {
  "x:row": /^x:sheetData$/,
  "x:c": /^x:row$/,
  "x:is": /^x:c$/,
  "x:f": /^x:c$/,
  "x:v": /^x:c$/,
  "x:si": /^x:sst$/,
  "x:t": /^x:(?:is|si|r|rPh)$/,
  "x:r": /^x:(?:is|si)$/,
};

/** Elements of which a second one beside the first would not be read. */
const SINGLE = /^x:(?:is|f|v)$/;

/** Elements that stand for another part, by its relationship. */
const REFERRING = /^x:(?:sheet|tablePart|drawing)$|^c:chart$/;

const FORMULA =
  /^x:(?:f|formula|formula1|formula2|definedName|calculatedColumnFormula|totalsRowFormula)$|^c:f$/;
/** What goes with a formula that cannot stay: the formula, or the rule that is nothing without it. */
const RULE = /^x:(?:cfRule|dataValidation)$/;
const HEADER = /^x:(?:odd|even|first)(?:Header|Footer)$/;
const TEXT = /^x:(?:t|v)$|^a:t$|^c:v$/;
const PLACE = /^xdr:(?:col|row|colOff|rowOff)$/;

/** What was taken out of a part. */
export interface Cleaned {
  readonly changed: boolean;
  /** Elements that are not the standard's. */
  readonly unknown: number;
}

/** @param names that formulas may use, in lower case */
export function clean(part: Part, names: ReadonlySet<string>): Cleaned {
  const root = part.xml.documentElement!;
  let changed = false;
  let unknown = 0;
  const drop = (node: Node) => {
    remove(node);
    changed = true;
  };
  for (const sibling of Array.from(part.xml.childNodes)) {
    if (sibling !== root && sibling.nodeName !== "xml") drop(sibling);
  }
  for (const element of elementsOf(root)) {
    if (element !== root && !parentOf(element)) continue;
    const name = nameOf(element);
    if (element !== root && !isStandardElement(name)) {
      if (!REMOVED.has(element.localName ?? "")) unknown++;
      drop(element);
    } else if (element !== root && !mayStay(element, name, part)) drop(element);
  }
  for (const element of elementsOf(root)) {
    if (element !== root && !isInside(element, root)) continue;
    const name = nameOf(element);
    if (FORMULA.test(name) && !isKnownFormula(element.textContent ?? "", names)) {
      const parent = parentOf(element);
      drop(parent && RULE.test(nameOf(parent)) ? parent : element);
      continue;
    }
    if (cleanAttributes(element, name, part)) changed = true;
    if (HEADER.test(name) && plainHeader(element)) changed = true;
    for (const node of Array.from(element.childNodes)) {
      if (isElement(node) || mayHold(name, node.nodeType, node.nodeValue ?? "", element)) continue;
      drop(node);
    }
  }
  return { changed, unknown };
}

/** Another font's code in place of one that is not known (ISO/IEC 29500-1, 18.3.1.46). */
function plainHeader(element: Element): boolean {
  const text = element.textContent ?? "";
  const plain = text.replace(/&"([^",]*)[^"]*"/g, (code, font: string) =>
    font === "-" || isKnownFont(font) ? code : '&"-,Regular"',
  );
  if (plain !== text) element.textContent = plain;
  return plain !== text;
}

function mayStay(element: Element, name: string, { targets }: Part): boolean {
  if (REMOVED.has(element.localName ?? "")) return false;
  const parent = parentOf(element)!;
  const where = PARENTS[name];
  if (where && !where.test(nameOf(parent))) return false;
  if (SINGLE.test(name)) {
    for (let one = element.previousSibling; one; one = one.previousSibling) {
      if (isElement(one) && nameOf(one) === name) return false;
      // an inline string is what a cell shows, whatever value is beside it
      if (isElement(one) && name === "x:v" && nameOf(one) === "x:is") return false;
    }
  }
  if (name === "x:tableStyle") return false;
  const id = relationOf(element);
  return id === undefined || !REFERRING.test(name) || targets.has(id);
}

const relationOf = (element: Element): string | undefined =>
  Array.from(element.attributes).find((one) => nameOf(one) === "r:id")?.value;

function mayHold(name: string, type: number, value: string, element: Element): boolean {
  if (type !== 3 && type !== 4) return false;
  if (value.trim() === "") return true;
  if (name === "x:v") return isValueOf(parentOf(element)!, value);
  if (name === "c:formatCode") return isStandardFormat(value);
  if (PLACE.test(name)) return /^-?\d+$/.test(value.trim());
  return TEXT.test(name) || FORMULA.test(name) || HEADER.test(name);
}

/** Numbers of shared strings and truth values are of a form; other values are read as a person reads them. */
function isValueOf(cell: Element, value: string): boolean {
  const type = cell.getAttribute("t") ?? "n";
  if (type === "s") return /^\d+$/.test(value.trim());
  if (type === "b") return /^[01]$/.test(value.trim());
  if (type === "e") return /^#[A-Z/\d]+[!?]?$/.test(value.trim());
  return true;
}

/** Formats of numbers whose words are all in quotation marks, which are examined. */
const isStandardFormat = (code: string): boolean =>
  /^(?:General|[^\p{L}]|E[+-]|[dmyhsDMYHS]+|AM\/PM|A\/P|Standard|Black|Blue|Cyan|Green|Magenta|Red|White|Yellow|Color\d+|\[\$[^\p{L}\]]{0,3}(?:-[\dA-Fa-f]{1,8})?\])*$/u.test(
    code.replace(/"[^"]*"/g, ""),
  );

const STYLE_OF_TABLE =
  /^(?:TableStyle(?:Light|Medium|Dark)\d+|PivotStyle(?:Light|Medium|Dark)\d+)$/;
/** Where a style must have a font, another takes the place of one that is not known. */
const OTHER_FONT = "Calibri";

/** @returns whether anything changed */
function cleanAttributes(element: Element, own: string, { targets }: Part): boolean {
  let changed = false;
  for (const attribute of Array.from(element.attributes)) {
    const name = nameOf(attribute);
    const { value } = attribute;
    const kept = keptValue(own, name, attribute.name, value, targets);
    if (kept === value) continue;
    if (kept === undefined) element.removeAttributeNode(attribute);
    else attribute.value = kept;
    changed = true;
  }
  return changed;
}

/** The value that an attribute may keep; undefined where it goes. */
function keptValue(
  own: string,
  name: string,
  attribute: string,
  value: string,
  targets: Part["targets"],
): string | undefined {
  if (/^xmlns(?::|$)/.test(attribute)) return isNamed({ namespaceURI: value }) ? value : undefined;
  if (name === "r:id") return targets.has(value) ? value : undefined;
  if (name === "space") return value === "preserve" ? value : undefined;
  // ids tie a file to its drafts
  if (name.includes(":") || !isStandardAttribute(own, name)) return undefined;
  if (isExaminedAttribute(own, name)) return value;
  if (name === "formatCode") return isStandardFormat(value) ? value : "General";
  if (/^(?:x:name|x:rFont)$/.test(own) || name === "typeface" || name === "font") {
    return isKnownFont(value) || isStandardValue(value) ? value : OTHER_FONT;
  }
  if (name === "script") return /^[A-Z][a-z]{3}$/.test(value) ? value : undefined;
  if (/^a:(?:theme|clrScheme|fontScheme|fmtScheme)$/.test(own) && name === "name") return "";
  if (/^c:chart|^a:graphicData$/.test(own) && name === "uri") {
    return isNamed({ namespaceURI: value }) ? value : undefined;
  }
  if (own === "x:metadataType" || own === "x:futureMetadata") {
    if (name === "name") return /^XL[A-Z]+$/.test(value) ? value : undefined;
  }
  if (/[sS]tyle$/.test(name) || own === "x:tableStyleInfo") {
    if (STYLE_OF_TABLE.test(value)) return value;
  }
  return isStandardValue(value) ? value : undefined;
}
