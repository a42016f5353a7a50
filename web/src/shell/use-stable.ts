/** Handlers that keep their identity, so that memoised parts stay untouched. */

import { useLayoutEffect, useMemo, useRef } from "react";

// biome-ignore lint/suspicious/noExplicitAny: handlers of every shape
type Handlers = Readonly<Record<string, (...values: any[]) => unknown>>;

/** The same object at every render; each of its functions calls the latest one of that name. */
export function useStable<Given extends Handlers>(handlers: Given): Given {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, from the names
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [
          name,
          (...values: unknown[]) => latest.current[name]!(...values),
        ]),
      ) as Given,
    [],
  );
}
