import { testDetector } from "../../../test/marked.js";
import { titledName } from "./titled-name.js";

testDetector(titledName, {
  finds: [
    "a Turkish national, [PERSON/name Mr Galip Yalman] (“the applicant”), on",
    "represented by [PERSON/name Mrs Ş. Aydın-Öztürk], a lawyer",
    "[PERSON/name Judge S. Bosco] dissented; [PERSON/name judge M.S.] did not.",
    "[PERSON/name Dr. med. Anna Müller] and [PERSON/name Prof. Nicola Di Stefano] agreed",
    "[PERSON/name Prof. Dr. Jan Kowalczyk] wrote to [PERSON/name Rt Hon Lord Justice Pember]",
    "[PERSON/name Cst. Bedi] and [PERSON/name Hav. Singh] came",
    "[PERSON/name Sir Nicolas Wentworth]'s opinion; [PERSON/name Ms B. Baykal].",
    "[PERSON/name Inspector O’Neill] and [PERSON/name Captain J.R.R. van der Berg] left",
    "the applicant, [PERSON/name Mr X], told [PERSON/name Mrs K.] and [PERSON/name Soldier B] so",
    "[PERSON/name Messrs Smith] and [PERSON/name Jones] with [PERSON/name Mr and Mrs Brown]",
    "[PERSON/name Judges Casale], [PERSON/name Gardecki] and [PERSON/name Abt] sat",
    "[PERSON/name MR GALIP YALMAN] v. the State",
    "[PERSON/name Mr. Luis de la Vega III], [PERSON/name Mr Eli Cole, Jr.] and [PERSON/name Ms Ada Ray QC]",
    "[PERSON/name Lord Hallam of Cornford] and [PERSON/name Sheikh Omar al-Khatib] met",
    "President [PERSON/name Jan Nowak] and Prime Minister [PERSON/name Eriksen] came",
    "her brother, [PERSON/name Jan Nowak], and his wife [PERSON/name Elaine] wept",
    "the witness [PERSON/name Anna Nowak] spoke to prosecutor [PERSON/name M.A.] twice",
    "[PERSON/name Herr Karl-Heinz Brandt], [PERSON/name Mme Dubois] and [PERSON/name Sra. Núñez]",
    "Present: TL, mum ([PERSON/name Efua]), and her sister ([PERSON/name Hafsa Ali], 54)",
    "tenancy to pass to his carer, [PERSON/name Blessing].",
    "the e-mail to his agent [PERSON/name Priyanka] at the office",
    // wrapped text: a line this long goes on in the next
    "the court heard yesterday afternoon, in closed session, [PERSON/name Mr Galip\nYalman] and",
  ],
  misses: [
    "the President of the Section decided",
    "General Motors and King Street and Queen Elizabeth Hospital",
    "the judge and the Lord Chief Justice",
    "Mr. He said nothing", // no name follows
    "DR Congo and MS Windows",
    "his wife, Regional Court and all",
    "a witness Statement was made",
    "the applicant Tyrol AS paid",
    "Private Investigators Ltd and Major League",
    "friend The Guardian",
    "his mother (NOK), her sister, However, and my mum, whom",
  ],
});
