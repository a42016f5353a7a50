import { formDetector } from "../../kit/forms.js";

const SUBSTANCE =
  "(?:alcohol|drink|drugs|drug|heroin|cocaine|crack(?: cocaine)?|cannabis|opiates?|opioids?|methadone|morphine|amphetamines?|meth|crystal meth|speed|ecstasy|ketamine|spice|benzodiazepines|painkillers|gambling|betting|online gambling|pornography|sex)";

const FORMS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:addicted to|addiction to|dependen(?:t|ce|cy) on|hooked on|rehab(?:ilitation)? for|detox(?:ification)? from|treatment for|in recovery from|recovering from|withdrawal from|(?:an? )?overdose(?:d)? (?:of|on)|relapsed? (?:on|into)|problems? with|trouble with) (?:his |her |their |an? |prescription |intravenous )?${SUBSTANCE}(?: (?:addiction|abuse|misuse|dependen(?:ce|cy)|use))?\\b`,
    "giu",
  ),
  new RegExp(
    `\\b(?:recovering |former |registered |known )?${SUBSTANCE}[- ](?:addict(?:s|ion|ed)?|abuse[rs]?|misuse[rs]?|dependen(?:t|ce|cy)|overdose|rehab(?:ilitation)?|detox)\\b`,
    "giu",
  ),
  /\b(?:recovering |former |registered |known )?(?:alcoholic|heroin user|drug user|intravenous drug user)s?\b|\balcoholism\b|\b(?:back in|in|went to|sent to|out of) rehab\b(?! for)/giu,
  /(?<=\b(?:been|stayed|got|gets?|now) )(?:clean and )?sober\b|\b(?:clean and )?sober(?= (?:since|for)\b)|\bclean since\b/giu,
  /\b(?:AA|NA|GA|Alcoholics Anonymous|Narcotics Anonymous|Gamblers Anonymous|Cocaine Anonymous) (?:meetings?|sponsor|group)\b|\b(?:on an? |his |her |their )?methadone (?:script|prescription|programme|program|clinic|maintenance)\b/gu,
];

/** Addictions: 'in rehab for heroin', 'alcohol dependence', 'a recovering alcoholic'. */
export const addiction = formDetector({
  name: "addiction",
  type: "DEM",
  subtype: "illness",
  score: 0.7,
  forms: FORMS.map((regex) => ["addiction", regex]),
});
