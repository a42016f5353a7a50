"""The encoder (MiniLM, 6 layers of 384; teachers have 12) with shape embeddings and two token heads."""

import torch
from safetensors.torch import load_file
from torch import nn
from torch.nn import functional as F

from encoding import SHAPE_COUNT
from labels import DECISIONS, LABELS

WIDTH, HEADS, LAYERS, VOCABULARY, POSITIONS = 384, 12, 6, 30522, 512


class Layer(nn.Module):
    def __init__(self, width=WIDTH):
        super().__init__()
        self.qkv = nn.Linear(width, 3 * width)
        self.attention_out = nn.Linear(width, width)
        self.attention_norm = nn.LayerNorm(width, eps=1e-12)
        self.up = nn.Linear(width, 4 * width)
        self.down = nn.Linear(4 * width, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)

    def forward(self, x, bias):
        batch, tokens, width = x.shape
        q, k, v = self.qkv(x).view(batch, tokens, 3, HEADS, width // HEADS).permute(2, 0, 3, 1, 4)
        if x.is_cuda:
            mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=bias.to(q.dtype))
        else:
            scores = q @ k.transpose(2, 3) * (width // HEADS) ** -0.5 + bias.to(q.dtype)
            with torch.autocast("cpu", enabled=False):
                scores = scores.softmax(-1)
            mixed = scores @ v
        mixed = mixed.transpose(1, 2).reshape(batch, tokens, width)
        x = self.attention_norm(x + self.attention_out(mixed))
        return self.norm(x + self.down(F.gelu(self.up(x))))


class Recognizer(nn.Module):
    def __init__(self, dropout=0.1, layers=LAYERS, vocabulary=VOCABULARY, width=WIDTH):
        super().__init__()
        self.words = nn.Embedding(vocabulary, width)
        self.positions = nn.Embedding(POSITIONS, width)
        self.shapes = nn.Embedding(SHAPE_COUNT, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.dropout = nn.Dropout(dropout)
        self.layers = nn.ModuleList(Layer(width) for _ in range(layers))
        self.label_head = nn.Linear(width, len(LABELS))
        self.decision_head = nn.Linear(width, len(DECISIONS))
        for embedding in (self.words, self.positions, self.shapes):
            nn.init.normal_(embedding.weight, std=0.02)

    def encode(self, input_ids, attention_mask, shape_ids):
        """The last layer's output, (batch, tokens, width)."""
        positions = torch.arange(input_ids.shape[1], device=input_ids.device)
        x = self.words(input_ids) + self.positions(positions) + self.shapes(shape_ids)
        x = self.dropout(self.norm(x))
        bias = (1.0 - attention_mask[:, None, None, :].to(x.dtype)) * -10000.0
        for layer in self.layers:
            x = layer(x, bias)
        return self.dropout(x)

    def forward(self, input_ids, attention_mask, shape_ids):
        x = self.encode(input_ids, attention_mask, shape_ids)
        return self.label_head(x), self.decision_head(x)

    def load_base(self, safetensors_file):
        """Starts from all-MiniLM-L6-v2 or another BERT of this width."""
        state = state_of_bert(load_file(str(safetensors_file)), len(self.layers))
        missing, unexpected = self.load_state_dict(state, strict=False)
        expected = {"shapes.weight"} | {f"{h}_head.{p}" for h in ("label", "decision") for p in ("weight", "bias")}
        if unexpected or set(missing) != expected:
            raise ValueError(f"base weights do not fit: missing {missing}, unexpected {unexpected}")
        return self


def state_of_bert(base, layers):
    """The state of a Recognizer, without shapes and heads, from a BERT's weights by their names in its files.

    Its one used token type is folded into the positions.
    """
    embeddings = "embeddings."
    state = {
        "words.weight": base[f"{embeddings}word_embeddings.weight"],
        "positions.weight": base[f"{embeddings}position_embeddings.weight"]
        + base[f"{embeddings}token_type_embeddings.weight"][0],
    }
    for part in ("weight", "bias"):
        state[f"norm.{part}"] = base[f"{embeddings}LayerNorm.{part}"]
        for number in range(layers):
            theirs, ours = f"encoder.layer.{number}.", f"layers.{number}."
            state[f"{ours}qkv.{part}"] = torch.cat(
                [base[f"{theirs}attention.self.{name}.{part}"] for name in ("query", "key", "value")]
            )
            for name, source in (
                ("attention_out", "attention.output.dense"),
                ("attention_norm", "attention.output.LayerNorm"),
                ("up", "intermediate.dense"),
                ("down", "output.dense"),
                ("norm", "output.LayerNorm"),
            ):
                state[f"{ours}{name}.{part}"] = base[f"{theirs}{source}.{part}"]
    return state


def layers_in(state):
    """How many layers a checkpoint's `model` has."""
    return 1 + max(int(name.split(".")[1]) for name in state if name.startswith("layers."))


def load_recognizer(checkpoint):
    """The network of a checkpoint, of any depth, width and vocabulary, ready to be asked."""
    state = torch.load(checkpoint)["model"]
    vocabulary, width = state["words.weight"].shape
    model = Recognizer(layers=layers_in(state), vocabulary=vocabulary, width=width).eval()
    model.load_state_dict(state)
    return model


class MaskedHead(nn.Module):
    """Predicts hidden pieces; shares the word embeddings, as BERT does (Devlin et al. 2019)."""

    def __init__(self):
        super().__init__()
        self.dense = nn.Linear(WIDTH, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.bias = nn.Parameter(torch.zeros(VOCABULARY))

    def forward(self, x, words):
        """x: (pieces, WIDTH), words: the embeddings' weight -> logits (pieces, VOCABULARY)."""
        return self.norm(F.gelu(self.dense(x))) @ words.t().to(x.dtype) + self.bias.to(x.dtype)
