import { testDetector } from "../../../../test/marked.js";
import { numberedCase } from "./numbered-case.js";

testDetector(numberedCase, {
  finds: [
    "CAUSE NO. [CODE/case-number E047 OF 2022]",
    "[CODE/case-number W.P.(C) No.616 of 2020] was dismissed.",
    "[CODE/case-number Crl.A. No. 1234/2019] and [CODE/case-number SLP (Civil) No. 4021 of 2018] were heard together.",
    "In [CODE/case-number O.A. No. 234 of 2016] the tribunal held so.",
    "[CODE/case-number C.A. Nos. 4532-4533 of 2012]",
    "[CODE/case-number I.A. No. 3] in [CODE/case-number C.S. No. 55 of 2011]",
    "By [CODE/case-number Criminal Appeal No. 1123 of 2015] he",
    "the [CODE/case-number Writ Petition (Civil) No. 12 of 1999] of the union",
    "[CODE/case-number Civil Misc. Application No. 7 of 2003]",
    "[CODE/case-number CWP No. 8871 of 2014]",
    "[CODE/case-number SLP (Crl.) 4471/2020] was dismissed; [CODE/case-number R.P.(C) 88/2020], [CODE/case-number CRL.M.C. 1290/2022], [CODE/case-number Arb. P. 55/2023]",
  ],
  misses: [
    "Law no. 2844 of 1990",
    "Act No. 5 of 1998",
    "S.I. No. 123 of 2004",
    "G.O. No. 15 of 1996",
    "Regulation (EC) No 44/2001",
    "the EU No. 3 of 2004",
    "No. 616 of 2020",
    "A.B. said no. 7 of 12 was missing",
  ],
});
