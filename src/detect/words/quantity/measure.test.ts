import { testDetector } from "../../../../test/marked.js";
import { measure, measureInWords } from "./measure.js";

testDetector(measure, {
  finds: [
    "[QUANTITY/measure 72 kg] and [QUANTITY/measure 1.80 m]",
    "[QUANTITY/measure 50 mg] twice, [QUANTITY/measure 10mg and 30mg]",
    "a cut of [QUANTITY/measure 13 by 9 cm] or [QUANTITY/measure 6 x 4 cm]",
    "a flat of [QUANTITY/measure 72 m²], a field of [QUANTITY/measure 13,713 sq. m]",
    "a fever of [QUANTITY/measure 38.5 °C]",
    "glucose [QUANTITY/measure 6.1 mmol/l]",
    "at [QUANTITY/measure 70 mph], [QUANTITY/measure 23 square metres]",
    "he is [QUANTITY/measure 5 ft 11] tall",
    "some [QUANTITY/measure 3½ miles] away",
  ],
  misses: [
    "Cheques: 001482 L Goodacre",
    "5 men",
    "Article 5 M",
    "the 9A bus",
    "5 golden rings",
    "section 4 g.",
    "12 mgr",
  ],
});

testDetector(measureInWords, {
  finds: ["[QUANTITY/measure thirty kilometres] off", "[QUANTITY/measure two and a half litres]"],
  misses: ["thirty units", "two feet from", "one grammar"],
});
