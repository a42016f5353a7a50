import { testDetector } from "../../../../test/marked.js";
import { veCedula, veRif } from "./ve.js";

testDetector(veCedula, {
  finds: ["[CODE/ve-cedula V-14.728.391]", "cédula [CODE/ve-cedula V-14728391]"],
  misses: ["pieza E-1472839", "cédula J-14728391", "V-14.728"],
});

testDetector(veRif, {
  finds: [
    "[CODE/ve-rif V-67555135-5]",
    "[CODE/ve-rif J406395110]",
    "RIF [CODE/ve-rif E79993735-5]",
  ],
  misses: ["V-67555135-6", "J406395111", "X-67555135-5", "V-6755513-5"],
});
