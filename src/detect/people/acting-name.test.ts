import { testDetector } from "../../../test/marked.js";
import { actingName } from "./acting-name.js";

testDetector(actingName, {
  finds: [
    "[PERSON Thiri] said that she was ill.",
    "Please ask [PERSON Hoa] whether it has come.",
    "According to Jamal, [PERSON Cody] told him to leave.",
    "Yesterday [PERSON Made Wirawan] signed the lease.",
    "I spoke with [PERSON Wirawan, Made] about the rent.",
    "In front of Sanjay Patel and Ola Nowak, [PERSON Keith] said that I should stop.",
    "Name: [PERSON Desrochers, Clothilde]\nRoom: 4",
    "Attendees: [PERSON Wang Wei], [PERSON Szczęsna] and [PERSON O. Adeyemi].",
    "[PERSON Bogumiła Szczęsna-Wyrzykowski] told me so.",
  ],
  misses: [
    "The Council said that it was closed.",
    "Volkswagen said that the plant would close.",
    "He said that she had left.",
    "Ask your doctor whether it helps.",
    "Ask Staff about it.",
    "Present: Chair, Clerk",
    "Dr Hoffmann's Surgery rang.",
    "NATO said that it would",
    "The Central Bank of Egypt said that the rate",
  ],
});
