/**
 * Windows over the pieces of a text that is longer than a model reads at once.
 *
 * Windows overlap, and each piece belongs to the one of them that sees more context around it, so
 * nothing is truncated and no prediction is made at an edge that another window sees from within.
 */

export interface Window {
  /** Pieces the model reads: `[start, end)`. */
  readonly start: number;
  readonly end: number;
  /** Pieces whose predictions count: `[keepFrom, keepTo)`; those of all windows follow each other. */
  readonly keepFrom: number;
  readonly keepTo: number;
}

/**
 * The windows of `count` pieces, in order; none for an empty text.
 * @param size pieces a window holds, special pieces not counted
 * @param stride pieces between the starts of two windows, at most `size`
 */
export function windowsOf(count: number, size: number, stride: number): Window[] {
  const windows: Window[] = [];
  const half = (size - stride) >> 1;
  let keepFrom = 0;
  for (let start = 0; keepFrom < count; start += stride) {
    const last = start + size >= count;
    const keepTo = last ? count : start + stride + half;
    windows.push({ start, end: Math.min(start + size, count), keepFrom, keepTo });
    keepFrom = keepTo;
  }
  return windows;
}
