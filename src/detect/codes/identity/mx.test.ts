import { expect, test } from "vitest";
import { findIn, testDetector } from "../../../../test/marked.js";
import { mxCurp, mxElector, mxNss, mxRfc } from "./mx.js";

testDetector(mxCurp, {
  finds: ["[CODE/mx-curp GADC611027MBCDCG56]", "CURP [CODE/mx-curp gafd421128mjcndf57]"],
  misses: ["GADC611327MBCDCG56", "GADC610230MBCDCG56", "GADC611027MZZDCG56", "GADC611027MBCDCG5"],
});

test("mx-curp is proven by its check digit only", async () => {
  expect(await findIn(mxCurp, "GADC611027MBCDCG56")).toMatchObject([{ score: 1 }]);
  expect(await findIn(mxCurp, "GADC611027MBCDCG57")).toMatchObject([{ score: 0.6 }]);
});

testDetector(mxRfc, {
  finds: [
    "[CODE/mx-rfc SOPY421121BI2]",
    "RFC: [CODE/mx-rfc CDF-381124-652]",
    "a nombre de [CODE/mx-rfc ÑOE540315452]",
    "RFC [CODE/mx-rfc SOPY421121BI3]", // wrong check digit, as some in use have
  ],
  misses: ["SOPY421321BI2", "SOPY420230BI2", "SOPY421121BI"],
});

testDetector(mxNss, {
  finds: ["[CODE/mx-nss 58-83-84-3810-7]", "NSS [CODE/mx-nss 50229282426]"],
  misses: ["folio 50229282426", "NSS 50229282427", "NSS 5022928242"],
});

testDetector(mxElector, {
  finds: [
    "[CODE/mx-elector GMVLMR80070501M100]",
    "clave de elector [CODE/mx-elector PRSNJN91122309H400]",
  ],
  misses: ["GMVLMR80023101M100", "GMVLMR80070540M100", "GMVLMR80070501X100"],
});
