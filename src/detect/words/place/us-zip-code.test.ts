import { testDetector } from "../../../../test/marked.js";
import { usZipCode } from "./us-zip-code.js";

testDetector(usZipCode, {
  finds: [
    "Springfield, IL [LOC/postal-code 62719].",
    "Washington, DC [LOC/postal-code 20591-0003]",
  ],
  misses: ["62719", "ZZ 62719", "IL 627190", "IL 62719.5", "in 62719 cases"],
});
