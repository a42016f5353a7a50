/** Says what did not work: in the reader's words, with the way out. Errors stay until they are closed. */

import { notifications } from "@mantine/notifications";
import { RequestError } from "../api/client.js";
import { t } from "../words/words.js";
import { announce } from "./announce.js";

/** What each of the server's codes means to the person in front of the page, and what they can do. */
const SENTENCES: Readonly<Record<string, string>> = {
  UNREACHABLE: "The server does not answer. Your decisions are kept here and sent when it does.",
  NOT_AUTHENTICATED: "You are no longer signed in. Reload the page and sign in again.",
  SIGN_IN_FAILED:
    "The sign-in did not work: the provider did not answer, or it took too long. Sign in again.",
  NOT_ALLOWED: "You are not allowed to do this here. Somebody with that role can.",
  NOT_FOUND: "This does not exist or is not yours. Go back to the queue.",
  CHECKS_FAILED: "Some checks have not passed yet. The list shows them and leads to each.",
  CONFLICT: "Somebody has changed this in the meantime. Look at their change and decide again.",
  EVENT_INVALID: "The document has changed in the meantime, so this could not be done. Try again.",
  SPAN_INVALID: "These words cannot be marked as selected. Select whole words.",
  LEASE_HELD: "Somebody else is working on this document. You can edit it when they leave.",
  HIDDEN_WORDS: "These words bring back something that is hidden here. Write others.",
  REASON_MISSING: "Choose a reason first: it is recorded in the history.",
  NOT_APPROVED: "The document must be approved before it is exported.",
  NOT_CONFIDENTIAL: "The document contains secrets that this form of export would reveal.",
  BACKGROUND_MISSING: "Add background texts first: the attack compares the document with them.",
  REQUEST_INVALID: "The server did not accept what was entered. Check each field and try again.",
  INPUT_NOT_UTF8: "{name} is not plain text we can read. Save it as UTF-8 and add it again.",
  INPUT_BINARY: "{name} is not a text. Choose a document: text, Word, PDF, e-mail or a table.",
  INPUT_EMPTY: "{name} contains no text. If it is a scan, run text recognition on it first.",
  INPUT_FORMAT:
    "{name} is damaged, or its format does not match its ending. Open it, save it, and add it again.",
  INPUT_TRUNCATED: "{name} is damaged or incomplete. Get a new copy and add it again.",
  INPUT_UNREADABLE: "{name} cannot be read. It may be protected by a password; remove it first.",
  INPUT_TOO_LARGE: "{name} is too large. Split it and add the parts.",
  INPUT_SCANNED: "{name} is a scan without text. Run text recognition on it first.",
  PASSWORD_NEEDED: "{name} is protected by a password. Save it without one and add it again.",
  READER_FAILED: "{name} could not be read. Open it, save it, and add it again.",
  OUTPUT_UNWRITABLE:
    "The output cannot be written in the document's own format. Export it as plain text.",
  FORMAT_UNSUPPORTED: "Files such as {name} cannot be read. Save it as text, Word or PDF.",
  LANGUAGE_UNSUPPORTED: "The language of {name} is not supported, so names could be missed.",
  RATE_LIMITED: "That was too fast for the server. Wait a moment and try again.",
  OVERLOADED: "The server is busy. Try again in a minute.",
  TIMED_OUT: "The server took too long. Try again; if that does not help, split the document.",
  STORE_UNAVAILABLE: "The server cannot save at the moment. Nothing is lost here; try again soon.",
  ANONYMIZED: "The originals of this document were erased. It can no longer be changed.",
  INTERNAL: "The server failed. Reload the page; what was saved is safe.",
};

/** What a failed step said, for the answers of one code that mean different things. */
const SPECIAL: readonly { code: string; says: RegExp; words: string }[] = [
  {
    code: "NOT_AUTHENTICATED",
    says: /^'token'/,
    words: "That is not your token. Type your own: you are still signed in.",
  },
  { code: "NOT_ALLOWED", says: /token/, words: "That is not your token. Type your own." },
  {
    code: "NOT_ALLOWED",
    says: /decid|second person|approv/i,
    words: "You cannot approve what you have decided yourself. Ask a second person.",
  },
];

/** A failure as a sentence. `name`: of the file it is about. */
export function sentenceOf(problem: unknown, name?: string): string {
  if (typeof problem === "string") return problem;
  if (!(problem instanceof RequestError)) {
    return t("Something went wrong on this page. Reload it; what was saved is safe.");
  }
  const special = SPECIAL.find(
    ({ code, says }) => code === problem.code && says.test(problem.message),
  );
  const sentence = special?.words ?? SENTENCES[problem.code];
  if (sentence) return t(sentence, { name: name ?? t("The file") });
  return t("The server refused this ({code}). Reload the page and try again.", {
    code: problem.code,
  });
}

export function tellProblem(problem: unknown, name?: string): void {
  const message = sentenceOf(problem, name);
  notifications.show({
    message,
    color: "orange",
    title: t("That did not work"),
    autoClose: false,
    closeButtonProps: { "aria-label": t("Close this message") },
  });
  announce(message);
}

export function tell(message: string): void {
  notifications.show({
    message,
    autoClose: 4000,
    closeButtonProps: { "aria-label": t("Close this message") },
  });
  announce(message);
}

/** Every sentence of this file, for the test of the other languages. */
export const PROBLEM_SENTENCES: readonly string[] = [
  ...Object.values(SENTENCES),
  ...SPECIAL.map(({ words }) => words),
];
