/**
 * What many people share in languages other than English, as `sharedByMany` has it of English: days named from
 * today, weekdays and times of day without their date, spans of time, relatives without their names.
 */

import type { Mention } from "../../document/document.js";
import { isFunctionWordsOf } from "../../language/function-words-of.js";
import { isKin, isTellingKin, sexOfSpouse, sexSpokenOf } from "../../language/kinship.js";
import { memoize } from "../../language/memo.js";
import { alternatives, escaped } from "../../language/quantity/alternatives.js";
import { isListed, listsFor } from "../../language/supported.js";
import { calendarNames } from "../../language/time/calendar-names.js";
import { timesOf } from "../../language/times.js";

const LEFT = "(?<![\\p{L}\\p{N}])";
const RIGHT = "(?![\\p{L}\\p{N}])";

/** Figures that count units; of years no more than ten, which many live, work and wait somewhere. */
const FIGURE = "(?:\\d{1,3}(?:[.,]\\d)?)";
const FEW = "(?:[1-9]|10)";
const CLOCK = "(?:[01]?\\d|2[0-4])[.:h][0-5]\\d";

interface Harmless {
  /** Every form of a time that singles out nobody. */
  readonly times: RegExp;
  /** A month, by which the time beside it is a moment. */
  readonly month: RegExp;
}

const harmless = memoize((language: string): Harmless => {
  const names = calendarNames(language);
  const own = isListed(language) ? timesOf(language) : undefined;
  const few = own ? `(?:${FEW}|${own.numbers})` : FEW;
  const any = own ? `(?:${FIGURE}|${own.numbers})` : FIGURE;
  const years = names.years.map((word) => `${word}\\p{L}{0,2}`).join("|");
  const units = own
    ? `(?!(?:de )?(?:${years})${RIGHT})(?:${own.units})`
    : alternatives(names.units.filter((unit) => !names.years.includes(unit)));
  const placed = (own?.spans ?? []).filter((span) => span !== "@");
  const forms = [
    ...names.distances.map((form) => escaped(form).replace("#", few)),
    ...placed.map((span) => span.replace("@", `${few}[ -](?:${years})`)),
    ...(own?.spans ?? ["@"]).map((span) => span.replace("@", `${any}[ -](?:${units})`)),
    ...names.relative.map(escaped),
    ...(own ? [own.relative, own.weekdays] : []),
    ...(own?.clock ?? []).map((form) => form.replaceAll("#", "\\d{1,2}")),
    ...names.weekdays,
    CLOCK,
    // 'pro Monat', 'i måneden': no figure beside it
    ...[...names.units, ...names.years, ...(own ? [own.units] : [])],
  ];
  const months = [alternatives(names.months), ...(own ? [own.months] : [])].join("|");
  return {
    times: new RegExp(`${LEFT}(?:${forms.join("|")})${RIGHT}`, "giu"),
    month: new RegExp(`${LEFT}(?:${months})${RIGHT}`, "iu"),
  };
});

/** The same letters count, whichever apostrophe is used. */
const plain = (words: string): string => words.replaceAll("’", "'").toLowerCase();

const WORD = /[\p{L}\p{N}]+/gu;
/** 'im', 'à', 'w': shorter than the lists of function words begin. */
const PREPOSITION = /^\p{L}{1,2}$/u;

/** Whether nothing of the words is left beside such times and function words. */
function isHarmlessTime(words: string, language: string): boolean {
  const { times } = harmless(language);
  const rest = words.replace(times, " ");
  if (rest === words) return false;
  const others = rest.match(WORD) ?? [];
  return others.every((word) => isFunctionWordsOf(word, language) || PREPOSITION.test(word));
}

const NEAR = 28;
const DATE_IN_FIGURES =
  /\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2}|\d{4}-\d{2}-\d{2}|(?<!\d)(?:19|20)\d{2}(?!\d)/u;

function isDated(
  text: string,
  { start, end }: Pick<Mention, "start" | "end">,
  language: string,
): boolean {
  const { month } = harmless(language);
  return [text.slice(Math.max(0, start - NEAR), start), text.slice(end, end + NEAR / 2)].some(
    (near) => month.test(near) || DATE_IN_FIGURES.test(near),
  );
}

/** 'An einem Tag' and 'un jour' beside a month: the month is a find by itself. */
const INDEFINITE =
  /^(?:an |op |på |en |num |într-)?(?:ein(?:e[smnr]?)?|een|ett?|en|une?|un[ao]?|uma?|pewnego|pewnej|jednego|jednej|jednog|jedne|jedného|eräänä|o) (?:tag(?:es)?|abends?|morgens?|nacht|dag|avond|kväll|kveld|aften|natt?|jour|soir|matin|día|tarde|noche|giorno|sera|mattina|dia|noite|manhã|dnia|nocy|wieczoru|päivänä|iltana|yönä|dana|večeri|noći|dňa|večera|noci|zi|seară|noapte)$/u;

/** Why a time in another language than English singles out nobody; nothing where it may. */
export function commonLocalTime(
  text: string,
  mention: Mention,
  language: string,
): string | undefined {
  // '08.03.' is no hour
  if (mention.subtype === "day") return undefined;
  const words = plain(text.slice(mention.start, mention.end));
  if (INDEFINITE.test(words)) return "a day that nothing places";
  const own = languagesOf(language).find((one) => isHarmlessTime(words, one));
  if (own === undefined || isDated(text, mention, own)) return undefined;
  return "a time that only its writer can place";
}

/**
 * Why words for a relative single out nobody. A spouse's are left where the text spoke last of somebody of the
 * same sex, or of somebody whose sex is not shown: they may reveal an orientation.
 */
export function commonKin(
  text: string,
  { start, end }: Mention,
  language: string,
): string | undefined {
  const words = plain(text.slice(start, end)).match(/[\p{L}-]+/gu) ?? [];
  const before = text.slice(0, start);
  for (const own of languagesOf(language)) {
    const kin = words.filter((word) => isKin(word, own) || sexOfSpouse(word, own) !== undefined);
    const others = words.filter((word) => !kin.includes(word));
    if (kin.length === 0 || !others.every((word) => isFunctionWordsOf(word, own))) continue;
    if (kin.some((word) => isTellingKin(word, own))) return undefined;
    const spouse = kin.map((word) => sexOfSpouse(word, own)).find((sex) => sex !== undefined);
    if (spouse !== undefined) {
      const owner = sexSpokenOf(`${before} ${others.join(" ")}`, own);
      if (owner === undefined || owner === spouse) return undefined;
    }
    return "a relative, whom nearly everybody has";
  }
  return undefined;
}

const languagesOf = (language: string): readonly string[] =>
  isListed(language)
    ? [language, ...listsFor(language).filter((one) => one !== language)]
    : [language];
