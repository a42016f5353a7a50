/**
 * How one language tells the time of day, in words and figures, and names days that have no figure.
 *
 * Sources of regular expressions. `~` is an hour in words, `#` an hour in figures with or without minutes, `@` either;
 * matched without regard to case.
 */

import type { ListedLanguage } from "./supported.js";

export interface ClockWords {
  readonly hours: string;
  /** Forms that are a time wherever they are: 'halb ~'. */
  readonly forms: readonly string[];
  /** Words that make the hour behind them a time if no counted thing follows: the 'um' of 'um acht'. */
  readonly at: string;
  /** Such words, before an hour in figures as well. */
  readonly atFigures: string;
  /** Words before a time that belong to it: 'gegen', 'vers'. */
  readonly about: string;
  /** Parts of the day behind an hour or beside a day: 'abends', 'di sera'. */
  readonly parts: string;
  /** Noon and midnight. */
  readonly named: string;
  /** Between a day and its time: 'um', 'alle'. */
  readonly link: string;
  /** Holidays that people date by, in the forms they take. */
  readonly feasts: string;
  /** What night or morning it was, before its days: 'nuit du 5 au'. */
  readonly nights: string;
  /** Words before the day of a month that is left out: 'dia 27'. The day needs nothing behind it. */
  readonly day?: string;
  /** Such words that other counts follow as well: the 'am' of 'am 14.'. */
  readonly dayAt?: string;
}

const DA_NB_DAY = "(?:den|d\\.)";

export const CLOCK_WORDS: Readonly<Record<ListedLanguage, ClockWords>> = {
  de: {
    hours: "eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf",
    forms: [
      "(?:halb|dreiviertel|drei viertel|viertel) ~",
      "halb \\d{1,2}",
      "(?:fünf|zehn|zwanzig|viertel|kurz|\\d{1,2})(?: Minuten)? (?:vor|nach) (?:halb )?~",
      "viertel (?:vor|nach) \\d{1,2}",
      "~ Uhr(?: (?:zehn|fünfzehn|zwanzig|dreißig|vierzig|fünfundvierzig|fünfzig))?",
      "\\d{1,2} Uhr [0-5]\\d",
    ],
    at: "um|gegen|ab|bis|knapp|kurz vor|kurz nach|Punkt",
    atFigures: "um|gegen|kurz vor|kurz nach|Punkt",
    about: "gegen|ca\\.|etwa|ungefähr|knapp|kurz vor|kurz nach|so um",
    parts:
      "morgens|früh|abends|nachts|mittags|vormittags|nachmittags|am (?:Morgen|Abend|Nachmittag|Vormittag)|in der (?:Früh|Nacht)",
    named: "Mitternacht|12 Uhr mittags",
    link: "um|gegen|ab|kurz vor|kurz nach|, ca\\.|zwischen",
    feasts:
      "(?:Oster|Pfingst)(?:n|en|montag|sonntag|samstag|ferien|wochenende)|Ostern|Karfreitag|Gründonnerstag|Christi Himmelfahrt|Fronleichnam|Allerheiligen|Allerseelen|Weihnacht(?:en|sferien|sfeiertage?|sabend)?|Heilig(?:er |en |em )?abend|Silvester(?:abend|nacht)?|Neujahr(?:stag|smorgen)?|Rosenmontag|Faschingsdienstag|Aschermittwoch|Nikolaustag|(?:ersten|zweiten|dritten|vierten|[1-4]\\.) Advent|Totensonntag|Sommerferien|Herbstferien",
    nights: "Nacht (?:vom|von|auf|zum|zu)(?: den)?",
    dayAt: "am|zum|vom|bis zum|seit dem|ab dem",
  },
  fr: {
    hours: "une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze",
    forms: [
      "(?:~|\\d{1,2}) ?(?:heures?|h) (?:et (?:demie|quart)|moins (?:le quart|cinq|dix|vingt(?:-cinq)?)|cinq|dix|quinze|vingt(?:-cinq)?|trente|quarante(?:-cinq)?|cinquante|pile|précises)",
      "(?:midi|minuit) (?:et (?:demie?|quart)|moins (?:le quart|cinq|dix|vingt)|cinq|dix|vingt|pile)",
      "(?:~|\\d{1,2}) ?(?:heures?|h) (?:du (?:matin|soir)|de l['’]après-midi)",
      "# ?heures(?: ?[0-5]\\d)?",
      "\\d{1,2} ?h(?: ?[0-5]\\d)?",
    ],
    at: "(?!)",
    atFigures: "(?!)",
    about: "vers|environ|aux environs de|aux alentours de|autour de|peu (?:avant|après)",
    parts: "du (?:matin|soir)|de l['’]après-midi|matin|soir|après-midi",
    named: "midi|minuit",
    link: "à|vers|dès|entre|avant|après|jusqu['’]à",
    feasts:
      "(?:la veille de |le jour de |lundi de )?(?:Noël|Pâques|(?:la )?Pentecôte|(?:la )?Toussaint|l['’]Ascension)|(?:les |aux |des |pendant les )?vacances (?:de (?:la )?(?:Toussaint|Noël|Pâques|février|printemps)|d['’](?:été|hiver|automne))|réveillon|mardi gras|(?:la )?Saint-Sylvestre|(?:le )?jour de l['’]an|Chandeleur|lundi de (?:Pâques|Pentecôte)",
    nights: "(?:nuit|soirée|matinée|journée|soir|matin) d[ue]",
    dayAt: "(?:le|du|au|depuis le|jusqu['’]au)",
  },
  es: {
    hours: "una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce",
    forms: [
      "(?<=(?<!\\p{L})las? )@ (?:y (?:media|cuarto|cinco|diez|veinte|veinticinco|pico)|menos (?:cuarto|cinco|diez|veinte|veinticinco)|en punto)(?: (?:de la|por la) (?:mañana|tarde|noche|madrugada))?",
      "@ (?:de la (?:mañana|tarde|noche|madrugada)|del mediodía)",
      "# ?(?:h|hs|hrs|horas)",
    ],
    at: "a las?|sobre las?|hacia las?|desde las?|hasta las?|para las?|antes de las?|después de las?|a eso de las?",
    atFigures: "a las?|sobre las?|hacia las?|desde las?|hasta las?|a eso de las?",
    about: "sobre las|hacia las|a eso de las|alrededor de las",
    parts: "(?:de|por) la (?:mañana|tarde|noche|madrugada)|al mediodía|a mediodía",
    named: "mediodía|medianoche",
    link: "a las?|sobre las?|hacia las?|entre las?",
    feasts:
      "Nochebuena|Nochevieja|(?:el día de |por |en )?(?:Navidad(?:es)?|Reyes|Año Nuevo|Todos los Santos|San Juan|San José)(?![ ]\\p{Lu})|Semana Santa|(?:Jueves|Viernes) Santo|Domingo de (?:Ramos|Resurrección)|Pascua|(?:día|noche) de (?:Reyes|San Juan)",
    nights: "(?:noche|madrugada|mañana|tarde) del",
    day: "(?:el|del|al) día",
  },
  it: {
    hours: "una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici",
    forms: [
      "@ e mezza(?: (?:di|del|della) (?:notte|mattin[ao]|sera|pomeriggio))?",
      "(?<=(?:le|ore) )~ (?:e (?:mezzo|un quarto|tre quarti|cinque|dieci|venti|venticinque)|meno (?:un quarto|cinque|dieci|venti|venticinque))(?: (?:di|del|della) (?:notte|mattin[ao]|sera|pomeriggio))?",
      "@ (?:di (?:notte|mattina|sera|pomeriggio)|del (?:mattino|pomeriggio)|della (?:sera|mattina|notte))",
      "(?:mezzogiorno|mezzanotte) (?:e (?:mezz[ao]|un quarto|dieci|venti)|meno (?:un quarto|dieci|venti))",
      "(?:h|h\\.|ore) ?#",
    ],
    at: "alle|dalle|verso le|fino alle|sulle|per le|prima delle|dopo le|intorno alle|entro le|ore",
    atFigures: "alle|dalle|verso le|fino alle|sulle|intorno alle|entro le",
    about: "verso le|intorno alle|circa alle|sulle",
    parts: "di (?:notte|mattina|sera|pomeriggio)|mattina|sera|pomeriggio|notte",
    named: "mezzogiorno|mezzanotte|mezzodì",
    link: "alle(?: ore)?|ore|dalle|verso le|h",
    feasts:
      "(?:Lunedì dell['’]Angelo|(?:vigilia|giorno) di (?:Natale|Pasqua|Capodanno)|Pasquetta|Pasqua|Natale|Capodanno|Ferragosto|Epifania|Befana|Ognissanti|Pentecoste|San Silvestro|Santo Stefano|Venerdì Santo|Immacolata)",
    nights: "(?:notte|sera|mattina) (?:del|tra il|fra il)",
    dayAt: "(?:il|dal|al|entro il|del)",
  },
  nl: {
    hours: "twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|één|een",
    forms: [
      "half (?:~|\\d{1,2})",
      "kwart (?:voor|over) @",
      "(?:vijf|tien|twintig|\\d{1,2})(?: minuten)? (?:voor|over) (?:half )?(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)",
      "# ?(?:u|uur)(?:[0-5]\\d)?",
      "~ uur",
      "(?:rond|omstreeks|tegen|voor|na|over|bij|half) (?:enen|tweeën|drieën|vieren|vijven|zessen|zevenen|achten|negenen|tienen|elven|twaalven)",
      "\\d{1,2}[:.][0-5]\\d ?(?:u|h)",
    ],
    at: "om|rond|omstreeks|tegen|vanaf|tot|iets voor|iets na|even voor|even na|kort na",
    atFigures: "om|rond|omstreeks|tegen|vanaf",
    about:
      "rond|omstreeks|tegen|na|voor|vanaf|tot|circa|ca\\.|iets (?:voor|na)|kort na|even (?:voor|na)",
    parts:
      "['’]s (?:ochtends|morgens|middags|avonds|nachts)|in de (?:ochtend|nacht|middag|avond)|(?:ochtend|middag|avond|nacht|vroege|late|dag)(?:dienst)?(?: dienst)?",
    named: "middernacht",
    link: "om|rond|omstreeks|vanaf|tegen|na|tussen",
    feasts:
      "(?:eerste |tweede |1e |2e )?(?:kerst(?:dag|avond|mis|vakantie)?|paas(?:dag|maandag|zondag|weekend)|pinkster(?:dag|maandag|en))|pasen|goede vrijdag|hemelvaart(?:sdag)?|koningsdag|sinterklaas(?:avond)?|oudejaars(?:avond|nacht|dag)|oud en nieuw|nieuwjaars(?:dag|nacht)|bevrijdingsdag|carnaval|allerheiligen|allerzielen|dodenherdenking|prinsjesdag|driekoningen|sint-?maarten|suikerfeest|offerfeest|(?:herfst|kerst|voorjaars|krokus|mei|zomer|paas)vakantie",
    nights: "nacht van(?: de)?",
    dayAt: "(?:op de|de|vanaf de|tot de)",
  },
  pt: {
    hours: "uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze",
    forms: [
      "(?<=(?:às|as|das|à|pelas|umas|pela) )~ e (?:meia|um quarto|cinco|dez|quinze|vinte|trinta)(?: da (?:manhã|tarde|noite|madrugada))?",
      "@ da (?:manhã|tarde|noite|madrugada)",
      "(?:meio-dia|meia-noite) e (?:meia|um quarto|dez|vinte)",
      "# ?(?:h|hs|horas)(?: ?[0-5]\\d)?(?: ?min)?",
      "~ horas?",
    ],
    at: "às|das|pelas|até às|depois das|antes das|por volta das|lá para as",
    atFigures: "às|pelas|até às|depois das|antes das|por volta das|das",
    about: "pelas|umas|por volta d[ae]s|cerca das|perto das|lá pelas",
    parts: "da (?:manhã|tarde|noite|madrugada)|à (?:tarde|noite)|de manhã|de madrugada",
    named: "meio-dia|meia-noite",
    link: "às|pelas|por volta das|cerca das|a partir das|entre as",
    feasts:
      "(?:véspera de |dia de |noite de )?(?:Natal|Ano Novo|Páscoa|Reis|Todos os Santos|São João|Santo António|Consoada|Finados)(?! \\p{Lu})|pelos Santos|(?:férias|pausa) (?:d[oae] )?(?:Natal|Páscoa|Carnaval|verão)|Carnaval|Sexta-feira Santa|Quarta-feira de Cinzas|Réveillon|Corpo de Deus|Corpus Christi",
    nights: "(?:noite|madrugada|manhã|tarde) d[eo](?: dia)?",
    day: "dias?",
  },
  pl: {
    hours:
      "(?:pierwsz|drug|trzeci|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt|jedenast|dwunast|trzynast|czternast|piętnast|szesnast|siedemnast|osiemnast|dziewiętnast)i?(?:ej|a|ą)|dwudziest(?:ej|a|ą)(?: (?:pierwsz|drug|trzeci|czwart)i?(?:ej|a|ą))?",
    forms: [
      "wpół do ~",
      "(?:za )?(?:kwadrans|pięć|dziesięć|dwadzieścia|\\d{1,2})(?: minut)?(?: po| do)? ~",
      "@ (?:rano|wieczorem|po południu|w nocy|nad ranem|przed południem)",
      "(?:godz\\.?|godzin(?:ie|y|a|ę|ą)) ?@",
      "#(?: ?[-–] ?#)? ?(?:godz\\.?|h)",
    ],
    at: "o|po|od|do|około|koło|przed|na",
    atFigures: "o|około|koło|po|do|od",
    about: "około|ok\\.|koło|po|przed",
    parts: "rano|wieczorem|po południu|w nocy|nad ranem|w południe|przed południem",
    named: "(?:w |przed )?południe(?!m)|(?<=(?:o|przed|po|około) )północ[yą]",
    link: "o|około|o godz\\.|ok\\.|po",
    feasts:
      "(?:feri(?:e|i|ach)|wakacj(?:e|i|ach)) (?:zimow|letni|wiosenn)\\p{L}+|Wielkanoc(?:y|ą|ny)?|Boż(?:e|ego|ym) Narodzeni(?:e|a|em|u)|Wigili(?:a|i|ę|ą)|Sylwest(?:er|ra|rze)|Now(?:y|ego|ym) Rok(?:u|iem)?|Zielon(?:e|ych) Świąt(?:ki|ek)|Boż(?:e|ego) Ciał[oa]|Wszystkich Świętych|Zaduszk(?:i|ach)|Trzech Króli|majówk(?:a|i|ę|ą)|Wielk(?:i|iego) Piąt(?:ek|ku)|andrzejk(?:i|ach)|mikołajk(?:i|ach)",
    nights: "noc[ayą]? z",
    day: "dni[au]",
  },
  da: {
    hours: "to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|et",
    forms: [
      "(?:(?:kl\\.?|klokken) )?halv (?:~|\\d{1,2})",
      "(?:(?:kl\\.?|klokken) )?(?:fem|ti|tyve|kvart|kvarter|lidt)(?: minutter)? (?:over|i|på|før) (?:halv )?(?:to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv)",
      "(?:kl\\.?|klokken) ?@",
      "@-?tiden",
    ],
    at: "(?!)",
    atFigures: "(?!)",
    about: "ca\\.|cirka|omkring|ved|lidt (?:før|efter)",
    parts:
      "om (?:morgenen|aftenen|natten|eftermiddagen|formiddagen)|morgen|aften|nat|formiddag|eftermiddag",
    named: "midnat",
    link: "kl\\.?|klokken|ca\\. kl\\.|ved",
    feasts:
      "(?:første |anden |1\\. |2\\. )?(?:jule|påske|pinse)(?:dag|aften|ferien|morgen|frokosten|lørdag|søndag|mandag)(?:en)?|juleaften(?:sdag)?|(?:i |til )?(?:julen|påsken|pinsen)|(?:til )jul|nytår(?:saften|sdag|snat)?|skærtorsdag|langfredag|kristi himmelfart(?:sdag)?|store bededag|grundlovsdag|fastelavn(?:smandag)?|sankt ?hans(?:aften)?|mortensaften|allehelgen(?:saften|sdag)?|helligtrekonger|(?:efterårs|vinter|sommer|påske|jule)ferien",
    nights: "nat(?:ten)? (?:til|mellem)(?: den)?",
    dayAt: DA_NB_DAY,
  },
  nb: {
    hours: "to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv|ett",
    forms: [
      "(?:(?:kl\\.?|klokk(?:a|en)) )?halv (?:~|\\d{1,2})",
      "(?:(?:kl\\.?|klokk(?:a|en)) )?(?:fem|ti|tjue|kvart|kvarter|litt)(?: minutt(?:er)?)? (?:over|på|før) (?:halv )?~",
      "(?:kl\\.?|klokk(?:a|en)) ?@",
      "@-?tid(?:en|a)",
    ],
    at: "(?!)",
    atFigures: "(?!)",
    about: "ca\\.?|cirka|rundt|omkring|ved|litt (?:før|over|etter)",
    parts:
      "om (?:morgenen|kvelden|natta|natten|ettermiddagen|formiddagen)|morgen|kveld|natt|formiddag|ettermiddag",
    named: "midnatt",
    link: "kl\\.?|klokk(?:a|en)|ca\\.? kl\\.|ved",
    feasts:
      "(?:første |andre |1\\. |2\\. )?(?:jule|påske|pinse)(?:dag|aften|ferien|kvelden|morgen|helga|helgen|lørdag|søndag|mandag|uka|uken)(?:en)?|jul(?:aften|kvelden|a|en)|påsk(?:a|en)|pins(?:a|en)|nyttår(?:saften|sdag|snatt|shelga)?|skjærtorsdag|langfredag|kristi himmelfartsdag|(?:sankt ?hans|st\\.? ?hans|jonsok)(?:aften)?|grunnlovsdagen|allehelgen(?:saften|sdag)?|helligtrekonger|(?:høst|haust|vinter|sommer|sumar|påske|jule)ferien?",
    nights: "natt(?:a|en)? (?:til|mellom)(?: den)?",
    dayAt: DA_NB_DAY,
  },
  sv: {
    hours: "två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|ett",
    forms: [
      "(?:(?:kl\\.?|klockan) )?halv (?:~|\\d{1,2})",
      "(?:(?:kl\\.?|klockan) )?(?:fem|tio|tjugo|kvart|strax)(?: minuter)? (?:över|i|före|efter) (?:halv )?(?:två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv)",
      "(?:kl\\.?|klockan) ?@",
      "@-?tiden",
    ],
    at: "(?!)",
    atFigures: "(?!)",
    about: "ca\\.?|cirka|runt|omkring|vid|strax (?:före|efter|innan)",
    parts:
      "på (?:morgonen|kvällen|natten|eftermiddagen|förmiddagen)|morgon|kväll|natt|förmiddag|eftermiddag",
    named: "midnatt",
    link: "kl\\.?|klockan|ca\\.? kl\\.?|vid",
    feasts:
      "(?:jul|påsk|pingst|midsommar|nyårs|trettondags|valborgsmässo|alla helgons?)-?(?:afton(?:en)?|dag(?:en)?|helgen|lovet|natten|morgonen)|annandag (?:jul|påsk)|juldagen|påsken|julen|pingsten|midsommar|skärtorsdag(?:en)?|långfredag(?:en)?|kristi himmelsfärds(?:dag)?|valborg|lucia(?:dagen)?|alla helgons dag|advent|allhelgona(?:helgen)?|pingst|(?:höst|sport|påsk|jul|sommar)lovet",
    nights: "natten (?:till|mellan)(?: den)?",
    dayAt: "den",
  },
  fi: {
    hours:
      "yksi(?:toista)?|kaksi(?:toista)?|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen|(?:yhdelt|kahdelt|kolmelt|neljält|viidelt|kuudelt|seitsemält|kahdeksalt|yhdeksält|kymmenelt)[aä]?(?:toista)?",
    forms: [
      "puoli ~",
      "(?:varttia|vartin|viittä|viisi|kymmentä|kymmenen|kahtakymmentä)(?: minuuttia)? (?:vaille|vailla|yli) (?:puoli )?@",
      "(?:klo|kello) ?@(?:[-–]@)?",
      "(?:yhden|kahden|kolmen|neljän|viiden|kuuden|seitsemän|kahdeksan|yhdeksän|kymmenen|(?:yhden|kahden)toista|#) (?:maissa|maista|aikaan|tienoilla|pintaan|nurkilla|kieppeillä)",
      "(?:aamulla|illalla|yöllä|päivällä|iltapäivällä) (?:yhdeltä|kahdelta|kolmelta|neljältä|viideltä|kuudelta|seitsemältä|kahdeksalta|yhdeksältä|kymmeneltä)",
      "(?:aamulla|illalla|aamuyöllä|yöllä|iltapäivällä|aamupäivällä) @",
    ],
    at: "(?!)",
    atFigures: "(?!)",
    about: "noin|n\\.|vähän (?:ennen|jälkeen)|jo",
    parts: "aamulla|illalla|aamuyöllä|yöllä|iltapäivällä|aamupäivällä|aamuna|iltana|yönä",
    named: "keskiyö(?:llä|n|stä)?|puoliltapäivin|puolilta (?:päivin|öin)|keskipäivällä|puolenyön",
    link: "klo|kello|noin klo|n\\. klo",
    feasts:
      "(?:(?:ensimmäi|toi|kolma)(?:nen|sena|senä|s|ntena) )?(?:joulu|pääsiäis|juhannus|helluntai|uudenvuoden|vapun?|loppiais|pyhäinmiesten|itsenäisyys)-?(?:aatto|päivä|yö|viikonloppu|maanantai|sunnuntai)(?:na|nä|n|a|ä)?|pääsiäis(?:enä|tä|estä|een)|pääsiäinen|joulu(?:na|n|ksi|sta)|juhannu(?:ksena|s|ksen|sta)|helluntai(?:na)?|vap(?:puna|pu|un)|loppiai(?:sena|nen)|pitkäperjantai(?:na)?|tapaninpäivä(?:nä|n)?|helatorstai(?:na)?|kiirastorstai(?:na)?|laskiai(?:nen|stiistaina|ssunnuntaina)|uutenavuotena|hiihtolom(?:a|alla|an)|syyslom(?:a|alla|an)",
    nights: "(?!)",
  },
  ro: {
    hours: "unu|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|unsprezece|doisprezece|douăsprezece",
    forms: [
      "~ (?:fără (?:un sfert|cinci|zece|douăzeci))",
      "(?<=(?:ora|orele|la) )~ (?:și (?:jumătate|jumate|un sfert|cinci|zece|douăzeci))",
      "@ (?:dimineaț[aă]|seara|noaptea|după-amiaz[aă]|dimineata)",
      "(?:pe la|în jurul orei|în jurul orelor|după ora|până la ora) @",
      "(?:între orele|între) # (?:și|si) #(?= |[.,;])(?<=orele.*)",
      "(?:ora|orele|orei|orelor) @(?: ?[-–] ?#| (?:și|si) #)?",
    ],
    at: "la|până la|de la|pe la|după|înainte de",
    atFigures: "la|de la|pe la|până la",
    about: "pe la|în jurul orei|în jurul orelor|cam pe la",
    parts: "dimineaț[aă]|seara|seară|noaptea|după-amiaz[aă]|la prânz",
    named: "miezul nopții|la prânz|la amiază",
    link: "la|la ora|ora|orele|în jurul orei|pe la|între orele",
    feasts:
      "(?:(?:prima|a doua|a treia) zi de )?(?:Ajun(?:ul)? (?:Crăciunului|de Crăciun)|Crăciun(?:ul|ului)?|(?:Paște|Paști|Paștele|Paștelui|Paștilor)|Rusalii(?:le|lor)?|Bobotează|vacanța de (?:toamnă|iarnă|primăvară|vară|Paște|Crăciun)|Anul Nou|Anului Nou|Revelion(?:ul|ului)?|Florii(?:le|lor)?|Sfântul (?:Nicolae|Ion|Andrei)(?! \\p{Lu})|Vinerea Mare|Sfânta Maria(?! \\p{Lu}))",
    nights: "noaptea (?:de|dintre)",
    day: "(?:data de|ziua de)",
    dayAt: "pe",
  },
  hr: {
    hours: "jedan|dva|tri|četiri|pet|šest|sedam|osam|devet|deset|jedanaest|dvanaest",
    forms: [
      "pola ~",
      "(?:četvrt|frtalj|kvarat) (?:do|iza|poslije|posle) ~",
      "@ (?:ujutro|ujutru|navečer|uveče|uvečer|popodne|poslijepodne|prijepodne|prepodne|noću)",
      "(?<=(?:u|oko|do|od|iza|poslije|posle|prije|pre) )# ?h(?:rs)?",
      "~ (?:sati|sata|časova|časa)(?: (?:ujutro|ujutru|navečer|uveče|popodne))?",
    ],
    at: "u|oko|do|od|iza|poslije|posle|prije|pre|nakon|u (?:pet|deset|petnaest|dvadeset) (?:do|iza)",
    atFigures: "u|oko|iza",
    about: "oko|prije|pre|iza|poslije|posle|nakon|(?:pet|deset|petnaest|dvadeset) (?:do|iza)",
    parts: "ujutro|ujutru|navečer|uveče|uvečer|popodne|poslijepodne|prijepodne|prepodne|noću",
    named: "podne(?:va)?|ponoć[iu]?",
    link: "u|oko|od|do",
    feasts:
      "(?:Us[kr]+rs(?:a|u|om)?|Vaskrs(?:a|u)?|Božić(?:a|u|em)?|Badnj(?:ak|aka|aku|e veče|u večer|a večer)|Duhov(?:i|a|ima)|Tijelov(?:o|a|u)|Velik(?:a|e|u|og|i) (?:Gospa|Gospe|Gospu|petak|petka|srijeda)|Svi Sveti|Svih Svetih|Sisvet(?:e|i)|Stjepanje|Silvestrov(?:o|a)|(?:jesenskih|zimskih|proljetnih|ljetnih|božićnih|uskršnjih) praznika|Nov(?:a|e|u) godin(?:a|e|u)|Bogojavljenj(?:e|a)|Svet(?:i|og|om) (?:Nikol[aeu]|Tri kralja|Stjepan)(?! \\p{Lu})|Đurđevdan(?:a)?|Mitrovdan(?:a)?|Ramazan(?:a|u)?|Bajram(?:a|u)?)",
    nights: "noć(?:i|u)? (?:s|sa|između|na|uoči)",
    day: "dana",
  },
  sk: {
    hours:
      "jednej|druhej|tretej|štvrtej|piatej|šiestej|siedmej|ôsmej|deviatej|desiatej|jedenástej|dvanástej|jednu|dve|tri|štyri|päť|šesť|sedem|osem|deväť|desať|jedenásť|dvanásť",
    forms: [
      "pol (?:jednej|druhej|tretej|štvrtej|piatej|šiestej|siedmej|ôsmej|deviatej|desiatej|jedenástej|dvanástej)",
      "(?:(?:tri|trištvrte|tri štvrte|štvrť|štvrte) )?(?:štvrte|štvrť|trištvrte) na @",
      "@ (?:ráno|večer|poobede|popoludní|v noci|doobeda|dopoludnia|nad ránom)",
      "# ?(?:hod|h|hodine|hodín)\\.?",
      "(?:jednej|druhej|tretej|štvrtej|piatej|šiestej|siedmej|ôsmej|deviatej|desiatej|jedenástej|dvanástej) hodin(?:e|y|ou)",
    ],
    at: "o|po|od|do|okolo|pred",
    atFigures: "o|od|do|okolo",
    about: "okolo|asi o|zhruba o|krátko (?:po|pred)|po|pred",
    parts: "ráno|večer|poobede|popoludní|v noci|doobeda|dopoludnia|nad ránom",
    named: "(?:na |o |pred |po )?poludn(?:ie|í|ím)|(?:o |pred |po )polnoc(?:i|ou)|napoludnie",
    link: "o|okolo|asi o|od|po",
    feasts:
      "Vianoc(?:e|iach|ami|iam)?|Veľk(?:á|ej|ú) noc(?:i)?|Veľkonočn(?:ý|á|ú|ého) \\p{L}+|Štedr(?:ý|ého|om|ým) (?:deň|dňa|dni|večer|večera)|Silvest(?:er|ra|rovsk\\p{L}+)|Nov(?:ý|ého) rok(?:u|a)?|dušičk(?:y|ách|ami)|(?:jesenn|jarn|letn|zimn|vianočn|veľkonočn|polročn)(?:é|ých|ými) prázdnin(?:y|ách|ami)?|Všetkých svätých|Troch kráľov|Turíc(?:e|ach)|Veľk(?:ý|ého) piat(?:ok|ku)|Mikuláš(?:a)?(?! \\p{Lu})|fašiang(?:y|och)",
    nights: "noci? (?:z|na|zo)",
    day: "dňa",
  },
};
