/**
 * What is read from a chat model's answer: lists under `#1`, `#2` ... Chatter around them, other
 * bullets, numbers, quotes, JSON lists and refusals are distinguished from items. What does not look like
 * a short phrase is left out.
 */

/** Longest phrase that is taken. */
const MOST_CHARACTERS = 90;
const MOST_WORDS = 12;

/**
 * The lists of an answer to `count` items. Undefined for an item without a list.
 * A lone list without headings answers a lone item; of several items it cannot be said which.
 */
export function listsIn(
  answer: string,
  count: number,
  most: number,
): (readonly string[] | undefined)[] {
  const lists: (readonly string[] | undefined)[] = Array.from({ length: count }, () => undefined);
  const sections = sectionsOf(answer);
  const [lone] = sections;
  if (count === 1 && sections.length === 1) return [listOf(lone!.lines, most)];
  for (const { number, lines } of sections) {
    if (number === undefined || number < 1 || number > count) continue;
    lists[number - 1] ??= listOf(lines, most);
  }
  return lists;
}

/** Every phrase of an answer, whatever item it is for. */
export const phrasesIn = (answer: string): readonly string[] =>
  sectionsOf(answer).flatMap(({ lines }) => listOf(lines, Number.POSITIVE_INFINITY) ?? []);

interface Section {
  readonly number: number | undefined;
  readonly lines: string[];
}

const HEADING = /^\W*#\s*([0-9]{1,2})\b(.*)$/;

function sectionsOf(answer: string): Section[] {
  const sections: Section[] = [];
  let section: Section = { number: undefined, lines: [] };
  for (const line of withoutThinking(answer).split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    if (heading) {
      section = { number: Number(heading[1]), lines: [] };
      sections.push(section);
    } else {
      if (sections.length === 0) sections.push(section);
      section.lines.push(line);
    }
  }
  const headed = sections.filter(({ number }) => number !== undefined);
  return headed.length > 0 ? headed : sections;
}

/** Some models think aloud before they answer. */
const withoutThinking = (answer: string): string =>
  answer.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi, "");

const BULLET = /^\s*(?:[-*•–—+]+\s*|(?:[0-9]{1,2}[.)\]:]|\(?[a-e1-5][.)])\s+)(?=\S)/iu;

function listOf(lines: readonly string[], most: number): readonly string[] | undefined {
  const bulleted = lines.filter((line) => BULLET.test(line));
  const json = bulleted.length > 0 ? undefined : jsonList(lines.join("\n"));
  const raw = json ?? (bulleted.length > 0 ? bulleted : plainLines(lines));
  const phrases: string[] = [];
  const seen = new Set<string>();
  for (const line of raw) {
    const phrase = phraseOf(line);
    const key = phrase?.toLowerCase();
    if (phrase === undefined || seen.has(key!)) continue;
    seen.add(key!);
    phrases.push(phrase);
    if (phrases.length === most) break;
  }
  return phrases.length > 0 ? phrases : undefined;
}

function jsonList(text: string): string[] | undefined {
  const found = /\[[^[\]]*\]/.exec(text)?.[0];
  if (!found) return undefined;
  try {
    const value: unknown = JSON.parse(found);
    return Array.isArray(value) && value.every((one) => typeof one === "string")
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

/** Lines without bullets; a single line may be a list with commas or semicolons. */
function plainLines(lines: readonly string[]): readonly string[] {
  const full = lines.filter((line) => line.trim() !== "" && !line.trim().endsWith(":"));
  if (full.length !== 1) return full;
  const parts = full[0]!.split(/\s*[;,]\s*/);
  return parts.length >= 3 ? parts : full;
}

const REFUSAL =
  /\b(?:sorry|cannot|can't|can’t|unable to|won't|won’t|not able to|as an ai|i am|i'm|i’m|i will|i'll|apologi[sz]e|not allowed|not appropriate|against my|privacy|personal information|please provide|let me know|here (?:is|are)|sure|certainly|of course|original|replacement|instruction|reveal|ignore)\b/i;
// links, code, mark-up, and digits enough for a number that identifies somebody
const FOREIGN = /[[\]{}<>|=@\\^~`_]|:\/\/|www\.|[0-9]{5,}|[\p{Cc}\p{Cf}\p{Co}]/u;

/** A line as a phrase; undefined where it is not one. */
function phraseOf(line: string): string | undefined {
  const phrase = line
    .replace(BULLET, "")
    .replace(/\*\*|__/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^["'“”‘’«»]+|["'“”‘’«»,;.]+$/gu, "")
    .trim();
  const words = phrase.split(" ").length;
  if (phrase.length < 2 || phrase.length > MOST_CHARACTERS || words > MOST_WORDS) return undefined;
  if (!/\p{L}/u.test(phrase) || /[!?:]|\. /.test(phrase)) return undefined;
  return FOREIGN.test(phrase) || REFUSAL.test(phrase) ? undefined : phrase;
}
