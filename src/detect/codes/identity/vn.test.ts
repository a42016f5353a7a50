import { testDetector } from "../../../../test/marked.js";
import { vnCccd, vnPassport, vnTaxCode } from "./vn.js";

testDetector(vnCccd, {
  finds: ["CCCD [CODE/vn-cccd 079185004839]", "CMND: [CODE/vn-cccd 024839201]"],
  misses: ["đơn 079185004839", "CCCD 003185004839", "CCCD 07918500483"],
});

testDetector(vnTaxCode, {
  finds: ["[CODE/vn-tax-code 3399692434-001]", "mã số thuế [CODE/vn-tax-code 0650947609]"],
  misses: ["3399692435-001", "đơn 0650947609", "mã số thuế 0650947608"],
});

testDetector(vnPassport, {
  finds: ["hộ chiếu [CODE/vn-passport C4839201]"],
  misses: ["phần C4839201", "hộ chiếu C483920"],
});
