/**
 * The incumbent's names of entities and recognizers, and what they are here.
 *
 * | a mention found by | is called |
 * | --- | --- |
 * | a detector with a name of the incumbent's | that name: `IBAN_CODE`, `US_SSN` |
 * | the recognizer or another rule | its type's name below |
 */

import type { SemanticType } from "../../document/types.js";
import { BUILT_IN_DETECTORS, type Detector } from "../../entries/detect.js";
import { SUPPORTED_LANGUAGES } from "../../language/supported.js";

/** Types as the incumbent names them. It has no name for amounts and for what is left. */
export const ENTITY_OF_TYPE: Readonly<Partial<Record<SemanticType, string>>> = {
  PERSON: "PERSON",
  LOC: "LOCATION",
  ORG: "ORGANIZATION",
  DEM: "NRP",
  DATETIME: "DATE_TIME",
  CODE: "ID",
};

/** Read from the sentence, not from a form: found by the whole of detection, not by one detector. */
export const CONTEXTUAL: ReadonlySet<string> = new Set(Object.values(ENTITY_OF_TYPE));

/**
 * Entities whose weak finds are reported unasked: those the incumbent looks for in English without
 * being asked (its default_recognizers.yaml, release 2.2.366). Of the others, finds that detection
 * stands by are reported, and weak ones when `entities` names them.
 */
export const REPORTED_WHEN_WEAK: ReadonlySet<string> = new Set([
  "CREDIT_CARD",
  "CRYPTO",
  "EMAIL_ADDRESS",
  "IBAN_CODE",
  "IP_ADDRESS",
  "MAC_ADDRESS",
  "MEDICAL_LICENSE",
  "PHONE_NUMBER",
  "UK_NHS",
  "URL",
  "US_BANK_NUMBER",
  "US_DRIVER_LICENSE",
  "US_ITIN",
  "US_PASSPORT",
  "US_SSN",
]);

/** Languages the shipped models read. */
export const LANGUAGES: readonly string[] = [...SUPPORTED_LANGUAGES, "nn", "no", "sr"];

/** Detectors by form, for each entity. */
export const FORM_DETECTORS: readonly (Detector & { readonly presidioEntity: string })[] =
  BUILT_IN_DETECTORS.filter(
    (detector): detector is Detector & { readonly presidioEntity: string } =>
      detector.presidioEntity !== undefined && !CONTEXTUAL.has(detector.presidioEntity),
  );

export const SUPPORTED_ENTITIES: readonly string[] = [
  ...new Set([...CONTEXTUAL, ...FORM_DETECTORS.map(({ presidioEntity }) => presidioEntity)]),
].sort();

const ENTITY_OF_DETECTOR: ReadonlyMap<string, string> = new Map(
  BUILT_IN_DETECTORS.flatMap(({ name, presidioEntity }) =>
    presidioEntity === undefined ? [] : [[name, presidioEntity] as const],
  ),
);

/** The name of a mention, where the incumbent has one. */
export const entityOf = (detector: string, type: SemanticType): string | undefined =>
  ENTITY_OF_DETECTOR.get(detector) ?? ENTITY_OF_TYPE[type];

/** `us-driver-license` as the incumbent would call it: `UsDriverLicenseRecognizer`. */
export const recognizerName = (detector: string): string =>
  `${detector.replace(/(?:^|[-:_ ])(\w)/g, (_, letter: string) => letter.toUpperCase())}Recognizer`;

export const RECOGNIZERS: readonly string[] = [
  "neural",
  ...BUILT_IN_DETECTORS.filter(({ presidioEntity }) => presidioEntity !== undefined).map(
    ({ name }) => name,
  ),
].map(recognizerName);
