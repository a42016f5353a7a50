"""Is what is masked wrongly overlooked or decided wrongly? Masking with people's part in place of the model's.

    python training/decision_errors.py [--checkpoint WORK/final.pt]

The shipped model's decisions on people's mentions, people's decisions on its mentions, and both its own, on the
held-out judgments and summaries; and the area under the curve of the decision head on people's mentions.
"""

import argparse
import json
from pathlib import Path

import numpy as np

import corpora
from decode import MODEL_FOLDER, Mention, OnnxModel, mentions
from encoding import MAX_TOKENS, STRIDE, load_tokenizer
from evaluate import CheckpointModel, masking_scores, read, report
from labels import DECISIONS
from measure_masked import area_under_curve


def probability_of_masking(encoded, decisions, start, end):
    """Softmax of the mean decision logits over the first pieces of the words in [start, end), as `mentions` has it."""
    low, high = np.searchsorted(encoded.ends, start, side="right"), np.searchsorted(encoded.starts, end, side="left")
    mean = decisions[[piece for piece in range(low, high) if encoded.first[piece]] or [low]].mean(0)
    powers = np.exp(mean - mean.max())
    return 1 - (powers / powers.sum())[DECISIONS.index("NO_MASK")]


def decided(spans, masked):
    return [Mention(s, e, kind, "QUASI" if yes else "NO_MASK") for (s, e, kind, *_), yes in zip(spans, masked)]


def people_mask(mention, spans):
    return any(s < mention.end and e > mention.start and decision != "NO_MASK" for s, e, _, decision, _ in spans)


def compare(name, gold, texts, outside_bias):
    found = {i: mentions(encoded, logits, decisions, outside_bias) for i, (encoded, logits, decisions) in texts.items()}
    scores = {
        i: [probability_of_masking(texts[i][0], texts[i][2], s, e) for s, e, *_ in spans]
        for i, (_, spans) in gold.items()
    }
    positive = np.array([decision != "NO_MASK" for _, spans in gold.values() for *_, decision, _ in spans])
    flat = np.array([score for some in scores.values() for score in some])
    theirs = {i: decided(spans, [score > 0.5 for score in scores[i]]) for i, (_, spans) in gold.items()}
    ours = {
        i: [Mention(m.start, m.end, m.type, "QUASI" if people_mask(m, gold[i][1]) else "NO_MASK") for m in some]
        for i, some in found.items()
    }
    print(f"{name}: {len(flat)} mentions, AUC of the decision {area_under_curve(flat, positive):.3f}")
    for label, masked in (
        ("the model's mentions and decisions", found),
        ("people's mentions, the model's decisions", theirs),
        ("the model's mentions, people's decisions", ours),
    ):
        report({f"  {label}:": masking_scores(gold, masked)})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkpoint", type=Path)
    arguments = parser.parse_args()
    bias = json.loads((MODEL_FOLDER / "config.json").read_text(encoding="utf-8"))["bias"]["O"]
    chosen = CheckpointModel(arguments.checkpoint) if arguments.checkpoint else OnnxModel(MODEL_FOLDER / "model.onnx")
    words, wiki_ids = load_tokenizer(MODEL_FOLDER / "vocab.txt"), corpora.held_out_wiki_ids()
    for path, keep in (("tab/dev_masking.json", lambda _: True), ("wiki553/masking.json", wiki_ids.__contains__)):
        documents = {i: (text, spans) for i, text, spans in corpora.gold_masking(path, keep)}
        compare(path, documents, read(chosen, words, documents, (MAX_TOKENS, STRIDE)), bias)
