import { alternativesIn, listOfLanguage, valuesOf } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { formMatcher } from "../../kit/word-forms.js";
import { matchesOf } from "../../search/matches.js";
import { saysWho } from "../../shared/local-service.js";

interface Phrases {
  /** Words before a trade that nothing but a trade follows: 'arbeitet als'. */
  readonly cues: string;
  /** Adjectives that are said of trades alone: 'pensionierte'. With them it is the attribute. */
  readonly retired: string;
  /** Adjectives that are said of other things too, and how nouns of trades end behind them. */
  readonly former?: readonly [adjectives: string, endings: string];
  /** Words that end the trade. */
  readonly ends: string;
  /** Whether nouns have a capital. */
  readonly capital: boolean;
}

/** How people say what somebody does or did for a living, from the file `stated` of a language. */
function phrasesOf(language: string): Phrases {
  const values = (key: string): readonly string[] => valuesOf(`${language}/stated`, key);
  const endings = values("ending of a former");
  return {
    cues: alternativesIn(values("does")),
    retired: alternativesIn(values("retired")),
    ...(endings.length > 0 && {
      former: [alternativesIn(values("former")), `(?:${endings.join("|")})`],
    }),
    ends: alternativesIn(values("end")),
    capital: valuesOf(`${language}/writing`, "nouns").includes("capital"),
  };
}

/** What follows the cues in other uses. */
const NO_TRADE =
  /^(?:Folge|Grund|Ergebnis|Beweis|Beispiel|Anlage|Patientin?|Notfall|Zeuge|Zeugin|Kläger(?:in)?|Gast|Ehemann|Ehefrau|Fehler|Körper|Nummer|Keller|Zimmer|Computer|Partner(?:in)?|Mutter|Vater|Bruder|Schwester|Tochter|Sommer|Winter|Wohnort|Arbeitsort|Monat|Zustand|Patient|Mann|Frau|quartier|papier|atelier|dossier|courrier|calendrier|cimetière|rivière|matière|frontière|manière|malheur|erreur|docteur|carrera|cartera|manera|color|error|motor|valor|sector|bandera|ordenador|tractor|señora?|alrededor|fiore|motore|cantiere|quartiere|carriera|settore|signore|amore|kamer|nummer|partner|echtgenote|moeder|vader|broer|zuster|zus|dochter|carteira|bandeira|maneira|cadeira|dinheiro|senhora?|fumad(?:or|ora)|fumeu(?:r|se)|fumat(?:ore|rice)|fumante|fumător|fumătoare|pacient|pacientă|martor|soție|soț|fericită|mama|tata|mamă|tată|dovadă|exemplu|urmare|manžel|manželka|priateľ|priateľka|partner|partnerka|suprug|suprugu|suprug[ae]|muž|rok(?:er|ster)|Raucher(?:in)?|Trinker(?:in)?)$/u;

/** With a capital where a sentence begins. */
const anyCase = (words: string): string =>
  words.replace(
    /(^|\||\(\?:)(\p{Ll})/gu,
    (_, before, letter) => `${before}[${letter}${letter.toUpperCase()}]`,
  );

const formsOf = memoize((language: string): readonly RegExp[] => {
  const { cues, retired, former, ends, capital } = phrasesOf(language);
  const stop = `(?!(?:${ends})(?![\\p{L}]))`;
  const noun = capital ? "\\p{Lu}[\\p{L}\\p{M}-]{3,40}" : "\\p{Ll}[\\p{Ll}\\p{M}'’-]{3,40}";
  const more = capital ? "" : `(?: ${stop}\\p{Ll}[\\p{Ll}\\p{M}'’-]{2,40})?`;
  const article = "(?:,? (?:eine?|une?|un['’]|una|el|la|il|lo|een|uma?|en|ett?|eit|ei)(?= ))?";
  const said = [
    `(?:${anyCase(cues)})${article} ?(?<trade>(?:(?:${retired}) )?${stop}${noun}${more})`,
    `(?<trade>(?:${anyCase(retired)}) ${stop}${noun}${more})`,
  ];
  if (former) {
    const [adjectives, endings] = former;
    const ended = noun.replace(/\{3,40\}$/u, "{1,40}");
    said.push(`(?<trade>(?:${anyCase(adjectives)}) ?${stop}${ended}${endings})`);
  }
  return said.map((form) => new RegExp(`(?<![\\p{L}\\p{M}-])${form}(?![\\p{L}\\p{M}-])`, "dgu"));
});

const officesOf = memoize((language: string) =>
  formMatcher(
    listOfLanguage(language as ListedLanguage, "offices").map((entry) => [entry, true] as const),
  ),
);
const SAID_WITHIN = 30;

/** Offices that few hold, where somebody is said to hold one: 'arbeitet als Staatsanwältin', 'bol starostom'. */
const officesIn = (text: string, language: ListedLanguage): Found[] =>
  officesOf(language)(text).flatMap(({ start, end }): Found[] =>
    saysWho(text.slice(Math.max(0, start - SAID_WITHIN), start), language)
      ? [
          {
            start,
            end,
            type: "DEM",
            subtype: "office",
            score: 0.7,
            evidence: { rule: `an office that few hold, ${language}` },
          },
        ]
      : [],
  );

/**
 * Trades in the other languages by what is said of them, whatever the trade: 'arbeitet als Notenstecherin', 'ancienne
 * dentellière', 'gepensioneerde beiaardier'; offices that few hold, which whoever reads the place knows.
 */
export const localStated: Detector = {
  name: "local-stated",
  finds: ["DEM/occupation", "DEM/office"],
  detect: (input) =>
    findLocally(input, (text, language) => [
      ...officesIn(text, language),
      ...formsOf(language).flatMap((form) =>
        [...matchesOf(form, text)].flatMap(({ indices, groups }) => {
          const [start, end] = indices!.groups!["trade"]!;
          const words = groups!["trade"]!.split(" ");
          if (words.some((word) => NO_TRADE.test(word.replace(/^(?:ex-?|oud-)/u, "")))) return [];
          return [
            {
              start,
              end,
              type: "DEM" as const,
              subtype: "occupation",
              score: 0.6,
              evidence: { rule: `what somebody does, ${language}` },
            },
          ];
        }),
      ),
    ]),
};
