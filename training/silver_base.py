"""A pretrained encoder that says of each word whether it is masked; fine-tuned on silver labels by `silver.py --base`.

Papadopoulou et al. 2022, section 4.3: RoBERTa with a linear layer on top. Here the recognizer's network, from the
weights of all-MiniLM-L6-v2, which no human annotation of mentions or masks has reached.
"""

from pathlib import Path

import numpy as np
import torch
from torch import nn

from device import autocast
from encoding import CLS, PAD, SEP, encode, load_tokenizer, window_owners
from model import WIDTH, Recognizer
from silver_words import words_of
from train import optimizer_of

VOCABULARY = Path(__file__).resolve().parent.parent / "models/recognizer/vocab.txt"
NO_LABEL = -100


def first_pieces(encoded, text):
    """Of each word the number of the piece it begins in; a word without a piece takes the next."""
    starts = [start for _, start, _ in words_of(text)]
    return np.minimum(np.searchsorted(encoded.ends, starts, side="right"), max(0, len(encoded) - 1))


class PieceTagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = Recognizer()
        self.mask_head = nn.Linear(WIDTH, 2)

    def forward(self, ids, attention, shapes):
        """Logits of keep and mask, (windows, pieces, 2)."""
        with autocast(ids.device):
            return self.mask_head(self.encoder.encode(ids, attention, shapes)).float()


class Pretrained:
    """The network with what leads from texts to its windows and from its windows to words."""

    kind = "pretrained"
    warm_up = 0.05
    """Share of the steps over which the learning rate rises."""

    def __init__(self, base=None):
        self.network, self.tokenizer = PieceTagger(), load_tokenizer(VOCABULARY)
        if base:
            self.network.encoder.load_base(base / "model.safetensors")

    def windows_of(self, text, spans):
        """((ids, shapes), labels) of each window; a piece is masked where a span touches it."""
        encoded = encode(self.tokenizer, text)
        labels = np.zeros(len(encoded), np.int64)
        for start, end in spans:
            labels[(encoded.starts < end) & (encoded.ends > start)] = 1
        return [
            (
                (
                    np.concatenate([[CLS], encoded.ids[start:end], [SEP]]),
                    np.concatenate([[0], encoded.shapes[start:end], [0]]),
                ),
                np.concatenate([[NO_LABEL], labels[start:end], [NO_LABEL]]),
            )
            for start, end, _, _ in window_owners(len(encoded))
        ]

    @staticmethod
    def batch_of(windows):
        """(ids, attention, shapes), labels."""
        width = max(len(labels) for _, labels in windows)
        ids, shapes = torch.full((len(windows), width), PAD), torch.zeros(len(windows), width, dtype=torch.int64)
        labels = torch.full((len(windows), width), NO_LABEL)
        for row, ((of_ids, of_shapes), of_labels) in enumerate(windows):
            ids[row, : len(of_ids)] = torch.from_numpy(of_ids)
            shapes[row, : len(of_ids)] = torch.from_numpy(of_shapes)
            labels[row, : len(of_ids)] = torch.from_numpy(of_labels)
        return (ids, (ids != PAD).long(), shapes), labels

    def optimizers(self, rate):
        return [optimizer_of(self.network, rate)]

    def probabilities(self, texts, device):
        """Of being masked, an array for each text's words: that of a word's first piece."""
        encoded = [encode(self.tokenizer, text) for text in texts]
        masked = [np.zeros(max(1, len(one))) for one in encoded]
        windows = [
            (number, owner, window)
            for number, (one, text) in enumerate(zip(encoded, texts))
            for owner, window in zip(window_owners(len(one)), self.windows_of(text, []))
        ]
        windows.sort(key=lambda one: len(one[2][1]))
        for at in range(0, len(windows), 64):
            some = windows[at : at + 64]
            inputs, _ = self.batch_of([window for _, _, window in some])
            with torch.no_grad():
                every = self.network(*(part.to(device) for part in inputs)).softmax(-1)[..., 1].cpu().numpy()
            for (number, (start, _, keep_from, keep_to), _), row in zip(some, every):
                masked[number][keep_from:keep_to] = row[1 + keep_from - start : 1 + keep_to - start]
        return [of_text[first_pieces(one, text)] for of_text, one, text in zip(masked, encoded, texts)]

    def state(self):
        return {"kind": self.kind, "model": self.network.state_dict()}
