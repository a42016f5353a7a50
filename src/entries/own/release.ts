/**
 * What a run, the server and the review of a release need of the evaluation: reports, single attacks, bounds, agreement.
 * They import it here, so that the rest of `evaluate` can be a package of its own.
 */

export { attackDocument } from "../../evaluate/attack/attack.js";
export { cluesToJson } from "../../evaluate/attack/attack-json.js";
export { ATTACKERS, prepareAttack } from "../../evaluate/attack/attacker.js";
export { textInference } from "../../evaluate/attack/attributes/one-text.js";
export { exposedAcross } from "../../evaluate/metrics/across.js";
export { evaluateAgreement } from "../../evaluate/metrics/agreement.js";
export { missBounds, upperBound } from "../../evaluate/metrics/spot-check.js";
export { countOmissions } from "../../evaluate/report/omissions.js";
export { createReport } from "../../evaluate/report/report.js";
export { renderReport } from "../../evaluate/report/report-html.js";
export { hashesOf } from "../../evaluate/report/run/hash.js";
export { renderRunReport } from "../../evaluate/report/run/page/page.js";
export { editedText } from "../../evaluate/utility/utility.js";
export { type Labels, labelsOf } from "../../flow/labels.js";
export { isOfPeople, PEOPLE_ATTACKERS, peopleAttacker } from "../../flow/people-attacker.js";
export {
  countedBy,
  countryOfMost,
  type PopulationOptions,
  type StatedPerson,
  statedPeople,
  stillFit,
  unionOf,
} from "../../flow/people-who-fit.js";
