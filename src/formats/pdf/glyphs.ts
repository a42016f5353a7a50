/** The glyphs of a page: what each means, where it is and how it looks. */

import { areaOf, type Box, centreIn, type Matrix } from "./geometry.js";
import { colourOf } from "./page-objects.js";
import { memoryOf, type Pdfium } from "./pdfium.js";

export interface Style {
  readonly family: "sans" | "serif" | "mono";
  readonly bold: boolean;
  readonly italic: boolean;
  /** Points, as it is drawn. */
  readonly size: number;
  readonly rgb: string;
}

export interface Glyph {
  /** Its characters; never empty. */
  readonly text: string;
  /** Where it begins on the baseline. */
  readonly x: number;
  readonly y: number;
  /** Distance to where the next one begins, points. */
  readonly advance: number;
  /** Of its text, degrees against the clock, a whole number from 0 to 359. */
  readonly angle: number;
  /** From its descender to its ascender. */
  readonly box: Box;
  readonly style: Style;
}

/** A glyph as PDFium has it, with what decides whether it is read. */
export interface RawGlyph extends Glyph {
  /** The box of its ink, as PDFium gives it. */
  readonly ink: Box;
  /** Whether the font says which character it is. */
  readonly isMapped: boolean;
  readonly isInvisible: boolean;
}

/** PDFium's text of a page has no more; beyond, the page is refused. */
const MAX_GLYPHS = 1_000_000;

const INVISIBLE = 3;
const FIXED_PITCH = 1;
const SERIF = 2;
const ITALIC = 64;
const FORCE_BOLD = 1 << 18;
const BOLD_WEIGHT = 600;
/** PDFium's mark of a hyphen at a line's end. */
const LINE_HYPHEN = 2;

/**
 * The glyphs in the order of the file; undefined where there are too many.
 * @param objects the page's objects, freed of marked content
 */
export function glyphsOf(pdfium: Pdfium, page: number): RawGlyph[] | undefined {
  const { api, scratch } = pdfium;
  const calls = callsOf(pdfium);
  const text = api.FPDFText_LoadPage(page);
  if (text === 0) return [];
  try {
    const count = api.FPDFText_CountChars(text);
    if (count > MAX_GLYPHS) return undefined;
    const runs = new Map<number, Run>();
    const glyphs: RawGlyph[] = [];
    let high = 0;
    let lastPointer = 0;
    for (let i = 0; i < count; i++) {
      // line ends and spaces that PDFium adds; ours come from the gaps
      if (calls.FPDFText_IsGenerated(text, i) === 1) continue;
      const code = calls.FPDFText_GetUnicode(text, i);
      // characters beyond the basic plane come as two
      if (code >= 0xd800 && code < 0xdc00) {
        high = code;
        continue;
      }
      const isLow = code >= 0xdc00 && code < 0xe000;
      const point = isLow && high > 0 ? (high - 0xd800) * 0x400 + (code - 0xdc00) + 0x10000 : code;
      high = 0;
      const pointer = calls.FPDFText_GetTextObject(text, i);
      let run = runs.get(pointer);
      if (!run) {
        run = runOf(pdfium, text, i, pointer);
        runs.set(pointer, run);
      }
      // places for each result, so that the memory is looked up once per glyph
      calls.FPDFText_GetCharBox(text, i, scratch, scratch + 8, scratch + 16, scratch + 24);
      calls.FPDFText_GetCharOrigin(text, i, scratch + 32, scratch + 40);
      calls.FPDFText_GetLooseCharBox(text, i, scratch + 48);
      const { doubles, floats } = pdfium.numbers();
      const ink = { left: doubles[0]!, right: doubles[1]!, bottom: doubles[2]!, top: doubles[3]! };
      const [x, y] = [doubles[4]!, doubles[5]!];
      const box = { left: floats[12]!, top: floats[13]!, right: floats[14]!, bottom: floats[15]! };
      const character = characterOf(point);
      const last = glyphs.at(-1);
      // the further characters of a ligature are given the place of its first
      if (
        last &&
        pointer === lastPointer &&
        character !== undefined &&
        last.x === x &&
        last.y === y
      ) {
        glyphs[glyphs.length - 1] = { ...last, text: last.text + character };
        continue;
      }
      lastPointer = pointer;
      glyphs.push({
        text: character ?? "\ufffd",
        isMapped: character !== undefined && calls.FPDFText_HasUnicodeMapError(text, i) !== 1,
        x,
        y,
        advance:
          Math.abs((box.right - box.left) * run.cos) + Math.abs((box.top - box.bottom) * run.sin),
        angle: run.angle,
        box,
        ink,
        style: run.style,
        isInvisible: run.isInvisible,
      });
    }
    return glyphs;
  } finally {
    api.FPDFText_ClosePage(text);
  }
}

/** PDFium's functions without the wrappers that check and convert arguments: these are called for each glyph. */
type Calls = Readonly<
  Record<
    | "FPDFText_IsGenerated"
    | "FPDFText_GetUnicode"
    | "FPDFText_GetTextObject"
    | "FPDFText_GetLooseCharBox"
    | "FPDFText_GetCharBox"
    | "FPDFText_GetCharOrigin"
    | "FPDFText_HasUnicodeMapError",
    (...parameters: number[]) => number
  >
>;

const callsOf = ({ api }: Pdfium): Calls => api.pdfium.wasmExports as unknown as Calls;

interface Run {
  readonly style: Style;
  readonly angle: number;
  readonly cos: number;
  readonly sin: number;
  readonly isInvisible: boolean;
}

function runOf(pdfium: Pdfium, text: number, index: number, pointer: number): Run {
  const { api, scratch } = pdfium;
  api.FPDFText_GetMatrix(text, index, scratch);
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => pdfium.float(i)) as unknown as Matrix;
  const angle = (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
  const size = api.FPDFText_GetFontSize(text, index) * Math.hypot(c, d);
  const { rgb, opacity } = colourOf(pdfium, pointer, "fill");
  const radians = (angle * Math.PI) / 180;
  return {
    style: { ...faceOf(pdfium, api.FPDFTextObj_GetFont(pointer)), size: rounded(size), rgb },
    angle,
    cos: Math.cos(radians),
    sin: Math.sin(radians),
    isInvisible: api.FPDFTextObj_GetTextRenderMode(pointer) === INVISIBLE || opacity === 0,
  };
}

const rounded = (size: number): number => Math.max(0.5, Math.round(size * 100) / 100);

function faceOf(pdfium: Pdfium, font: number): Pick<Style, "family" | "bold" | "italic"> {
  if (font === 0) return { family: "sans", bold: false, italic: false };
  const { api } = pdfium;
  const flags = api.FPDFFont_GetFlags(font);
  const name = fontName(pdfium, font);
  const isMono = (flags & FIXED_PITCH) !== 0 || /mono|cour|typewr|consol|cousine|cmtt/i.test(name);
  const isSans = /sans|arial|helvet|arimo|calibri|verdana|tahoma|roboto|segoe|cmss|inter/i.test(
    name,
  );
  const isSerif =
    /times|roman|serif|tinos|georgia|garamond|cambria|palat|book|minion|cm(r|bx|ti|sl)|nimbusrom|sfrm/i.test(
      name,
    ) || (flags & SERIF) !== 0;
  return {
    family: isMono ? "mono" : isSerif && !isSans ? "serif" : "sans",
    bold:
      (flags & FORCE_BOLD) !== 0 ||
      api.FPDFFont_GetWeight(font) >= BOLD_WEIGHT ||
      /bold|black|heavy|semi|demi|cmbx/i.test(name),
    italic: (flags & ITALIC) !== 0 || /ital|obli|slant|cmti|cmsl/i.test(name),
  };
}

function fontName(pdfium: Pdfium, font: number): string {
  const { api } = pdfium;
  const room = 128;
  const place = api.pdfium.wasmExports.malloc(room);
  const length = api.FPDFFont_GetBaseFontName(font, place, room);
  const bytes = memoryOf(pdfium).slice(place, place + Math.min(length, room) - 1);
  const name = length > 1 ? Buffer.from(bytes).toString("latin1") : "";
  api.pdfium.wasmExports.free(place);
  // the tag of a subset says nothing
  return name.replace(/^[A-Z]{6}\+/, "");
}

const LIGATURES: Readonly<Record<number, string>> = {
  64256: "ff",
  64257: "fi",
  64258: "fl",
  64259: "ffi",
  64260: "ffl",
  64261: "st",
  64262: "st",
};

/** What a code means; undefined where it means nothing that can be read. */
function characterOf(code: number): string | undefined {
  if (code === LINE_HYPHEN || code === 0xfffe || code === 0xad) return "-";
  if (code === 0xa0 || code === 9 || code === 10 || code === 13) return " ";
  if (code < 32 || (code >= 0x7f && code < 0xa0) || code === 0xfffd || code > 0x10ffff) {
    return undefined;
  }
  if (code >= 0xd800 && code < 0xe000) return undefined;
  // codes of private use: the bullets of symbol fonts are all that is common
  if (code === 0xf0b7 || code === 0xf0a7) return "•";
  if ((code >= 0xe000 && code < 0xf900) || code >= 0xf0000) return undefined;
  return LIGATURES[code] ?? String.fromCodePoint(code);
}

/** Where most of the page is under a picture, its invisible text is what a program read in it. */
const SCAN_SHARE = 0.5;

export const isScan = (pictures: readonly Box[], area: Box): boolean =>
  pictures.some((picture) => areaOf(picture) > SCAN_SHARE * areaOf(area)) ||
  // scanners cut pages into strips
  (pictures.some((picture) => centreIn(area, picture)) &&
    pictures.reduce((sum, picture) => sum + areaOf(picture), 0) > SCAN_SHARE * areaOf(area));
