import { useState } from "react";
import { tellProblem } from "./problem.js";

/** Work for the server one piece at a time: whether some is under way, and what fails is said. @param after done or not */
export function useAttempt(after?: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellProblem(error);
    }
    setBusy(false);
    await after?.();
  };
  return { busy, attempt };
}
