import type { Detector, Found } from "../../kit/detector.js";
import { listOf } from "../../kit/phrases.js";
import { matchesOf } from "../../search/matches.js";
import { type Sex, sexOfName, sexOfSubject, writersOf } from "./sex.js";

/** What the word for a spouse reveals about the person who has one. */
const ORIENTATIONS = listOf(`
  gay, lesbian, lesbians, homosexual, homosexuality, bisexual, bisexuality, queer, same-sex, heterosexual, pansexual, asexual, sexual orientation`);
const NAMED =
  /(?<![\p{L}-])(?:gay|lesbians?|homosexual|homosexuality|bisexual|bisexuality|queer|same-sex|heterosexual|pansexual|asexual|sexual orientation)(?![\p{L}])/iu;
const WORD = "(?:ex-)?(?:wife|husband|girlfriend|boyfriend|fiancée?)(?![\\p{L}-])";
/** Whose spouse, and the word: 'his late husband', 'Rebecca's wife', 'the patient's husband'. */
const SPOUSE = new RegExp(
  `(?<![\\p{L}'’-])(?<whose>my|his|her|their|[Tt]he (?:patient|client|claimant|applicant|tenant|resident|service user)['’]s|(?:(?:Mrs|Ms|Miss|Mr)\\.? )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}'’-]*\\p{L})?['’]s?) (?:(?:late|former|then|new|first|second|current|estranged) )?(?<word>${WORD})`,
  "gdiu",
);
const HINT = /wife|husband|girlfriend|boyfriend|fianc/i;

const SPOUSE_OF: readonly (readonly [Sex, RegExp])[] = [
  ["female", /wife|girlfriend|fiancée/i],
  ["male", /husband|boyfriend|fiancé(?!e)/i],
];

function sexOfWhose(
  whose: string,
  { text, writer }: { text: string; writer: () => Sex | undefined },
): Sex | undefined {
  switch (whose.toLowerCase()) {
    case "my":
      return writer();
    case "his":
      return "male";
    case "her":
      return "female";
    case "their":
      return undefined;
    default:
      return /^the /i.test(whose) ? sexOfSubject(text) : sexOfName(whose);
  }
}

/**
 * A spouse who reveals an orientation. A spouse of the same sex ('his husband', 'Rebecca's wife', 'my wife' of a woman
 * who writes) says it alone and is an orientation like the word 'gay'. Any other is found only in a text that names
 * an orientation, and kept unless that is hidden (src/decide/giveaways.ts).
 */
export const spouse: Detector = {
  name: "spouse",
  finds: ["DEM/sexuality", "DEM/spouse"],
  needs: [SPOUSE],
  detect({ text }): Found[] {
    if (!HINT.test(text)) return [];
    const named = NAMED.test(text);
    const found: Found[] = [];
    let writers: ReturnType<typeof writersOf> | undefined;
    for (const { index, groups, indices } of matchesOf(SPOUSE, text)) {
      const [start, end] = indices!.groups!["word"]!;
      const { whose, word } = groups as { whose: string; word: string };
      const sex = SPOUSE_OF.find(([, form]) => form.test(word))?.[0];
      const same =
        sex !== undefined &&
        sex === sexOfWhose(whose, { text, writer: () => (writers ??= writersOf(text))(index) });
      if (!same && !named) continue;
      found.push({
        start,
        end,
        type: "DEM",
        subtype: same ? "sexuality" : "spouse",
        score: 0.6,
        evidence: { rule: same ? "spouse of the same sex" : "spouse" },
        tells: ORIENTATIONS,
      });
    }
    return found;
  },
};
