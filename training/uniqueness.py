"""Teaches the recognizer's network to tell what is true of one alone: 'once carried the torch through Loughrea'.

    python training/uniqueness.py --work WORK --fold 0

A third head over the network as it is shipped, whose weights stay: two convolutions over the outputs of its fourth,
fifth and sixth layer give every piece a logit. The texts are in uniqueness/positive.txt and negative.txt, written for
this project, with the telling words in double square brackets; stretches of the corpora (`prepare.py`) are further
negatives. It leaves every fifth text out, trains on the rest and says what is found of them.
"""

import argparse
import json
import random
import re
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper
from torch import nn

from decode import MODEL_FOLDER
from encoding import CLS, SEP, SHAPES, encode, load_tokenizer

LAYERS = ("layer_norm_8", "layer_norm_10", "layer_norm_12")
HIDDEN, WIDTH = 64, 5
UNMARKED = {
    "wiki": 366,
    "wikigold": 500,
    "gum": 150,
    "ewt": 200,
    "btc": 200,
    "tab_masking": 400,
    "pii_synth_contextual": 200,
}
"""Stretches by corpus, none of them marked."""
LONGEST = 400
EPOCHS, RATE, DECAY, BATCH = 12, 2e-3, 1e-2, 32
MARKED = re.compile(r"\[\[(.+?)\]\]")
FOLDER = Path(__file__).resolve().parent / "uniqueness"


def parse(line):
    """The text without its marks, and the marked spans."""
    text, spans, last = "", [], 0
    for match in MARKED.finditer(line):
        text += line[last : match.start()]
        spans.append((len(text), len(text) + len(match[1])))
        text += match[1]
        last = match.end()
    return text + line[last:], spans


def own_texts():
    return [
        parse(line.strip())
        for name in ("positive", "negative")
        for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]


def corpus_texts(work, seed=1):
    """Stretches of the corpora that the recognizer was taught with, whose few telling phrases nobody marked."""
    drawn = random.Random(seed)
    texts = {}
    for line in (Path(work) / "examples.jsonl").read_text(encoding="utf-8").splitlines():
        one = json.loads(line)
        texts.setdefault(one["corpus"], []).append(one["text"])
    stretches = []
    for corpus, count in UNMARKED.items():
        for text in drawn.choices(texts[corpus], k=count):
            at = drawn.randrange(max(1, len(text) - LONGEST))
            at = 0 if at == 0 else text.find(" ", at) + 1
            stretches.append((text[at : at + LONGEST], []))
    return stretches


class Reader:
    """The shipped network with the outputs of its last layers."""

    def __init__(self, folder):
        model = onnx.load(folder / "model.onnx")
        model.graph.output.extend(helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in LAYERS)
        self.session = onnxruntime.InferenceSession(model.SerializeToString())
        self.tokenizer = load_tokenizer(folder / "vocab.txt")

    def features(self, text):
        """The pieces of a text, and one row a piece with those of [CLS] and [SEP] around them."""
        encoded = encode(self.tokenizer, text)
        ids = np.concatenate([[CLS], encoded.ids, [SEP]]).astype(np.int64)[None]
        shapes = np.pad(encoded.shapes, 1, constant_values=SHAPES["special"]).astype(np.int64)[None]
        feeds = {"input_ids": ids, "attention_mask": np.ones_like(ids), "shape_ids": shapes}
        return encoded, torch.tensor(np.concatenate([rows[0] for rows in self.session.run(LAYERS, feeds)], 1))


class Head(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.inner = nn.Conv1d(width, HIDDEN, WIDTH, padding=WIDTH // 2)
        self.outer = nn.Conv1d(HIDDEN, 1, 1)
        self.drop = nn.Dropout(0.2)

    def forward(self, rows):
        """[pieces, width] -> [pieces]"""
        return self.outer(self.drop(nn.functional.gelu(self.inner(rows.T[None]))))[0, 0]


def example(reader, text, spans):
    encoded, rows = reader.features(text)
    target = torch.zeros(len(rows))
    for start, end in spans:
        target[1:-1][torch.tensor((encoded.starts >= start) & (encoded.ends <= end))] = 1
    return rows, target


def train(examples, seed=0):
    torch.manual_seed(seed)
    random.seed(seed)
    head = Head(examples[0][0].shape[1])
    optimizer = torch.optim.AdamW(head.parameters(), lr=RATE, weight_decay=DECAY)
    steps = EPOCHS * (len(examples) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
    order = list(range(len(examples)))
    head.train()
    for step in range(steps):
        at = step % (len(examples) // BATCH)
        if at == 0:
            random.shuffle(order)
        batch = [examples[i] for i in order[at * BATCH : (at + 1) * BATCH]]
        losses = [nn.functional.binary_cross_entropy_with_logits(head(x), y, reduction="sum") for x, y in batch]
        optimizer.zero_grad()
        (torch.stack(losses).sum() / sum(len(y) for _, y in batch)).backward()
        optimizer.step()
        schedule.step()
    return head.eval()


def smoothed(logits):
    """The mean of each piece and its neighbours, as far as there are any."""
    padded = np.pad(logits, 1, mode="edge")
    return (padded[:-2] + padded[1:-1] + padded[2:]) / 3


def logits_of(head, rows):
    with torch.no_grad():
        return head(rows).numpy()[1:-1]


def report(head, examples):
    """By threshold of the smoothed logit: texts and marked pieces found, texts and pieces found for nothing."""
    print("| from | found | for nothing | pieces | pieces for nothing |\n| ---: | ---: | ---: | ---: | ---: |")
    scored = [(smoothed(logits_of(head, x)), y.numpy()[1:-1] > 0) for x, y in examples]
    for threshold in (-5, -4, -3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5):
        found = [(z >= threshold).any() for z, y in scored if y.any()]
        wrong = [(z >= threshold).any() for z, y in scored if not y.any()]
        inside = np.concatenate([z[y] for z, y in scored]) >= threshold
        outside = np.concatenate([z[~y] for z, y in scored]) >= threshold
        shares = [np.mean(found), np.mean(wrong), inside.mean(), outside.mean()]
        print(f"| {threshold} | " + " | ".join(f"{share:.3f}" for share in shares) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", required=True)
    parser.add_argument("--fold", type=int, required=True)
    arguments = parser.parse_args()
    reader = Reader(MODEL_FOLDER)
    own = [example(reader, *one) for one in own_texts()]
    unmarked = [example(reader, *one) for one in corpus_texts(arguments.work)]
    held = [one for i, one in enumerate(own) if i % 5 == arguments.fold]
    head = train([one for i, one in enumerate(own) if i % 5 != arguments.fold] + unmarked)
    report(head, held)


if __name__ == "__main__":
    main()
