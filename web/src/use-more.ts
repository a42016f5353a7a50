import { useEffect } from "react";

/** Rows before the end of a list at which more of it are asked for. */
const AHEAD = 20;

/** Asks for more rows when the last one in view is near the end of those that are there. */
export function useMore(last: number, count: number, onMore: () => void): void {
  useEffect(() => {
    if (last >= count - AHEAD) onMore();
  }, [last, count, onMore]);
}
