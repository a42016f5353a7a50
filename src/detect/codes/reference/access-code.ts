import { codeDetector } from "../detector.js";

/** What is opened by nothing but a number. */
const OPENED =
  "key[ -]?safe|key[ -]?box|lock[ -]?box|pad[ -]?lock|safe combo(?:nation)?|combination|key[ -]?pad";
/** What has a number only where it is called one. */
const ENTERED =
  "door|gate|alarm|entry|entrance|front door|main door|safe|locker|lift|garage|access";
const CODE = "(?:code|pin|combination|combo)";
const IS = "(?: is| was)?[:=#]? {0,2}";
const VALUE =
  "(?<value>\\d{1,2}-\\d{1,2}-\\d{1,2}|[A-Z]?\\d{4,6}[A-Z]{0,2})(?![\\p{L}\\p{N}%-]|[.,]\\d)";

/** Numbers that open doors, safes and boxes: 'key safe 1944', 'alarm code is 2290', 'the safe (code 4471)', 'combination 12-34-56'. */
export const accessCode = codeDetector("access-code", {
  forms: {
    "of what it opens": [
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${OPENED})(?: (?:number|no\\.?|${CODE}))?${IS}${VALUE}`,
        "dgiu",
      ),
      0.95,
    ],
    "called a code": [
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${ENTERED}) \\(?${CODE}${IS}${VALUE}`, "dgiu"),
      0.95,
    ],
  },
  finds: [
    "let yourself in, key safe [1944]",
    "Keysafe: [2023]",
    "the alarm code is [2290], door code [C1987Z]",
    "combination [12-34-56], padlock [7719]",
    "stolen from the safe (code [4471] to be changed)",
    "Safe combo [24-8-31]",
  ],
  misses: [
    "let yourself in, key safe 19.44",
    "she was safe in 1944",
    "the door opened at 1830",
    "a combination of 2024 and 2025",
    "the gate 1066 visitors used",
    "key safe fitted 12.5 m up",
  ],
});
