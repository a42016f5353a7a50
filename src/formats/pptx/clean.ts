/**
 * Takes out of a part of a presentation whatever its readers do not see as text: elements stay that are on a
 * list, attributes with values that can say nothing. Cleaning what was cleaned changes nothing.
 */

import { isKnownFont, SYMBOL_FONTS } from "../docx/known.js";
import type { Part } from "../office/package.js";
import { slides } from "../office/standard/names.js";
import { isAnyAttribute, isGuideValue, isStandardValue } from "../office/standard.js";
import {
  attributeOf,
  childrenOf,
  type Element,
  elementsOf,
  isElement,
  isInside,
  isNamed,
  nameOf,
  parentOf,
  remove,
  unwrap,
} from "../office/xml.js";
import { cleanChart, isFormatCode } from "./chart.js";
import { numberGuides } from "./guides.js";

/** Elements of PresentationML that stay; all others are removed with what they hold. */
const KEPT = new Set(slides.split(" ").map((name) => `p:${name}`));
/** Elements of DrawingML and of charts that are removed: pictures, addresses, sounds, makers' own, copies of data. */
const REMOVED =
  /^(?:a:(?:extLst|hlink\w+|snd|buBlip|audioCd|wavAudioFile|audioFile|videoFile|quickTimeFile|objectDefaults|custClrLst)|c:(?:extLst|externalData|userShapes|printSettings|pivotSource|pivotFmts|protection))$/;

/** What was taken out that somebody may miss. */
export type Missed = "pictures" | "diagrams and embedded objects";

/** @returns kinds of things that somebody may miss */
export function clean({ xml, targets }: Part): ReadonlySet<Missed> {
  const root = xml.documentElement!;
  const missed = new Set<Missed>();
  for (const sibling of Array.from(xml.childNodes)) {
    if (sibling !== root && sibling.nodeName !== "xml") remove(sibling);
  }
  for (const element of elementsOf(root)) chooseAlternative(element);
  for (const element of elementsOf(root)) {
    if (element === root || !isInside(element, root)) continue;
    const name = nameOf(element);
    if (element.localName === "m" && /drawing\/2010\/main$/.test(element.namespaceURI ?? "")) {
      asRun(element, element.textContent ?? "");
    } else if (name === "a:blipFill" || name === "a:blip") {
      missed.add("pictures");
      fillPlain(element);
    } else if (!isKept(element, name)) {
      if (name === "p:pic") missed.add("pictures");
      remove(element);
    } else if (name === "p:graphicFrame" && !isReadFrame(element, targets)) {
      missed.add("diagrams and embedded objects");
      remove(element);
    } else if (isDangling(element, targets)) remove(element);
    else if (name === "a:fld") freeze(element);
  }
  if (nameOf(root) === "c:chartSpace") cleanChart(root);
  if (/^p:(?:sldLayout|sldMaster|notesMaster)$/.test(nameOf(root))) emptyPrompts(root);
  numberGuides(root);
  for (const element of elementsOf(root)) {
    cleanFont(element);
    cleanAttributes(element);
    cleanNodes(element);
  }
  return missed;
}

const isKept = (element: Element, name: string): boolean =>
  isNamed(element) &&
  (/^[ac]:/.test(name) ? !REMOVED.test(name) : name.startsWith("p:") && KEPT.has(name));

/** Of the same content for newer and older programs the first stays. */
function chooseAlternative(element: Element): void {
  if (nameOf(element) !== "mc:AlternateContent") return;
  const [first, ...others] = childrenOf(element);
  for (const other of others) remove(other);
  if (first) unwrap(first);
  unwrap(element);
}

/** A frame holds a table or a chart that is read; others hold diagrams, objects, films. */
function isReadFrame(frame: Element, targets: Part["targets"]): boolean {
  const inside = elementsOf(frame);
  return inside.some(
    (one) =>
      nameOf(one) === "a:tbl" ||
      (nameOf(one) === "c:chart" && targets.has(attributeOf(one, "r:id") ?? "")),
  );
}

/** Elements that name another part by its relationship. */
const REFERRING = /^(?:p:(?:sldMasterId|sldLayoutId|notesMasterId|sldId)|c:chart)$/;

function isDangling(element: Element, targets: Part["targets"]): boolean {
  if (!REFERRING.test(nameOf(element))) return false;
  const id = attributeOf(element, "r:id");
  // a chart's own root element has the same name and no relationship
  return id !== undefined && !targets.has(id);
}

/** A picture as a fill gives way: in themes, which must have a fill, to the colour asked for. */
function fillPlain(blip: Element): void {
  const parent = parentOf(blip);
  if (nameOf(blip) !== "a:blipFill" || !parent) {
    remove(blip);
    return;
  }
  const document = blip.ownerDocument!;
  const prefix = blip.prefix ? `${blip.prefix}:` : "";
  const create = (name: string) =>
    document.createElementNS(blip.namespaceURI, `${prefix}${name}`) as Element;
  const isTheme = /^a:(?:bgFillStyleLst|fillStyleLst)$/.test(nameOf(parent));
  const fill = create(isTheme || nameOf(parent) === "p:bgPr" ? "solidFill" : "noFill");
  if (fill.localName === "solidFill") {
    const colour = create("schemeClr");
    colour.setAttribute("val", isTheme ? "phClr" : "bg1");
    fill.appendChild(colour);
  }
  parent.insertBefore(fill, blip);
  remove(blip);
}

/** Fields that a program fills stay alive without what they showed; of others the result stays as text. */
const LIVE = /^(?:slidenum|datetime\d{0,2}|datetimeFigureOut)$/;

function freeze(field: Element): void {
  const texts = elementsOf(field).filter((one) => nameOf(one) === "a:t");
  if (LIVE.test(field.getAttribute("type") ?? "")) {
    for (const text of texts) text.textContent = "";
  } else asRun(field, texts.map(({ textContent }) => textContent ?? "").join(""));
}

/** Puts a run with these characters in an element's place, in its look. */
export function asRun(element: Element, characters: string): void {
  const document = element.ownerDocument!;
  const drawing = parentOf(element);
  if (!drawing) return;
  const prefix = drawing.prefix ? `${drawing.prefix}:` : "";
  const create = (name: string) =>
    document.createElementNS(drawing.namespaceURI, `${prefix}${name}`) as Element;
  const run = create("r");
  const look = childrenOf(element).find((one) => nameOf(one) === "a:rPr");
  if (look) run.appendChild(look);
  const text = create("t");
  text.textContent = characters;
  run.appendChild(text);
  drawing.insertBefore(run, element);
  remove(element);
}

/** Placeholders whose text a slide shows; others of a layout hold prompts to its author. */
const SHOWN = /^(?:ftr|hdr)$/;

/** Prompts such as 'Click to edit' show on no slide; a person may have written names into them. */
function emptyPrompts(root: Element): void {
  for (const shape of elementsOf(root)) {
    if (nameOf(shape) !== "p:sp") continue;
    const inside = elementsOf(shape);
    const place = inside.find((one) => nameOf(one) === "p:ph");
    if (!place || SHOWN.test(place.getAttribute("type") ?? "")) continue;
    for (const run of inside) if (/^a:(?:r|br)$/.test(nameOf(run))) remove(run);
  }
}

const FONT = /^a:(?:latin|ea|cs|sym|font|buFont)$/;
const OF_THEME = /^\+m[jn]-(?:lt|ea|cs)$/;

function cleanFont(element: Element): void {
  if (!FONT.test(nameOf(element))) return;
  const face = element.getAttribute("typeface") ?? "";
  if (face === "" || OF_THEME.test(face)) return;
  if (isKnownFont(face) || SYMBOL_FONTS.has(face.toLowerCase())) return;
  const parent = parentOf(element);
  // a theme must have a font
  if (parent && /^a:(?:major|minor)Font$/.test(nameOf(parent)) && element.localName !== "font") {
    element.setAttribute("typeface", element.localName === "latin" ? "Arial" : "");
  } else remove(element);
}

/** Ids of styles that programs bring along. */
const GUID = /^\{[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}\}$/;

/** Places of drawings are formulas over guides, which have names. */
const GUIDES = /^a:(?:gd|pt|rect|cxn|ahXY|ahPolar|pos|arcTo)$/;
const GRAPHICS = /^http:\/\/(?:schemas\.openxmlformats|purl\.oclc)\.org\/[\w/]+$/;
/** Names that must be there and say nothing. */
const NAMED = /^a:(?:theme|clrScheme|fontScheme|fmtScheme)$/;

function cleanAttributes(element: Element): void {
  const own = nameOf(element);
  for (const attribute of Array.from(element.attributes)) {
    if (/^xmlns(?::|$)/.test(attribute.name)) {
      if (!isNamed({ namespaceURI: attribute.value })) element.removeAttributeNode(attribute);
    } else if (own === "p:cNvPr" && attribute.name === "name") {
      attribute.value = element.getAttribute("id") ?? "";
    } else if (NAMED.test(own) && attribute.name === "name") attribute.value = "";
    else if (!mayStay(own, nameOf(attribute), attribute.value)) {
      element.removeAttributeNode(attribute);
    }
  }
}

function mayStay(element: string, name: string, value: string): boolean {
  if (name === "r:id") return REFERRING.test(element);
  if (!isAnyAttribute(name) || name === "initials") return false;
  if (name === "typeface") return FONT.test(element); // judged in cleanFont
  if (name === "script") return /^[A-Z][a-z]{3}$/.test(value);
  if (name === "char") return [...value].length === 1;
  if (name === "uri") return GRAPHICS.test(value);
  if (name === "formatCode") return isFormatCode(value);
  if (GUIDES.test(element) && isGuideValue(value)) return true;
  if (name === "type" && element === "a:fld") return LIVE.test(value);
  if (name === "id" && GUID.test(value)) return true;
  return isStandardValue(value) && !(element === "p:cSld" && name === "name");
}

/** Elements of characters: text, cached values of charts, ids. */
const CHARACTERS = /^(?:a:t|a:tableStyleId|c:v|c:f|c:formatCode)$/;

function cleanNodes(element: Element): void {
  const name = nameOf(element);
  for (const node of Array.from(element.childNodes)) {
    if (isElement(node)) continue;
    const isText = node.nodeType === 3 || node.nodeType === 4;
    if (!isText || !CHARACTERS.test(name)) remove(node);
    else if (name === "a:tableStyleId" && !GUID.test((node.nodeValue ?? "").trim())) remove(node);
  }
}
