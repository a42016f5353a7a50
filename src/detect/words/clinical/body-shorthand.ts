import { patternDetector } from "../../kit/pattern.js";

const PART =
  "(?:breast|prostate|lung|colon|bowel|rectal|colorectal|ovarian|cervical|endometrial|uterine|pancreatic|gastric|stomach|oesophageal|esophageal|liver|renal|kidney|bladder|testicular|thyroid|throat|laryngeal|tongue|skin|bone|brain|hip|femur|femoral|tib|fib|ankle|wrist|radius|radial|ulna|humerus|clavicle|rib|pelvic|spinal|vertebral|skull|jaw|knee|shoulder|elbow)";

/** A part of the body with the shorthand for what it has: 'breast ca.', 'bowel Ca', 'hip fx', 'lung mets', '#NOF'. */
export const bodyShorthand = patternDetector({
  name: "body-shorthand",
  type: "DEM",
  subtype: "illness",
  anchor: "anywhere",
  patterns: [
    {
      name: "part and shorthand",
      regex: new RegExp(
        `(?<![\\p{L}\\p{N}])${PART} (?:ca|mets|fx|frac|tb|mass|tumou?r)\\.?(?![\\p{L}\\p{N}]| \\d{4})`,
        "giu",
      ),
      score: 0.75,
    },
    {
      name: "fracture",
      regex:
        /(?<![\p{L}\p{N}#])# ?(?:NOF|L?NOF|tib|fib|hip|wrist|femur|radius|humerus|clavicle|ankle)(?![\p{L}\p{N}])/gu,
      score: 0.7,
    },
  ],
});
