import { testDetector } from "../../../../test/marked.js";
import { twNationalId, twPassport, twUbn } from "./tw.js";

testDetector(twNationalId, {
  finds: [
    "[CODE/tw-national-id D105371624]",
    "身分證字號:[CODE/tw-national-id Y187350945]",
    "[CODE/tw-national-id F893256912]", // residence certificate
    "[CODE/tw-national-id BD36628490]", // residence certificate until 2021
  ],
  misses: ["D105371625", "D305371624", "D10537162"],
});

testDetector(twUbn, {
  finds: ["統一編號 [CODE/tw-ubn 19654991]", "統編:[CODE/tw-ubn 34845598]"],
  misses: ["編號 19654991", "統一編號 19654992", "統一編號 1965499"],
});

testDetector(twPassport, {
  finds: ["護照號碼 [CODE/tw-passport 348392017]"],
  misses: ["編號 348392017", "護照 34839201"],
});
