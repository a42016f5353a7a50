import type { Mention } from "../../document/document.js";
import type { RecognizerFindings } from "../recognizer/recognizer.js";

/** The mention with how the recognizer reads people would decide, where a rule found it and not the recognizer. */
export function withDecision(mention: Mention, read?: RecognizerFindings): Mention {
  const decision = mention.decision ?? read?.judge(mention);
  return decision ? { ...mention, decision } : mention;
}
