"""From a text to mentions: windows, model, one label a word. The rules are in models/recognizer/README.md."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnxruntime

from encoding import CLS, MAX_TOKENS, SEP, STRIDE, encode, load_tokenizer, window_owners
from labels import DECISIONS, LABELS
from transitions import viterbi

MODEL_FOLDER = Path(__file__).resolve().parent.parent / "models" / "recognizer"


@dataclass
class Mention:
    start: int
    end: int
    type: str
    decision: str


class OnnxModel:
    """The exported model; `run` takes one window of piece ids and shapes without [CLS] and [SEP]."""

    def __init__(self, path, threads=1):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        self.session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])

    def run(self, ids, shapes):
        feed = {
            "input_ids": np.concatenate([[CLS], ids, [SEP]])[None],
            "shape_ids": np.concatenate([[0], shapes, [0]])[None],
        }
        logits, decision = self.session.run(["logits", "decision"], feed)
        return logits[0, 1:-1], decision[0, 1:-1]


def text_logits(model, encoded, size=MAX_TOKENS, stride=STRIDE):
    """Logits of every piece of a text, each from the window that owns it."""
    logits = np.zeros((len(encoded), len(LABELS)), np.float32)
    decisions = np.zeros((len(encoded), len(DECISIONS)), np.float32)
    for start, end, keep_from, keep_to in window_owners(len(encoded), size, stride):
        part, decision_part = model.run(encoded.ids[start:end], encoded.shapes[start:end])
        logits[keep_from:keep_to] = part[keep_from - start : keep_to - start]
        decisions[keep_from:keep_to] = decision_part[keep_from - start : keep_to - start]
    return logits, decisions


def log_softmax(logits):
    shifted = logits - logits.max(-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


def mentions(encoded, logits, decisions, outside_bias=0.0, transitions=None):
    """One label a word: argmax of its first piece's logits, with `outside_bias` added to O's; or, with
    `transitions` of transitions.py, the best sequence.

    I-X that does not follow B-X or I-X opens a mention, as B-X would. A mention's decision is the
    argmax of the mean decision logits over the first pieces of its words.
    """
    opens = np.flatnonzero(encoded.first)
    ends = np.append(opens[1:], len(encoded)) - 1
    scores = logits[opens].copy()
    scores[:, 0] += outside_bias
    best = scores.argmax(-1)
    if transitions and len(scores):
        best = viterbi(log_softmax(scores), *transitions)
    found, previous = [], None
    for piece, last, label in zip(opens, ends, best):
        name = LABELS[label]
        if name == "O":
            previous = None
            continue
        prefix, kind = name.split("-")
        if prefix == "I" and previous == kind:
            found[-1][1] = int(encoded.ends[last])
            found[-1][3].append(decisions[piece])
        else:
            found.append([int(encoded.starts[piece]), int(encoded.ends[last]), kind, [decisions[piece]]])
        previous = kind
    return [Mention(s, e, kind, DECISIONS[int(np.mean(d, 0).argmax())]) for s, e, kind, d in found]


class Recognizer:
    """Text in, mentions out, with the shipped model and its configured bias."""

    def __init__(self, folder=MODEL_FOLDER, outside_bias=None):
        config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        self.tokenizer = load_tokenizer(folder / "vocab.txt", cased=not config["lowercase"])
        self.model = OnnxModel(folder / "model.onnx")
        configured = config["bias"]["O"]
        self.outside_bias = configured if outside_bias is None else outside_bias

    def __call__(self, text):
        encoded = encode(self.tokenizer, text)
        logits, decisions = text_logits(self.model, encoded)
        return mentions(encoded, logits, decisions, self.outside_bias)
