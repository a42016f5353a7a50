/**
 * What every match of a regular expression is sure to look like: how many digits are close together in it, how far it
 * reaches, which words it cannot do without. It is read off the expression's source (read-shape.ts).
 */

import { knownShapes } from "./known-shapes.js";
import { readShape } from "./read-shape.js";
import { type Literal, trigramsIn } from "./trigrams.js";

export interface Shape {
  /** Any match contains a cluster of at least so many digits. */
  readonly digits: number;
  /** Characters a match takes and looks at around it, at most; `Infinity` where nothing bounds them. */
  readonly reach: number;
  /** Any match contains one of these, in whatever case; `undefined` if none is certain. */
  readonly literals?: readonly Literal[];
}

const UNKNOWN: Shape = { digits: 0, reach: Number.POSITIVE_INFINITY };

/** The shape of all matches of `regex`. */
export function shapeOf(regex: RegExp): Shape {
  let shape = shapes.get(regex);
  if (!shape) shapes.set(regex, (shape = shapeOfSource(regex)));
  return shape;
}

const shapes = new WeakMap<RegExp, Shape>();

function shapeOfSource({ source, flags }: RegExp): Shape {
  const read = flags.includes("v") ? undefined : (knownShapes().get(source) ?? readShape(source));
  if (!read) return UNKNOWN;
  const { digits, reach, needs } = read;
  return {
    digits,
    reach: reach ?? Number.POSITIVE_INFINITY,
    ...(needs ? { literals: needs.map(trigramsIn) } : {}),
  };
}
