"""Fits a network's decision head so that it decides as another network does, on mentions in a mix of texts.

    python training/keep_decisions.py --work WORK --checkpoint soup.pt --teacher shipped.pt --out kept.pt

Where a run has moved the encoder, the head reads other vectors than it was trained on, and texts without decisions of
people do not correct it. Only the head changes: 384 weights and a bias for each of the three decisions.
"""

import argparse
import time
from pathlib import Path

import torch
from torch.nn import functional as F

from batches import MIXES, batches
from decode import MODEL_FOLDER
from encoding import load_tokenizer
from model import load_recognizer
from train import read_examples

MENTION = 0.6
"""A piece counts as inside a mention where either network gives O less than this."""
SHRINK = 1e-5
"""How much it costs to leave the weights that the head had."""


def mentions_read(network, teacher, stream, seconds):
    """The network's vectors of pieces inside mentions, and the teacher's probabilities of their decisions."""
    vectors, decisions, started = [], [], time.time()
    for ids, attention, shapes, *_ in stream:
        read = network.encode(ids, attention, shapes)
        labels, decided = teacher(ids, attention, shapes)
        outside = torch.minimum(network.label_head(read).softmax(-1)[..., 0], labels.softmax(-1)[..., 0])
        inside = attention.bool() & (outside < MENTION)
        vectors.append(read[inside])
        decisions.append(decided[inside].softmax(-1))
        if time.time() - started > seconds:
            break
    return torch.cat(vectors), torch.cat(decisions)


def fit(head, vectors, decisions):
    """Changes the head; returns the cross-entropy before and after."""
    start = head.weight.detach().clone()
    optimizer = torch.optim.LBFGS(head.parameters(), max_iter=200, line_search_fn="strong_wolfe")

    def loss():
        optimizer.zero_grad()
        log_p = F.log_softmax(head(vectors), -1)
        cost = -(decisions * log_p).sum(-1).mean() + SHRINK * ((head.weight - start) ** 2).sum()
        cost.backward()
        return cost

    before = loss().item()
    optimizer.step(loss)
    return before, loss().item()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--checkpoint", required=True, help="in WORK, whose head is fitted")
    parser.add_argument("--teacher", required=True, help="in WORK, who decides")
    parser.add_argument("--mix", choices=MIXES, default="notes")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--seconds", type=float, default=200, help="of reading")
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    recognizer = load_recognizer(arguments.work / arguments.checkpoint)
    other = load_recognizer(arguments.work / arguments.teacher)
    texts = read_examples(arguments.work / "examples.jsonl")
    tokenizer = load_tokenizer(MODEL_FOLDER / "vocab.txt")
    with torch.no_grad():
        drawn = batches(texts, tokenizer, MIXES[arguments.mix], arguments.seed, batch_tokens=2048)
        read, decided = mentions_read(recognizer, other, drawn, arguments.seconds)
    before, after = fit(recognizer.decision_head, read, decided)
    print(f"{len(read)} pieces inside mentions, cross-entropy {before:.3f} -> {after:.3f}")
    torch.save({"model": recognizer.state_dict(), "tokens": 0}, arguments.work / arguments.out)
