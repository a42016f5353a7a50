"""A small network taught by another one, on two short texts."""

import argparse

import numpy as np
import torch

import distil
from corpora import Example
from encoders import save
from encoding import CONTINUATION, load_tokenizer
from labels import EVERY_LABEL, LABELS, NO_DECISION
from model import Recognizer
from rounds import UNCASED, write_round

TEXTS = [
    Example("documents", "en/1", "Ask Margaret O'Neill in Lviv.", [[4, 20, ["PERSON"], "DIRECT"]]),
    Example("unlabelled", "2", "Nobody said a word about it. " * 30, [], []),
]


def written(folder):
    path = folder / "round0.npz"
    write_round(TEXTS, load_tokenizer(UNCASED), np.array([], int), path)
    return path


def test_a_round_comes_back_in_windows_that_begin_with_words(tmp_path):
    rounds = distil.Rounds([written(tmp_path)])
    assert len(rounds.texts) == 2
    pieces = sum(len(text[0]) for text in rounds.texts)
    batches = list(rounds.batches(seed=1, tokens=256, room=32))
    assert sum(int((ids != 0).sum()) - 2 * len(ids) for ids, *_ in batches) == pieces
    for ids, _, shapes, masks, decisions in batches:
        assert ids.shape[1] % 8 == 0
        assert not ((shapes[:, 1] >= CONTINUATION) & (shapes[:, 1] < 2 * CONTINUATION)).any()
        assert (masks[ids == 0] == EVERY_LABEL).all()
        assert (decisions[ids == 0] == NO_DECISION).all()


def test_without_a_teacher_texts_nobody_annotated_are_left_out(tmp_path):
    assert len(distil.Rounds([written(tmp_path)], unlabelled=False).texts) == 1


def test_a_share_of_the_pieces_changes_places_and_none_is_lost():
    torch.manual_seed(1)
    ids = torch.arange(200, 264).repeat(4, 1)
    mixed = distil.mixed_up(ids, torch.ones(4, 64), 0.5)
    assert (mixed != ids).any()
    assert sorted(mixed.flatten().tolist()) == sorted(ids.flatten().tolist())


def test_a_pupil_comes_nearer_to_its_teacher(tmp_path, capsys):
    torch.manual_seed(2)
    teacher = Recognizer(layers=1)
    torch.save({"model": teacher.state_dict()}, tmp_path / "teacher.pt")
    save({name: value.numpy() for name, value in Recognizer(layers=1).state_dict().items()}, tmp_path / "start.npz")
    settings = {
        "rounds": [written(tmp_path)],
        "start": tmp_path / "start.npz",
        "teacher": [tmp_path / "teacher.pt"],
        "teacher_weight": [],
        "minutes": 60,
        "steps": 40,
        "rate": 1e-3,
        "fresh": 3.0,
        "noise": 0.1,
        "people": 0.0,
        "taught": 1.0,
        "decision_weight": 0.5,
        "averaging": 0.5,
        "batch_tokens": 512,
        "seed": 1,
        "every": 1,
        "out": tmp_path / "pupil.pt",
    }
    distil.train(argparse.Namespace(**settings))
    losses = [
        float(line.split("loss ")[1].split()[0]) for line in capsys.readouterr().out.splitlines() if "loss" in line
    ]
    assert np.mean(losses[-5:]) < np.mean(losses[:5])
    pupil = torch.load(tmp_path / "pupil.pt")["model"]
    assert pupil["label_head.weight"].shape == (len(LABELS), 384)
