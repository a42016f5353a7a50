import { testDetector } from "../../../../test/marked.js";
import { noFodselsnummer, noOrganizationNumber } from "./no.js";

testDetector(noFodselsnummer, {
  finds: [
    "fødselsnummer [CODE/no-fodselsnummer 120879 57037]",
    "[CODE/no-fodselsnummer 23019171604]",
    "D-nummer [CODE/no-fodselsnummer 66108809222]",
    "[CODE/no-fodselsnummer 15818610006]", // test number, month + 80
  ],
  misses: [
    "fødselsnummer 12087957038", // wrong second check digit
    "fødselsnummer 12087957137", // wrong first check digit
    "fødselsnummer 31029171604", // no 31 February
    "fødselsnummer 1208795703",
  ],
});

testDetector(noOrganizationNumber, {
  finds: [
    "org.nr. [CODE/no-organization-number 919 658 789]",
    "[CODE/no-organization-number NO 906582325 MVA]",
    "[CODE/no-organization-number 965819932MVA]",
  ],
  misses: ["org.nr. 919658788", "org.nr. 91965878", "tlf 919658789", "NO 906582326 MVA"],
});
