import type { LanguageTimes } from "../times.js";

export const NB_TIMES: LanguageTimes = {
  ages: [
    "i (?:sitt|hennes|hans) \\p{L}{4,}(?:nde|ende|te|je|tte) (?:leve)?år",
    "# år ga(?:mm|m)(?:el|al|le)",
    "#[- ]årig(?:e|ar)?",
    "#-åring(?:en|er|ene)?",
    "i en alder av # år",
    "(?<=er |på |, |\\(|var )# år(?=[,.) ])",
    "(?<=[Aa]lder:? )#",
    "i (?:tjue|tretti|førti|femti|seksti|sytti|åtti)åra|i #-?åra",
    "# (?:mnd\\.?|måneder|veker|uker|dager) gam(?:mel|le|al)",
    "årgang (?:19|20)?\\d\\d",
    "#[- ](?:måneders|ukers)",
  ],
  numbers:
    "en|ei|et|ett|eit|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv|halvannet|halvanna|flere|fleire|noen|nokre|et par",
  units:
    "sekund(?:er)?|minutt(?:er)?|time(?:r|ar)?|dag(?:er|ar)?|døgn|uke(?:r)?|veke(?:r)?|måned(?:er)?|månad(?:er|ar)?|kvartal(?:er)?|år|tiår",
  spans: [
    "for @ (?:siden|sidan)",
    "i @",
    "siden @",
    "sidan @",
    "om @",
    "etter @",
    "gjennom @",
    "@",
  ],
  relative:
    "i forgårs|i overmorgen|dagen (?:før|etter)|neste dag|i forgårs|i går(?: kveld)?|i dag|i morgen|i morgon|i overmorgen|i morges|i kveld|i natt|i år|i fjor(?: sommer| vinter| høst| vår)?|(?:i )?(?:forrige|neste|førre) (?:uke|veke|måned|månad|år|sommer|mandag|tirsdag|onsdag|torsdag|fredag|helg)|sist (?:uke|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|sommer|vinter)|på (?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)",
  weekdays: "mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|måndag|tysdag|laurdag|sundag",
  clock: ["(?:kl\\.|klokka|klokken|kl) ?#(?:[.:][0-5][0-9])?"],
  currencies: "kr\\.?(?![\\p{L}])|kroner|NOK|øre|euro|EUR|€|dollar",
  parts:
    "i begynnelsen av|i slutten av|midt i|tidlig i|seint i|begynnelsen av|slutten av|våren|sommeren|høsten|hausten|vinteren",
  months: "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember",
  ofYear: " ",
  leads: [
    ["fra den ", "fra ", "fra "],
    ["til den ", "til ", "til "],
    ["den ", "i ", "i "],
    ["dato ", "", ""],
    ["født ", "født i ", "født i "],
    ["fødd ", "fødd i ", "fødd i "],
    ["av ", "fra ", "fra "],
  ],
  thousands: " ",
};
