import type { SourceShape } from "./read-shape.js";

/**
 * Shapes by source. The build fills them in for the expressions of the built-in detectors (tools/bundle/bundle.ts): to read
 * 600 of them takes a quarter of a second of each start. Empty where nothing was built, and all are read.
 */
export const knownShapes = (): ReadonlyMap<string, SourceShape> => NONE;

const NONE: ReadonlyMap<string, SourceShape> = new Map();
