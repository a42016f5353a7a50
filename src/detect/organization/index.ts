import type { Detector } from "../kit/detector.js";
import { acronym } from "./acronym.js";
import { company } from "./company.js";
import { institution } from "./institution.js";
import { knownOrganization } from "./known-organization.js";
import { stateParty } from "./state-party.js";

/** Detectors of organizations by rule. */
export const organizationDetectors: readonly Detector[] = [
  institution,
  company,
  knownOrganization,
  acronym,
  stateParty,
];
