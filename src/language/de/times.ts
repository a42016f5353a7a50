import type { LanguageTimes } from "../times.js";

export const DE_TIMES: LanguageTimes = {
  ages: [
    "(?<=(?:ich|er|sie|schon|bereits|erst) )mit #(?= (?:Jahren|wurde|hat|war|ging|zog|kam|begann|nach|von|zum|zur|das|die|den|[,.]))",
    "# Jahre alt(?:e[nrms]?)?",
    "#[- ]?jährig(?:e[nrms]?)?",
    "im Alter von # Jahren",
    "(?<=Alter:? )#",
    "(?:Mitte|Anfang|Ende) (?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig)",
    "# ?J\\.",
    "(?<=[,(] ?)# ?J(?=[,;)])",
    "(?:Mitte|Anfang|Ende) [2-9]0(?!\\d)",
    "(?:Mitt|End)(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig)er(?:in)?",
    "# (?:Wochen|Monate|Tage) alt(?:e[nrms]?)?",
    "# ?(?:½|1/2) Jahre(?: alt)?",
    "\\d{1,2};\\d{1,2} ?(?:Jahre|J\\.)(?: alt)?",
    "(?:Jg\\.|Jhg\\.|Jahrgang) ?(?:19|20)?\\d\\d",
    "\\d{1,3}\\. (?:Lj\\.|Lebensjahr(?:es)?)",
    "#[- ]?(?:monatig|wöchig|tägig)(?:e[nrms]?)",
    "#[- ]Jährige[rn]?",
  ],
  numbers:
    "ein(?:e[nmrs]?|em)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|anderthalb|eineinhalb|mehrere[nr]?|einige[nr]?|wenige[nr]?|paar",
  units:
    "Sekunden?|Minuten?|Stunden?|Tag(?:en|es|e)?|Wochen?|Monat(?:en|es|e|s)?|Quartale?|Jahr(?:en|es|e|s)?|Jahrzehnten?",
  spans: ["vor @", "seit @", "nach @", "in @", "innerhalb von @", "@ lang", "@"],
  relative:
    "übernächste[nrs]? (?:Woche|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|vorletzte[nrs]? (?:Woche|Nacht|Monat|Jahr|Sommer|Winter|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|am (?:Vortag|Folgetag|Vorabend|nächsten Tag|nächsten Morgen)|tags (?:zuvor|darauf)|vorgestern|gestern(?: (?:Abend|Morgen|Mittag|Nachmittag))?|heute(?: (?:Abend|Morgen|Mittag|früh|Nachmittag|Nacht))?|übermorgen|morgen(?: (?:Abend|früh|Nachmittag))|(?:letzte[nrs]?|vergangene[nrs]?|vorige[nrs]?|nächste[nrs]?|kommende[nrs]?|diese[nrs]?) (?:Woche|Monats?|Jahr(?:es)?|Sommers?|Winters?|Herbst(?:es)?|Frühjahrs?|Frühlings?|Wochenendes?|Nacht|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)",
  weekdays: "Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag",
  clock: ["#(?:[.:][0-5][0-9])? ?Uhr"],
  currencies: "Euro|EUR|€|Cent|Franken|CHF|Dollar|DM|Mark",
  parts:
    "Anfang|Mitte|Ende|im Frühjahr|im Frühling|im Sommer|im Herbst|im Winter|Frühjahr|Sommer|Herbst|Winter",
  months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
  ofYear: " ",
  leads: [
    ["am ", "im ", "im Jahr "],
    ["seit dem ", "seit ", "seit "],
    ["ab dem ", "ab ", "ab "],
    ["bis zum ", "bis ", "bis "],
    ["vom ", "von ", "von "],
    ["zum ", "bis ", "bis "],
    [", den ", ", im ", ", im Jahr "],
    ["den ", "im ", "im Jahr "],
    ["dem ", "", ""],
  ],
  thousands: ".",
};
