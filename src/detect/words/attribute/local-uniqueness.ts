import { listOfLanguage } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import { alternatives } from "../../../language/quantity/alternatives.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

interface Phrases {
  /** 'einzige'. */
  readonly only: string;
  /** Words for people besides trades and relatives. */
  readonly people: string;
  /** Words that say among whom: 'der', 'im'. */
  readonly among: string;
  /** Words that end the phrase. */
  readonly ends: string;
}

/** How people say in the other languages that somebody is the only one of a kind. */
const PHRASES: Readonly<Record<ListedLanguage, Phrases>> = {
  de: {
    only: "einzige[nrsm]?",
    people:
      "Frau|Mann|Mädchen|Junge|Überlebende[rn]?|Muslim(?:in)?|Jude|Jüdin|Katholik(?:in)?|Ausländer(?:in)?|Rollstuhlfahrer(?:in)?|Schwarze[rn]?|Transfrau|Transmann|Organist(?:in)?|Erbe|Erbin|Zeug(?:e|in)|Bewohner(?:in)?",
    among: "im|in|am|an|auf|aus|bei|der|des|dieser|unserer|von|vom|mit|unter",
    ends: "und|oder|aber|die|dass|weil|wenn|ist|war|hat|hatte|wird|wurde|kam|sagt|sagte",
  },
  fr: {
    only: "seule?|unique",
    people:
      "femmes?|homme|fille|garçon|survivante?|musulmane?|juive?|juif|catholique|étrangère?|noire?|organiste|héritière?|témoin|habitante?|cadre",
    among: "de|du|des|de l['’]|dans|à|au|aux|en|avec|sur|parmi",
    ends: "et|ou|mais|qui|que|dont|car|parce|est|était|a|avait|vient|dit",
  },
  es: {
    only: "únic[oa]",
    people:
      "mujer|hombre|niñ[oa]|chic[oa]|superviviente|musulm[aá]na?|judí[oa]|católic[oa]|extranjer[oa]|negr[oa]|organista|hereder[oa]|testigo|vecin[oa]",
    among: "de|del|en|con|entre|a",
    ends: "y|o|pero|que|porque|cuando|es|era|fue|ha|había|tiene|dice",
  },
  it: {
    only: "unic[oa]|sol[oa]",
    people:
      "donna|uomo|ragazz[oa]|bambin[oa]|superstite|sopravvissut[oa]|musulman[oa]|ebre[oa]|cattolic[oa]|stranier[oa]|organista|erede|testimone|abitante",
    among: "di|del|della|dell['’]|dei|delle|in|nel|nella|nell['’]|con|tra|fra|a|al|alla",
    ends: "e|o|ma|che|perché|quando|è|era|ha|aveva|viene|dice",
  },
  nl: {
    only: "enige",
    people:
      "vrouw|man|meisje|jongen|overlevende|moslima?|joodse|katholiek|buitenlander|organist(?:e)?|erfgenaam|getuige|bewoner|bewoonster",
    among: "in|van|op|met|uit|bij|onder|aan",
    ends: "en|of|maar|die|dat|omdat|als|is|was|heeft|had|wordt|werd",
  },
  pt: {
    only: "únic[oa]",
    people:
      "mulher|homem|menin[oa]|rapariga|rapaz|sobrevivente|muçulman[oa]|jude[ui]|judia|católic[oa]|estrangeir[oa]|organista|herdeir[oa]|testemunha|moradora?",
    among: "de|do|da|dos|das|em|no|na|nos|nas|com|entre",
    ends: "e|ou|mas|que|porque|quando|é|era|foi|tem|tinha|diz",
  },
  pl: {
    only: "jedyn(?:y|a|ą|ego|ej|ym)",
    people:
      "kobiet(?:a|ą|y)|mężczyzn(?:a|ą|y)|dziewczyn(?:a|ą|y)|chłop(?:iec|cem)|ocalał(?:y|a|ą)|muzułman(?:in|ką|ka)|Żyd(?:em|ówka)?|obcokrajow(?:iec|cem)|organist(?:a|ką|ka|ą)|spadkobierc(?:a|ą)|świadk(?:iem)?|mieszkan(?:iec|ka|ką|cem)",
    among: "w|we|z|ze|na|wśród|o|spośród",
    ends: "i|lub|ale|który|która|że|bo|gdy|jest|był|była|ma|miał|miała",
  },
  da: {
    only: "eneste",
    people:
      "kvinde|mand|pige|dreng|overlevende|muslim|jøde|katolik|udlænding|organist|arving|vidne|beboer",
    among: "i|på|fra|med|af|blandt|ved",
    ends: "og|eller|men|der|som|fordi|når|er|var|har|havde|bliver|blev",
  },
  nb: {
    only: "eneste|einaste",
    people:
      "kvinne(?:n)?|mann(?:en)?|jente(?:n)?|gutt(?:en)?|overlevende|muslim(?:en)?|jøde(?:n)?|katolikk(?:en)?|utlending(?:en)?|organist(?:en)?|arving(?:en)?|vitne(?:t)?|beboer(?:en)?",
    among: "i|på|fra|frå|med|av|blant|ved",
    ends: "og|eller|men|der|som|fordi|når|er|var|har|hadde|blir|ble|vart",
  },
  sv: {
    only: "enda",
    people:
      "kvinnan?|mannen|man|flickan?|pojken?|överlevande|muslimen?|juden?|katoliken?|utlänningen?|organisten?|arvingen?|vittnet?",
    among: "i|på|från|med|av|bland|vid",
    ends: "och|eller|men|som|därför|när|är|var|har|hade|blir|blev",
  },
  fi: {
    only: "ainoa[nt]?",
    people:
      "nainen|mies|tyttö|poika|eloonjäänyt|muslimi|juutalainen|katolilainen|ulkomaalainen|urkuri|perillinen|todistaja|asukas",
    among: "joka|jolla",
    ends: "ja|tai|mutta|että|koska|kun|on|oli",
  },
  ro: {
    only: "singur(?:ul|a|ului|ei)?|unic(?:ul|a)",
    people:
      "femei(?:e|a)|bărbat(?:ul)?|fat(?:ă|a)|băiat(?:ul)?|supraviețuito(?:r|rul|are|area)|musulman(?:ă|ul|a)?|evreu(?:l)?|evreic(?:ă|a)|catolic(?:ă|ul|a)?|străin(?:ă|ul|a)?|organist(?:ă|ul|a)?|moștenito(?:r|rul|are|area)|martor(?:ă|ul|a)?|locuito(?:r|rul|are|area)",
    among: "din|de|de la|la|în|dintre|cu|al|a|ai|ale|pe",
    ends: "și|sau|dar|care|că|pentru|când|este|e|era|are|avea|a|spune",
  },
  hr: {
    only: "jedin(?:i|a|e|u|og|oga|oj|om)",
    people:
      "žen(?:a|u|e)|muškar(?:ac|ca)|djevojčic(?:a|u)|devojčic(?:a|u)|dječak(?:a)?|dečak(?:a)?|preživjel(?:i|a|u|og)|preživel(?:i|a|u|og)|musliman(?:ka|ku)?|židov(?:ka|ku)?|katoli(?:k|kinja)|stran(?:ac|kinja)|orguljaš(?:ica)?|nasljedni(?:k|ca)|naslednik|svjedo(?:k|kinja)|svedok|stanovni(?:k|ca)|mještan(?:in|ka)",
    among: "u|na|iz|među|od|s|sa|kod",
    ends: "i|ili|ali|koji|koja|da|jer|kad|je|bio|bila|ima|imao|imala",
  },
  sk: {
    only: "jedin(?:ý|á|ú|ého|ej|ému|ým|ou)",
    people:
      "žen(?:a|u|y|ou)|muž(?:om|a)?|dievč(?:a|aťom)|chlap(?:ec|com)|preživ(?:ší|šia|ším)|moslim(?:ka|om)?|žid(?:ovka|om)?|katolí(?:k|čka)|cudzin(?:ec|ka|com)|organist(?:a|ka|om|kou)|dedič(?:ka|om)?|sved(?:ok|kyňa|kom)|obyvateľ(?:ka|om)?|vozičkár(?:ka)?|Róm(?:ka)?",
    among: "v|vo|na|z|zo|medzi|spomedzi|s|so|pri",
    ends: "a|alebo|ale|ktorý|ktorá|že|lebo|keď|je|bol|bola|má|mal|mala",
  },
};

const WORD = "[\\p{L}\\p{N}'’-]{1,40}";

/** The entries of a list, stems with any ending. */
const anyOf = (entries: readonly string[]): string =>
  alternatives(entries.filter((entry) => entry.length > 2)).replaceAll("\\*", "\\p{L}{0,8}");

const formOf = memoize((language: string): RegExp => {
  const { only, people, among, ends } = PHRASES[language as ListedLanguage];
  const trades = listOfLanguage(language as ListedLanguage, "occupations");
  const who = `(?:${people}|${anyOf(trades)})(?!\\p{L})`;
  const rest = `(?: (?!(?:${ends})(?!\\p{L}))${WORD}){0,5}`;
  const within = `(?: (?:${among})(?: |(?<=['’]))(?!(?:${ends})(?!\\p{L}))${WORD}${rest})?`;
  // Finnish says of what before: 'kylän ainoa eläinlääkäri'
  const before = language === "fi" ? "(?:\\p{L}{2,30}n )?" : "";
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${before}(?:${only}) (?:\\p{Ll}{2,30} ){0,2}?${who}(?: (?:${people})(?!\\p{L}))?${within}`,
    "giu",
  );
});
const MAY_HOLD = memoize(
  (language: string): RegExp =>
    new RegExp(`(?<!\\p{L})(?:${PHRASES[language as ListedLanguage].only}) `, "iu"),
);

/**
 * What is true of one person alone, in other languages than English: 'die einzige Organistin der Gemeinde', 'la seule
 * femme cadre de l'agence', 'kylän ainoa eläinlääkäri'; of people by trade, origin or faith, not of things.
 */
export const localUniqueness: Detector = {
  name: "local-uniqueness",
  finds: ["MISC/uniqueness"],
  detect: (input) =>
    findLocally(input, (text, language) =>
      MAY_HOLD(language).test(text)
        ? Array.from(matchesOf(formOf(language), text), ({ 0: match, index }) => ({
            start: index,
            end: index + match.trimEnd().length,
            type: "MISC",
            subtype: "uniqueness",
            score: 0.75,
            evidence: { rule: `the only one, ${language}` },
          }))
        : [],
    ),
};
