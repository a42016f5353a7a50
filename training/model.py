"""The encoder (MiniLM, 6 layers of 384; teachers have 12) with shape embeddings and two token heads."""

import torch
from safetensors.torch import load_file
from torch import nn
from torch.nn import functional as F

from encoding import SHAPE_COUNT
from labels import DECISIONS, LABELS

WIDTH, HEADS, LAYERS, INNER, VOCABULARY, POSITIONS = 384, 12, 6, 1536, 30522, 512


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.attention_out = nn.Linear(WIDTH, WIDTH)
        self.attention_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up = nn.Linear(WIDTH, INNER)
        self.down = nn.Linear(INNER, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x, bias):
        batch, tokens, _ = x.shape
        q, k, v = self.qkv(x).view(batch, tokens, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        scores = q @ k.transpose(2, 3) * (WIDTH // HEADS) ** -0.5 + bias.to(q.dtype)
        with torch.autocast(x.device.type, enabled=False):
            scores = scores.softmax(-1)
        mixed = scores @ v
        mixed = mixed.transpose(1, 2).reshape(batch, tokens, WIDTH)
        x = self.attention_norm(x + self.attention_out(mixed))
        return self.norm(x + self.down(F.gelu(self.up(x))))


class Recognizer(nn.Module):
    def __init__(self, dropout=0.1, layers=LAYERS):
        super().__init__()
        self.words = nn.Embedding(VOCABULARY, WIDTH)
        self.positions = nn.Embedding(POSITIONS, WIDTH)
        self.shapes = nn.Embedding(SHAPE_COUNT, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropout = nn.Dropout(dropout)
        self.layers = nn.ModuleList(Layer() for _ in range(layers))
        self.label_head = nn.Linear(WIDTH, len(LABELS))
        self.decision_head = nn.Linear(WIDTH, len(DECISIONS))
        for embedding in (self.words, self.positions, self.shapes):
            nn.init.normal_(embedding.weight, std=0.02)

    def encode(self, input_ids, attention_mask, shape_ids):
        """The last layer's output, (batch, tokens, WIDTH)."""
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
        """Starts from all-MiniLM-L6-v2 or another BERT of this width.

        Its one used token type is folded into the positions.
        """
        base = load_file(str(safetensors_file))
        prefix = "embeddings."
        state = {
            "words.weight": base[prefix + "word_embeddings.weight"],
            "positions.weight": base[prefix + "position_embeddings.weight"]
            + base[prefix + "token_type_embeddings.weight"][0],
        }
        for part in ("weight", "bias"):
            state[f"norm.{part}"] = base[f"{prefix}LayerNorm.{part}"]
            for number in range(len(self.layers)):
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
        missing, unexpected = self.load_state_dict(state, strict=False)
        expected = {"shapes.weight"} | {f"{h}_head.{p}" for h in ("label", "decision") for p in ("weight", "bias")}
        if unexpected or set(missing) != expected:
            raise ValueError(f"base weights do not fit: missing {missing}, unexpected {unexpected}")
        return self


def layers_in(state):
    """How many layers a checkpoint's `model` has."""
    return 1 + max(int(name.split(".")[1]) for name in state if name.startswith("layers."))


def load_recognizer(checkpoint):
    """The network of a checkpoint, of any depth, ready to be asked."""
    state = torch.load(checkpoint)["model"]
    model = Recognizer(layers=layers_in(state)).eval()
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
