/** The word lists and times of every listed language, by its tag. */

import { DA_TIMES } from "./da/times.js";
import { DA } from "./da/words.js";
import { DE_TIMES } from "./de/times.js";
import { DE } from "./de/words.js";
import { ES_TIMES } from "./es/times.js";
import { ES } from "./es/words.js";
import { FI_TIMES } from "./fi/times.js";
import { FI } from "./fi/words.js";
import { FR_TIMES } from "./fr/times.js";
import { FR } from "./fr/words.js";
import { HR_TIMES } from "./hr/times.js";
import { HR } from "./hr/words.js";
import { IT_TIMES } from "./it/times.js";
import { IT } from "./it/words.js";
import { NB_TIMES } from "./nb/times.js";
import { NB } from "./nb/words.js";
import { NL_TIMES } from "./nl/times.js";
import { NL } from "./nl/words.js";
import { PL_TIMES } from "./pl/times.js";
import { PL } from "./pl/words.js";
import { PT_TIMES } from "./pt/times.js";
import { PT } from "./pt/words.js";
import { RO_TIMES } from "./ro/times.js";
import { RO } from "./ro/words.js";
import { SK_TIMES } from "./sk/times.js";
import { SK } from "./sk/words.js";
import type { ListedLanguage } from "./supported.js";
import { SV_TIMES } from "./sv/times.js";
import { SV } from "./sv/words.js";
import type { LanguageTimes } from "./times.js";
import type { LanguageWords } from "./words.js";

export const WORDS: Readonly<Record<ListedLanguage, LanguageWords>> = {
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  nl: NL,
  pt: PT,
  pl: PL,
  da: DA,
  nb: NB,
  sv: SV,
  fi: FI,
  ro: RO,
  hr: HR,
  sk: SK,
};

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
