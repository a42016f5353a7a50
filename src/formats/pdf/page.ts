/** One page: the glyphs that a reader sees, its rules and boxes, and what is left out. */

import { type Box, centreIn } from "./geometry.js";
import { type Glyph, glyphsOf, isScan, type RawGlyph } from "./glyphs.js";
import { boundsOf, FORM, IMAGE, objectsOf, removeMarks, SHADING, TEXT } from "./page-objects.js";
import type { Pdfium } from "./pdfium.js";
import { type Rule, rulesOf } from "./rules.js";
import { seenText } from "./seen.js";

export interface PageContent {
  /** What a viewer shows of the page. */
  readonly area: Box;
  /** Quarter turns with the clock. */
  readonly rotation: number;
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly left: LeftOut;
}

/** Counts of what the page had and the output has not. */
export interface LeftOut {
  readonly pictures: number;
  readonly drawings: number;
  /** Characters that nobody sees. */
  readonly unseen: number;
  /** Glyphs of which the font does not say what they mean. */
  readonly unmapped: number;
  /** Whether the text is what a program read in a picture of the page. */
  readonly isScan: boolean;
}

/** Share of glyphs without a meaning from which on a page counts as not readable. */
const UNREADABLE_SHARE = 0.1;
const UNREADABLE_GLYPHS = 5;

export type PageProblem = "scan" | "unreadable" | "too large";

/** Reads a page. @returns why not, where its text cannot be known */
export function readPage(
  pdfium: Pdfium,
  page: number,
  redactions: readonly Box[],
): PageContent | PageProblem {
  const { api } = pdfium;
  const objects = objectsOf(pdfium, page);
  if (objects === undefined) return "too large";
  const area = areaOfPage(pdfium, page);
  const texts = objects.flatMap(({ type, pointer }) => (type === TEXT ? [pointer] : []));
  const hasOthers = objects.some(({ type }) => type !== TEXT && type !== FORM);
  const seen = texts.length > 0 ? seenText(pdfium, page, area, texts, hasOthers) : undefined;
  for (const object of objects) removeMarks(pdfium, object);
  const raw = glyphsOf(pdfium, page);
  if (raw === undefined) return "too large";
  const pictures = objects
    .filter(({ type }) => type === IMAGE)
    .flatMap((object) => boundsOf(pdfium, object) ?? []);
  const { rules, dropped } = rulesOf(pdfium, objects);
  const shadings = objects.filter(({ type }) => type === SHADING).length;
  const scan = isScan(pictures, area);
  const shown = raw.filter((glyph) => {
    if (redactions.some((box) => centreIn(glyph.box, box))) return false;
    if (!centreIn(glyph.box, area)) return false;
    if (glyph.text === " ") return true;
    if (scan && (glyph.isInvisible || !(seen?.has(glyph.ink) ?? false))) return true;
    return !glyph.isInvisible && (seen?.has(glyph.ink) ?? false);
  });
  const mapped = shown.filter(({ isMapped }) => isMapped);
  const unmapped = shown.length - mapped.length;
  const read = mapped.filter(({ text }) => text !== " ").length;
  if (unmapped >= UNREADABLE_GLYPHS && unmapped > UNREADABLE_SHARE * (unmapped + read)) {
    return "unreadable";
  }
  if (read === 0 && scan) return "scan";
  return {
    area,
    rotation: api.FPDFPage_GetRotation(page),
    glyphs: mapped.map((glyph) => asSeen(glyph, rules)),
    rules,
    left: {
      pictures: pictures.length,
      drawings: dropped + shadings,
      unseen: raw.filter(({ text }) => text !== " ").length - read - unmapped,
      unmapped,
      isScan: scan,
    },
  };
}

/** Light text without something dark below it would be white on white where its picture is gone. */
function asSeen(
  { text, x, y, advance, angle, box, style, isInvisible }: RawGlyph,
  rules: readonly Rule[],
): Glyph {
  const glyph = { text, x, y, advance, angle, box, style };
  const isLight = luminance(style.rgb) > 0.75;
  const keeps = isLight && rules.some((rule) => luminance(rule.rgb) < 0.6 && centreIn(box, rule));
  return (isLight && !keeps) || isInvisible ? { ...glyph, style: blackOf(style) } : glyph;
}

const blacks = new WeakMap<Glyph["style"], Glyph["style"]>();

function blackOf(style: Glyph["style"]): Glyph["style"] {
  const known = blacks.get(style);
  if (known) return known;
  const black = { ...style, rgb: "#000000" };
  blacks.set(style, black);
  return black;
}

const luminance = (rgb: string): number =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, i) => sum + (weight * Number.parseInt(rgb.slice(1 + 2 * i, 3 + 2 * i), 16)) / 255,
    0,
  );

/** The crop box within the media box, as viewers show it. */
function areaOfPage(pdfium: Pdfium, page: number): Box {
  const { api, scratch } = pdfium;
  const at = [scratch, scratch + 4, scratch + 8, scratch + 12] as const;
  const get = (read: typeof api.FPDFPage_GetMediaBox): Box | undefined =>
    read(page, ...at)
      ? {
          left: pdfium.float(0),
          bottom: pdfium.float(1),
          right: pdfium.float(2),
          top: pdfium.float(3),
        }
      : undefined;
  const media = get(api.FPDFPage_GetMediaBox);
  const crop = get(api.FPDFPage_GetCropBox);
  const width = api.FPDF_GetPageWidthF(page);
  const height = api.FPDF_GetPageHeightF(page);
  const turned = api.FPDFPage_GetRotation(page) % 2 === 1;
  const box = crop ??
    media ?? {
      left: 0,
      bottom: 0,
      right: turned ? height : width,
      top: turned ? width : height,
    };
  if (!crop || !media) return box;
  return {
    left: Math.max(crop.left, media.left),
    bottom: Math.max(crop.bottom, media.bottom),
    right: Math.min(crop.right, media.right),
    top: Math.min(crop.top, media.top),
  };
}
