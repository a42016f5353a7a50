import { testDetector } from "../../../test/marked.js";
import { uniqueness } from "./uniqueness.js";

testDetector(uniqueness, {
  finds: [
    "O is [MISC/uniqueness the county coroner], prefers calls",
    "I am [MISC/uniqueness the only woman on the night shift].",
    "She was [MISC/uniqueness the first Scot to dive the wreck].",
    "a retired bell founder and [MISC/uniqueness former mayor of Otley], admitted",
    "She directed [MISC/uniqueness the only handbell choir in the county].",
    "He [MISC/distinction won the Turner Prize] and left.",
    "[MISC/uniqueness the last widow of the village's cobles]",
    "a deputy governor at [MISC/uniqueness one of the two open prisons for women].",
    "and [MISC/uniqueness one of two who hold the rope-access ticket].",
    "She was [MISC/uniqueness the last surviving passenger of the flying boat that came down].",
    "I am [MISC/uniqueness the only SENCO] and I am tired",
    "as [MISC/uniqueness our only Deaf nursery nurse] she",
    "He is [MISC/uniqueness the only man in the parish who still mends nets by hand] and wishes",
  ],
  misses: [
    "the last known address of the tenant",
    "I am the sole breadwinner for my mother",
    "you're the only person who ever calls me back",
    "it is the only lift",
    "the only thing that matters",
    "first of all, hello",
    "the first time in years",
    "for the record, no",
    "the first applicant was heard",
    "the only way to win",
    "a mayor said so",
    "last week he came",
  ],
});
