import { testDetector } from "../../../../test/marked.js";
import {
  caBritishColumbiaHealth,
  caBusinessNumber,
  caDriverLicence,
  caOntarioHealth,
  caPassport,
  caQuebecHealth,
  caSin,
} from "./ca.js";

testDetector(caSin, {
  finds: [
    "[CODE/ca-sin 628 405 904] on the form",
    "SIN [CODE/ca-sin 367584893]",
    "numéro d'assurance sociale [CODE/ca-sin 451-387-906]",
  ],
  misses: [
    "invoice 628405904", // one number in ten passes
    "SIN 628 405 905", // wrong check digit
    "SIN 828 405 904", // no such start
    "628 405-904",
    "4628 405 904",
  ],
});

testDetector(caBusinessNumber, {
  finds: [
    "[CODE/ca-business-number 756147922 RT0001]",
    "[CODE/ca-business-number 740500947RP0002]",
    "business number [CODE/ca-business-number 761282912]",
  ],
  misses: ["756147923RT0001", "invoice 761282912", "756147922 XX0001"],
});

testDetector(caOntarioHealth, {
  finds: [
    "[CODE/ca-ontario-health 6800-742-022-KM]",
    "[CODE/ca-ontario-health 8462351332 AB]",
    "OHIP [CODE/ca-ontario-health 2485881003]",
  ],
  misses: ["6800-742-023-KM", "order 2485881003", "OHIP 248588100"],
});

testDetector(caQuebecHealth, {
  finds: [
    "[CODE/ca-quebec-health TREM 8562 1417]", // a woman: month 12 raised by 50
    "[CODE/ca-quebec-health LAVJ91070322]",
  ],
  misses: ["TREM 8513 1417", "TREM 8502 3017", "TRE 8562 1417"],
});

testDetector(caBritishColumbiaHealth, {
  finds: [
    "[CODE/ca-british-columbia-health 9408 519 887]",
    "PHN [CODE/ca-british-columbia-health 9949695566]",
  ],
  misses: ["9408 519 888", "PHN 9408519888", "call 9949695566"],
});

testDetector(caPassport, {
  finds: ["passeport [CODE/ca-passport HK483920]", "passport [CODE/ca-passport P483920AB]"],
  misses: ["flight HK483920", "passport HK48392"],
});

testDetector(caDriverLicence, {
  finds: [
    "[CODE/ca-driver-licence T6871-40709-06214]", // Ontario, a woman born 14 December 1990
    "[CODE/ca-driver-licence L1234-140285-07]", // Quebec
    "[CODE/ca-driver-licence MACDO140285612]", // Nova Scotia
  ],
  misses: ["T6871-40709-02514", "L1234-410285-07", "MACDO141385612"],
});
