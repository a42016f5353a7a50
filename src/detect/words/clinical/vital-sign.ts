import { patternDetector } from "../../kit/pattern.js";

const LINK = "(?:(?: of| was| were| is| at)?:? ?(?:approx\\.? |about |~)?| ?= ?)";
const named = (label: string, value: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${label})${LINK}(?<value>${value})(?![\\d/]|[.,]\\d)`, "dgu");

/** Vital signs behind their names: 'BP 138/82', 'HR 68', 'SpO2 98%', 'weight 94 kg', 'BMI 30.1'. */
export const vitalSign = patternDetector({
  name: "vital-sign",
  type: "QUANTITY",
  subtype: "vital-sign",
  anchor: "digit",
  patterns: [
    {
      name: "blood pressure",
      regex: named(
        "BP|B\\.P\\.|[Bb]lood pressure|[Vv]itals|[Oo]bs|[Oo]bservations",
        "[0-9]{2,3}/[0-9]{2,3}(?: ?mm ?Hg)?",
      ),
      score: 0.95,
    },
    {
      name: "rate",
      regex: named(
        "HR|RR|PR|FHR|[Pp]ulse|[Hh]eart rate|[Rr]esp(?:iratory|s)?\\.?(?: rate)?",
        "[0-9]{1,3}(?: ?bpm|/min| per minute)?",
      ),
      score: 0.9,
    },
    {
      name: "interval of an electrocardiogram",
      regex: named("QRS|QTc|QT|PR interval", "[0-9]{2,3}(?: ?ms(?:ec)?)?"),
      score: 0.9,
    },
    {
      name: "saturation",
      regex: named("SpO2|SaO2|O2 sats?|[Ss]ats|[Oo]xygen saturations?", "[0-9]{2,3} ?%?"),
      score: 0.9,
    },
    {
      name: "temperature",
      regex: named(
        "[Tt]emp(?:erature)?\\.?|T(?=[: ] ?3[4-9])",
        "3[4-9](?:[.,][0-9])?(?: ?[°º]?C)?|4[0-2](?:[.,][0-9])?(?: ?[°º]?C)?|9[5-9](?:\\.[0-9])? ?[°º]?F",
      ),
      score: 0.85,
    },
    {
      name: "build",
      regex: named(
        "[Ww]eight|[Ww]t\\.?|[Hh]eight|[Hh]t\\.?|BMI|[Bb]ody mass index|LVEF|EF|[Ee]jection fraction",
        "[0-9]{1,3}(?:[.,][0-9]{1,2})?(?: ?(?:kg(?:/m[²2])?|cm|m|lbs?|st|%)(?![\\p{L}\\p{N}]))?",
      ),
      score: 0.85,
    },
  ],
});
