/** Detectors of references: cases, files, vehicles, secrets. */

import type { Detector } from "../kit/detector.js";
import { apiKey } from "./api-key.js";
import { applicationNumber } from "./application-number.js";
import { deVehiclePlate } from "./de-vehicle-plate.js";
import { ecli } from "./ecli.js";
import { euCaseNumber } from "./eu-case-number.js";
import { frenchCaseNumber } from "./french-case-number.js";
import { inVehiclePlate } from "./in-vehicle-plate.js";
import { neutralCitation } from "./neutral-citation.js";
import { password } from "./password.js";
import { privateKey } from "./private-key.js";
import { referenceCode } from "./reference-code.js";
import { registerDocketNumber } from "./register-docket-number.js";
import { ukVehiclePlate } from "./uk-vehicle-plate.js";
import { usDocketNumber } from "./us-docket-number.js";
import { vehiclePlate } from "./vehicle-plate.js";
import { vin } from "./vin.js";
import { yearFirstCaseNumber } from "./year-first-case-number.js";

export const referenceDetectors: readonly Detector[] = [
  applicationNumber,
  euCaseNumber,
  ecli,
  usDocketNumber,
  registerDocketNumber,
  frenchCaseNumber,
  neutralCitation,
  yearFirstCaseNumber,
  referenceCode,
  password,
  apiKey,
  privateKey,
  vin,
  vehiclePlate,
  deVehiclePlate,
  ukVehiclePlate,
  inVehiclePlate,
];
