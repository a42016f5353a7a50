import { testDetector } from "../../../../test/marked.js";
import { ngBvn, ngNin, ngPassport } from "./ng.js";

testDetector(ngNin, {
  finds: [
    "NIN [CODE/ng-nin 72668240650]",
    "NIMC: [CODE/ng-nin 20467502859]",
    "NIN [CODE/ng-nin 72668240651]", // the check is not official and does not refute
  ],
  misses: ["order 72668240650", "order 72668240651", "NIN 7266824065", "NIN 77777777777"],
});

testDetector(ngBvn, {
  finds: ["BVN [CODE/ng-bvn 22483920174]"],
  misses: ["order 22483920174", "BVN 32483920174"],
});

testDetector(ngPassport, {
  finds: ["passport [CODE/ng-passport A04839201]"],
  misses: ["part A04839201", "passport A0483920"],
});
