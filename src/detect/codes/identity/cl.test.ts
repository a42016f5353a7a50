import { testDetector } from "../../../../test/marked.js";
import { clRut } from "./cl.js";

testDetector(clRut, {
  finds: [
    "[CODE/cl-rut 23.082.662-5]",
    "[CODE/cl-rut 12586004-4]",
    "RUN [CODE/cl-rut 38.930.395-k]",
    "RUT: [CODE/cl-rut 208762710]",
  ],
  misses: ["23.082.662-6", "12586004-K", "pedido 208762710", "RUT 208762711"],
});
