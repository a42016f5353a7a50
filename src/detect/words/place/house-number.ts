import { patternDetector } from "../../kit/pattern.js";

/** The number of a house or flat, as neighbours and forms say it: 'at number 47', 'from no. 12b', 'flat 2b', '3 The Green'. */
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
    {
      name: "number and the name of a street without one",
      regex:
        /(?<![\p{L}\p{N}.,/-])\d{1,4}[A-Za-z]? The (?:Green|Street|Close|Avenue|Drive|Crescent|Hollow|Lane|Mews|Paddocks?|Square|Terrace|Limes|Laurels|Oaks|Grove|Glebe|Orchards?|Maltings|Parade|Broadway|Ridgeway|Spinney|Croft|Meadows?|Willows|Elms|Cedars|Common|Quay|Strand|Wharf|Row|Hill|Park|Crofts?|Leys?|Dell|Cloisters|Beeches|Firs|Poplars|Chase|Shambles|Pantiles|Rows|Warren|Butts|Backs|Pightle|Bungalow|Cottage|Vicarage|Rectory|Lodge|Stables|Barn)(?!\p{L})/gu,
      score: 0.97,
    },
    {
      name: "number of a neighbour's house",
      regex: /(?<=(?<!\p{L})\p{Lu}\p{Ll}{1,20} \()(?:[Nn]umber|[Nn]o\.?) \d{1,4}[A-Za-z]?(?=\))/gu,
      score: 0.9,
    },
    {
      name: "flat",
      regex:
        /(?<![\p{L}\p{N}])(?:[Ff]lat|[Aa]partment|[Aa]pt\.?) \d{1,4}[A-Za-z]?(?![\p{L}\p{N}])/gu,
      score: 0.9,
    },
  ],
});
