/**
 * The dates of a document moved together by one number of days, so that the days between them stay.
 * The new dates are false and marked so. Mentions without a calendar date are replaced as usual.
 *
 * The distance comes from the release's key and the person, or from the policy's salt and the text. Without
 * either, the run makes a secret of its own, which ends with it: under a key that others know, who has every
 * word but the dates could try the few distances that there are until one fits.
 */

import { host } from "#host";
import type { Document } from "../../document/document.js";
import { dayNumber, MONTH_NAMES, parseTime } from "../../language/time/time.js";
import { countedDates, isOfCalendar, joinedAs } from "../counted-dates.js";
import { keyedHash, numberOf } from "../keyed-hash.js";
import { isRealDate } from "../real-date.js";
import { identityOf, type Release } from "../release.js";
import type { Candidate, Occasion, Proposal, Replacer } from "../replacer.js";

/** Furthest move to either side, in days; at least `LEAST`. */
const MOST = 700;
const LEAST = 60;

const OWN_SECRET = host.secret("palimpsest shift secret");

/** How many distances there are; somebody who knows one true date of a document knows all of it. */
export const DISTANCES = 2 * Math.floor((MOST - LEAST) / 7);

/** What says how far the dates of a document move. */
export interface ShiftSecret {
  /** Its dates move by the release's key and the people whom the document protects. */
  readonly release?: Release | undefined;
  readonly salt?: string;
}

/**
 * Days by which a document's dates move; whole weeks, so that weekdays stay. Under a release key the
 * dates of one person move alike in all documents that protect nobody else.
 */
export function shiftOf(
  { text, persons }: Pick<Document, "text" | "persons">,
  { release, salt = OWN_SECRET }: ShiftSecret = {},
): number {
  const people = persons.map((name) => identityOf("PERSON", [name])).sort();
  const digest =
    release && people.length > 0
      ? release.draw("shift", people.join("\u0000"))
      : release
        ? release.draw("shift text", text)
        : keyedHash(salt, text);
  const weeks = Math.floor((MOST - LEAST) / 7);
  const days = LEAST + 7 * (numberOf(digest) % weeks);
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
  [`\\b([0-9]{1,2})(?:st|nd|rd|th)?( (?:of )?)(${MONTH})\\b`, "d m"],
  [`\\b(${MONTH})( )([0-9]{1,2})(?:st|nd|rd|th)?\\b`, "m d"],
  [`\\b(${MONTH})\\b`, "m"],
];
const ANY = new RegExp(WRITTEN.map(([pattern]) => pattern).join("|"), "g");
const EACH = WRITTEN.map(
  ([pattern, parts]) => [new RegExp(`^${pattern}$`), parts.split(" ")] as const,
);

/**
 * A text with every calendar date in it moved; undefined where it has none, or no real one.
 * @param year of dates that do not give theirs; without it they are not moved
 */
export function shifted(text: string, days: number, year?: number): string | undefined {
  let moved = 0;
  let broken = false;
  const out = text.replace(ANY, (found) => {
    const one = movedDate(found, days, year);
    if (one === undefined) broken = true;
    moved++;
    return one ?? found;
  });
  if (moved === 0 || broken) return undefined;
  // 'the 3' of '3 and 10 March 2024' would stay
  return /\d/u.test(text.replace(ANY, "").replace(CLOCK, "")) ? movedList(text, days) : out;
}

const CLOCK = /(?<!\d)\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?!\d)/gu;

/** The dates of a list or range that share a month or a year, each in full: '3 and 10 March 2024'. */
function movedList(text: string, days: number): string | undefined {
  const time = parseTime(text);
  const dates = countedDates(time);
  if (dates === undefined || (time?.kind !== "range" && time?.kind !== "list")) return undefined;
  const moved = dates.flatMap(({ year, month, day }) => {
    if (year === undefined || month === undefined || day === undefined) return [];
    const to = new Date((dayNumber(year, month, day) + days) * 86_400_000);
    return [`${to.getUTCDate()} ${MONTH_NAMES[to.getUTCMonth()]} ${to.getUTCFullYear()}`];
  });
  return moved.length < dates.length ? undefined : joinedAs(time, moved);
}

function movedDate(text: string, days: number, assumed?: number): string | undefined {
  for (const [pattern, parts] of EACH) {
    const match = pattern.exec(text);
    if (!match) continue;
    const given = (part: string): string | undefined => {
      const at = parts.indexOf(part);
      return at < 0 ? undefined : match[1 + 2 * at];
    };
    const year = Number(given("y") ?? assumed);
    if (Number.isNaN(year)) return undefined;
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
const shiftedCandidate = (text: string, days: number, year?: number): Candidate | undefined => {
  const words = shifted(text, days, year);
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

/**
 * Moves real dates, and leaves the rest to another replacer. A dose or a score that were moved would give
 * the distance away, and with it every date; so would a true month or decade beside moved days, so a date
 * that cannot be moved gets its label.
 */
export function shiftDates(rest: Replacer, secret: ShiftSecret = {}): Replacer {
  return {
    name: "shift",
    choice: rest.choice,
    async propose(occasions, document) {
      const days = shiftOf(document, secret);
      const others = await rest.propose(occasions, document);
      const year = usualYear(occasions);
      return occasions.map((occasion, i): Proposal => {
        if (!isOfCalendar(occasion.original)) return others[i]!;
        // a true month beside moved days would give the distance away
        if (!isRealDate(occasion)) return { candidates: [], note: UNMOVED };
        const candidate = shiftedCandidate(occasion.original, days, year);
        return candidate ? { candidates: [candidate] } : { candidates: [], note: UNMOVED };
      });
    },
  };
}

const UNMOVED = "a date in a form that is not moved";

/** The year that dates without one are read in: the last that the document gives. */
const usualYear = (occasions: readonly Occasion[]): number => {
  const years = occasions.flatMap(({ original }) =>
    [...original.matchAll(/(?<![0-9])(?:1[5-9]|20)[0-9]{2}(?![0-9])/g)].map(([year]) =>
      Number(year),
    ),
  );
  return years.length > 0 ? Math.max(...years) : ANY_YEAR;
};
const ANY_YEAR = 2023;
