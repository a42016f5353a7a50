"""Compares a masked language model with the n-gram model that ships, on the same hidden spans.

    npx tsx bench/language-model.ts --scores WORK/ngram.json
    python training/measure_masked.py --checkpoint WORK/adapted.pt --scores WORK/ngram.json

The first command writes the n-gram model's log-probability of every annotated mention. Here all pieces of a
mention are hidden at once and their log-probabilities added (Papadopoulou et al. 2022, 3.2.1), with the text
around in a window of 256. Printed for both: nats a hidden piece; the area under the curve with which the sum
tells mentions that people masked from those they kept; the same for the average of both sums.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from corpora import gold_masking, held_out_wiki_ids
from decode import MODEL_FOLDER
from encoding import CLS, MAX_TOKENS, SEP, encode, load_tokenizer
from hiding import MASK
from model import MaskedHead, Recognizer


class MaskedModel:
    def __init__(self, checkpoint):
        parts = torch.load(checkpoint)
        self.encoder, self.head = Recognizer().eval(), MaskedHead().eval()
        self.encoder.load_state_dict(parts["model"])
        self.head.load_state_dict(parts["masked_head"])

    @torch.inference_mode()
    def log_probabilities(self, encoded, start, end):
        """Of pieces [start, end), all hidden, in the middle of a window; natural logarithms."""
        room = MAX_TOKENS - 2
        around = max(0, (room - (end - start)) // 2)
        low = max(0, min(start - around, len(encoded) - room))
        ids = np.concatenate([[CLS], encoded.ids[low : low + room], [SEP]])
        shapes = np.concatenate([[0], encoded.shapes[low : low + room], [0]])
        hidden = slice(start - low + 1, end - low + 1)
        wanted = torch.from_numpy(ids[hidden].copy())
        ids[hidden], shapes[hidden] = MASK, 0
        inputs = torch.from_numpy(ids)[None], torch.ones(1, len(ids), dtype=torch.int64), torch.from_numpy(shapes)[None]
        logits = self.head(self.encoder.encode(*inputs)[0, hidden], self.encoder.words.weight)
        return logits.log_softmax(-1).gather(1, wanted[:, None])[:, 0].numpy()


def area_under_curve(scores, positive):
    """The chance that a positive scores above a negative, ties half."""
    order = np.argsort(scores, kind="stable")
    _, inverse, counts = np.unique(scores[order], return_inverse=True, return_counts=True)
    ranks = np.empty(len(scores))
    ranks[order] = (np.cumsum(counts) - (counts - 1) / 2)[inverse]
    positives = positive.sum()
    return (ranks[positive].sum() - positives * (positives + 1) / 2) / (positives * (~positive).sum())


def code_points(text):
    """UTF-16 offset -> code point offset."""
    places = {}
    at = 0
    for index, char in enumerate(text):
        places[at] = index
        at += 2 if ord(char) > 0xFFFF else 1
    places[at] = len(text)
    return places


def compared(model, tokenizer, texts, rows, most_pieces):
    """(n-gram sum, masked sum, pieces, masked by people) of the rows about `texts`, both read as the same pieces."""
    encoded = {identifier: encode(tokenizer, text) for identifier, text in texts.items()}
    places = {identifier: code_points(text) for identifier, text in texts.items()}
    pairs = []
    for row in rows:
        identifier = row["document"]
        if identifier not in encoded:
            continue
        one, start, end = encoded[identifier], places[identifier][row["start"]], places[identifier][row["end"]]
        low, high = np.searchsorted(one.ends, start, side="right"), np.searchsorted(one.starts, end, side="left")
        if high - low != row["tokens"]:
            raise ValueError(f"expected {row['tokens']} pieces of a mention in {identifier}, got {high - low}")
        if 0 < high - low <= most_pieces:
            score = model.log_probabilities(one, low, high).sum()
            pairs.append((row["logProbability"], score, high - low, row["masked"]))
    return np.array(pairs, np.float64)


def report(name, pairs):
    ngram, masked, pieces, positive = pairs.T
    print(f"{name}: {len(pairs)} mentions, {int(pieces.sum())} pieces, {positive.mean():.2f} masked by people")
    # standardized, so that both count alike
    both = (ngram - ngram.mean()) / ngram.std() + (masked - masked.mean()) / masked.std()
    for model, scores in (("n-grams", ngram), ("masked", masked), ("both", both)):
        nats = f"{-scores.sum() / pieces.sum():.2f} nats a piece, " if model != "both" else ""
        print(f"  {model:8} {nats}AUC {area_under_curve(-scores, positive > 0):.3f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--scores", type=Path, required=True)
    parser.add_argument("--summaries", type=int, default=60, help="how many of the 163 held-out summaries")
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    chosen, words = MaskedModel(arguments.checkpoint), load_tokenizer(MODEL_FOLDER / "vocab.txt")
    scored = json.loads(arguments.scores.read_text(encoding="utf-8"))
    wiki_ids = held_out_wiki_ids()
    for path, keep in (("tab/dev_masking.json", lambda _: True), ("wiki553/masking.json", wiki_ids.__contains__)):
        most = None if path.startswith("tab") else arguments.summaries
        held_out = {identifier: text for identifier, text, _ in gold_masking(path, keep)[:most]}
        about = [row for row in scored if row["file"].endswith(path)]
        report(path, compared(chosen, words, held_out, about, MAX_TOKENS // 2))
