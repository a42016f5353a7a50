import { testDetector } from "../../../../test/marked.js";
import { beEnterpriseNumber, beIdentityCard, beNationalNumber, bePassport } from "./be.js";

testDetector(beNationalNumber, {
  finds: [
    "rijksregisternummer [CODE/be-national-number 56.01.03-234.83]",
    "[CODE/be-national-number 75092681741]",
    "bis [CODE/be-national-number 74461989325]",
  ],
  misses: [
    "rijksregisternummer 56.01.03-234.84", // wrong check digits
    "rijksregisternummer 56.13.03-234.83", // month 13
    "rijksregisternummer 56.01.03-234.8",
  ],
});

testDetector(beEnterpriseNumber, {
  finds: [
    "BTW [CODE/be-enterprise-number BE0955932426]",
    "[CODE/be-enterprise-number BE 0159.934.687]",
    "ondernemingsnummer [CODE/be-enterprise-number 0321.469.282]",
  ],
  misses: ["BE0955932427", "BE2955932426", "BE095593242"],
});

testDetector(beIdentityCard, {
  finds: [
    "eID [CODE/be-identity-card 596-2836318-35]",
    "identiteitskaart [CODE/be-identity-card 595097706704]",
  ],
  misses: ["eID 596-2836318-36", "eID 596-283631-35", "identity card 111111111111"],
});

testDetector(bePassport, {
  finds: ["passeport belge [CODE/be-passport EM402817]"],
  misses: ["vlucht EM402817", "paspoort EM40281"],
});
