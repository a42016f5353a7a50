import { testDetector } from "../../../../test/marked.js";
import {
  zaCompany,
  zaDriverLicence,
  zaIdNumber,
  zaPassport,
  zaTaxNumber,
  zaTrafficRegister,
  zaVat,
} from "./za.js";

testDetector(zaIdNumber, {
  finds: [
    "[CODE/za-id-number 5612092967188]",
    "[CODE/za-id-number 570724 2536 089]",
    "ID number [CODE/za-id-number 340926 3031 18 9]",
  ],
  misses: ["5612092967189", "5613092967188", "5602302967188", "561209296718", "5612092967388"],
});

testDetector(zaPassport, {
  finds: ["passport [CODE/za-passport A04839201]"],
  misses: ["part A04839201", "passport B04839201"],
});

testDetector(zaDriverLicence, {
  finds: ["driver's licence [CODE/za-driver-licence 4839201744AB]"],
  misses: ["part 4839201744AB", "licence 4839AB"],
});

testDetector(zaTaxNumber, {
  finds: [
    "tax reference [CODE/za-tax-number 0892602145]",
    "SARS [CODE/za-tax-number 1826795402]", // some in use fail the check
  ],
  misses: ["order 0892602145", "SARS 5892602145"],
});

testDetector(zaVat, {
  finds: ["VAT no [CODE/za-vat 4839201744]"],
  misses: ["order 4839201744", "VAT 3839201744"],
});

testDetector(zaCompany, {
  finds: ["[CODE/za-company 2014/048392/07]", "[CODE/za-company CK1998/048392]"],
  misses: ["3014/048392/07", "2014/04839/07"],
});

testDetector(zaTrafficRegister, {
  finds: ["traffic register [CODE/za-traffic-register 4839201744102]"],
  misses: ["order 4839201744102", "TRN 483920174410"],
});
