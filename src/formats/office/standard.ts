/**
 * What the standards of office files allow without a person having written it: names of elements and
 * attributes by namespace, keywords, numbers, colours, places. Everything else is examined as text or
 * left out.
 */

import * as a from "./standard/a.js";
import * as c from "./standard/c.js";
import * as m from "./standard/m.js";
import { vml } from "./standard/names.js";
import * as odf from "./standard/odf.js";
import * as p from "./standard/p.js";
import * as w from "./standard/w.js";
import * as wp from "./standard/wp.js";
import * as x from "./standard/x.js";
import * as xdr from "./standard/xdr.js";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

interface Names {
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

const NAMES = new Map<string, Names>(
  Object.entries({ a, c, m, p, w, wp, x, xdr }).map(([prefix, { elements, attributes }]) => [
    prefix,
    { elements: words(elements), attributes: words(attributes) },
  ]),
);

const KEYWORDS = new Set(
  [a, c, m, p, w, wp, x, xdr, odf].flatMap(({ values }) => [...words(values)]),
);
/** Of types that are no enumerations in the schemas: booleans, and the words that measures may be. */
for (const word of ["true", "false", "on", "off", "t", "f", "auto", "none"]) KEYWORDS.add(word);

/** Whether an element, `x:row`, is one of its schema. */
export function isStandardElement(name: string): boolean {
  const [prefix = "", local = ""] = name.split(":");
  return NAMES.get(prefix)?.elements.has(local) ?? false;
}

/** Whether the schema of an element, `x:row`, has an attribute of this local name. */
export const isStandardAttribute = (element: string, name: string): boolean =>
  NAMES.get(element.split(":")[0]!)?.attributes.has(name) ?? false;

const ATTRIBUTES = new Set([...NAMES.values()].flatMap(({ attributes }) => [...attributes]));

/** Whether any schema has an attribute of this local name: for elements of makers' own schemas. */
export const isAnyAttribute = (name: string): boolean => ATTRIBUTES.has(name);

const NUMBER =
  /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?:%|pt|in|cm|mm|px|pc|pi|em|fd|emu|\*|in\*)?$/;
/** Colours, sets of flags, the ten bytes that classify a typeface. */
const HEXADECIMAL = /^(?:#?[\dA-Fa-f]{2,8}|[\dA-Fa-f]{12}|[\dA-Fa-f]{20}|0x[\dA-Fa-f]{1,8})$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-(?:[A-Z]{2}|\d{3})$|^[a-z]{2}$/;
/** Cells, ranges, whole columns and rows of a sheet. */
const CELLS = /^\$?[A-Z]{1,3}\$?\d{1,7}$|^\$?[A-Z]{1,3}$/;

const isToken = (token: string): boolean =>
  NUMBER.test(token) ||
  HEXADECIMAL.test(token) ||
  LANGUAGE.test(token) ||
  CELLS.test(token) ||
  KEYWORDS.has(token);

/** Longest value of a standard that this program has met is a list of ranges. */
const MAX_LENGTH = 8192;

/** Whether a value consists of numbers, places and keywords alone. */
export const isStandardValue = (value: string): boolean =>
  value.length <= MAX_LENGTH &&
  value.split(/[\s,;:]+/).every((token) => token === "" || isToken(token));

/** Operators and names of numbers in formulas that place the points of shapes. */
const GUIDE_TOKEN =
  /^(?:[*/+?:-]{1,2}|-?\d+|[a-z]{1,3}\d{0,7}|[a-z]{2,4}\d{1,7}|adj|(?:hc|vc|sin|cos|tan|at2|abs|max|min|mod|pin|sqrt|val|cat2|sat2))$/i;

/** Whether a formula or a name of a number places points of a shape and says nothing else. */
export const isGuideValue = (value: string): boolean =>
  value.length < 60 && value.split(/\s+/).every((token) => token === "" || GUIDE_TOKEN.test(token));

const VML = words(vml);

const VML_PATH = /^[-\d\s,.@a-z]*$/;

/** Whether an attribute of VML is made of numbers, keywords, colours and commands of paths. */
export const isVmlValue = (value: string): boolean =>
  (VML_PATH.test(value) && !/[a-z]{4}/.test(value)) ||
  value
    .split(/[\s,;:()]+/)
    .every((one) => one === "" || VML.has(one) || /^[@#]\d+$|^\[\d+\]$/.test(one) || isToken(one));
