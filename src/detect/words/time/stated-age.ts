import { patternDetector } from "../../kit/pattern.js";

/** Ages in words that are no count of hours or things as a rule. */
const IN_WORDS =
  "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:thir|four|fif|six|seven|eigh|nine)teen";
const SAID =
  "(?<=\\b(?:he|she|they|i|who)(?: is| was| am|['’]s|['’]m|s| turned| turns)(?: now| only| just| nearly| about)? )";
const LIFE =
  "(?<=\\b(?:stroke|attack|died|married|widowed|orphaned|retired|divorced|emigrated|pregnant|diagnosed|mother|father|menopause|enlisted|qualified|ordained|deaf|blind|school|home)(?: [a-z]+)? at )";
const ENDS =
  "(?=$|[.,;!?)]|\\n| (?:and|but|now|so|you|um|uh|he|she|they|i|on|in|when|this|next|last)(?:['’]\\w+)?\\b)";

/** An age with nothing but the pronoun to say so: "he's eighty one", 'when she was nineteen'. */
export const statedAge = patternDetector({
  name: "stated-age",
  type: "DATETIME",
  subtype: "age",
  presidioEntity: "DATE_TIME",
  patterns: [
    {
      name: "said of a person",
      regex: new RegExp(`${SAID}(?:1[3-9]|[2-9][0-9]|${IN_WORDS})${ENDS}`, "gi"),
      score: 0.6,
    },
    {
      name: "when something befell somebody",
      regex: new RegExp(`${LIFE}${IN_WORDS}${ENDS}`, "gi"),
      score: 0.6,
    },
  ],
});
