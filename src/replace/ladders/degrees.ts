/** Degrees with their subject, which say more than the degree does; a subject by itself is none. */

import type { Candidate } from "../replacer.js";

const KINDS: readonly (readonly [words: string, begins: RegExp])[] = [
  [
    "doctorate",
    /^(?:Ph\.?D|D\.?Phil|Ed\.?D|D\.?Sc|D\.?Clin\.?Psych?|doctorate)\.?(?!\p{L})(?=.)/iu,
  ],
  [
    "master's degree",
    /^(?:MA|M\.A\.?|M\.?Sc|MBA|M\.?Phil|LL\.?M|M\.?Eng|M\.?Res|M\.?Ed|MFA|M\.?Mus|MPA|MPH|MSW|M\.?Tech|M\.?Com|master(?:['’]?s)?(?: degree)?)\.?(?!\p{L})(?=.)/u,
  ],
  [
    "bachelor's degree",
    /^(?:BA|B\.A\.?|B\.?Sc|LL\.?B|B\.?Eng|B\.?Ed|B\.?Com|BBA|B\.?Tech|BFA|B\.?Mus|B\.?Arch|BSW|B\.?Pharm|bachelor(?:['’]?s)?(?: degree)?)\.?(?: ?\(Hons?\.?\)| Hons?\.?)?(?!\p{L})(?=.)/u,
  ],
];

/** 'doctorate', then 'degree', for 'PhD Marine Biology, Bangor'; empty for anything else. */
export function generalizeDegree(original: string): readonly Candidate[] {
  const kind = KINDS.find(([, pattern]) => pattern.test(original))?.[0];
  if (kind === undefined) return [];
  return [kind, "degree"].map((text, i) => ({
    text,
    level: i + 1,
    form: "bare",
    source: "rule",
    truth: "true",
    ground: "text",
  }));
}
