/**
 * Rules and boxes: the only drawings that are kept, since they carry tables and forms and cannot be
 * words. Everything else that is drawn could be letters, a signature or a code and is left out:
 * pictures, curves, slanting lines, small squares (QR codes) and rows of bars (bar codes).
 */

import { type Matrix, multiplied, transformed } from "./geometry.js";
import { colourOf, matrixOf, PATH, type PageObject } from "./page-objects.js";
import type { Pdfium } from "./pdfium.js";

/** A filled rectangle; a line is one that is as thin as its stroke. */
export interface Rule {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  readonly rgb: string;
}

const MAX_SEGMENTS = 64;
/** Points off an axis that rounding explains. */
const SLACK = 0.3;
/** A rectangle that is shorter than this in both directions is a module of a code, or a bullet. */
const MIN_LENGTH = 9;
/** Thin bars side by side from which on they are a bar code. */
const BARS = 15;
/** Mean distance of the bars of a code, points. */
const BAR_DISTANCE = 8;
/** Thinner strokes are drawn one device pixel wide. */
const HAIRLINE = 0.4;

const LINE_TO = 0;
const BEZIER = 1;

export interface Rules {
  readonly rules: readonly Rule[];
  /** Drawings that are left out. */
  readonly dropped: number;
}

export function rulesOf(pdfium: Pdfium, objects: readonly PageObject[]): Rules {
  const found: Rule[] = [];
  let dropped = 0;
  for (const object of objects) {
    if (object.type !== PATH) continue;
    const rules = rulesOfPath(pdfium, object);
    if (rules === undefined) dropped++;
    else found.push(...rules);
  }
  const large = found.filter(
    ({ left, right, bottom, top }) => Math.max(right - left, top - bottom) >= MIN_LENGTH,
  );
  const codes = barCodes(large);
  dropped += found.length - large.length + codes.size;
  return { rules: large.filter((rule) => !codes.has(rule)), dropped };
}

type Point = readonly [x: number, y: number];

/** Undefined where the path is more than rules and boxes; empty where it paints nothing. */
function rulesOfPath(pdfium: Pdfium, { pointer, matrix }: PageObject): Rule[] | undefined {
  const { api, scratch } = pdfium;
  if (!api.FPDFPath_GetDrawMode(pointer, scratch, scratch + 4)) return undefined;
  const isFilled = pdfium.int(0) !== 0;
  const isStroked = pdfium.int(1) !== 0;
  if (!isFilled && !isStroked) return [];
  const count = api.FPDFPath_CountSegments(pointer);
  if (count > MAX_SEGMENTS) return undefined;
  const whole = multiplied(matrixOf(pdfium, pointer), matrix);
  const paths = subpathsOf(pdfium, pointer, count, whole);
  if (paths === undefined) return undefined;
  const rules: Rule[] = [];
  if (isFilled) {
    const { rgb, opacity } = colourOf(pdfium, pointer, "fill");
    for (const points of paths) {
      const box = boxOf(points);
      if (box === undefined) return undefined;
      if (opacity > 0) rules.push({ ...box, rgb: onWhite(rgb, opacity) });
    }
  }
  if (isStroked) {
    const { rgb, opacity } = colourOf(pdfium, pointer, "stroke");
    api.FPDFPageObj_GetStrokeWidth(pointer, scratch);
    const scale = Math.sqrt(Math.abs(whole[0] * whole[3] - whole[1] * whole[2]));
    const half = Math.max(HAIRLINE, pdfium.float(0) * scale) / 2;
    for (const points of opacity > 0 ? paths : []) {
      for (let i = 1; i < points.length; i++) {
        const [[x1, y1], [x2, y2]] = [points[i - 1]!, points[i]!];
        rules.push({
          left: Math.min(x1, x2) - half,
          bottom: Math.min(y1, y2) - half,
          right: Math.max(x1, x2) + half,
          top: Math.max(y1, y2) + half,
          rgb: onWhite(rgb, opacity),
        });
      }
    }
  }
  return rules;
}

/** The corners of each subpath on the page, closed ones closed; undefined where a line slants. */
function subpathsOf(
  pdfium: Pdfium,
  pointer: number,
  count: number,
  matrix: Matrix,
): Point[][] | undefined {
  const { api, scratch } = pdfium;
  const paths: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const segment = api.FPDFPath_GetPathSegment(pointer, i);
    const type = api.FPDFPathSegment_GetType(segment);
    if (type === BEZIER) return undefined;
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const point = transformed(matrix, pdfium.float(0), pdfium.float(1));
    const last = paths.at(-1);
    if (type === LINE_TO && last) {
      if (!isAlong(last.at(-1)!, point)) return undefined;
      last.push(point);
    } else paths.push([point]);
    if (!api.FPDFPathSegment_GetClose(segment)) continue;
    const closed = paths.at(-1)!;
    if (!isAlong(closed.at(-1)!, closed[0]!)) return undefined;
    closed.push(closed[0]!);
  }
  return paths.filter((points) => points.length > 1);
}

const isAlong = ([x1, y1]: Point, [x2, y2]: Point): boolean =>
  Math.abs(x1 - x2) < SLACK || Math.abs(y1 - y2) < SLACK;

/** The box of a filled path where it is one. */
function boxOf(points: readonly Point[]): Omit<Rule, "rgb"> | undefined {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, bottom, top] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const atCorner = points.every(
    ([x, y]) =>
      (Math.abs(x - left) < SLACK || Math.abs(x - right) < SLACK) &&
      (Math.abs(y - bottom) < SLACK || Math.abs(y - top) < SLACK),
  );
  return atCorner ? { left, right, bottom, top } : undefined;
}

function barCodes(rules: readonly Rule[]): Set<Rule> {
  const byExtent = new Map<string, Rule[]>();
  for (const rule of rules) {
    const width = rule.right - rule.left;
    const height = rule.top - rule.bottom;
    const key =
      width < height && width < BAR_DISTANCE
        ? `v${Math.round(rule.bottom)} ${Math.round(rule.top)}`
        : height < width && height < BAR_DISTANCE
          ? `h${Math.round(rule.left)} ${Math.round(rule.right)}`
          : undefined;
    if (key === undefined) continue;
    const bars = byExtent.get(key);
    if (bars) bars.push(rule);
    else byExtent.set(key, [rule]);
  }
  const codes = new Set<Rule>();
  for (const [key, bars] of byExtent) {
    const places = bars.map((bar) => (key.startsWith("v") ? bar.left : bar.bottom));
    const extent = Math.max(...places) - Math.min(...places);
    if (bars.length < BARS || extent / bars.length > BAR_DISTANCE) continue;
    for (const bar of bars) codes.add(bar);
  }
  return codes;
}

/** A colour as it looks on white, so that nothing of the output is transparent. */
function onWhite(rgb: string, opacity: number): string {
  if (opacity >= 1) return rgb;
  const channels = [1, 3, 5].map((at) => {
    const value = 255 - (255 - Number.parseInt(rgb.slice(at, at + 2), 16)) * opacity;
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
