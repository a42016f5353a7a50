/** The words of three frameworks and the part of a statement that answers each; and what everybody should know. */

export interface Term {
  readonly framework: string;
  readonly term: string;
  readonly section: string;
}

const term = (framework: string, name: string, section: string): Term => ({
  framework,
  term: name,
  section,
});

export const TERMS: readonly Term[] = [
  term("ISO/IEC 27559", "context assessment: recipient, environment, purpose", "Release"),
  term("ISO/IEC 27559", "data assessment: identifiers, vulnerability", "What was hidden"),
  term("ISO/IEC 27559", "identifiability assessment: maximum and average, threshold", "Risk"),
  term("ISO/IEC 27559", "governance: approval, review, expiry", "Approval and validity"),
  term("ICO, singling out", "can somebody be isolated?", "Singling out"),
  term("ICO, linkability", "can records of one person be linked?", "Linkability"),
  term("ICO, inference", "can something be inferred about a person?", "Inference"),
  term("ICO", "motivated intruder test", "Motivated intruder"),
  term("HIPAA, expert determination", "anticipated recipient, available information", "Release"),
  term("HIPAA, expert determination", "very small risk, and the methods that show it", "Risk"),
  term("HIPAA, Safe Harbor", "eighteen identifiers", "Safe Harbor"),
];

export const LIMITS: readonly string[] = [
  "No program finds everything. What people have not read may contain an identifier that was missed.",
  "A risk is measured against the attackers and the knowledge named here. Somebody who knows more can do more.",
  "A figure that was not measured is no zero: it says 'not measured'.",
  "The counts are of what was found. They do not say what the texts mean together with other releases that are not named here.",
  "Whether a release is lawful is a decision of people. The program signs nothing.",
];

export const VOIDED_BY: readonly string[] = [
  "a change of any file of the run (the digests differ)",
  "a recipient, a purpose or a kind of release other than those named",
  "another release about the same people that is not named under 'Earlier releases'",
  "the publication of data that makes an attack easier than the one measured",
  "the loss or disclosure of a key or map of the run",
];

/** What a motivated intruder does, and what they fill in. After the ICO's guidance on anonymisation (2025), chapter 2. */
export const INTRUDER_STEPS: readonly string[] = [
  "Choose at random 20 documents, or all where there are fewer, and one reader who has not seen the originals.",
  "Give the reader the outputs and one working day per 20 documents, a library, the web and the public registers; no hacking, no bribery.",
  "For each document the reader writes down: who is it, how sure (0 to 100%), which words led there, minutes spent.",
  "Somebody with the originals marks each answer right or wrong. Count answers that are right and were at least 50% sure.",
  "Release only if the share that is right, with its 95% interval, is below the threshold of this statement.",
];
