import { expect, test } from "vitest";
import { findIn, testDetector } from "../../../../test/marked.js";
import { inAadhaar, inAbha, inDrivingLicence, inGstin, inPan, inPassport, inVoter } from "./in.js";

testDetector(inAadhaar, {
  finds: [
    "[CODE/in-aadhaar 7871 5702 3070]",
    "Aadhaar [CODE/in-aadhaar 204460683017]",
    "UIDAI: [CODE/in-aadhaar 9516-5463-5866]",
  ],
  misses: [
    "7871 5702 3071", // wrong check digit
    "order 204460683017", // one number in ten passes
    "Aadhaar 1044 6068 3017", // no such start
    "4000 7871 5702 3070", // a payment card's groups
  ],
});

testDetector(inPan, {
  finds: ["[CODE/in-pan BQRPK4839L]", "PAN [CODE/in-pan BQRXK4839L]"],
  misses: ["part BQRXK4839L", "PAN BQRPK483L", "PAN BQRP44839L"],
});

testDetector(inPassport, {
  finds: ["passport [CODE/in-passport K4839201]", "passport [CODE/in-passport K48 39201]"],
  misses: ["part K4839201", "passport K0839201", "passport K4839200"],
});

testDetector(inVoter, {
  finds: ["[CODE/in-voter NGD5463963]", "voter [CODE/in-voter CUU9274144]"],
  misses: ["part CUU9274144", "voter CUU927414"],
});

testDetector(inGstin, {
  finds: [
    "[CODE/in-gstin 27OEUCR3633K1Z5]",
    "GSTIN [CODE/in-gstin 27cfopg6747a1zd]",
    "[CODE/in-gstin 27OEUCR3633K1Z6]", // a wrong check character still shows a PAN
  ],
  misses: ["42OEUCR3633K1Z5", "27OEUCR3633K1Y5", "27OEUC33633K1Z5"],
});

test("in-gstin is proven by its check character only", async () => {
  expect(await findIn(inGstin, "27OEUCR3633K1Z5")).toMatchObject([{ score: 1 }]);
  expect(await findIn(inGstin, "27OEUCR3633K1Z6")).toMatchObject([{ score: 0.5 }]);
});

testDetector(inDrivingLicence, {
  finds: [
    "[CODE/in-driving-licence MH12 20150048392]",
    "[CODE/in-driving-licence KA-05-2011-0483920]",
  ],
  misses: ["XX12 20150048392", "MH12 18150048392", "MH12 2015004839"],
});

testDetector(inAbha, {
  finds: ["ABHA [CODE/in-abha 91-2044-6068-3017]", "ABHA number [CODE/in-abha 91204460683017]"],
  misses: ["order 91-2044-6068-3017", "ABHA 91-2044-6068-301"],
});
