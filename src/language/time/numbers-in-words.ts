/**
 * Numbers in words as ages and dates have them: thirteen to ninety-nine, the days of a month, and the half behind a
 * number. Sources of regular expressions, in small letters; the smaller numbers are in `LanguageTimes`.
 */

import type { ListedLanguage } from "../supported.js";

export interface NumbersInWords {
  /** 'einundzwanzig', 'förti-åtte'. */
  readonly large: string;
  /** 'siebten' and what stands between it and the month; `""` where a date counts on: 'el siete de marzo'. */
  readonly ordinals: string;
  readonly beforeMonth: string;
  /** Verbs before an age that no unit follows: 'fylte førtiåtte'. */
  readonly turned: string;
  /** 'et demi' in 'douze ans et demi'. */
  readonly half: string;
}

const DE_ONES = "ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun";
const NL_ONES = "een|één|twee|drie|vier|vijf|zes|zeven|acht|negen";
const DA_ONES = "en|et|to|tre|fire|fem|seks|syv|otte|ni";
const NB_ONES = "en|ett?|ein|to|tre|fire|fem|seks|sju|syv|åtte|ni";
const FI_ONES = "yksi|kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän";
const DA_TEENS = "(?:tret|fjor|fem|seks|syt|at|nit)ten";
const NB_FIRST =
  "første|fyrste|andre|annen|tredje|fjerde|femte|sjette|sjuende|syvende|åttende|niende";
const SV_FIRST = "första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde";
const PL_FIRST =
  "pierwsz(?:y|ego)|drugi(?:ego)?|trzeci(?:ego)?|(?:czwart|piąt|szóst|siódm|ósm|dziewiąt)(?:y|ego)";
const HR_FIRST = "treć(?:i|ega?)|(?:prv|drug|četvrt|pet|šest|sedm|osm|devet)(?:i|oga?)";
const SK_FIRST =
  "prv(?:ý|ého)|druh(?:ý|ého)|treti(?:eho)?|štvrt(?:ý|ého)|(?:pia|šies|devia)t(?:y|eho)|siedm(?:y|eho)|ôsm(?:y|eho)";

export const NUMBERS_IN_WORDS: Readonly<Record<ListedLanguage, NumbersInWords>> = {
  de: {
    large: `(?:(?:${DE_ONES})und)?(?:zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn`,
    ordinals: `(?:erste|zweite|dritte|vierte|fünfte|sechste|siebe?n?te|achte|neunte|zehnte|elfte|zwölfte|(?:drei|vier|fünf|sech|sieb|acht|neun)zehnte|(?:(?:${DE_ONES})und)?zwanzigste|(?:einund)?drei(?:ß|ss)igste)[nrs]?`,
    beforeMonth: " ",
    turned: "wurde|wird|werde",
    half: "(?:und|ein) ?halb|einhalb",
  },
  fr: {
    large:
      "(?:vingt|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|quatre-vingts?)(?:(?:[- ]et[- ]|[- ])(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix(?:-(?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize))?|treize|quatorze|quinze|seize|dix-(?:sept|huit|neuf)",
    ordinals: "premier",
    beforeMonth: " ",
    turned: "fête ses|a eu",
    half: "et demie?",
  },
  es: {
    large:
      "(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y (?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?|veinte|veinti(?:un[oa]?|ún|d[oó]s|tr[eé]s|cuatro|cinco|s[eé]is|siete|ocho|nueve)|trece|catorce|quince|dieci(?:s[eé]is|siete|ocho|nueve)",
    ordinals: "primero",
    beforeMonth: " de ",
    turned: "cumplió|cumple|cumplido|cumplir",
    half: "y medi[oa]",
  },
  it: {
    large:
      "(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)(?:[ai]?(?:uno?|due|tr[eé]|quattro|cinque|sei|sette|otto|nove)|[ai])|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove",
    ordinals: "primo",
    beforeMonth: " ",
    turned: "compie|compiuto|compirà",
    half: "e mezz[oa]",
  },
  nl: {
    large: `(?:(?:${NL_ONES})(?:en|ën))?(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)|(?:der|veer|vijf|zes|zeven|acht|negen)tien`,
    ordinals: `eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende|elfde|twaalfde|(?:der|veer|vijf|zes|zeven|acht|negen)tiende|(?:(?:${NL_ONES})(?:en|ën))?twintigste|(?:eenen)?dertigste`,
    beforeMonth: " ",
    turned: "werd|wordt|geworden",
    half: "en een half(?:ve)?",
  },
  pt: {
    large:
      "(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e (?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove))?|treze|[qc]u?atorze|quinze|dez[ae](?:sseis|ssete|nove)|dezoito",
    ordinals: "primeiro",
    beforeMonth: " de ",
    turned: "completou|completa|fez",
    half: "e mei[oa]",
  },
  pl: {
    large:
      "(?:dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt)(?: (?:jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć))?|(?:trzy|czter|pięt|szes|siedem|osiem|dziewięt)naście",
    ordinals: `${PL_FIRST}|(?:dziesiąt|jedenast|dwunast|(?:trzy|czter|pięt|szes|siedem|osiem|dziewięt)nast)(?:y|ego)|(?:dwu|trzy)dziest(?:y|ego)(?: (?:${PL_FIRST}))?`,
    beforeMonth: " ",
    turned: "skończył|skończyła|kończy|skończę",
    half: "i pół",
  },
  da: {
    large: `(?:(?:${DA_ONES})og)?(?:tyve|tredive|fyrre(?:tyve)?|halvtreds|tres|halvfjerds|firs|halvfems)|${DA_TEENS}`,
    ordinals: `første|anden|tredje|fjerde|femte|sjette|syvende|ottende|niende|tiende|ell?evte|tolvte|${DA_TEENS}de|(?:(?:${DA_ONES})og)?tyvende|(?:enog)?tredivte`,
    beforeMonth: " ",
    turned: "fylder|fyldte|fyldt|blevet",
    half: "(?:og )?et halvt",
  },
  nb: {
    large: `(?:tjue|tretti|førti|femti|seksti|sytti|åtti|nitti)(?:-?(?:${NB_ONES}))?|(?:(?:${NB_ONES})og)?(?:tyve|tredve)|(?:${NB_ONES})og(?:førti|femti|seksti|sytti|åtti|nitti)|${DA_TEENS}`,
    ordinals: `${NB_FIRST}|tiende|ellevte|tolvte|${DA_TEENS}de|tjue(?:${NB_FIRST})|tjuende|tyvende|tretti(?:ende|første|fyrste)`,
    beforeMonth: " ",
    turned: "fyller|fylte|fylt|fylle|blitt",
    half: "og eit? halvt",
  },
  sv: {
    large:
      "(?:tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio)(?:en|ett|två|tre|fyra|fem|sex|sju|åtta|nio)?|(?:tret|fjor|fem|sex|sjut|ar|nit)ton",
    ordinals: `${SV_FIRST}|tionde|elfte|tolfte|(?:tret|fjor|fem|sex|sjut|ar|nit)tonde|tjugo(?:${SV_FIRST})|tjugonde|trettio(?:nde|första)`,
    beforeMonth: " ",
    turned: "fyller|fyllde|fyllt|fylla",
    half: "och ett halvt",
  },
  fi: {
    large: `(?:kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän)kymmentä(?:${FI_ONES})?|(?:kahden|kolmen|neljän|viiden|kuuden|seitsemän|kahdeksan|yhdeksän)kymmenen(?:yhden|kahden|kolmen|neljän|viiden|kuuden|seitsemän|kahdeksan|yhdeksän)?|(?:${FI_ONES})toista`,
    ordinals:
      "ensimmäi(?:nen|senä)|toi(?:nen|sena)|kolma(?:s|ntena)|neljä(?:s|ntenä)|viide(?:s|ntenä)|kuude(?:s|ntena)|seitsemä(?:s|ntenä)|kahdeksa(?:s|ntena)|yhdeksä(?:s|ntenä)|kymmene(?:s|ntenä)|(?:yhdes|kahdes|kolmas|neljäs|viides|kuudes|seitsemäs|kahdeksas|yhdeksäs)toista|(?:kahdes|kolmas)kymmenes(?:ensimmäinen|toinen|kolmas|neljäs|viides|kuudes|seitsemäs|kahdeksas|yhdeksäs)?",
    beforeMonth: " ",
    turned: "täyttää|täytti|täyttänyt|täytän",
    half: "ja puoli",
  },
  ro: {
    large:
      "(?:douăzeci|treizeci|patruzeci|cincizeci|șaizeci|șaptezeci|optzeci|nouăzeci)(?: și (?:un[ua]?|doi|două|trei|patru|cinci|șase|șapte|opt|nouă))?|(?:trei|pai|cin(?:ci)?|șai|șapte|opt|nouă)sprezece",
    ordinals: "întâi",
    beforeMonth: " ",
    turned: "împlinește|împlinit|împlinesc|împlini",
    half: "și jumătate",
  },
  hr: {
    large:
      "(?:dvadeset|trideset|četrdeset|pedeset|šezdeset|sedamdeset|osamdeset|devedeset)(?:(?: i)? (?:jedan|jedn[aeu]|dva|dv(?:ij|)e|tri|četiri|pet|šest|sedam|osam|devet))?|(?:trin|četrn|petn|šesn|sedamn|osamn|devetn)aest",
    ordinals: `${HR_FIRST}|(?:deset|(?:jedan|dvan|trin|četrn|petn|šesn|sedamn|osamn|devetn)aest|dvadeset|trideset)(?:i|oga?)|(?:dva|tri)deset (?:${HR_FIRST})`,
    beforeMonth: " ",
    turned: "napunio|napunila|navršio|navršila|puni",
    half: "i po(?:l)?",
  },
  sk: {
    large:
      "(?:dvadsať|tridsať|štyridsať|päťdesiat|šesťdesiat|sedemdesiat|osemdesiat|deväťdesiat)(?:jeden|jedna|dva|dve|tri|štyri|päť|šesť|sedem|osem|deväť)?|(?:tri|štr|pät|šest|sedem|osem|devät)násť",
    ordinals: `${SK_FIRST}|desiat(?:y|eho)|(?:jede|dva|tri|štr|pät|šest|sedem|osem|devät)nást(?:y|eho)|(?:dva|tri)dsiat(?:y|eho)(?: (?:${SK_FIRST}))?`,
    beforeMonth: " ",
    turned: "dovŕšil|dovŕšila|oslávil|oslávila",
    half: "a pol",
  },
};
