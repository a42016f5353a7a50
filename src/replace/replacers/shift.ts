/**
 * The dates of a document moved together by one number of days, so that the days between them stay.
 * The dates that come out are false and marked so. What holds no calendar date keeps its rules.
 *
 * How far they move comes from a hash of the document's own text (and the policy's salt): the same
 * document moves the same way each time, and who has not the original cannot compute it.
 */

import { createHmac } from "node:crypto";
import { dayNumber, MONTH_NAMES } from "../../language/time/time.js";
import type { Candidate, Replacer } from "./replacer.js";

/** Furthest move to either side, in days; at least `LEAST`. */
const MOST = 700;
const LEAST = 60;

/** Days by which a document's dates move; whole weeks, so that weekdays stay. */
export function shiftOf(text: string, salt = ""): number {
  const digest = createHmac("sha256", salt).update(text).digest();
  const weeks = Math.floor((MOST - LEAST) / 7);
  const days = LEAST + 7 * (digest.readUInt32BE(0) % weeks);
  const whole = 7 * Math.ceil(days / 7);
  return digest[4]! % 2 === 0 ? whole : -whole;
}

const MONTH = MONTH_NAMES.join("|");
/** Each way of writing, with what its groups mean. */
const WRITTEN: readonly (readonly [pattern: string, parts: string])[] = [
  [`\\b([0-9]{1,2})(?:st|nd|rd|th)?( (?:of )?)(${MONTH})(,? )([0-9]{4})\\b`, "d m y"],
  [`\\b(${MONTH})( )([0-9]{1,2})(?:st|nd|rd|th)?(,? )([0-9]{4})\\b`, "m d y"],
  ["\\b([0-9]{4})(-)([0-9]{2})(-)([0-9]{2})\\b", "y m d"],
  ["\\b([0-9]{1,2})([./])([0-9]{1,2})([./])([0-9]{4})\\b", "d m y"],
  [`\\b(${MONTH})( )([0-9]{4})\\b`, "m y"],
  ["\\b([0-9]{4})\\b", "y"],
];
const ANY = new RegExp(WRITTEN.map(([pattern]) => pattern).join("|"), "g");
const EACH = WRITTEN.map(
  ([pattern, parts]) => [new RegExp(`^${pattern}$`), parts.split(" ")] as const,
);

/** A text with every calendar date in it moved; undefined where it holds none, or no real one. */
export function shifted(text: string, days: number): string | undefined {
  let moved = 0;
  let broken = false;
  const out = text.replace(ANY, (found) => {
    const one = movedDate(found, days);
    if (one === undefined) broken = true;
    moved++;
    return one ?? found;
  });
  return moved === 0 || broken ? undefined : out;
}

function movedDate(text: string, days: number): string | undefined {
  for (const [pattern, parts] of EACH) {
    const match = pattern.exec(text);
    if (!match) continue;
    const given = (part: string): string | undefined => {
      const at = parts.indexOf(part);
      return at < 0 ? undefined : match[1 + 2 * at];
    };
    const year = Number(given("y"));
    const written = given("m");
    const named = written !== undefined && /^\p{L}/u.test(written);
    const month = named ? MONTH_NAMES.indexOf(written) + 1 : Number(written ?? 7);
    // a month or a year moves by its middle
    const day = Number(given("d") ?? (written === undefined ? 1 : 15));
    if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
    const to = new Date((dayNumber(year, month, day) + days) * 86_400_000);
    const value: Readonly<Record<string, string>> = {
      y: String(to.getUTCFullYear()),
      m: named ? MONTH_NAMES[to.getUTCMonth()]! : padded(to.getUTCMonth() + 1, written),
      d: padded(to.getUTCDate(), given("d")),
    };
    return parts
      .map(
        (part, i) =>
          value[part]! + (match[2 + 2 * i] && i < parts.length - 1 ? match[2 + 2 * i] : ""),
      )
      .join("");
  }
  return undefined;
}

/** With a zero in front where the original had one. */
const padded = (value: number, like: string | undefined): string =>
  like?.startsWith("0") ? String(value).padStart(2, "0") : String(value);

const SHIFT_LEVEL = 1;

/** The false date for a text. */
export const shiftedCandidate = (text: string, days: number): Candidate | undefined => {
  const words = shifted(text, days);
  return words === undefined
    ? undefined
    : {
        text: words,
        level: SHIFT_LEVEL,
        source: "shift",
        truth: "false",
        ground: "shift",
        deliberate: true,
      };
};

/** Moves what holds a calendar date, and leaves the rest to another replacer. */
export function shiftDates(rest: Replacer, salt?: string): Replacer {
  return {
    name: "shift",
    choice: rest.choice,
    async propose(occasions, document) {
      const days = shiftOf(document.text, salt);
      const others = await rest.propose(occasions, document);
      return occasions.map(({ original }, i) => {
        const candidate = shiftedCandidate(original, days);
        return candidate ? { candidates: [candidate] } : others[i]!;
      });
    },
  };
}
