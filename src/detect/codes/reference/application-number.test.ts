import { testDetector } from "../../../../test/marked.js";
import { applicationNumber } from "./application-number.js";

testDetector(applicationNumber, {
  finds: [
    "an application (no. [CODE/case-number 36119/97]) against",
    "applications nos. [CODE/case-number 1239/05] and [CODE/case-number 5679/06] were joined",
    "Nos. [CODE/case-number 1239/05], [CODE/case-number 5679/06] and [CODE/case-number 91019/07].",
    "plots nos. [CODE/case-number 26], [CODE/case-number 45] and [CODE/case-number 119/5]",
    "plots nos. [CODE/case-number 110], [CODE/case-number 113] and [CODE/case-number 114]",
    "file no. [CODE/case-number 1998/1239]",
    "Nr. [CODE/case-number 12/345/6], n° [CODE/case-number 2-345/2003]",
    "v. Norway, [CODE/case-number 36119/97]",
  ],
  misses: [
    "Law no. 2844/98, Law no. 2844/1998 and Laws nos. 12/2001 and 13/2001",
    "Protocol No. 1, Article 8, section 3(2)",
    "a blood pressure of 130/85",
    "the school year 2003/04",
    "no. 12 and no. 13, pages nos. 110, 113",
    "on 12/03/2004",
    "n. 02/11/1946 a Torre Annunziata",
    "no 1/2.5",
  ],
});
