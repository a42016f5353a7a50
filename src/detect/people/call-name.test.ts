import { testDetector } from "../../../test/marked.js";
import { callName } from "./call-name.js";

testDetector(callName, {
  finds: [
    "met mevrouw [PERSON/name J.M. (Annelies) van der Berg] over de zaak",
    "dhr. [PERSON/name P. (Piet) de Vries], geboren",
    "[PERSON/name C.H.Th. (Carla) Jansen-Bakker] en",
    "de heer [PERSON/name A. (Ton) van 't Hof] kwam",
    "[PERSON/name Robert (Bob) Pike] rang",
    "by [PERSON/name Wilhelmina “Billie” Harkness].",
    "met [PERSON/name K. J. (Kees) op den Camp] in",
  ],
  misses: [
    "Leeds (North) Division",
    "the A.B.C. (Sydney) said",
    "Annelies (the nurse) van",
    "London (Heathrow) Airport",
    "see J. (2019) Smith",
    "Robert (aged 4) Pike",
  ],
});
