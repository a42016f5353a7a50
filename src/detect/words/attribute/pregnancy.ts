import { formDetector } from "../../kit/forms.js";

const NUMBER = "(?:\\d{1,2}(?:\\+\\d)?|one|two|three|four|five|six|seven|eight|nine)";

const FORMS: readonly (readonly [string, RegExp])[] = [
  [
    "pregnant for",
    new RegExp(
      `\\b(?:(?:about|nearly|almost|over) )?${NUMBER}(?: and a half)? (?:weeks|months) pregnant\\b|\\bheavily pregnant\\b`,
      "giu",
    ),
  ],
  [
    "ended",
    /\b(?:termination of (?:the |her |a )?pregnancy|terminated (?:the|her|a) pregnancy|(?:had|after|following|suffered|since) (?:an?|her|the|two|three) (?:abortion|termination|miscarriage|stillbirth)s?)\b/giu,
  ],
];

/** A pregnancy by its week and what ended one: 'six months pregnant', 'termination of pregnancy'. */
export const pregnancy = formDetector({
  name: "pregnancy",
  type: "DEM",
  subtype: "illness",
  score: 0.7,
  forms: FORMS,
});
