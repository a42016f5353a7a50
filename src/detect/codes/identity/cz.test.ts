import { testDetector } from "../../../../test/marked.js";
import { czDocument, czVat } from "./cz.js";

testDetector(czVat, {
  finds: [
    "DIČ [CODE/cz-vat CZ57717303]",
    "[CODE/cz-vat CZ5102103996]",
    "[CODE/cz-vat CZ653917751]",
    "DIČ: [CODE/cz-vat CZ 436107218]",
  ],
  misses: ["CZ57717304", "CZ653917752", "CZ5102103997", "CZ5771730"],
});

testDetector(czDocument, {
  finds: [
    "občanský průkaz č. [CODE/cz-document 204817735]",
    "cestovní pas [CODE/cz-document 40281773]",
  ],
  misses: ["faktura 204817735", "občanský průkaz 2048177"],
});
