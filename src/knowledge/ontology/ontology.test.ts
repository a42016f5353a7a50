import { beforeAll, describe, expect, test } from "vitest";
import type { SemanticType } from "../../document/types.js";
import { type LookupOptions, loadOntology, type Ontology } from "./ontology.js";

let ontology: Ontology;
beforeAll(async () => {
  ontology = await loadOntology();
});

const ladder = (term: string, options: LookupOptions = {}) =>
  ontology.generalizations(term, options).candidates.map(({ text }) => text);

type Row = readonly [term: string, type: SemanticType, ladder: readonly string[]];

describe("the shipped ontology climbs from specific to general", () => {
  test.each<Row>([
    [
      "Oslo",
      "LOC",
      [
        "large city in Norway",
        "city in Norway",
        "city in Northern Europe",
        "city in Europe",
        "city",
      ],
    ],
    ["Drammen", "LOC", ["city in Norway", "city in Northern Europe"]],
    [
      "Norway",
      "LOC",
      ["country in Scandinavia", "country in Northern Europe", "country in Europe"],
    ],
    ["Texas", "LOC", ["state in the United States", "state in North America", "state"]],
    ["Telenor", "ORG", ["telecommunications company", "company", "organization"]],
    ["Telenor ASA", "ORG", ["telecommunications company", "company"]],
    ["drummer", "DEM", ["percussionist", "musician", "artist"]],
    ["Norwegian", "DEM", ["Scandinavian", "Northern European", "European"]],
    ["Lutheran", "DEM", ["Protestant", "Christian"]],
    ["mother", "DEM", ["parent", "family member"]],
    ["multiple sclerosis", "DEM", ["neurological disorder", "illness"]],
    ["Academy Award", "MISC", ["film award", "award"]],
    ["World War II", "MISC", ["war", "event"]],
  ])("%s (%s)", (term, type, expected) => {
    expect(ladder(term, { type }).slice(0, expected.length)).toEqual(expected);
  });

  test("levels count from 1, and a limit holds", () => {
    const { candidates } = ontology.generalizations("Oslo", { type: "LOC", limit: 2 });
    expect(candidates.map(({ level }) => level)).toEqual([1, 2]);
    expect(candidates[0]!.relation).toBe("instance of");
  });

  test("a mention is never its own generalization", () => {
    for (const term of ["Oslo", "company", "the company", "Musician", "The City"]) {
      const key = term.toLowerCase().replace(/^the /, "");
      expect(ladder(term).map((text) => text.toLowerCase())).not.toContain(key);
    }
  });
});

describe("linking", () => {
  test.each([
    ["oslo’s", "LOC", undefined],
    ["Oslo's", "LOC", "exact"],
    ["“Oslo”", "LOC", "exact"],
    ["1957 Tour de France", "MISC", "exact"],
    ["Walnut, California", "LOC", "contained"],
    ["Penryn in Cornwall", "LOC", "contained"],
    ["north east of England", "LOC", "contained"],
    ["aerospace enginer", "DEM", undefined],
    ["Erzincan Martial Law Court", "ORG", undefined],
    ["University of Trondheim", "ORG", undefined],
    ["Fjordbygg AS", "ORG", undefined],
    ["human rights officer of the north", "DEM", undefined],
    ["harbour master", "DEM", undefined],
    ["Oslo Bar and Grill", "ORG", undefined],
  ] as const)("%s (%s): %s", (term, type, how) => {
    expect(ontology.generalizations(term, { type }).linked?.how).toBe(how);
  });

  test("type and capitals decide between a country and a bird", () => {
    expect(ladder("Turkey", { type: "LOC" })).toContain("country");
    expect(ladder("turkey", { type: "MISC" })).toContain("bird");
    expect(ladder("Turkey")).not.toContain("bird");
    expect(ladder("turkey", { type: "LOC" })).toEqual([]);
  });

  test("context tells places of one name apart; without it only what is true of all is said", () => {
    const where = (context: string) => ladder("Georgia", { type: "LOC", context })[0];
    expect(where("She left Georgia for another of the United States.")).toContain("state");
    expect(where("She left Georgia and the Caucasus.")).toContain("country");
    expect(where("She left Georgia.")).toBe("place");
    for (const text of ladder("Springfield", { type: "LOC" })) expect(text).not.toMatch(/Missouri/);
  });

  test("a small town is no proof of the country around it", () => {
    expect(ladder("Tower 3, Laguna Verde, Hung Hom", { type: "LOC" }).join()).not.toMatch(
      /Honduras/,
    );
  });

  test("a town too small to be sure of tells no country, unless the context does", () => {
    const type = "LOC";
    expect(ladder("Gabrovo", { type })[0]).toMatch(/in Bulgaria/);
    expect(ladder("Ellicott", { type }).join()).not.toMatch(/ in /);
    expect(ladder("Ellicott", { type, context: "born in Ellicott, Colorado" })[0]).toMatch(
      /in Colorado/,
    );
  });

  test("titles are not read as common nouns", () => {
    for (const title of ["A Clockwork Orange", "Three Girls", "Last Man PeopleRank", "Zodiac"]) {
      expect(ladder(title, { type: "MISC" })).toEqual([]);
    }
  });

  test("nothing is said of what is no entry", () => {
    for (const type of ["ORG", "LOC", "DEM", "MISC"] as const)
      for (const term of ["Xqzwv", "", "—", "オスロ地方裁判所"])
        expect(ontology.generalizations(term, { type })).toEqual({
          linked: undefined,
          certain: false,
          candidates: [],
        });
  });

  test("long and hostile input answers", () => {
    const long = "Court of ".repeat(5_000);
    expect(
      ontology.generalizations(long, { type: "ORG", context: long }).candidates.length,
    ).toBeLessThan(11);
    expect(ladder("((((", { type: "MISC", context: "((((" })).toEqual([]);
  });
});

describe("what a mention is, is certain only where type, subtype and sentence single it out", () => {
  test.each<[mention: string, type: SemanticType, context: string, subtype: string | undefined]>([
    ["Burton", "LOC", "a brewer in Burton", undefined],
    ["harbour master", "DEM", "The harbour master rang.", "occupation"],
    ["ST depression", "DEM", "ECG: ST depression V3-V5.", undefined],
    ["knitted jumpers", "DEM", "She sold knitted jumpers.", undefined],
    ["diabetic nurse", "DEM", "Reviewed by the diabetic nurse.", "illness"],
    ["Head", "ORG", "Head of People, Calder Freight Ltd", undefined],
    ["People", "ORG", "Head of People, Calder Freight Ltd", undefined],
    ["Biktarvy 1 tab", "LOC", "metformin 500 mg BD, Biktarvy 1 tab OD.", undefined],
    ["Biktarvy", "ORG", "He is on Biktarvy.", undefined],
    ["Otley", "ORG", "the former mayor of Otley", undefined],
    ["MI", "LOC", "Father died of MI.", undefined],
    ["od", "MISC", "ramipril 2.5 mg od, bisoprolol 1.25 mg od", undefined],
    ["Stokholm", "LOC", "She lived in Stokholm.", undefined],
    ["Aled", "LOC", "I passed it to Aled in the office.", undefined],
    ["Consultant", "DEM", "Consultant in Oral Surgery", undefined],
    ["chemist", "DEM", "She works in the chemist's.", "occupation"],
    ["tranexamic acid", "DEM", "Give tranexamic acid 1 g.", "medication"],
    ["diesel", "MISC", "Found diesel in the boot.", undefined],
    ["law", "ORG", "Mr Boateng at the law centre", undefined],
    ["nuns", "DEM", "and the nuns called you Catherine", undefined],
    ["Irish", "DEM", "his wife, who teaches Irish at the school", "nationality"],
    ["Marfan syndrome", "DEM", "He has Marfan syndrome.", "illness"],
    ["played trombone", "MISC", "He played trombone in the band.", undefined],
    ["drove the crane", "DEM", "Then I drove the crane.", undefined],
  ])("not of %s (%s) in '%s'", (mention, type, context, subtype) => {
    const options = { type, context, ...(subtype && { subtype }) };
    const { certain, candidates } = ontology.generalizations(mention, options);
    expect(certain && candidates.length > 0).toBe(false);
  });

  test.each<[mention: string, type: SemanticType, context: string, subtype: string | undefined]>([
    ["depression", "DEM", "She was treated for depression.", "illness"],
    ["chest pain", "DEM", "She had chest pain.", undefined],
    ["breast cancer", "DEM", "She has breast cancer.", "illness"],
    ["forklift driver", "DEM", "He is a forklift driver.", "occupation"],
    ["sertraline", "DEM", "She takes sertraline.", undefined],
    ["Lourdes", "LOC", "He flew to Lourdes in France.", undefined],
    ["People", "ORG", "an editor of the magazine People", undefined],
    ["brewer", "DEM", "a brewer in Burton", "occupation"],
    ["Malmo", "LOC", "She moved to Malmo.", undefined],
    ["valproic acid", "DEM", "She takes valproic acid.", "medication"],
  ])("of %s (%s) in '%s'", (mention, type, context, subtype) => {
    const options = { type, context, ...(subtype && { subtype }) };
    const { certain, candidates } = ontology.generalizations(mention, options);
    expect([certain, candidates.length > 0]).toEqual([true, true]);
  });

  test.each<[mention: string, type: SemanticType, never: string]>([
    ["Hatton Cross", "ORG", "award"],
    ["Fort Leavenworth KS", "LOC", "sports club"],
    ["Gatineau Brush & Barn", "ORG", "farm building"],
    ["the Roxburghe Wing", "ORG", "armed force"],
    ["Wing", "ORG", "armed force"],
    ["Peninsula", "ORG", "region"],
    ["Acorn Lodge", "ORG", "association"],
    ["night porter", "DEM", "defender"],
    ["shepherdess", "DEM", "hired hand"],
    ["lumpectomy", "DEM", "ablation"],
    ["Burton Rd", "LOC", "park"],
    ["watchmaker", "DEM", "maker"],
    ["actuary", "DEM", "calculator"],
    ["press officer", "DEM", "serviceman"],
    ["runner", "DEM", "criminal"],
    ["headman", "DEM", "executioner"],
    ["homemaker", "DEM", "wife"],
    ["bell boy", "DEM", "boy"],
    ["never married", "DEM", "married"],
    ["bachelor of arts", "DEM", "bachelor"],
    ["tamoxifen", "MISC", "antagonist"],
    ["school run", "MISC", "run"],
    ["tarantula", "MISC", "arthropod"],
    ["Université de Ouagadougou", "ORG", "universite"],
    ["International Paper", "ORG", "publisher"],
    ["Midwest Food Bank", "ORG", "bank"],
    ["The Arizona Republic", "ORG", "country"],
    ["only child", "DEM", "child"],
    ["FC carers", "ORG", "association football club"],
    ["Suffolk CC", "ORG", "cricket club"],
    ["MV Kittiwake Star", "MISC", "award"],
    ["NHS Western Isles", "ORG", "landform"],
    ["Crohn's flare", "DEM", "erythroderma"],
    ["poor hearing", "DEM", "hearing"],
  ])("%s (%s) is no %s", (mention, type, never) => {
    const context = `It was in the car park, ${mention}, on Monday.`;
    const { candidates } = ontology.generalizations(mention, { type, context });
    expect(candidates.map(({ text }) => text)).not.toContain(never);
  });

  test("a person is never what an illness, a place or a drug is called", () => {
    for (const [mention, type] of [
      ["pain", "DEM"],
      ["stroke", "DEM"],
      ["Quaker", "DEM"],
      ["Marvel Comics", "ORG"],
    ] as const) {
      expect(ladder(mention, { type })).not.toContain("person");
    }
  });
});

describe("what a name alone does not show", () => {
  const certain = (mention: string, type: SemanticType, context: string, subtype?: string) =>
    ontology.generalizations(mention, { type, context, ...(subtype && { subtype }) }).certain;

  test.each<[mention: string, type: SemanticType, context: string, is: boolean]>([
    // a small town far away that is called like a thing or a person
    ["Pen", "LOC", "He lived in Pen as a child.", false],
    ["Pen", "LOC", "He lived in Pen, India, as a child.", true],
    ["Ash", "LOC", "She lived in Ash by the church.", false],
    ["Murray", "LOC", "They stayed in Murray.", false],
    ["Nice", "LOC", "They stayed in Nice.", true],
    // what a firm makes is no firm
    ["Volvo", "MISC", "She drives a Volvo with a dent.", false],
    ["Guinness", "MISC", "He drinks Guinness with dinner.", false],
    ["conductor", "DEM", "He is a conductor.", false],
  ])("%s (%s) in '%s': %s", (mention, type, context, is) => {
    expect(certain(mention, type, context)).toBe(is);
  });

  test("the Colombia of 'in Colombia' is no town in Colombia", () => {
    const { candidates } = ontology.generalizations("Colombia", {
      type: "LOC",
      subtype: "country",
      context: "She grew up in Colombia then.",
    });
    expect(candidates[0]!.text).toBe("country in South America");
  });

  test("who plays something is not called a play", () => {
    const context = "She plays Dungeons & Dragons with friends.";
    const { linked } = ontology.generalizations("Dungeons & Dragons", { type: "MISC", context });
    expect(linked?.name).not.toBe("play");
  });
});

describe("subsumes", () => {
  test.each([
    ["city in Norway", "Oslo", true],
    ["country in the Middle East", "Iraq", true],
    ["musician", "drummer", true],
    ["city in Sweden", "Oslo", false],
    ["bird", "Norway", false],
    ["musician", "Xqzwv", undefined],
    ["xqzwv", "Oslo", undefined],
  ] as const)("%s, %s: %s", (general, specific, expected) => {
    expect(ontology.subsumes(general, specific)).toBe(expected);
  });
});

describe("siblings", () => {
  test("the largest towns first, with how many there are", () => {
    const { terms, count } = ontology.siblings("city in Norway", 3);
    expect(terms).toEqual(["Oslo", "Bergen", "Trondheim"]);
    expect(count).toBeGreaterThan(10);
    expect(ontology.siblings("a city in Norway", 3).terms).toEqual(terms);
  });

  test("kinds where there are no individuals", () => {
    expect(ontology.siblings("percussionist", 50).terms).toContain("drummer");
  });
});

test.each<[term: string, type: SemanticType, context: string, certain: boolean]>([
  ["Pow", "DEM", "I left $2,000 on the table for Ang Pow.", false],
  ["Ang", "ORG", "I left $2,000 on the table for Ang Pow.", false],
  ["INLA", "MISC", "We fitted it with INLA.", false],
  ["INLA", "MISC", "The INLA was a terrorist organization.", true],
])(
  "initials are what they stand for only where the sentence says so: %s",
  (term, type, context, certain) => {
    expect(ontology.generalizations(term, { type, context }).certain).toBe(certain);
  },
);
