"""Reads a BERT encoder's weights back from its ONNX graph, to start a deeper network from.

    python training/onnx_base.py --onnx bge-small-en-v1.5.onnx --out WORK/bge-small

Encoders of 384 wide with the same vocabulary as all-MiniLM-L6-v2 and 12 layers (bge-small-en-v1.5, MIT;
e5-small-v2, MIT) are given away as ONNX files, for instance inside the Java packages
dev.langchain4j:langchain4j-embeddings-*. Biases and norms keep their names there; the products' weights are
nameless and stand, transposed, in the network's order, six a layer.
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper
from safetensors.numpy import save_file

PRODUCTS = (
    "attention.self.query",
    "attention.self.key",
    "attention.self.value",
    "attention.output.dense",
    "intermediate.dense",
    "output.dense",
)


def weights_of(path):
    """Names of `transformers`' BertModel -> float32 arrays."""
    graph = onnx.load(path).graph
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    weights = {name: value for name, value in values.items() if name.startswith(("embeddings.", "encoder."))}
    weights.pop("embeddings.position_ids", None)
    products = [values[node.input[1]].T for node in graph.node if node.op_type == "MatMul" and node.input[1] in values]
    if not products or len(products) % len(PRODUCTS):
        raise ValueError(f"{path} has {len(products)} products with weights, not {len(PRODUCTS)} a layer")
    for number, product in enumerate(products):
        layer, kind = divmod(number, len(PRODUCTS))
        weights[f"encoder.layer.{layer}.{PRODUCTS[kind]}.weight"] = product
    return {name: np.ascontiguousarray(value, np.float32) for name, value in weights.items()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--onnx", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True, help="folder to write model.safetensors to")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    save_file(weights_of(arguments.onnx), str(arguments.out / "model.safetensors"))
