/**
 * Which words speak of time in a language: what the calendar has names for (CLDR), what this project's lists of times
 * hold, seasons, feasts and parts of the day.
 */

import { isFunctionWordsOf } from "../function-words-of.js";
import { TIMES } from "../listed.js";
import { memoize } from "../memo.js";
import { isListed } from "../supported.js";
import { calendarNames } from "./calendar-names.js";

/** Seasons, parts of the day and feasts; beginnings of words. */
const OWN: Readonly<Record<string, string>> = {
  de: "frühling frühjahr sommer herbst winter vormittag mittag nachmittag abend nacht nächt früh morgen mitternacht ostern pfingst weihnacht silvester neujahr advent fasching karneval himmelfahrt jahrhundert jahrzehnt quartal semester wochenend jähr wöchent täg zeit datum uhr",
  fr: "printemps été automne hiver matin midi après-midi soir nuit minuit pâques noël toussaint pentecôte ascension carême nouvel siècle décennie trimestre semestre week-end aube date époque",
  es: "primavera verano otoño invierno madrugada mañana mediodía tarde noche medianoche navidad nochebuena nochevieja pascua reyes semana siglo década trimestre semestre fecha época",
  it: "primavera estat autunn invern mattin pomerigg sera sere nott mezzogiorno mezzanotte natal pasqu ferragosto capodanno epifania secol decenni trimestr semestr weekend data epoca",
  nl: "lente voorjaar zomer herfst najaar winter ochtend middag avond nacht middernacht kerst pasen pinksteren oudjaar nieuwjaar sinterklaas koningsdag hemelvaart eeuw decenni kwartaal weekend datum uur tijd",
  pt: "primavera verão outono inverno manhã tarde noite madrugada meio-dia meia-noite natal páscoa carnaval réveillon século década trimestre semestre data época",
  pl: "wiosn lat jesie zim rano ranek rank południ popołudni wieczor wieczór noc północ wielkanoc boże sylwest wiek dekad kwartał semestr weekend dat godz",
  da: "forår sommer efterår vinter morgen formiddag middag eftermiddag aften nat midnat jul påske pinse nytår århundrede årti kvartal weekend dato klokken kl tid",
  nb: "vår sommer sommar høst haust vinter morgen morgon formiddag middag ettermiddag kveld natt midnatt jul påske pinse nyttår århundre tiår kvartal helg dato klokk kl tid",
  sv: "vår sommar höst vinter morgon förmiddag middag eftermiddag kväll natt midnatt jul påsk pingst nyår midsommar århundrade årtionde kvartal helg datum klockan kl tid",
  fi: "kevä kesä syksy talv aamu päivä ilta ilt yö keskiyö joulu pääsiäi helluntai uusivuosi juhannus vappu vuosisa vuosikym neljännesvuo viikonlop kello klo aika aja",
  ro: "primăv var toamn iarn dimine prânz amiaz seara seară noapte noapt miezul crăciun paști paște revelion secol deceni trimestr semestr weekend astăzi zilnic dat or",
  hr: "proljeć ljet jesen zim jutr podne popodne večer noć ponoć božić uskrs stoljeć desetljeć kvartal vikend datum sat vrijeme vek",
  sk: "jar let jeseň jesen zim rán ráno dopoludn poludn popoludn večer noc poln vianoc veľk silvest storoč desaťroč štvrťrok víkend dátum hodin",
};

const WORD = /[\p{L}\p{M}]+/gu;
/** A shorter word is evidence by itself alone, not as the beginning of another. */
const LONG = 5;

interface TimeWords {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

const timeWords = memoize((language: string): TimeWords => {
  const names = calendarNames(language);
  const own = isListed(language) ? TIMES[language] : undefined;
  const lists = own
    ? [own.units, own.relative, own.weekdays, own.months, own.parts, own.numbers]
    : [];
  const listed = lists.flatMap((list) => alternativesOf(list));
  const calendar = [names.months, names.weekdays, names.units, names.years].flat();
  const all = [
    ...calendar,
    ...names.relative.filter((form) => !form.includes(" ")),
    // of 'vor # Wochen' the preposition says nothing of time
    ...[...names.relative, ...names.distances, ...listed]
      .flatMap((form) => form.match(WORD) ?? [])
      .filter((word) => !isFunctionWordsOf(word, language)),
  ].map((word) => word.toLowerCase());
  const stems = (OWN[language] ?? "").split(" ").filter(Boolean);
  const beginnings = [
    ...stems.filter((stem) => stem.length >= 3),
    ...all.filter((word) => word.length >= LONG).map((word) => word.slice(0, -1)),
  ];
  return {
    whole: new Set([...calendar, ...all.filter((word) => word.length > 2), ...stems]),
    beginnings: [...new Set(beginnings)],
  };
});

/** The words of a list of alternatives, groups and optional endings taken apart roughly: 'Jahr(?:en|es)?' as 'Jahr'. */
const alternativesOf = (list: string): string[] =>
  list.replace(/\(\?:[^()]*\)\??|\p{L}\?|[[\]\\].*?[[\]]/gu, "").split("|");

/** Whether a word speaks of time: 'Mai', 'Wochenende', 'kesäkuussa', 'gestern'. */
export function isTimeWord(word: string, language: string): boolean {
  const lower = word.toLowerCase();
  const { whole, beginnings } = timeWords(language);
  return (
    whole.has(lower) ||
    beginnings.some((stem) => lower.startsWith(stem)) ||
    endsInTime(lower, whole)
  );
}

/** The last part of a compound: 'Geburtsjahr', 'fredagskveld'. */
const endsInTime = (word: string, whole: ReadonlySet<string>): boolean => {
  for (let at = 3; at <= word.length - 4; at++) if (whole.has(word.slice(at))) return true;
  return false;
};
