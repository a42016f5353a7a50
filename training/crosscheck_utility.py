"""Computes the utility metrics a second time and compares them with what `palimpsest evaluate` printed.

    palimpsest evaluate utility ORIGINALS MASKS --json --write-spans spans.json > ours.json
    python training/crosscheck_utility.py utility ORIGINALS MASKS --spans spans.json --ours ours.json

    palimpsest evaluate clustering ORIGINALS MASKS... --json --write-groups groups.json > ours.json
    python training/crosscheck_utility.py clustering ORIGINALS MASKS... --groups groups.json --ours ours.json

ORIGINALS is {DOC_ID: text} or the benchmark's form. What is independent of the program: word pieces, the n-gram
models read from their files, vectors by ONNX Runtime for Python, everything that is computed from them. What is
shared: the model files, and the spans (noun phrases come from a part-of-speech tagger, which is the program's). Of the
clustering the groups are shared too, since k-means starts at random: that they are groups of least inertia is
checked with starts of our own. Exit status 1 where a figure differs by .0005 or more.
"""

import argparse
import json
import math
import re
import sys
from pathlib import Path

import numpy as np
import onnxruntime

from crosscheck import compare, divide, read, utf16
from crosscheck_ngrams import LanguageModel
from encoding import CLS, SEP, encode, load_tokenizer, window_owners

MODELS = Path(__file__).resolve().parent.parent / "models"


class Embedder:
    """Mean of all token vectors, special ones too, of length 1; long texts in windows."""

    def __init__(self):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        # as the program runs it: another order of operations rounds to other 8-bit steps
        options.add_session_config_entry("optimization.disable_specified_optimizers", "SkipLayerNormFusion")
        path = str(MODELS / "embedder" / "model.onnx")
        self.session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        self.tokenizer = load_tokenizer(MODELS / "recognizer" / "vocab.txt")
        self.known = {}

    def __call__(self, text):
        if text not in self.known:
            self.known[text] = self.embed(text)
        return self.known[text]

    def embed(self, text):
        pieces = encode(self.tokenizer, text).ids
        if len(pieces) == 0:
            return np.zeros(384)
        total = np.zeros(384)
        for start, end, keep_from, keep_to in window_owners(len(pieces)):
            ids = np.array([[CLS, *pieces[start:end], SEP]], np.int64)
            (vectors,) = self.session.run(None, {"input_ids": ids})
            vectors = vectors[0].astype(np.float64)
            total += vectors[0] + vectors[-1] + vectors[1 + keep_from - start : 1 + keep_to - start].sum(0)
        return total / np.linalg.norm(total)


def texts_of(path):
    data = read(path)
    if isinstance(data, list):
        return {one.get("doc_id", one.get("id")): one["text"] for one in data}
    return data


def disjoint(masks):
    """Masks in order, those that overlap as one that keeps the first one's replacement."""
    joined = []
    for start, end, replacement in sorted(masks, key=lambda one: (one[0], -one[1])):
        if joined and start < joined[-1][1]:
            joined[-1][1] = max(joined[-1][1], end)
        else:
            joined.append([start, end, replacement])
    return joined


def masks_of(path):
    return {
        name: disjoint([(one[0], one[1], one[2] if len(one) > 2 and one[2] is not None else "") for one in masks])
        for name, masks in read(path).items()
    }


def after(text, masks, start, end):
    """What [start, end) became; no mask crosses its ends."""
    out, at = [], start
    for a, b, replacement in masks:
        if b > start and a < end:
            out += [text[at:a], replacement]
            at = b
    return "".join(out) + text[at:end]


def similarity(embedder, before, now):
    if before == now:
        return 1.0
    if not any(char.isalnum() for char in now):
        return 0.0
    return max(0.0, float(embedder(before) @ embedder(now)))


def reading_ease(text):
    """Flesch: 206.835 - 1.015 words a sentence - 84.6 syllables a word."""
    words = re.findall(r"(?:[^\W\d_]|[\u2019'])+", text)
    if not words:
        return None
    sentences = sum(any(char.isalpha() for char in part) for part in re.split(r"[.!?\n]+", text))
    syllables = 0
    for word in words:
        spoken = re.sub(r"(?<=[^aeiouyl])e$", "", word.lower())
        syllables += max(1, len(re.findall("[aeiouyàâäéèêëíïóôöúüåøæ]+", spoken)))
    return 206.835 - 1.015 * len(words) / max(1, sentences) - 84.6 * syllables / len(words)


def utility_of(text, masks, spans, model, embedder):
    contents = list(model.rarest(text, spans))
    kept = []
    for start, end in spans:
        touching = [one for one in masks if one[0] < end and one[1] > start]
        low = min([start, *(one[0] for one in touching)])
        high = max([end, *(one[1] for one in touching)])
        kept.append((text[low:high], after(text, masks, low, high)))
    out = after(text, masks, 0, len(text))
    total = sum(contents)
    preserved = sum(ic * similarity(embedder, *pair) for ic, pair in zip(contents, kept))
    unchanged = sum(ic for ic, (before, now) in zip(contents, kept) if before == now)
    eased = (reading_ease(text), reading_ease(out))
    return {
        "tps": preserved / total if total else 1,
        "similarity": similarity(embedder, text, out),
        "informationContent": unchanged / total if total else 1,
        "changed": divide(sum(utf16(text[a:b]) for a, b, _ in masks), utf16(text)),
        "length": divide(utf16(out), utf16(text)),
        "readingEase": None if None in eased else eased[1] - eased[0],
    }


def utility(args):
    texts, masks, spans = texts_of(args.originals), masks_of(args.masks[0]), read(args.spans)
    model, embedder = LanguageModel(MODELS), Embedder()
    by_document = {
        name: utility_of(text, masks[name], spans[name], model, embedder)
        for name, text in texts.items()
        if name in masks
    }
    result = {"documents": len(by_document), "byDocument": by_document}
    for key in next(iter(by_document.values())):
        values = [one[key] for one in by_document.values() if one[key] is not None]
        result[key] = float(np.mean(values))
    return result


def mutual_information(a, b):
    """Of two groupings, over the mean of their entropies; natural logarithms."""
    table = np.zeros((max(a) + 1, max(b) + 1))
    np.add.at(table, (a, b), 1 / len(a))
    rows, columns = table.sum(1), table.sum(0)

    def entropy(shares):
        return -sum(p * math.log(p) for p in shares if p > 0)

    mean = (entropy(rows) + entropy(columns)) / 2
    if mean == 0:
        return 1.0
    expected = np.outer(rows, columns)
    held = table > 0
    return float((table[held] * np.log(table[held] / expected[held])).sum() / mean)


def inertia(points, groups):
    total = 0.0
    for group in set(groups):
        own = points[np.array(groups) == group]
        total += float(((own - own.mean(0)) ** 2).sum())
    return total


def least_inertia(points, k, starts, random):
    """Of so many k-means++ starts."""
    best = math.inf
    for _ in range(starts):
        centres = points[random.integers(len(points))][None]
        while len(centres) < k:
            distance = ((points[:, None] - centres) ** 2).sum(2).min(1)
            centres = np.vstack([centres, points[random.choice(len(points), p=distance / distance.sum())]])
        for _ in range(100):
            groups = ((points[:, None] - centres) ** 2).sum(2).argmin(1)
            moved = np.array(
                [points[groups == one].mean(0) if (groups == one).any() else centres[one] for one in range(k)]
            )
            if np.allclose(moved, centres):
                break
            centres = moved
        best = min(best, inertia(points, list(groups)))
    return best


def clustering(args):
    """Agreement of the groups; groups whose inertia another start beats by 2% or more are told."""
    texts, groups = texts_of(args.originals), read(args.groups)
    embedder, random = Embedder(), np.random.default_rng(0)
    names = groups["documents"]
    outputs = {"": texts}
    for path in args.masks:
        masks = masks_of(path)
        outputs[Path(path).stem] = {name: after(texts[name], masks[name], 0, len(texts[name])) for name in names}
    for method, output in outputs.items():
        points = np.array([embedder(output[name]) for name in names])
        runs = groups["methods"][method] if method else groups["originals"]
        found = [inertia(points, run) for run in runs]
        own = least_inertia(points, groups["k"], 50, random)
        name = method or "the originals"
        print(f"inertia of {name}: {min(found):.3f} to {max(found):.3f}, by starts of our own {own:.3f}")
        if min(found) > 1.02 * own:
            print("  groups of less inertia exist")
    pairs = {name: zip(groups["originals"], runs) for name, runs in groups["methods"].items()}
    return {
        "k": groups["k"],
        "documents": len(names),
        "nmi": {name: float(np.mean([mutual_information(a, b) for a, b in runs])) for name, runs in pairs.items()},
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("metric", choices=["utility", "clustering"])
    parser.add_argument("originals")
    parser.add_argument("masks", nargs="+")
    parser.add_argument("--spans", help="what --write-spans saved")
    parser.add_argument("--groups", help="what --write-groups saved")
    parser.add_argument("--ours", help="JSON of palimpsest evaluate, to compare with")
    args = parser.parse_args()
    result = utility(args) if args.metric == "utility" else clustering(args)
    if args.ours is None:
        print(json.dumps(result, indent=2))
        return 0
    return 0 if compare(result, read(args.ours)) else 1


if __name__ == "__main__":
    sys.exit(main())
