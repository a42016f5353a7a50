/**
 * The privacy-enhanced entity recognizer: a token-classification model trained for this project that
 * finds the eight types and judges each mention's masking decision. What its files ask of a runtime
 * is in models/recognizer/README.md; `parity.json` beside it holds texts with every step's result.
 *
 * A text of any length is read in windows cut at sentences, one after the other, so memory beyond its
 * pieces and their judgments (about 70 bytes per word) does not grow with it.
 */

import type { Span } from "../document/span.js";
import { utf8 } from "../document/utf8.js";
import { type Judgment, JudgmentReader } from "./judgment.js";
import { MentionReader, type RecognizedSpan } from "./mentions.js";
import {
  type FolderModel,
  findObject,
  type ListedModel,
  type ModelFiles,
  openFolder,
  openListed,
  readFirst,
} from "./model-files.js";
import { parseRecognizerConfig, type RecognizerConfig } from "./recognizer-config.js";
import { openSession, type Session } from "./session.js";
import { SHAPES, shapeOf } from "./shapes.js";
import { createTokenizer, type Encoding, type Tokenizer } from "./tokenizer.js";
import { type Window, windowsAtSentences } from "./windows.js";

export type { RecognizedSpan } from "./mentions.js";

export interface RecognizedText {
  /** In reading order, none overlapping another; UTF-16 offsets. */
  readonly spans: readonly RecognizedSpan[];
  /**
   * Words with letters or digits that the vocabulary cannot spell (other scripts, words of more than
   * 100 characters), neighbours joined: the model saw that there was something, not what.
   */
  readonly unread: readonly Span[];
  /** How people would decide about any span, mention or not; nothing where it touches no word. */
  judge(span: Span): Judgment | undefined;
  /**
   * The highest probability of a word of the span to belong to a mention of any type, with the model's
   * bias; nothing where the span touches no word, or from models that are not asked.
   */
  inside(span: Span): number | undefined;
  /** The highest probability of a word of the span to be of another clue (MISC), likewise. */
  told?(span: Span): number | undefined;
}

export interface Recognizer {
  /** The model's name, from its configuration. */
  readonly name: string;
  recognize(texts: readonly string[]): Promise<RecognizedText[]>;
  /** Milliseconds spent inside the network so far. */
  readonly networkMilliseconds: number;
  /** Frees the model's memory. */
  close(): Promise<void>;
}

/** Texts that are remembered, and characters of the longest: about 3 MB. */
const MOST_REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 300;

export type RecognizerOptions = ListedModel | FolderModel;

/**
 * Loads the shipped recognizer, checking every file's hash, or one of its form from a folder of its own,
 * as `training/export.py` writes it.
 * @throws MODEL_MISSING, MODEL_CORRUPT or MODEL_INVALID
 */
export async function loadRecognizer(options: RecognizerOptions = {}): Promise<Recognizer> {
  return "folder" in options
    ? openRecognizer(await openFolder(options.folder))
    : openRecognizer(await openListed(options.model ?? "recognizer", options.directory));
}

/** Whether a folder holds a recognizer of the shipped one's form. @throws MODEL_MISSING, MODEL_INVALID */
export async function isRecognizer(folder: string): Promise<boolean> {
  const config = await findObject(await openFolder(folder), "config.json");
  return config?.["decisions"] !== undefined;
}

async function openRecognizer(files: ModelFiles): Promise<Recognizer> {
  const { name } = files;
  const read = async (path: string) => (await readFirst(files, [path])).bytes;
  const config = parseRecognizerConfig(utf8(await read("config.json")), `${name}/config.json`);
  const tokenizer = createTokenizer(utf8(await read("vocab.txt")), config);
  const session = await openSession(
    await read("model.onnx"),
    {
      inputs: ["input_ids", "shape_ids"],
      optionalInputs: ["attention_mask"],
      outputs: { logits: config.labels.length, decision: config.decisions.length },
    },
    `${name}/model.onnx`,
  );
  async function readOne(text: string): Promise<RecognizedText> {
    const encoding = tokenizer.encode(text);
    const judgments = new JudgmentReader(config.decisions);
    return {
      spans: await readMentions(text, encoding, config, tokenizer, session, judgments),
      unread: unreadIn(encoding, tokenizer),
      judge: (span) => judgments.over(span),
      inside: (span) => judgments.inside(span),
      told: (span) => judgments.told(span),
    };
  }
  /** Short texts read lately: cells, lines and signatures repeat. */
  const lately = new Map<string, RecognizedText>();
  return {
    name: config.name,
    async recognize(texts) {
      const recognized: RecognizedText[] = [];
      for (const text of texts) {
        let one = lately.get(text);
        if (one === undefined) {
          one = await readOne(text);
          if (lately.size >= MOST_REMEMBERED) lately.clear();
          if (text.length <= LONGEST_REMEMBERED) lately.set(text, one);
        }
        recognized.push(one);
      }
      return recognized;
    },
    get networkMilliseconds() {
      return session.milliseconds;
    },
    close: () => session.close(),
  };
}

async function readMentions(
  text: string,
  encoding: Encoding,
  config: RecognizerConfig,
  tokenizer: Tokenizer,
  session: Session,
  judgments: JudgmentReader,
): Promise<RecognizedSpan[]> {
  const reader = new MentionReader(config, judgments);
  const width = config.labels.length;
  for (const window of windowsAtSentences(encoding, text, config.windowSize)) {
    const { logits, decision } = await session.run(inputsOf(encoding, window, tokenizer));
    for (let piece = window.keepFrom; piece < window.keepTo; piece++) {
      if (encoding.first[piece] === 0) continue;
      const row = piece - window.start + 1; // after [CLS]
      const word = wordAt(encoding, piece);
      const read = reader.word(word, logits!, row * width);
      judgments.word(word, decision!, row * config.decisions.length, read);
    }
  }
  return reader.finish();
}

/** The word that a piece opens. */
export function wordAt({ length, first, starts, ends }: Encoding, piece: number): Span {
  let last = piece;
  while (last + 1 < length && first[last + 1] === 0) last++;
  return { start: starts[piece]!, end: ends[last]! };
}

/** What the network reads of a window. */
export function inputsOf(
  { ids, shapes }: Encoding,
  { start, end }: Window,
  { cls, sep }: Tokenizer,
) {
  const length = end - start + 2;
  const input_ids = new Int32Array(length);
  input_ids[0] = cls;
  input_ids.set(ids.subarray(start, end), 1);
  input_ids[length - 1] = sep;
  const shape_ids = new Int32Array(length).fill(SHAPES.special);
  shape_ids.set(shapes.subarray(start, end), 1);
  return { input_ids, attention_mask: new Int32Array(length).fill(1), shape_ids };
}

/** The words with letters or digits that a vocabulary cannot spell, neighbours joined. */
export function unreadIn(encoding: Encoding, { unk }: Pick<Tokenizer, "unk">): Span[] {
  const { ids, shapes, starts, ends } = encoding;
  const unread: Span[] = [];
  let follows = false;
  for (let piece = 0; piece < encoding.length; piece++) {
    if (shapeOf(shapes[piece]!) === SHAPES.symbol) continue;
    const unknown = ids[piece] === unk;
    if (unknown && follows) unread.push({ start: unread.pop()!.start, end: ends[piece]! });
    else if (unknown) unread.push({ start: starts[piece]!, end: ends[piece]! });
    follows = unknown;
  }
  return unread;
}
