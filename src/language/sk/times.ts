import type { LanguageTimes } from "../times.js";

export const SK_TIMES: LanguageTimes = {
  ages: [
    "v \\p{L}{4,}om roku života",
    "vo veku # rok(?:ov|y|a)",
    "(?<=vek:? )#(?: rokov)?",
    "# rok(?:ov|y)(?! (?:praxe|väzenia|dozadu|skúseností))",
    "#-?ročn(?:ý|á|é|í|ého|ej|ému|ú|ým|ou|om|ých)",
    "# r\\.(?= |,|\\))",
    "#r\\.(?= |,|\\))",
    "(?:tridsiat|štyridsiat|päťdesiat|šesťdesiat|sedemdesiat|osemdesiat)(?:nik|nika|nička|ničky|ničku)",
    "# (?:mes\\.|mesiacov|mesiace|týždňov)(?: star\\p{L}{0,3}| života| veku)?(?= |,|\\))",
    "ročník (?:19|20)?\\d\\d",
    "#-?(?:mesačn|týždenn)\\p{L}{1,3}",
  ],
  numbers:
    "jeden|jednu|jedna|dva|dve|tri|štyri|päť|piatich|šesť|sedem|osem|deväť|desať|jedenásť|dvanásť|pätnásť|dvadsať|niekoľko|pár|pol|dvoma|dvomi|troma|tromi|dvoch|troch|štyroch",
  units:
    "sekund[ay]?|sekúnd|minút(?:a|y|u)?|hodin(?:a|y|u|ami)?|hodín|dn(?:i|í|ami|a|om)|deň|týžd(?:eň|ne|ňa|ňov|ňami|ňoch)|mesiac(?:e|ov|a|mi|och)?|štvrťrok(?:y|ov|a)?|rok(?:y|ov|a|u|mi|och)?(?: a pol)?|polrok(?:a|om)?",
  spans: ["pred @", "už @", "počas @", "za @", "po @", "o @", "od @", "@ dozadu", "@"],
  relative:
    "predvčerom|pozajtra|na druhý deň|deň predtým|predvčerom|včera(?: (?:večer|ráno|poobede))?|dnes(?: (?:ráno|večer|poobede))?|pozajtra|zajtra(?: (?:ráno|večer|poobede))?|(?:minul|budúc|tent|ďalš|vlani)(?:ý|í|o) (?:týždeň|mesiac|rok|víkend|pondelok|utorok|štvrtok|piatok)|(?:minulú|budúcu|túto|najbližšiu) (?:stredu|sobotu|nedeľu|zimu|jeseň|jar|noc)|minulého (?:roka|roku|týždňa|mesiaca)|tohto (?:roka|roku|týždňa|mesiaca)|budúceho (?:roka|roku|týždňa|mesiaca)|v (?:minulom|budúcom|tomto) (?:roku|týždni|mesiaci)|minulé leto|vlani|vlani v (?:lete|zime)|tento (?:týždeň|mesiac|rok)",
  weekdays:
    "pondelok|pondelka|pondelky|utorok|utorka|utorky|streda|stredu|stredy|štvrtok|štvrtka|štvrtky|piatok|piatka|piatky|sobota|sobotu|soboty|nedeľa|nedeľu|nedele",
  clock: [
    "#(?:[.:][0-5][0-9])? ?(?:hod\\.|hodine|hodín|h(?![\\p{L}\\d]))",
    "(?<=o |od |do )#[.:][0-5][0-9]",
  ],
  currencies: "eur|eura|eurá|euro|EUR|€|centov|centy|Sk|Kč|korún|koruny|korunu|dolárov",
  parts:
    "začiatkom|koncom|v polovici|začiatok|koniec|na jar|v lete|na jeseň|v zime|jar|leto|jeseň|zima|na prelome",
  months: "január|február|marec|apríl|máj|jún|júl|august|september|október|november|december",
  ofYear: " ",
  leads: [
    ["s účinnosťou od ", "s účinnosťou od ", "s účinnosťou od roku "],
    ["odo dňa ", "od ", "od roku "],
    ["do dňa ", "do ", "do roku "],
    ["ku dňu ", "k ", "k roku "],
    ["zo dňa ", "z ", "z roku "],
    ["dňa ", "v ", "v roku "],
    ["od ", "od ", "od roku "],
    ["do ", "do ", "do roku "],
    ["zo ", "z ", "z roku "],
    ["z ", "z ", "z roku "],
    ["ku ", "k ", "k roku "],
    ["k ", "k ", "k roku "],
    ["na ", "na ", "na rok "],
    ["narodený ", "narodený v ", "narodený v roku "],
    ["narodená ", "narodená v ", "narodená v roku "],
    ["nar. ", "nar. v ", "nar. v roku "],
    ["v ", "v ", "v roku "],
    [": ", ": ", ": "],
    ["", "v ", "v roku "],
  ],
  monthAfter: {
    "v ": "januári|februári|marci|apríli|máji|júni|júli|auguste|septembri|októbri|novembri|decembri",
    "narodený v ":
      "januári|februári|marci|apríli|máji|júni|júli|auguste|septembri|októbri|novembri|decembri",
    "narodená v ":
      "januári|februári|marci|apríli|máji|júni|júli|auguste|septembri|októbri|novembri|decembri",
    "nar. v ":
      "januári|februári|marci|apríli|máji|júni|júli|auguste|septembri|októbri|novembri|decembri",
    "z ": "januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra",
    "od ":
      "januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra",
    "s účinnosťou od ":
      "januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra",
    "do ":
      "januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra",
    "k ": "januáru|februáru|marcu|aprílu|máju|júnu|júlu|augustu|septembru|októbru|novembru|decembru",
  },
  thousands: " ",
};
