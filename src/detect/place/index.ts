/** Detectors of places written as numbers: coordinates, addresses, postal codes. */

import type { Detector } from "../kit/detector.js";
import { germanicStreetAddress } from "./germanic-street-address.js";
import { gps } from "./gps.js";
import { postOfficeBox } from "./post-office-box.js";
import { postalCode } from "./postal-code.js";
import { romanceStreetAddress } from "./romance-street-address.js";
import { streetAddress } from "./street-address.js";
import { ukPostcode } from "./uk-postcode.js";
import { usZipCode } from "./us-zip-code.js";

export const placeDetectors: readonly Detector[] = [
  streetAddress,
  germanicStreetAddress,
  romanceStreetAddress,
  postOfficeBox,
  gps,
  ukPostcode,
  usZipCode,
  postalCode,
];
