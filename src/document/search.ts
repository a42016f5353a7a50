/**
 * How many indices below `size` come before the first for which `holds` is false, found by halves: it must be
 * true up to there and false from there on. The first index that is not below a bound, among others.
 */
export function countWhile(size: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
