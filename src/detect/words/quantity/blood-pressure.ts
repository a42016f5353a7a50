import { quantityDetector } from "./quantity-detector.js";

/** Systolic over diastolic, as a body can have them. */
export const PRESSURE = "(?:[6-9][0-9]|1[0-9]{2}|2[0-4][0-9])\\/(?:[3-9][0-9]|1[0-4][0-9])";

/** Blood pressure: systolic over diastolic in mmHg, '120/80'. The form alone may be a fraction or a date. */
export const bloodPressure = quantityDetector({
  name: "blood-pressure",
  subtype: "vital-sign",
  patterns: [
    {
      name: "systolic/diastolic with unit",
      regex: new RegExp(`(?<![\\w./-])${PRESSURE} ?mm ?Hg\\b`, "gi"),
      score: 0.9,
    },
    {
      name: "systolic/diastolic",
      regex: new RegExp(`(?<![\\w./-])${PRESSURE}(?![\\w/]|[.,-][0-9])`, "g"),
      score: 0.1,
    },
  ],
  context: [
    "blood pressure",
    "bp",
    "b.p.",
    "hypertension",
    "hypertensive",
    "hypotension",
    "systolic",
    "mmhg",
    "vitals",
    "vital signs",
  ],
});
