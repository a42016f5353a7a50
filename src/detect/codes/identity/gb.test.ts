import { testDetector } from "../../../../test/marked.js";
import {
  gbChiNumber,
  gbCompanyNumber,
  gbDrivingLicence,
  gbNationalInsuranceNumber,
  gbNhsNumber,
  gbPassport,
  gbUtr,
  gbVat,
} from "./gb.js";

testDetector(gbNhsNumber, {
  finds: [
    "NHS number: [CODE/gb-nhs-number 4467257438]",
    "[CODE/gb-nhs-number 434 542 3449] was referred",
    "NHS no. [CODE/gb-nhs-number 675-170-9617]",
  ],
  misses: [
    "NHS number: 4467257439", // wrong check digit
    "NHS number: 446 725 743", // nine digits
    "NHS number: 000 000 0000",
    "order 4467257438", // any eleventh number passes
    "call 675-170-9617",
  ],
});

testDetector(gbChiNumber, {
  finds: [
    "CHI [CODE/gb-chi-number 1504762010]",
    "born and registered as [CODE/gb-chi-number 291153 0314] in Leith",
  ],
  misses: [
    "CHI 1504762011", // wrong check digit
    "CHI 3102762015", // no 31 February
    "CHI 150476201",
  ],
});

testDetector(gbNationalInsuranceNumber, {
  finds: [
    "her NI number is [CODE/gb-national-insurance-number AB 12 34 56 C]",
    "[CODE/gb-national-insurance-number jh482913a]",
    "[CODE/gb-national-insurance-number PW-20-71-55-D]",
  ],
  misses: ["GB 12 34 56 C", "QQ 12 34 56 C", "AB 12 34 56 E", "AB 12 34 5 C"],
});

testDetector(gbDrivingLicence, {
  finds: [
    "licence [CODE/gb-driving-licence HARGR 704128 E99KD]",
    "[CODE/gb-driving-licence FOX99553277T99RX]",
  ],
  misses: [
    "HARGR713128E99KD", // month 13
    "HARGR702318E99KD", // no 31 February
    "99999704128E99KD",
    "HARGR704128E99K",
  ],
});

testDetector(gbPassport, {
  finds: [
    "British passport [CODE/gb-passport 518203947]",
    "passport no. [CODE/gb-passport KX4471902]",
    "my passport is [CODE/gb-passport kx4471902]",
  ],
  misses: ["invoice 518203947", "parcel KX4471902", "passport 51820394"],
});

testDetector(gbUtr, {
  finds: ["UTR [CODE/gb-utr 94274 14964]", "Unique Taxpayer Reference: [CODE/gb-utr 1191573850]"],
  misses: [
    "UTR 94274 14965", // wrong check digit
    "UTR 9427414964123",
    "call 1191573850",
  ],
});

testDetector(gbCompanyNumber, {
  finds: [
    "Company number [CODE/gb-company-number 07184236]",
    "Registered in Scotland, company no. [CODE/gb-company-number SC420917]",
  ],
  misses: ["on 12052019 we met", "company number 7184236", "flight SC420917"],
});

testDetector(gbVat, {
  finds: [
    "[CODE/gb-vat GB491808182]",
    "VAT no. [CODE/gb-vat GB 612 4318 21]",
    "VAT registration [CODE/gb-vat 752250257]",
  ],
  misses: [
    "GB491808183", // wrong check digits
    "GB49180818",
    "ticket 752250257",
  ],
});
