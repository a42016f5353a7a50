/** What is known of a text before detection, as the mention that it is. */

import type { GivenMention, Mention } from "./document.js";

export const givenMention = ({ start, end, type, way, replacement }: GivenMention): Mention => ({
  start,
  end,
  type,
  score: 1,
  detector: "column",
  evidence: { rule: "column" },
  given: {
    ...(way !== undefined && { way }),
    ...(replacement !== undefined && { replacement }),
  },
});
