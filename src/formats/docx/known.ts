/**
 * Names that Word and its relatives bring along: attributes, styles, fonts, words of list labels. What
 * an author named otherwise can name somebody and is removed or numbered.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const names = (list: string): ReadonlySet<string> =>
  new Set(list.split(",").map((one) => one.trim().toLowerCase()));

/** Attributes of WordprocessingML (ISO/IEC 29500-1, 17) that say how text looks and is put together. */
const ATTRIBUTES = words(`
  val type w h space color sz left right top bottom start end firstLine hanging before after line lineRule
  beforeAutospacing afterAutospacing beforeLines afterLines firstLineChars hangingChars leftChars rightChars
  startChars endChars themeColor themeFill themeFillTint themeFillShade themeTint themeShade fill shadow frame
  ascii hAnsi eastAsia cs asciiTheme hAnsiTheme eastAsiaTheme cstheme hint bidi
  abstractNumId numId ilvl tplc restart fmt styleId customStyle default defLockedState defUIPriority
  defSemiHidden defUnhideWhenUsed defQFormat count uiPriority semiHidden unhideWhenUsed qFormat locked name
  header footer gutter orient code num sep equalWidth charSpace linePitch cols chapStyle chapSep countBy
  distance display offsetFrom zOrder percent leader pos alignment relativeTo clear fldCharType dirty fldLock
  vAnchor hAnchor horzAnchor vertAnchor x y xAlign yAlign hSpace vSpace wrap hRule anchorLock dropCap lines
  tblpX tblpY tblpXSpec tblpYSpec leftFromText rightFromText topFromText bottomFromText
  firstRow lastRow firstColumn lastColumn noHBand noVBand evenHBand oddHBand evenVBand oddVBand
  firstRowFirstColumn firstRowLastColumn lastRowFirstColumn lastRowLastColumn
  id customMarkFollows char font bg1 t1 bg2 t2 accent1 accent2 accent3 accent4 accent5 accent6 hyperlink
  followedHyperlink uri shadeTint combine combineBrackets vert vertCompress legacy legacySpace legacyIndent
  columns drawnOnCanvas line-rule edGrp ed displacedByCustomXml`);

export const isKnownAttribute = (name: string): boolean => ATTRIBUTES.has(name);

const STYLES = names(`
  Normal, Normal (Web), Normal Table, Normal Indent, No List, No Spacing, Default Paragraph Font, Standard, Default, Title,
  Subtitle, Strong, Emphasis, Quote, Intense Quote, Intense Emphasis, Intense Reference, Subtle Emphasis,
  Subtle Reference, Book Title, Hyperlink, FollowedHyperlink, Hashtag, Mention, Smart Hyperlink, Smart Link,
  Unresolved Mention, Placeholder Text, header, footer, caption, footnote text, footnote reference, endnote text,
  endnote reference, annotation text, annotation reference, annotation subject, Balloon Text, page number,
  line number, table of figures, table of authorities, toa heading, TOC Heading, macro, index heading, envelope address,
  envelope return, Bibliography, Block Text, Body Text, Body Text First Indent, Body Text First Indent 2,
  Body Text Indent, Body Text Indent 2, Body Text Indent 3, Body Text 2, Body Text 3, Closing, Date, Document Map,
  E-mail Signature, Message Header, Note Heading, Plain Text, Salutation, Signature, List, List Paragraph,
  List Bullet, List Number, List Continue, Table Grid, Table Grid Light, Table Theme, Table Contemporary,
  Table Elegant, Table Professional, HTML Acronym, HTML Address, HTML Cite, HTML Code, HTML Definition, HTML Keyboard,
  HTML Preformatted, HTML Sample, HTML Typewriter, HTML Variable, Outline List 1, Outline List 2, Outline List 3,
  Text body, Heading, Index, Table Contents, Table Heading, Header and Footer, Footnote Characters, Footnote Anchor,
  Endnote Characters, Endnote Anchor, Numbering Symbols, Bullets, Internet Link, Visited Internet Link, Frame Contents,
  Compact, First Paragraph, Abstract, Author, Source Code, Verbatim Char, Figure, Captioned Figure, Image Caption, Table Caption, Revision`);
const NUMBERED_STYLE =
  /^(heading|toc|index|list|list (bullet|number|continue)|table (simple|classic|colorful|columns|grid|list|3d effects|subtle|web)|plain table|grid table|list table|(light|medium|dark|colorful) (shading|list|grid)|style)( \d| \d+)?( (light|dark|colorful))?( \d)?( - accent \d| accent \d)?( char)?$/;

/** Whether a style's name comes with a word processor, or is a number of ours. */
export function isKnownStyle(name: string): boolean {
  const lower = name.toLowerCase().trim();
  return (
    STYLES.has(lower.replace(/ char( char)*$/, "")) ||
    NUMBERED_STYLE.test(lower) ||
    /^style ?\d+$/.test(lower)
  );
}

const FONTS = names(`
  Aptos, Aptos Display, Aptos Narrow, Arial, Arial Black, Arial Narrow, Arial Unicode MS, Arimo, Baskerville,
  Batang, Bahnschrift, Bodoni MT, Book Antiqua, Bookman Old Style, Calibri, Calibri Light, Cambria, Cambria Math, Candara,
  Carlito, Caladea, Century, Century Gothic, Century Schoolbook, Comic Sans MS, Consolas, Constantia, Corbel, Courier,
  Courier New, Cousine, David, DejaVu Sans, DejaVu Sans Mono, DejaVu Serif, DengXian, Didot, EB Garamond, Ebrima,
  FangSong, Fira Sans, Franklin Gothic Book, Franklin Gothic Medium, FreeSans, FreeSerif, Futura, Gabriola, Garamond,
  Georgia, Gill Sans, Gill Sans MT, Gulim, Helvetica, Helvetica Neue, IBM Plex Sans, Impact, Inter, KaiTi, Lato,
  Latha, Leelawadee UI, Liberation Mono, Liberation Sans, Liberation Serif, Linux Libertine, Lohit Devanagari,
  Lucida Console, Lucida Sans, Lucida Sans Unicode, MS Gothic, MS Mincho, MS PGothic, MS PMincho, MS Sans Serif, MS Serif,
  Malgun Gothic, Mangal, Meiryo, Merriweather, Microsoft JhengHei, Microsoft Sans Serif, Microsoft YaHei, MingLiU, Montserrat,
  Myriad Pro, Minion Pro, Nirmala UI, Noto Sans, Noto Serif, Noto Sans CJK SC, Nunito, Open Sans, OpenSymbol, Optima,
  PMingLiU, PT Sans, PT Serif, Palatino, Palatino Linotype, Playfair Display, Poppins, Raleway, Roboto, Rockwell,
  Segoe UI, Segoe UI Emoji, Segoe UI Symbol, SimHei, SimSun, Source Sans Pro, Source Serif Pro, Source Code Pro, Sylfaen, Symbol,
  Tahoma, Times, Times New Roman, Tinos, Trebuchet MS, Tw Cen MT, Ubuntu, Verdana, Webdings, Wingdings, Wingdings 2, Wingdings 3,
  Yu Gothic, Yu Mincho, 等线, 等线 Light, 宋体, 黑体, ＭＳ ゴシック, ＭＳ 明朝, 맑은 고딕, 新細明體, 游ゴシック, 游明朝`);

export const isKnownFont = (name: string): boolean =>
  name === "" || /^[+]m[jn]-(lt|ea|cs)$/.test(name) || FONTS.has(name.toLowerCase());

const LABELS = names(`
  chapter, section, article, part, appendix, annex, exhibit, schedule, clause, paragraph, figure, table, step, item,
  question, answer, note, no, nr, page, title, rule, kapitel, abschnitt, artikel, teil, anhang, anlage, absatz, schritt, frage,
  chapitre, partie, annexe, étape, capítulo, sección, artículo, anexo, capitolo, articolo, hoofdstuk, bijlage, rozdział,
  artykuł, załącznik, kapittel, vedlegg, bilaga, luku, liite, and, of, i, ii, iii, iv, v, a, b, c, x`);

/** A list's label with its numbers, signs and the words that labels have; other words are taken out. */
export const plainLabel = (label: string): string =>
  label
    .replace(/\p{L}[\p{L}\p{M}\d'’-]*/gu, (word) => (LABELS.has(word.toLowerCase()) ? word : ""))
    // a number that a person wrote, not one of a level
    .replace(/(?<!%)\d{2,}/g, "")
    .replace(/[@_]/g, "")
    .replace(/ {2,}/g, " ");

/** Prefixes and the symbols of lists that fonts of symbols draw. */
export const SYMBOL_FONTS = names(
  "Wingdings, Wingdings 2, Wingdings 3, Webdings, Marlett, OpenSymbol",
);
