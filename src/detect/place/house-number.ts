import { patternDetector } from "../kit/pattern.js";

/** The number of a house without its street, as neighbours say it: 'at number 47', 'from no. 12b'. */
export const houseNumber = patternDetector({
  name: "house-number",
  type: "LOC",
  subtype: "address",
  anchor: "digit",
  patterns: [
    {
      name: "at number",
      regex:
        /(?<=(?<![\p{L}\p{N}])(?:at|to|from|in|opposite|outside|behind|with) )(?:[Nn]umber|[Nn]o\.?|[Nn]os\.?) \d{1,4}[A-Za-z]?(?! (?:of|on|in|seed|one)(?!\p{L})|[\p{L}\p{N}]|[.,/-]\d)/gu,
      score: 0.97,
    },
  ],
});
