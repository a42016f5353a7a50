"""Labels word by word against Viterbi decoding, on everything that was held out.

    python training/compare_decoding.py --work WORK [--checkpoint WORK/final.pt]

Transitions are learnt from the training judgments and summaries. Printed for every decoder: F1 of any type and the
mean F1 over types where the types are measured, and how many mentions differ from those of the argmax.
"""

import argparse
from pathlib import Path

import numpy as np

import corpora
from decode import MODEL_FOLDER, OnnxModel, mentions
from encoding import MAX_TOKENS, STRIDE, encode, load_tokenizer
from evaluate import CheckpointModel, entity_scores, read, untyped
from labels import LABEL_ID, TYPES
from train import read_examples
from transitions import fixed_transitions, learnt_transitions

FULLY_LABELLED = ("tab_masking", "tab_full", "tab_facts", "wiki")


def label_sequences(examples, tokenizer):
    """Numbers of the labels of every word of fully annotated training texts."""
    for example in examples:
        encoded = encode(tokenizer, example.text)
        opens = np.flatnonzero(encoded.first)
        labels = np.zeros(len(opens), np.int64)
        for start, end, types, _ in example.spans:
            words = np.flatnonzero((encoded.starts[opens] < end) & (encoded.starts[opens] >= start))
            if len(types) == 1 and len(words):
                labels[words] = LABEL_ID[f"I-{types[0]}"]
                labels[words[0]] = LABEL_ID[f"B-{types[0]}"]
        yield labels


def held_out():
    judgments = {i: (text, spans) for i, text, spans in corpora.gold_entities()}
    wiki_ids = corpora.held_out_wiki_ids()
    wiki = {i: (t, m) for i, t, m in corpora.gold_masking("wiki553/masking.json", wiki_ids.__contains__)}
    everyday = {i: (text, spans) for i, text, spans in corpora.gold_presidio()}
    return {"judgments": judgments, "wikipedia": untyped(wiki), "everyday": everyday}


def compare(model, tokenizer, decoders, bias):
    for name, gold in held_out().items():
        parts = read(model, tokenizer, gold, (MAX_TOKENS, STRIDE))
        plain = None
        for decoder, transitions in decoders.items():
            found = {
                i: mentions(encoded, logits, decisions, bias, transitions)
                for i, (encoded, logits, decisions) in parts.items()
            }
            spans = {(i, m.start, m.end, m.type) for i, some in found.items() for m in some}
            plain = plain or spans
            scores = entity_scores(gold, found)
            mean = np.mean([scores[kind]["f1"] for kind in TYPES if scores[kind]["tokens"]])
            any_type = scores["any"]["f1"]
            print(f"{name:10} {decoder:20} any {any_type:.4f} mean of types {mean:.4f} differ {len(spans ^ plain)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--checkpoint", type=Path)
    parser.add_argument("--bias", type=float, default=-1.5)
    arguments = parser.parse_args()
    words = load_tokenizer(MODEL_FOLDER / "vocab.txt")
    labelled = [e for e in read_examples(arguments.work / "examples.jsonl") if e.corpus in FULLY_LABELLED]
    sequences = list(label_sequences(labelled, words))
    tried = {"argmax": None, "Viterbi, fixed": fixed_transitions()}
    tried |= {f"Viterbi, learnt x {w}": learnt_transitions(sequences, w) for w in (0.1, 0.3, 0.6, 1.0)}
    chosen = CheckpointModel(arguments.checkpoint) if arguments.checkpoint else OnnxModel(MODEL_FOLDER / "model.onnx")
    compare(chosen, words, tried, arguments.bias)
