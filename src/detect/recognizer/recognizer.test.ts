import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { findIn, testDetector } from "../../../test/marked.js";
import { loadRecognizer, type RecognizedSpan, type Recognizer } from "../../models/recognizer.js";
import { neuralDetector } from "./recognizer.js";

/** A recognizer that reports the given words of a text, as far as they are in it. */
function saying(type: RecognizedSpan["type"], ...words: string[]): Recognizer {
  const decision = { DIRECT: 0.7, QUASI: 0.2, NO_MASK: 0.1 };
  return {
    name: "test",
    networkMilliseconds: 0,
    close: async () => {},
    recognize: async (texts) =>
      texts.map((text) => {
        let from = 0;
        const spans = words.flatMap((word) => {
          const start = text.indexOf(word, from);
          if (start < 0) return [];
          from = start + word.length;
          return [{ start, end: from, type, score: 0.9, decision }];
        });
        return { spans, unread: [], judge: () => decision, inside: () => 0.5 };
      }),
  };
}

test("a text without capitals is read in title case too", async () => {
  const detector = neuralDetector(saying("PERSON", "Putu Wirawan"));
  const text = "please ask putu wirawan for it";
  const { found } = await detector.examine({ text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["putu wirawan"]);
  expect((await detector.examine({ text: `Well, ${text}` })).found).toEqual([]);
});

test.each<[string, string, string]>([
  ["He is deaf in one ear.", "deaf in one", "deaf in one ear"],
  [
    "He lost the sight of his left eye.",
    "lost the sight of his left",
    "lost the sight of his left eye",
  ],
  [
    "with a pin in her right little finger now",
    "a pin in her right",
    "a pin in her right little finger",
  ],
  ["burns to both hands.", "burns to both", "burns to both hands"],
  ["He is deaf in one or the other", "deaf in one", "deaf in one"],
  ["a nurse on one Monday", "a nurse on one", "a nurse on one"],
  ["is a nurse in her spare", "nurse", "nurse"],
])("%s: an attribute does not end before its noun", async (text, read, expected) => {
  const { found } = await neuralDetector(saying("DEM", read)).examine({ text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([expected]);
});

test.each<[type: "LOC" | "PERSON" | "DEM" | "MISC" | "DATETIME", string, string, string]>([
  ["LOC", "held nine months in Me'eter then", "Me", "Me'eter"],
  ["LOC", "as you'll see, Leeds'll win", "Leeds", "Leeds"],
  ["PERSON", "Thos. Coulthard, shot-firer", "Thos", "Thos. Coulthard"],
  [
    "DEM",
    "an ex-nun (eight years with the nuns)",
    "years with the nuns",
    "eight years with the nuns",
  ],
  ["DEM", "he is the butcher's youngest", "butcher's", "butcher"],
  ["DEM", "she has Crohn's, too", "Crohn's", "Crohn's"],
  ["MISC", "parked the Facel Vega beneath it", "Facel Vega beneath it", "Facel Vega"],
  ["DATETIME", "in prison until next Easter", "Easter", "next Easter"],
  ["LOC", "quarryman, of 3, Paragon-street, who", "Paragon-street", "3, Paragon-street"],
  ["DEM", "she was going blind", "going blind", "blind"],
  ["DEM", "He's got the prostate cancer", "got the prostate cancer", "prostate cancer"],
  ["LOC", "at the Hebden Bridge branch today", "Hebden Bridge branch", "Hebden Bridge"],
  ["DATETIME", "Bev Roe - 12/05/2025", "- 12/05/2025", "12/05/2025"],
  ["LOC", "the Mitre public house", "Mitre public", "Mitre public house"],
])("%s in '%s' has the borders of its words", async (type, text, read, expected) => {
  const { found } = await neuralDetector(saying(type, read)).examine({ text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([expected]);
});

test("a verb in small letters before a name is none of it; a forename in small letters is", async () => {
  const detector = neuralDetector(saying("PERSON", "met Bob Jones", "priya Rao"));
  const text = "met Bob Jones and priya Rao";
  const { found } = await detector.examine({ text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["Bob Jones", "priya Rao"]);
});

test.each<[string, string, string[], string[]]>([
  [
    "a border within a word",
    "met Catherine, Smithson.",
    ["ther", "Smith"],
    ["Catherine", "Smithson"],
  ],
  ["a border within a decomposed letter", "Andre\u0301 left", ["Andre"], ["Andre\u0301"]],
  ["a border within an astral letter", "x 𝒜𝒷 y", ["𝒷"], ["𝒜𝒷"]],
  ["spaces and punctuation at the edges", "so ' Ann Lee, ' he", ["' Ann Lee, '"], ["Ann Lee"]],
  ["a closing quote", "“The Sun” says", ["“The Sun”"], ["The Sun"]],
  [
    "a gap between columns",
    "A. Lee          M. Roe",
    ["A. Lee          M. Roe"],
    ["A. Lee", "M. Roe"],
  ],
  ["an unpaired bracket", "(see Rome) there", ["Rome)"], ["Rome"]],
  ["an unpaired opening bracket", "Oslo (Norway", ["(Norway"], ["Norway"]],
  ["brackets around all of it", "[09:12] Ann", ["[09:12]"], ["09:12"]],
  ["a bracket that belongs", "at IBM (UK) today", ["IBM (UK)"], ["IBM (UK)"]],
  ["signs of amounts", "€5 to -3% or +4°", ["€5", "-3%", "+4°"], ["€5", "-3%", "+4°"]],
  [
    "an abbreviation's dot",
    "Dr J. R. at 9 p.m. (Acme Inc.) left.",
    ["J. R.", "9 p.m.", "Acme Inc.)", "left."],
    ["J. R.", "9 p.m.", "Acme Inc.", "left"],
  ],
  ["the end of a sentence", "with Raj P. My desk", ["Raj P."], ["Raj P"]],
  ["handles", "ask @ann_b, please", ["@ann_b,"], ["@ann_b"]],
  ["a blank line", "Ann Lee\n\nBob Ray left", ["Lee\n\nBob Ray"], ["Lee", "Bob Ray"]],
  ["a blank line with spaces", "Ann\n \t\n  Bob", ["Ann\n \t\n  Bob"], ["Ann", "Bob"]],
  ["a line break alone", "Ann\nLee", ["Ann\nLee"], ["Ann\nLee"]],
  ["nothing but signs", "Ann -- Bob ...", ["--", "..."], []],
  ["two parts of a word", "a Smithson b", ["Smi", "son"], ["Smithson"]],
  [
    "a name in pieces",
    "met Tony William Godfrey.",
    ["Tony", "William", "Godfrey"],
    ["Tony William Godfrey"],
  ],
  ["a name in the genitive", "re Cllr Stone's dogs", ["Cllr Stone's"], ["Cllr Stone"]],
  ["the ending of a genitive", "the widow’s pension", ["s"], []],
  [
    "a nickname in quotation marks",
    'saw Winifred "Freda" Ashcombe there',
    ["Winifred", 'Freda" Ashcombe'],
    ['Winifred "Freda" Ashcombe'],
  ],
  ["a title after a name", "saw Ann Lee Mr Roe", ["Ann Lee", "Mr Roe"], ["Ann Lee", "Mr Roe"]],
  ["names with a comma between", "met Ann, Bob", ["Ann", "Bob"], ["Ann", "Bob"]],
  ["function words alone", "some of the, and in", ["of the", "and"], []],
  ["a form feed", "Ann\fBob", ["Ann"], ["Ann"]],
])("%s", async (_, text, spans, expected) => {
  const { found } = await neuralDetector(saying("PERSON", ...spans)).examine({ text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test.each<[string, string, string]>([
  ["the Human Rights Building, Strasbourg", "Human Rights Building, Strasbourg", "LOC"],
  ["Brompton Barracks", "Brompton Barracks", "LOC"],
  ["the Building Society", "Building Society", "ORG"],
  ["River Island Ltd", "River Island Ltd", "ORG"],
])("an organization that is called a place: %s", async (text, words, type) => {
  const [found] = await findIn(neuralDetector(saying("ORG", words)), text);
  expect(found).toMatchObject({ type });
});

test.each<[string, string, string]>([
  ["represented by Pierce Glynn, a firm of solicitors", "Pierce Glynn", "ORG"],
  ["represented by Mr Pierce Glynn, solicitors", "Mr Pierce Glynn", "PERSON"],
  ["represented by Mr A. Roe and Ann Lee, lawyers", "Ann Lee", "PERSON"],
  ["asked the Home Secretary to", "Home Secretary", "DEM"],
  ["met Bishop there", "Bishop", "PERSON"],
  ["saw Judge Elliott", "Judge Elliott", "PERSON"],
])("a person by the model: %s", async (text, words, type) => {
  const [found] = await findIn(neuralDetector(saying("PERSON", words)), text);
  expect(found).toMatchObject({ type });
});

test.each<[string, string, string[]]>([
  ["tried by court-martial there", "court-martial", []],
  ["the Secretary of State for the", "Secretary of State for the", ["Secretary of State"]],
  ["the magistrates’ court", "magistrates’ court", ["magistrates’ court"]],
  ["same here. rang council today", "rang council", ["council"]],
])("an organization by the model: %s", async (text, words, expected) => {
  const { found } = await neuralDetector(saying("ORG", words)).examine({ text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test.each<[text: string, read: string, expected: string[]]>([
  ["Chap: Kezia B.\nPt is anxious.", "Kezia B.\nPt", ["Kezia B", "Pt"]],
  [
    "for Ms Strang of King.\nMr Pike left",
    "Ms Strang of King.\nMr Pike",
    ["Ms Strang of King.", "Mr Pike"],
  ],
  ["R and K. A: lovely", "K. A", ["K."]],
  ["Independent visitor: Sr Bernadine of the Poor Clares", "Sr Bernadine of", ["Sr Bernadine"]],
  ["Masseur 'Bongo' gave a statement", "Masseur 'Bongo", ["Masseur 'Bongo'"]],
  ['Jun Catacutan @ "Bakal", driver', 'Jun Catacutan @ "Bakal', ['Jun Catacutan @ "Bakal"']],
  ["Chief (Mrs.) Adaobi Nnaji said", "Mrs.) Adaobi Nnaji", ["(Mrs.) Adaobi Nnaji"]],
  ["called 'Ann Pike' twice", "Ann Pike", ["Ann Pike"]],
  ["Hi Kemi\nAliyah stayed", "Kemi\nAliyah", ["Kemi", "Aliyah"]],
  ["met Kemi\nAliyah there", "Kemi\nAliyah", ["Kemi\nAliyah"]],
  ["From: DSL - Mrs K. Oyebanji", "DSL - Mrs K. Oyebanji", ["Mrs K. Oyebanji"]],
  ["by RN Blessing A/RN Jo Tye now", "RN Blessing A/RN Jo Tye", ["RN Blessing A", "RN Jo Tye"]],
  ["cheers Janet. Gaffer (Kev) is", "Janet. Gaffer (Kev)", ["Janet", "Kev"]],
  ["Q1. Who?\nA. Dawit paid", "A. Dawit", ["Dawit"]],
  ["A. Dawit paid", "A. Dawit", ["A. Dawit"]],
  ["Q. Where?\nA. Here.\nQ. Ms. Orr, when?", "Q. Ms. Orr", ["Ms. Orr"]],
  ["sincerely\nL Dack\nOverpayments Officer", "L Dack\nOverpayments", ["L Dack"]],
  ["Q. Where?\nA. Amish country", "A.", []],
  ["advice came from Juliette Marsh of", "Juliette Marsh of", ["Juliette Marsh"]],
  ["Pt: Ewa Dudek  M  Age 57", "Ewa Dudek  M", ["Ewa Dudek"]],
  ["Ta Lynne. Tell your mam", "Ta Lynne", ["Lynne"]],
  ["1432 Driver of 1P37.\nDriver Nuttall left", "Driver Nuttall", ["Nuttall"]],
  ["1604 Undertaker on site", "Undertaker", []],
  ["Subject: Overpayment - Len", "Overpayment", []],
  ["told Mr Undertaker. Undertaker left", "Undertaker", ["Undertaker"]],
])("%s: a name has its own quotation marks, brackets and line", async (text, words, expected) => {
  const { found } = await neuralDetector(saying("PERSON", words)).examine({ text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test("a body's name ends before 'as'", async () => {
  const text = "worked for Deloitte as Midwife";
  const { found } = await neuralDetector(saying("ORG", "Deloitte as")).examine({ text });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["Deloitte"]);
});

test("a run that is no word is not swallowed", async () => {
  const text = `${"a".repeat(500)}Ann`;
  const [found] = await findIn(neuralDetector(saying("PERSON", "Ann")), text);
  expect(found).toMatchObject({ start: 500, end: 503 });
});

test("the decision and the model's name travel with the mention", async () => {
  const [found] = await findIn(neuralDetector(saying("PERSON", "Ann")), "Ann left");
  expect(found).toEqual({
    start: 0,
    end: 3,
    type: "PERSON",
    score: 0.9,
    evidence: { rule: "test" },
    decision: { DIRECT: 0.7, QUASI: 0.2, NO_MASK: 0.1 },
  });
});

test("a text without letters and digits is not sent to the model", async () => {
  const broken: Recognizer = {
    ...saying("PERSON"),
    recognize: () => Promise.reject(new Error("called")),
  };
  expect(await neuralDetector(broken).examine({ text: " ... 🙂 " })).toMatchObject({
    found: [],
    unread: [],
  });
});

describe("with a model", async () => {
  const directory = fileURLToPath(new URL("../../models/fixtures", import.meta.url));
  const recognizer = await loadRecognizer({ directory });
  afterAll(() => recognizer.close());

  testDetector(neuralDetector(recognizer), {
    finds: ["[PERSON Ann Smith] met the [DEM nurse] in [LOC Berlin].", "😀 [PERSON Bob]!"],
    misses: ["the works in and", "12 %"],
  });

  test("tells what it could not read", async () => {
    const text = "Ann met Анна";
    const { unread } = await neuralDetector(recognizer).examine({ text });
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(["Анна"]);
  });
});
