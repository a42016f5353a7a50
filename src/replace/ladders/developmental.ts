/** Conditions that somebody grows up with; the open lists of illnesses have them under those of the mind. */

import type { Candidate } from "../replacer.js";

const DEVELOPMENTAL =
  /^(?:autism(?: spectrum (?:disorder|condition))?|asperger(?:['’]?s)?(?: syndrome)?|adhd|add|attention deficit (?:hyperactivity )?disorder|dyslexia|dyspraxia|dyscalculia|down(?:['’]?s)? syndrome|fragile x(?: syndrome)?|cerebral palsy|learning (?:disabilit(?:y|ies)|difficult(?:y|ies))|tourette(?:['’]?s)?(?: syndrome)?)$/iu;

/** 'developmental condition' for 'ADHD'; undefined for anything else. */
export const generalizeDevelopmental = (original: string): Candidate | undefined =>
  DEVELOPMENTAL.test(original)
    ? {
        text: "developmental condition",
        level: 1,
        form: "bare",
        source: "rule",
        truth: "true",
        ground: "text",
      }
    : undefined;
