"""Writes rounds of training texts, already in pieces, for distil.py.

    python training/rounds.py english --work WORK --rounds 6 --out WORK/en
    python training/rounds.py languages --work WORK --vocabulary WORK/cased/vocab.txt --rounds 5 --out WORK/lang

A round is what train.py draws; the first also holds what is learnt from a teacher alone: texts nobody annotated, or the
sets of the other languages in whole. One in twelve English documents is left out, to choose by (`kept_aside`).
"""

import argparse
import random
from pathlib import Path

import numpy as np

from augment import augment
from batches import MIXES, PLAIN_WORDS, draw_round, label_window
from corpora import Example
from documents import kept_aside
from encoding import encode, load_tokenizer
from labels import DECISIONS
from language_corpora import training_sets
from train import read_examples
from unlabelled import unlabelled_texts

UNCASED = Path(__file__).resolve().parent.parent / "models/recognizer/vocab.txt"


def write_round(texts, tokenizer, plain, out):
    """ids, shapes, masks (places in `table`), decisions and, a text, its length and whether somebody annotated it."""
    parts, table = {name: [] for name in ("ids", "shapes", "masks", "decisions", "lengths", "labelled")}, {}
    for example in texts:
        encoded = encode(tokenizer, example.text)
        if not len(encoded):
            continue
        masks, decisions = label_window(example, encoded, np.isin(encoded.ids, plain))
        parts["ids"].append(encoded.ids.astype(np.uint16))
        parts["shapes"].append(encoded.shapes.astype(np.uint8))
        parts["masks"].append(np.array([table.setdefault(int(mask), len(table)) for mask in masks], np.uint8))
        parts["decisions"].append(np.where(decisions < 0, len(DECISIONS), decisions).astype(np.uint8))
        parts["lengths"].append(np.array([len(encoded)], np.int32))
        parts["labelled"].append(np.array([example.corpus != "unlabelled"]))
    joined = {name: np.concatenate(values) for name, values in parts.items()}
    np.savez_compressed(
        out,
        ids=joined["ids"],
        shapes=joined["shapes"],
        masks=joined["masks"],
        decisions=joined["decisions"],
        lengths=joined["lengths"],
        labelled=joined["labelled"],
        table=np.array(list(table), np.int64),
    )
    print(f"{out}: {len(parts['lengths'])} texts, {joined['lengths'].sum()} pieces", flush=True)


def rounds(arguments):
    english = arguments.kind == "english"
    tokenizer = load_tokenizer(arguments.vocabulary or UNCASED, cased=not english)
    words = sorted(PLAIN_WORDS | (set() if english else {word.capitalize() for word in PLAIN_WORDS}))
    plain = np.array([tokenizer.token_to_id(word) for word in words if tokenizer.token_to_id(word)])
    examples = [one for one in read_examples(arguments.work / "examples.jsonl") if not kept_aside(one)]
    mix = MIXES["distilled" if english else "distilled_languages"]
    for number in range(arguments.rounds):
        texts = draw_round(examples, mix, 9000 + number)
        if number == 0 and english:
            texts += [Example("unlabelled", name, text, spans=[], annotated=[]) for _, name, text in unlabelled_texts()]
        elif number == 0:
            for members in training_sets().values():
                texts += [augment(example, random.Random(place)) for place, example in enumerate(members)]
        write_round(texts, tokenizer, plain, f"{arguments.out}{number}.npz")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("english", "languages"))
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--vocabulary", type=Path, help="cased; the shipped one for English")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", required=True, help="before the number of a round")
    rounds(parser.parse_args())
