/** Locks the page after some minutes without a key or a movement in any of its tabs. */

import { useEffect } from "react";
import { lock } from "../api/client.js";

const ACTIVE = "palimpsest.active";
const LOOK_MS = 5_000;
const SIGNS = ["keydown", "pointerdown", "pointermove", "wheel", "touchstart"] as const;

/** @param minutes 0: never */
export function useIdleLock(minutes: number): void {
  useEffect(() => {
    if (minutes === 0) return;
    let written = 0;
    const active = () => {
      const now = Date.now();
      if (now - written < LOOK_MS) return;
      written = now;
      localStorage.setItem(ACTIVE, String(now));
    };
    // a computer that slept has been idle, too: time is read, not counted
    const look = () => {
      const last = Math.max(written, Number(localStorage.getItem(ACTIVE)) || 0);
      if (Date.now() - last >= minutes * 60_000) lock();
    };
    active();
    for (const sign of SIGNS) addEventListener(sign, active, { passive: true, capture: true });
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) removeEventListener(sign, active, { capture: true });
    };
  }, [minutes]);
}
