import { describe, expect, test } from "vitest";
import { parseMarked } from "../../test/marked.js";
import { isPlural, pluralPhrase, soundsLikeVowel } from "../language/noun-phrase.js";
import { isInField } from "./field.js";
import { fitted } from "./fit.js";
import type { Candidate } from "./replacer.js";

function put(marked: string, words: string, form: "bare" | "phrase"): string {
  const { text, spans } = parseMarked(marked);
  const { start, end } = spans[0]!;
  const candidate: Candidate = { text: words, level: 1, form, source: "test", truth: "true" };
  const { text: fit, taken } = fitted(candidate, {
    original: text.slice(start, end),
    before: text.slice(0, start),
    after: text.slice(end),
  });
  return text.slice(0, start - taken) + fit + text.slice(end);
}

test("a line may begin with a time", () => {
  expect(put("rain\n1400 [DEM Architect] (Ann) rang", "technical professional", "phrase")).toBe(
    "rain\n1400 Technical professional (Ann) rang",
  );
});

test.each([
  [
    "a hospital, [DATETIME 21 Feb 2024] 2pm (tel.",
    false,
    "a hospital, a day in February 2024 at 2pm (tel.",
  ],
  ["Seen on [DATETIME 21 Feb 2024] 14:30 by", false, "Seen on a day in February 2024 at 14:30 by"],
  ["Seen on [DATETIME 21 Feb 2024] at 9 am by", false, "Seen on a day in February 2024 at 9 am by"],
  ["and [DATETIME 21 Feb 2024], 2pm was noted", false, "and a day in February 2024, 2pm was noted"],
  ["Next: 2pm [DATETIME 21 Feb 2024] with", false, "Next: 2pm on a day in February 2024 with"],
  ["Appointment: [DATETIME 21 Feb 2024] 2pm", true, "Appointment: February 2024, 2pm"],
  ["Appointment: [DATETIME 21 Feb 2024], 2pm", true, "Appointment: February 2024, 2pm"],
  ["When: 14:30 [DATETIME 21 Feb 2024]", true, "When: 14:30 February 2024"],
  // no time of day
  ["Admitted [DATETIME 21 Feb 2024] 2 pints", false, "Admitted February 2024 2 pints"],
  ["Admitted [DATETIME 21 Feb 2024] 25:10", false, "Admitted February 2024 25:10"],
  ["Since [DATETIME 21 Feb 2024] 2pmol", false, "Since February 2024 2pmol"],
])("a date beside its time of day: %s", (marked, field, expected) => {
  const { text, spans } = parseMarked(marked);
  const { start, end } = spans[0]!;
  const { text: fit, taken } = fitted(
    { text: "February 2024", level: 1, preposition: "in", source: "rule", truth: "true" },
    {
      original: text.slice(start, end),
      before: text.slice(0, start),
      after: text.slice(end),
      field,
    },
  );
  expect(text.slice(0, start - taken) + fit + text.slice(end)).toBe(expected);
});

describe("words fit their sentence", () => {
  test.each([
    // article
    ["She lives in [LOC Oslo].", "city in Norway", "She lives in a city in Norway."],
    // what the text calls the place already
    ["to the city of [LOC Bath].", "city in England", "to a city in England."],
    ["The market town of [LOC Selby] is", "town in England", "A town in England is"],
    ["in the state of [LOC Kano]", "region in Nigeria", "in a region in Nigeria"],
    ["the people of [LOC Selby]", "town in England", "the people of a town in England"],
    [
      "He ran in [LOC Leeds] last year.",
      "city in England",
      "He ran in a city in England last year.",
    ],
    ["a Band 7 [DEM dietitian] there", "health professional", "a Band 7 health professional there"],
    [
      "She has [DEM dyslexia] so ask.",
      "developmental condition",
      "She has a developmental condition so ask.",
    ],
    ["She is [DEM deaf]; write.", "disability", "She is disabled; write."],
    ["He was born [DEM blind].", "disability", "He was born disabled."],
    ["Note: [DEM deaf]; write.", "disability", "Note: disabled; write."],
    [
      "[DEM Hepatitis B] surface antigen: nil",
      "infectious disease",
      "Infectious disease surface antigen: nil",
    ],
    ["She lives at [LOC 4 High Street].", "street", "She lives at a street."],
    ["She lives at [LOC 12b, Elm Road].", "place", "She lives at a place."],
    ["with [QUANTITY 4 dogs] there", "animal", "with animals there"],
    ["He sued [ORG Elkem].", "electric company", "He sued an electric company."],
    ["the [ORG Ankara Assize Court] held", "court", "the court held"],
    ["Norway's [ORG Supreme Court] held", "court", "Norway's court held"],
    ["***'s [ORG Supreme Court] held", "court", "***'s court held"],
    ["with a [LOC Liverpool] accent", "city in England", "with a regional accent"],
    ["their [ORG Supreme Court] held", "court", "their court held"],
    ["against [ORG the Republic of Turkey]", "country", "against a country"],
    ["She went to [LOC Oslo].", "Northern Europe", "She went to Northern Europe."],
    ["She went to [LOC Oslo].", "European city", "She went to a European city."],
    ["a [DEM drummer] from Oslo", "musician", "a musician from Oslo"],
    ["is [DEM unemployed] now", "jobless", "is jobless now"],
    ["was [DEM lord mayor] for a while", "politician", "was a politician for a while"],
    ["He takes [DEM methadone].", "drug", "He takes a drug."],
    ["has stage 2 [DEM breast cancer] now", "illness", "has stage 2 illness now"],
    ["on [DEM ramipril] 2.5 mg", "drug", "on a drug 2.5 mg"],
    // the article before the mention
    ["a [DEM Polish] national", "Eastern European", "an Eastern European national"],
    ["an [DEM actor] came", "performer", "a performer came"],
    ["A [DEM Polish] national", "Eastern European", "An Eastern European national"],
    ["an [DEM engineer] came", "expert", "an expert came"],
    ["a [DEM teacher] came", "university employee", "a university employee came"],
    // somebody with what they have
    [
      "She is a [DEM wheelchair user].",
      "person with a disability",
      "She is a person with a disability.",
    ],
    ["He is [DEM paraplegic].", "person with a disability", "He is a person with a disability."],
    // number
    ["a hundred [MISC press-ups] a day", "exercise", "a hundred exercises a day"],
    ["two [DEM drummers] came", "percussionist", "two percussionists came"],
    ["the [DEM police officers]", "public servant", "the public servants"],
    ["[DEM Teachers] met", "educator", "Educators met"],
    ["against [ORG Bolton Wanderers] in", "football club", "against a football club in"],
    ["for the [ORG Brooklyn Dodgers] of", "baseball team", "for the baseball team of"],
    // capitals
    ["[LOC Oslo] is cold.", "city in Norway", "A city in Norway is cold."],
    ["Yes. [LOC Oslo] is cold.", "city", "Yes. A city is cold."],
    ["by Mr. [PERSON Berg]", "neighbour", "by Mr. a neighbour"],
    // an illness, a belief, an event with its year
    ["He has [DEM lupus].", "chronic disease", "He has a chronic disease."],
    ["for [DEM lupus] patients", "chronic disease", "for chronic disease patients"],
    ["his severe [DEM lupus]", "chronic disease", "his severe chronic disease"],
    ["at the 1994 [MISC Winter Olympics]", "sporting event", "at the 1994 sporting event"],
    // lines in capitals
    ["CASE AGAINST THE [ORG TOWN OF BERGEN]", "organization", "CASE AGAINST THE ORGANIZATION"],
    ["IN [LOC BERGEN] TODAY", "city in Norway", "IN A CITY IN NORWAY TODAY"],
    ["at [ORG NATO] today", "alliance", "at an alliance today"],
    // before a noun, and where what made it definite is gone
    ["from the [LOC Leeds] office", "city in England", "from the city office"],
    // preposition
    ["born in [LOC Oslo]", "in Europe", "born in Europe"],
    ["came from [LOC Oslo]", "in Europe", "came from Europe"],
    ["saw [LOC Oslo]", "in Europe", "saw a place in Europe"],
    ["born [LOC in Oslo]", "in Europe", "born in Europe"],
    ["born [LOC in Oslo]", "city", "born in a city"],
  ])("%s with '%s'", (marked, words, expected) => {
    expect(put(marked, words, "bare")).toBe(expected);
  });

  test.each([
    ["She lives in [LOC Oslo].", "a large city", "She lives in a large city."],
    ["the [ORG Ankara Court] held", "a court", "the court held"],
    ["a [DEM drummer] came", "an artist", "an artist came"],
    ["two [DEM drummers] came", "a musician", "two musicians came"],
    ["[LOC Oslo] is cold.", "the capital of a country", "The capital of a country is cold."],
  ])("%s with the phrase '%s'", (marked, words, expected) => {
    expect(put(marked, words, "phrase")).toBe(expected);
  });
});

describe("noun phrases", () => {
  test.each([
    ["hour", true],
    ["MP", true],
    ["8-year-old", true],
    ["university", false],
    ["European", false],
    ["one-off", false],
    ["unimportant act", true],
    ["(English) school", true],
  ])("'%s' begins like a vowel: %s", (text, expected) => {
    expect(soundsLikeVowel(text)).toBe(expected);
  });

  test.each([
    ["teachers", true],
    ["police officers in Oslo", true],
    ["children", true],
    ["women", true],
    ["bus", false],
    ["Paris", false],
    ["crisis", false],
    ["teacher of girls", false],
  ])("'%s' is plural: %s", (text, expected) => {
    expect(isPlural(text)).toBe(expected);
  });

  test.each([
    ["city in Norway", "cities in Norway"],
    ["woman", "women"],
    ["public authority", "public authorities"],
    ["church", "churches"],
    ["child", "children"],
  ])("'%s' becomes '%s'", (one, many) => {
    expect(pluralPhrase(one)).toBe(many);
  });
});

describe("times and amounts fit their sentence", () => {
  test.each([
    [
      "late for the [DATETIME Wednesday] rehearsals",
      "a weekday",
      "late for the weekday rehearsals",
    ],
    ["at [DATETIME the age of 58].", "the age of between 50 and 59", "at the age of 50 to 59."],
    ["On [DATETIME Wednesday] he left", "a weekday", "On a weekday he left"],
    [
      "He left. [DATETIME Three years] later",
      "between one and five years",
      "He left. Between one and five years later",
    ],
    ["claim up to [QUANTITY £5,000].", "between £5,000 and £10,000", "claim up to £10,000."],
    ["at least [QUANTITY 5.2 kg]", "between 5 and 6 kg", "at least 5 kg"],
    [
      "more than [QUANTITY Rs. 2.4 crore]",
      "between Rs. 2 and Rs. 3 crore",
      "more than Rs. 2 crore",
    ],
    [
      "pay est. [QUANTITY SGD 23]",
      "between SGD 20 and SGD 30",
      "pay est. between SGD 20 and SGD 30",
    ],
    ["Appendicectomy [DATETIME 1981].", "the 1980s", "Appendicectomy in the 1980s."],
    ["BORN IN [DATETIME 1961] AND", "the 1960s", "BORN IN the 1960s AND"],
    ["CCJ [DATETIME 2021].", "the 2020s", "CCJ in the 2020s."],
    ["Prior lues [DATETIME 2015].", "the 2010s", "Prior lues in the 2010s."],
  ])("%s with '%s'", (marked, words, expected) => {
    const { text, spans } = parseMarked(marked);
    const { start, end } = spans.at(-1)!;
    const { text: fit } = fitted(
      { text: words, level: 1, source: "rule", truth: "true" },
      { original: text.slice(start, end), before: text.slice(0, start), after: text.slice(end) },
    );
    expect(text.slice(0, start) + fit + text.slice(end)).toBe(expected);
  });
});

test.each([
  ["on [DATETIME 30 April]", "on a day in April"],
  ["from [DATETIME 30 April]", "from some time in April"],
  ["until [DATETIME the end of April]", "until some time in April"],
  ["by [DATETIME 30 April]", "by some time in April"],
  ["in [DATETIME late April]", "in April"],
  ["since [DATETIME 30 April]", "since April"],
  ["His last day is [DATETIME 30 April]", "His last day is a day in April"],
  ["on this [DATETIME 30th day of April]", "in April"],
  ["on the night of [DATETIME 30 April]", "on a night in April"],
  ["on shift the night of [DATETIME 30 April]", "on shift one night in April"],
])("%s becomes '%s'", (marked, expected) => {
  const { text, spans } = parseMarked(marked);
  const { start, end } = spans[0]!;
  const { text: fit, taken } = fitted(
    { text: "April", level: 1, source: "rule", truth: "true", preposition: "in" },
    { original: text.slice(start, end), before: text.slice(0, start), after: "" },
  );
  expect((text.slice(0, start - taken) + fit).trim()).toBe(expected);
});

describe("fields of letters and forms", () => {
  test.each([
    ["Sent: [DATETIME 05 March 2024] 14:12", true],
    ["Sent: 05 March 2024 [DATETIME 14:12]", true],
    ["Admitted: 02/02/2024     Ward: [DEM 14B]     Consultant: Mr Blackwood", true],
    ["> Address: [LOC 7 Mill Lane, Otley]", true],
    ["Dear Ann,\n[ORG Fjordkraft]\nRegards", true],
    ["They met A. Stubbs ([DEM Chair]) and others, and he lives there.", true],
    ["Note: he lives in [LOC Oslo] with his wife.", false],
    ["She said: I live in [LOC Oslo]", false],
    ["[LOC Oslo] is cold.", false],
    ["He left [LOC Oslo]", false],
  ])("%s: %s", (marked, expected) => {
    const { text, spans } = parseMarked(marked);
    expect(isInField(text, spans[0]!)).toBe(expected);
  });

  test.each([
    ["Address: ", "7 Mill Lane", "a place in England", "Place in England"],
    ["Sent: March 2024 ", "14:12", "the afternoon", "afternoon"],
    ["", "FJORDKRAFT", "company", "COMPANY"],
    ["Heard: 2 May at ", "Sudbury", "town", "a town"],
  ])("%s%s with '%s'", (before, original, words, expected) => {
    const { text } = fitted(
      { text: words, level: 1, form: "bare", source: "test", truth: "true" },
      { original, before, after: "", field: true },
    );
    expect(text.toLowerCase()).toBe(expected.toLowerCase());
  });
});

test("'by 7 June' becomes 'by the end of June', with no day in it", () => {
  const { text } = fitted(
    { text: "the end of June", level: 1, source: "rule", truth: "true", preposition: "in" },
    { original: "7 June", before: "due by ", after: "" },
  );
  expect(text).toBe("the end of June");
});

test("'the two Belgians' are two Europeans", () => {
  const { text } = fitted(
    { text: "European", level: 1, form: "bare", source: "test", truth: "true" },
    { original: "Belgians", before: "and the two ", after: ". Met" },
  );
  expect(text).toBe("Europeans");
});

test("'he's' is no genitive: an article stays", () => {
  const { text } = fitted(
    { text: "a driver", level: 1, source: "rule", truth: "true" },
    { original: "the only driver with a licence", before: "Note he's ", after: ", and" },
  );
  expect(text).toBe("a driver");
});

test.each<[text: string, original: string, before: string, after: string, expected: string]>([
  ["disability", "deaf", "Sama, who is ", ", taught", "disabled"],
  ["disability", "deafness", "because of ", ", she", "a disability"],
  ["antidepressant", "sertraline", "he gave me ", " then", "an antidepressant"],
  ["stimulant", "methylphenidate", "and ", " has helped", "a stimulant"],
  ["antidepressant", "sertraline", "", " 50 mg", "an antidepressant"],
])("%s for %s: '%s' '%s'", (text, original, before, after, expected) => {
  const candidate = { text, level: 1, form: "bare", source: "test", truth: "true" } as const;
  expect(fitted(candidate, { original, before, after }).text).toBe(expected);
});

test.each<[text: string, original: string, before: string, after: string, expected: string]>([
  ["between 5 and 9 years old", "7 year old", "told my ", " she was", "5-to-9-year-old"],
  ["between £50,000 and £60,000", "£58,000", "acting up on ", ".", "£50,000 to £60,000"],
  ["the 2020s", "2022", "Since ", " I have", "the 2020s"],
])("%s for %s: '%s' '%s' by rule", (text, original, before, after, expected) => {
  const candidate = { text, level: 1, source: "rule", truth: "true" } as const;
  expect(fitted(candidate, { original, before, after }).text).toBe(expected);
});
