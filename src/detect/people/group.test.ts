import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import type { Mention } from "../../document/document.js";
import type { SemanticType } from "../../document/types.js";
import { groupMentions } from "./group.js";

/** The groups of a marked text as lists of the mentions' words. */
function groupsOf(marked: string, language?: string): string[][] {
  const { text, spans } = parseMarked(marked);
  const mentions = spans.map(
    ({ start, end, type }): Mention => ({
      start,
      end,
      type: type.replace(/\/.*/, "") as SemanticType,
      score: 1,
      detector: "test",
      evidence: {},
      ...(language !== undefined && { language }),
    }),
  );
  return groupMentions(text, mentions).map((group) =>
    group.mentions.map((i) => text.slice(mentions[i]!.start, mentions[i]!.end)),
  );
}

test.each<[why: string, marked: string, groups: string[][]]>([
  [
    "a title or a rank in the place of a name",
    "[PERSON Captain Irani] and [PERSON Sgt. Holt] met [PERSON Hajji Osman Elmi]. [PERSON the Captain] sat, [PERSON Sergeant] stood, [PERSON Hajji] spoke.",
    [
      ["Captain Irani", "the Captain"],
      ["Sgt. Holt", "Sergeant"],
      ["Hajji Osman Elmi", "Hajji"],
    ],
  ],
  [
    "a title that two people have, and a relative of whoever writes",
    "[PERSON Captain Irani], [PERSON Captain Moyo] and [PERSON Father Doyle] left. [PERSON The Captain] slept, [PERSON Father] did not.",
    [["Captain Irani"], ["Captain Moyo"], ["Father Doyle"], ["The Captain"], ["Father"]],
  ],
  [
    "what is said before a forename or behind it",
    "[PERSON Ms. Odile] and [PERSON Odile Thibodeaux]; [PERSON old Tibby], [PERSON Tibby]; [PERSON Syed Qaim Rizvi], [PERSON Qaim Sahib]; [PERSON Sister Agness], [PERSON Agness Namukolo]",
    [
      ["Ms. Odile", "Odile Thibodeaux"],
      ["old Tibby", "Tibby"],
      ["Syed Qaim Rizvi", "Qaim Sahib"],
      ["Sister Agness", "Agness Namukolo"],
    ],
  ],
  [
    "whom looks tell apart, whom an uncle is called after, and a surname",
    "[PERSON Big Tam] and [PERSON Wee Tam] know [PERSON Tam]. [PERSON Uncle Jack] and [PERSON Jack Fry]. [PERSON Young Park] and [PERSON Ji-ho Park]",
    [
      ["Big Tam"],
      ["Wee Tam"],
      ["Tam"],
      ["Uncle Jack"],
      ["Jack Fry"],
      ["Young Park"],
      ["Ji-ho Park"],
    ],
  ],
  [
    "who is called by the name of a relative",
    "[PERSON Baba Njeri] and [PERSON Njeri]; [PERSON Aino's boy] and [PERSON Mrs Aino Hakala]",
    [["Baba Njeri"], ["Njeri"], ["Aino's boy"], ["Mrs Aino Hakala"]],
  ],
  [
    "what is left of a forename before the whole, and pet names",
    "[PERSON Kip] came. [PERSON Kipchumba], [PERSON Chukwuemeka] and [PERSON Emeka], [PERSON Venkatesh Iyer] and [PERSON Venky], [PERSON Bazza] and [PERSON Barry Tonks], [PERSON Nazirah M.] and [PERSON Nazi]",
    [
      ["Kip", "Kipchumba"],
      ["Chukwuemeka", "Emeka"],
      ["Venkatesh Iyer", "Venky"],
      ["Bazza", "Barry Tonks"],
      ["Nazirah M.", "Nazi"],
    ],
  ],
  [
    "a forename of its own, and a beginning of two",
    "[PERSON Anna] and [PERSON Annabel], [PERSON Polly] and [PERSON Mary], [PERSON Rob] and [PERSON Robin], [PERSON Kip], [PERSON Kipchumba] and [PERSON Kipkoech]",
    [
      ["Anna"],
      ["Annabel"],
      ["Polly"],
      ["Mary"],
      ["Rob"],
      ["Robin"],
      ["Kip"],
      ["Kipchumba"],
      ["Kipkoech"],
    ],
  ],
  [
    "a letter and letters",
    "[PERSON Qudsia Begum], [PERSON Cathal Ó Gríofa], [PERSON Senga McCorquodale], [PERSON Marc-Olivier] and [PERSON Brother Fidelis]: [PERSON Q] for [PERSON C.Ó.G.], [PERSON S McC], [PERSON M-O] and [PERSON Br. F.]",
    [
      ["Qudsia Begum", "Q"],
      ["Cathal Ó Gríofa", "C.Ó.G."],
      ["Senga McCorquodale", "S McC"],
      ["Marc-Olivier", "M-O"],
      ["Brother Fidelis", "Br. F."],
    ],
  ],
  [
    "letters of which one is nobody's",
    "[PERSON Qudsia Begum] told [PERSON Q] and [PERSON Z.] so",
    [["Qudsia Begum"], ["Q"], ["Z."]],
  ],
  [
    "fields of a form without a colon, and what somebody is called",
    "Surname [PERSON SO]  First [PERSON FELIX]  DOB 17-09-04\n1 Family name  [PERSON Lette]   2 Given  [PERSON Barnaby]   3 Known as  [PERSON Boss]\nKin [PERSON Teuila So], [PERSON Ada Lette]",
    [["SO", "FELIX"], ["Lette", "Barnaby", "Boss"], ["Teuila So"], ["Ada Lette"]],
  ],
  [
    "brackets, births and another script",
    '[PERSON Eulalia Tafoya] ([PERSON Lala]), [PERSON Norman Petrie] ("[PERSON Faither]"), [PERSON Skeeter] ([PERSON L. McNamara]), [PERSON Mamuka Lomidze] (Georgian: [PERSON მამუკა]), [PERSON Arsenium] (born [PERSON Radu Popa]), [PERSON Ann Berg], née [PERSON Holm]: [PERSON Ann Holm]',
    [
      ["Eulalia Tafoya", "Lala"],
      ["Norman Petrie", "Faither"],
      ["Skeeter", "L. McNamara"],
      ["Mamuka Lomidze", "მამუკა"],
      ["Arsenium", "Radu Popa"],
      ["Ann Berg", "Ann Holm"],
      ["Holm"],
    ],
  ],
  [
    "letters of a double forename, a degree behind the surname first, a cross before a signature, an Irish surname",
    "[PERSON Marie-Claire Roy] signs [PERSON M-C Roy]; [PERSON WEATHERSBEE, LYLE DO] is [PERSON Dr. Weathersbee]; [PERSON Begaye, Leandra Rose], [PERSON X Leandra R. Begaye]; [PERSON Pádraig Mac Giolla Easpaig], [PERSON Mr Mac Giolla Easpaig]",
    [
      ["Marie-Claire Roy", "M-C Roy"],
      ["WEATHERSBEE, LYLE DO", "Dr. Weathersbee"],
      ["Begaye, Leandra Rose", "X Leandra R. Begaye"],
      ["Pádraig Mac Giolla Easpaig", "Mr Mac Giolla Easpaig"],
    ],
  ],
  [
    "another person in brackets",
    "[PERSON Anna] ([PERSON Peter]), [PERSON Édith] ([PERSON Réjean]), [PERSON Mary Orr] ([PERSON John]) and [PERSON Ann Berg] ([PERSON Tom Berg])",
    [
      ["Anna"],
      ["Peter"],
      ["Édith"],
      ["Réjean"],
      ["Mary Orr"],
      ["John"],
      ["Ann Berg"],
      ["Tom Berg"],
    ],
  ],
  [
    "a by-name in quotation marks, a kinship and letters behind the name, a surname in capitals that is first",
    '[PERSON "Nobby"] and [PERSON Nobby]; [PERSON Irena Hrycak (daughter)] and [PERSON Irena]; [PERSON Kyle Brand, PA-C] and [PERSON K. Brand]; [PERSON SHEIKH-DOYLE Kieran], [PERSON Sheikh-Doyle]; [PERSON Adil Khan (Apon)], [PERSON Apon]',
    [
      ['"Nobby"', "Nobby"],
      ["Irena Hrycak (daughter)", "Irena"],
      ["Kyle Brand, PA-C", "K. Brand"],
      ["SHEIKH-DOYLE Kieran", "Sheikh-Doyle"],
      ["Adil Khan (Apon)", "Apon"],
    ],
  ],
  [
    "a rank and no rank, the same title before half of a surname",
    "[PERSON Miss I. Farquhar] and [PERSON Major Farquhar]; [PERSON Dr Pascoe-Lim], [PERSON Dr Lim]; [PERSON Rodney Biggs-Hall], [PERSON Mr Hall]",
    [
      ["Miss I. Farquhar"],
      ["Major Farquhar"],
      ["Dr Pascoe-Lim", "Dr Lim"],
      ["Rodney Biggs-Hall"],
      ["Mr Hall"],
    ],
  ],
  [
    "a forename, and an initial before a surname",
    "[PERSON Seamus] drives on Monday. From [PERSON S. Hanna]: not me. [PERSON Tom] and [PERSON Tim] know [PERSON T. Orr]",
    [["Seamus", "S. Hanna"], ["Tom"], ["Tim"], ["T. Orr"]],
  ],
  [
    "the first half of a double forename",
    "[PERSON Skye-Louise] and [PERSON Tyler-Jay]. [PERSON Skye] sleeps, [PERSON Tyler] does not.",
    [
      ["Skye-Louise", "Skye"],
      ["Tyler-Jay", "Tyler"],
    ],
  ],
  [
    "two double forenames with one first half",
    "[PERSON Skye-Louise] and [PERSON Skye-Ann]. [PERSON Skye] sleeps.",
    [["Skye-Louise"], ["Skye-Ann"], ["Skye"]],
  ],
  [
    "who has a title for a name",
    "[PERSON Mr Ikram Sheikh] fell. [PERSON Mr Sheikh] is well.",
    [["Mr Ikram Sheikh", "Mr Sheikh"]],
  ],
  [
    "a nickname before the surname",
    '[PERSON "Psycho" Pattison] ran. [PERSON Pattison] shouted.',
    [['"Psycho" Pattison', "Pattison"]],
  ],
  [
    "an officer with a number",
    "[PERSON DC 18832 Hollis] asked. [PERSON DC HOLLIS] said. [PERSON PC U1138 Orr], [PERSON PC Orr].",
    [
      ["DC 18832 Hollis", "DC HOLLIS"],
      ["PC U1138 Orr", "PC Orr"],
    ],
  ],
  [
    "letters behind a name",
    "[PERSON Dr Ada Olawale] wrote it. [PERSON Dr A Olawale MBBS MRCPsych]",
    [["Dr Ada Olawale", "Dr A Olawale MBBS MRCPsych"]],
  ],
  [
    "the first two of three names",
    "[PERSON Selam Tesfay Haile] came. [PERSON Selam Tesfay] said so. [PERSON Peter James Orr], [PERSON Peter James], [PERSON Mr James]",
    [["Selam Tesfay Haile", "Selam Tesfay"], ["Peter James Orr"], ["Peter James", "Mr James"]],
  ],
  [
    "letters and a forename before the full name",
    "Re [PERSON A.R.]: [PERSON Aliyah] told us. [PERSON Aliyah Rahimi] is 13.",
    [["A.R.", "Aliyah", "Aliyah Rahimi"]],
  ],
  [
    "somebody called with a sign",
    "[PERSON @Jo-Anne Stubbs] can you? [PERSON Jo-Anne Stubbs]: on it",
    [["@Jo-Anne Stubbs", "Jo-Anne Stubbs"]],
  ],
  [
    "a title that fits one of a family",
    "[PERSON Sadia Hussain] and her son [PERSON Bilal Hussain]. [PERSON Mrs Hussain] signed.",
    [["Sadia Hussain", "Mrs Hussain"], ["Bilal Hussain"]],
  ],
  [
    "a title and a surname are not somebody of the other sex, whom the text names alone with that surname",
    "[PERSON Anna Parker] rang. [PERSON Mr Parker] was out, [PERSON Mrs Parker] was in. [PERSON Gideon Thorne] met [PERSON Ms Thorne].",
    [["Anna Parker", "Mrs Parker"], ["Mr Parker"], ["Gideon Thorne"], ["Ms Thorne"]],
  ],
  [
    "a full name with the other title is who it says",
    "[PERSON Andrea Conti] rang. [PERSON Mr Andrea Conti] was out, [PERSON Mr Conti] said.",
    [["Andrea Conti", "Mr Andrea Conti", "Mr Conti"]],
  ],
  [
    "a relative's sex by the word before the name",
    "[PERSON Mr Horace Linley] fell; daughter [PERSON Bethan Linley] knows. [PERSON Mr Linley] is well.",
    [["Mr Horace Linley", "Mr Linley"], ["Bethan Linley"]],
  ],
  [
    "an account by the initial and the surname of its holder",
    "By [PERSON s.fairbrother] for [PERSON Oyin Bakare]; [PERSON sfairbrother] enabled [PERSON OBAKARE].",
    [
      ["s.fairbrother", "sfairbrother"],
      ["Oyin Bakare", "OBAKARE"],
    ],
  ],
  [
    "the first half of a given name",
    "Plan for [PERSON Lottie-Mae]. [PERSON Lottie] likes it; so does [PERSON Jean], not [PERSON Jean-Paul Roy].",
    [
      ["Lottie-Mae", "Lottie"],
      ["Jean", "Jean-Paul Roy"],
    ],
  ],
  [
    "a title before a given name",
    "[PERSON Mr. Lennox Ramkissoon-Bell] and [PERSON Thomas Pike] sat. [PERSON Mr. Lennox] spoke, [PERSON Mr Thomas] did not.",
    [["Mr. Lennox Ramkissoon-Bell", "Mr. Lennox"], ["Thomas Pike"], ["Mr Thomas"]],
  ],
  [
    "a given name and a letter, an honorific, a rank on board",
    "[PERSON Mutinta Hamoonga] met [PERSON Mutinta H]; [PERSON Hoshino-san] met [PERSON Mr Hoshino], [PERSON 3/E Bondarenko] met [PERSON Bondarenko].",
    [
      ["Mutinta Hamoonga", "Mutinta H"],
      ["Hoshino-san", "Mr Hoshino"],
      ["3/E Bondarenko", "Bondarenko"],
    ],
  ],
  [
    "the last of somebody's letters",
    "[PERSON Mr R. P.] and [PERSON Ms E. V.] came. [PERSON Mr P.] left, [PERSON Ms V.] and [PERSON Ms P.] stayed.",
    [["Mr R. P.", "Mr P."], ["Ms E. V.", "Ms V."], ["Ms P."]],
  ],
  [
    "an account that two people may have",
    "[PERSON Anna Berg], [PERSON Arne Berg]; [PERSON aberg] logged in.",
    [["Anna Berg"], ["Arne Berg"], ["aberg"]],
  ],
  [
    "a couple by its surname",
    "[PERSON Mr] and [PERSON Mrs Pike] came. [PERSON Mrs Pike] rang, [PERSON Mr Pike] did not. [PERSON Mr] & [PERSON Mrs Hall] left.",
    [["Mr", "Mr Pike"], ["Mrs Pike", "Mrs Pike"], ["Mr"], ["Mrs Hall"]],
  ],
  [
    "a couple whose initial is the husband's",
    "[PERSON Dr] and [PERSON Mrs T. Kessler] object. [PERSON Mrs Kessler] is blind, says [PERSON Dr Kessler].",
    [
      ["Dr", "Dr Kessler"],
      ["Mrs T. Kessler", "Mrs Kessler"],
    ],
  ],
  [
    "a knight, a lady of the south and a by-name",
    "[PERSON Sir Alec Strood], then [PERSON Sir Alec]. [PERSON Verna Guidry], or [PERSON Ms. Verna]. [PERSON Delroy Bent], known as [PERSON Tallest]; [PERSON Tallest] ran.",
    [
      ["Sir Alec Strood", "Sir Alec"],
      ["Verna Guidry", "Ms. Verna"],
      ["Delroy Bent", "Tallest", "Tallest"],
    ],
  ],
  [
    "a father who is called senior, and a son who is called Jr",
    "[PERSON Mr Tewolde Kidane] fled. [PERSON Mr Kidane] senior, his father, died. [PERSON Rev. Thomas R. Harkness] left [PERSON Thomas Jr.] and [PERSON Elizabeth Harkness]; her uncle [PERSON Eli] is dead.",
    [
      ["Mr Tewolde Kidane"],
      ["Mr Kidane"],
      ["Rev. Thomas R. Harkness"],
      ["Thomas Jr."],
      ["Elizabeth Harkness"],
      ["Eli"],
    ],
  ],
  [
    "whom somebody calls",
    "[PERSON T. Wojcik] called [PERSON Mrs. V]; [PERSON Anna Schmidt] (called [PERSON Nanni]) left.",
    [["T. Wojcik"], ["Mrs. V"], ["Anna Schmidt", "Nanni"]],
  ],
  [
    "a couple of whom nobody is named, and their son",
    "Dear [PERSON Mr and Mrs Cupido], your son [PERSON Jayden Cupido] ... [PERSON Jayden] and [PERSON Mr Cupido]. [PERSON Jayden Cupido] stays; [PERSON Mr Cupido] left.",
    [
      ["Mr and Mrs Cupido"],
      ["Jayden Cupido", "Jayden", "Jayden Cupido"],
      ["Mr Cupido", "Mr Cupido"],
    ],
  ],
  [
    "a couple whose names are known",
    "[PERSON Mr and Mrs Finch] came: [PERSON Peter Finch] and [PERSON Joan Finch]. [PERSON Mr Finch] spoke.",
    [["Mr and Mrs Finch"], ["Peter Finch", "Mr Finch"], ["Joan Finch"]],
  ],
  [
    "a surname of two words with a capital, and letters beside a name",
    "[PERSON Fintan Mac Giolla] and [PERSON Mr Mac Giolla]; [PERSON Mr Gerhardus van Tonder] and [PERSON Mr Van Tonder]; [PERSON Dr Aoife Considine  MCRN] and [PERSON Aoife Considine].",
    [
      ["Fintan Mac Giolla", "Mr Mac Giolla"],
      ["Mr Gerhardus van Tonder", "Mr Van Tonder"],
      ["Dr Aoife Considine  MCRN", "Aoife Considine"],
    ],
  ],
  [
    "a surname that comes first",
    "[PERSON Tan Wei Ling] called. [PERSON Wei Ling] came, and [PERSON Mdm Tan] denies. [PERSON Mrs Lee] met [PERSON Lee Ann Womack].",
    [["Tan Wei Ling", "Wei Ling", "Mdm Tan"], ["Mrs Lee"], ["Lee Ann Womack"]],
  ],
  [
    "what somebody is called, before and after her name, and the letters of a name of two halves",
    '[PERSON Billie Harkness] or [PERSON Wilhelmina "Billie" Harkness], [PERSON Billie]. [PERSON Kirsten Halvorsen-Boyd] signs [PERSON K.H.B.].',
    [
      ["Billie Harkness", 'Wilhelmina "Billie" Harkness', "Billie"],
      ["Kirsten Halvorsen-Boyd", "K.H.B."],
    ],
  ],
  [
    "a hyphenated forename",
    "[PERSON Jean-Pierre Dupont] came. [PERSON Jean-Pierre] left; [PERSON Prof. Dr. med. H. Brückner] stayed, and [PERSON Brückner] spoke.",
    [
      ["Jean-Pierre Dupont", "Jean-Pierre"],
      ["Prof. Dr. med. H. Brückner", "Brückner"],
    ],
  ],
  [
    "a surname cut down to its letters",
    "[PERSON Mrs Yvette Blagrove] and [PERSON Hyacinth Amoako-Lindt]: [PERSON Mrs B] thanked [PERSON H. A-L].",
    [
      ["Mrs Yvette Blagrove", "Mrs B"],
      ["Hyacinth Amoako-Lindt", "H. A-L"],
    ],
  ],
  [
    "people called by letters",
    "[PERSON Mr A] and [PERSON Ms B] met [PERSON Dr Baker].",
    [["Mr A"], ["Ms B"], ["Dr Baker"]],
  ],
  [
    "two fields of a form",
    "Surname: [PERSON OGUNDIPE]\nFirst name: [PERSON Temitope]\nThen [PERSON Mrs Ogundipe] came with [PERSON Ada].",
    [["OGUNDIPE", "Temitope", "Mrs Ogundipe"], ["Ada"]],
  ],
  [
    "a rank and a forename cut short",
    "[PERSON Cst. Bedi] and [PERSON Cst. Leblanc] met [PERSON Thos. Ogden] and [PERSON Thos. Quill]; [PERSON Mr Ogden] left.",
    [["Cst. Bedi"], ["Cst. Leblanc"], ["Thos. Ogden", "Mr Ogden"], ["Thos. Quill"]],
  ],
  [
    "a surname with 'Mr' is no forename",
    "[PERSON Thomas Baker] met [PERSON Mr Thomas].",
    [["Thomas Baker"], ["Mr Thomas"]],
  ],
  [
    "a genitive without its apostrophe",
    "[PERSON Noah] left. [PERSON Noahs] cousin and [PERSON Mr Williams] with [PERSON William] came.",
    [["Noah", "Noahs"], ["Mr Williams"], ["William"]],
  ],
  [
    "a person under every form",
    "[PERSON Mr Galip Yalman], [PERSON Yalman], [PERSON G. Yalman], [PERSON Galip], [PERSON GALIP YALMAN], [PERSON Yalman, G.], [PERSON G.Y.], [PERSON Yalman's]",
    [
      [
        "Mr Galip Yalman",
        "Yalman",
        "G. Yalman",
        "Galip",
        "GALIP YALMAN",
        "Yalman, G.",
        "G.Y.",
        "Yalman's",
      ],
    ],
  ],
  [
    "the short form first",
    "[PERSON Yalman] said; [PERSON Mr Yalman]; later [PERSON Galip Yalman]",
    [["Yalman", "Mr Yalman", "Galip Yalman"]],
  ],
  [
    "titles of other languages",
    "[PERSON Frau Dipl.-Psych. Mertens] and [PERSON Frau Mertens]; [PERSON mevrouw G. Nijenhuis] and [PERSON Nijenhuis]; [PERSON Overlæge Jens-Peter Bundgaard], [PERSON Jens-Peter Bundgaard]",
    [
      ["Frau Dipl.-Psych. Mertens", "Frau Mertens"],
      ["mevrouw G. Nijenhuis", "Nijenhuis"],
      ["Overlæge Jens-Peter Bundgaard", "Jens-Peter Bundgaard"],
    ],
  ],
  [
    "the sex of forenames",
    "[PERSON Herr Zschocke], [PERSON Cornelia Zschocke]; [PERSON Frau Pfütze] is no [PERSON Rico Pfütze]",
    [["Herr Zschocke"], ["Cornelia Zschocke"], ["Frau Pfütze"], ["Rico Pfütze"]],
  ],
  [
    "half of a double surname",
    "[PERSON Frau Fatime Berisha-Keller], [PERSON Frau Berisha]; [PERSON Noah Krüger-Wolff] and his mother [PERSON Frau Krüger]",
    [["Frau Fatime Berisha-Keller", "Frau Berisha"], ["Noah Krüger-Wolff"], ["Frau Krüger"]],
  ],
  [
    "different given names",
    "[PERSON Anna Nowak] and [PERSON Jan Nowak] and [PERSON J. Nowak]",
    [["Anna Nowak"], ["Jan Nowak", "J. Nowak"]],
  ],
  [
    "a surname alone is none of two who bear it",
    "[PERSON Nowak] v. the State. [PERSON Anna Nowak] met [PERSON Jan Nowak]. [PERSON Nowak] left. [PERSON Anna Nowak] stayed; [PERSON Nowak] too.",
    [["Nowak", "Nowak", "Nowak"], ["Anna Nowak", "Anna Nowak"], ["Jan Nowak"]],
  ],
  [
    "a title says who of two is meant, where only one can be",
    "[PERSON Mrs Anna Nowak] met [PERSON Mr Jan Nowak]. [PERSON Mrs Nowak] left. [PERSON Mr Nowak] and [PERSON J. Nowak] stayed.",
    [
      ["Mrs Anna Nowak", "Mrs Nowak"],
      ["Mr Jan Nowak", "Mr Nowak", "J. Nowak"],
    ],
  ],
  [
    "short forms are their names",
    "[PERSON Rebecca Thornbury] wrote. [PERSON Becky Thornbury] and [PERSON Becky]; [PERSON Bea] is [PERSON Beatrix Lund], [PERSON Bob] nobody's",
    [["Rebecca Thornbury", "Becky Thornbury", "Becky"], ["Bea", "Beatrix Lund"], ["Bob"]],
  ],
  [
    "letters are whose they begin",
    "[PERSON Rebecca Thornbury], [PERSON Hans Karl Berg]: [PERSON RT] met [PERSON HKB] and [PERSON SM]",
    [["Rebecca Thornbury", "RT"], ["Hans Karl Berg", "HKB"], ["SM"]],
  ],
  [
    "titles of different gender",
    "[PERSON Mr Brown] and [PERSON Mrs Brown]; [PERSON Mr Brown] sat, [PERSON Mrs Eve Brown] stood",
    [
      ["Mr Brown", "Mr Brown"],
      ["Mrs Brown", "Mrs Eve Brown"],
    ],
  ],
  [
    "a couple is nobody of the two",
    "[PERSON Mr and Mrs Gül] came; [PERSON Mr Gül] spoke for [PERSON Mr and Mrs Gül]",
    [["Mr and Mrs Gül", "Mr and Mrs Gül"], ["Mr Gül"]],
  ],
  [
    "initials that disagree",
    "[PERSON G.Y.] and [PERSON G.K.] and [PERSON A. Kaya] and [PERSON B. Kaya]",
    [["G.Y."], ["G.K."], ["A. Kaya"], ["B. Kaya"]],
  ],
  [
    "initials before the name, surname first, diacritics, middle names",
    "[PERSON Ş.Ö.] is [PERSON Şule Öztürk], [PERSON Ozturk Sule], [PERSON Ms Şule Ayşe Öztürk], [PERSON Ş. A. Öztürk]",
    [["Ş.Ö.", "Şule Öztürk", "Ozturk Sule", "Ms Şule Ayşe Öztürk", "Ş. A. Öztürk"]],
  ],
  [
    "letters that are words elsewhere",
    "[PERSON Ola Nowak] and [PERSON Rebecca Thornbury] wrote; [PERSON RT] and [PERSON ON] met",
    [
      ["Ola Nowak", "ON"],
      ["Rebecca Thornbury", "RT"],
    ],
  ],
  [
    "letters before the name, and letters of two",
    "[PERSON RT] rang [PERSON AB]. [PERSON Rebecca Thornbury], [PERSON Ann Berg] and [PERSON Aud Bakke] came, [PERSON AB] not",
    [["RT", "Rebecca Thornbury"], ["AB", "AB"], ["Ann Berg"], ["Aud Bakke"]],
  ],
  [
    "particles and honours",
    "[PERSON Captain Jan van der Berg], [PERSON van der Berg] and [PERSON Jan van der Berg QC]",
    [["Captain Jan van der Berg", "van der Berg", "Jan van der Berg QC"]],
  ],
  [
    "names without capitals",
    "[PERSON lempi] and [PERSON LEMPI] and [PERSON lempi] and [PERSON ольга]",
    [["lempi", "LEMPI", "lempi"], ["ольга"]],
  ],
  [
    "organizations: acronym, article, legal form, case",
    "The [ORG European Court of Human Rights] and the [ORG ECHR]: [ORG the ECHR's]; [ORG Muster GmbH], [ORG MUSTER], [ORG the Muster]",
    [
      ["European Court of Human Rights", "ECHR", "the ECHR's"],
      ["Muster GmbH", "MUSTER", "the Muster"],
    ],
  ],
  [
    "organizations: defined names",
    "the [ORG Ministry of Justice] (“the Ministry”) told the [ORG Royal Bank] (hereinafter “RB”). The [ORG Ministry] and [ORG RB] agreed.",
    [
      ["Ministry of Justice", "Ministry"],
      ["Royal Bank", "RB"],
    ],
  ],
  [
    "organizations that share words",
    "[ORG Kraków District Court], [ORG District Court], [ORG Kraków Regional Court], [ORG Prison (Austria)], [ORG Austria]",
    [
      ["Kraków District Court"],
      ["District Court"],
      ["Kraków Regional Court"],
      ["Prison (Austria)"],
      ["Austria"],
    ],
  ],
  [
    "dates in any order and form",
    "[DATETIME 4 June 1975], [DATETIME June 4th, 1975], [DATETIME Wednesday, 4 June 1975], [DATETIME 04.06.1975], [DATETIME 1975-06-04], [DATETIME 6 April 1975], [DATETIME June 1975]",
    [
      ["4 June 1975", "June 4th, 1975", "Wednesday, 4 June 1975", "04.06.1975", "1975-06-04"],
      ["6 April 1975"],
      ["June 1975"],
    ],
  ],
  [
    "dates of an order that cannot be told, and spans of time",
    "[DATETIME 4/6/1975] [DATETIME 4 June 1975] [DATETIME 4/6/1975] [DATETIME from 1 May to 2 June] [DATETIME from 2 May to 1 June]",
    [["4/6/1975", "4/6/1975"], ["4 June 1975"], ["from 1 May to 2 June"], ["from 2 May to 1 June"]],
  ],
  [
    "other types by their words, never across types",
    "[LOC Łódź] [LOC LODZ] [ORG Łódź] [DEM Polish  national] [DEM polish national] [CODE 12/3] [QUANTITY 12/3]",
    [["Łódź", "LODZ"], ["Łódź"], ["Polish  national", "polish national"], ["12/3"], ["12/3"]],
  ],
])("groups: %s", (_, marked, groups) => {
  expect(groupsOf(marked)).toEqual(groups);
});

test("reading order does not depend on the order of the list", () => {
  const text = "Anna Nowak, Nowak, Jan Nowak";
  const person = (start: number, end: number): Mention => ({
    start,
    end,
    type: "PERSON",
    score: 1,
    detector: "test",
    evidence: {},
  });
  const mentions = [person(19, 28), person(12, 17), person(0, 10)];
  expect(groupMentions(text, mentions)).toEqual([
    { type: "PERSON", mentions: [2] },
    { type: "PERSON", mentions: [1] },
    { type: "PERSON", mentions: [0] },
  ]);
});

test("ten thousand people of one surname stay apart", () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `Mr ${givenName(i)} Nowak`);
  const text = names.join(", ");
  let at = 0;
  const mentions = names.map((name): Mention => {
    const start = at;
    at += name.length + 2;
    return {
      start,
      end: start + name.length,
      type: "PERSON",
      score: 1,
      detector: "test",
      evidence: {},
    };
  });
  expect(groupMentions(text, mentions)).toHaveLength(10_000);
});

/** A made-up given name for each number: no two alike, all of more than one letter. */
function givenName(i: number): string {
  const letters = "abcdefghij";
  return `Q${[...String(i).padStart(4, "0")].map((digit) => letters[Number(digit)]).join("")}`;
}

test.each<[language: string, marked: string, groups: string[][]]>([
  [
    "es",
    "[PERSON Dña. Nélida Ogando Prieto] y [PERSON Dña. Cristina Vázquez-Ulloa]",
    [["Dña. Nélida Ogando Prieto"], ["Dña. Cristina Vázquez-Ulloa"]],
  ],
  ["da", "[PERSON Tenna Munch] og [PERSON Tennas]", [["Tenna Munch", "Tennas"]]],
  ["sv", "[PERSON Lars Holm] och [PERSON Peter Holms]", [["Lars Holm"], ["Peter Holms"]]],
  [
    "es",
    "[PERSON Guadalupe Briones Tovar], la [PERSON señora Briones]",
    [["Guadalupe Briones Tovar", "señora Briones"]],
  ],
  [
    "fr",
    "[PERSON Réjean Thibodeau], [PERSON M. Thibodeau]",
    [["Réjean Thibodeau", "M. Thibodeau"]],
  ],
  ["fr", "[PERSON M. Paul Roche], [PERSON Mme Roche]", [["M. Paul Roche"], ["Mme Roche"]]],
  [
    "it",
    "[PERSON Manuela Pezzotta], [PERSON signora Manuela]",
    [["Manuela Pezzotta", "signora Manuela"]],
  ],
  [
    "pl",
    "[PERSON Damiana Ruchały], [PERSON Damian Ruchała]",
    [["Damiana Ruchały", "Damian Ruchała"]],
  ],
  ["pl", "[PERSON pana Sebastiana Kuca], [PERSON pan Kuc]", [["pana Sebastiana Kuca", "pan Kuc"]]],
  [
    "pl",
    "[PERSON Dominik Nowak], [PERSON Dominika Nowak]",
    [["Dominik Nowak"], ["Dominika Nowak"]],
  ],
  [
    "pl",
    "[PERSON Antka Zięby], [PERSON Antek], [PERSON Justyna Zięba]",
    [["Antka Zięby", "Antek"], ["Justyna Zięba"]],
  ],
  ["pl", "[PERSON Jan Kowalski], [PERSON Anna Kowalska]", [["Jan Kowalski"], ["Anna Kowalska"]]],
  [
    "pl",
    "[PERSON Anna Lis], [PERSON Annie Lis], [PERSON Annę]",
    [["Anna Lis", "Annie Lis", "Annę"]],
  ],
  [
    "pl",
    "[PERSON Wiesław Tokarczyk], [PERSON Tokarczykowi]",
    [["Wiesław Tokarczyk", "Tokarczykowi"]],
  ],
  [
    "hr",
    "[PERSON Stjepana Horvatića], [PERSON Stjepan Horvatić]",
    [["Stjepana Horvatića", "Stjepan Horvatić"]],
  ],
  [
    "sk",
    "[PERSON MUDr. Evy Hudecovej], [PERSON Eva Hudecová]",
    [["MUDr. Evy Hudecovej", "Eva Hudecová"]],
  ],
])("%s: %s", (language, marked, groups) => {
  expect(groupsOf(marked, language)).toEqual(groups);
});
