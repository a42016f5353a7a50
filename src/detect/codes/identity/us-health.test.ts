import { testDetector } from "../../../../test/marked.js";
import { usDea, usHealthInsuranceMember, usHicn, usMbi, usNpi } from "./us-health.js";

testDetector(usNpi, {
  finds: [
    "NPI [CODE/us-npi 1174888515]",
    "provider [CODE/us-npi 2871830669]",
    "signed, [CODE/us-npi 1784-547-485]",
  ],
  misses: [
    "at 1174888515", // one number in ten passes, so does a time stamp
    "NPI 1174888516", // wrong check digit
    "NPI 3174888515", // no such start
    "NPI 117488851",
  ],
});

testDetector(usDea, {
  finds: ["[CODE/us-dea MI4529078]", "DEA [CODE/us-dea AP3202152]", "DEA# [CODE/us-dea F94746054]"],
  misses: ["MI4529079", "NI4529078", "MI452907"],
});

testDetector(usMbi, {
  finds: [
    "[CODE/us-mbi 2FA7-MK4-PW83]",
    "[CODE/us-mbi 7TC1G93NV46]",
    "mbi [CODE/us-mbi 2fa7mk4pw83]",
  ],
  misses: ["2SA7-MK4-PW83", "0FA7-MK4-PW83", "2FA7MK4PW8"],
});

testDetector(usHicn, {
  finds: ["[CODE/us-hicn 219-46-3381A]", "Medicare [CODE/us-hicn 219463381B2]"],
  misses: ["lot 219463381A", "219-46-3381Q", "000-46-3381A"],
});

testDetector(usHealthInsuranceMember, {
  finds: [
    "Member ID: [CODE/us-health-insurance-member XQH483920175]",
    "subscriber number [CODE/us-health-insurance-member 4839-2017]",
    "insurance id no. [CODE/us-health-insurance-member W48392017-01]",
  ],
  misses: ["member identification required", "XQH483920175", "member ID: pending 48392017"],
});
