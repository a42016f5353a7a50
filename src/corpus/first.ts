/** The first items of a stream, as many as come without a pause, and the stream as if none had been taken. */

export interface First<Item> {
  readonly first: readonly Item[];
  readonly all: AsyncIterable<Item>;
}

/** Takes up to `most` items, and no more after none has come for `pauseMs`. */
export async function firstOf<Item>(
  stream: AsyncIterable<Item>,
  most: number,
  pauseMs: number,
): Promise<First<Item>> {
  const items = stream[Symbol.asyncIterator]();
  const first: Item[] = [];
  let pending = items.next();
  while (first.length < most) {
    let timer: NodeJS.Timeout | undefined;
    // the first item is waited for, however long it takes
    const result =
      first.length === 0
        ? await pending
        : await Promise.race([
            pending,
            new Promise<undefined>((resolve) => {
              timer = setTimeout(() => resolve(undefined), pauseMs);
            }),
          ]);
    clearTimeout(timer);
    if (result === undefined) break;
    if (result.done) return { first, all: iterate(first, async () => result) };
    first.push(result.value);
    pending = items.next();
  }
  let next: Promise<IteratorResult<Item>> | undefined = pending;
  return {
    first,
    all: iterate(first, () => {
      const now = next ?? items.next();
      next = undefined;
      return now;
    }),
  };
}

async function* iterate<Item>(
  first: readonly Item[],
  next: () => Promise<IteratorResult<Item>>,
): AsyncGenerator<Item> {
  yield* first;
  for (let result = await next(); !result.done; result = await next()) yield result.value;
}
