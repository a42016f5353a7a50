/** The detectors that a policy's own words and expressions become, for whoever tries one before it is in the policy. */

export { userDetector } from "../../detect/kit/user.js";
