import { testDetector } from "../../../../test/marked.js";
import { lei } from "./lei.js";

testDetector(lei, {
  finds: ["LEI [CODE/lei 5493001ABCDEFGHIJ250].", "[CODE/lei 9695007QWERTYUIOP138]"],
  misses: [
    "5493001ABCDEFGHIJ251", // wrong check digits
    "12345678901234567890", // only digits
    "5493001ABCDEFGHIJ2500",
  ],
});
