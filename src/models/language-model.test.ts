import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { LISTED_LANGUAGES } from "../language/supported.js";
import {
  type LanguageModel,
  loadLanguageModel,
  loadLanguageModels,
  type Surprisal,
} from "./language-model.js";
import { openModel, SHIPPED_MODELS } from "./manifest.js";
import { createNgramReader } from "./ngram.js";
import { type NgramFile, readNgramFile } from "./ngram-file.js";
import { createTokenizer, type Tokenizer } from "./tokenizer.js";

let model: LanguageModel;
let tokenizer: Tokenizer;
let directions: NgramFile[];

beforeAll(async () => {
  model = await loadLanguageModel();
  const folder = await openModel("language-model");
  tokenizer = createTokenizer((await folder.read("vocab.txt")).toString("utf8"));
  directions = [];
  for (const name of ["forward.ngrams", "backward.ngrams"]) {
    directions.push(readNgramFile(await folder.read(name), name));
  }
});

/** The surprisal of what stands in brackets. */
function of(marked: string, reader = model): Surprisal {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace("[", "").replace("]", "");
  return reader.surprisal(text, [{ start, end }])[0]!;
}

/** The log-probability of each piece in one direction, in the text's order. */
function scoresOf(file: NgramFile, { cls, encode }: Tokenizer, text: string): number[] {
  const reader = createNgramReader(file);
  reader.read(cls);
  const ids = [...encode(text).ids];
  const scores = (file.backward ? ids.reverse() : ids).map((id) => reader.read(id));
  return file.backward ? scores.reverse() : scores;
}

describe("what is plausible", () => {
  test.each([
    ["the applicant was born in [Turkey]", "the applicant was born in [teapot]"],
    ["the [applicant] lives in Berlin", "the [teapot] lives in Berlin"],
    ["He is an American [actor] and director.", "He is an American [Lithuanian] and director."],
    ["the Court of [Appeals] for the", "the Court of [Zanzibar] for the"],
    ["the [Turkish] Government", "the [Icelandic] Government"],
    ["born in [1961] in London", "born in [4711] in London"],
    ["on 3 [May] 2004", "on 3 [may not] 2004"],
  ])("%s > %s", (likely, unlikely) => {
    expect(of(likely).logProbability).toBeGreaterThan(of(unlikely).logProbability);
  });

  test("the text on the right alone can give a span away", () => {
    const alone = of("[United]").logProbability;
    expect(of("[United] States Court of Appeals").logProbability).toBeGreaterThan(alone + 1);
  });

  test("the text on the left alone can, too", () => {
    const alone = of("[States]").logProbability;
    expect(of("in the United [States]").logProbability).toBeGreaterThan(alone + 1);
  });

  test("a rare name says more than a common word, and more than its rarest piece", () => {
    const name = of("It was [Przemysław Wojciechowicz] who came.");
    expect(name.logProbability).toBeLessThan(of("It was [the man] who came.").logProbability - 10);
    expect(name.logProbability).toBeLessThan(name.smallest);
  });
});

describe("the numbers", () => {
  test("each direction is a distribution over the vocabulary", () => {
    const contexts = [
      "",
      "the applicant was born in",
      "he is an american",
      "zq",
      "on 3 may",
      "😀 of",
    ];
    for (const file of directions) {
      const reader = createNgramReader(file);
      for (const context of contexts) {
        const { ids } = tokenizer.encode(context);
        let sum = 0;
        for (let piece = 0; piece < tokenizer.size; piece++) {
          reader.reset();
          reader.read(tokenizer.cls);
          for (const id of ids) reader.read(id);
          sum += Math.exp(reader.read(piece));
        }
        // probabilities and back-offs are rounded to 8 bits
        expect(sum, context).toBeGreaterThan(0.96);
        expect(sum, context).toBeLessThan(1.04);
      }
    }
  });

  test("equal those of training, but for 8 bits", async () => {
    const source = join(SHIPPED_MODELS, "language-model", "parity.json");
    const parity = JSON.parse(await readFile(source, "utf8"));
    for (const [i, text] of (parity.texts as string[]).entries()) {
      for (const file of directions) {
        const expected: number[] = parity[file.backward ? "backward" : "forward"][i];
        const scores = scoresOf(file, tokenizer, text);
        expect(scores).toHaveLength(expected.length);
        for (const [j, score] of scores.entries()) {
          expect(Math.abs(score - expected[j]!), `${text} ${j}`).toBeLessThan(0.15);
        }
      }
    }
  });

  test("one piece: the better of both sides", () => {
    const text = "He was born in London.";
    const { ids, starts, length } = tokenizer.encode(text);
    const at = starts.indexOf(text.indexOf("London"));
    const [left, right] = directions.map(createNgramReader);
    left!.read(tokenizer.cls);
    for (let i = 0; i < at; i++) left!.read(ids[i]!);
    right!.read(tokenizer.cls);
    for (let i = length - 1; i > at; i--) right!.read(ids[i]!);
    const expected = Math.max(left!.read(ids[at]!), right!.read(ids[at]!));
    expect(of("He was born in [London].")).toEqual({
      logProbability: expected,
      smallest: expected,
      tokens: 1,
    });
  });

  test("the sum is at most the smallest, at least as many times it", () => {
    for (const marked of ["[The applicant was born in 1961]", "no. [41656/02] of", "[😀]"]) {
      const { logProbability, smallest, tokens } = of(marked);
      expect(logProbability).toBeLessThanOrEqual(smallest);
      expect(logProbability).toBeGreaterThanOrEqual(smallest * tokens - 1e-9);
    }
  });

  test("context counts on both sides of a span, and only near it", () => {
    const near = of("and he lives in [Berlin] with his wife and");
    expect(of("Nothing matters: and he lives in [Berlin] with his wife and dogs")).toEqual(near);
    expect(of("and he lives on [Berlin] with his wife and")).not.toEqual(near);
    expect(of("and of a man of [Turkish] nationality")).not.toEqual(
      of("and of a man of [Turkish] delight"),
    );
  });

  test("information content is the same with the sign turned", () => {
    const text = "Mr Galip Yalman lives in Ankara";
    const spans = [{ start: 3, end: 15 }];
    const [{ logProbability, smallest }] = model.surprisal(text, spans) as [Surprisal];
    expect(model.informationContent(text, spans)).toEqual([
      { ofSpan: -logProbability, ofRarestToken: -smallest },
    ]);
  });
});

describe("spans", () => {
  test("offsets are UTF-16 code units, emoji and all", () => {
    const plain = "lives in Berlin with";
    const emoji = "😀🧑‍🚀 lives in Berlin with";
    const [expected] = model.surprisal(plain, [{ start: 9, end: 15 }]);
    const start = emoji.indexOf("Berlin");
    const [found] = model.surprisal(emoji, [{ start, end: start + 6 }]);
    expect(found!.tokens).toBe(1);
    expect(Math.abs(found!.logProbability - expected!.logProbability)).toBeLessThan(2);
  });

  test("case and accents do not count; decomposed letters are the same", () => {
    expect(of("born in [ZURICH] in")).toEqual(of("born in [Zürich] in"));
    expect(of("born in [Zu\u0308rich] in")).toEqual(of("born in [Zürich] in"));
  });

  test("half a piece is the whole", () => {
    expect(of("lives in [Ber]lin with")).toEqual(of("lives in [Berlin] with"));
  });

  test("results keep the order of the spans, which may overlap", () => {
    const text = "the applicant lives in Berlin";
    const spans = [
      { start: 23, end: 29 },
      { start: 0, end: 29 },
      { start: 4, end: 13 },
    ];
    const together = model.surprisal(text, spans);
    expect(together).toEqual(spans.map((span) => model.surprisal(text, [span])[0]));
    expect(together.map(({ tokens }) => tokens)).toEqual([1, 5, 1]);
  });

  test("an empty text, no spans, a span without pieces", () => {
    expect(model.surprisal("", [])).toEqual([]);
    expect(model.surprisal("Ann", [])).toEqual([]);
    const nothing = { logProbability: 0, smallest: 0, tokens: 0 };
    expect(model.surprisal("a \u200b b", [{ start: 1, end: 4 }])).toEqual([nothing]);
    expect(model.informationContent(" ", [{ start: 0, end: 1 }])).toEqual([
      { ofSpan: 0, ofRarestToken: 0 },
    ]);
  });

  test("a span outside the text", () => {
    expect(() => model.surprisal("Ann", [{ start: 0, end: 4 }])).toThrow(
      expect.objectContaining({ code: "SPAN_INVALID" }),
    );
    expect(() => model.surprisal("Ann", [{ start: 1, end: 1 }])).toThrow(
      expect.objectContaining({ code: "SPAN_INVALID" }),
    );
  });

  test("what the vocabulary cannot spell is as rare as can be", () => {
    const rare = of("lives in [አዲስ] with").logProbability;
    expect(rare).toBeLessThan(-14);
    expect(rare).toBeLessThan(of("lives in [Berlin] with").logProbability);
    expect(of("met [😀] there").logProbability).toBeLessThan(-10);
    expect(of("met [\ud83d] there").tokens).toBeLessThanOrEqual(1);
  });

  test("a span of many thousand pieces", () => {
    const text = "word ".repeat(200_000);
    const [whole] = model.surprisal(text, [{ start: 0, end: text.length }]);
    expect(whole!.tokens).toBe(200_000);
    expect(Number.isFinite(whole!.logProbability)).toBe(true);
  });
});

describe("other languages", async () => {
  const modelOf = await loadLanguageModels();

  test.each([
    ["de", "Der Kläger ist in [Berlin] geboren", "Der Kläger ist in [Teekanne] geboren"],
    ["fr", "le patient habite à [Paris]", "le patient habite à [théière]"],
    ["es", "ingresa en el [hospital] con fiebre", "ingresa en el [teclado] con fiebre"],
    ["sv", "hon bor i [Stockholm] sedan", "hon bor i [tangentbord] sedan"],
    ["fi", "on syntynyt [Helsingissä] vuonna", "on syntynyt [teepannussa] vuonna"],
    ["de", "wegen des [Antrags] vom", "wegen des [ANTRAGS] vom"],
  ])("%s: %s > %s", async (tag, likely, unlikely) => {
    const reader = (await modelOf(tag))!;
    expect(of(likely, reader).logProbability).toBeGreaterThan(of(unlikely, reader).logProbability);
  });

  test("each is surest of its own text", async () => {
    const texts: Record<string, string> = {
      de: "Die Patientin wohnt allein und arbeitet bei der Stadt.",
      fr: "La patiente habite seule et travaille pour la ville.",
      es: "La paciente vive sola y trabaja para el ayuntamiento.",
      pl: "Pacjentka mieszka sama i pracuje w urzędzie miasta.",
      fi: "Potilas asuu yksin ja on kaupungin palveluksessa.",
      hr: "Bolesnica živi sama i radi u gradskoj upravi.",
    };
    for (const [own, text] of Object.entries(texts)) {
      const found = new Map<string, number>();
      for (const tag of Object.keys(texts)) {
        const reader = (await modelOf(tag))!;
        found.set(tag, reader.surprisal(text, [{ start: 0, end: text.length }])[0]!.logProbability);
      }
      expect(Math.max(...found.values()), own).toBe(found.get(own));
    }
  });

  test("one for every language with word lists, and none for others", async () => {
    for (const tag of LISTED_LANGUAGES) expect(await modelOf(tag), tag).toBeDefined();
    expect(await modelOf("de")).toBe(await modelOf("de"));
    for (const tag of ["cs", "und", "en", "d", ""]) expect(await modelOf(tag), tag).toBeUndefined();
  });

  test("equal those of training, but for 8 bits", async () => {
    const folder = await openModel("language-model-languages");
    const pieces = createTokenizer((await folder.read("vocab.txt")).toString("utf8"), {
      cased: true,
    });
    const source = join(SHIPPED_MODELS, "language-model-languages", "parity.json");
    for (const [tag, expected] of Object.entries<{
      text: string;
      forward: number[];
      backward: number[];
    }>(JSON.parse(await readFile(source, "utf8")))) {
      for (const direction of ["forward", "backward"] as const) {
        const name = `${tag}.${direction}.ngrams`;
        const scores = scoresOf(
          readNgramFile(await folder.read(name), name),
          pieces,
          expected.text,
        );
        expect(scores).toHaveLength(expected[direction].length);
        for (const [j, score] of scores.entries()) {
          expect(Math.abs(score - expected[direction][j]!), `${name} ${j}`).toBeLessThan(0.15);
        }
      }
    }
  });

  test("at most 12 MB in all", async () => {
    const { model: entry } = await openModel("language-model-languages");
    const own = entry.files.filter(({ path }) => path.startsWith("language-model-languages/"));
    expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(12_000_000);
  });
});

describe("the files", () => {
  async function copied(change: (folder: string) => Promise<void>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "palimpsest-language-model-"));
    for (const name of ["manifest.json", "language-model", "recognizer/vocab.txt"]) {
      await cp(join(SHIPPED_MODELS, name), join(folder, name), { recursive: true });
    }
    await change(folder);
    return folder;
  }

  test.each(["forward.ngrams", "backward.ngrams"])("a flipped byte in %s", async (name) => {
    const directory = await copied(async (folder) => {
      const path = join(folder, "language-model", name);
      const bytes = await readFile(path);
      bytes[bytes.length >> 1]! ^= 1;
      await writeFile(path, bytes);
    });
    await expect(loadLanguageModel({ directory })).rejects.toMatchObject({ code: "MODEL_CORRUPT" });
    await rm(directory, { recursive: true });
  });

  test("a missing file, and no such model", async () => {
    const directory = await copied((folder) =>
      rm(join(folder, "language-model", "backward.ngrams")),
    );
    await expect(loadLanguageModel({ directory })).rejects.toMatchObject({ code: "MODEL_MISSING" });
    await rm(directory, { recursive: true });
    await expect(loadLanguageModel({ model: "none" })).rejects.toMatchObject({
      code: "MODEL_MISSING",
    });
  });

  test("at most 12 MB in all", async () => {
    const { model: entry } = await openModel("language-model");
    const own = entry.files.filter(({ path }) => path.startsWith("language-model/"));
    expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(12_000_000);
  });
});
