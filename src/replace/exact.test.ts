import { describe, expect, test } from "vitest";
import type { SemanticType } from "../document/types.js";
import { isExact } from "./exact.js";

/** The mention stands between bars: 'ramipril 2.|5 mg| OD'. */
function read(marked: string, type: SemanticType): boolean {
  const [before = "", original = "", after = ""] = marked.split("|");
  return isExact(type, { original, before, after });
}

describe("is read exactly", () => {
  test.each<[string, SemanticType]>([
    ["ramipril |2.5 mg| OD", "QUANTITY"],
    ["Troponin |1,240| -> 3,880 ng/L", "QUANTITY"],
    ["full pay (|£31,450| p.a.)", "QUANTITY"],
    ["born in |1962|.", "DATETIME"],
    ["won it, |1962|", "DATETIME"],
    ["about |1682|, when", "DATETIME"],
    ["(1950–|2006|)", "DATETIME"],
    ["(|1950|–2006)", "DATETIME"],
    ["in |1998|–99", "DATETIME"],
    ["on |16 February|, in front of", "DATETIME"],
    ["I am |52| and", "DEM"],
    ["Ann Berg, |34|, a", "DEM"],
    ["a |41-year-old| man", "DEM"],
  ])("%s (%s)", (marked, type) => expect(read(marked, type)).toBe(true));
});

describe("is a part of something else, or may be anything", () => {
  test.each<[string, SemanticType]>([
    ["ramipril 2.|5 mg| OD", "QUANTITY"],
    ["Troponin 1,|240| -> 3,880", "QUANTITY"],
    ["|1|,240 ng/L", "QUANTITY"],
    ["BP |138|/82", "QUANTITY"],
    ["BP 138/|82|, HR 68", "QUANTITY"],
    ["pay £|31,450| p.a.", "QUANTITY"],
    ["shares rose |5| per cent", "QUANTITY"],
    ["|3| million euros", "QUANTITY"],
    ["leads V3-V|5|.", "QUANTITY"],
    ["10|9|^L", "QUANTITY"],
    ["card ending |1382|", "DATETIME"],
    ["room |2017|", "DATETIME"],
    ["about |2000| people", "DATETIME"],
    ["|2024-05|-19T09:14", "DATETIME"],
    ["no. |1987|", "DATETIME"],
  ])("%s (%s)", (marked, type) => expect(read(marked, type)).toBe(false));
});
