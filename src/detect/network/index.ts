/** Detectors of addresses on networks: mail, web, devices, telephones. */

import type { Detector } from "../kit/detector.js";
import { email } from "./email.js";
import { imei } from "./imei.js";
import { ipAddress } from "./ip-address.js";
import { macAddress } from "./mac-address.js";
import { obfuscatedEmail } from "./obfuscated-email.js";
import { phone } from "./phone.js";
import { socialHandle } from "./social-handle.js";
import { url } from "./url.js";
import { username } from "./username.js";
import { uuid } from "./uuid.js";

export const networkDetectors: readonly Detector[] = [
  email,
  obfuscatedEmail,
  url,
  ipAddress,
  macAddress,
  phone,
  imei,
  socialHandle,
  username,
  uuid,
];
