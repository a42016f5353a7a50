/** Where no sentence is: fields of letters, mails and forms ('Sent:', 'DOB:'), and lines of their own. */

/** Longest line that can be a field; what is longer is prose. */
const LONGEST = 120;
const FIELD = /^[\s>*|•-]*\p{L}[\p{L}\p{N} ./#()&’'-]{0,30}:\s/u;
/** A clause: a verb, a full stop before more text, or words of a sentence. */
const PROSE =
  /[.!?]\s+\p{Lu}|[.!?]\s*$|(?<!\p{L})(?:is|are|was|were|has|have|had|will|would|can|could|said|lives|lived|works|worked|I|he|she|they|we|you|who|which|that)(?!\p{L})/u;

/** The line around a place of a text, and where in it. */
function lineAround(text: string, start: number, end: number): { before: string; after: string } {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  return { before: text.slice(from, start), after: text.slice(end, next < 0 ? text.length : next) };
}

/** Whether a mention is the value of a field, or a part of it, a line by itself, or all that is in brackets. */
export function isInField(text: string, { start, end }: { start: number; end: number }): boolean {
  const { before, after } = lineAround(text, start, end);
  if (before.endsWith("(") && after.startsWith(")")) return true;
  if (before.length + after.length > LONGEST) return false;
  // fields side by side: 'Admitted: 02/02/2024     Ward: 14B'
  const [own = ""] = before.split(/\s{3,}|\t| \| /).slice(-1);
  const [rest = ""] = after.split(/\s{3,}|\t| \| /, 1);
  if (FIELD.test(`${own} `)) return !PROSE.test(`${own.replace(FIELD, "")}x${rest}`);
  return text.includes("\n") && before.trim() === "" && after.trim() === "";
}
