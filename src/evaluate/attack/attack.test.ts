import { beforeAll, describe, expect, it } from "vitest";
import type { BackgroundDocument } from "../../knowledge/background/background-index.js";
import { loadEmbedder } from "../../models/embedder.js";
import { attack, attackDocument } from "./attack.js";
import { attackToJson } from "./attack-json.js";
import { type Attacker, prepareAttack } from "./attacker.js";

const TOWNS = ["Hull", "Leeds", "York", "Ripon", "Selby", "Wells", "Truro", "Derby"];
const TRADES = ["baker", "sailor", "glazier", "tanner", "cooper", "thatcher"];
const HOBBIES = ["chess", "falconry", "rowing", "astronomy", "fencing", "pottery", "beekeeping"];

/** People whose town, trade and hobby differ, with two years of their own. */
const people = Array.from({ length: 24 }, (_, i) => {
  const [town, trade] = [TOWNS[i % TOWNS.length]!, TRADES[i % TRADES.length]!];
  const hobby = HOBBIES[i % HOBBIES.length]!;
  const [year, later] = [1900 + 3 * i, 1930 + 3 * i];
  const woman = i % 2 === 1;
  const [he, his] = woman ? ["She", "her"] : ["He", "his"];
  return {
    id: `Person ${String.fromCharCode(65 + i)}`,
    body: `Person ${String.fromCharCode(65 + i)} was born on 4 June ${year} in ${town}. ${he} learned the trade of a ${trade} from ${his} uncle, and the ${trade} shop in ${town} still stands. In ${later} ${his} love of ${hobby} won a silver cup. ${he} often wrote about ${hobby}. The cup of ${later} is kept in the museum of ${town}. ${he} died in old age among friends.`,
    summary: `*** (born June 4, ${year}) was a ${trade} known for ${hobby}. ${he} lived in ***.`,
  };
});
const background: BackgroundDocument[] = people.map(({ id, body }) => ({ id, text: body }));
const texts = (of: (person: (typeof people)[number]) => string) =>
  new Map(people.map((person) => [person.id, of(person)]));

describe("attacking many texts", () => {
  let attacker: Attacker;
  beforeAll(async () => {
    attacker = await prepareAttack({ background, attacker: "lexical", length: 80 });
  });

  it("finds people by what is left of them, dates in another spelling", async () => {
    const { methods, chance, cap } = await attack(
      attacker,
      new Map([["some", texts((p) => p.summary)]]),
    );
    const result = methods.get("some")!;
    expect(result.risk).toBe(100);
    expect(result.interval).toEqual({ low: 100, high: 100 });
    expect(result.riskAt[5]).toBe(100);
    expect(chance).toBeCloseTo(100 / 24);
    expect(cap).toBe(100);
  });

  it("counts a tie for the first place as no win", async () => {
    const nothing = await attack(attacker, new Map([["none", texts(() => "*** [PERSON 1] ***")]]));
    expect(nothing.methods.get("none")!.risk).toBe(0);
    const ranks = nothing.methods.get("none")!.documents.map(({ rank }) => rank);
    expect(new Set(ranks)).toEqual(new Set([24]));
  });

  it("counts who has no background, and says what is the most an attack can reach", async () => {
    const some = texts((p) => p.summary);
    some.set("Stranger", "*** was a juggler.");
    const all = texts((p) => p.summary);
    const { individuals, present, cap, methods } = await attack(
      attacker,
      new Map([
        ["some", some],
        ["all", all],
      ]),
    );
    expect({ individuals, present }).toEqual({ individuals: 25, present: 24 });
    expect(cap).toBeCloseTo(96);
    expect(methods.get("some")!.cap).toBeCloseTo(96);
    // who has no background among another method's texts is nothing to this one
    expect(methods.get("all")!.cap).toBe(100);
    expect(methods.get("some")!.risk).toBeLessThanOrEqual(96);
    expect(methods.get("some")!.documents.at(-1)).toMatchObject({
      individual: "Stranger",
      rank: null,
    });
  });

  it("says which words gave somebody away, with their places", async () => {
    const { methods } = await attack(attacker, new Map([["some", texts((p) => p.summary)]]));
    const [document] = methods.get("some")!.documents;
    const text = people[0]!.summary;
    const words = document!.clues.map(({ text: word }) => word);
    expect(words).toContain("baker");
    for (const { text: word, places } of document!.clues) {
      expect(text.slice(places[0]!.start, places[0]!.end)).toBe(word);
    }
    expect(words.some((word) => word.startsWith("June 4"))).toBe(true);
  });

  it("knows that each person has one text, unless told to forget it", async () => {
    // two texts fit Person A best; one of them says a little of Person G besides
    const shared = new Map([
      ["Person A", people[0]!.summary],
      ["Person G", `${people[0]!.summary} Also rowing.`],
    ]);
    const joint = await attack(attacker, new Map([["m", shared]]));
    const alone = await attack(attacker, new Map([["m", shared]]), { independent: true });
    const rankOfG = (result: typeof joint) => result.methods.get("m")!.documents[1]!.rank!;
    expect(rankOfG(joint)).toBeLessThanOrEqual(rankOfG(alone));
    expect(alone.methods.get("m")!.risk).toBe(alone.methods.get("m")!.riskAlone);
  });

  it("gives the same bytes twice", async () => {
    const anonymized = new Map([["some", texts((p) => p.summary)]]);
    const textOf = (_: string, id: string) => anonymized.get("some")!.get(id)!;
    const again = await prepareAttack({ background, attacker: "lexical", length: 80 });
    const [one, two] = [await attack(attacker, anonymized), await attack(again, anonymized)];
    expect(JSON.stringify(attackToJson(one, textOf))).toBe(
      JSON.stringify(attackToJson(two, textOf)),
    );
  });

  it("gives places in code points", async () => {
    const summary = `😀 ${people[0]!.summary}`;
    const anonymized = new Map([["m", new Map([["Person A", summary]])]]);
    const json = attackToJson(await attack(attacker, anonymized), () => summary);
    const [clue] = json.clues["m"]!["Person A"]!;
    const [[start, end]] = clue!.places as [readonly [number, number]];
    expect([...summary].slice(start, end).join("")).toBe(clue!.text);
  });
});

describe("attacking one document", () => {
  it("ranks the candidates and names the words", async () => {
    const attacker = await prepareAttack({ background, attacker: "lexical", length: 80 });
    const result = await attackDocument(attacker, people[3]!.summary, "Person D");
    expect(result.candidates[0]).toMatchObject({ id: "Person D", rank: 1 });
    expect(result.person).toEqual(result.candidates[0]);
    expect(result.candidates).toHaveLength(24);
    const sum = result.candidates.reduce((all, { probability }) => all + probability, 0);
    expect(sum).toBeCloseTo(1);
    await expect(attackDocument(attacker, "text", "Nobody")).rejects.toMatchObject({
      code: "INPUT_FORMAT",
    });
    await expect(attackDocument(attacker, " \n")).rejects.toMatchObject({ code: "INPUT_EMPTY" });
  });
});

describe("the neural attacker", () => {
  it("finds people by chunks alone", async () => {
    const embedder = await loadEmbedder();
    const attacker = await prepareAttack({ background, attacker: "neural", embedder, length: 80 });
    expect(attacker.settings.names).toEqual(["chunks"]);
    const result = await attack(attacker, new Map([["clear", texts(({ body }) => body)]]));
    expect(result.methods.get("clear")!.risk).toBeGreaterThan(80);
    await embedder.close();
  });

  it("asks for an embedder", async () => {
    await expect(prepareAttack({ background, attacker: "neural" })).rejects.toMatchObject({
      code: "USAGE",
    });
  });
});

describe("bad input", () => {
  const prepared = prepareAttack({ background: background.slice(0, 3), attacker: "lexical" });

  it("one person only", async () => {
    await expect(prepareAttack({ background: background.slice(0, 1) })).rejects.toMatchObject({
      code: "INPUT_FORMAT",
    });
  });

  it("empty texts, named by number", async () => {
    const anonymized = new Map([
      [
        "m",
        new Map([
          ["Person A", " "],
          ["Person B", "text"],
        ]),
      ],
    ]);
    await expect(attack(await prepared, anonymized)).rejects.toMatchObject({
      code: "INPUT_EMPTY",
      message: expect.stringMatching(/^(?!.*Person A).*number 1\b/),
    });
  });

  it("names that do not meet, and quotes none", async () => {
    const anonymized = new Map([["m", new Map([["someone", "text"]])]]);
    await expect(attack(await prepared, anonymized)).rejects.toMatchObject({
      code: "INPUT_FORMAT",
      message: expect.stringMatching(/^(?!.*(?:someone|Person A)).*none of the 1 .* its 3\b/),
    });
  });

  it("no texts", async () => {
    await expect(attack(await prepared, new Map())).rejects.toMatchObject({ code: "INPUT_EMPTY" });
  });
});
