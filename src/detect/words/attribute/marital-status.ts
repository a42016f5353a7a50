import { overlaps } from "../../../document/span.js";
import type { Detector, Found } from "../../kit/detector.js";
import { listOf, phraseDetector, phrasesOf } from "../../kit/phrases.js";
import { matchesIn } from "../../search/matches.js";
import { isDescriptive } from "./descriptive.js";

const STATES = listOf(`
  bachelor, civil partner, cohabitee, divorced, divorcee, fiancé, fiancée, happily married,
  married, married man, married woman, never married, newly married, recently married, remarried,
  single parent, spinster, unmarried, widow, widowed, widower`);

/** 'married Con', 'is engaged to Dr Pike', 'divorced from Asha': to whom stands behind, whatever stands before. */
const TO_SOMEBODY =
  /(?<![\p{L}-])(?:(?:re)?married|Married(?= to )|(?:[Ee]ngaged|[Bb]etrothed)(?= to )|[Dd]ivorced(?= from )|[Ss]eparated(?= from )|[Ww]idow(?:er)?(?= of ))(?= (?:(?:to|from|of) )?(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Lady|Rev)\.? )?(?!(?:Couples?|Wom[ae]n|M[ae]n|Persons?|People|Quarters|Life|Love|English|British|Irish|Scottish|Welsh|French|German|American|Italian|Catholics?|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|God|I|Act|Council|State|Government|Parliament|School)(?!\p{L}))\p{Lu}\p{Ll}+(?![\p{L}/]))/gu;

const said = phraseDetector({
  name: "marital-status",
  type: "DEM",
  subtype: "marital-status",
  score: 0.6,
  phrases: phrasesOf(STATES, "marital status"),
  accepts: isDescriptive,
});

/** Marital status, where somebody is said to have it: 'is divorced', 'was a widow', 'married Con'. */
export const maritalStatus: Detector = {
  ...said,
  patterns: [
    ...(said.patterns ?? []),
    { name: "to somebody named", regex: TO_SOMEBODY, score: 0.6 },
  ],
  async detect(input): Promise<Found[]> {
    const named = Array.from(
      matchesIn(TO_SOMEBODY, input),
      ({ index, 0: { length } }): Found => ({
        start: index,
        end: index + length,
        type: "DEM",
        subtype: "marital-status",
        score: 0.6,
        evidence: { rule: "to somebody named" },
      }),
    );
    const others = await said.detect(input);
    return [...named, ...others.filter((one) => !named.some((other) => overlaps(one, other)))];
  },
};
