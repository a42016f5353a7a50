/** Control words of Rich Text Format (specification 1.9.1), by what happens to them. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** How text, paragraphs, cells and pages look; their parameter is a number. */
export const LOOK = words(`
  plain b i ul ulnone ulw uld uldb uldash ulwave strike striked super sub nosupersub scaps caps outl shad v fs f cf cb
  highlight chcbpat up dn expnd expndtw kerning charscalex lang langfe langnp ltrch rtlch
  pard ql qr qc qj qd li ri lin rin fi sb sa sbauto saauto sl slmult keep keepn pagebb widctlpar nowidctlpar hyphpar
  intbl itap ltrpar rtlpar tx tqc tqr tqdec tldot tlhyph tlul cbpat shading contextualspace outlinelevel
  trowd trgaph trleft trqc trqr trql trrh trhdr trkeep trautofit trwWidth trftsWidth trpaddl trpaddr trpaddt trpaddb
  trpaddfl trpaddfr trpaddft trpaddfb cellx clwWidth clftsWidth clvertalt clvertalc clvertalb clcbpat clmgf clmrg
  clvmgf clvmrg clbrdrt clbrdrl clbrdrb clbrdrr trbrdrt trbrdrl trbrdrb trbrdrr trbrdrh trbrdrv
  brdrt brdrb brdrl brdrr brdrs brdrth brdrdb brdrdot brdrdash brdrhair brdrnone brdrw brdrcf brsp box
  sectd sbknone sbkpage sbkcol sbkodd sbkeven cols colsx linebetcol pgwsxn pghsxn marglsxn margrsxn margtsxn margbsxn
  guttersxn headery footery titlepg lndscpsxn pgnrestart pgndec pgnlcrm pgnucrm
  paperw paperh margl margr margt margb gutter landscape facingp deftab ftnbj aftnnar ftnnar viewkind
  chpgn chftn lastrow nonesttables taprtl ltrrow rtlrow`);

/** What ends a paragraph or a cell. */
export const ENDS = words("par sect page column cell nestcell");
/** What ends a row; its cells have ended before. */
export const ROWS = words("row nestrow");

/** Characters that have a word. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  tab: "\t",
  line: "\n",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  emdash: "—",
  endash: "–",
  bullet: "•",
  emspace: "\u2003",
  enspace: "\u2002",
};

/** Characters that have a sign. */
export const SIGNS: Readonly<Record<string, string>> = { "~": "\u00a0", _: "\u2011", "-": "" };

/** Texts beside the body, that stay where they are. */
export const NOTES = words("footnote nesttableprops");
export const MARGINS = words("header headerl headerr headerf footer footerl footerr footerf");
/** Groups whose own characters are not part of the text, but that can contain a text box. */
export const SHAPES = words("shpinst do");
export const BOXES = words("shptxt dptxbxtext");
/** Groups of the source that stay as plain groups. */
export const PLAIN = words("field fldrslt pntext listtext shp upr ud");

/** Groups that are removed although no mark says that a reader may skip them. */
export const REMOVED = words(`
  info stylesheet pict object shprslt nonshppict xe tc rxe txe bkmkstart bkmkend atnid atnauthor atntime atnicn
  atnref atnparent annotation listtable listoverridetable rsidtbl revtbl generator filetbl private userprops
  docvar template themedata colorschememapping datastore latentstyles xmlnstbl xmlopen background fchars lchars
  pgptbl mmathPr wgrffmtfilter ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn passwordhash formfield datafield
  sv sn sp hl hlloc hlsrc`);

/** Windows code pages of character sets of fonts (`\fcharset`), as `TextDecoder` calls them. */
export const CHARSETS: Readonly<Record<number, string>> = {
  77: "macintosh",
  128: "shift_jis",
  129: "euc-kr",
  134: "gbk",
  136: "big5",
  161: "windows-1253",
  162: "windows-1254",
  163: "windows-1258",
  177: "windows-1255",
  178: "windows-1256",
  186: "windows-1257",
  204: "windows-1251",
  222: "windows-874",
  238: "windows-1250",
};
/** Fonts that draw signs instead of letters. */
export const SYMBOLS = 2;

/** Code pages of whole files (`\ansicpg`). */
export function codePage(number: number): string | undefined {
  const east: Readonly<Record<number, string>> = {
    932: "shift_jis",
    936: "gbk",
    949: "euc-kr",
    950: "big5",
    866: "ibm866",
    10000: "macintosh",
    65001: "utf-8",
  };
  return number === 874 || (number >= 1250 && number <= 1258) ? `windows-${number}` : east[number];
}
