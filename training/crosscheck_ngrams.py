"""Reads the n-gram models from their files into dictionaries, and scores spans by the definition.

Nothing of the package or of the code that built the models is used: the format is that of
models/language-model/README.md, the scores are those that src/models/language-model.ts promises.
"""

import math
import struct

import numpy as np

from encoding import CLS, encode, load_tokenizer

UNKNOWN = 100


class Ngrams:
    """Log-probability and back-off of each n-gram that is held, by the tuple of its pieces."""

    def __init__(self, path):
        data = path.read_bytes()
        magic, version, order, _ = struct.unpack_from("<8sIII", data)
        if magic != b"PLMNGRAM" or version != 1:
            raise SystemExit(f"expected version 1 of the n-gram format in {path}")
        sizes = np.frombuffer(data, "<u4", 2 * order, 52).reshape(order, 2)
        self.order, self.probability, self.backoff = order, {}, {}
        at = 52 + 8 * order

        def take(kind, count):
            nonlocal at
            values = np.frombuffer(data, kind, count, at)
            at += -(-values.nbytes // 4) * 4
            return values

        parents: list[tuple[int, ...]] = [()]
        children = [int(sizes[0, 0])]
        for level, (count, contexts) in enumerate(sizes.tolist()):
            probabilities = take("<f4", 256)[take("u1", count)].tolist()
            words = take("<u2", count).tolist() if level else range(count)
            owners = (parent for parent, held in zip(parents, children) for _ in range(held))
            ngrams = [(*parent, word) for parent, word in zip(owners, words)]
            self.probability.update(zip(ngrams, probabilities))
            if level + 1 == order:
                break
            held = np.unpackbits(take("u1", (count + 7) // 8), bitorder="little")[:count]
            parents = [ngrams[i] for i in np.flatnonzero(held)]
            children = take("<u2", contexts).tolist()
            backoffs = take("<f4", 256)[take("u1", contexts)].tolist()
            self.backoff.update(zip(parents, backoffs))

    def score(self, context, piece):
        """ln P(piece | context): the longest n-gram that is held, times the back-offs above it."""
        for length in range(min(len(context), self.order - 1), -1, -1):
            before = tuple(context[len(context) - length :])
            if (*before, piece) in self.probability:
                value = self.probability[(*before, piece)]
                break
        longer = range(length + 1, min(len(context), self.order - 1) + 1)
        return value + sum(self.backoff.get(tuple(context[len(context) - one :]), 0.0) for one in longer)


class LanguageModel:
    def __init__(self, models):
        vocabulary = models / "recognizer" / "vocab.txt"
        self.tokenizer = load_tokenizer(vocabulary)
        self.unknown = -math.log(len(vocabulary.read_text(encoding="utf-8").splitlines()))
        folder = models / "language-model"
        self.left, self.right = Ngrams(folder / "forward.ngrams"), Ngrams(folder / "backward.ngrams")

    def rarest(self, text, spans):
        """Information content of each span's least probable piece, where both sides meet best; nats."""
        encoding = encode(self.tokenizer, text)
        ids = [int(one) for one in encoding.ids]
        forward = self.scores(self.left, ids)
        backward = self.scores(self.right, ids[::-1])[::-1]
        for start, end in spans:
            touched = [i for i in range(len(ids)) if encoding.ends[i] > start and encoding.starts[i] < end]
            left, right = [forward[i] for i in touched], [backward[i] for i in touched]
            ways = [left[:place] + right[place:] for place in range(len(touched) + 1)]
            best = max(ways, key=sum)
            yield -min([0.0, *best])

    def scores(self, ngrams, ids):
        """Of each piece after those before it; [CLS] opens the text."""
        read = [CLS]
        scores = []
        for piece in ids:
            context = read[-(ngrams.order - 1) :]
            scores.append(ngrams.score(context, piece) + (self.unknown if piece == UNKNOWN else 0.0))
            read.append(piece)
        return scores
