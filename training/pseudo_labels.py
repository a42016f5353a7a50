"""Silver labels for texts nobody annotated: teachers and gazetteers agree, or the word teaches nothing.

    python training/pseudo_labels.py --work WORK --teacher WORK/a.pt WORK/b.pt --out silver.jsonl

The teachers are recognizers, checkpoints or ONNX files; their probabilities are averaged. Of each word:

| the teachers | the gazetteers | the label |
| --- | --- | --- |
| a mention, every word SURE or more | | the mention, with its decision where that is SURE too |
| a mention, some word less sure | name the whole mention, same type | the mention |
| a mention, some word less sure | do not | any |
| O, SURE or more | name no attribute here | O |
| O, SURE or more | name an attribute (DEM) here | any: teachers overlook those |
| O, less sure | | any |

Training on what a teacher is sure of after Scudder (1965) and Lee (2013, "Pseudo-Label"); the union with a
gazetteer of attributes after Papadopoulou et al. (2022), section 3.1.
"""

import argparse
import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import numpy as np

from corpora import Example, without_overlaps
from decode import MODEL_FOLDER, OnnxModel, text_logits
from encoding import encode, load_tokenizer
from evaluate import CheckpointModel
from labels import DECISIONS, LABELS
from term_lists import is_known, terms_in
from unlabelled import unlabelled_texts

SURE = 0.85


def softmax(logits):
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def average_probabilities(teachers, encoded):
    """Of labels and of decisions, (pieces, 17) and (pieces, 3)."""
    labels, decisions = zip(*(text_logits(teacher, encoded) for teacher in teachers))
    return np.mean([softmax(one) for one in labels], 0), np.mean([softmax(one) for one in decisions], 0)


def by_type(labels):
    """(words, 9): probability of O, then of each type, whether it begins or goes on."""
    return np.concatenate([labels[:, :1], labels[:, 1::2] + labels[:, 2::2]], 1)


def mention_runs(labels):
    """(first word, last word + 1, type's number from 1) of the runs that the most probable labels make."""
    best, runs = labels.argmax(-1), []
    for word, label in enumerate(best):
        kind = (label + 1) // 2
        opens = label % 2 == 1 or word == 0 or (best[word - 1] + 1) // 2 != kind
        if label and opens:
            runs.append([word, word + 1, kind])
        elif label:
            runs[-1][1] = word + 1
    return runs


def silver_example(corpus, identifier, text, encoded, labels, decisions):
    """One text with its silver labels; `labels` and `decisions` are probabilities of every piece."""
    opens = np.flatnonzero(encoded.first)
    lasts = np.append(opens[1:], len(encoded)) - 1
    starts, ends = encoded.starts[opens], encoded.ends[lasts]
    labels, decisions = labels[opens], decisions[opens]
    kinds, spans, inside = by_type(labels), [], np.zeros(len(opens), bool)
    for low, high, kind in mention_runs(labels):
        start, end = int(starts[low]), int(ends[high - 1])
        name = LABELS[2 * kind].split("-")[1]
        inside[low:high] = True
        sure = kinds[low:high, kind].min() >= SURE
        decision = decisions[low:high].mean(0)
        decided = DECISIONS[decision.argmax()] if sure and decision.max() >= SURE else None
        spans.append([start, end, [name] if sure or is_known(name, text[start:end]) else [], decided])
    doubtful = ~inside & (labels[:, 0] < SURE)
    spans += [[int(starts[word]), int(ends[word]), [], None] for word in np.flatnonzero(doubtful)]
    taken = [(start, end) for start, end, *_ in spans]
    for start, end in terms_in("DEM", text):
        if all(end <= low or start >= high for low, high in taken):
            spans.append([start, end, [], None])
    return Example(corpus, identifier, text, without_overlaps(spans))


def write_silver(teachers, out):
    """Writes the examples as JSON lines; counts mentions by type, `any` for stretches that teach nothing."""
    tokenizer, counts = load_tokenizer(MODEL_FOLDER / "vocab.txt"), Counter()
    with open(out, "w", encoding="utf-8") as lines:
        for corpus, identifier, text in unlabelled_texts():
            encoded = encode(tokenizer, text)
            example = silver_example(corpus, identifier, text, encoded, *average_probabilities(teachers, encoded))
            lines.write(json.dumps(asdict(example), ensure_ascii=False) + "\n")
            counts[corpus, "texts"] += 1
            for *_, types, _ in example.spans:
                counts[corpus, types[0] if types else "any"] += 1
    return counts


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--teacher", type=Path, nargs="+", default=[MODEL_FOLDER / "model.onnx"])
    parser.add_argument("--out", default="silver.jsonl")
    arguments = parser.parse_args()
    chosen = [OnnxModel(path, 2) if path.suffix == ".onnx" else CheckpointModel(path) for path in arguments.teacher]
    for (corpus, name), count in sorted(write_silver(chosen, arguments.work / arguments.out).items()):
        print(corpus, name, count)
