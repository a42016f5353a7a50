import type { LanguageTimes } from "../times.js";

export const DA_TIMES: LanguageTimes = {
  ages: [
    "i (?:sit|hendes|hans) \\p{L}{4,}(?:nde|ende|te|je|tte) (?:leve)?år",
    "# år gam(?:mel|le)",
    "#[- ]årige?s?",
    "i en alder af # år",
    "(?<=er |på |, |\\(|var |alder af )# år(?=[,.) ])",
    "(?<=[Aa]lder:? )#",
    "i (?:tyverne|trediverne|fyrrerne|halvtredserne|tresserne|halvfjerdserne|firserne)",
    "i (?:slutningen af |starten af |midten af )?#['’]?erne",
    "# (?:mdr\\.?|måneder|uger|dage) gam(?:mel|le)",
    "årgang (?:19|20)?\\d\\d",
    "#[- ](?:måneders|ugers)",
  ],
  numbers:
    "en|et|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|halvandet|halvanden|flere|nogle|enkelte|et par",
  units:
    "sekund(?:er)?|minut(?:ter)?|time(?:r)?|dag(?:e)?|døgn|uge(?:r)?|måned(?:er)?|kvartal(?:er)?|år|årtier",
  spans: ["for @ siden", "i @", "siden @", "om @", "efter @", "gennem @", "@"],
  relative:
    "i forgårs|i overmorgen|dagen (?:før|efter)|næste dag|i forgårs|i går(?: aftes)?|i dag|i morgen|i overmorgen|i morges|i aftes|i nat|i aften|i år|i fjor|sidste (?:uge|måned|år|sommer|vinter|efterår|forår|weekend|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)|i sidste (?:uge|måned)|næste (?:uge|måned|år|sommer|mandag|tirsdag|onsdag|torsdag|fredag)|i (?:mandags|tirsdags|onsdags|torsdags|fredags|lørdags|søndags)",
  weekdays: "mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag",
  clock: ["(?:kl\\.|klokken|kl) ?#(?:[.:][0-5][0-9])?"],
  currencies: "kr\\.?(?![\\p{L}])|kroner|DKK|øre|euro|EUR|€|dollar",
  parts:
    "i begyndelsen af|i slutningen af|midt i|begyndelsen af|slutningen af|i foråret|i sommeren|i efteråret|i vinteren|foråret|sommeren|efteråret",
  months: "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december",
  ofYear: " ",
  leads: [
    ["fra den ", "fra ", "fra "],
    ["til den ", "til ", "til "],
    ["siden den ", "siden ", "siden "],
    ["pr. ", "pr. ", "pr. "],
    [", den ", ", ", ", "],
    ["den ", "i ", "i "],
    ["d. ", "i ", "i "],
    ["født ", "født i ", "født i "],
  ],
  thousands: ".",
};
