import type { LanguageTimes } from "../times.js";

export const SV_TIMES: LanguageTimes = {
  ages: [
    "i (?:sitt|hennes|hans) \\p{L}{4,}(?:nde|de|te) (?:levnads)?år",
    "# år gam(?:mal|la|malt)",
    "#[- ]årige?a?",
    "#-åring(?:en|ar|arna)?",
    "vid # års ålder",
    "i # ?-?årsåldern",
    "(?<=är |på |, |\\(|var )# år(?=[,.) ])",
    "(?<=[Åå]lder:? )#",
    "i (?:tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio)(?:fem)?-?årsåldern",
    "# (?:mån(?:ader)?|veckor|dagar) gam(?:mal|la|malt)",
    "årgång (?:19|20)?\\d\\d",
    "(?<=född )[-’']\\d\\d",
  ],
  numbers:
    "en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|ett och ett halvt|flera|några|ett par",
  units:
    "sekund(?:er)?|minut(?:er)?|timm(?:e|ar)|dag(?:ar)?|dygn|veck(?:a|or)|månad(?:er)?|kvartal|år|årtionden",
  spans: ["för @ sedan", "i @", "sedan @", "om @", "efter @", "under @", "@"],
  relative:
    "i förrgår|i övermorgon|dagen (?:före|efter|därpå)|nästa dag|(?:förra|nästa) (?:måndagen?|tisdagen?|onsdagen?|torsdagen?|fredagen?|lördagen?|söndagen?)|i förrgår|i går(?: kväll)?|igår|i dag|idag|i morgon|imorgon|i övermorgon|i morse|i kväll|ikväll|i natt|i natt|i år|i fjol|(?:förra|nästa) (?:veckan?|månad(?:en)?|året?|sommaren?|vintern?|hösten?|våren?|helgen?|måndagen?|tisdagen?|onsdagen?|torsdagen?|fredagen?)|i (?:måndags|tisdags|onsdags|torsdags|fredags|lördags|söndags|somras|vintras|höstas|våras)|på (?:måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag)",
  weekdays:
    "måndag(?:en)?|tisdag(?:en)?|onsdag(?:en)?|torsdag(?:en)?|fredag(?:en)?|lördag(?:en)?|söndag(?:en)?",
  clock: ["(?:kl\\.|klockan|kl) ?#(?:[.:][0-5][0-9])?"],
  currencies: "kr(?![\\p{L}])|kronor|SEK|öre|euro|EUR|€|dollar",
  parts: "i början av|i slutet av|i mitten av|början av|slutet av|våren|sommaren|hösten|vintern",
  months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
  ofYear: " ",
  leads: [
    ["från den ", "från ", "från "],
    ["till den ", "till ", "till "],
    ["sedan den ", "sedan ", "sedan "],
    ["den ", "i ", "år "],
    ["född ", "född i ", "född "],
  ],
  thousands: " ",
};
