"""Measures a model on everything that was held out.

    python training/evaluate.py                              the shipped ONNX model
    python training/evaluate.py --checkpoint WORK/final.pt   a checkpoint, in PyTorch
    python training/evaluate.py --bias 0 -0.5 -1             several biases of O

Tokens are runs of letters and digits (regular expression \\w+); a token belongs to every mention that
it overlaps. Precision, recall and F1 are over these tokens, all documents together.
"""

import argparse
import json
import re
import time
from collections import Counter
from pathlib import Path

import numpy as np

import corpora
from decode import MODEL_FOLDER, OnnxModel, mentions, text_logits
from encoding import CLS, MAX_TOKENS, SEP, STRIDE, encode, load_tokenizer
from labels import TYPES

WORD = re.compile(r"\w+")


class CheckpointModel:
    """A training checkpoint behind the same `run` as the exported model."""

    def __init__(self, path):
        import torch

        from model import load_recognizer

        torch.set_num_threads(1)
        self.torch = torch
        self.model = load_recognizer(path)

    def run(self, ids, shapes):
        tensor = self.torch.from_numpy
        with self.torch.inference_mode():
            logits, decision = self.model(
                tensor(np.concatenate([[CLS], ids, [SEP]])[None]),
                self.torch.ones(1, len(ids) + 2, dtype=self.torch.int64),
                tensor(np.concatenate([[0], shapes, [0]])[None]),
            )
        return logits[0, 1:-1].numpy(), decision[0, 1:-1].numpy()


def token_types(text, spans):
    """For every word token the set of types of the spans over it."""
    words = [(m.start(), m.end()) for m in WORD.finditer(text)]
    types = [set() for _ in words]
    for start, end, kind in spans:
        for index, (low, high) in enumerate(words):
            if low < end and high > start:
                types[index].add(kind)
    return types


def ratio(hits, predicted, gold):
    precision = hits / predicted if predicted else 0.0
    recall = hits / gold if gold else 0.0
    f1 = 2 * precision * recall / (precision + recall) if hits else 0.0
    return {"precision": round(precision, 4), "recall": round(recall, 4), "f1": round(f1, 4), "tokens": gold}


def entity_scores(gold, found, merge_org_loc=False):
    """Token scores by type and for any type; gold and found: id -> (text, spans)."""
    counts = Counter()
    rename = {"ORG": "LOC"} if merge_org_loc else {}
    for identifier, (text, spans) in gold.items():
        true = token_types(text, [(s, e, rename.get(t, t)) for s, e, t in spans])
        ours = token_types(text, [(m.start, m.end, rename.get(m.type, m.type)) for m in found[identifier]])
        for t, o in zip(true, ours):
            counts["any", "gold"] += bool(t)
            counts["any", "found"] += bool(o)
            counts["any", "hit"] += bool(t and o)
            for kind in t:
                counts[kind, "gold"] += 1
            for kind in o:
                counts[kind, "found"] += 1
                counts[kind, "hit"] += kind in t
    return {k: ratio(counts[k, "hit"], counts[k, "found"], counts[k, "gold"]) for k in ("any", *TYPES)}


def mention_recall(gold, found):
    """Share of human mentions all of whose word tokens lie in found mentions, by type and in all."""
    counts = Counter()
    for identifier, (text, spans) in gold.items():
        for start, end, kind in spans:
            words = [(start + m.start(), start + m.end()) for m in WORD.finditer(text[start:end])]
            covered = all(any(f.start < high and f.end > low for f in found[identifier]) for low, high in words)
            for name in (kind, "all"):
                counts[name, "gold"] += 1
                counts[name, "hit"] += covered
    return {k: round(counts[k, "hit"] / counts[k, "gold"], 4) for k in ("all", *TYPES) if counts[k, "gold"]}


def masking_scores(gold, found):
    """What people masked against the mentions that the model found and did not call NO_MASK.

    An entity is recalled when every one of its mentions is wholly masked. Annotators count apart.
    """
    counts = Counter()
    for identifier, (text, annotated) in gold.items():
        masked = [(m.start, m.end, "MASK") for m in found[identifier] if m.decision != "NO_MASK"]
        ours = token_types(text, masked)
        true = token_types(text, [(s, e, "MASK") for s, e, _, decision, _ in annotated if decision != "NO_MASK"])
        counts["gold"] += sum(map(bool, true))
        counts["found"] += sum(map(bool, ours))
        counts["hit"] += sum(bool(t and o) for t, o in zip(true, ours))
        entities = {}
        for start, end, _, decision, entity in annotated:
            words = [(start + m.start(), start + m.end()) for m in WORD.finditer(text[start:end])]
            covered = all(any(s < high and e > low for s, e, _ in masked) for low, high in words)
            kept = entities.setdefault(entity, [decision, True])
            kept[1] = kept[1] and covered
        for decision, covered in entities.values():
            counts[decision, "gold"] += 1
            counts[decision, "hit"] += covered
    scores = ratio(counts["hit"], counts["found"], counts["gold"])
    for decision in ("DIRECT", "QUASI"):
        scores[f"entity recall {decision}"] = round(counts[decision, "hit"] / max(1, counts[decision, "gold"]), 4)
    return scores


def read(model, tokenizer, documents, window):
    """id -> (encoded, logits, decision logits) of documents id -> (text, spans)."""
    read_texts = {}
    for identifier, (text, _) in documents.items():
        encoded = encode(tokenizer, text)
        read_texts[identifier] = (encoded, *text_logits(model, encoded, *window))
    return read_texts


def untyped(gold):
    return {i: (text, [(s, e, t) for s, e, t, _, _ in spans]) for i, (text, spans) in gold.items()}


def decoded(texts, bias):
    """id -> mentions of the texts that `read` returned."""
    return {i: mentions(encoded, logits, decisions, bias) for i, (encoded, logits, decisions) in texts.items()}


def evaluate(model, tokenizer, biases, window=(MAX_TOKENS, STRIDE)):
    """bias -> corpus -> scores; the network reads every text once."""
    judgments = {i: (text, spans) for i, text, spans in corpora.gold_entities()}
    masking = {i: (text, spans) for i, text, spans in corpora.gold_masking("tab/dev_masking.json")}
    wiki_ids = corpora.held_out_wiki_ids()
    wiki = {i: (t, m) for i, t, m in corpora.gold_masking("wiki553/masking.json", lambda d: d in wiki_ids)}
    everyday = {i: (text, spans) for i, text, spans in corpora.gold_presidio()}
    started = time.time()
    judgments_read = read(model, tokenizer, judgments, window)
    speed = round(sum(len(text) for text, _ in judgments.values()) / (time.time() - started))
    wiki_read, everyday_read = (read(model, tokenizer, some, window) for some in (wiki, everyday))
    results = {}
    for bias in biases:
        found = decoded(judgments_read, bias)
        found_wiki = decoded(wiki_read, bias)
        found_everyday = decoded(everyday_read, bias)
        results[bias] = {
            "judgments": entity_scores(judgments, found),
            "judgments, ORG = LOC": {"LOC": entity_scores(judgments, found, merge_org_loc=True)["LOC"]},
            "judgments, mention recall": mention_recall(judgments, found),
            "judgments, masking": masking_scores(masking, found),
            "wikipedia": entity_scores(untyped(wiki), found_wiki),
            "wikipedia, mention recall": mention_recall(untyped(wiki), found_wiki),
            "wikipedia, masking": masking_scores(wiki, found_wiki),
            "presidio_synthetic": entity_scores(everyday, found_everyday),
            "characters per second": speed,
        }
    return results


def report(results):
    for name, scores in results.items():
        if not isinstance(scores, dict):
            print(f"{name}: {scores}")
        elif all(isinstance(value, dict) for value in scores.values()):
            print(name)
            for kind, row in scores.items():
                print("  {:9} P {precision:.3f} R {recall:.3f} F1 {f1:.3f} n {tokens}".format(kind, **row))
        else:
            print(name, " ".join(f"{key} {value}" for key, value in scores.items()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkpoint", type=Path)
    parser.add_argument("--model", type=Path, default=MODEL_FOLDER / "model.onnx")
    parser.add_argument("--bias", type=float, nargs="+", help="added to O's logit; default: the configured one")
    parser.add_argument("--json", type=Path, help="also write the numbers here")
    parser.add_argument("--window", type=int, nargs=2, default=(MAX_TOKENS, STRIDE), metavar=("SIZE", "STRIDE"))
    arguments = parser.parse_args()
    configured = json.loads((MODEL_FOLDER / "config.json").read_text(encoding="utf-8"))["bias"]["O"]
    chosen = CheckpointModel(arguments.checkpoint) if arguments.checkpoint else OnnxModel(arguments.model)
    outcome = evaluate(
        chosen, load_tokenizer(MODEL_FOLDER / "vocab.txt"), arguments.bias or [configured], arguments.window
    )
    for tried, scores in outcome.items():
        print(f"bias {tried}")
        report(scores)
    if arguments.json:
        arguments.json.write_text(json.dumps(outcome, indent=1), encoding="utf-8")
