import { testDetector } from "../../../../test/marked.js";
import { country } from "./country.js";

testDetector(country, {
  finds: [
    "from [LOC/country Turkey] to [LOC/country the Netherlands] and the [LOC/country UK]",
    "the [LOC/country Republic of Poland], [LOC/country Bosnia-Herzegovina], [LOC/country Côte d'Ivoire]",
    "He left [LOC/country Jordan] for the [LOC/country U.S.] in 1999. In [LOC/country Georgia] it rained.",
    "IN [LOC/country GERMANY]",
  ],
  misses: [
    "roast turkey",
    "Age UK and Cancer Research UK",
    "join us",
    "Michael Jordan",
    "chad",
    "some china cups",
  ],
});
