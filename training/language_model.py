"""Builds models/language-model: counts, estimates, prunes, writes both directions, and enters the manifest.

    nice -n 10 python training/language_model.py            # 5 minutes and 4 GB on one core
    python training/language_model.py --manifest-only       # after the manifest was written anew
"""

import argparse
import json

import numpy as np

from encoding import CLS, load_tokenizer
from language_model_counts import Stream, count, read_stream
from language_model_estimate import estimate, prune, scores
from language_model_file import size_of, write_model
from language_model_texts import all_texts
from manifest import MODELS, set_entry

FOLDER = MODELS / "language-model"
VOCABULARY = MODELS / "recognizer" / "vocab.txt"
VOCABULARY_SIZE = len(VOCABULARY.read_text(encoding="utf-8").splitlines())
FILES = ("language-model/forward.ngrams", "language-model/backward.ngrams", "recognizer/vocab.txt")

ORDER = 5
BYTES = 5_950_000
"""Of each direction."""
NOVELS = 98
WEIGHTS = {"judgments": 3, "biographies": 2, "messages": 2, "web": 2, "articles": 2, "novels": 0.3}
"""How often a text of each corpus counts; others once."""


def reversed_stream(stream):
    """Every text read from its end; [CLS] still opens it."""
    opens = np.flatnonzero(stream.pieces == CLS)
    order = np.arange(len(stream.pieces))
    for start, end in zip(opens, np.append(opens[1:], len(order))):
        order[start + 1 : end] = order[start + 1 : end][::-1]
    return Stream(stream.pieces[order], stream.documents, stream.weights)


def pruned_to(levels, size):
    """The levels without their least useful n-grams, by halving the range of thresholds."""
    model, low, high = estimate(levels), -24.0, -10.0
    if size_of(levels) <= size:
        return levels
    for _ in range(10):
        middle = (low + high) / 2
        if size_of(prune(model, np.exp(middle))) > size:
            low = middle
        else:
            high = middle
    return prune(model, np.exp(high))


def perplexity(model, stream):
    opens = stream.pieces == CLS
    return float(np.exp(-scores(model, stream.pieces, opens)[~opens].mean()))


def held_out_streams(texts):
    names = sorted({text.corpus for text in texts if text.held_out})
    held = {name: [text for text in texts if text.held_out and text.corpus == name] for name in names}
    return {name: read_stream(some, VOCABULARY, lambda _: 1) for name, some in held.items()}


def report(name, levels, held_out):
    model = estimate(levels)
    sizes = " + ".join(f"{len(level):,}" for level in levels)
    print(f"{name}: {sizes} n-grams, {size_of(levels) / 1e6:.2f} MB")
    print("   " + ", ".join(f"{corpus} {perplexity(model, stream):.1f}" for corpus, stream in held_out.items()))


PARITY_TEXTS = (
    "The applicant was born in 1961 and lives in Ankara.",
    "He is an American film and television actor, known for his role in the series.",
    "Dear Ms O'Neill,\nyour order no. 4711/08 of 3 May 2021 has been sent to Zoë Müller. 😀",
    "",
    "Zqxjkv",
)


def parity(model, backward):
    """The log-probability of each piece of each parity text, in the text's order, before rounding to 8 bits."""
    tokenizer, results = load_tokenizer(VOCABULARY), []
    for text in PARITY_TEXTS:
        ids = np.array(tokenizer.encode(text, add_special_tokens=False).ids, np.int64)
        ids = np.append(CLS, ids[::-1] if backward else ids)
        found = scores(model, ids, np.arange(len(ids)) == 0)[1:]
        results.append([round(float(score), 4) for score in (found[::-1] if backward else found)])
    return results


def build(by_order):
    texts, copies, versions = all_texts(NOVELS)
    print(f"{len(texts)} texts; left out {copies} copies of texts for measuring; {versions} are versions of others")
    stream = read_stream([t for t in texts if not t.held_out], VOCABULARY, lambda name: WEIGHTS.get(name, 1))
    held_out = held_out_streams(texts)
    print(f"{len(stream.pieces):,} pieces; perplexity on what is held out:")
    expected = {"texts": PARITY_TEXTS}
    for name, backward in (("forward", False), ("backward", True)):
        if backward:
            stream = reversed_stream(stream)
            held_out = {corpus: reversed_stream(one) for corpus, one in held_out.items()}
        levels = count(stream, ORDER, VOCABULARY_SIZE)
        if by_order:
            for order in range(1, ORDER + 1):
                report(f"{name}, order {order}", levels[:order], held_out)
            for megabytes in (2, 4, 8):
                report(f"{name}, pruned", pruned_to(levels, megabytes * 1e6), held_out)
        levels = pruned_to(levels, BYTES)
        report(f"{name}, written", levels, held_out)
        model = estimate(levels)
        write_model(FOLDER / f"{name}.ngrams", model, backward, VOCABULARY)
        expected[name] = parity(model, backward)
    (FOLDER / "parity.json").write_text(json.dumps(expected, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def enter_manifest():
    set_entry("language-model", "surprisal", "Apache-2.0", FILES)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--manifest-only", action="store_true")
    parser.add_argument("--by-order", action="store_true", help="also print perplexities by order and size")
    arguments = parser.parse_args()
    if not arguments.manifest_only:
        build(arguments.by_order)
    enter_manifest()
