"""Windows, batches and ranks of the attack by a transformer; the network starts at random, as weights are not here."""

import random
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import nn

from attack_transformer import (
    OVERLAP,
    WINDOW,
    inputs_of,
    person_head_of,
    result_of,
    scores_of,
    shuffled_batches,
    windows_of,
)
from encoding import CLS, SEP, encode, load_tokenizer
from model import Recognizer

VOCABULARY = Path(__file__).resolve().parents[2] / "models" / "recognizer" / "vocab.txt"
BODIES = {
    "pilot": "She flew seaplanes over the fjords and repaired engines in the hangar. ",
    "cook": "He bakes rye bread, smokes herring and sells both on the market square. ",
    "judge": "The judge wrote on maritime law and sat in the court of appeal. ",
}


@pytest.fixture(scope="module")
def tokenizer():
    return load_tokenizer(VOCABULARY)


def test_windows_cover_every_piece_and_overlap(tokenizer):
    encoded = encode(tokenizer, BODIES["pilot"] * 20)
    windows = windows_of(encoded, WINDOW, OVERLAP)
    inner = [ids[1:-1] for ids, _ in windows]
    assert all(ids[0] == CLS and ids[-1] == SEP for ids, _ in windows)
    assert all(len(ids) <= WINDOW for ids in inner)
    joined = np.concatenate([inner[0], *(ids[OVERLAP:] for ids in inner[1:])])
    assert joined.tolist() == encoded.ids.tolist()


def test_a_text_without_pieces_has_one_window(tokenizer):
    ((ids, shapes),) = windows_of(encode(tokenizer, ""), WINDOW, OVERLAP)
    assert ids.tolist() == [CLS, SEP] and len(shapes) == 2


def test_batches_hold_every_window_once(tokenizer):
    windows = [(window, number) for number, window in enumerate(windows_of(encode(tokenizer, "a b c " * 900), 30, 5))]
    batches = shuffled_batches(windows, random.Random(0), 7)
    assert all(len(batch) <= 7 for batch in batches)
    assert sorted(number for batch in batches for _, number in batch) == list(range(len(windows)))


def test_ranks_the_person_whose_words_return_first(tokenizer):
    torch.manual_seed(0)
    people = [{"id": name, "text": text * 4, "anonymized": text} for name, text in BODIES.items()]
    inputs = inputs_of({"people": people, "development": [{"id": "judge", "text": "A judge."}]}, tokenizer)
    assert inputs.development == (["A judge."], [2])
    model = Recognizer(layers=1)
    head = person_head_of(model, inputs.clear + inputs.anonymized, len(people))
    modules = nn.ModuleDict({"model": model, "person_head": head})
    scores = scores_of(
        modules, tokenizer, ["* flew seaplanes and repaired engines.", "* bakes bread and smokes herring."]
    )
    assert scores.argmax(1).tolist() == [0, 1]
    assert result_of(scores, torch.tensor([0, 2]))["risk"] == 50


def test_a_tie_is_no_win(tokenizer):
    model, head = Recognizer(layers=1), nn.Linear(384, 2)
    nn.init.zeros_(head.weight)
    nn.init.zeros_(head.bias)
    modules = nn.ModuleDict({"model": model, "person_head": head})
    scores = scores_of(modules, tokenizer, ["words"])
    assert result_of(scores, torch.tensor([0])) == pytest.approx({"queries": 1, "risk": 0, "logLoss": np.log(2)})
