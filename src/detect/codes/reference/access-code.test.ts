import { testDetector } from "../../../../test/marked.js";
import { accessCode } from "./access-code.js";

testDetector(accessCode, {
  finds: [
    "let yourself in, key safe [CODE/access-code 1944]",
    "Keysafe: [CODE/access-code 2023]",
    "the alarm code is [CODE/access-code 2290], door code [CODE/access-code C1987Z]",
    "combination [CODE/access-code 12-34-56], padlock [CODE/access-code 7719]",
    "stolen from the safe (code [CODE/access-code 4471] to be changed)",
    "Safe combo [CODE/access-code 24-8-31]",
  ],
  misses: [
    "she was safe in 1944",
    "the door opened at 1830",
    "a combination of 2024 and 2025",
    "the gate 1066 visitors used",
    "key safe fitted 12.5 m up",
  ],
});
