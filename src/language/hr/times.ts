import type { LanguageTimes } from "../times.js";

/** Behind 'u': 'u siječnju'. */
const IN_MONTH =
  "siječnju|veljači|ožujku|travnju|svibnju|lipnju|srpnju|kolovozu|rujnu|listopadu|studenom|prosincu";
const IN_SERBIAN_MONTH =
  "januaru|februaru|martu|aprilu|maju|junu|julu|avgustu|septembru|oktobru|novembru|decembru";

/** Croatian; months as Serbian and Bosnian name them where the text does. */
export const HR_TIMES: LanguageTimes = {
  ages: [
    "u \\p{L}{4,}oj godini života",
    "u (?:dobi|starosti) od # godin[ae]",
    "star(?:a|e|i|u|og|oga|om)? # godin[aeu]",
    "# godin[aeu](?: starosti| života)?(?! (?:zatvora|rada|staža|iskustva|radnog))",
    "(?:dob|starost|godine):? #",
    "#-?godišnj(?:a|i|e|u|eg|ega|em|oj|om|ih|im)",
    "#\\. ?godin[aeiu] života",
    "(?<=[,(] ?)# ?g(?:od)?\\.",
    "u (?:tridesetim|četrdesetim|pedesetim|šezdesetim|sedamdesetim)a",
    "# (?:mj\\.|mjesec[ai]?|mesec[ai]?|tjedana|nedelja)(?: star\\p{L}{0,3}| života| starosti)",
    "godište (?:19|20)?\\d\\d\\.?",
    "(?:19|20)?\\d\\d\\.? godište",
    "#-?(?:mjesečn|mesečn)\\p{L}{1,3}",
  ],
  numbers:
    "jedan|jednu|jedne|dva|dvije|dve|tri|četiri|pet|šest|sedam|osam|devet|deset|jedanaest|dvanaest|petnaest|dvadeset|nekoliko|par|pola|godinu i pol",
  units:
    "sekund(?:a|e|i|u)?|minut(?:a|e|u)?|sat(?:a|i)?|čas(?:a|ova)?|dan(?:a|i)?|tjed(?:an|na|ana|ni)|nedelj[aeu]|sedmic[aeu]|mjesec(?:a|i)?|mesec(?:a|i)?|godin(?:a|e|u|i)?|god\\.",
  spans: [
    "prije @",
    "pre @",
    "već @",
    "unazad @",
    "tijekom @",
    "tokom @",
    "kroz @",
    "za @",
    "nakon @",
    "posle @",
    "poslije @",
    "@",
  ],
  relative:
    "prekjučer|prekosutra|sutradan|dan (?:prije|poslije|kasnije)|prekjučer|prekjuče|jučer|juče|sinoć|danas|jutros|večeras|noćas|sutra(?: (?:ujutro|navečer|uveče))?|preksutra|prošl(?:i|og|oga) (?:tjedan|tjedna|mjesec|mjeseca|mesec|meseca|petak|četvrtak|utorak|ponedjeljak|ponedeljak|vikend)|prošl(?:e|u|a) (?:godin[eua]|nedelj[eu]|sedmic[eu]|srijed[eu]|sred[eu]|subot[eu]|nedjelj[eu]|zim[eu]|jesen[i]?)|prošlog (?:ljeta|leta|proljeća|proleća)|sljedeć(?:i|eg|e|u) (?:tjedan|tjedna|mjesec|mjeseca|godin[eu]|petak|utorak)|sledeć(?:i|eg|e|u) (?:mesec|meseca|nedelj[eu]|godin[eu]|petak|utorak)|ov(?:aj|og|oga|e|u) (?:tjedan|tjedna|mjesec|mjeseca|mesec|meseca|godin[eu]|nedelj[eu]|vikend)|idući (?:tjedan|mjesec)|iduće godine",
  weekdays:
    "ponedjeljak|ponedjeljka|ponedjeljkom|ponedeljak|ponedeljka|ponedeljkom|utorak|utorka|utorkom|srijeda|srijedu|srijede|srijedom|sreda|sredu|srede|sredom|četvrtak|četvrtka|četvrtkom|petak|petka|petkom|subota|subotu|subote|subotom|nedjelja|nedjelju|nedjelje|nedjeljom|nedelja|nedelju|nedelje|nedeljom",
  clock: [
    "#(?:[.:,][0-5][0-9])? ?(?:sati|sata|časova|časa)",
    "#[.:][0-5][0-9] ?h",
    "(?<=u |od |do |oko )#[.:][0-5][0-9]",
  ],
  currencies:
    "kn|kuna|kune|kunu|eura|euro|evra|evro|eur|EUR|€|lipa|dinara|dinar|din\\.|RSD|BAM|konvertibilnih maraka|konvertibilne marke|dolara",
  parts:
    "početkom|krajem|sredinom|u proljeće|u ljeto|u jesen|u zimu|u proleće|u leto|početak|kraj|proljeće|ljeto|jesen|zima",
  months:
    "siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca",
  ofYear: " ",
  leads: [
    ["zaključno s danom ", "zaključno s ", "zaključno s "],
    ["počevši od ", "počevši od ", "počevši od "],
    ["na dan ", "u ", "u "],
    ["od dana ", "od ", "od "],
    ["do dana ", "do ", "do "],
    ["dana ", "u ", "u "],
    ["od ", "od ", "od "],
    ["do ", "do ", "do "],
    ["iz ", "iz ", "iz "],
    ["prije ", "prije ", "prije "],
    ["nakon ", "nakon ", "nakon "],
    ["rođen ", "rođen u ", "rođen "],
    ["rođena ", "rođena u ", "rođena "],
    ["rođ. ", "rođ. u ", "rođ. "],
    ["u ", "u ", "u "],
    [": ", ": ", ": "],
    ["", "u ", "u "],
  ],
  monthAfter: {
    "u ": IN_MONTH,
    "rođen u ": IN_MONTH,
    "rođena u ": IN_MONTH,
    "rođ. u ": IN_MONTH,
    ": ": "siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac",
    "zaključno s ":
      "siječnjem|veljačom|ožujkom|travnjem|svibnjem|lipnjem|srpnjem|kolovozom|rujnom|listopadom|studenim|prosincem",
  },
  variant: {
    evidence:
      "(?:januar|februar|mart|april|jun|jul|avgust|august|septembar|oktobar|novembar|decembar|septembr|oktobr|novembr|decembr)(?:a|u)?|lekar\\p{L}*|rešenj\\p{L}*|veštak\\p{L}*|svedo\\p{L}*|tužil\\p{L}*|opštin\\p{L}*|mesec\\p{L}*|vreme\\p{L}*|dete|deteta|deca|dece|gde|ovde|uvek|posle|pre|bele\\p{L}*|Beograd\\p{L}*|Srbij\\p{L}*|Novi Sad|Novom Sadu|Niš\\p{L}*|Sarajev\\p{L}*|BiH|JMBG|dinara|sudij\\p{L}*",
    months:
      "januara|februara|marta|aprila|maja|juna|jula|avgusta|septembra|oktobra|novembra|decembra",
    monthAfter: {
      "u ": IN_SERBIAN_MONTH,
      "rođen u ": IN_SERBIAN_MONTH,
      "rođena u ": IN_SERBIAN_MONTH,
      "rođ. u ": IN_SERBIAN_MONTH,
      ": ": "januar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar",
      "zaključno s ":
        "januarom|februarom|martom|aprilom|majem|junom|julom|avgustom|septembrom|oktobrom|novembrom|decembrom",
    },
  },
  thousands: ".",
};
