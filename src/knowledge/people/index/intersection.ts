/** Boolean retrieval: individuals that share several terms, with an end as soon as there are enough. */

import {
  type Bitmap,
  type Container,
  lowestBit,
  type Postings,
  ShortPostings,
} from "./postings.js";

/**
 * How many individuals all the postings have in common: exact up to `limit`, and `limit` for more.
 * @param postings one or more, the shortest first
 * @param found takes the numbers of those counted, ascending
 */
export function countShared(
  postings: readonly Postings[],
  limit: number,
  found?: number[],
): number {
  const [shortest, ...others] = postings;
  if (shortest instanceof ShortPostings) return countIn(shortest.ids, others, limit, found);
  if (others.length === 0 && found === undefined) return Math.min(shortest!.count, limit);
  return countBitmaps(postings as readonly Bitmap[], limit, found);
}

function countIn(
  ids: Uint32Array,
  others: readonly Postings[],
  limit: number,
  found: number[] | undefined,
): number {
  let count = 0;
  for (let i = 0; i < ids.length && count < limit; i++) {
    if (!others.every((postings) => postings.has(ids[i]!))) continue;
    count++;
    found?.push(ids[i]!);
  }
  return count;
}

/** Container by container; only those that all bitmaps have. */
function countBitmaps(
  bitmaps: readonly Bitmap[],
  limit: number,
  found: number[] | undefined,
): number {
  let count = 0;
  for (const { high } of bitmaps[0]!.containers) {
    const containers: Container[] = [];
    for (const bitmap of bitmaps) {
      const container = bitmap.at(high);
      if (container !== undefined) containers.push(container);
    }
    if (containers.length < bitmaps.length) continue;
    containers.sort((a, b) => a.count - b.count);
    const lows = containers[0]!.lows;
    count +=
      lows === undefined
        ? countWords(containers, limit - count, found)
        : countLows(lows, containers, limit - count, found);
    if (count >= limit) break;
  }
  return Math.min(count, limit);
}

/** Containers that all have a bit each. Without `found` it may count some beyond the limit. */
function countWords(
  containers: readonly Container[],
  limit: number,
  found: number[] | undefined,
): number {
  const [first, second = first, third = second, ...rest] = containers;
  const [a, b, c] = [first!.words!, second!.words!, third!.words!];
  if (found === undefined && rest.length === 0) return countInThree(a, b, c, limit);
  let count = 0;
  for (let i = 0; i < a.length && count < limit; i++) {
    let word = a[i]! & b[i]! & c[i]!;
    for (let j = 0; j < rest.length && word !== 0; j++) word &= rest[j]!.words![i]!;
    if (found === undefined) {
      count += populationCount(word);
    } else {
      for (; word !== 0 && count < limit; word &= word - 1) {
        found.push(first!.high * 0x10000 + i * 32 + lowestBit(word));
        count++;
      }
    }
  }
  return count;
}

/** Numbers still in all containers so far; used again for every container. */
const remaining = new Uint16Array(4096);

/** Containers of which the first has its numbers sorted: one after another takes numbers away. */
function countLows(
  lows: Uint16Array,
  containers: readonly Container[],
  limit: number,
  found: number[] | undefined,
): number {
  remaining.set(lows);
  let count = lows.length;
  for (let i = 1; i < containers.length && count > 0; i++) count = keepThose(containers[i]!, count);
  count = Math.min(count, limit);
  const base = containers[0]!.high * 0x10000;
  if (found !== undefined) for (let i = 0; i < count; i++) found.push(base + remaining[i]!);
  return count;
}

/** Keeps those of the first `count` remaining numbers that the container has. */
function keepThose({ lows, words }: Container, count: number): number {
  let kept = 0;
  if (words !== undefined) {
    for (let i = 0; i < count; i++) {
      const low = remaining[i]!;
      if (((words[low >>> 5]! >>> (low & 31)) & 1) === 1) remaining[kept++] = low;
    }
  } else {
    for (let i = 0, at = 0; i < count; i++) {
      const low = remaining[i]!;
      while (at < lows!.length && lows![at]! < low) at++;
      if (lows![at] === low) remaining[kept++] = low;
    }
  }
  return kept;
}

/** Bits set in all three, two words at a time, which takes a third off. May go beyond the limit. */
function countInThree(a: Uint32Array, b: Uint32Array, c: Uint32Array, limit: number): number {
  let count = 0;
  for (let i = 0; i < a.length && count < limit; i += 2) {
    const first = fours(a[i]! & b[i]! & c[i]!);
    const second = fours(a[i + 1]! & b[i + 1]! & c[i + 1]!);
    count += sumOfFours(first + second);
  }
  return count;
}

/** Bits that are set in 32. */
const populationCount = (word: number): number => sumOfFours(fours(word));

/** How many bits are set in each four of 32, in these four. */
function fours(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  return (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
}

/** The sum of eight numbers of four bits. */
function sumOfFours(numbers: number): number {
  return Math.imul((numbers & 0x0f0f0f0f) + ((numbers >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}
