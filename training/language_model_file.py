"""Writes one direction of the language model; the format is in models/language-model/README.md."""

import hashlib
import struct
from itertools import pairwise

import numpy as np

MAGIC = b"PLMNGRAM"
VERSION = 1
CODES = 256


def codebook(values):
    """256 values in equal steps, and for each number the index of the nearest."""
    table = np.linspace(values.min(), values.max(), CODES)
    codes = np.searchsorted((table[1:] + table[:-1]) / 2, values)
    return table.astype("<f4"), codes.astype(np.uint8)


def padded(array):
    data = np.ascontiguousarray(array).tobytes()
    return data + bytes(-len(data) % 4)


def write_model(path, model, backward, vocab_file):
    levels = model.levels
    children = [
        np.bincount(longer.parent, minlength=len(level)) for level, longer in pairwise(levels)
    ]
    header = MAGIC + struct.pack("<III", VERSION, len(levels), int(backward))
    header += hashlib.sha256(vocab_file.read_bytes()).digest()
    for number, level in enumerate(levels):
        contexts = np.count_nonzero(children[number]) if number < len(children) else 0
        header += struct.pack("<II", len(level), contexts)
    with open(path, "wb") as out:
        out.write(header)
        for number, level in enumerate(levels):
            table, codes = codebook(model.log_probability[number])
            out.write(table.tobytes() + padded(codes))
            if number > 0:
                out.write(padded(level.word.astype("<u2")))
            if number < len(children):
                is_context = children[number] > 0
                table, codes = codebook(model.log_backoff[number][is_context])
                out.write(padded(np.packbits(is_context, bitorder="little")))
                out.write(padded(children[number][is_context].astype("<u2")))
                out.write(table.tobytes() + padded(codes))


def size_of(levels):
    """Bytes that `write_model` will need, near enough."""
    total = 0
    for number, level in enumerate(levels):
        total += len(level) * (1 if number == 0 else 3)
        if number + 1 < len(levels):
            total += len(level) // 8 + 3 * len(np.unique(levels[number + 1].parent))
    return total + 2048 * len(levels)
