import type { LanguageTimes } from "../times.js";

export const PL_TIMES: LanguageTimes = {
  ages: [
    "w \\p{L}{4,}ym roku życia",
    "w wieku # lat",
    "(?:lat|wiek:?) #",
    "# lata?(?! temu)",
    "#-letni(?:a|ą|ego|ej|emu|m|ch|e)?",
    "#-latk?(?:ek|a|iem|owi|i|ę|ą)?",
    "# r(?:\\.|oku) życia",
    "(?<=[,(] ?)# ?l(?:\\.|(?=[,;)]))",
    "(?:po|przed) (?:trzydziestce|czterdziestce|pięćdziesiątce|sześćdziesiątce|siedemdziesiątce|osiemdziesiątce|trzydziestką|czterdziestką|pięćdziesiątką|sześćdziesiątką)",
    "(?:dwudziesto|trzydziesto|czterdziesto|pięćdziesięcio|sześćdziesięcio|siedemdziesięcio|osiemdziesięcio)\\p{L}{0,12}lat(?:ek|ka|ki|kę|ką|kiem|kowi)",
    "# (?:m-cy|mies\\.|m-c[ay])",
    "#-(?:miesięczn|tygodniow)\\p{L}{1,3}",
    "rocznik (?:19|20)?\\d\\d",
    "(?:trzydziesto|czterdziesto|pięćdziesięcio|sześćdziesięcio|siedemdziesięcio|osiemdziesięcio)\\p{L}{0,12}letni\\p{L}{0,3}",
  ],
  numbers:
    "jeden|jedną|dwa|dwie|dwóch|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziewięć|dziesięć|dziesięciu|dwanaście|półtora|półtorej|kilka|kilku|parę",
  units:
    "sekund[yęa]?|minut[yęa]?|godzin[yęa]?|dni|dzień|dniach|tydzień|tygodni(?:e|a|u|ach)?|miesi(?:ąc|ące|ęcy|ąca|ącach)|kwartał(?:y|ów)?|rok|roku|lata|lat|latach",
  spans: ["@ temu", "od @", "przez @", "za @", "po @", "@"],
  relative:
    "przedwczoraj|pojutrze|nazajutrz|następnego dnia|poprzedniego dnia|przedwczoraj|wczoraj(?: (?:wieczorem|rano))?|dzisiaj|dziś(?: (?:rano|wieczorem))?|pojutrze|jutro(?: (?:rano|wieczorem))?|w (?:zeszłym|ubiegłym|przyszłym|tym|bieżącym) (?:tygodniu|miesiącu|roku|kwartale)|(?:zeszłego|ubiegłego|przyszłego|tego) (?:lata|roku|miesiąca|tygodnia)|(?:zeszłej|ubiegłej|tej) (?:zimy|wiosny|jesieni|nocy)|w (?:zeszły|ubiegły|przyszły|najbliższy) (?:poniedziałek|wtorek|czwartek|piątek|weekend)|w (?:zeszłą|ubiegłą|przyszłą) (?:środę|sobotę|niedzielę)",
  weekdays:
    "poniedziałek|poniedziałku|wtorek|wtorku|środa|środę|środy|czwartek|czwartku|piątek|piątku|sobota|sobotę|soboty|niedziela|niedzielę|niedzieli",
  clock: ["(?:godz\\.|godzinie|godziny) ?#(?:[.:][0-5][0-9])?", "(?<=o |od |do )#[.:][0-5][0-9]"],
  currencies: "zł(?:otych|ote|oty)?(?![\\p{L}])|PLN|grosz[ey]?|euro|EUR|€|dolarów|tys\\. zł|mln zł",
  parts: "na początku|pod koniec|w połowie|początek|koniec|wiosną|latem|jesienią|zimą",
  months:
    "styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień",
  ofYear: " ",
  leads: [
    ["w dniu ", "w ", "w "],
    ["z dnia ", "z ", "z "],
    ["od dnia ", "od ", "od "],
    ["do dnia ", "do ", "do "],
    [", dnia ", ", ", ", "],
    ["dnia ", "w ", "w "],
    ["na dzień ", "na ", "na rok "],
    ["na ", "na ", "na rok "],
    ["od ", "od ", "od "],
    ["do ", "do ", "do "],
    ["z ", "z ", "z "],
    ["ur. ", "ur. w ", "ur. w "],
    [": ", ": ", ": "],
    ["", "w ", "w "],
  ],
  monthAfter: {
    "w ": "styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu",
    "ur. w ":
      "styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu",
    "z ": "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
    "od ":
      "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
    ", ": "styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień",
    "na ":
      "styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień",
    "do ":
      "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
  },
  thousands: " ",
};
