import { testDetector } from "../../../../test/marked.js";
import { atCompanyRegister, atPassport, atSocialSecurity, atTaxNumber, atVat } from "./at.js";

testDetector(atSocialSecurity, {
  finds: ["SVNR [CODE/at-social-security 5300 280377]", "[CODE/at-social-security 6630040549]"],
  misses: [
    "SVNR 5301 280377", // wrong check digit
    "SVNR 5300 281677", // month 16
    "SVNR 0300 280377",
    "SVNR 530 280377",
  ],
});

testDetector(atTaxNumber, {
  finds: ["[CODE/at-tax-number 52-315/1280]", "Steuernummer [CODE/at-tax-number 09 4645223]"],
  misses: ["Steuernummer 52-315/1281", "Steuernummer 52-315/128", "Ref. 127839132"],
});

testDetector(atVat, {
  finds: ["UID [CODE/at-vat ATU38503213]", "[CODE/at-vat ATU 9443 9929]"],
  misses: ["UID ATU38503214", "UID ATU3850321", "AT38503213"],
});

testDetector(atCompanyRegister, {
  finds: ["Firmenbuch [CODE/at-company-register FN 402817k]"],
  misses: ["FN 4028177k", "FN 402817"],
});

testDetector(atPassport, {
  finds: ["Reisepass [CODE/at-passport U4028177]"],
  misses: ["Teil U4028177", "Reisepass U402817"],
});
