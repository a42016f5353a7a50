/**
 * Attributes that stay without being read as text: a list of those that a page's look, structure and
 * form need, each with values of the standards' vocabulary, numbers, styles, or names of the page's own
 * parts, which may get numbers. All others go, since frameworks keep whole records in attributes of
 * their own (`x-data`, `hx-vals`, `wire:snapshot`).
 */

import { isKnown, type OwnNames } from "./standard.js";
import { isPlainPath, plainStyle } from "./styles.js";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Values are numbers, keywords, sizes and colours. */
const PLAIN = words(`
  align allowfullscreen async autocapitalize autocomplete autofocus autoplay axis bgcolor border cellpadding
  cellspacing char charoff charset checked clear color cols colspan compact controls contenteditable crossorigin decoding
  default defer dir disabled draggable enctype enterkeyhint fetchpriority formenctype formmethod formnovalidate frame
  frameborder headers height hidden high hreflang hspace http-equiv inert inputmode ismap itemscope kind lang language
  link loading loop low marginheight marginwidth max maxlength media method min minlength multiple muted nomodule
  noresize noshade novalidate nowrap open optimum playsinline popover preload readonly referrerpolicy rel required rev
  reversed role rows rowspan rules sandbox scope scrolling selected shape size sizes span spellcheck srclang start step
  tabindex target translate type valign vlink vspace width wrap alink text content value
  xml:lang xml:space`);

/** Values are names that the page gives to its own parts. */
const IDENTIFIERS = words(`
  class id for name list form usemap slot part is itemprop itemref property http-equiv typeof rel rev
  aria-controls aria-labelledby aria-describedby aria-details aria-errormessage aria-flowto aria-owns
  aria-activedescendant popovertarget in in2 result`);

/** States that programs for the blind read out as words of their own. */
const ARIA = words(`
  aria-atomic aria-autocomplete aria-busy aria-checked aria-colcount aria-colindex aria-colspan aria-current
  aria-disabled aria-expanded aria-haspopup aria-hidden aria-invalid aria-level aria-live aria-modal
  aria-multiline aria-multiselectable aria-orientation aria-posinset aria-pressed aria-readonly aria-relevant
  aria-required aria-rowcount aria-rowindex aria-rowspan aria-selected aria-setsize aria-sort aria-valuemax
  aria-valuemin aria-valuenow`);

/** Numbers, colours and keywords of drawings (SVG 2, MathML 3). */
const DRAWING = words(`
  accent accentunder alignment-baseline baseline-shift clip-rule clippathunits close color-interpolation
  color-interpolation-filters columnalign columnlines columnspacing columnspan cx cy d depth direction display displaystyle
  dominant-baseline dx dy fence fill fill-opacity fill-rule flood-color flood-opacity focusable font-family font-size
  font-style font-variant font-weight fr framespacing fx fy gradienttransform gradientunits k1 k2 k3 k4
  clip-path letter-spacing linethickness lspace marker marker-end marker-mid marker-start markerheight markerunits
  markerwidth mask filter maskunits mathbackground mathcolor
  mathsize mathvariant maxsize minsize movablelimits notation offset opacity operator orient overflow pathlength
  patterncontentunits patterntransform patternunits points preserveaspectratio primitiveunits r radius refx refy
  rotate rowalign rowlines rowspacing rspace rx ry scale scriptlevel separator separators shape-rendering
  spreadmethod stddeviation stop-color stop-opacity stretchy stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width symmetric text-anchor
  text-decoration text-rendering transform transform-origin values vector-effect version viewbox visibility
  voffset word-spacing writing-mode x x1 x2 y y1 y2 z`);

/** Namespaces and vocabularies of the web's standards. */
const VOCABULARIES = words("xmlns xmlns:xlink xmlns:svg xmlns:math itemtype vocab prefix");
const STANDARD =
  /^(?:[a-z]+:\s+)?https?:\/\/(?:www\.w3\.org|schema\.org|ogp\.me|purl\.org|xmlns\.com|data-vocabulary\.org)\//i;

/** What no keyword, number or name of a part looks like: an address of mail, of the web, a long number. */
const TELLING = /@|%40|:\/\/|\d{5}/;
/** Names of parts; classes of utility frameworks have brackets, slashes and fractions too. */
const IDENTIFIER = /^[^\s@"'<>{}=]{1,100}$/u;
/** Commands of paths are single letters, and numbers. */
const PATH = /^(?:[mlhvcsqtaz]?[\d\s.,e+-]*)*$/i;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/**
 * What may stay of an attribute that is not read as text.
 * @returns the value, its names of parts as numbers where they are not of known words; nothing where it goes
 */
export function keptValue(name: string, value: string, names: OwnNames): string | undefined {
  if (value === "") {
    const allowed = [PLAIN, IDENTIFIERS, ARIA, DRAWING].some((list) => list.has(name));
    return allowed || name === "style" ? value : undefined;
  }
  if (VOCABULARIES.has(name)) return STANDARD.test(value) && isKnown(value) ? value : undefined;
  if (/^(?:xml:)?(?:lang|hreflang|srclang)$/.test(name))
    return LANGUAGE.test(value) ? value : undefined;
  if (name === "d") return PATH.test(value) ? value : undefined;
  if (name === "style" || DRAWING.has(name)) {
    const style = plainStyle(value, names);
    return style.trim() === "" && value.trim() !== "" ? undefined : style;
  }
  if (IDENTIFIERS.has(name)) {
    const parts = value.split(/(\s+)/);
    if (!parts.every((one) => /^\s*$/.test(one) || IDENTIFIER.test(one))) return undefined;
    return parts.map((one) => (/^\s*$/.test(one) ? one : names.of(one))).join("");
  }
  return (PLAIN.has(name) || ARIA.has(name)) && !TELLING.test(value) && isKnown(value)
    ? value
    : undefined;
}

/** Addresses of style sheets and icons, which are not read, are paths of known words. */
export const isPlainAddress = (url: string): boolean => isPlainPath(url.trim());

/** Values of technical `<meta>`s: keywords, sizes, colours, types. */
export const isTechnicalValue = (value: string): boolean =>
  /^[\w#.,;:=/()*'+\s-]*$/.test(value) && !TELLING.test(value) && isKnown(value);
