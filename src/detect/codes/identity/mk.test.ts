import { testDetector } from "../../../../test/marked.js";
import { mkEdb } from "./mk.js";

testDetector(mkEdb, {
  finds: [
    "ЕДБ [CODE/mk-edb 4051892265702]",
    "[CODE/mk-edb MK4013906498838]",
    "ЕДБ: [CODE/mk-edb MK 4073118731044]",
  ],
  misses: ["ЕДБ 4051892265703", "ЕДБ 405189226570", "налог 4051892265702"],
});
