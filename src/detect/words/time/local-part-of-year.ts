import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import type { Detector } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";
import { outermost } from "./at-words.js";
import { calendarOf, DAY, LEFT, RIGHT, typedPlain } from "./local-calendar.js";
import { formsIn, timeAt } from "./local-forms.js";

/** How one language counts weeks, quarters and terms, and what offices write for the month and the year that run. */
interface Words {
  readonly weeks: string;
  /** What stands for a week with its number behind it: 'S32', 'v. 34', 'vko 34'. */
  readonly shortWeeks: string;
  readonly quarters: string;
  /** Ordinals before a quarter or a half, in words. */
  readonly ordinals: string;
  /** Behind the day: 'd. M.', 'do corrente', 'bm.'. */
  readonly thisMonth: string;
  /** Behind a day with its month: 'd. J.', 'p. p.', 'br.'. */
  readonly thisYear: string;
  /** Before a year of schools: 'WS', 'a.s.', 'rok szk.'. */
  readonly terms: string;
  /** Early, mid and late, before a month or a year, with the words between. */
  readonly parts: string;
  /** The same behind the month: 'kesäkuun lopussa'. */
  readonly partsBehind?: string;
}

const WORDS: Readonly<Record<ListedLanguage, Words>> = {
  de: {
    weeks: "KW|Kalenderwoche",
    shortWeeks: "KW ?",
    quarters: "Quartals?|Trimester|Halbjahr(?:es)?|Jahreshälfte",
    ordinals: "erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|letzte[nrs]?",
    thisMonth:
      "d\\. ?M\\.|ds\\. ?Mts?\\.|dieses Monats|des Monats|(?:vorigen|letzten|kommenden) Monats",
    thisYear:
      "d\\. ?J\\.|ds\\. ?Js?\\.|l\\. ?J\\.|v\\. ?J\\.|(?:dieses|letzten|vorigen|vergangenen|nächsten) Jahres",
    terms: "WS|SS|WiSe|SoSe|SJ|Schj\\.",
    parts: "(?:zu )?(?:Anfang|Beginn|Mitte|Ende)(?: des Jahres| des Monats)?",
  },
  fr: {
    weeks: "semaine",
    shortWeeks: "S|sem\\. ?",
    quarters: "trimestre|semestre",
    ordinals: "premier|deuxième|second|troisième|quatrième|dernier",
    thisMonth:
      "(?:de ce mois|du mois (?:courant|dernier|prochain|de)|courant|ct)(?= ?[,.;)\\n]| \\p{Ll}|$)",
    thisYear: "(?:dernier|courant|prochain|de cette année|de l['’]année dernière)",
    terms: "année (?:scolaire|universitaire)|A\\.S\\.|rentrée",
    parts:
      "(?:au |en |à la )?(?:début|fin|mi|courant)(?: de l['’]année| du mois de| d['’]année|-)?",
  },
  es: {
    weeks: "semana",
    shortWeeks: "S|sem\\. ?",
    quarters: "trimestre|cuatrimestre|semestre",
    ordinals: "primer|segundo|tercer|cuarto|último",
    thisMonth:
      "(?:del|de los) (?:corrientes?|cte\\.|presente(?: mes)?|actual|mes (?:pasado|en curso|corriente|actual|próximo))|de este mes",
    thisYear:
      "(?:pasado|último|próximo|del (?:corriente|presente|año pasado)(?: año)?|de este año)",
    terms: "curso(?: escolar| académico)?|año (?:escolar|lectivo|académico)",
    parts:
      "(?:a |hacia |desde )?(?:principios|comienzos|inicios|mediados|finales|fines) de(?:l año| año)?",
  },
  it: {
    weeks: "settimana",
    shortWeeks: "sett\\. ?",
    quarters: "trimestre|quadrimestre|semestre",
    ordinals: "primo|secondo|terzo|quarto|ultimo",
    thisMonth:
      "c\\. ?m\\.|corr\\.|u\\. ?s\\.|p\\. ?v\\.|(?:del )?(?:corrente|presente|mese corrente|mese scorso)(?: mese)?|di questo mese",
    thisYear:
      "u\\. ?s\\.|c\\. ?a\\.|p\\. ?v\\.|p\\. ?p\\.|(?:scorso|ultimo scorso|prossimo venturo|corrente anno)",
    terms: "a\\. ?s\\.|A\\. ?S\\.|a\\. ?a\\.|A\\. ?A\\.|anno (?:scolastico|accademico)",
    parts:
      "(?:all['’]|alla |a |verso |sul )?(?:inizio|inizi|principio|metà|fine|finire)(?: d(?:i|el|ell['’]anno|ell['’]))?",
  },
  nl: {
    weeks: "week|weeknr\\.?|weeknummer",
    shortWeeks: "wk\\.? ?",
    quarters: "kwartaal|trimester|semester|helft van",
    ordinals: "eerste|tweede|derde|vierde|laatste",
    thisMonth: "dezer|(?:van )?(?:deze|vorige|volgende|de afgelopen) maand|[jl]\\. ?l\\.|jl\\.",
    thisYear: "[jl]\\. ?l\\.|jl\\.?|a\\. ?s\\.|(?:van )?(?:dit|vorig|volgend) jaar",
    terms: "schooljaar|studiejaar|academiejaar|collegejaar",
    parts: "(?:in het )?(?:begin|medio|midden|eind|einde|halverwege|half)(?: van)?",
  },
  pt: {
    weeks: "semana",
    shortWeeks: "sem\\. ?",
    quarters: "trimestre|quadrimestre|semestre|bimestre",
    ordinals: "primeiro|segundo|terceiro|quarto|último",
    thisMonth: "do (?:corrente|presente|mês (?:corrente|passado|em curso))(?: mês)?|deste mês",
    thisYear:
      "p\\. ?p\\.|p\\. ?f\\.|(?:passado|último|próximo|findo|do corrente(?: ano)?|deste ano)",
    terms: "ano (?:letivo|lectivo|escolar|académico)|período letivo",
    parts:
      "(?:n[oa]s? |em |a |para |desde )?(?:inícios?|princípios?|começos?|meados|finais|final|fins?) d[eo](?: ano(?: de)?| mês de)?",
  },
  pl: {
    weeks: "tydzień|tygodni[aue]",
    shortWeeks: "tydz\\. ?|tyg\\. ?",
    quarters: "kwarta[łl](?:u|e|em)?|półrocz(?:e|a|u)|semestr(?:u|ze)?",
    ordinals: "pierwsz(?:y|ego|ym|e)|drugi(?:ego|m)?|trzeci(?:ego|m)?|czwart(?:y|ego|ym)",
    thisMonth: "b\\. ?m\\.|bm\\.|ub\\. ?m\\.|(?:bieżącego|ubiegłego|zeszłego|tego) miesiąca",
    thisYear: "b\\. ?r\\.|br\\.|ub\\. ?r\\.|(?:bieżącego|ubiegłego|zeszłego|tego) roku",
    terms:
      "rok(?:u)? szk\\.|r\\. ?szk\\.|rok(?:u)? akad\\.|rok(?:u)? akademicki\\p{L}*|sem\\. (?:zim|let)\\.",
    parts:
      "(?:na |z |od |do |pod |w )?(?:początk(?:u|iem|ach)|połow(?:ie|y|ą)|koniec|końc(?:a|em|u))(?: roku)?",
  },
  da: {
    weeks: "uge",
    shortWeeks: "(?!)",
    quarters: "kvartal|halvår|semester",
    ordinals: "første|andet|tredje|fjerde|sidste",
    thisMonth: "d\\. ?m\\.|ds\\.|dennes|denne måned|i (?:denne|sidste|næste) måned|forrige måned",
    thisYear: "d\\. ?å\\.|s\\. ?å\\.|i år|sidste år|dette år",
    terms: "skoleåret|studieåret|skoleår",
    parts:
      "(?:i )?(?:begyndelsen|starten|midten|slutningen) af|primo|medio|ultimo|ult\\.|sidst i|først i|tidligt i",
  },
  nb: {
    weeks: "uke|veke",
    shortWeeks: "(?!)",
    quarters: "kvartal|halvår|semester|termin",
    ordinals: "første|andre|annet|tredje|fjerde|siste",
    thisMonth: "d\\. ?m\\.|ds\\.|dennes|denne måneden|forrige måned|f\\. ?m\\.",
    thisYear: "d\\. ?å\\.|s\\. ?å\\.|i år|i fjor|dette året",
    terms: "skoleåret|skuleåret|studieåret|skoleår",
    parts:
      "(?:i |på )?(?:begynnelsen|starten|byrjinga|midten|midt på|slutten) av|primo|medio|ultimo|midt i|seint i|sent i|tidlig i|tidleg i",
  },
  sv: {
    weeks: "vecka(?:n)?",
    shortWeeks: "v\\.? ?",
    quarters: "kvartal(?:et)?|halvår(?:et)?|termin(?:en)?",
    ordinals: "första|andra|tredje|fjärde|sista",
    thisMonth:
      "dennes|ds|d\\. ?m\\.|denna månad|förra månaden|i (?:denna|förra|nästa) månad(?:en)?",
    thisYear: "d\\. ?å\\.|i år|i fjol|förra året|innevarande år|detta år",
    terms: "VT|HT|läsåret|läsår|vårterminen|höstterminen",
    parts: "(?:i )?(?:början|mitten|slutet) (?:av|på)|senare delen av|tidigt i|sent i",
  },
  fi: {
    weeks: "viik(?:ko|on|olla|olle|osta|osta)",
    shortWeeks: "vko ?|vk\\.? ?",
    quarters:
      "(?:vuosi)?neljänne(?:s|ksen|ksellä|kseltä)|kvartaali(?:n|lla)?|vuosipuolisko(?:n|lla)?|puolivuosi",
    ordinals:
      "ensimmäi(?:nen|sen|sellä)|toi(?:nen|sen|sella)|kolma(?:s|nnen|nnella)|neljä(?:s|nnen|nnellä)|viimei(?:nen|sen|sellä)",
    thisMonth:
      "(?:päivänä|päivä|pnä|p:nä) (?:tätä|kuluvaa|viime) kuuta|t\\. ?k\\.|tätä kuuta|kuluvaa kuuta|päivänä",
    thisYear: "välisenä yönä|tänä vuonna|viime vuonna|kuluvaa vuotta|t\\. ?v\\.",
    terms: "lv\\.?|lukuvuo(?:si|den|tena|nna)|syyslukukaus(?:i|den)?|kevätlukukaus(?:i|den)?",
    parts: "vuoden",
    partsBehind:
      "alussa|alusta|alkuun|lopussa|lopusta|lopulla|lopulta|loppuun|puolivälissä|puolivälistä|puoliväliin|alkupuolella|loppupuolella|aikana|tienoilla",
  },
  ro: {
    weeks: "săptămâna",
    shortWeeks: "săpt\\. ?",
    quarters: "trimestru(?:l|lui)?|semestru(?:l|lui)?",
    ordinals: "primul|primului|al doilea|al treilea|al patrulea|ultimul",
    thisMonth: "l\\. ?c\\.|(?:ale?|a) lunii (?:curente|trecute|în curs)|curent(?=[,.;)]|$)|crt\\.",
    thisYear: "a\\. ?c\\.|anul (?:curent|acesta|trecut)|crt\\.|curent",
    terms: "an(?:ul)? (?:școlar|universitar|univ\\.)",
    parts:
      "(?:la |de la |pe la |spre )?(?:începutul|mijlocul|sfârșitul|jumătatea|finalul|finele)(?: anului| lunii| lui)?",
  },
  hr: {
    weeks: "tjedan|tjedn[au]|sedmic[aeiu]|nedelj[aeiu]",
    shortWeeks: "tj\\. ?",
    quarters:
      "kvartal(?:a|u|om)?|tromjesečj(?:e|a|u)|polugodišt(?:e|a|u)|polugođ(?:e|a|u)|semestar|semestr[au]",
    ordinals:
      "prv(?:i|og|om|a|o)|drug(?:i|og|om|o)|treć(?:i|eg|em|e)|četvrt(?:i|og|om|o)|zadnj(?:i|eg|em)",
    thisMonth:
      "o\\. ?mj?\\.|t\\. ?m\\.|(?:ovoga?|tekućeg|tekućega|prošlog|prošloga|idućeg) (?:mjeseca|meseca)",
    thisYear: "o\\. ?g\\.|t\\. ?g\\.|pr\\. ?g\\.|(?:ove|prošle|tekuće|iduće) godine",
    terms:
      "šk(?:\\.|olsk\\p{L}+) g(?:od)?(?:\\.|in\\p{L}+)|ak(?:\\.|ademsk\\p{L}+) g(?:od)?(?:\\.|in\\p{L}+)",
    parts:
      "(?:s |sa |od |do |pod |oko )?(?:početk(?:om|a|u)|sredin(?:om|e|i|u)|kraj(?:em|a|u)?)(?: godine| mjeseca| meseca)?",
  },
  sk: {
    weeks: "týžd(?:eň|ni|ňa)",
    shortWeeks: "týž\\. ?",
    quarters: "štvrťrok(?:u|a|om)?|kvartál(?:u|i|om)?|polrok(?:u|a|om)?|semest(?:er|ra|ri)",
    ordinals: "prv(?:ý|ého|om)|druh(?:ý|ého|om)|tret(?:í|ieho|om)|štvrt(?:ý|ého|om)",
    thisMonth: "t\\. ?m\\.|m\\. ?m\\.|(?:tohto|minulého|budúceho|toho istého) mesiaca",
    thisYear: "t\\. ?r\\.|m\\. ?r\\.|(?:tohto|minulého|budúceho) roka",
    terms:
      "šk(?:\\.|olsk\\p{L}+) r(?:ok)?\\p{L}{0,2}\\.?|ak(?:\\.|ademick\\p{L}+) r(?:ok)?\\p{L}{0,2}\\.?|ZS|LS",
    parts:
      "(?:na |od |do |pred )?(?:začiatk(?:om|u|och)|polovic(?:i|u|ou|e)|kon(?:com|ca|ci|iec))(?: roka| mesiaca)?",
  },
};

const COUNT = "(?:[1-4](?:\\.?[º°ªaer]{0,2})?\\.?|I{1,3}\\.?|IV\\.?)";
const LONG_YEAR = "(?:19|20)\\d\\d";
const SCHOOL_YEAR =
  "(?:(?:19|20)\\d\\d\\.?(?: ?[/–-] ?(?:(?:19|20)\\d\\d|\\d\\d))?\\.?|\\d\\d ?[/–-] ?\\d\\d|\\d\\d)";
/** 'of the year' between a part of it and its figure. */
const OF =
  "(?: ?(?:del? (?:año )?|d[oe] (?:ano de )?|di |van |av |roku |roka |anului |des Jahres |året |år |vuoden |godine ))?";

/** Between two days of one month. */
const AND =
  "bis|und|oder|auf den|bis zum|et|ou|au|y|o|al|a|e|ed|en|of|tot|t/m|tot en met|i|lub|do|og|eller|til|till|och|ja|tai|și|sau|la|spre|ili|na|alebo|až";
/** The end of a span that has not ended, in the fourteen languages. */
const NOW =
  "heute|dato|laufend|aujourd['’]hui|ce jour|présent|actualidad|(?:el )?presente|hoy|oggi|ad oggi|in corso|heden|nu|atualidade|hoje|atual|dziś|dzisiaj|obecnie|nadal|i dag|idag|d\\.d\\.|pågående|nå|nykyinen|nykyään|edelleen|prezent|danas|sada|súčasnosť|súčasnosti|doteraz";
/** Before a year of two figures. */
const SHORT_YEAR: Partial<Record<ListedLanguage, string>> = {
  de: "im Jahr|im Jahre|anno",
  fr: "en",
  es: "en el|desde el|el año",
  it: "nel|dal",
  pt: "em|no ano de",
  ro: "în|anul",
};
const DECADES: Readonly<Record<ListedLanguage, string>> = {
  de: "(?:(?:Anfang|Mitte|Ende|in) (?:der |den )?)?(?:Dreißiger|Vierziger|Fünfziger|Sechziger|Siebziger|Achtziger|Neunziger|[3-9]0er)n?(?:[- ]?Jahren?)?",
  fr: "(?:(?:au )?(?:début|fin|milieu) des |dans les )?années (?:(?:19)?[3-9]0|trente|quarante|cinquante|soixante(?:-dix)?|quatre-vingts?(?:-dix)?)",
  es: "(?:(?:a )?(?:principios|mediados|finales) de )?(?:los )?años (?:(?:19)?[3-9]0|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)",
  it: "(?:(?:inizio|fine|metà) )?(?:degli |gli |negli )?anni ['’]?(?:(?:19)?[3-9]0|Trenta|Quaranta|Cinquanta|Sessanta|Settanta|Ottanta|Novanta)(?![ ]?\\p{Ll}*(?:di età))",
  nl: "(?:(?:begin|eind|half) )?(?:de )?jaren (?:['’]?[3-9]0|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)",
  pt: "(?:(?:no )?(?:início|fim|final) d)?(?:os )?anos (?:(?:19)?[3-9]0|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?= ?[,.;)]|$)",
  pl: "(?:na początku |pod koniec )?(?:w )?lat(?:a|ach)? (?:(?:19)?[3-9]0\\.|trzydziest\\p{L}{2,3}|czterdziest\\p{L}{2,3}|pięćdziesiąt\\p{L}{2,3}|sześćdziesiąt\\p{L}{2,3}|siedemdziesiąt\\p{L}{2,3}|osiemdziesiąt\\p{L}{2,3}|dziewięćdziesiąt\\p{L}{2,3})",
  da: "(?:19)?[3-9]0['’]?erne|(?:tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems)erne",
  nb: "(?:19)?[3-9]0-(?:tallet|åra|årene)|(?:tretti|førti|femti|seksti|sytti|åtti|nitti)(?:tallet|åra|årene)",
  sv: "(?:19)?[3-9]0-talet|(?:trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio)talet",
  fi: "(?:19)?[3-9]0-luvu(?:n|lla|lta|lle)|(?:kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän)kymmentäluvu(?:n|lla|lta)",
  ro: "(?:în )?anii ['’]?(?:19)?[3-9]0",
  hr: "(?:ranih |kasnih )?(?:tridesetih|četrdesetih|pedesetih|šezdesetih|sedamdesetih|osamdesetih|devedesetih)(?: godina)?|[3-9]0-ih(?: godina)?",
  sk: "(?:v )?(?:(?:19)?[3-9]0\\. |tridsiatych |štyridsiatych |päťdesiatych |šesťdesiatych |sedemdesiatych |osemdesiatych |deväťdesiatych )rokoch?",
};

interface Form {
  readonly regex: RegExp;
  readonly subtype: string;
}

const formsOf = memoize((tag: string): readonly Form[] => {
  const language = tag as ListedLanguage;
  const { months, date, named, short, weekdays } = calendarOf(language);
  const words = WORDS[language];
  const own = (source: string): string => typedPlain(source, language);
  const week = "(?:[1-9]|[1-4]\\d|5[0-3])";
  const weekYear = "(?:[/.]? ?(?:19|20)\\d\\d|/\\d\\d)?";
  const count = `(?:${COUNT}|(?:${own(words.ordinals)}))`;
  const form = (source: string, subtype = "period", flags = "giu"): Form => ({
    regex: new RegExp(`${LEFT}${source}`, flags),
    subtype,
  });
  return [
    form(
      `(?:(?:${own(words.parts)}) )?(?:${own(words.weeks)}) ${week}${weekYear}(?![.,]?\\d)${RIGHT}`,
    ),
    // letters that are units and dosages too need a week of two figures
    form(
      `(?:${own(words.shortWeeks)})[1-5]\\d${weekYear}(?! ?[%°]|[.,:/-]?\\d)${RIGHT}`,
      "period",
      "gu",
    ),
    form(`[QT][1-4](?: ?[/-]? ?(?:${LONG_YEAR}|['’]?\\d\\d))(?![.,]?\\d)${RIGHT}`, "period", "gu"),
    form(`${count} (?:${own(words.quarters)})${OF},? ?${LONG_YEAR}${RIGHT}`),
    form(`(?:${own(words.quarters)}) (?:${count} )?(?:${OF} ?${LONG_YEAR})${RIGHT}`),
    form(`(?:${own(words.terms)})[ -]?${SCHOOL_YEAR}(?![.,/-]?\\d)(?!\\p{L})`, "period", "gu"),
    form(
      `(?:${own(words.parts)}) ?(?:(?:${months})(?:,?(?: de| del)? ${LONG_YEAR})?|${LONG_YEAR})${RIGHT}`,
      "date",
    ),
    form(`${DAY}\\.?(?:º|er|:?[ea]|e)? (?:${own(words.thisMonth)})(?!\\p{L})`, "day"),
    form(`${date},? (?:${own(words.thisYear)})(?!\\p{L})`, "date"),
    // '12. bis 14. März', 'gg. 12 e 13 marzo', '31-dic-2023', 'ven. 3 febbr.'
    form(
      `(?:(?:gg|dd)\\. )?${DAY}\\.?(?:º|er|:?[ea]|e)?(?: ?[-–/] ?| (?:${AND}) )${DAY}\\.? ?(?:de )?${named}(?:,? (?:de )?${LONG_YEAR})?(?!\\p{L})`,
      "date",
    ),
    form(
      `(?:(?:${short}|${weekdays})\\.?,? )?${DAY}[-/ .]{1,2}${named}[-/ ](?:${LONG_YEAR}|\\d\\d)${RIGHT}`,
      "date",
    ),
    ...(SHORT_YEAR[language]
      ? [
          form(
            `(?<=(?<!\\p{L})(?:${SHORT_YEAR[language]}) )['’]?[3-9]\\d(?=[,;.)]|$)(?![.,]\\d)`,
            "date",
          ),
        ]
      : []),
    form(`['’](?:[3-9]\\d|[0-2]\\d)(?=[,;.) \\n]|$)(?! ?[\\p{Ll}€])`, "date"),
    form(`(?:${own(DECADES[language])})${RIGHT}`, "decade"),
    // '2017 – danas', '03/2019–heute'
    form(
      `(?:(?:0?[1-9]|1[0-2])[./])?${LONG_YEAR}\\.? ?(?:[-–—]|bis|à|a|al|tot|do|til|till|până în|až) ?(?:${NOW})(?!\\p{L})`,
    ),
    ...(words.partsBehind
      ? [
          form(
            `(?:(?:${months})|vuoden ${LONG_YEAR}|(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuun(?: ${LONG_YEAR})?) (?:${words.partsBehind})${RIGHT}`,
            "date",
          ),
        ]
      : []),
  ];
});

/**
 * Parts of a year in languages other than English: weeks ('KW 34', 'v. 34'), quarters and terms ('II kwartał 2022', 'HT-21'),
 * early, mid and late ('kesäkuun lopussa', 'začiatkom roka 2021'), and days of the month or the year that runs ('3 bm.',
 * 'dia 3 do corrente', '12 maart jl.').
 */
export const localPartOfYear: Detector = {
  name: "local-part-of-year",
  finds: ["DATETIME/date", "DATETIME/day", "DATETIME/decade", "DATETIME/period"],
  presidioEntity: "DATE_TIME",
  detect: (input) =>
    findLocally(input, (text, language) => [
      ...outermost(
        formsIn(text, formsOf(language)).flatMap(({ regex, subtype }) =>
          Array.from(matchesOf(regex, text), ({ 0: match, index }) =>
            timeAt({ start: index, end: index + match.length }, subtype, 0.7, language),
          ),
        ),
      ),
    ]),
};
