"""Puts one node in place of the sixteen that an exported layer's attention consists of.

`MultiHeadAttention` of ONNX Runtime adds the same products up, and neither copies the parts around nor keeps all
scores. A graph reads one sequence at a time, so nothing is masked, and the mask is no input any more.
"""

import onnx
from onnx import helper

PARTS = ("query", "key", "value")


def fuse_attention(path, heads):
    """Rewrites the graph in `path`: every softmax of scaled scores over [3, heads] parts of one product."""
    model = onnx.load(path)
    graph = model.graph
    writer = {output: node for node in graph.node for output in node.output}
    readers = {}
    for node in graph.node:
        for name in node.input:
            readers.setdefault(name, []).append(node)

    def before(node, *path):
        for at in path:
            node = writer[node.input[at]]
        return node

    def after(node, steps):
        for _ in range(steps):
            (node,) = readers[node.output[0]]
        return node

    fused = {}
    for softmax in [node for node in graph.node if node.op_type == "Softmax"]:
        scores = before(softmax, 0, 0, 0)  # over the mask's sum and the scale
        parts = before(scores, 0, 0, 0)  # over the query's squeeze and slice
        split = before(parts, 0)
        joined = after(softmax, 3)
        found = [softmax.op_type, scores.op_type, parts.op_type, split.op_type, joined.op_type]
        if found != ["Softmax", "MatMul", "Transpose", "Reshape", "Reshape"]:
            raise ValueError(f"{path}: this is not the attention of an exported layer: {', '.join(found)}")
        name = joined.output[0]
        pieces = [f"{name}_{part}" for part in PARTS]
        fused[name] = [
            helper.make_node("Split", [split.input[0]], pieces, name=f"{name}_parts", axis=2, num_outputs=len(PARTS)),
            helper.make_node("MultiHeadAttention", pieces, [name], name, domain="com.microsoft", num_heads=heads),
        ]
    if not fused:
        raise ValueError(f"{path} has no attention")
    replaced = [one for node in graph.node for one in fused.get(node.output[0], [node])]
    _keep_what_is_read(graph, replaced)
    model.opset_import.append(helper.make_opsetid("com.microsoft", 1))
    onnx.save(model, path)


def _keep_what_is_read(graph, nodes):
    """Sets the nodes, without those, the inputs and the initializers that nothing reads."""
    read = {output.name for output in graph.output}
    kept = []
    for node in reversed(nodes):
        if read & set(node.output):
            kept.append(node)
            read |= set(node.input)
    for field, values in (
        (graph.node, kept[::-1]),
        (graph.input, [one for one in graph.input if one.name in read]),
        (graph.initializer, [one for one in graph.initializer if one.name in read]),
    ):
        values = list(values)
        del field[:]
        field.extend(values)
