/** Detectors: the built-in ones, how to make your own, and how people are linked across documents. */

export type { Detector, DetectorInput, Found, Pattern } from "../detect/kit/detector.js";
export { type PatternOptions, patternDetector } from "../detect/kit/pattern.js";
// people across documents
export { type Belonging, caseNumbersIn, LINKS, type Link } from "../detect/link/cases.js";
export {
  type CaseDocument,
  type CasePeople,
  type CasePerson,
  caseDocument,
  linkPeople,
} from "../detect/link/link.js";
export { BUILT_IN_DETECTORS } from "../detect/registry.js";
export { scan } from "../detect/scan.js";
