/** The times of every listed language, by its tag. */

import { DA_TIMES } from "./da/times.js";
import { DE_TIMES } from "./de/times.js";
import { ES_TIMES } from "./es/times.js";
import { FI_TIMES } from "./fi/times.js";
import { FR_TIMES } from "./fr/times.js";
import { HR_TIMES } from "./hr/times.js";
import { IT_TIMES } from "./it/times.js";
import { NB_TIMES } from "./nb/times.js";
import { NL_TIMES } from "./nl/times.js";
import { PL_TIMES } from "./pl/times.js";
import { PT_TIMES } from "./pt/times.js";
import { RO_TIMES } from "./ro/times.js";
import { SK_TIMES } from "./sk/times.js";
import type { ListedLanguage } from "./supported.js";
import { SV_TIMES } from "./sv/times.js";
import type { LanguageTimes } from "./times.js";

export const TIMES: Readonly<Record<ListedLanguage, LanguageTimes>> = {
  de: DE_TIMES,
  fr: FR_TIMES,
  es: ES_TIMES,
  it: IT_TIMES,
  nl: NL_TIMES,
  pt: PT_TIMES,
  pl: PL_TIMES,
  da: DA_TIMES,
  nb: NB_TIMES,
  sv: SV_TIMES,
  fi: FI_TIMES,
  ro: RO_TIMES,
  hr: HR_TIMES,
  sk: SK_TIMES,
};
