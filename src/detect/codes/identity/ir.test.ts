import { testDetector } from "../../../../test/marked.js";
import { irNationalCode } from "./ir.js";

testDetector(irNationalCode, {
  finds: [
    "[CODE/ir-national-code 311-144016-8]",
    "کد ملی: [CODE/ir-national-code ۰۵۷۳۶۱۷۳۹۲]",
    "national code [CODE/ir-national-code 2248864388]",
  ],
  misses: ["311-144016-9", "order 0573617392", "کد ملی 0573617393"],
});
