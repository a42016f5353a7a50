"""Trains a masking model on silver labels alone, and masks texts with it (distant supervision).

    python training/silver.py train --texts TEXTS --silver SILVER --out silver.pt
    python training/silver.py train --base BASE --epochs 2 --rate 2e-4 --texts TEXTS --silver SILVER --out silver.pt
    python training/silver.py mask --checkpoint silver.pt --texts TEXTS --out masks.json

TEXTS: JSONL {"id", "text"}; SILVER: JSONL {"id", "masks": [[start, end], ..]}, what `palimpsest index
label` writes; masks.json: {ID: [[start, end], ..]}, what `palimpsest evaluate masks` reads. Offsets are
code points. Where texts have a "part", --part takes those of one part alone.

The model is small, so that it trains on one core in minutes: features of each word (itself, its affixes
and shape, how common it is) are hashed and embedded, three convolutions look at the words around, a
last layer says keep or mask. Nothing pretrained and no human annotation reaches it. With --base it is a
pretrained encoder instead (silver_base.py), as in the paper.
"""

import argparse
import json
import math
import random
import re
import time
import zlib
from collections import Counter
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from device import add_device_option
from silver_base import NO_LABEL, Pretrained
from silver_words import WORD, words_of

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


def texts_of(arguments):
    """The texts of --texts, of --part alone where that is said; of many a sample, the same for every seed."""
    texts = [record for record in read_lines(arguments.texts) if arguments.part in (None, record.get("part"))]
    return random.Random(0).sample(texts, min(arguments.most, len(texts))) if arguments.most else texts


def window_starts(count):
    starts = [0]
    while starts[-1] + CHUNK < count:
        starts.append(starts[-1] + CHUNK - OVERLAP)
    return starts


class Hashed:
    """The small network with what leads from texts to its windows and from its windows to words."""

    kind = "hashed"
    warm_up = 0.0

    def __init__(self, features):
        self.network, self.features = Tagger(), features

    def windows_of(self, text, spans):
        """(features, labels) of each window; a word is masked where a span touches it."""
        words = words_of(text)
        if not words:
            return []
        labels = np.zeros(len(words), np.int64)
        starts, ends = np.array([w[1] for w in words]), np.array([w[2] for w in words])
        for start, end in spans:
            labels[(starts < end) & (ends > start)] = 1
        rows = self.features.of_text([word for word, _, _ in words])
        return [(rows[start : start + CHUNK], labels[start : start + CHUNK]) for start in window_starts(len(words))]

    @staticmethod
    def batch_of(windows):
        """(features,), labels."""
        width = max(len(rows) for rows, _ in windows)
        features = np.zeros((len(windows), width, FEATURES), np.int64)
        labels = np.full((len(windows), width), NO_LABEL, np.int64)
        for i, (rows, of_words) in enumerate(windows):
            features[i, : len(rows)], labels[i, : len(rows)] = rows, of_words
        return (torch.from_numpy(features),), torch.from_numpy(labels)

    def optimizers(self, rate):
        dense = [p for n, p in self.network.named_parameters() if not n.startswith("embedding")]
        return [
            torch.optim.SparseAdam(self.network.embedding.parameters(), lr=rate),
            torch.optim.AdamW(dense, lr=rate, weight_decay=0.01),
        ]

    def probabilities(self, texts, device):
        """Of being masked, an array for each text's words."""
        return [self.of_words([word for word, _, _ in words_of(text)], device) for text in texts]

    def of_words(self, words, device):
        """Each word's from the window in whose middle it stands."""
        rows = self.features.of_text(words)
        result = np.zeros(len(rows))
        for number, start in enumerate(window_starts(len(rows)) if words else []):
            inputs = torch.from_numpy(rows[None, start : start + CHUNK]).to(device)
            with torch.no_grad():
                masked = self.network(inputs)[0].softmax(-1)[:, 1].cpu().numpy()
            skip = OVERLAP // 2 if number else 0
            result[start + skip : start + CHUNK] = masked[skip:]
        return result

    def state(self):
        return {"kind": self.kind, "model": self.network.state_dict(), "common": self.features.common}


def tagger_of(saved):
    """The tagger of a checkpoint."""
    tagger = Pretrained() if saved.get("kind") == Pretrained.kind else Hashed(Features(saved["common"]))
    tagger.network.load_state_dict(saved["model"])
    return tagger


def train(arguments):
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    texts = texts_of(arguments)
    silver = {record["id"]: record["masks"] for record in read_lines(arguments.silver)}
    texts = [record for record in texts if record["id"] in silver]
    tagger: Hashed | Pretrained
    if arguments.base:
        tagger = Pretrained(arguments.base)
    else:
        tagger = Hashed(Features.learnt_from([record["text"] for record in texts]))
    windows = [window for one in texts for window in tagger.windows_of(one["text"], silver[one["id"]])]
    count = sum(int((labels != NO_LABEL).sum()) for _, labels in windows)
    masked = sum(int((labels == 1).sum()) for _, labels in windows)
    print(f"{len(texts)} texts, {count} words or pieces, {masked / count:.1%} masked", flush=True)
    network = tagger.network.to(arguments.device).train()
    optimizers = tagger.optimizers(arguments.rate)
    weight = torch.tensor([1.0, arguments.mask_weight], device=arguments.device)
    generator = np.random.default_rng(arguments.seed)
    steps = math.ceil(len(windows) / arguments.batch) * arguments.epochs
    step, started = 0, time.time()
    for epoch in range(arguments.epochs):
        losses = []
        order = generator.permutation(len(windows))
        for at in range(0, len(order), arguments.batch):
            inputs, labels = tagger.batch_of([windows[i] for i in order[at : at + arguments.batch]])
            rate = arguments.rate * min(1.0, (step + 1) / (1 + steps * tagger.warm_up)) * (1 - 0.95 * step / steps)
            for optimizer in optimizers:
                for group in optimizer.param_groups:
                    group["lr"] = rate * group.get("scale", 1.0)
                optimizer.zero_grad()
            logits = network(*(part.to(arguments.device) for part in inputs))
            targets = labels.flatten().to(arguments.device)
            loss = F.cross_entropy(logits.flatten(0, 1), targets, weight, label_smoothing=0.05)
            loss.backward()
            for optimizer in optimizers:
                optimizer.step()
            losses.append(loss.item())
            step += 1
        print(f"epoch {epoch + 1} loss {np.mean(losses):.4f}, {time.time() - started:.0f} s", flush=True)
        torch.save(tagger.state(), arguments.out)


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
    tagger = tagger_of(torch.load(arguments.checkpoint, map_location="cpu"))
    tagger.network.to(arguments.device).eval()
    records = texts_of(arguments)
    masks = {}
    every = tagger.probabilities([record["text"] for record in records], arguments.device)
    for record, probabilities in zip(records, every):
        words = words_of(record["text"])
        masks[record["id"]] = mask_spans(
            record["text"], words, masked_together(words, probabilities) >= arguments.threshold
        )
    arguments.out.write_text(json.dumps(masks), encoding="utf-8")


def parser_of():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    training = commands.add_parser("train")
    training.add_argument("--silver", type=Path, required=True)
    training.add_argument("--base", type=Path, help="folder of all-MiniLM-L6-v2 (model.safetensors), to fine-tune it")
    training.add_argument("--epochs", type=int, default=4)
    training.add_argument("--batch", type=int, default=16, help="windows a step")
    training.add_argument("--rate", type=float, default=2e-3)
    training.add_argument("--mask-weight", type=float, default=1.0, help="weight of the masked class in the loss")
    training.add_argument("--seed", type=int, default=1)
    training.set_defaults(run=train)
    masking = commands.add_parser("mask")
    masking.add_argument("--checkpoint", type=Path, required=True)
    masking.add_argument("--threshold", type=float, default=THRESHOLD, help="least probability of a masked word")
    masking.set_defaults(run=mask)
    for command in (training, masking):
        command.add_argument("--texts", type=Path, required=True)
        command.add_argument("--most", type=int, help="a sample of so many texts")
        command.add_argument("--part", help="of the texts: train, development or test")
        command.add_argument("--threads", type=int, default=1)
        add_device_option(command)
        command.add_argument("--out", type=Path, required=True)
    return parser


if __name__ == "__main__":
    given = parser_of().parse_args()
    given.run(given)
