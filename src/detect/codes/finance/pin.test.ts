import { testDetector } from "../../../../test/marked.js";
import { pin } from "./pin.js";

testDetector(pin, {
  finds: [
    "PIN: [CODE/pin 4711].",
    "my PIN is [CODE/pin 004711] and the pin code [CODE/pin 1234]",
    "die Geheimzahl ist [CODE/pin 9876]",
  ],
  misses: ["PIN 12", "a pin in 2004 pieces", "PIN of 1999", "4711", "PINE 4711", "PIN 4711.50"],
});
