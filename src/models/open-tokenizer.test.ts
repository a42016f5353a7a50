import { expect, test } from "vitest";
import type { ModelFiles } from "./model-files.js";
import { openTokenizer } from "./open-tokenizer.js";

const library: string = "tokenizers";
const hasLibrary = await import(library).then(
  () => true,
  () => false,
);

const PIECES = ["[UNK]", "[CLS]", "[SEP]", "[MASK]", "ann", "Ann", "##s"];

function filesOf(content: Readonly<Record<string, unknown>>): ModelFiles {
  const text = (value: unknown): string =>
    typeof value === "string" ? value : JSON.stringify(value);
  return {
    name: "test",
    find: async (path) => (path in content ? Buffer.from(text(content[path])) : undefined),
  };
}

/** BERT's `tokenizer.json` with changes to its parts. */
function bert(changes: Readonly<Record<string, object>> = {}): ModelFiles {
  const parts: Record<string, object> = {
    model: {
      type: "WordPiece",
      unk_token: "[UNK]",
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(PIECES.map((piece, id) => [piece, id])),
    },
    normalizer: {
      type: "BertNormalizer",
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: { type: "BertProcessing", sep: ["[SEP]", 2], cls: ["[CLS]", 1] },
  };
  const changed = Object.entries(parts).map(([key, part]) => [key, { ...part, ...changes[key] }]);
  return filesOf({
    "tokenizer.json": { version: "1.0", added_tokens: [], ...Object.fromEntries(changed) },
  });
}

async function idsOf(files: ModelFiles, text: string): Promise<number[]> {
  const tokenizer = await openTokenizer(files);
  expect(tokenizer).toMatchObject({ prefix: [1], suffix: [2], unk: 0, mask: 3 });
  return Array.from((await tokenizer.encode(text)).ids);
}

test("BERT's tokenizer.json, uncased and cased", async () => {
  expect(await idsOf(bert(), "Ann anns")).toEqual([4, 4, 6]);
  expect(await idsOf(bert({ normalizer: { lowercase: false } }), "Ann anns")).toEqual([5, 4, 6]);
});

test("a bare vocabulary, uncased unless its settings say otherwise", async () => {
  const vocabulary = `${PIECES.join("\n")}\n`;
  expect(await idsOf(filesOf({ "vocab.txt": vocabulary }), "Ann")).toEqual([4]);
  const cased = { "vocab.txt": vocabulary, "tokenizer_config.json": { do_lower_case: false } };
  expect(await idsOf(filesOf(cased), "Ann")).toEqual([5]);
});

test("text that looks like a special piece is text", async () => {
  const { encode } = await openTokenizer(bert());
  expect(Array.from((await encode("[SEP]")).ids)).toEqual([0, 0, 0]);
});

const OTHERS: readonly [string, Readonly<Record<string, object>>][] = [
  ["accents kept in lower case", { normalizer: { strip_accents: false } }],
  ["another normalizer", { normalizer: { type: "NFC" } }],
  ["another split", { pre_tokenizer: { type: "Whitespace" } }],
  ["another frame", { post_processor: { type: "TemplateProcessing", single: [] } }],
  ["another sign of continuation", { model: { continuing_subword_prefix: "@@" } }],
  ["gaps in the vocabulary", { model: { vocab: { "[UNK]": 0, "[CLS]": 1, "[SEP]": 5 } } }],
];

test.skipIf(hasLibrary).each(OTHERS)("%s needs the package", async (_, changes) => {
  await expect(openTokenizer(bert(changes))).rejects.toMatchObject({
    code: "MODEL_INVALID",
    message: expect.stringMatching(/npm install tokenizers/),
  });
});

test.each([
  ["no file", {}, "MODEL_MISSING"],
  ["no JSON", { "tokenizer.json": "{" }, "MODEL_INVALID"],
  ["a list", { "tokenizer.json": [] }, "MODEL_INVALID"],
  ["nothing in it", { "tokenizer.json": {} }, "MODEL_INVALID"],
  ["a vocabulary without special pieces", { "vocab.txt": "ann\n" }, "MODEL_INVALID"],
])("%s", async (_, content, code) => {
  await expect(openTokenizer(filesOf(content))).rejects.toMatchObject({ code });
});
