import { testDetector } from "../../../../test/marked.js";
import { huIdentityCard, huPersonalNumber, huTaj, huTaxId, huTaxNumber } from "./hu.js";

testDetector(huTaj, {
  finds: ["TAJ szám: [CODE/hu-taj 032 154 760]", "TAJ [CODE/hu-taj 118944203]"],
  misses: ["TAJ 032 154 761", "TAJ 032 154 76", "rendelés 118944203", "TAJ 000 000 000"],
});

testDetector(huTaxId, {
  finds: ["adóazonosító jel [CODE/hu-tax-id 8423150178]", "[CODE/hu-tax-id 8358402201]"],
  misses: ["adóazonosító jel 8423150179", "adóazonosító jel 842315017", "8923150178"],
});

testDetector(huPersonalNumber, {
  finds: [
    "személyi szám [CODE/hu-personal-number 1-750412-0381]",
    "[CODE/hu-personal-number 39803152106]",
  ],
  misses: ["személyi szám 1-750412-0382", "személyi szám 1-751312-0381", "1-750412-038"],
});

testDetector(huTaxNumber, {
  finds: ["adószám [CODE/hu-tax-number 00479244-2-41]", "[CODE/hu-tax-number HU17814757]"],
  misses: ["adószám 00479245-2-41", "HU17814758", "adószám 00479244-9-41"],
});

testDetector(huIdentityCard, {
  finds: ["személyi igazolvány [CODE/hu-identity-card 402817PA]"],
  misses: ["járat 402817PA", "személyi igazolvány 40281PA"],
});
