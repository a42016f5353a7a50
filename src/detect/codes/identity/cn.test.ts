import { expect, test } from "vitest";
import { findIn, testDetector } from "../../../../test/marked.js";
import { cnPassport, cnResidentId, cnSocialCredit, cnTravelPermit } from "./cn.js";

testDetector(cnResidentId, {
  finds: [
    "[CODE/cn-resident-id 110101198912228838]",
    "身份证号:[CODE/cn-resident-id 11010119960619219X]",
    "[CODE/cn-resident-id 11010119960619219x]",
    "身份证 [CODE/cn-resident-id 110101880523674]", // until 1999
  ],
  misses: [
    "110101198913228838", // no such month
    "110101198902308838", // no such day
    "160101198912228838", // no such province
    "110101880523674",
    "1101011989122288381",
  ],
});

test("cn-resident-id is proven by its check character only", async () => {
  expect(await findIn(cnResidentId, "110101198912228838")).toMatchObject([{ score: 1 }]);
  expect(await findIn(cnResidentId, "110101198912228839")).toMatchObject([{ score: 0.5 }]);
});

testDetector(cnPassport, {
  finds: ["护照:[CODE/cn-passport E48392017]", "passport [CODE/cn-passport EA4839201]"],
  misses: ["编号 E48392017", "护照 E4839201"],
});

testDetector(cnSocialCredit, {
  finds: [
    "[CODE/cn-social-credit 91110108XY8A095B78]",
    "[CODE/cn-social-credit 91110108T08F7NCX6G]",
  ],
  misses: ["91110108XY8A095B79", "91110108XI8A095B78", "91110108XY8A095B7"],
});

testDetector(cnTravelPermit, {
  finds: [
    "回乡证 [CODE/cn-travel-permit H48392017]",
    "通行证:[CODE/cn-travel-permit C48392017]",
    "台胞证 [CODE/cn-travel-permit 48392017]",
  ],
  misses: ["编号 H48392017", "编号 48392017", "台胞证 4839201"],
});
