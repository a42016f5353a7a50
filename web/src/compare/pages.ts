/** Two texts in the same pages: cut where the original has a break between paragraphs, or must. */

/** A replacement in both texts, UTF-16 code units. */
export interface Replaced {
  readonly start: number;
  readonly end: number;
  readonly outStart: number;
  readonly outEnd: number;
}

/** A stretch that is the same in both, or that was replaced. */
interface Run {
  readonly source: readonly [number, number];
  readonly output: readonly [number, number];
  readonly changed: boolean;
}

export interface Compared {
  readonly runs: readonly Run[];
}

/** Characters of a page of typescript. */
const PAGE = 2_400;

export function pagesOf(source: string, output: string, replaced: readonly Replaced[]): Compared[] {
  const runs = runsOf(source, output, replaced);
  const pages: Compared[] = [];
  let page: Run[] = [];
  let length = 0;
  for (const run of runs) {
    for (const piece of run.changed ? [run] : pieces(source, run, PAGE - length)) {
      page.push(piece);
      length += piece.source[1] - piece.source[0];
      if (length >= PAGE - 200 && !piece.changed) {
        pages.push({ runs: page });
        [page, length] = [[], 0];
      }
    }
  }
  if (page.length > 0 || pages.length === 0) pages.push({ runs: page });
  return pages;
}

function runsOf(source: string, output: string, replaced: readonly Replaced[]): Run[] {
  const runs: Run[] = [];
  let [at, out] = [0, 0];
  for (const { start, end, outStart, outEnd } of [...replaced].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    if (start > at) runs.push({ source: [at, start], output: [out, outStart], changed: false });
    runs.push({ source: [start, end], output: [outStart, outEnd], changed: true });
    [at, out] = [end, outEnd];
  }
  if (at < source.length) {
    runs.push({ source: [at, source.length], output: [out, output.length], changed: false });
  }
  return runs;
}

/** An unchanged run in pieces that fit the pages, the first with what is left of its page. */
function pieces(source: string, { source: [from, to], output: [out] }: Run, left: number): Run[] {
  const cuts: Run[] = [];
  let start = from;
  let most = Math.max(1, left);
  while (to - start > most) {
    const end = breakBefore(source, start, start + most);
    cuts.push({
      source: [start, end],
      output: [out + start - from, out + end - from],
      changed: false,
    });
    start = end;
    most = PAGE;
  }
  cuts.push({ source: [start, to], output: [out + start - from, out + to - from], changed: false });
  return cuts;
}

/** The best place for a page to end: between paragraphs, else lines, else words. */
function breakBefore(text: string, start: number, limit: number): number {
  for (const mark of ["\n\n", "\n", " "]) {
    const at = text.lastIndexOf(mark, limit - mark.length);
    if (at > start) return at + mark.length;
  }
  return /[\udc00-\udfff]/.test(text[limit] ?? "") ? limit + 1 : limit;
}
