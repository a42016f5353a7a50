import { testDetector } from "../../../../test/marked.js";
import { nzIrd, nzNhi, nzPassport } from "./nz.js";

testDetector(nzIrd, {
  finds: ["[CODE/nz-ird 135-638-803]", "[CODE/nz-ird 61-169-350]", "IRD [CODE/nz-ird 24185389]"],
  misses: ["135-638-804", "order 24185389", "IRD 24185388", "IRD 195-638-803"],
});

testDetector(nzNhi, {
  finds: [
    "NHI [CODE/nz-nhi AZW6219]",
    "patient [CODE/nz-nhi FPP16RC]", // since 2019
    "NHI: [CODE/nz-nhi VKG79JP]",
  ],
  misses: ["flight AZW6219", "room FPP16RC", "FPP16RD", "NHI AZI6219", "NHI AZW621"],
});

testDetector(nzPassport, {
  finds: ["passport [CODE/nz-passport LH483920]"],
  misses: ["part LH483920", "passport LH48392"],
});
