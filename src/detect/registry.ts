/**
 * Every detector that ships, in one visible list. `registry.golden.json` beside it is compared in a
 * test, so that none disappears unnoticed.
 */

import { attributeDetectors } from "./attribute/index.js";
import { financeDetectors } from "./finance/index.js";
import { africaMiddleEastIdentityDetectors } from "./identity/africa-middle-east/index.js";
import { americanIdentityDetectors } from "./identity/americas/index.js";
import { asiaPacificIdentityDetectors } from "./identity/asia-pacific/index.js";
import { europeanIdentityDetectors } from "./identity/europe/index.js";
import { travelDocument } from "./identity/travel-document.js";
import type { Detector } from "./kit/detector.js";
import { networkDetectors } from "./network/index.js";
import { organizationDetectors } from "./organization/index.js";
import { personDetectors } from "./person/index.js";
import { placeDetectors } from "./place/index.js";
import { quantityDetectors } from "./quantity/index.js";
import { referenceDetectors } from "./reference/index.js";
import { timeDetectors } from "./time/index.js";

export const BUILT_IN_DETECTORS: readonly Detector[] = Object.freeze([
  ...personDetectors,
  ...organizationDetectors,
  ...placeDetectors,
  ...attributeDetectors,
  ...timeDetectors,
  ...quantityDetectors,
  ...networkDetectors,
  ...financeDetectors,
  ...referenceDetectors,
  travelDocument,
  ...europeanIdentityDetectors,
  ...americanIdentityDetectors,
  ...asiaPacificIdentityDetectors,
  ...africaMiddleEastIdentityDetectors,
]);
