import { countWhile } from "./search.js";

/** Tells of an offset which line it is in, counted from 1, and the offset at which that line starts. */
export function lineFinder(text: string): (offset: number) => { line: number; start: number } {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = countWhile(starts.length, (i) => starts[i]! <= offset);
    return { line, start: starts[line - 1]! };
  };
}
