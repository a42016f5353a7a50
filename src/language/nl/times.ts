import type { LanguageTimes } from "../times.js";

export const NL_TIMES: LanguageTimes = {
  ages: [
    "op (?:haar|zijn|mijn) #(?:e|ste|de)",
    "# jaar oud",
    "#-jarige?n?",
    "(?<=van |is |was |ben |: |, |\\()# jaar",
    "# jaar(?=[,.)]| en )",
    "(?<=[Ll]eeftijd:? )#",
    "# ?jr(?:\\.|(?![\\p{L}]))",
    "(?<=[,(] ?)# ?j(?:\\.|(?=[,;)]))",
    "(?:begin|midden|eind) (?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|[2-9]0(?!\\d))",
    "(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig)ers?",
    "# ?(?:mnd|maanden|weken|wkn|dagen) oud",
    "bouwjaar (?:19|20)?\\d\\d",
    "#[- ](?:maands|weeks)e?",
  ],
  numbers:
    "een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|anderhalf|anderhalve|enkele|enige|een paar|meerdere",
  units:
    "seconden?|minu(?:ut|ten)|ur(?:en)?|uur|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|kwarta(?:al|len)|ja(?:ar|ren)|decennia",
  spans: ["@ geleden", "sinds @", "al @", "over @", "na @", "gedurende @", "@ lang", "@"],
  relative:
    "eergister(?:en|avond|nacht)|overmorgen|de (?:volgende|vorige) (?:dag|ochtend|avond)|(?:een )?half ?jaar geleden|volgende week (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|eergisteren|gisteren(?:avond|ochtend|middag)?|gister(?:avond|ochtend|middag)|vandaag|overmorgen|morgen(?:avond|ochtend|middag)|vanochtend|vanmorgen|vanmiddag|vanavond|vannacht|(?:vorige?|afgelopen|volgende?|komende?|deze) (?:week|maand|jaar|zomer|winter|herfst|lente|voorjaar|najaar|weekend|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|vorig jaar|volgend jaar|dit jaar",
  weekdays: "maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag",
  clock: ["#(?:[.:][0-5][0-9])? uur"],
  currencies: "euro|EUR|€|eurocent|cent|gulden|dollar",
  parts:
    "begin|eind|halverwege|medio|in het voorjaar van|in de zomer van|in het najaar van|in de winter van|zomer|winter|voorjaar|najaar",
  months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
  ofYear: " ",
  leads: [
    ["op ", "in ", "in "],
    ["de ", "", ""],
    [", ", ", ", ", "],
  ],
  thousands: ".",
};
