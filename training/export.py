"""Exports a checkpoint to models/recognizer: int8 ONNX, config.json, and its entry in models/manifest.json.

    python training/export.py --checkpoint WORK/final.pt
    python training/export.py --checkpoint WORK/languages.pt --folder models/recognizer-languages
    python training/export.py --checkpoint WORK/deep.pt --folder WORK/deep

The second sets that model's own entry and shares the vocabulary. The third leaves what ships
alone; a policy names that folder as `models: {recognizer: WORK/deep}`.
"""

import argparse
import json
import shutil
import tempfile
from pathlib import Path

import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from attention import fuse_attention
from decode import MODEL_FOLDER
from encoding import ATTACHED, CONTINUATION, LINE_START, MAX_TOKENS, SHAPES, STRIDE
from labels import DECISIONS, LABEL_ID, LABELS
from manifest import set_entry
from model import HEADS, WIDTH, load_recognizer

OPSET = 20
SHIPPED = ("model.onnx", "vocab.txt", "config.json")


def export_fp32(model, path):
    """Writes the fp32 graph: three int64 inputs and two outputs, all [batch, tokens, ...]."""
    example = tuple(torch.ones(2, 16, dtype=torch.int64) for _ in range(3))
    batch, tokens = torch.export.Dim("batch", min=1), torch.export.Dim("tokens", min=2, max=512)
    axes = {0: batch, 1: tokens}
    names = ["input_ids", "attention_mask", "shape_ids"]
    program = torch.onnx.export(
        model,
        example,
        input_names=names,
        output_names=["logits", "decision"],
        dynamic_shapes=(axes, axes, axes),
        opset_version=OPSET,
        dynamo=True,
        external_data=False,
        verbose=False,
    )
    assert program is not None
    program.save(str(path))


def quantize(source, target):
    """Dynamic int8: weights per channel with 7 bits (no saturation on CPUs without VNNI), heads stay fp32."""
    graph = onnx.load(source).graph
    head_weights = {
        w.name for w in graph.initializer if list(w.dims) in ([WIDTH, len(LABELS)], [WIDTH, len(DECISIONS)])
    }
    heads = [node.name for node in graph.node if head_weights & set(node.input)]
    quantize_dynamic(
        source,
        target,
        per_channel=True,
        reduce_range=True,
        weight_type=QuantType.QInt8,
        op_types_to_quantize=["MatMul", "Gemm", "Gather"],
        nodes_to_exclude=heads,
    )


def config(name, outside_bias, cased):
    return {
        "version": 1,
        "name": f"palimpsest-{name}",
        "labels": LABELS,
        "decisions": DECISIONS,
        "maxTokens": MAX_TOKENS,
        "stride": STRIDE,
        "shapes": {
            **SHAPES,
            "groups": {"spaced": 0, "continuation": CONTINUATION, "lineStart": LINE_START, "attached": ATTACHED},
            "rule": "README.md",
        },
        "lowercase": not cased,
        "bias": {"O": outside_bias},
    }


def export(checkpoint, folder, outside_bias, person_bias, keep_fp32, cased_vocabulary=None):
    model = load_recognizer(checkpoint)
    with torch.no_grad():
        model.label_head.bias[[LABEL_ID["B-PERSON"], LABEL_ID["I-PERSON"]]] += person_bias
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        fp32 = keep_fp32 or Path(scratch) / "fp32.onnx"
        export_fp32(model, fp32)
        quantize(fp32, folder / "model.onnx")
    fuse_attention(folder / "model.onnx", HEADS)
    settings = json.dumps(config(folder.name, outside_bias, bool(cased_vocabulary)), indent=2, ensure_ascii=False)
    (folder / "config.json").write_text(settings + "\n", encoding="utf-8")
    ships = folder.resolve().parent == MODEL_FOLDER.parent
    if cased_vocabulary or not ships:
        shutil.copy(cased_vocabulary or MODEL_FOLDER / "vocab.txt", folder / "vocab.txt")
    if not ships:
        return
    shared = MODEL_FOLDER.name if not cased_vocabulary else folder.name
    files = [f"{shared if name == 'vocab.txt' else folder.name}/{name}" for name in SHIPPED]
    set_entry(folder.name, "token-classification", "Apache-2.0", files)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--bias", type=float, default=0.0, help="added to O's logit when decoding")
    parser.add_argument("--person", type=float, default=0.0, help="added to PERSON's logits in the network itself")
    parser.add_argument("--folder", type=Path, default=MODEL_FOLDER, help="where to; what ships by default")
    parser.add_argument("--cased-vocabulary", type=Path, help="the network's own, which distinguishes case and accents")
    parser.add_argument("--keep-fp32", type=Path, help="also keep the fp32 model here")
    arguments = parser.parse_args()
    export(
        arguments.checkpoint,
        arguments.folder,
        arguments.bias,
        arguments.person,
        arguments.keep_fp32,
        arguments.cased_vocabulary,
    )
