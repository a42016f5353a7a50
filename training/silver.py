"""Trains a masking model on silver labels alone, and masks texts with it (distant supervision).

    python training/silver.py train --texts TEXTS --silver SILVER --out silver.pt
    python training/silver.py mask --checkpoint silver.pt --texts TEXTS --out masks.json

TEXTS: JSONL {"id", "text"}; SILVER: JSONL {"id", "masks": [[start, end], ..]}, what `palimpsest index
label` writes; masks.json: {ID: [[start, end], ..]}, what `palimpsest evaluate masks` reads. Offsets are
code points.

The model is small, so that it trains on one core in minutes: features of each word (itself, its affixes
and shape, how common it is) are hashed and embedded, three convolutions look at the words around, a
last layer says keep or mask. Nothing pretrained and no human annotation reaches it.
"""

import argparse
import json
import math
import re
import time
import zlib
from collections import Counter
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

WORD = re.compile(r"\w+|[^\w\s]")
BUCKETS = 1 << 17
FEATURES = 14
WIDTH = 96
CHUNK = 160
"""Words of a window; neighbours share OVERLAP words, of which each counts in one window."""
OVERLAP = 32
THRESHOLD = 0.1
"""About what a weight of ten on the masked class would mask (Papadopoulou et al. 2022, table 7)."""


class Tagger(nn.Module):
    def __init__(self, dropout=0.3):
        super().__init__()
        self.embedding = nn.EmbeddingBag(BUCKETS, WIDTH, mode="sum", sparse=True)
        nn.init.normal_(self.embedding.weight, std=0.1)
        self.near = nn.Conv1d(WIDTH, WIDTH, 3, padding=1)
        self.far = nn.Conv1d(WIDTH, WIDTH, 3, padding=2, dilation=2)
        self.farther = nn.Conv1d(WIDTH, WIDTH, 3, padding=4, dilation=4)
        self.dropout = nn.Dropout(dropout)
        self.head = nn.Linear(2 * WIDTH, 2)

    def forward(self, features):
        """features: (texts, words, FEATURES) -> logits (texts, words, 2)."""
        texts, words, _ = features.shape
        word = self.embedding(features.reshape(texts * words, FEATURES)).view(texts, words, WIDTH)
        x = self.dropout(word).transpose(1, 2)
        for layer in (self.near, self.far, self.farther):
            x = x + F.relu(layer(x))
        return self.head(self.dropout(torch.cat([x.transpose(1, 2), word], -1)))


def bucket(name, value):
    return zlib.crc32(f"{name}={value}".encode()) % (BUCKETS - 1) + 1


def shape_of(word):
    kinds = re.sub(r"[^\W\d_]", "x", re.sub(r"[A-ZÀ-ÖØ-Þ]", "X", re.sub(r"\d", "d", word)))
    return re.sub(r"(.)\1{3,}", r"\1\1\1", kinds)


class Features:
    """Hashed features of words. `common` says how often a word stands in small letters, and how often at all."""

    def __init__(self, common):
        self.common = common
        self.known = {}

    @staticmethod
    def learnt_from(texts):
        small, every = Counter(), Counter()
        for text in texts:
            words = WORD.findall(text)
            small.update(word for word in words if word.islower())
            every.update(word.lower() for word in words)
        return Features({word: (small[word], count) for word, count in every.items() if count > 1})

    def of_word(self, word):
        if word not in self.known:
            lower = word.lower()
            small, count = self.common.get(lower, (0, 0))
            share = round(4 * small / count) if count else -1
            self.known[word] = [
                bucket("word", lower if count > 2 else "rare"),
                bucket("shape", shape_of(word)),
                bucket("first", word[0]),
                *(bucket(f"prefix{n}", lower[:n]) for n in (2, 3, 4)),
                *(bucket(f"suffix{n}", lower[-n:]) for n in (2, 3, 4)),
                bucket("often", int(math.log2(count + 1))),
                bucket("small", f"{share} {word[:1].isupper()}"),
                bucket("length", min(len(word), 12)),
            ]
        return self.known[word]

    def of_text(self, words):
        """(words, FEATURES): those of each word, whether it opens a sentence, and where in the text it stands."""
        rows = np.zeros((len(words), FEATURES), np.int64)
        opens = True
        seen = Counter(words)
        for i, word in enumerate(words):
            place = bucket("place", f"{opens} {i < 8} {word[:1].isupper()}")
            rows[i] = [*self.of_word(word), place, bucket("seen", f"{min(seen[word], 3)} {word[:1].isupper()}")]
            opens = word in ".!?"
        return rows


def read_lines(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def words_of(text):
    return [(match.group(), match.start(), match.end()) for match in WORD.finditer(text)]


def window_starts(count):
    starts = [0]
    while starts[-1] + CHUNK < count:
        starts.append(starts[-1] + CHUNK - OVERLAP)
    return starts


def training_windows(features, texts, silver):
    windows = []
    for record in texts:
        words = words_of(record["text"])
        if record["id"] not in silver or not words:
            continue
        labels = np.zeros(len(words), np.int64)
        starts, ends = np.array([w[1] for w in words]), np.array([w[2] for w in words])
        for start, end in silver[record["id"]]:
            labels[(starts < end) & (ends > start)] = 1
        rows = features.of_text([word for word, _, _ in words])
        for start in window_starts(len(words)):
            windows.append((rows[start : start + CHUNK], labels[start : start + CHUNK]))
    return windows


def padded(windows):
    width = max(len(rows) for rows, _ in windows)
    features = np.zeros((len(windows), width, FEATURES), np.int64)
    labels = np.full((len(windows), width), -100, np.int64)
    for i, (rows, of_words) in enumerate(windows):
        features[i, : len(rows)], labels[i, : len(rows)] = rows, of_words
    return torch.from_numpy(features), torch.from_numpy(labels)


def train(arguments):
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    texts = read_lines(arguments.texts)
    features = Features.learnt_from([record["text"] for record in texts])
    silver = {record["id"]: record["masks"] for record in read_lines(arguments.silver)}
    windows = training_windows(features, texts, silver)
    count = sum(len(rows) for rows, _ in windows)
    masked = sum(int(labels.sum()) for _, labels in windows)
    print(f"{len(texts)} texts, {count} words, {masked / count:.1%} masked", flush=True)
    model = Tagger()
    dense = [p for n, p in model.named_parameters() if not n.startswith("embedding")]
    optimizers = [
        torch.optim.SparseAdam(model.embedding.parameters(), lr=arguments.rate),
        torch.optim.AdamW(dense, lr=arguments.rate, weight_decay=0.01),
    ]
    weight = torch.tensor([1.0, arguments.mask_weight])
    generator = np.random.default_rng(arguments.seed)
    steps = math.ceil(len(windows) / arguments.batch) * arguments.epochs
    step, started = 0, time.time()
    for epoch in range(arguments.epochs):
        losses = []
        order = generator.permutation(len(windows))
        for at in range(0, len(order), arguments.batch):
            inputs, labels = padded([windows[i] for i in order[at : at + arguments.batch]])
            for optimizer in optimizers:
                optimizer.param_groups[0]["lr"] = arguments.rate * (1 - 0.95 * step / steps)
                optimizer.zero_grad()
            loss = F.cross_entropy(model(inputs).flatten(0, 1), labels.flatten(), weight, label_smoothing=0.05)
            loss.backward()
            for optimizer in optimizers:
                optimizer.step()
            losses.append(loss.item())
            step += 1
        print(f"epoch {epoch + 1} loss {np.mean(losses):.4f}, {time.time() - started:.0f} s", flush=True)
        torch.save({"model": model.state_dict(), "common": features.common}, arguments.out)


def probabilities(model, rows):
    """Of being masked, a word; each word from the window in whose middle it stands."""
    result = np.zeros(len(rows))
    starts = window_starts(len(rows))
    for number, start in enumerate(starts):
        inputs = torch.from_numpy(rows[None, start : start + CHUNK])
        with torch.no_grad():
            masked = model(inputs)[0].softmax(-1)[:, 1].numpy()
        skip = OVERLAP // 2 if number else 0
        result[start + skip : start + CHUNK] = masked[skip:]
    return result


def masked_together(words, probability):
    """A name is masked everywhere or nowhere: words with a capital take the highest of their like."""
    highest = {}
    for (word, _, _), value in zip(words, probability):
        if word[0].isupper():
            highest[word] = max(value, highest.get(word, 0.0))
    return np.array([highest.get(word, value) for (word, _, _), value in zip(words, probability)])


def mask_spans(text, words, masked):
    """Neighbouring masked words as one span; between them at most a space or a mark."""
    spans = []
    for (_, start, end), yes in zip(words, masked):
        if not yes:
            continue
        if spans and start - spans[-1][1] <= 1:
            spans[-1][1] = end
        else:
            spans.append([start, end])
    return [span for span in spans if any(char.isalnum() for char in text[span[0] : span[1]])]


def mask(arguments):
    torch.set_num_threads(arguments.threads)
    saved = torch.load(arguments.checkpoint)
    model, features = Tagger(), Features(saved["common"])
    model.load_state_dict(saved["model"])
    model.eval()
    masks = {}
    for record in read_lines(arguments.texts):
        words = words_of(record["text"])
        if words:
            rows = features.of_text([word for word, _, _ in words])
            yes = masked_together(words, probabilities(model, rows)) >= arguments.threshold
            masks[record["id"]] = mask_spans(record["text"], words, yes)
    arguments.out.write_text(json.dumps(masks), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    training = commands.add_parser("train")
    training.add_argument("--texts", type=Path, required=True)
    training.add_argument("--silver", type=Path, required=True)
    training.add_argument("--epochs", type=int, default=4)
    training.add_argument("--batch", type=int, default=16, help="windows a step")
    training.add_argument("--rate", type=float, default=2e-3)
    training.add_argument("--mask-weight", type=float, default=1.0, help="weight of the masked class in the loss")
    training.add_argument("--seed", type=int, default=1)
    training.set_defaults(run=train)
    masking = commands.add_parser("mask")
    masking.add_argument("--checkpoint", type=Path, required=True)
    masking.add_argument("--texts", type=Path, required=True)
    masking.add_argument("--threshold", type=float, default=THRESHOLD, help="least probability of a masked word")
    masking.set_defaults(run=mask)
    for command in (training, masking):
        command.add_argument("--threads", type=int, default=1)
        command.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.run(given)
