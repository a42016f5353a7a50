import type { Detector, Found } from "../../kit/detector.js";
import { listOf } from "../../kit/phrases.js";
import { matchesIn } from "../../search/matches.js";
import { TOLD } from "./uniqueness-told.js";

/** Who or what can be the only one of its kind: people by trade, family, origin; bodies and places. */
const WHO = `(?:${listOf(`
  woman, man, girl, boy, lad, lass, lady, gentleman, female, male, person, child, survivor, widow, widower, twin, triplets?, veteran, refugee, immigrant, foreigner, Muslim,
  Jew, Christian, Catholic, Sikh, Hindu, Buddhist, Quaker, vegan, mother, father, parent, grandmother, grandfather, sister, brother, daughter, son, grandson, granddaughter, grandchild, cousin, uncle, aunt, wife, husband, niece, nephew, heir,
  heiress, resident, inhabitant, villager, islander, local, doctor, nurse, midwife, GP, surgeon, dentist, vet, pharmacist, chemist, teacher, head ?teacher, headmistress, headmaster, professor,
  lecturer, pupil, student, graduate, apprentice, judge, barrister, solicitor, lawyer, magistrate, notary, coroner, policeman, policewoman, officer, soldier, sailor, airman, pilot, driver, captain,
  skipper, fisherman, farmer, shepherd, crofter, blacksmith, carpenter, thatcher, plumber, electrician, engineer, scientist, chemist, physicist, mathematician, programmer, developer, manager, director,
  employee, worker, colleague, member, trustee, partner, tenant, owner, landlord, landlady, publican, shopkeeper, baker, butcher, postman, postmistress, postmaster, librarian, curator, vicar, priest, rabbi,
  imam, minister, bishop, nun, monk, verger, organist, pianist, violinist, cellist, harpist, flautist, piper, drummer, conductor, composer, singer, soprano, tenor, musician, artist, painter, sculptor, potter, weaver, poet,
  novelist, author, writer, journalist, editor, photographer, actor, actress, dancer, comedian, player, goalkeeper, striker, footballer, cricketer, bowler, cyclist, runner, swimmer, diver, climber, mountaineer, sailor, rower,
  jockey, boxer, wrestler, referee, coach, champion, medallist, winner, recipient, holder, candidate, councillor, MP, MEP, senator, politician, mayor, mayoress, ambassador, carer, patient, donor, volunteer, lifeguard, firefighter,
  paramedic, translator, interpreter, speaker, tailor, cobbler, cooper, farrier, wheelwright, beekeeper, falconer, gamekeeper, gardener, chef, cook, brewer, distiller, watchmaker, clockmaker, jeweller, locksmith, bookbinder, lighthouse keeper, bell ?ringer,
  bell founder, undertaker, choir, band, orchestra, quartet, club, team, school, shop, pub, surgery, clinic, practice, bakery, farm, hotel, family, household, couple, company, firm, church, mosque, synagogue, temple, theatre, cinema, library, museum, newspaper, brewery,
  Scot, Scotsman, Scotswoman, Welshman, Welshwoman, Irishman, Irishwoman, Englishman, Englishwoman, Briton, Pole, Dane, Swede, Finn, Turk, Kurd, Croat, Serb, Greek, African, Asian, American, Australian, Canadian, Indian, Pakistani, Bangladeshi, Nigerian, Kenyan, Somali, Iranian, Iraqi, Syrian,
  German, Frenchman, Frenchwoman, Italian, Spaniard, Norwegian, Russian, Ukrainian, Romanian, Bulgarian, Hungarian, Vietnamese, Chinese, Japanese, Korean, Brazilian, Mexican, Jamaican, one`)
  .map((word) => `${word}s?`)
  .join("|")})`;
/** Parties, of whom every case has a first or only one, so that it says nothing. */
const NOT_WHO =
  "(?!\\S*(?:applicant|respondent|defendant|claimant|complainant|accused|appellant)s?\\b)";

// bounded, so that a run of letters without blanks is not read anew from each of them
const WORD = "[\\p{L}\\p{N}'’-]{1,40}";
const ADJECTIVES = `(?:(?!(?:thing|way|time|reason|of|in|on|at|to|who|that|is|was|and|or|but|name)\\b)${WORD} ){0,3}?`;
/** 'on the night shift', 'in the village of Oakham', 'to dive the wreck', 'who speaks Cornish', 'ever elected'. */
const WITHIN = `(?: (?:in|on|at|of|from|among|within|for|with|under|over|this side of|to|who|ever|left|living|alive|still|elected|appointed|ordained|trained|born|named|allowed|licensed|chosen)\\b(?! (?:that|this|it|them|all)\\b)(?: (?!(?:and|but|or|because|since|when|while|so|is|was|were|had|has|said|I(?! (?:by|of|in|and|to|with|from|who)\\b)|he|she|we|they|you|there|though|although|if|then|now)\\b)${WORD}){0,11})`;

const HOLDERS = `(?:${listOf(`
  lord mayor, mayor, mayoress, provost, MP, MEP, MSP, member of parliament, senator, governor, prime minister, first minister, president, vice-president, chancellor, vice-chancellor, dean, provost, rector, principal, headteacher,
  head teacher, headmaster, headmistress, head, chair, chairman, chairwoman, chief executive, chief constable, chief inspector, managing director, director, founder, co-founder, owner, captain, skipper, manager, coach, conductor, editor, editor-in-chief,
  bishop, archbishop, vicar, rector, priest, abbot, abbess, imam, rabbi, canon, archdeacon, curator, keeper, warden, clerk, sheriff, high sheriff, coroner, lord lieutenant, ambassador, consul, commander, commanding officer, colonel, master, lead singer, drummer, bassist, organist,
  director of music, postmistress, postmaster, stationmaster, harbour master, harbourmaster, town crier, poet laureate, leader, secretary, treasurer, commodore, bandmaster, choirmaster, matron, medical director, clinical director`).join(
  "|",
)})`;

const PRIZE =
  "(?:Prize|Award|Medal|Cup|Trophy|Cross|Shield|Championships?|Title|Scholarship|Fellowship|Grand Prix|Open|Derby|Marathon|BAFTA|Oscar|Grammy|Emmy|MBE|OBE|CBE|Order of \\p{Lu}\\p{Ll}+)";
const PROPER = "(?:(?:\\p{Lu}[\\p{L}'’-]{0,40}|\\d{4}|of|the|for|and) ){0,6}";

/** Any agent by its ending, where no list has it: 'conservator'; not 'the only answer'. */
const AGENT =
  "(?!(?:computer|factor|answer|number|matter|paper|letter|order|corner|other|water|power|error|door|floor|offer|winter|summer|quarter|chapter|cover|dinner|server|folder|printer|counter|danger|river|tower|center|filter|layer|parameter|character|barrier|border|reminder|remainder|consumer|container|indicator|monitor|motor|mirror|sensor|author|color|trailer|freezer|boiler|heater|charger|adapter|router|scanner|calendar|member|user|buyer|bidder|customer|visitor|caller|taker)\\b)\\p{Ll}{3,40}(?:er|or|ist|ian|smith|eon|wright|grapher|logist)";
/** What is the only one in every text and says nothing of somebody. */
const NO_KIND =
  "(?:breadwinner|earner|carer|provider|guardian|trader|occupant|occupier|owner|tenant|beneficiary|executor|proprietor|parent|ones?|thing|way|reason|time|option|choice|problem|evidence|source|cause|exception|person (?:who|that|to))";
const FUNCTION =
  "(?:and|but|or|so|because|since|when|while|if|as|is|was|were|are|had|has|have|in|on|at|of|from|to|for|with|by|who|that|which|than|said)";
const KIN =
  "(?:brother|sister|twin|son|daughter|wife|husband|widow|widower|mother|father|nephew|niece|cousin|grandson|granddaughter|uncle|aunt|partner|ex-wife|ex-husband)";

const FORMS: readonly (readonly [string, RegExp, number])[] = [
  [
    "only one",
    new RegExp(
      `(?<!\\byou(?:['’]re| are) )\\b(?:the|my|his|her|their|our|its) (?:only|sole|one and only)(?: other)? ${NOT_WHO}${ADJECTIVES}${WHO}(?![\\p{L}-])${WITHIN}`,
      "giu",
    ),
    0.75,
  ],
  [
    "only one, without an article",
    new RegExp(
      `(?<=(?:^|[\\n.:;•*–—(-][ \\t]{0,4}|, |\\b(?:is|was|am|as|being|still|now|and) ))(?:only|sole) ${NOT_WHO}(?!(?:an?|the|my|his|her|our|their|this|that)\\b)${ADJECTIVES}(?!(?:persons?|ones?|child|members?|teams?|clubs?|shops?|company|firm|family|couple|tenant|owner|parent|player)\\b)(?:${WHO}(?<![^s]s)|(?!${NO_KIND}\\b)${AGENT})(?![\\p{L}-])(?= (?:in|on|at|within|among|of|from|this side of|left|ever|alive) )(?! (?:\\S{1,40} ){0,5}(?:could|can|may|might|must|would|should|will|are|is)\\b)(?! of (?:an?|two|three|four) )(?! in (?:need|an emergency|charge|\\w+ cases?)\\b)${WITHIN}(?=[ \\t]{0,4}(?:$|[.,;:!?)\\n–—]| (?:and|but|who|with|when|since|aged|\\d)\\b))`,
      "giu",
    ),
    0.65,
  ],
  [
    "only one by trade",
    new RegExp(
      `\\b(?:the|our|its) (?:only|sole)(?: other)? ${NOT_WHO}${ADJECTIVES}${AGENT}(?![\\p{L}-])(?= (?:in|on|at|within) (?:the|this|our|all) )${WITHIN}`,
      "giu",
    ),
    0.7,
  ],
  [
    "our only one",
    new RegExp(
      `\\b(?:our|the (?:team|ward|office|school|village|club|unit|company|department)['’]s) (?:only|sole) ${NOT_WHO}(?!(?:member|person|one)\\b)${ADJECTIVES}${WHO}(?![\\p{L}-])`,
      "giu",
    ),
    0.65,
  ],
  [
    "only one, said of somebody",
    new RegExp(
      `(?<=\\b(?:I am|I['’]m|I was|s?he is|s?he was|s?he['’]s|who is|who was|being|as) )(?:the|our|their) (?:only|sole)(?: other)? ${NOT_WHO}(?!${NO_KIND}\\b)${WORD}(?: (?!${FUNCTION}\\b)${WORD}){0,3}(?![\\p{L}-])(?:${WITHIN})?`,
      "giu",
    ),
    0.7,
  ],
  [
    "last of those left",
    new RegExp(
      `\\bthe last (?:surviving|living|remaining|known) (?!(?:one|thing|option|copy|copies|version|address|employer)s?\\b)${WORD}(?: ${WORD})?${WITHIN}`,
      "giu",
    ),
    0.7,
  ],
  [
    "kin of a holder",
    new RegExp(
      `\\b(?:the |a |our )?${KIN} of (?:the |our |a )(?:former |late |current |then |deputy |local )?${HOLDERS}(?![\\p{L}-])(?: of (?:\\p{Lu}[\\p{L}'’-]{0,40} ?){1,3})?`,
      "giu",
    ),
    0.65,
  ],
  [
    "survivor",
    /\b(?:an? |the |one of the )?(?:\p{Ll}{1,40} )?survivors? of the (?:[\p{Lu}\d][\p{L}\d'’-]{0,40} ){1,4}(?:\p{Ll}{1,40} ){0,2}(?:disaster|massacre|crash|bombing|siege|fire|flood|earthquake|shipwreck|sinking|attack|genocide|collapse|explosion)\b/gu,
    0.7,
  ],
  [
    "first or last",
    new RegExp(
      `\\b(?:(?:the|as|was|became|being|is|a) )?(?:very )?(?:first|last|second|third)(?:-ever| ever| surviving| remaining| living)? ${NOT_WHO}${ADJECTIVES}${WHO}(?![\\p{L}-]) (?:(?:in|on|at|of|from|within) (?:(?!(?:and|but|or|who|to)\\b)${WORD} ){1,6})?(?:to |ever |who (?:has |had )?)(?!the\\b|be\\b ?$)${WORD}(?: (?!(?:and|but|or|who|which|because)\\b)${WORD}){0,7}(?<=[\\p{L}\\p{N}])`,
      "giu",
    ),
    0.75,
  ],
  [
    "first or last of a group",
    new RegExp(
      `\\b(?:the )(?:first|last)(?: surviving| remaining| living| female| male| black| Asian| openly gay)? ${NOT_WHO}${WHO}(?![\\p{L}-]) (?:of|in|on|at) (?:the |this |our |his |her )?(?!(?:and|but|or|is|was|to)\\b)${WORD}(?: (?!(?:and|but|or|is|was|to)\\b)${WORD}){0,4}(?<=[\\p{L}\\p{N}])`,
      "giu",
    ),
    0.6,
  ],
  [
    "superlative",
    new RegExp(
      `\\b(?:the |one of the )?(?:\\p{L}{1,40}['’]s |world['’]s |country['’]s )?(?:youngest|oldest|eldest|tallest|shortest|heaviest|fastest|longest[- ](?:serving|standing|lived)|highest[- ](?:paid|ranking)|most (?:decorated|senior|northerly|remote|successful|famous))(?:-ever)? ${NOT_WHO}${ADJECTIVES}${WHO}(?![\\p{L}-])${WITHIN}`,
      "giu",
    ),
    0.7,
  ],
  [
    "superlative of a body",
    new RegExp(
      `\\b(?:${WORD} )?${WORD}['’]s (?:youngest|oldest|eldest|tallest|longest[- ]serving|fastest|most senior) (?:ever )?${NOT_WHO}${WHO}(?![\\p{L}-])`,
      "giu",
    ),
    0.55,
  ],
  [
    "one of a few",
    new RegExp(
      `\\bone of (?:only|just|the only|the last|the first|the few|no more than|fewer than)(?: a)? ?(?:two|three|four|five|six|seven|eight|nine|ten|a dozen|dozen|handful of|few|[0-9]{1,2})? ?${ADJECTIVES}(?:${WHO}|\\p{Ll}{3,40}(?:ers|ors|ists|ians|ies|smiths|men|women|eons))(?![\\p{L}-])${WITHIN}?`,
      "giu",
    ),
    0.7,
  ],
  [
    "one of two",
    /\bone of (?:two|three|four|five) (?:who|that) (?:(?!(?:and|but|or|so)\b)[\p{L}\p{N}'’-]{1,40} ?){1,7}(?<=[\p{L}\p{N}])/giu,
    0.6,
  ],
  [
    "one of the two",
    /\bone of the (?:two|three) (?:\p{Ll}{2,40} ){0,2}\p{Ll}{2,40}s (?:for|in|on|of|at|with|under|who|that) (?:(?!(?:and|but|or|so|is|was|were|had|has|said)\b)[\p{L}\p{N}'’-]{1,40} ?){1,6}(?<=[\p{L}\p{N}])/giu,
    0.6,
  ],
  [
    "holder of an office",
    new RegExp(
      `\\b(?:(?:[Ff]ormer(?:ly)?|[Ee]x|[Cc]urrent|[Tt]hen|[Dd]eputy|[Pp]ast|[Ss]itting|[Oo]utgoing|[Rr]etired|[Aa]cting|[Ll]ong-serving|[Nn]ewly elected)[- ](?:the )?){1,4}(?:[\\p{L}]{1,40} )?${HOLDERS} (?:of|for|at|in) (?:the |its |our )?(?:\\p{Lu}[\\p{L}\\p{N}'’&-]{0,40}(?: (?:of|the|and|upon|on|in) (?=\\p{Lu})| (?=\\p{Lu}))?){1,7}`,
      "gu",
    ),
    0.75,
  ],
  [
    "single holder",
    /\b(?:[Tt]he|as|is|was|became|elected|appointed|made) (?:[Ll]ord )?(?:mayor|mayoress|provost|MP|MEP|bishop|archbishop|dean|vicar|rector|abbot|abbess|headteacher|headmaster|headmistress|chief constable|chief executive|town crier|harbour ?master|stationmaster|postmistress|postmaster|lighthouse keeper|poet laureate|high sheriff|vice-chancellor|captain|founder|lead singer|drummer|bassist) (?:of|for|at) (?:the )?(?:\p{Lu}[\p{L}\p{N}'’&-]{0,40}(?: (?:of|the|and|upon|on|in) (?=\p{Lu})| (?=\p{Lu}))?){1,7}/gu,
    0.65,
  ],
  [
    "single holder of a district",
    new RegExp(
      `(?<=\\b(?:is|was|am|as|became|s?he['’]s|I['’]m) )(?:the|our) (?:county|borough|city|district|town|area|parish|village|local|island) (?:${HOLDERS}|archivist|surveyor|vet|blacksmith|constable)(?![\\p{L}-])`,
      "giu",
    ),
    0.6,
  ],
  [
    "the village's own",
    new RegExp(
      `\\b(?:the|our) (?:village|town|island|parish|hamlet|valley|college|school|hospital|regiment|club)['’]s (?:only |own |first |last )?(?:${WORD} )?(?!team\\b|shop\\b|members?\\b)${WHO}(?![\\p{L}-])`,
      "giu",
    ),
    0.5,
  ],
  [
    "record",
    /\b(?:(?:held|holds|holding|set|sets|broke|breaks|broken|beat) (?:the|a|an|his|her) (?:[\p{L}0-9.-]{1,40} ){0,4}record(?: (?:for|in|at|of) (?!(?:and|but)\b)[\p{L}\p{N}'’-]{1,40}(?: (?!(?:and|but)\b)[\p{L}\p{N}'’-]{1,40}){0,5}(?<=[\p{L}\p{N}]))?|(?:(?:[\p{L}-]{1,40} ){0,2}(?:world|national|county|club|Olympic|Guinness(?: World)?|British|Scottish|Welsh|Irish|English|European|Commonwealth|course|school|track)) record[ -]holder(?: (?:for|in|at|of) (?!(?:and|but)\b)[\p{L}\p{N}'’-]{1,40}(?: (?!(?:and|but)\b)[\p{L}\p{N}'’-]{1,40}){0,4}(?<=[\p{L}\p{N}]))?)/giu,
    0.7,
  ],
  [
    "prize",
    new RegExp(
      `\\b(?:[Ww]on|[Ww]inning|[Ww]ins|[Ww]inner of|[Rr]eceived|[Aa]warded|[Rr]ecipient of|[Hh]older of|[Ss]hortlisted for|[Nn]ominated for) (?:the |a |an )${PROPER}${PRIZE}(?: (?:for|in|at) (?!(?:and|but)\\b)${WORD}(?: (?!(?:and|but)\\b)${WORD}){0,5}(?<=[\\p{L}\\p{N}]))?`,
      "gu",
    ),
    0.7,
  ],
  [
    "laureate",
    /\b(?:(?:Nobel|Booker|Pulitzer|Turner|Stirling|Olympic|Paralympic|Commonwealth|World|European|British|National|County|Oscar|BAFTA|Grammy|Wimbledon|Mastermind|Bake Off|Eurovision)(?: [\p{L}-]{1,40}){0,3} (?:winner|laureate|champion|finalist|(?:gold |silver |bronze )?medallist|runner-up|contestant)|(?:two|three|four|five)-time (?:[\p{L}-]{1,40} ){0,3}(?:winner|champion|medallist))(?: (?:in|at|of|for) [\p{L}\p{N}'’-]{1,40}(?: [\p{L}\p{N}'’-]{1,40}){0,3}(?<=[\p{L}\p{N}]))?/gu,
    0.7,
  ],
  [
    "nobody else",
    /\b(?:nobody|no one|no-one|no other (?:woman|man|person|family|doctor|teacher|pupil|player|member|farmer|shop)) (?:else )?(?:in|on|at) (?:the|this|our|his|her) (?!(?:and|but|was|is|had)\b)[\p{L}'’-]{1,40}(?: (?!(?:and|but|was|is|had)\b)[\p{L}'’-]{1,40}){0,3}(?<=\p{L})(?= (?:has|had|speaks|spoke|can|could|does|did|plays|played|makes|made|keeps|kept|is|was) )/giu,
    0.5,
  ],
  ...TOLD,
];

/** Forms that many share in some trades ('won an Academy Award'): what a model reads decides whether they go. */
const DISTINCTIONS: ReadonlySet<string> = new Set([
  "record",
  "prize",
  "laureate",
  "champion",
  "crowned",
  "holder of an office, told otherwise",
]);

/** What is not part of the phrase at its end. */
const TRAILING =
  / (?:and|but|or|the|a|an|of|to|in|on|at|for|with|from|who|that|which|by|as|his|her|their|my|our|I|he|she|it|they|we|said|says)$/iu;
const HINT =
  /\b(?:only|sole|first|last|second|third|past|retired|received|recipient|finalist|contestant|medal|runner|survivor|holder|young|old|eld|tall|short|heav|fast|long|high|most|former|ex|record|prize|award|medal|won|winner|champion|laureate|nobody|no one|no-one|no other|one of|village|town|island|lord|mayor|vicar|bishop|arch|captain|skipper|founder|head|director|dean|rector|abb|provost|chief|chancellor|harbour|station|post|poet|sheriff|lighthouse|lead singer|drummer|bassist|county|borough|city|district|area|parish|local|then|acting|deputy|editor|M[EP]?P\b|town crier)/i;

/**
 * What is true of one person or thing alone: 'the only woman on the night shift', 'first Scot to dive the wreck',
 * 'former mayor of Otley', records and prizes. Not 'the only thing', 'first of all', 'for the record'.
 */
export const uniqueness: Detector = {
  name: "uniqueness",
  finds: ["MISC/uniqueness", "MISC/distinction"],
  patterns: FORMS.map(([name, regex, score]) => ({ name, regex, score })),
  needs: FORMS.map(([, regex]) => regex),
  detect(input): Found[] {
    const found: Found[] = [];
    for (const [rule, regex, score] of HINT.test(input.text) ? FORMS : TOLD) {
      for (const { index, 0: match } of matchesIn(regex, input)) {
        let words = match.trimEnd();
        for (let shorter = words.replace(TRAILING, ""); shorter !== words; ) {
          words = shorter;
          shorter = words.replace(TRAILING, "");
        }
        const end = index + words.length;
        const known = found.findIndex((one) => one.start < end && index < one.end);
        const span = {
          start: index,
          end,
          type: "MISC",
          subtype: DISTINCTIONS.has(rule) ? "distinction" : "uniqueness",
          score,
          evidence: { rule },
        } as const;
        if (known < 0) found.push(span);
        else if (found[known]!.end - found[known]!.start < words.length) found[known] = span;
      }
    }
    return found;
  },
};
