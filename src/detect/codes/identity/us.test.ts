import { expect, test } from "vitest";
import { findIn, testDetector } from "../../../../test/marked.js";
import {
  usAlienNumber,
  usDriverLicense,
  usEin,
  usItin,
  usPassport,
  usSsn,
  usStateId,
  usUscisReceipt,
} from "./us.js";

testDetector(usSsn, {
  finds: [
    "she gave [CODE/us-ssn 219-46-3381] and left",
    "SSN: [CODE/us-ssn 219463381]",
    "her social security number is [CODE/us-ssn 219 46 3381].",
    "ssn [CODE/us-ssn 21946-3381] or [CODE/us-ssn 219-463381]",
    "on file as [CODE/us-ssn XXX-XX-3381]",
  ],
  misses: [
    "reference 219463381", // bare digits without context
    "SSN 000-46-3381", // no such area
    "SSN 666-46-3381",
    "SSN 919-46-3381",
    "SSN 219-00-3381", // no such group
    "SSN 219-46-0000", // no such serial
    "call 1-219-46-3381", // part of a longer number
    "part 219-46.3381",
  ],
});

testDetector(usItin, {
  finds: [
    "filed under [CODE/us-itin 912-78-4410]",
    "ITIN [CODE/us-itin 912784410]",
    "taxpayer id [CODE/us-itin 912-784410]",
  ],
  misses: ["part 912784410", "ITIN 912-49-4410", "ITIN 912-93-4410", "ITIN 812-78-4410"],
});

testDetector(usEin, {
  finds: [
    "EIN [CODE/us-ein 47-2260581]",
    "employer identification number: [CODE/us-ein 472260581]",
  ],
  misses: ["lot 47-2260581", "EIN 89-2260581", "EIN 47-226058"],
});

testDetector(usPassport, {
  finds: [
    "passport [CODE/us-passport 483920175]",
    "his passport, [CODE/us-passport C04839201], was",
  ],
  misses: ["ticket 483920175", "ticket C04839201", "passport 48392017"],
});

testDetector(usDriverLicense, {
  finds: [
    "driver's license [CODE/us-driver-license D4483920]", // California
    "license: [CODE/us-driver-license S-530-460-632-811]", // Maryland
    "DL# [CODE/us-driver-license AB483920C]", // Idaho
    "Washington license [CODE/us-driver-license WDL83K2Q91BX]",
    "Washington license [CODE/us-driver-license SMITHJ*432QP]",
    "driver license number [CODE/us-driver-license 4839201]",
    "driver license [CODE/us-driver-license 483 920 175]", // New York
  ],
  misses: ["order D4483920", "order 48392017", "license to drive 48 miles"],
});

test("us-driver-license scores the form and its context", async () => {
  const found = await findIn(usDriverLicense, "John Smith drivers license is AC432223");
  expect(found).toMatchObject([{ start: 30, end: 38, score: 0.65 }]);
  expect(await findIn(usDriverLicense, "part AC432223")).toMatchObject([{ score: 0.3 }]);
  expect(await findIn(usDriverLicense, "part 4322230")).toMatchObject([{ score: 0.01 }]);
});

testDetector(usStateId, {
  finds: [
    "state ID: [CODE/us-state-id D4483920]",
    "State identification card number [CODE/us-state-id 48392017]",
  ],
  misses: ["real ideas 483920", "the state 48392017", "state ID lost"],
});

testDetector(usAlienNumber, {
  finds: [
    "alien number [CODE/us-alien-number A204483921]",
    "green card, [CODE/us-alien-number A# 204-483-921]",
    "USCIS# [CODE/us-alien-number A204 483 921]",
  ],
  misses: ["paper A204483921", "USCIS B204483921", "USCIS A20448"],
});

testDetector(usUscisReceipt, {
  finds: ["[CODE/us-uscis-receipt IOE0912345678]", "case [CODE/us-uscis-receipt WAC-21-123-45678]"],
  misses: ["IOE091234567", "ABC0912345678"],
});
