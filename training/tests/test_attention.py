"""One node for attention gives what the exported parts give."""

import numpy as np
import onnx
import onnxruntime
import pytest
import torch
from torch import nn

from attention import fuse_attention
from export import export_fp32
from model import HEADS, WIDTH, Layer


class TwoLayers(nn.Module):
    """Two layers of the recognizer over vectors of its ids, with the inputs and outputs of the whole."""

    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(50, WIDTH)
        self.layers = nn.ModuleList(Layer() for _ in range(2))

    def forward(self, input_ids, attention_mask, shape_ids):
        x = self.words(input_ids) + shape_ids[:, :, None]
        bias = (1.0 - attention_mask[:, None, None, :].to(x.dtype)) * -10000.0
        for layer in self.layers:
            x = layer(x, bias)
        return x, x[:, :, :3]


def run(path, inputs):
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    return session.run(None, {one.name: inputs[one.name] for one in session.get_inputs()})


def test_one_node_in_place_of_sixteen(tmp_path):
    torch.manual_seed(1)
    path = tmp_path / "graph.onnx"
    export_fp32(TwoLayers().eval(), path)
    random = np.random.default_rng(1)
    for tokens in (2, 7, 130):
        inputs = {
            "input_ids": random.integers(0, 50, (1, tokens)),
            "attention_mask": np.ones((1, tokens), np.int64),
            "shape_ids": random.integers(0, 2, (1, tokens)),
        }
        whole = tmp_path / f"fused-{tokens}.onnx"
        whole.write_bytes(path.read_bytes())
        fuse_attention(whole, HEADS)
        for before, after in zip(run(path, inputs), run(whole, inputs), strict=True):
            np.testing.assert_allclose(after, before, atol=2e-5)
    graph = onnx.load(whole).graph
    assert [one.name for one in graph.input] == ["input_ids", "shape_ids"]
    assert sum(node.op_type == "MultiHeadAttention" for node in graph.node) == 2
    assert not any(node.op_type in ("Softmax", "Transpose") for node in graph.node)


def test_a_graph_without_attention_is_refused(tmp_path):
    node = onnx.helper.make_node("Identity", ["a"], ["b"])
    values = [onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [1]) for name in "ab"]
    onnx.save(onnx.helper.make_model(onnx.helper.make_graph([node], "g", values[:1], values[1:])), tmp_path / "g.onnx")
    with pytest.raises(ValueError, match="no attention"):
        fuse_attention(tmp_path / "g.onnx", HEADS)
