/**
 * How surprising a span is in its context: the log-probability of its pieces given the text on both
 * sides, from two n-gram models over word pieces, one reading forward and one backward.
 *
 * The paper (Papadopoulou et al. 2022, 3.2.1) masks all pieces of a span at once and adds the
 * log-probabilities of a masked language model. Here each piece is predicted once, from one side: the
 * first ones from the text on the left and the span's own pieces before, the rest from the text on
 * the right and the span's own pieces after. No piece helps to predict one that helped to predict
 * it, so names whose parts give each other away stay surprising. Of all places where the sides can
 * meet, the most probable counts; the mean over all places is a probability distribution over spans
 * of as many pieces, and the value given exceeds its logarithm by at most ln(tokens + 1).
 *
 * Only the span is hidden. Other spans and the rest of the text are read unchanged; the model
 * looks no further than four pieces to either side.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { openModel } from "#models";
import { lazy } from "../document/lazy.js";
import { type Span, spanOf } from "../document/span.js";
import { utf8 } from "../document/utf8.js";
import { errors, type PalimpsestError } from "../errors.js";
import type { ListedModel } from "./model.js";
import { createNgramReader, type NgramReader } from "./ngram.js";
import { type NgramFile, readNgramFile } from "./ngram-file.js";
import { piecesIn } from "./sequence.js";
import { createTokenizer, type Encoding, type Tokenizer } from "./tokenizer.js";

/** How probable a span is in its place; natural logarithms, 0 for a span without pieces. */
export interface Surprisal {
  /** The sum over the span's pieces. */
  readonly logProbability: number;
  /** The least probable piece's. */
  readonly smallest: number;
  /** How many pieces the span touches. */
  readonly tokens: number;
}

/** In nats, not negative: what is learnt when a hidden span is shown. */
export interface InformationContent {
  /** Of all pieces together, for the risk measure and the optimizer's cost. */
  readonly ofSpan: number;
  /** Of the least probable piece, for the utility metrics. */
  readonly ofRarestToken: number;
}

export interface LanguageModel {
  /** One result for each span of `text`, in their order; spans may overlap. @throws SPAN_INVALID */
  surprisal(text: string, spans: readonly Span[]): Surprisal[];
  /** `-logProbability` and `-smallest` of the same. @throws SPAN_INVALID */
  informationContent(text: string, spans: readonly Span[]): InformationContent[];
}

/**
 * Loads a language model, checking every file's hash.
 * @throws MODEL_MISSING, MODEL_CORRUPT or MODEL_INVALID
 */
export async function loadLanguageModel(options: ListedModel = {}): Promise<LanguageModel> {
  const vocabulary = await openVocabulary(options.model ?? "language-model", options.directory);
  return vocabulary.load("");
}

/** The model that ships for a language other than English, by its tag; undefined where there is none. */
export type LanguageModels = (tag: string) => Promise<LanguageModel | undefined>;

/**
 * The models of the languages other than English, over one vocabulary with case and accents. Each loads when it is
 * first asked for, and that throws as `loadLanguageModel` does.
 * @throws MODEL_MISSING, MODEL_CORRUPT or MODEL_INVALID
 */
export async function loadLanguageModels(
  options: Pick<ListedModel, "directory"> = {},
): Promise<LanguageModels> {
  const vocabulary = await openVocabulary("language-model-languages", options.directory, true);
  const models = new Map<string, () => Promise<LanguageModel>>();
  return async (tag) => {
    const prefix = `${tag}.`;
    if (!vocabulary.has(prefix)) return undefined;
    const model = models.get(tag) ?? lazy(() => vocabulary.load(prefix));
    models.set(tag, model);
    return model();
  };
}

const FORWARD = "forward.ngrams";
const BACKWARD = "backward.ngrams";

/** A folder of models over one vocabulary. The names of a model's files begin with its prefix. */
async function openVocabulary(name: string, directory: string | undefined, cased = false) {
  const folder = await openModel(name, directory);
  const vocabulary = await folder.read("vocab.txt");
  const tokenizer = createTokenizer(utf8(vocabulary), { cased });
  const hash = bytesToHex(sha256(vocabulary));
  const direction = async (file: string, backward: boolean): Promise<NgramFile> => {
    const ngrams = readNgramFile(await folder.read(file), `${name}/${file}`);
    if (ngrams.vocabulary !== hash || ngrams.levels[0]!.length !== tokenizer.size) {
      throw mismatch(`${name}/${file}`, "the vocabulary beside it");
    }
    if (ngrams.backward !== backward) throw mismatch(`${name}/${file}`, "its direction");
    return ngrams;
  };
  return {
    has: (prefix: string): boolean =>
      folder.model.files.some(({ path }) => path.endsWith(`/${prefix}${FORWARD}`)),
    load: async (prefix: string): Promise<LanguageModel> =>
      createLanguageModel(
        tokenizer,
        await direction(prefix + FORWARD, false),
        await direction(prefix + BACKWARD, true),
      ),
  };
}

const mismatch = (file: string, what: string): PalimpsestError =>
  errors.MODEL_INVALID`${file} was not made for ${what}; use the files that came with this release`;

/** A language model from its parts; both directions are over the tokenizer's vocabulary. */
export function createLanguageModel(
  tokenizer: Tokenizer,
  forward: NgramFile,
  backward: NgramFile,
): LanguageModel {
  const left = createNgramReader(forward);
  const right = createNgramReader(backward);
  // the unknown piece stands for as many words as the vocabulary has: none of them is expected
  const unknownPenalty = -Math.log(tokenizer.size);
  const toPenalty = (piece: number): number => (piece === tokenizer.unk ? unknownPenalty : 0);

  /** Log-probabilities of the pieces at `[start, end)` of those that a reader meets, in its order. */
  function scoresBy(
    reader: NgramReader,
    order: number,
    ids: Int32Array,
    start: number,
    end: number,
  ) {
    const scores = new Float64Array(end - start);
    const from = start - order + 1;
    reader.reset();
    // the edge of the text reads as [CLS]
    if (from < 0) reader.read(tokenizer.cls);
    for (let i = Math.max(from, 0); i < end; i++) {
      const score = reader.read(ids[i]!) + toPenalty(ids[i]!);
      if (i >= start) scores[i - start] = score;
    }
    return scores;
  }

  function surprisalOf(encoding: Encoding, span: Span): Surprisal {
    // half a piece hidden is the whole hidden
    const { start, end } = piecesIn(encoding, span);
    const { ids, length } = encoding;
    if (start === end) return { logProbability: 0, smallest: 0, tokens: 0 };
    const fromLeft = scoresBy(left, forward.order, ids, start, end);
    // a reader looks no further than its order
    const last = Math.min(length, end + backward.order);
    const behind = ids.slice(start, last).reverse();
    const fromRight = scoresBy(right, backward.order, behind, last - end, behind.length);
    return meet(fromLeft, fromRight.reverse());
  }

  function surprisal(text: string, spans: readonly Span[]): Surprisal[] {
    const encoding = tokenizer.encode(text);
    return spans.map(({ start, end }) => surprisalOf(encoding, spanOf(text, start, end)));
  }

  return {
    surprisal,
    informationContent: (text, spans) =>
      surprisal(text, spans).map(({ logProbability, smallest }) => ({
        ofSpan: 0 - logProbability,
        ofRarestToken: 0 - smallest,
      })),
  };
}

/** The place where the two sides meet at the highest probability. */
function meet(fromLeft: Float64Array, fromRight: Float64Array): Surprisal {
  const tokens = fromLeft.length;
  let sum = fromRight.reduce((a, b) => a + b, 0);
  let logProbability = sum;
  let place = 0;
  for (let i = 0; i < tokens; i++) {
    sum += fromLeft[i]! - fromRight[i]!;
    if (sum > logProbability) [logProbability, place] = [sum, i + 1];
  }
  let smallest = 0;
  for (let i = 0; i < tokens; i++) {
    smallest = Math.min(smallest, i < place ? fromLeft[i]! : fromRight[i]!);
  }
  return { logProbability, smallest, tokens };
}
