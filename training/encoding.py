"""Text to model input: word pieces, their offsets in the original text, and shape ids.

The exact rules are in models/recognizer/README.md; the TypeScript runtime follows the same page and
is tested against models/recognizer/parity.json.
"""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from tokenizers import Tokenizer
from tokenizers.models import WordPiece
from tokenizers.normalizers import BertNormalizer
from tokenizers.pre_tokenizers import BertPreTokenizer

CLS, SEP, PAD = 101, 102, 0
MAX_TOKENS = 256
STRIDE = 190
"""Pieces between the starts of two windows; windows hold MAX_TOKENS - 2 pieces and so overlap by 64."""

SHAPES = {
    "special": 0,
    "lower": 1,
    "capitalized": 2,
    "allcaps": 3,
    "capital": 4,
    "mixed": 5,
    "digits": 6,
    "alphanumeric": 7,
    "symbol": 8,
    "caseless": 9,
}
CONTINUATION, LINE_START, ATTACHED = 10, 20, 30
SHAPE_COUNT = 40


@dataclass
class Encoded:
    ids: np.ndarray
    shapes: np.ndarray
    starts: np.ndarray
    ends: np.ndarray
    first: np.ndarray
    """True where a piece opens a word."""

    def __len__(self):
        return len(self.ids)


def load_tokenizer(vocab_file, cased=False):
    """The tokenizer of a vocabulary, which distinguishes case and accents or not."""
    tokenizer = Tokenizer(WordPiece.from_file(str(vocab_file), unk_token="[UNK]", max_input_chars_per_word=100))
    tokenizer.normalizer = BertNormalizer(
        clean_text=True, handle_chinese_chars=True, strip_accents=not cased, lowercase=not cased
    )
    tokenizer.pre_tokenizer = BertPreTokenizer()
    return tokenizer


@lru_cache(maxsize=200_000)
def word_shape(word):
    """The shape of a whole word, from its original characters."""
    letters = upper = lower = numbers = 0
    opens_upper = False
    for char in word:
        category = unicodedata.category(char)
        if category[0] == "L":
            letters += 1
            if category in ("Lu", "Lt"):
                upper += 1
                opens_upper = opens_upper or letters == 1
            elif category == "Ll":
                lower += 1
        elif category[0] == "N":
            numbers += 1
    if letters == 0:
        return SHAPES["digits"] if numbers else SHAPES["symbol"]
    if numbers:
        return SHAPES["alphanumeric"]
    if upper == 0:
        return SHAPES["lower"] if lower else SHAPES["caseless"]
    if letters == 1:
        return SHAPES["capital"]
    if lower == 0:
        return SHAPES["allcaps"]
    return SHAPES["capitalized"] if upper == 1 and opens_upper else SHAPES["mixed"]


def encode(tokenizer, text):
    """All pieces of a text, without [CLS] and [SEP]; offsets in code points."""
    encoding = tokenizer.encode(text, add_special_tokens=False)
    count = len(encoding.ids)
    shapes = np.zeros(count, np.int64)
    first = np.zeros(count, bool)
    offsets, words = encoding.offsets, encoding.word_ids
    previous_end = None
    index = 0
    while index < count:
        last = index
        while last + 1 < count and words[last + 1] == words[index]:
            last += 1
        start, end = offsets[index][0], offsets[last][1]
        shape = word_shape(text[start:end])
        shapes[index] = shape + gap_group(text, previous_end, start)
        shapes[index + 1 : last + 1] = shape + CONTINUATION
        first[index] = True
        previous_end = end
        index = last + 1
    starts, ends = np.array(offsets, np.int64).reshape(-1, 2).T
    return Encoded(np.array(encoding.ids, np.int64), shapes, starts, ends, first)


def gap_group(text, previous_end, start):
    if previous_end is None:
        return 0
    if start <= previous_end:
        return ATTACHED
    gap = text[previous_end:start]
    return LINE_START if "\n" in gap or "\r" in gap else 0


def window_starts(count, size=MAX_TOKENS, stride=STRIDE):
    """First pieces of the windows that cover `count` pieces."""
    starts = [0]
    while starts[-1] + size - 2 < count:
        starts.append(starts[-1] + stride)
    return starts


def window_owners(count, size=MAX_TOKENS, stride=STRIDE):
    """For each window (start, end, keep_from, keep_to): the last two say whose logits count.

    Two neighbours share their overlap half and half, so every piece has one owner.
    """
    half = (size - 2 - stride) // 2
    starts = window_starts(count, size, stride)
    windows = []
    for number, start in enumerate(starts):
        end = min(start + size - 2, count)
        keep_from = start + half if number else 0
        keep_to = start + stride + half if number + 1 < len(starts) else count
        windows.append((start, end, keep_from, keep_to))
    return windows
