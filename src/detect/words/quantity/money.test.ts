import { testDetector } from "../../../../test/marked.js";
import { money } from "./money.js";

testDetector(money, {
  finds: [
    "a salary of [QUANTITY/money Kshs. 14,500/=].",
    "paid [QUANTITY/money EUR 1,234] and [QUANTITY/money €7.50]",
    "a fine of [QUANTITY/money 1,234.56 euros]",
    "[QUANTITY/money 7,000 Turkish liras (TRL)] were",
    "[QUANTITY/money SEK 15,300 (approximately EUR 1,700)]",
    "[QUANTITY/money US$ 40], that is [QUANTITY/money 40 USD]",
    "[QUANTITY/money £1.2m], [QUANTITY/money GBP 6 million]",
    "between [QUANTITY/money 100 and 200 pounds]",
    "[QUANTITY/money EUR 581 to EUR 3,633]",
    "[QUANTITY/money 900 roubles (RUB)]",
    "[QUANTITY/money 45 Swedish kronor]",
  ],
  misses: [
    "DM2, HbA1c 91 and T2DM",
    "EUROPE 2020",
    "the 5 pounded",
    "USDA 45",
    "AS a 5",
    "EUR-LEX 12",
    "room 12 marks the spot of 3",
  ],
});

testDetector(money, {
  finds: [
    "a fine of [QUANTITY/money five hundred euros]",
    "[QUANTITY/money Three million dollars]",
    "for [QUANTITY/money two hundred and eighteen pounds forty].",
    "[QUANTITY/money several thousand Swiss francs]",
    "a [QUANTITY/money four-billion-euro] plan",
  ],
  misses: ["hundreds of marketers", "two eurosceptics", "one poundage"],
});
