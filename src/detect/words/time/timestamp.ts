import { FULL_DATE, NUMERIC_DATE } from "../../../language/time/grammar.js";
import { formDetector } from "../../kit/forms.js";

/** A date with the time of day behind it, as headers of mails and logs have them: '05 March 2024 14:12'. */
export const timestamp = formDetector({
  name: "timestamp",
  type: "DATETIME",
  subtype: "date",
  score: 0.9,
  forms: [
    [
      "date and time",
      new RegExp(
        `(?<![\\w.,/-])(?:${FULL_DATE}|${NUMERIC_DATE}),? (?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?(?: ?[ap]m\\b| ?[ap]\\.m\\.)?(?![\\w:])`,
        "gu",
      ),
    ],
  ],
});
