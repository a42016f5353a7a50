/**
 * Attributes that stay without being read as text: a list of those that a page's look, structure and
 * form need, each with the form of value that the standard or its use gives it. All others go, since
 * frameworks keep whole records in attributes of their own (`x-data`, `hx-vals`, `wire:snapshot`).
 */

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
  aria-activedescendant clip-path mask filter marker-start marker-mid marker-end popovertarget`);

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
  font-style font-variant font-weight fr framespacing fx fy gradienttransform gradientunits in in2 k1 k2 k3 k4
  letter-spacing linethickness lspace marker markerheight markerunits markerwidth maskunits mathbackground mathcolor
  mathsize mathvariant maxsize minsize movablelimits notation offset opacity operator orient overflow pathlength
  patterncontentunits patterntransform patternunits points preserveaspectratio primitiveunits r radius refx refy
  result rotate rowalign rowlines rowspacing rspace rx ry scale scriptlevel separator separators shape-rendering
  spreadmethod stddeviation stop-color stop-opacity stretchy stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width symmetric text-anchor
  text-decoration text-rendering transform transform-origin values vector-effect version viewbox visibility
  voffset word-spacing writing-mode x x1 x2 y y1 y2 z`);

/** Namespaces and vocabularies of the web's standards. */
const VOCABULARIES = words("xmlns xmlns:xlink xmlns:svg xmlns:math itemtype vocab prefix");
const STANDARD =
  /^(?:[a-z]+:\s+)?https?:\/\/(?:www\.w3\.org|schema\.org|ogp\.me|purl\.org|xmlns\.com|data-vocabulary\.org)\//i;

/** What no keyword, number or name of a part looks like: an address of mail, of the web, a long number. */
const TELLING = /@|%40|:\/\/|\d{5}|(?<![\p{L}'’])\p{L}[\p{L}'’]+\s+\p{Lu}[\p{L}'’]/u;
const IDENTIFIER = /^[\p{L}_:-][\p{L}\d_:/[\]-]{0,60}$/u;
/** Paths of drawings contain long numbers. */
const DRAWN = /^[\w\s.,%#()+:;'"-]*$/;

/** Whether an attribute that is not read as text may stay with its value. */
export function mayStay(name: string, value: string): boolean {
  if (value === "")
    return PLAIN.has(name) || IDENTIFIERS.has(name) || ARIA.has(name) || DRAWING.has(name);
  if (VOCABULARIES.has(name)) return STANDARD.test(value);
  if (
    DRAWING.has(name) &&
    DRAWN.test(value) &&
    !/(?<!\p{L})\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}/u.test(value)
  )
    return true;
  if (IDENTIFIERS.has(name)) {
    if (
      value.split(/\s+/).every((one) => one === "" || (IDENTIFIER.test(one) && !/\d{5}/.test(one)))
    ) {
      return true;
    }
    // classes of utility frameworks have brackets, slashes and fractions
    return name === "class" && !TELLING.test(value);
  }
  return (PLAIN.has(name) || ARIA.has(name)) && !TELLING.test(value);
}

/** Addresses of style sheets and icons, which are not read, are paths of a site and nothing more. */
export const isPlainAddress = (url: string): boolean =>
  /^(?:(?:https?:)?\/\/[\w.-]+(?::\d+)?)?[\w./~-]*$/i.test(url.trim()) && !/\d{7}/.test(url);

/** Values of technical `<meta>`s: keywords, sizes, colours, types. */
export const isTechnicalValue = (value: string): boolean =>
  /^(?:[a-z0-9#.,;:=/()*'_+\s-]|UTF|ISO|IE|Edge|chrome)*$/.test(value) && !TELLING.test(value);
