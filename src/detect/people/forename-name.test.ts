import { testDetector } from "../../../test/marked.js";
import { forenameName } from "./forename-name.js";

testDetector(forenameName, {
  finds: [
    "then [PERSON/name Anna Nowak] met [PERSON/name Jan van der Berg] there",
    "[PERSON/name MARIA ROSSI] signed",
    "A line that is long enough to have been wrapped here:\nLine manager: [PERSON/name Ingrid Solheim]\nStart: 2016",
    "[PERSON/name Mehmet Ali Yalman]'s house, [PERSON/name Susan M. Hart, PhD]",
    "heute spielt sie mit [PERSON/name Jette] und [PERSON/name Fiete] im Hof",
    "so I told [PERSON/name Agnieszka] and, later, [PERSON/name Dieter]",
    "[PERSON/name Lisa Green] and [PERSON/name Jean-Paul Dupré]",
  ],
  misses: [
    "George Street and Charlotte Airport",
    "St. Louis Cardinals", // a team
    "in Virginia and San Francisco",
    "University Maria Curie Library", // inside a longer name
    "Thomas", // nothing around it
    "the Anna Hospital",
  ],
});
