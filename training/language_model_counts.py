"""Texts to word pieces, and how often and in how many documents each n-gram occurs.

Only n-grams found in at least MIN_DOCUMENTS documents are ever held: a rarer one could carry the name or the
story of a private person, and every part of a frequent n-gram is as frequent.
"""

from dataclasses import dataclass

import numpy as np

from encoding import CLS, load_tokenizer

MIN_DOCUMENTS = 3
WORD_BITS = 16
DOCUMENT_BITS = 17


@dataclass
class Stream:
    """Pieces of all texts one after another, [CLS] before each text."""

    pieces: np.ndarray
    documents: np.ndarray
    """The document of each piece."""
    weights: np.ndarray
    """The weight of each document."""


def read_stream(texts, vocab_file, weight_of, cased=False):
    tokenizer = load_tokenizer(vocab_file, cased)
    names, weights, pieces, documents = {}, [], [], []
    for at in range(0, len(texts), 256):
        batch = texts[at : at + 256]
        encodings = tokenizer.encode_batch([text.text for text in batch], add_special_tokens=False)
        for text, encoding in zip(batch, encodings):
            number = names.setdefault(text.document, len(names))
            if number == len(weights):
                weights.append(weight_of(text.corpus))
            ids = np.array([CLS, *encoding.ids], np.int32)
            pieces.append(ids)
            documents.append(np.full(len(ids), number, np.int32))
    return Stream(np.concatenate(pieces), np.concatenate(documents), np.array(weights, np.float64))


@dataclass
class Level:
    """The n-grams of one length, sorted by parent, then word."""

    parent: np.ndarray
    """The n-gram without its last piece, in the level below; for single pieces 0."""
    word: np.ndarray
    suffix: np.ndarray
    """The n-gram without its first piece, in the level below."""
    count: np.ndarray
    """Weighted occurrences."""
    followed: np.ndarray
    """Weighted occurrences that something follows."""

    def __len__(self):
        return len(self.word)

    def keys(self):
        return self.parent << WORD_BITS | self.word


def count(stream, order, vocabulary_size):
    """The levels 1 .. order. Every piece of the vocabulary is in the first, occurring or not."""
    size = len(stream.pieces)
    weight = stream.weights[stream.documents]
    opens = stream.pieces == CLS
    followed = np.append(~opens[1:], False)
    words = np.arange(vocabulary_size, dtype=np.int64)
    none = np.zeros(vocabulary_size, np.int64)
    totals = np.bincount(stream.pieces, weight * ~opens, vocabulary_size)
    levels = [Level(none, words, none, totals, np.bincount(stream.pieces, weight * followed, vocabulary_size))]
    rank = stream.pieces.astype(np.int64)
    for _ in range(2, order + 1):
        parents = np.append(-1, rank[:-1])
        places = np.flatnonzero((parents >= 0) & (rank >= 0) & ~opens)
        keys = parents[places] << WORD_BITS | stream.pieces[places]
        by_document = np.unique(keys << DOCUMENT_BITS | stream.documents[places])
        found, documents = np.unique(by_document >> DOCUMENT_BITS, return_counts=True)
        kept = found[documents >= MIN_DOCUMENTS]
        at = np.searchsorted(kept, keys)
        at[at == len(kept)] = 0
        held = kept[at] == keys
        places, at = places[held], at[held]
        suffix = np.zeros(len(kept), np.int64)
        suffix[at] = rank[places]
        rank = np.full(size, -1, np.int64)
        rank[places] = at
        levels.append(
            Level(
                kept >> WORD_BITS,
                kept & (1 << WORD_BITS) - 1,
                suffix,
                np.bincount(at, weight[places], len(kept)),
                np.bincount(at, (weight * followed)[places], len(kept)),
            )
        )
    return levels
