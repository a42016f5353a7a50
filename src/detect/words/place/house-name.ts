import { patternDetector } from "../../kit/pattern.js";

/** A house called after what it was, with its village: 'The Old Forge, Little Snoring'; in capitals too. */
export const houseName = patternDetector({
  name: "house-name",
  type: "LOC",
  subtype: "address",
  anchor: "anywhere",
  patterns: [
    {
      name: "a house that was something else",
      regex:
        /(?<![\p{L}\p{N}])(?:The|THE) (?:Old|OLD) (?:Forge|Rectory|Vicarage|School ?[Hh]ouse|Bakery|Bakehouse|Mill|Chapel|Barn|Post Office|Smithy|Stables|Police Station|Manor|Farmhouse|Coach House|Dairy|Granary|Parsonage|Manse|Station House|Schoolhouse|FORGE|RECTORY|VICARAGE|SCHOOL ?HOUSE|BAKERY|BAKEHOUSE|MILL|CHAPEL|BARN|POST OFFICE|SMITHY|STABLES|POLICE STATION|MANOR|FARMHOUSE|COACH HOUSE|DAIRY|GRANARY|PARSONAGE|MANSE)(?:, (?:\p{Lu}[\p{L}'’-]+(?:[ -](?:on|upon|in|under|le|the|ON|UPON|\p{Lu}[\p{L}'’-]+)){0,3}))?(?![\p{L}])/gu,
      score: 0.8,
    },
  ],
});
