import type { LanguageTimes } from "../times.js";

export const RO_TIMES: LanguageTimes = {
  ages: [
    "(?:în )?vârst[ăa] de # (?:de )?ani",
    "(?<=vârsta:? )#(?: (?:de )?ani)?",
    "#(?: de)? ani(?! (?:în urmă|de (?:experiență|muncă|închisoare|vechime|zile)))",
    "(?<=[,(] ?)# ?a(?:\\.|(?=[,;)]))",
    "(?:sexa|septua|octo|nona)genar(?:ă|ul|a|i)?",
    "# (?:luni|săptămâni|zile)(?: de viață| și jumătate)",
    "leat (?:19)?\\d\\d",
  ],
  numbers:
    "un|o|doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|unsprezece|doisprezece|douăsprezece|cincisprezece|douăzeci|câțiva|câteva|mai mulți|mai multe",
  units:
    "secund[ăe]|(?:de )?secunde|minut|(?:de )?minute|or[ăe]|(?:de )?ore|zi|(?:de )?zile|săptămână|(?:de )?săptămâni|lună|(?:de )?luni|trimestr[ue]|an(?: și jumătate)?|(?:de )?ani(?: și jumătate)?|decenii?",
  spans: [
    "acum @",
    "timp de @",
    "în urmă cu @",
    "peste @",
    "după @",
    "@ în urmă",
    "de aproape @",
    "de peste @",
    "@",
  ],
  relative:
    "alaltăieri|poimâine|a doua zi(?! de)|în ajun|alaltăieri|ieri(?: (?:dimineață|seară|după-amiază))?|azi(?: dimineață)?|astăzi|aseară|azi-noapte|astă-noapte|poimâine|mâine(?: (?:dimineață|seară))?|diseară|săptămâna (?:trecută|viitoare|aceasta|asta)|luna (?:trecută|viitoare|aceasta|asta)|anul (?:trecut|viitor|acesta|ăsta)|(?:vara|iarna|toamna|primăvara) (?:trecută|aceasta|asta)|(?:lunea|marțea|miercurea|joia|vinerea|sâmbăta|duminica) (?:trecută|viitoare)|(?:luni|marți|miercuri|joi|vineri|sâmbătă|duminică) (?:dimineața|dimineață|seara|seară|după-amiază)|weekendul (?:trecut|acesta|ăsta)",
  weekdays:
    "luni|marți|miercuri|joi|vineri|sâmbătă|duminică|lunea|marțea|miercurea|joia|vinerea|sâmbăta|duminica",
  clock: [
    "(?:ora|orele) #(?:[.:][0-5][0-9])?",
    "(?<=la |de la |până la |între )#[.:][0-5][0-9]",
    "(?<=ora |orele )#",
  ],
  currencies: "lei|RON|(?:mii|milioane|mil\\.) (?:de )?lei|euro|EUR|€|bani|dolari",
  parts:
    "la începutul lunii|la sfârșitul lunii|la mijlocul lunii|începutul lunii|sfârșitul lunii|la începutul anului|la sfârșitul anului|în primăvara anului|în vara anului|în toamna anului|în iarna anului|în primăvara lui|în vara lui|în toamna lui|în iarna lui|la începutul lui|la sfârșitul lui",
  months:
    "ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie",
  ofYear: " ",
  leads: [
    ["începând cu data de ", "începând din ", "începând din "],
    ["începând cu ", "începând din ", "începând din "],
    ["până la data de ", "până în ", "până în "],
    ["de la data de ", "din ", "din "],
    ["din data de ", "din ", "din "],
    ["în data de ", "în ", "în "],
    ["la data de ", "în ", "în "],
    ["în ziua de ", "în ", "în "],
    ["din ziua de ", "din ", "din "],
    ["pe data de ", "în ", "în "],
    ["până la ", "până în ", "până în "],
    ["de la ", "din ", "din "],
    ["din ", "din ", "din "],
    ["născut ", "născut în ", "născut în "],
    ["născută ", "născută în ", "născută în "],
    ["pe ", "în ", "în "],
    ["la ", "în ", "în "],
    ["în ", "în ", "în "],
  ],
  thousands: ".",
};
