import { testDetector } from "../../../../test/marked.js";
import { idNik, idNpwp } from "./id.js";

testDetector(idNik, {
  finds: [
    "[CODE/id-nik 3171041405910007]",
    "KTP [CODE/id-nik 3273055408880002]", // a woman: day 14 raised by 40
  ],
  misses: ["3171043605910007", "3171043102910007", "2971041405910007", "317104140591000"],
});

testDetector(idNpwp, {
  finds: ["[CODE/id-npwp 19.711.531.4-257.463]", "NPWP [CODE/id-npwp 685877334493637]"],
  misses: ["19.711.531.5-257.463", "order 685877334493637", "NPWP 685877335493637"],
});
