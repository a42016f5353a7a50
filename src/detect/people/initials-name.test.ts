import { testDetector } from "../../../test/marked.js";
import { initialsName } from "./initials-name.js";

testDetector(initialsName, {
  finds: [
    "counsel [PERSON/name A. Demirel] and [PERSON/name J.-L. Lagrange] said",
    "as [PERSON/name J.R.R. van der Berg] and [PERSON/name M. O’Neill] wrote",
    "the daughter [PERSON/name A.B.] lived with [PERSON/name K.G.] and others",
    "In 1990 [PERSON/name W.] was told that [PERSON/name S.], who had left, knew",
    "[PERSON/name P. Novák] signed",
  ],
  misses: [
    "the U.S. Army, the U.K. and the U.N. Council",
    "A. Introduction\nB. Relevant law", // headings
    "Sex: F. Shift B. Trench C. Error 1° W.\nSd A",
    "see Appendix B. Applicants and hepatitis C. was",
    "Constable Lavoie of the O.P.P., and the R.C.M.P. said",
    "B.E. (Civil), 2011",
    "42 U.S.C. § 1983 and 12 N.E. 345",
    "Jan Nowak, K.C.M.G., was",
    "Muster A.S. and Beispiel N.V. merged",
    "a B.Sc. in physics, an M. Phil. and a B.A. in law",
    "He was born in 1950. I was not.",
  ],
});
