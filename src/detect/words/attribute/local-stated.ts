import { listOfLanguage } from "../../../language/lists.js";
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
  readonly capital?: true;
}

/** How people say in the other languages what somebody does or did for a living. */
const PHRASES: Readonly<Record<ListedLanguage, Phrases>> = {
  de: {
    cues: "(?:arbeitet|arbeitete|gearbeitet|arbeite|tätig|beschäftigt|angestellt|Ausbildung|selbst?ständig) (?:\\p{Ll}+ ){0,3}?als|von Beruf|hauptberuflich|nebenberuflich|gelernte[rn]?|ausgebildete[rn]?",
    retired:
      "(?:früh)?pensionierte[rn]?|berentete[rn]?|examinierte[rn]?|staatlich geprüfte[rn]?|freiberufliche[rn]?|emeritierte[rn]?",
    former: [
      "ehemalige[rn]?|frühere[rn]?|selbst?ständige[rn]?|arbeitslose[rn]?",
      "(?:er|erin|ist|istin|meister|koch|köchin|arzt|ärztin|mann|frau|wirt|wirtin|loge|login|eur|eurin|ent|entin|ant|antin|at|atin|or|orin|pfleger|wart|bauer|bäuerin)",
    ],
    ends: "und|oder|bei|beim|in|im|an|am|auf|für|mit|seit|der|die|das|des|von|vom|zu|zur|aus|nach",
    capital: true,
  },
  fr: {
    cues: "travaill(?:e|ait|er|ant|é) comme|employée? comme|exer(?:ce|çait) (?:le métier|la profession) (?:de |d['’])|métier (?:de |d['’])|de profession|de son métier",
    retired: "retraitée?s? de|futurs? retraités?",
    former: ["anciens?|anciennes?|ex-", "(?:eur|euse|trice|ier|ière|iste|ien|ienne|logue|ologue)"],
    ends: "et|ou|à|au|aux|dans|en|pour|chez|depuis|avec|qui|que|sur|par|du|des",
  },
  es: {
    cues: "trabaj(?:a|aba|ó|o|ando|ar|ado) (?:como|de)|ejer(?:ce|cía|ció) (?:como|de)|de profesión|de oficio",
    retired: "jubilad[oa]s? de",
    former: ["antigu[oa]s?|ex ?", "(?:ero|era|or|ora|ista|ólogo|óloga|ante)"],
    ends: "y|o|en|para|con|desde|que|por|del|al|a",
  },
  it: {
    cues: "lavor(?:a|ava|ò|o|ando|ato|are) come|di professione|di mestiere",
    retired: "pensionat[oa] ed? ex",
    former: ["ex(?: |-)", "(?:iere|iera|ore|trice|ista|aio|aia|ologo|ologa|ante)"],
    ends: "e|o|in|a|ad|al|alla|presso|per|con|da|dal|dalla|che|del|della|nel|nella|su",
  },
  nl: {
    cues: "werk(?:t|te|zaam) (?:\\p{Ll}+ ){0,2}?als|gewerkt als|van beroep",
    retired: "gepensioneerde?|gediplomeerde?",
    former: [
      "voormalige?|oud-|zelfstandige?",
      "(?:er|ster|ist|iste|eur|euse|aar|ares|ier|ière|loog|loge|arts)",
    ],
    ends: "en|of|bij|in|op|voor|met|sinds|die|dat|van|uit|aan|te|naar",
  },
  pt: {
    cues: "trabalh(?:a|ava|ou|o|ando|ado|ar) como|exer(?:ce|cia) a profissão de|de profissão",
    retired: "reformad[oa]s? como|aposentad[oa]s? como",
    former: ["antig[oa]s?|ex-", "(?:eiro|eira|or|ora|ista|ólogo|óloga|ante)"],
    ends: "e|ou|em|no|na|nos|nas|para|com|desde|que|por|do|da|dos|das|ao",
  },
  pl: {
    cues: "prac(?:uje|ował|owała|uję|ując) jako|zatrudnion[ya] jako|z zawodu|na stanowisku",
    retired: "emerytowan(?:y|a|ego|ej|ym|ą)|dyplomowan(?:y|a)",
    ends: "i|oraz|lub|w|we|na|u|dla|z|ze|od|do|który|która|przy|po",
  },
  da: {
    cues: "arbejde(?:r|de|t)? (?:\\p{Ll}+ ){0,2}?som|ansat som|uddannet som|af profession",
    retired: "pensionere(?:t|de)|forhenværende",
    ends: "og|eller|i|på|hos|ved|for|med|siden|der|som|fra|til|af|om",
  },
  nb: {
    cues: "(?:arbeide[rt]?|arbeidde|arbeidd|jobbe[rt]?|jobba) (?:\\p{Ll}+ ){0,2}?som|ansatt som|tilsett som|utdannet som|utdanna som|av yrke",
    retired: "pensjoner(?:t|te)",
    ends: "og|eller|i|på|hos|ved|for|med|siden|sidan|der|som|fra|frå|til|av|om",
  },
  sv: {
    cues: "(?:arbeta(?:r|de|t)|jobba(?:r|de|t)) (?:\\p{Ll}+ ){0,2}?som|anställd som|verksam som|utbildad till|till yrket",
    retired: "pensionera(?:d|de)|före detta|legitimerade?",
    ends: "och|eller|i|på|hos|vid|för|med|sedan|som|från|till|av|om",
  },
  fi: {
    cues: "ammatiltaan|koulutukseltaan|ammattinimikkeeltään",
    retired: "eläkkeellä oleva|eläköitynyt",
    ends: "ja|tai|sekä|joka|on|oli|kun|mutta|vuodesta",
  },
  ro: {
    cues: "lucr(?:ează|a|at|ez|ând|eze) ca|angajat[ăa]? ca|de (?:profesie|meserie)|pe (?:postul|post|funcția) de",
    retired: "pensionat[ăa]?|ieșit[ăa]? la pensie",
    former: [
      "fost(?:ul|a)?|fostă|fostei|fostului",
      "(?:or|oare|ist|istă|er|eră|ar|ară|ian|log|logă|eriță|aș)",
    ],
    ends: "și|sau|la|în|din|pe|pentru|cu|de|care|ce|unde|a|al|ai|ale|dar|prin",
  },
  hr: {
    cues: "rad(?:i|im|io|ila|eći|iti) kao|zaposlen[aei]? kao|po (?:zanimanju|struci)|na (?:radnom mjestu|radnom mestu|poslovima)",
    retired: "umirovljen(?:i|a|og|oga|om|e|oj)|penzionisan(?:i|a|og|om|e|oj)|diplomiran(?:i|a|e)",
    ends: "i|ili|u|na|kod|za|s|sa|od|do|koji|koja|te|pri|iz|o",
  },
  sk: {
    cues: "prac(?:uje|oval|ovala|ujem|ovať|ujúc) ako|zamestnan(?:ý|á|ého|ej) ako|(?:je )?povolaním|na (?:pozícii|poste)|vyučen(?:ý|á)(?: ako)?",
    retired: "dôchodk(?:yňa)?, predtým|vyučen(?:ý|á)",
    former: [
      "býval(?:ý|á|ého|ej|ému|ú)",
      "(?:teľ|teľka|ár|árka|ník|níčka|ista|istka|ológ|ologička|ér|érka|ca|kyňa|ič|ička)",
    ],
    ends: "a|alebo|v|vo|na|u|pre|s|so|od|do|ktorý|ktorá|z|zo|pri|po",
  },
};

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
  const { cues, retired, former, ends, capital } = PHRASES[language as ListedLanguage];
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
