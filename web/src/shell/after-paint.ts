/** Work that may come after the answer to a key is on the screen. */

import { type DependencyList, useEffect } from "react";

/** As `useEffect`, but the frame is painted first: after a key React would run effects before it. */
export function useAfterPaint(work: () => void, dependencies: DependencyList): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(work);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  }, dependencies);
}
