import type { Detector } from "../kit/detector.js";
import { country } from "./country.js";
import { education } from "./education.js";
import { ethnicGroup } from "./ethnic-group.js";
import { family } from "./family.js";
import { illness } from "./illness.js";
import { maritalStatus } from "./marital-status.js";
import { nationality } from "./nationality.js";
import { occupation } from "./occupation.js";
import { politics } from "./politics.js";
import { religion } from "./religion.js";
import { sexuality } from "./sexuality.js";
import { socialBenefit } from "./social-benefit.js";

/** Detectors of listed attributes of a person. */
export const attributeDetectors: readonly Detector[] = [
  country,
  nationality,
  occupation,
  family,
  maritalStatus,
  education,
  illness,
  religion,
  ethnicGroup,
  politics,
  sexuality,
  socialBenefit,
];
