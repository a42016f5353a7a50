import { testDetector } from "../../../../test/marked.js";
import { phPassport, phPhilHealth, phPhilSys, phSss, phTin, phUmid } from "./ph.js";

testDetector(phTin, {
  finds: [
    "[CODE/ph-tin 395-214-361-000]",
    "TIN [CODE/ph-tin 906-928-734]",
    "TIN: [CODE/ph-tin 367688001]",
    "TIN: [CODE/ph-tin 367688002]", // the check is not official and does not refute
  ],
  misses: ["order 906-928-734", "order 367688001", "TIN 36768800"],
});

testDetector(phSss, {
  finds: ["[CODE/ph-sss 34-4839201-7]", "SSS number [CODE/ph-sss 3448392017]"],
  misses: ["order 3448392017", "34-483920-7"],
});

testDetector(phUmid, {
  finds: ["[CODE/ph-umid 0111-4839201-7]", "CRN [CODE/ph-umid 011148392017]"],
  misses: ["order 011148392017", "0111-483920-7"],
});

testDetector(phPhilSys, {
  finds: ["PhilSys [CODE/ph-philsys 4839-2017-4410]", "PCN [CODE/ph-philsys 4839201744102268]"],
  misses: ["order 4839-2017-4410", "PhilSys 4839-2017"],
});

testDetector(phPhilHealth, {
  finds: ["[CODE/ph-philhealth 12-483920174-4]"],
  misses: ["12-48392017-4"],
});

testDetector(phPassport, {
  finds: ["passport [CODE/ph-passport P4839201B]", "pasaporte [CODE/ph-passport EB4839201]"],
  misses: ["part P4839201B", "passport P483920B"],
});
