import { expect, test } from "vitest";
import { findIn, testDetector } from "../../../../test/marked.js";
import { neutralCitation } from "./neutral-citation.js";

testDetector(neutralCitation, {
  finds: ["in Smith, [CODE/case-number 2012 SCC 99]."],
  misses: ["[2004] 1 WLR 94", "[1999] 2 AC 912", "[2004] it ended", "2012 SCC", "UKHL 22"],
});

// brackets are the marks of the tables, so these stand alone
test.each(["[2004] UKHL 92", "[2010] EWCA Civ 945", "[2009] EWHC 919 (Admin)", "[2015] IEHC 9"])(
  "neutral-citation finds: %s",
  async (citation) => {
    const text = `see ${citation}, paragraph 3`;
    const found = await findIn(neutralCitation, text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([citation]);
  },
);
