/** The live region: what a screen reader says, at most once a second, the last word wins. */

import { useEffect, useState } from "react";

let last = 0;
let again = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let listener: (message: string) => void = () => {};

export function announce(message: string): void {
  clearTimeout(timer);
  const wait = Math.max(0, last + 1000 - Date.now());
  timer = setTimeout(() => {
    last = Date.now();
    again = !again;
    // the same words twice are said twice only if something in them differs
    listener(again ? message : `${message}\u00a0`);
  }, wait);
}

export function LiveRegion() {
  const [message, setMessage] = useState("");
  useEffect(() => {
    listener = setMessage;
    return () => {
      listener = () => {};
    };
  }, []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden" data-testid="live">
      {message}
    </div>
  );
}
