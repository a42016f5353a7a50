import type { Detector } from "../kit/detector.js";
import { forenameName } from "./forename-name.js";
import { initialsName } from "./initials-name.js";
import { introducedName } from "./introduced-name.js";
import { knownPerson } from "./known-person.js";
import { speakerName } from "./speaker-name.js";
import { titledName } from "./titled-name.js";

/** Detectors of people's names by rule. */
export const personDetectors: readonly Detector[] = [
  knownPerson,
  titledName,
  initialsName,
  forenameName,
  introducedName,
  speakerName,
];
