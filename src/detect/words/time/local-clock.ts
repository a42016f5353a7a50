import { clockWordsOf } from "../../../language/clock-words.js";
import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import { alternativesIn, valuesOf } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector } from "../../kit/detector.js";
import { calendarOf, LEFT, RIGHT, typedPlain } from "./local-calendar.js";
import { findByForms, isOpen, timeAt } from "./local-forms.js";

const HOUR = "(?:[01]?\\d|2[0-4])(?:[.:][0-5]\\d)?(?![.,]\\d)";

interface Form {
  readonly regex: RegExp;
  /** Only where nothing is counted behind it: 'um acht', but not 'um acht Euro'. */
  readonly isWeak: boolean;
}

/** Before an hour in figures: 'kl. 22', 'alle ore 9'. */
const CLOCK = "(?:kl\\.?|klo|godz\\.?|h|ore|ora|ure|le|las|la|as|das)";

const formsOf = memoize((tag: string): readonly Form[] => {
  const language = tag as ListedLanguage;
  const own = clockWordsOf(language);
  const { relative, weekdays, short, date } = calendarOf(language);
  const plain = (source: string): string => typedPlain(source, language);
  const filled = (source: string): string =>
    plain(source)
      .replaceAll("~", `(?:${plain(own.hours)})`)
      .replaceAll("#", HOUR)
      .replaceAll("@", `(?:${HOUR}|${plain(own.hours)})`);
  const time = `(?:${[...own.forms, own.named].map(filled).join("|")})`;
  const about = `(?:(?:${plain(own.about)}) )`;
  const part = `(?: (?:${plain(own.parts)}))`;
  const link = `(?:,? ?(?:${plain(own.link)})?,? )`;
  const day = `(?:${relative}|(?:(?:${weekdays}|(?:${short})\\.?),? (?:den |dem |d\\. ?|le |el |o |dia |día )?)?${date}|${weekdays})${part}?`;
  const hours = plain(own.hours);
  const before = (words: string): string => `(?<=(?<!\\p{L})(?:${plain(words)}) )`;
  const figures = "(?:[01]?\\d|2[0-4])[.:h][0-5]\\d(?![.,]?\\d)";
  const form = (source: string, isWeak = false): Form => ({
    regex: new RegExp(source, "giu"),
    isWeak,
  });
  const [from, to] = ["from", "to"].map((key) =>
    plain(alternativesIn(valuesOf(`${language}/clock`, key))),
  );
  const signed = `(?:${figures}(?: ?(?:Uhr|uur|u|h|hs|hod\\.?|sati|sata|horas|heures|godz\\.?))?|${time})`;
  const hour = `(?:${CLOCK} ?)?(?:${signed}|${HOUR})`;
  return [
    form(`${LEFT}${about}?${time}${part}?${RIGHT}`),
    // one of the two hours has a sign of its own: 'zwischen 22 und 23 Uhr', 'mellan kl. 22.00 och 23.15'
    form(
      `${LEFT}(?:${from}) (?:${hour},? (?:${to}) (?:${CLOCK} ?)?${signed}|(?:${CLOCK} ?)?${signed},? (?:${to}) ${hour})${part}?${RIGHT}`,
    ),
    form(`${LEFT}${day}${link}${about}?(?:${time}|${figures})${part}?${RIGHT}`),
    // 'wo. 14.30 uur', 'lun 9:15'; 'vin' is no Friday but 'I come'
    ...(language === "ro"
      ? []
      : [form(`${LEFT}(?<short>${short})\\.?${link}(?:${time}|${figures})${RIGHT}`)]),
    form(`${before(own.at)}(?:${hours})${part}?${RIGHT}`, true),
    form(`${before(own.atFigures)}${HOUR}${part}?${RIGHT}`, true),
    form(`${LEFT}(?=(?:${plain(own.at)}) )${about}(?:${hours})${part}?${RIGHT}`, true),
    form(`${LEFT}(?=(?:${plain(own.atFigures)}) )${about}${HOUR}${part}?${RIGHT}`, true),
    form(`${LEFT}${day},? (?:${plain(own.link)}) (?:${hours}|${HOUR})${part}?${RIGHT}`, true),
  ];
});

const OPEN = /^(?:[.…]?(?:[\s"'”’»)]*$|\s*\n| )|[,;!?)…]|:(?!\d)| ?[-–] )/u;
/** Prepositions before what is counted, or owns the number: 'de' in 'a las dos de ellas'. */
const OF =
  /^(?:de|del|des|di|dei|delle|do|da|dos|das|von|vom|van|of|av|af|od|z|ze|zo|la|y|e|a|to|til|till|à)$/u;

/**
 * Times of day in languages other than English, alone or with their day: 'halb acht', 'kvart på ni', 'sette e mezza di
 * sera', '8u10', 'o dwudziestej pierwszej', 'domani alle 9.15'. A number behind a preposition alone is a time only if
 * nothing is counted with it.
 */
export const localClock: Detector = {
  name: "local-clock",
  finds: ["DATETIME/time"],
  presidioEntity: "DATE_TIME",
  detect: (input) =>
    findByForms(input, formsOf, (match, { isWeak }, language, text) => {
      const end = match.index + match[0].length;
      const short = match.groups?.["short"];
      if (short && isFunctionWordsOf(short, language)) return [];
      if (isWeak && !isOpen(text.slice(end, end + 30), language, OPEN, OF)) return [];
      return [timeAt(match, "time", isWeak ? 0.6 : 0.75, language)];
    }),
};
