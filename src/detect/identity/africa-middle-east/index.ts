import type { Detector } from "../../kit/detector.js";
import { aeDetectors } from "../ae.js";
import { egDetectors } from "../eg.js";
import { ghDetectors } from "../gh.js";
import { ilDetectors } from "../il.js";
import { iqDetectors } from "../iq.js";
import { irDetectors } from "../ir.js";
import { keDetectors } from "../ke.js";
import { kwDetectors } from "../kw.js";
import { maDetectors } from "../ma.js";
import { ngDetectors } from "../ng.js";
import { qaDetectors } from "../qa.js";
import { saDetectors } from "../sa.js";
import { tnDetectors } from "../tn.js";
import { zaDetectors } from "../za.js";

/** Identity, tax and health numbers of Africa and the Middle East. */
export const africaMiddleEastIdentityDetectors: readonly Detector[] = [
  ...zaDetectors,
  ...ngDetectors,
  ...keDetectors,
  ...egDetectors,
  ...ghDetectors,
  ...maDetectors,
  ...tnDetectors,
  ...ilDetectors,
  ...aeDetectors,
  ...saDetectors,
  ...irDetectors,
  ...iqDetectors,
  ...qaDetectors,
  ...kwDetectors,
];
