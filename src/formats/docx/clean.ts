/**
 * Takes out of a part whatever a reader of its text does not see: the text that stays is all in
 * elements that are read. The list is in docx.ts. Done before reading, so that the text and what is
 * written come from the same tree, and cleaning what was written changes nothing.
 */

import {
  isAnyAttribute,
  isGuideValue,
  isStandardAttribute,
  isStandardValue,
  isVmlValue,
} from "../office/standard.js";
import {
  attributeOf,
  childrenOf,
  type Element,
  elementsOf,
  isForeign,
  isNamed,
  isUsualPrefix,
  nameOf,
  parentOf,
  remove,
  setAttribute,
  unwrap,
} from "../office/xml.js";
import { isKnownFont, isKnownStyle, plainLabel } from "./known.js";
import { STYLE_REFERENCE } from "./names.js";
import type { Part } from "./package.js";

/** Taken out with all they hold. */
const REMOVED = new RegExp(
  `^(${[
    "w:(del|moveFrom|delText|delInstrText)", // deleted, and not accepted yet
    "w:\\w+Change", // formatting before a change
    "w:(comment\\w*|annotationRef)",
    "w:(bookmark|moveFromRange|moveToRange|perm|customXml\\w+Range)(Start|End)",
    "w:(sdtPr|sdtEndPr|customXmlPr|smartTagPr|ffData|fldData)",
    "w:(tblCaption|tblDescription)", // alternative text
    "w:aliases",
    "w:(altChunk|subDoc|numPicBullet|lvlPicBulletId|contentPart)",
    "v:(imagedata|textpath)",
    "a:extLst",
    "w:(nsid|tmpl|rsids?)", // they tie a file to its drafts
  ].join("|")})$`,
);

/** Their content takes their place: what was inserted is accepted, markers of data are not part of the text. */
const UNWRAPPED = new Set(["w:ins", "w:moveTo", "w:smartTag", "w:customXml"]);

const GRAPHICS = new Set(["w:drawing", "w:pict", "w:object"]);

/** Settings that say how a page looks; others name files, people, sources of data. */
const SETTINGS =
  /^w:(zoom|mirrorMargins|gutterAtTop|evenAndOddHeaders|bookFold\w*|defaultTabStop|autoHyphenation|consecutiveHyphenLimit|hyphenationZone|doNotHyphenateCaps|characterSpacingControl|displayBackgroundShape|footnotePr|endnotePr|compat|themeFontLang|clrSchemeMapping|decimalSymbol|listSeparator)$/;

/** Fields that count pages stay alive; of every other field its result stays, as text. */
const PAGE_FIELD =
  /^\s*(PAGE|NUMPAGES|SECTION|SECTIONPAGES)(\s+\\\*\s*(MERGEFORMAT|Arabic|ArabicDash|roman|ROMAN|alphabetic|ALPHABETIC))*\s*$/;

/** People and times of changes, and alternative texts of graphics. */
const ATTRIBUTES =
  /^(w:(author|initials|date|userId|tooltip)|author|userId|dateUtc|descr|title|alt|href|target|o:(title|href|gfxdata))$/;

const NAMED = /^(wp:docPr|cNvPr|a:(theme|clrScheme|fontScheme|fmtScheme))$/;

/** Removes what is not text. @param kept relationships that the part may refer to */
export function clean({ type, xml, isText }: Part, kept: ReadonlySet<string>): void {
  const root = xml.documentElement!;
  for (const child of Array.from(xml.childNodes)) {
    if (child.nodeType === 8 || (child.nodeType === 7 && child.nodeName !== "xml")) {
      remove(child);
    }
  }
  if (type === "settings") {
    for (const child of childrenOf(root)) if (!SETTINGS.test(nameOf(child))) remove(child);
  }
  if (type === "theme") {
    for (const font of elementsOf(root)) {
      if (nameOf(font) === "a:font" && !isKnownFont(font.getAttribute("typeface") ?? ""))
        remove(font);
    }
  }
  if (type === "numbering") {
    for (const list of childrenOf(root)) {
      for (const child of childrenOf(list)) if (nameOf(child) === "w:name") remove(child);
    }
  }
  for (const element of elementsOf(root)) removeDeletedTable(element);
  for (const element of elementsOf(root)) {
    if (REMOVED.test(nameOf(element))) remove(element);
    else if (nameOf(element) === "mc:AlternateContent") keepFirstAlternative(element);
  }
  freezeFields(root);
  removeReferences(root, kept);
  for (const element of elementsOf(root)) {
    const name = nameOf(element);
    if (GRAPHICS.has(name) && !elementsOf(element).some((one) => nameOf(one) === "w:txbxContent")) {
      remove(element);
    } else if (UNWRAPPED.has(name) || (element !== root && isForeign(element))) unwrap(element);
  }
  for (const element of elementsOf(root)) {
    cleanAttributes(element);
    cleanNodes(element, isText);
  }
}

/** Elements that mark a row or a cell as deleted, and their places. */
const DELETED = new Map([
  ["w:tr", { properties: "w:trPr", mark: "w:del" }],
  ["w:tc", { properties: "w:tcPr", mark: "w:cellDel" }],
]);

/** A deleted row or cell goes as a whole, whatever its runs say. */
function removeDeletedTable(element: Element): void {
  const deleted = DELETED.get(nameOf(element));
  if (!deleted) return;
  const isDeleted = childrenOf(element).some(
    (child) =>
      nameOf(child) === deleted.properties &&
      childrenOf(child).some((one) => nameOf(one) === deleted.mark),
  );
  if (!isDeleted) return;
  const row = parentOf(element);
  remove(element);
  // a row without cells would be malformed
  if (row && nameOf(row) === "w:tr" && !childrenOf(row).some((one) => nameOf(one) === "w:tc")) {
    remove(row);
  }
}

/** The same content for newer and older programs: one is enough. */
function keepFirstAlternative(element: Element): void {
  const [, ...others] = childrenOf(element);
  for (const other of others) remove(other);
}

/** Replaces fields by their results; instructions name bookmarks, addresses and columns of data. */
function freezeFields(root: Element): void {
  for (const field of elementsOf(root)) {
    if (nameOf(field) !== "w:fldSimple") continue;
    if (!PAGE_FIELD.test(attributeOf(field, "w:instr") ?? "")) unwrap(field);
  }
  const open: { instruction: string; elements: Element[] }[] = [];
  const loose: Element[] = [];
  const drop = (elements: readonly Element[]) => {
    for (const element of elements) remove(element);
  };
  for (const element of elementsOf(root)) {
    const name = nameOf(element);
    if (name === "w:instrText") {
      const field = open.at(-1);
      (field?.elements ?? loose).push(element);
      if (field) field.instruction += element.textContent ?? "";
    } else if (name === "w:fldChar") {
      const kind = attributeOf(element, "w:fldCharType");
      if (kind === "begin") open.push({ instruction: "", elements: [element] });
      else (open.at(-1)?.elements ?? loose).push(element);
      if (kind !== "end") continue;
      const field = open.pop();
      if (field && !PAGE_FIELD.test(field.instruction)) drop(field.elements);
    }
  }
  drop([...loose, ...open.flatMap(({ elements }) => elements)]);
}

/** Nothing refers to a part that is left out, to a bookmark or to an address. */
function removeReferences(root: Element, kept: ReadonlySet<string>): void {
  for (const element of elementsOf(root)) {
    if (nameOf(element) === "w:hyperlink") {
      for (const attribute of Array.from(element.attributes))
        element.removeAttributeNode(attribute);
    }
    const dangling = Array.from(element.attributes).some(
      (attribute) => nameOf(attribute).startsWith("r:") && !kept.has(attribute.value),
    );
    if (dangling) remove(element);
  }
}

const FONT_ATTRIBUTE = /^w:(ascii|hAnsi|eastAsia|cs|font)$/;
const FONT_ELEMENT = /^(w:(rFonts|sym)|a:(latin|ea|cs|font|sym))$/;
/** Ids that Word gives to shapes; others an author did. */
const SHAPE_ID = /^_x0000_[a-z]+\d+$/;
/** Numbers of editing sessions and paragraphs, which drafts of the file share. */
const TRACE = /^(w:rsid\w*|paraId|textId|durableId|w:tentative)$/;

function cleanAttributes(element: Element): void {
  const own = nameOf(element);
  for (const attribute of Array.from(element.attributes)) {
    const name = nameOf(attribute);
    if (isDeclaration(attribute)) {
      if (isForeign({ namespaceURI: attribute.value, localName: null })) {
        element.removeAttributeNode(attribute);
      }
      continue;
    }
    if (
      ATTRIBUTES.test(name) ||
      TRACE.test(name) ||
      isForeign(attribute) ||
      !mayStay(own, name, attribute.value)
    ) {
      element.removeAttributeNode(attribute);
    }
  }
  if (own === "w:lvlText") {
    const label = attributeOf(element, "w:val");
    if (label !== undefined) setAttribute(element, "w:val", plainLabel(label));
  }
  // they must have a name, which may be that of a picture's file or of a company's theme
  if (NAMED.test(nameOf(element))) element.setAttribute("name", "");
}

const isDeclaration = ({ name }: { readonly name: string }): boolean => /^xmlns(:|$)/.test(name);

/** Whether an attribute says how something looks, in a form that can say nothing else. */
function mayStay(element: string, name: string, value: string): boolean {
  if (FONT_ELEMENT.test(element) && (FONT_ATTRIBUTE.test(name) || name === "typeface")) {
    return isKnownFont(value);
  }
  if (/^(v|o):/.test(element)) {
    if (name === "id" || name === "o:spid" || name === "name") return SHAPE_ID.test(value);
    return isVmlValue(value);
  }
  // names of styles are numbered elsewhere, labels of lists lose their words
  if (name === "w:val" && (/^w:(name|lvlText)$/.test(element) || STYLE_REFERENCE.test(element))) {
    return true;
  }
  if (name === "w:name" && element === "w:lsdException") return isKnownStyle(value);
  if (name === "w:styleId") return element === "w:style";
  if (name.startsWith("w:"))
    return isStandardAttribute("w:", name.slice(2)) && isSettingValue(element, value);
  if (name.startsWith("mc:")) return value.split(/\s+/).every(isUsualPrefix);
  if (name.startsWith("r:")) return true; // what refers to nothing has been removed
  if (name === "xml:space" || name === "space") return value === "preserve";
  // attributes without a prefix belong to drawings
  if (/^[wm]:/.test(element) || name.includes(":") || !isAnyAttribute(name)) return false;
  if (name === "uri") return isNamed({ namespaceURI: value });
  return (
    isStandardValue(value) ||
    (/^a:(?:gd|pt|pos|rect|cxn|ahXY|ahPolar|arcTo)$/.test(element) && isGuideValue(value))
  );
}

/** Settings of compatibility (MS-DOCX 2.3) have names and an address of Word's own. */
const COMPATIBLE =
  /^(?:http:\/\/schemas\.microsoft\.com\/office\/word|compatibilityMode|overrideTableStyleFontSizeAndJustification|enableOpenTypeFeatures|doNotFlipMirrorIndents|differentiateMultirowTableHeaders|useWord2013TrackBottomHyphenation|allow(?:HyphenationAtTrackBottom|TextAfterFloatingTableBreak|SpaceOfSameStyleInTable))$/;
const isSettingValue = (element: string, value: string): boolean =>
  isStandardValue(value) ||
  (element === "w:compatSetting" && COMPATIBLE.test(value)) ||
  (element === "w:lvlText" && value === "");

/** Text is only in elements of text; in places of drawings there are numbers and words of the standard. */
function cleanNodes(element: Element, isTextPart: boolean): void {
  const name = nameOf(element);
  const isText = isTextPart && (name === "w:t" || name === "m:t");
  for (const node of Array.from(element.childNodes)) {
    const isCharacters = node.nodeType === 3 || node.nodeType === 4;
    if (isCharacters && isText) continue;
    const text = isCharacters ? (node.nodeValue ?? "") : "";
    const isPlace = name.startsWith("wp:") && isStandardValue(text.trim());
    const stays = isCharacters
      ? text.trim() === "" || isPlace || name === "w:instrText"
      : node.nodeType === 1 && !isText;
    if (!stays) remove(node);
  }
}
