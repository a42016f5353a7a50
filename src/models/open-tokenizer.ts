/**
 * The tokenizer that a model's files ask for.
 *
 * | the model has | read by |
 * | --- | --- |
 * | `tokenizer.json` with BERT's WordPiece, uncased or cased | tokenizer.ts |
 * | `tokenizer.json` with anything else (BPE, Unigram, other WordPiece) | the optional package `tokenizers` |
 * | only `vocab.txt`, of a BERT, DistilBERT or ELECTRA | tokenizer.ts |
 * | neither | MODEL_MISSING |
 */

import { utf8 } from "../document/utf8.js";
import { errors } from "../errors.js";
import { libraryTokenizer } from "./library-tokenizer.js";
import { findObject, type ModelFiles } from "./model-files.js";
import type { SequenceTokenizer } from "./sequence.js";
import { createTokenizer } from "./tokenizer.js";

/** @throws MODEL_MISSING, MODEL_INVALID */
export async function openTokenizer(files: ModelFiles): Promise<SequenceTokenizer> {
  const description = await findObject(files, "tokenizer.json");
  if (description) {
    const bert = bertVocabulary(description);
    if (bert) return wordPiece(bert.vocabulary, bert.cased);
    return libraryTokenizer(JSON.stringify(description), kindOf(description), files.name);
  }
  const vocabulary = await files.find("vocab.txt");
  if (!vocabulary) {
    throw errors.MODEL_MISSING`the model '${files.name}' has neither tokenizer.json nor vocab.txt; check the folder`;
  }
  const settings = (await findObject(files, "tokenizer_config.json")) ?? {};
  const cased = settings["do_lower_case"] === false;
  checkSettings(settings, cased, files);
  return wordPiece(utf8(vocabulary), cased);
}

function wordPiece(vocabulary: string, cased: boolean): SequenceTokenizer {
  const { cls, sep, unk, mask, encode } = createTokenizer(vocabulary, { cased });
  return {
    prefix: [cls],
    suffix: [sep],
    unk,
    ...(mask === undefined ? {} : { mask }),
    encode: async (text) => encode(text),
  };
}

const BERT_CLASS = /^(?:Bert|DistilBert|Electra)Tokenizer(?:Fast)?$/;

/** A bare `vocab.txt` may belong to tokenizers that split differently, as their settings show. */
function checkSettings(
  settings: Readonly<Record<string, unknown>>,
  cased: boolean,
  files: ModelFiles,
): void {
  const name = settings["tokenizer_class"] ?? "BertTokenizer";
  const accents = settings["strip_accents"] ?? !cased;
  if (
    typeof name === "string" &&
    BERT_CLASS.test(name) &&
    accents === !cased &&
    settings["tokenize_chinese_chars"] !== false
  ) {
    return;
  }
  throw errors.MODEL_INVALID`the tokenizer ${String(name)} of ${files.name}/vocab.txt has settings other than BERT's; add the model's tokenizer.json`;
}

type Part = Readonly<Record<string, unknown>>;

const partOf = (description: Part, key: string): Part => (description[key] ?? {}) as Part;

const kindOf = (description: Part): string => String(partOf(description, "model")["type"]);

/** The vocabulary of a tokenizer that does what tokenizer.ts does; nothing for any other. */
function bertVocabulary(
  description: Part,
): { readonly vocabulary: string; readonly cased: boolean } | undefined {
  const model = partOf(description, "model");
  const normalizer = partOf(description, "normalizer");
  const lowercase = normalizer["lowercase"];
  const pieces = model["vocab"];
  if (
    model["type"] !== "WordPiece" ||
    model["unk_token"] !== "[UNK]" ||
    model["continuing_subword_prefix"] !== "##" ||
    model["max_input_chars_per_word"] !== 100 ||
    typeof pieces !== "object" ||
    pieces === null ||
    normalizer["type"] !== "BertNormalizer" ||
    normalizer["clean_text"] !== true ||
    normalizer["handle_chinese_chars"] !== true ||
    typeof lowercase !== "boolean" ||
    (normalizer["strip_accents"] ?? lowercase) !== lowercase ||
    partOf(description, "pre_tokenizer")["type"] !== "BertPreTokenizer" ||
    !framesAsBert(partOf(description, "post_processor"))
  ) {
    return undefined;
  }
  const lines: string[] = [];
  for (const [piece, id] of Object.entries(pieces as Record<string, number>)) lines[id] = piece;
  const added = (description["added_tokens"] ?? []) as readonly Part[];
  if (lines.length !== Object.keys(pieces).length) return undefined;
  if (added.some(({ id, content }) => lines[id as number] !== content)) return undefined;
  return { vocabulary: `${lines.join("\n")}\n`, cased: !lowercase };
}

/** `[CLS]` before the text and `[SEP]` after it. */
function framesAsBert(processor: Part): boolean {
  if (processor["type"] === "BertProcessing") return true;
  const single = processor["single"];
  if (processor["type"] !== "TemplateProcessing" || !Array.isArray(single)) return false;
  const frame = single.map(
    (item: Part) => partOf(item, "SpecialToken")["id"] ?? partOf(item, "Sequence")["id"],
  );
  return frame.join(" ") === "[CLS] A [SEP]";
}
