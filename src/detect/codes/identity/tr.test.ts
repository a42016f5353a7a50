import { testDetector } from "../../../../test/marked.js";
import { trNationalId, trPassport, trTaxNumber } from "./tr.js";

testDetector(trNationalId, {
  finds: [
    "T.C. Kimlik No: [CODE/tr-national-id 62253380582]",
    "[CODE/tr-national-id 91812126774]",
    "kimlik numarası [CODE/tr-national-id 94408530788]",
  ],
  misses: [
    "kimlik no 62253380583", // wrong eleventh digit
    "kimlik no 62253380682", // wrong tenth digit
    "kimlik no 02253380582",
    "kimlik no 6225338058",
  ],
});

testDetector(trTaxNumber, {
  finds: ["VKN [CODE/tr-tax-number 1277731058]", "vergi no: [CODE/tr-tax-number 8353963071]"],
  misses: ["VKN 1277731059", "VKN 127773105", "sipariş 8720675379"],
});

testDetector(trPassport, {
  finds: ["pasaport no [CODE/tr-passport U40281773]"],
  misses: ["uçuş U40281773", "pasaport U4028177"],
});
