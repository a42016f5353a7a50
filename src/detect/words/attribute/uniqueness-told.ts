/**
 * Uniqueness told in other words than 'only', 'first' and 'former' before a noun: alone among others, above all others,
 * what nobody else is or has done, who did the one thing, whose name a thing bears.
 *
 * A noun is open here: where the sentence says of somebody that they are the one, no list of trades is needed. Each
 * form asks for a scope ('in the parish', 'among the crew') or for a person of whom it is said, since 'the only snag',
 * 'the last bus' and 'nobody likes Mondays' say nothing of anybody.
 */

const WORD = "[\\p{L}\\p{N}'’-]{1,40}";
const STOP =
  "(?:and|but|or|because|since|when|while|so|is|was|were|are|am|had|has|have|said|says|I|he|she|we|they|you|there|though|although|if|then|now|which)";
const WORDS = (least: number, most: number): string =>
  `(?:(?!${STOP}\\b)${WORD}(?: (?!${STOP}\\b)${WORD}){${least - 1},${most - 1}})`;
/** The scope or the deed that makes a thing the one of its kind, with what follows. */
const SCOPE = `(?:in|on|at|of|from|among|amongst|within|between|under|this side of|to|who|whose|ever|left|living|alive|still|yet|that) (?!(?:that|this|it|them|all|need|charge|case|time|date)\\b)${WORDS(1, 12)}`;
/** What may lie between the article and the noun, and the noun. */
const NOUN = `(?!(?:thing|way|time|reason|option|choice|problem|one|part|day|week|month|year|night|morning|minute|hour|moment|place|side|half|step|stage|page|line|point|name|option|person I|bit|few|couple|of|in|on|at|to|and|or|is|was)\\b)${WORD}(?: (?!(?:${STOP}|in|on|at|of|from|among|amongst|within|between|under|to|who|whose|ever|left|living|alive|still|yet|that)\\b)${WORD}){0,4}?`;

const KIN_NOUNS =
  "mother|father|mum|dad|gran|grandmother|grandfather|grandma|grandad|wife|husband|sister|brother|son|daughter|aunt|uncle|cousin|partner|widow|twin|boss|neighbour|client|patient|tenant|pupil|student|friend|colleague";
/** Somebody of whom something is said: 'she is', 'who was', 'my gran was', 'Ours was', 'making her'. */
const SAID = `(?:I|s?he|who|(?:my|his|her|their|our|the) (?:late )?(?:${KIN_NOUNS})|ours|mine|his|hers|theirs|\\p{L}{2,20}['’]s)(?: (?:is|was|am|became|remains|remained|has been|had been|will be|must be|is still|was also|was once|is now)|['’](?:s|m))|makes? (?:me|him|her|them|us)|making (?:me|him|her|them|us)|made (?:me|him|her|them|us)`;
const OF_SOMEBODY = `(?<=\\b(?:${SAID}|known as|as) )`;
/** 'as the most common source' is said of things. */
const IS_SOMEBODY = `(?<=\\b(?:${SAID}) )`;

const SUPERLATIVE =
  "(?!(?:best|worst|latest|nearest|closest|rest|interest|request|test|guest|west|least|earliest|forest|honest|modest|harvest|contest|protest|priest|chest|nest)\\b)\\p{L}{3,12}est|most \\p{L}{4,15}|longest[- ](?:serving|standing|lived|reigning)|highest[- ](?:paid|ranking|placed)";
const RULER =
  "(?:premier|president|prime minister|queen|king|pope|archbishop|bishop|mayor|duke|duchess|earl|prince|princess|emperor|empress|sultan|shah|ambassador|astronaut|governor|chancellor|laird|senator|general|maharaja|maharani|emir|chief|hangman)";
const FORMER = "(?:former |late |last |old |murdered |then )?";
const STAFF =
  "(?:brother|sister|twin|son|daughter|stepson|stepdaughter|wife|husband|widow|widower|nephew|niece|cousin|grandson|granddaughter|chauffeur|driver|nurse|interpreter|translator|secretary|bodyguard|cook|chef|butler|valet|gardener|tailor|doctor|physician|dentist|barber|hairdresser|photographer|biographer|speechwriter|pilot|groom|falconer|piper|lover|mistress|ghostwriter|seamstress|dressmaker|governess|nanny|valet|gamekeeper|confessor|godson|goddaughter)";

/** Verbs of what somebody has done once, as told behind 'who'. */
const DEED =
  "(?:\\p{L}{2,12}ed|put|got|won|lost|fell|took|made|built|wrote|broke|found|saw|shot|swam|ran|gave|led|drove|flew|rode|sold|stole|caught|cut|sang|hit|set|left|went|came|stood|stuck|brought|bought|held|began|sank|dug|drew|blew|bit|fought|hid|taught|beat)";

export const TOLD: readonly (readonly [string, RegExp, number])[] = [
  [
    "only one of a place, without an article",
    /(?<=(?:^|[\n.:;(] ?))Only (?!(?:an?|the|my|his|her|our|their|this|that|those|these|one|two|three|when|where|if|after|then|people|staff|children|available|open|way|thing|part|time|evidence|copy|option|access|entrance|road|place|office|branch|shop|bus|train)\b)(?:\p{Ll}{3,20}[ -]){0,2}(?!\p{Ll}*(?:able|ible|ed|ing|ly|ous|(?<!s)s) )\p{Ll}{3,20} (?:in|at|from|of|on|this side of) (?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Year|Level|Table|Figure|Section|Part|Chapter|Appendix)\p{Ll}*\b)(?:the )?\p{Lu}[\p{L}'’-]{1,30}(?: (?:of|the|\p{Lu}[\p{L}'’-]{1,30})){0,3}(?=[.,;)\n]|$)/gu,
    0.6,
  ],
  [
    "the one with something",
    new RegExp(
      `(?<=\\b(?:I|s?he)(?: (?:was|is|am)|['’](?:m|s)) )the (?:only )?one with (?:the|an?|his|her|my|no) (?!(?:problem|issue|idea|ideas|money|key|keys|authority|say|power|choice|experience|knowledge|most|best|right|answer|answers)\\b)${WORDS(1, 5)}`,
      "giu",
    ),
    0.55,
  ],
  [
    "the only one, said of somebody",
    new RegExp(
      `${OF_SOMEBODY}the (?:only|sole|lone|solitary|single|one and only|one) (?:other )?${NOUN} ${SCOPE}`,
      "giu",
    ),
    0.65,
  ],
  [
    "the lone one",
    new RegExp(
      `(?<!\\p{L})(?:the|our|a|an) (?:lone|solitary|one and only) (?!(?:wolf|parent|tree|star|figure|traveller|child|working|actor|gunman|voice)\\b)${NOUN} ${SCOPE}`,
      "giu",
    ),
    0.6,
  ],
  [
    "above all others, said of somebody",
    new RegExp(`${IS_SOMEBODY}the (?:${SUPERLATIVE})(?:[- ]ever)? ${NOUN} ${SCOPE}`, "giu"),
    0.65,
  ],
  [
    "first or last, said of somebody",
    new RegExp(
      `${OF_SOMEBODY}(?:among )?the (?:very )?(?:first|last|second|third)(?:[- ]ever)? (?:${NOUN} )?(?:${WORD} ){0,4}?to (?!(?:be|arrive|leave|know|admit|say|come|go|see|hear|speak|finish|tell|help|complain|agree|congratulate)\\b)${WORDS(1, 9)}`,
      "giu",
    ),
    0.65,
  ],
  [
    "first or last of what was done, said of somebody",
    new RegExp(
      `${OF_SOMEBODY}the (?:very )?(?:first|last)(?:[- ]ever)? ${NOUN} (?:\\p{L}{2,14}ed|born|chosen|sworn|shot|sent|hung|made) (?:in|at|on|to|by|from|before|for|under) ${WORDS(1, 9)}`,
      "giu",
    ),
    0.6,
  ],
  [
    "one of so few, said of somebody",
    new RegExp(
      `${OF_SOMEBODY}one of (?:only |just |the )?(?:two|three|four|five|six|a handful of|a dozen) ${NOUN} ${SCOPE}|(?<!\\p{L})one of (?:only|just) (?:two|three|four|five|six|a handful of|a dozen) people (?:with|${SCOPE.slice(3)}`,
      "giu",
    ),
    0.6,
  ],
  [
    "a place's only one, said of somebody",
    new RegExp(
      `${OF_SOMEBODY}(?:the )?(?!(?:mum|dad|mother|father|today|yesterday)['’])\\p{L}{2,20}['’]s (?:only|sole|first|last|${SUPERLATIVE})(?:[- ]ever)? (?!(?:friend|child|children|son|daughter|brother|sister|choice|chance|hope|day|week|mistake|worry|concern)s?(?!\\p{L}))${NOUN}(?: ${SCOPE}|(?=[.,;:!?]| and | but |$))`,
      "giu",
    ),
    0.55,
  ],
  [
    "first or last of a group to do it",
    new RegExp(
      `(?<!\\p{L})(?:the )?(?:very )?(?:first|last|youngest|oldest|only one)(?: one)? (?:(?:ever )|(?:in|from|of|on|at) (?!(?:line|all|the (?:queue|line|list|world))\\b)${WORDS(1, 5)} )to (?!(?:be|arrive|leave|know|admit|say|come|go|see|hear|speak|finish|tell|help|the|a|my|our|this|that)\\b)${WORDS(1, 9)}`,
      "giu",
    ),
    0.6,
  ],
  [
    "who did it",
    new RegExp(
      `${OF_SOMEBODY}the (?:same )?(?:man|woman|boy|girl|lad|lass|one|guy|bloke|chap|fella|person|kid|child|lady|fellow|nurse|teacher|doctor|driver|pilot|goalkeeper|player|officer|soldier|family|couple|pupil|student|farmer|judge|vicar|singer) who (?:once |first |famously |finally )?${DEED} ${WORDS(2, 12)}`,
      "giu",
    ),
    0.6,
  ],
  [
    "alone",
    new RegExp(
      `(?<!\\p{L})(?:I|he|she|they|we) alone (?:among|amongst|of|in|on|at|out of|could|can|survived|knows|knew|speaks|spoke|has|had|holds|held) ${WORDS(1, 9)}`,
      "giu",
    ),
    0.65,
  ],
  [
    "unique among",
    new RegExp(
      `(?<!\\p{L})(?:unique|unrivalled|unmatched|unequalled|unsurpassed|one of a kind|the odd one out|the exception|alone(?= among)) (?:among|amongst|in|on|at|within|across) (?!(?:its|that|this|being|every|each|any|a|an)\\b)(?:the |our |my |his |her |all )?${WORDS(1, 9)}`,
      "giu",
    ),
    0.55,
  ],
  [
    "nobody else, with what they do",
    new RegExp(
      `(?<!\\p{L})(?:nobody|no[- ]?one|none) else (?:in|on|at|from|within|for|of) (?!(?:need|charge|case|time|touch|sight)\\b)${WORDS(1, 5)} (?!(?:was|is|were|are) (?:in|there|here|hurt|home|around|about|available)\\b)(?:(?:has|had|is|was|can|could|will|would|does|did|ever) )?${WORDS(1, 7)}`,
      "giu",
    ),
    0.6,
  ],
  [
    "no other",
    new RegExp(
      `(?<!\\p{L})(?:there (?:is|was|['’]s) )?(?:no other|not another|never another|no (?:older|younger|taller|bigger|faster|finer|braver|longer[- ]serving|higher[- ]ranking|better[- ]known)(?: living)?) (?!(?:way|choice|option|reason|questions?|comments?|changes?|news|plans|thing|means|word|symptoms|injuries|problems|issues|concerns|bus|train|copies|evidence|claims?|business|matters|significant)\\b)${NOUN} (?:in|on|at|within|from|for miles) ${WORDS(1, 5)}(?: (?:has|had) (?:ever )?${WORDS(1, 5)})?`,
      "giu",
    ),
    0.55,
  ],
  [
    "no one had ever",
    new RegExp(
      `(?<!\\p{L})(?:no|never before had an?|something (?:that )?no(?: other)?) (?!(?:one|doubt|idea|way|decision|evidence|payment|complaint|issue|problem|reason)s?\\b)(?:${WORD} ){1,4}?(?:had|has|have|can|could) (?:ever |yet |match)${WORDS(1, 8)}`,
      "giu",
    ),
    0.55,
  ],
  [
    "apart from one",
    new RegExp(
      `(?<!\\p{L})(?:apart from|bar|except(?: for)?|other than|save(?: for)?|besides) (?:me|myself|him|himself|her|herself|us|ourselves),? (?:the (?:whole|entire|rest)|every(?:one|body)?|all|nobody|no[- ]?one|none|no other|not one) (?:${WORD} ){0,6}?(?:is|was|were|are|has|had|have|died|drowned|\\p{L}{3,12}ed)(?: ${WORDS(1, 6)})?`,
      "giu",
    ),
    0.6,
  ],
  [
    "all but one",
    new RegExp(
      `(?<!\\p{L})(?:every(?:one|body)|all|the whole ${WORD}|the entire ${WORD})(?: else)?(?: (?:in|on|at|of) ${WORDS(1, 4)})? (?:but|except(?: for)?|apart from|bar|save(?: for)?) (?:me|myself|him|himself|her|herself|us)(?![\\p{L}])`,
      "giu",
    ),
    0.5,
  ],
  [
    "all others were lost",
    new RegExp(
      `(?<!\\p{L})(?:every(?:one|body) else|all the others|the others|the rest of (?:the |us|them|his |her |my |our )${WORD}?) (?:(?:in|on|at|aboard|from) ${WORDS(1, 5)} )?(?:(?:was|were) (?:all )?(?:killed|drowned|lost|shot|murdered|buried|deported)|died|drowned|perished)(?! of old age)`,
      "giu",
    ),
    0.6,
  ],
  [
    "the one there is",
    new RegExp(
      `(?<!\\p{L})(?:there (?:is|was|['’]s)|we have|they have|it has) (?:just|only|but) (?:the )?one ${NOUN} (?:in|on|at|for|within) ${WORDS(1, 7)},? (?:and )?(?:that|it)(?:['’]s| is| was) (?:me|him|her|us|my ${WORD}|his ${WORD}|her ${WORD})`,
      "giu",
    ),
    0.65,
  ],
  [
    "of so many one",
    new RegExp(
      `(?<!\\p{L})of (?:the|our|those|all the) ${WORDS(1, 6)},? (?:only|just) (?:I|he|she|one|mine|hers|his|two|three) ${WORDS(1, 7)}`,
      "giu",
    ),
    0.55,
  ],
  [
    "champion",
    new RegExp(
      `(?<!\\p{L})(?:(?:the|a|an|our) )?(?:current|reigning|defending|undefeated|unbeaten|undisputed|(?:two|three|four|five|six|seven)-time|twice) (?:${WORD} ){0,3}?(?:champion|title[- ]holder|record[- ]holder|holder of the ${WORDS(1, 5)})(?!\\p{L})(?:(?<=champion|holder) (?:of|in|at) ${WORDS(1, 6)})?`,
      "giu",
    ),
    0.55,
  ],
  [
    "crowned",
    /(?<=\b(?:crowned|voted|named|elected|chosen as|proclaimed|declared) (?:as )?(?:the )?)(?:Miss|Mr|Mrs|[Kk]ing|[Qq]ueen|[Pp]layer|[Nn]urse|[Tt]eacher|[Ff]armer|[Bb]usinesswoman|[Bb]usinessman|[Aa]thlete|[Ss]portswoman|[Ss]portsman|[Aa]pprentice|[Cc]itizen|[Vv]olunteer|[Ee]mployee|[Ww]oman|[Mm]an|[Pp]erson) (?:(?:of|in|at|the|for) ){0,2}\p{Lu}[\p{L}'’-]{1,40}(?: (?:of|the|and|in|\p{Lu}[\p{L}'’-]{1,40}|\d{4})){0,5}(?<=[\p{L}\d])/gu,
    0.65,
  ],
  [
    "holder of an office, told otherwise",
    /\b(?:(?:twice|thrice|[Ss]ometime|[Oo]ne-time|[Ee]rstwhile|used to be(?: the)?|once(?: the)?|sworn in as(?: the)?|installed as(?: the)?|enthroned as(?: the)?|deposed(?: as)?(?: the)?|the then|the acting|the deposed|the exiled|the incumbent|incumbent) )(?:[\p{L}-]{1,20} ){0,2}?(?:mayor|mayoress|provost|MP|senator|governor|premier|president|chancellor|dean|rector|principal|head ?teacher|headmaster|headmistress|bishop|archbishop|vicar|abbot|abbess|curator|warden|sheriff|coroner|ambassador|consul|(?:high )?commissioner|chief|chieftain|king|queen|captain|editor|director|chair|chairman|harbour ?master|stationmaster|keeper|organist|conductor|commander|postmaster|postmistress)(?: (?:of|for|at|in) (?:the )?\p{Lu}[\p{L}'’-]{1,40}(?: (?:of|the|and|\p{Lu}[\p{L}'’-]{1,40})){0,4}(?<=\p{L}))/gu,
    0.65,
  ],
  [
    "of a ruler's household",
    new RegExp(
      `(?<!\\p{L})(?:(?:the |a )?${STAFF} (?:of|to) the ${FORMER}${RULER}(?!['’\\p{L}])|(?:the |a )${FORMER}${RULER}['’]s (?:own |former |last |personal |late |official |only |elder |younger )*${STAFF}(?!\\p{L}))`,
      "giu",
    ),
    0.6,
  ],
  [
    "bears a name",
    new RegExp(
      `(?<!\\p{L})(?:the |a )(?:(?!${STOP}\\b)${WORD} ){1,6}?(?:(?:that|which) )?(?:bears|carries) (?:his|her|my) (?:own )?(?:sur)?name(?!\\p{L})`,
      "giu",
    ),
    0.5,
  ],
];
