import type { LanguageTimes } from "../times.js";

export const FR_TIMES: LanguageTimes = {
  ages: [
    "dans sa \\p{L}{4,}ième année",
    "à l['’]aube de ses # ans",
    "âgée?s? de # ans",
    "# ans",
    "(?<=âge ?: ?)#",
    "(?<=[,(] ?)# ?a\\.",
    "(?:quadra|quinqua|sexa|septua|octo|nona)génaires?",
    "(?<=la )(?:vingtaine|trentaine|quarantaine|cinquantaine|soixantaine)(?! de )",
    "# (?:mois|semaines|jours) (?:et demi|de vie|d[’']âge)",
    "(?<=âgée? de )# (?:mois|semaines|jours)(?: et demi)?",
    "(?:trent|quarant|cinquant|soixant|septant)enaire",
    "(?<=, )#a(?=[ ,;.])",
  ],
  numbers:
    "une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|plusieurs|quelques",
  units: "secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|trimestres?|années?|décennies?",
  spans: ["il y a @", "depuis @", "pendant @", "dans @", "après @", "@"],
  relative:
    "l['’]avant-veille|la veille(?: au soir)?|le surlendemain|le lendemain(?: matin)?|sous (?:huitaine|quinzaine)|avant-hier(?: soir| matin)?|avant-hier|hier(?: (?:soir|matin))?|aujourd['’]hui|après-demain|demain(?: (?:soir|matin))?|ce matin|ce soir|cet après-midi|cette nuit|cette semaine|ce mois-ci|cette année|l['’](?:été|hiver|automne|année|an) derni(?:er|ère)|le (?:printemps|mois) dernier|la semaine dernière|la semaine prochaine|le mois prochain|l['’]année prochaine|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:dernier|prochain)",
  weekdays: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
  clock: ["# ?h(?: ?[0-5][0-9])?(?![\\p{L}])", "# heures(?: (?:et demie|et quart))?"],
  currencies: "euros?|EUR|€|centimes?|francs?(?: suisses)?|CHF|FCFA|dollars?",
  parts: "début|fin|mi-|courant|au printemps|à l['’]été|à l['’]automne|printemps|été|automne|hiver",
  months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
  ofYear: " ",
  leads: [
    ["depuis le ", "depuis ", "depuis "],
    ["dès le ", "dès ", "dès "],
    ["jusqu'au ", "jusqu'en ", "jusqu'en "],
    ["jusqu’au ", "jusqu’en ", "jusqu’en "],
    [", le ", ", en ", ", en "],
    ["le ", "en ", "en "],
    ["du ", "de ", "de "],
    ["au ", "à ", "à "],
    ["à compter du ", "à compter de ", "à compter de "],
    ["à partir du ", "à partir de ", "à partir de "],
    ["avant le ", "avant ", "avant "],
  ],
  thousands: " ",
};
