import { testDetector } from "../../../../test/marked.js";
import { medication } from "./medication.js";

testDetector(medication, {
  finds: [
    "[DEM/medication ramipril] 2.5 mg OD, [DEM/medication Biktarvy] 1 tab",
    "on [DEM/medication co-codamol] and [DEM/medication vedolizumab]",
    "[DEM/medication Sodium valproate] twice a day",
    "takes [DEM/medication modafinil] for it",
  ],
  misses: [
    "in April",
    "a lupine flower",
    "Mr Valium called",
    "Anna Heparin wrote",
    "photo lithography",
  ],
});
