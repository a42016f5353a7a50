import { formDetector } from "../../kit/forms.js";

const PART =
  "(?:eyes?|ears?|arms?|legs?|hands?|foot|feet|fingers?|thumbs?|toes?|knees?|hips?|shoulders?|wrists?|ankles?|elbows?|limbs?|lungs?|kidneys?|breasts?|vocal cords?|side)(?![\\p{L}-])";
/** 'one', 'her left', 'two of his', 'both': of which eye or hand. */
const WHICH =
  "(?:(?:one|both|his|her|their|my|your|the|either|two|three|left|right|upper|lower|good|bad|other|of|all|fingers on|fingers of|toes on|toes of) ){1,4}";
const STATE =
  "(?:(?:partially|partly|completely|totally|almost|profoundly|stone|registered|severely|nearly) )?(?:deaf|blind|numb|paralysed|paralyzed|lame|weak|partially[- ]sighted|sightless|crippled|disabled|arthritic)";
const SENSE =
  "(?:(?:all |some |most |much |almost all )?(?:of )?(?:the |her |his |my |their )?(?:sight|eyesight|hearing|vision|use|feeling|sensation|movement|grip|mobility|strength|function))";

/**
 * What somebody cannot do with a part of the body, to the part: 'deaf in one ear', 'lost the sight of his left eye', 'no
 * feeling in two fingers'. Cut before the part, what is left of the phrase names it.
 */
export const impairment = formDetector({
  name: "impairment",
  type: "DEM",
  subtype: "illness",
  score: 0.65,
  forms: [
    [
      "state of a part of the body",
      new RegExp(`(?<![\\p{L}-])${STATE} (?:in|on|down|of|from) ${WHICH}${PART}`, "giu"),
    ],
    [
      "sense or use that is lost",
      new RegExp(
        `(?<![\\p{L}-])(?:(?:lost|losing|lose|loses|losing) ${SENSE}|(?:no|little|limited|reduced|poor|impaired|partial) (?:sight|eyesight|hearing|vision|feeling|sensation|movement|grip)|loss of (?:sight|hearing|vision|feeling|sensation|use)) (?:in|of|to|on) ${WHICH}${PART}`,
        "giu",
      ),
    ],
    [
      "part that is lost",
      new RegExp(
        `(?<![\\p{L}-])(?:lost|losing|born without|missing|had lost) (?:an?|one|both|his|her|two|three|my|part of (?:his|her|my)) (?:(?:of|his|her|my|left|right|upper|lower|good) ){0,3}(?:eyes?|ears?|arms?|legs?|hands?|foot|feet|fingers?|thumbs?|toes?|limbs?|kidneys?|lungs?|breasts?)(?![\\p{L}-])(?: (?:of|on|from) ${WHICH}${PART})?`,
        "giu",
      ),
    ],
  ],
});
