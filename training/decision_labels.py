"""Silver decisions for training judgments whose mentions people annotated without deciding what to mask.

    python training/decision_labels.py --work WORK --teacher WORK/shipped.pt --out decisions.jsonl

Decisions of people are there for 91 judgments, mentions for 527 more. The teacher has read none of those 527 with
decisions, so what it says of them is as good as on any new judgment, and six times as many mentions keep a student
from learning the 91 by heart (self-training; Xie et al. 2020). Where the teacher is less than SURE of masking or of
keeping there is no decision. `train.py --silver decisions.jsonl` then reads these texts in place of the first ones.
"""

import argparse
import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import numpy as np

from decode import MODEL_FOLDER, OnnxModel
from encoding import encode, load_tokenizer
from evaluate import CheckpointModel
from labels import DECISIONS
from pseudo_labels import average_probabilities
from train import RELABELLED, read_examples

SURE = 0.65


def decided(example, encoded, probabilities):
    """The example's spans, each with a decision where the teacher is sure; mean over the mention's words."""
    spans = []
    for start, end, types, _ in example.spans:
        low, high = (
            np.searchsorted(encoded.ends, start, side="right"),
            np.searchsorted(encoded.starts, end, side="left"),
        )
        opens = [piece for piece in range(low, high) if encoded.first[piece]]
        mean = probabilities[opens].mean(0) if opens else np.ones(len(DECISIONS)) / len(DECISIONS)
        keep = mean[DECISIONS.index("NO_MASK")]
        spans.append([start, end, types, DECISIONS[mean.argmax()] if max(keep, 1 - keep) >= SURE else None])
    return spans


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--teacher", type=Path, nargs="+", default=[MODEL_FOLDER / "model.onnx"])
    parser.add_argument("--out", default="decisions.jsonl")
    arguments = parser.parse_args()
    teachers = [OnnxModel(path) if path.suffix == ".onnx" else CheckpointModel(path) for path in arguments.teacher]
    tokenizer, counts = load_tokenizer(MODEL_FOLDER / "vocab.txt"), Counter()
    with open(arguments.work / arguments.out, "w", encoding="utf-8") as lines:
        for example in read_examples(arguments.work / "examples.jsonl"):
            if example.corpus in RELABELLED:
                encoded = encode(tokenizer, example.text)
                _, probabilities = average_probabilities(teachers, encoded)
                example.spans = decided(example, encoded, probabilities)
                counts.update(decision for *_, decision in example.spans)
                lines.write(json.dumps(asdict(example), ensure_ascii=False) + "\n")
    print(dict(counts))
