"""The cases of deleted rules, as training examples."""

import numpy as np

from batches import label_window
from cases import cases
from decode import MODEL_FOLDER
from encoding import encode, load_tokenizer
from labels import LABEL_ID, LABELS


def allowed(text):
    """The labels that each piece of the case may have."""
    [example] = [one for one in cases() if one.text == text]
    encoded = encode(load_tokenizer(MODEL_FOLDER / "vocab.txt"), text)
    masks, decisions = label_window(example, encoded, np.zeros(len(encoded), bool))
    assert (decisions < 0).all()
    return [{label for label in LABELS if mask >> LABEL_ID[label] & 1} for mask in masks]


def test_what_was_found_wrongly_is_anything_else():
    labels = allowed("the Continent was")
    assert "B-LOC" not in labels[1] and {"O", "B-ORG"} <= labels[1]
    assert labels[0] == labels[2] == set(LABELS)


def test_what_only_looks_like_it_is_nothing_of_the_type():
    for labels in allowed("the Indian Ocean"):
        assert labels == set(LABELS) - {"B-DEM", "I-DEM"}


def test_marks_are_read():
    assert len(cases()) > 350
    assert not any("[PERSON" in example.text or "\\n" in example.text for example in cases())
    assert all(example.spans or example.annotated for example in cases())
