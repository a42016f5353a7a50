/** The first items of a stream, as many as come without a pause, and the stream as if none had been taken. */

export interface First<Item> {
  readonly first: readonly Item[];
  readonly all: AsyncIterable<readonly Item[]>;
}

/**
 * Takes up to `most` items, and no more after none has come for `pauseMs`.
 * @param stream items, those that arrive together at once
 */
export async function firstOf<Item>(
  stream: AsyncIterable<readonly Item[]>,
  most: number,
  pauseMs: number,
): Promise<First<Item>> {
  const arriving = stream[Symbol.asyncIterator]();
  const taken: Item[] = [];
  let pending = arriving.next();
  while (taken.length < most) {
    let timer: NodeJS.Timeout | undefined;
    // the first item is waited for, however long it takes
    const result =
      taken.length === 0
        ? await pending
        : await Promise.race([
            pending,
            new Promise<undefined>((resolve) => {
              timer = setTimeout(() => resolve(undefined), pauseMs);
            }),
          ]);
    clearTimeout(timer);
    if (result === undefined) break;
    if (result.done) return { first: taken, all: iterate(taken, async () => result) };
    for (const item of result.value) taken.push(item);
    pending = arriving.next();
  }
  let next: Promise<IteratorResult<readonly Item[]>> | undefined = pending;
  return {
    first: taken.slice(0, most),
    all: iterate(taken, () => {
      const now = next ?? arriving.next();
      next = undefined;
      return now;
    }),
  };
}

async function* iterate<Item>(
  taken: readonly Item[],
  next: () => Promise<IteratorResult<readonly Item[]>>,
): AsyncGenerator<readonly Item[]> {
  if (taken.length > 0) yield taken;
  for (let result = await next(); !result.done; result = await next()) yield result.value;
}
