"""Turns the shipped int8 model back into a checkpoint, to train on or to teach with.

    python training/warm_start.py --out WORK/shipped.pt

Weights come back as scale x integer, so the checkpoint is the shipped model up to the rounding of activations.
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from decode import MODEL_FOLDER
from model import LAYERS, Recognizer

EMBEDDINGS = ("words.weight", "positions.weight", "shapes.weight")
MATRICES = ("qkv", "attention_out", "up", "down")


def dequantized(values, name):
    """The floats behind the quantized initializer NAME_quantized; scales are one a column or one in all."""
    integers = values[f"{name}_quantized"].astype(np.float32)
    return (integers - values[f"{name}_zero_point"].astype(np.float32)) * values[f"{name}_scale"]


def weights_of(path):
    """The state of a `Recognizer`, read from the graph that `export.py` writes.

    The quantized matrix products stand in the graph in the network's order, four a layer.
    """
    graph = onnx.load(path).graph
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    products = [node.input[1].removesuffix("_quantized") for node in graph.node if node.op_type == "MatMulInteger"]
    if len(products) != LAYERS * len(MATRICES):
        raise ValueError(f"expected {LAYERS * len(MATRICES)} quantized products in {path}, got {len(products)}")
    state = {name: dequantized(values, name) for name in EMBEDDINGS}
    for number, product in enumerate(products):
        layer, matrix = divmod(number, len(MATRICES))
        state[f"layers.{layer}.{MATRICES[matrix]}.weight"] = dequantized(values, product).T
    heads = [node for node in graph.node if node.op_type == "MatMul" and node.input[1] in values]
    for node, head in zip(heads, ("label_head", "decision_head"), strict=True):
        state[f"{head}.weight"] = values[node.input[1]].T
    named = set(Recognizer().state_dict())
    state.update({name: value for name, value in values.items() if name in named})
    state["decision_head.bias"] = bias_after(graph, values, heads[1])
    return {name: torch.from_numpy(np.array(value)) for name, value in state.items()}


def bias_after(graph, values, product):
    """What is added to a product's output."""
    [following] = [node for node in graph.node if product.output[0] in node.input]
    return next(values[name] for name in following.input if name in values)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, default=MODEL_FOLDER / "model.onnx")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    state = weights_of(arguments.model)
    Recognizer().load_state_dict(state)
    torch.save({"model": state, "tokens": 0}, arguments.out)
