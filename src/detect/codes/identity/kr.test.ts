import { expect, test } from "vitest";
import { findIn, testDetector } from "../../../../test/marked.js";
import { krBrn, krDriverLicense, krFrn, krPassport, krRrn } from "./kr.js";

testDetector(krRrn, {
  finds: [
    "[CODE/kr-rrn 721216-3735632]",
    "[CODE/kr-rrn 8707171062070]",
    "[CODE/kr-rrn 870717-1062071]", // a wrong check digit refutes nothing since 2020
    "주민등록번호: [CODE/kr-rrn 8707171062071]",
  ],
  misses: ["8707171062071", "871317-1062070", "870231-1062070", "870717-5062070", "870717-106207"],
});

test("kr-rrn is proven by the check digit of numbers until 2020", async () => {
  expect(await findIn(krRrn, "870717-1062070")).toMatchObject([{ score: 0.85 }]);
  expect(await findIn(krRrn, "870717-1062071")).toMatchObject([{ score: 0.6 }]);
});

testDetector(krFrn, {
  finds: ["[CODE/kr-frn 061215-7999175]", "[CODE/kr-frn 2505176682543]"],
  misses: ["2505176682544", "251317-6682543", "250517-1682543"],
});

testDetector(krPassport, {
  finds: ["여권번호: [CODE/kr-passport M483A2017]", "passport [CODE/kr-passport M48392017]"],
  misses: ["part M483A2017", "part M48392017", "passport M483A201", "passport M4839201"],
});

testDetector(krDriverLicense, {
  finds: [
    "[CODE/kr-driver-license 13-08-483920-17]",
    "운전면허 [CODE/kr-driver-license 130848392017]",
  ],
  misses: ["order 130848392017", "27-08-483920-17", "13-08-48392-17"],
});

testDetector(krBrn, {
  finds: ["[CODE/kr-brn 639-47-93210]", "사업자등록번호 [CODE/kr-brn 9904373770]"],
  misses: ["639-47-93211", "order 9904373770", "사업자 9904373771"],
});
