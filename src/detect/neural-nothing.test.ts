import { expect, test } from "vitest";
import { parseMarked } from "../../test/marked.js";
import type { SemanticType } from "../document/types.js";
import { goesOn, withFragmentsJoined } from "./neural-joins.js";
import { isNothing } from "./neural-nothing.js";
import { piecesOf } from "./neural-pieces.js";
import { typeOf } from "./neural-types.js";

function read(marked: string) {
  const { text, spans } = parseMarked(marked);
  const { type, ...span } = spans[0]!;
  return { text, type: type as SemanticType, span };
}

test.each([
  "[PERSON wid.] Hannah Oldknow",
  "Hannah, [PERSON w.], 55",
  "breast [DEM off] in March",
  "[CODE IOP 16/22 mmHg] (GAT)",
  "pax [QUANTITY 42K] intoxicated",
  "ASQ at [DATETIME 9-12/12]",
  "[QUANTITY one] Orville Swaby",
  "[QUANTITY 2/E] Vasylenko Ihor",
  "in the fund. [PERSON R]: I was born",
  "[CODE java.lang].NullPointerException",
  "Thread.run(Thread.[CODE java:1583])",
  "Customer.[PERSON getIban]()",
  "away ([LOC KO] 2.30pm)",
  "for the 3rd [PERSON XI] today",
  "Star sign [PERSON Virgo].",
  "Outlook [CODE 16.0.17928] crashed",
  "error [CODE 0x80070057]",
  "a [DEM bout] of meningitis",
  "([DEM prefers] 'Captain')",
  "who [MISC is having] chemo",
  "[MISC Discovered] the orcas",
  "[PERSON Monzo] me on this",
  "Year   [DATETIME 5]   Summer",
  "until [DATETIME next] week",
  "[LOC Case] No: KW23P00417",
  "Disc protrusion at [CODE L5/S1] of 6 mm",
  "118 g/L (ref [CODE 115-165]),",
  "Severity ([DATETIME 1-5])",
  "Patient   [PERSON Sex F]   Age",
  "Rooms: 4\nPets: [DEM 1]",
  "Mr Linley [DEM slipped] on it",
  "The [LOC Victoria] sponge sold out",
  "He bought [ORG Lemsip] there",
  "[PERSON Granda] is asleep",
  "the [DEM 62] bus was late",
  "Clementine Vance ([DATETIME 7B])",
  "Lesley; [DEM start] ramipril",
  "[PERSON Hosp] No 7741902",
  "[ORG EMS] was called",
  "her [DEM step]-dad came",
  "[PERSON Per] Marcus, it was late",
  "[ORG Iep Team Meeting Notes] - Confidential",
  "register an FIR [CODE u/s 420 IPC].",
  "shared WISC-V: [CODE FSIQ 71], VCI 84",
  "[DATETIME Interviewee 7] is a governor",
  "for DV. [DATETIME MARAC] 11/3",
  "[PERSON PIP] mandatory reconsideration",
  "[PERSON Kempt], tearful",
  "BP [CODE 185] (Doppler)",
  "G4 [CODE P1+2]. Son",
  "Hb'[DEM opathy] screen",
  "[CODE R/V Dr] Bielski",
  "Lorcan Whitcombe, [PERSON ARLA]",
  "moved to bed [DATETIME 14] at noon",
  "[PERSON Shes] took the dog",
  "([CODE TJC 2], SJC 1)",
  "[CODE OGRS3 32%/47%]",
  "[MISC RoSH: high] (public)",
  "[ORG TLCO] 52%",
  "anti[MISC -CCP] 12",
  "Assessment Report - Offender [DEM Manager] (PAROM1)",
  "ninth of the [CODE fourth seventy]",
  "[DATETIME Between] Monday and Friday",
  "R TKR 3/52 [DATETIME ago]",
  "come [DATETIME between] 8 and 12",
  "moved to [DATETIME days] under Sue",
  "Tobi ([DATETIME Year 4], Maple Class)",
  "Age: Over [DATETIME 18]",
  "K. Dunmore (Band [QUANTITY 6])",
  "ROM [CODE 5-95]",
  "visits [CODE x3/wk]",
  "Dx: [CODE R TKR]",
  "a [ORG silver] Ford",
  "[ORG ta] x",
  "3/5 [DEM left] leg",
  "Time: [QUANTITY approx] 0200 hrs",
  "sacked for stealing [MISC diesel]",
  "Danuta   [PERSON F] 47y",
  "[LOC McDonald] 2017 criteria",
  "[PERSON Interviewer] notes: TW composed",
  "Mr Abernethy's [LOC list]",
  "FTE: [DEM 0.8]",
  "[CODE MMSE] 27/30",
  "08:12:44 +[CODE 0000]",
  "[MISC BI]-RADS 2",
  "section 3 of [DATETIME 4]",
  "live with [DEM Nanny] Pat",
  "[DATETIME Last day]: 4 May",
  "[CODE Q41]. When did you see her?",
  "[PERSON A]. I did not.",
  "[CODE P07]: It was fine.",
  "TRANSCRIPT [CODE P07]\nP07: It was fine.",
  "[DATETIME Last day] worked: 14 Nov",
  "a [ORG CCJ] from then",
  "AOK Bayern, [LOC Vers.]-Nr. K123",
  "Dear [PERSON Sir or] Madam",
  "Philomena Bell (Mrs), [PERSON JP]",
  "[PERSON Ta],",
  "referred at [DATETIME 2];9 by",
  "D/[CODE C], open",
  "[DEM Year] group: 8",
  "bruise [PERSON L] thigh 3 cm",
  "O: [CODE QTc 452]. Then",
  "the walk[DEM -up] clinic",
  "[LOC County] Cllr Ashworth",
  "[DATETIME Update] 11:42 by Lukasz",
  "[DEM Mongolian] blue spot",
  "canteen [CODE 3/10]. The",
  "ALT 212 (10-[CODE 125]), lipase",
  "ALT 212 ([CODE 10]-125), lipase",
  "[PERSON CHI]: 1408121936",
  "\n[[DATETIME 3]] Ms Strachan said",
  "Hx of [LOC stillbirth] 2021",
  "\n12   [DATETIME Q.]   Good morning",
  "\n[QUANTITY 15]   A.   2750 Northwest",
  "\n[DATETIME 21]   MR. ABRAMOWITZ:  Object",
  "A. CNS, [ORG LPN]",
  "Witnessed: C. Duffy, [PERSON Garda] 34471K",
  "reads at [DATETIME 62 wpm] now",
  "SDQ total [DATETIME 24].",
  "IV x1 @[DATETIME 1340].",
  "charted it at [DATETIME 0250].",
  "drives a [LOC white Berlingo], 161",
  "on Trelegy [MISC Ellipta] one puff",
  "she [DEM translates] for mom",
  "a [DEM 40 pack year] history",
  "\n[DEM Clinician]: Shoshana Feld",
  "VA Form [CODE 21-4138]",
  "\n[ORG That] on November 20",
  "in a [LOC bsmt] apt at",
  "Four Paths P.[LOC O]",
  "[PERSON BOLO] issued",
  "She [DEM bit] a support worker",
  "\nDOB/[DATETIME Age]/Sex: 11/30/1949",
  "[LOC FIR No]. 812/23",
  "I passed [DEM out] at church",
  "between [QUANTITY FIM 41]/126",
  "INTERVIEW 7 ([PERSON F], 40s, Bradford)",
  "P7: [PERSON Er], in 1968",
  "[PERSON Bin] not collected",
  "[DEM black] mould on the wall",
  "my sister and [PERSON I] went",
  "[PERSON D.O.B.] 3rd of May",
  "the [DATETIME 3rd] (of 5) sister",
  "on shift [PERSON B]",
  "[PERSON R MCA] infarct",
])("%s is nothing", (marked) => {
  const { text, type, span } = read(marked);
  expect(isNothing(text, type, span)).toBe(true);
});

test.each([
  "[LOC Case] is a village",
  "[DATETIME first week] of May: rain",
  "with [PERSON A]. He left",
  "saw [PERSON Ta] there",
  "with [PERSON Sir Roderick]",
  "a [DEM Mongolian] doctor",
  "for [DATETIME three days]",
  "aged [DATETIME 18]",
  "over [DATETIME 84]",
  "lives at Unit [LOC 6]",
  "sort code [CODE 20-40-60]",
  "[ORG Silver] rang",
  "[PERSON Anna] notes: she was late",
  "some [QUANTITY two thirds] of it",
  "the trial of [MISC Bluebird]",
])("%s is something", (marked) => {
  const { text, type, span } = read(marked);
  expect(isNothing(text, type, span)).toBe(false);
});

test.each<[string, string]>([
  ["[LOC Hosp No 7741902]", "CODE 7741902"],
  ["previous [DATETIME L THR 2016]", "DATETIME 2016"],
  ["cost [QUANTITY £1.20, 31] were sold", "QUANTITY £1.20"],
  ["Wife [PERSON Mair d]. 2019", "PERSON Mair"],
  ["the [PERSON OT (Prue], from", "PERSON Prue"],
  ["wife [PERSON Irena. Ex]-miner", "PERSON Irena"],
  ["saw [PERSON Prof. Hirani] too", "PERSON Prof. Hirani"],
  ["with ([PERSON Cst. Bedi])", "PERSON Cst. Bedi"],
  ["From: [PERSON Mohd. Yousufuddin], no. 5", "PERSON Mohd. Yousufuddin"],
  ["for Lorna [DATETIME 10am Star] of the Sea", "DATETIME 10am"],
  ["on [DATETIME 10am Friday]", "DATETIME 10am Friday"],
  ["is [QUANTITY £2,318.77. TM] reported", "QUANTITY £2,318.77"],
  ["in [DATETIME MAY 2016]", "DATETIME MAY 2016"],
  ["[PERSON Tom Smith] rang", "PERSON Tom Smith"],
  ["Petitioner, [DEM aged 9. 2] his", "DEM aged 9"],
  ["[PERSON Dr. Chepkoech amputated] it", "PERSON Dr. Chepkoech"],
  ["with [PERSON Mr Parata's nan] in", "PERSON Mr Parata"],
  ["[CODE Rm 4118 – Kowalczyk], B.", "PERSON Kowalczyk"],
  ['one Fitzroy, [MISC o/c "Tallman]"', "PERSON Tallman"],
  ["memory care [CODE @ Siena] Court", "LOC Siena"],
  ["ref [CODE W.P.(C) No.616 of 2020]", "CODE W.P.(C) No.616 of 2020"],
  ["is [CODE Reg. No. 4471]", "CODE Reg. No. 4471"],
  ["plate [CODE ADR-4471. DA] referral", "CODE ADR-4471"],
  ["d/p [PERSON Brannigan i]/v'd by Holt", "PERSON Brannigan"],
  ["at [CODE 0113 496 0550, ext 22]", "CODE 0113 496 0550, ext 22"],
])("%s is %s", (marked, expected) => {
  const { text, type, span } = read(marked);
  const pieces = piecesOf(text, type, span);
  expect(pieces.map((one) => `${one.type} ${text.slice(one.start, one.end)}`)).toEqual([expected]);
});

test.each<[string, readonly string[]]>([
  ["mail [CODE jo@lund.org. TFN 123 456 782] is", ["CODE jo@lund.org", "CODE TFN 123 456 782"]],
  [
    "my [CODE jo@lund.org; NHS number 943 476 5919].",
    ["CODE jo@lund.org", "CODE NHS number 943 476 5919"],
  ],
  ["case [CODE LS2-9918. Policy no: 4471/B] now", ["CODE LS2-9918", "CODE Policy no: 4471/B"]],
  ["from [CODE 0600-1400. 0612] on", ["CODE 0600-1400", "CODE 0612"]],
  ["spoke to [PERSON Irena. Bob] said", ["PERSON Irena", "PERSON Bob"]],
  ["see [CODE https://pike.org/12. Ref X99-1]", ["CODE https://pike.org/12", "CODE Ref X99-1"]],
])("%s are %s", (marked, expected) => {
  const { text, type, span } = read(marked);
  const pieces = piecesOf(text, type, span);
  expect(pieces.map((one) => `${one.type} ${text.slice(one.start, one.end)}`)).toEqual(expected);
});

test.each<[string, SemanticType]>([
  ["and our [PERSON SENCO], Mr Ali", "DEM"],
  ["a tall [PERSON Geordie], laughing", "DEM"],
  ["with the [ORG CFO] and", "DEM"],
  ["daughter Bethan, [DATETIME 029 2018 0417]", "CODE"],
  ["Visited [LOC Bernadette Okafor] (79)", "PERSON"],
  ["this retired [PERSON thatcher], who", "DEM"],
  ["a [PERSON Yoruba] interpreter", "DEM"],
  ["before HM Senior [PERSON Coroner] for Wessex", "DEM"],
  ["PC 4417 [LOC Harrow] attended", "PERSON"],
  ["delivery by [PERSON Dussehra].", "DATETIME"],
  ["a proud [PERSON Yorta Yorta] person", "PERSON"],
  ["by [PERSON Michaelmas].", "DATETIME"],
  ["Nr [PERSON Sapperton]", "LOC"],
  ["an interpreter in [LOC Farsi].", "DEM"],
  ["owes Western [CODE £318] and", "QUANTITY"],
  ["middle of the [ORG A390] by", "LOC"],
  ["born [DATETIME 2.9kg], well", "QUANTITY"],
  ["at 8h [CODE 96 nmol/L]", "QUANTITY"],
  ["[ORG CNS Bev Tindall]", "PERSON"],
  ["(ext. [DATETIME 22])", "CODE"],
  ["plot [DATETIME 14b] (Mrs D)", "LOC"],
  ["the [ORG VP Clinical Ops] said", "DEM"],
  ["[LOC Sun 9th]. Chapel.", "DATETIME"],
  ["returned [QUANTITY 40 min] late", "DATETIME"],
  ["[LOC PC 8841 Marsh] called", "PERSON"],
  ["Yrs, P. [LOC Dhaliwal BDS GDC] 74412", "PERSON"],
  ["Known as: [MISC Noor]", "PERSON"],
  ["[PERSON Herpes zoster], 2019", "DEM"],
  ["[ORG PC Hallam] is round", "PERSON"],
  ["Employee: [ORG Gwilym Prosser-Hughes]", "PERSON"],
  ["Line manager: [ORG Harbour Housing Trust]", "ORG"],
  ["My father was the [PERSON Seneschal].", "DEM"],
  ["met the [PERSON Hendersons] there", "PERSON"],
  ["lipase [CODE 1,830]. Then", "QUANTITY"],
  ["and [PERSON Waitrose] asked once", "ORG"],
  ["nineteen out of [DATETIME twenty-two]", "QUANTITY"],
  ["Mo ([CODE no 7]): same here", "LOC"],
  ["at [ORG Scar Top Farm] since", "LOC"],
  ["Mr T Oyelaran, [PERSON Royal Stanmere]", "ORG"],
  ["Ms J. Fenwick of [PERSON Cafcass] said", "ORG"],
  ["I am [DATETIME five months pregnant], which", "DEM"],
  ["spoke to [PERSON PRIYA] today", "PERSON"],
  ["a [PERSON Tobi] moment", "PERSON"],
  ["the Travelodge on the [DATETIME A38];", "LOC"],
  ["English, [PERSON Igbo] (native)", "DEM"],
  ["signed  [LOC 01/12/22]", "DATETIME"],
  ["[LOC 47y]", "DATETIME"],
  ["blow dry [DATETIME £14].", "QUANTITY"],
  ["a job in [PERSON Georgia].", "LOC"],
  ["with [PERSON Georgia].", "PERSON"],
  ["showed up on [LOC Sun].", "DATETIME"],
  ["soup and one [LOC Fitzroy], o/c", "PERSON"],
  ["a youth they call [MISC Stamma], slim", "PERSON"],
  ["drinks at [PERSON The Brazen Head], Dublin", "ORG"],
  ["chemo at the [PERSON Freeman], and", "LOC"],
  ["left it to me and [LOC Barnaby], who", "PERSON"],
  ["a male, [DEM 6ft], slim", "QUANTITY"],
  ["a man [DEM six feet two] tall", "QUANTITY"],
])("%s is of type %s", (marked, expected) => {
  const { text, type, span } = read(marked);
  expect(typeOf(text, type, span)).toBe(expected);
});

test.each<[string, boolean]>([
  ["[PERSON OSTROWSKA], [PERSON Danuta]", true],
  ["[PERSON STUBBS], [PERSON Xylo] rang", false],
  ["[DEM Consultant] [DEM Neuroradiologist]", true],
  ["[DEM deaf] [DEM Catholic]", false],
  ["[MISC Star] of the [MISC Sea]", true],
  ["[MISC Star] and [MISC Sea]", false],
  ["[ORG THE] [ORG BOROUGH OF KESWATER]", true],
  ["[ORG Theatre] [ORG Borough Council]", false],
])("%s is one: %s", (marked, expected) => {
  const { text, spans } = parseMarked(marked);
  const [first, second] = spans as [(typeof spans)[0], (typeof spans)[0]];
  expect(goesOn(text, { ...first!, type: first!.type as SemanticType }, second!)).toBe(expected);
});

test.each<[string, string]>([
  ["known as '[DEM the Badger]', fisherman", "PERSON"],
  ["nicknamed “[LOC Bounty]”", "PERSON"],
  ["the firm '[ORG Bounty]'", "ORG"],
])("%s is a %s", (marked, expected) => {
  const { text, type, span } = read(marked);
  expect(typeOf(text, type, span)).toBe(expected);
});

test("a date before what was measured that day is a find of its own", () => {
  const { text, type, span } = read("[QUANTITY 19.3.24 INR 2.3]. Seen.");
  expect(
    piecesOf(text, type, span).map((one) => `${one.type} ${text.slice(one.start, one.end)}`),
  ).toEqual(["DATETIME 19.3.24", "QUANTITY INR 2.3"]);
});

test.each<[string, readonly string[]]>([
  ["at [ORG Cold] [LOC Keld] [ORG Farm] now", ["LOC Cold Keld Farm"]],
  ["hanged in [LOC Dizel] [PERSON Abad] [ORG prison];", ["ORG Dizel Abad prison"]],
  ["[ORG Cotswold] [DEM Veterinary Specialists]", ["ORG Cotswold Veterinary Specialists"]],
  ["told [PERSON Sarah] [ORG School] was shut", ["PERSON Sarah", "ORG School"]],
  ["remanded to [ORG HMP] [PERSON Stirling]", ["ORG HMP Stirling"]],
  ["loves the [LOC Fresno] [PERSON Grizzlies]", ["ORG Fresno Grizzlies"]],
  ["Hemi and [ORG Aroha] [PERSON Wihongi]", ["PERSON Aroha Wihongi"]],
  ["[LOC Wycliffe] [ORG Kiprotich] [PERSON Cheruiyot] ..", ["PERSON Wycliffe Kiprotich Cheruiyot"]],
  ["in [LOC Leeds] [PERSON Sarah] said", ["LOC Leeds", "PERSON Sarah"]],
  ["in [LOC Leeds] [PERSON Wihongi] said", ["LOC Leeds", "PERSON Wihongi"]],
])("fragments: %s", (marked, expected) => {
  const { text, spans } = parseMarked(marked);
  const found = spans.map((span) => ({
    ...span,
    type: span.type as SemanticType,
    score: 1,
    evidence: { rule: "test" },
  }));
  expect(
    withFragmentsJoined(text, found).map((one) => `${one.type} ${text.slice(one.start, one.end)}`),
  ).toEqual(expected);
});
