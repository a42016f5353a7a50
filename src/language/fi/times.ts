import type { LanguageTimes } from "../times.js";

export const FI_TIMES: LanguageTimes = {
  ages: [
    "#[- ]?vuotia(?:s|an|ana|ita|at|aksi|alle)",
    "# vuo(?:tta|den) (?:vanha|iässä|ikäi\\p{L}*)",
    "# v\\.",
    "(?<=on |oli |, |\\()# vuotta",
    "(?<=[Ii]kä:? )#",
    "# ?v(?:\\.|(?=[,;)\\s]|$))",
    "(?:kaksi|kolme|neli|viisi|kuusi|seitsemän|kahdeksan|yhdeksän)kymppi(?:nen|sen|senä|siä|set)",
    "#-?kymppi(?:nen|sen|senä)",
    "# ?(?:kk|vk|vko|pv)(?::n| n)? (?:ikäi\\p{L}+|iässä|vanha)",
    "vuosimalli\\p{L}{0,3} -?\\d\\d",
    "(?<=syntynyt |s\\. )-\\d\\d",
  ],
  numbers:
    "yksi|yhden|kaksi|kahden|kahdessa|kolme|kolmen|neljä|neljän|viisi|viiden|kuusi|kuuden|seitsemän|kahdeksan|yhdeksän|kymmenen|puolitoista|muutam(?:a|an|ia)|useita|useiden|pari|parin",
  units:
    "sekun(?:ti|tia|nin)|minuut(?:ti|tia|in|eja)|tun(?:ti|tia|nin|teja|nissa)|päiv(?:ä|ää|än|iä|ässä)|viik(?:ko|koa|on|kojen|koja|ossa)|kuuka(?:usi|utta|uden|usien|udessa)|vuo(?:si|tta|den|sien|sia|dessa)",
  spans: ["@ sitten", "@ ajan", "@ kuluttua", "@ jälkeen", "@ päästä", "jo @", "@"],
  relative:
    "toissapäivänä|ylihuomenna|seuraavana päivänä|edellisenä (?:päivänä|iltana)|toissapäivänä|eilen(?: (?:illalla|aamulla))?|tänään|huomenna|ylihuomenna|tänä (?:aamuna|iltana|vuonna|kesänä|syksynä|keväänä|talvena)|viime (?:viikolla|vuonna|kuussa|kesänä|talvena|syksynä|keväänä|yönä|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina|viikonloppuna)|ensi (?:viikolla|vuonna|kuussa|kesänä|syksynä|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina)|tällä viikolla|tässä kuussa",
  weekdays:
    "maanantai(?:na|sta|hin)?|tiistai(?:na|sta|hin)?|keskiviikko(?:na)?|torstai(?:na|sta|hin)?|perjantai(?:na|sta|hin)?|lauantai(?:na|sta|hin)?|sunnuntai(?:na|sta|hin)?",
  clock: ["(?:klo|kello) ?#(?:[.:][0-5][0-9])?"],
  currencies: "euro(?:a|n|lla|sta|illa)?|EUR|€|senttiä|markkaa|mk|dollaria",
  parts:
    "vuoden|alkuvuodesta|loppuvuodesta|keväällä|kesällä|syksyllä|talvella|kevään|kesän|syksyn|talven",
  months:
    "tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu",
  ofYear: " ",
  leads: [
    [": ", ": ", ": "],
    ["", "", "vuonna "],
  ],
  monthAfter: {
    "": "tammikuussa|helmikuussa|maaliskuussa|huhtikuussa|toukokuussa|kesäkuussa|heinäkuussa|elokuussa|syyskuussa|lokakuussa|marraskuussa|joulukuussa",
  },
  thousands: " ",
};
