"""Noise keeps offsets; new names move them with their text."""

import random
from dataclasses import replace

import pytest

from augment import augment, exchange_lookalikes, mistype, rename_people, same_length, scanned, spoken
from corpora import Example

TEXT = "Mr Galip Yalman met Ann Berg in Oslo. Yalman left."
SPANS = [
    [3, 15, ["PERSON"], "DIRECT"],
    [20, 28, ["PERSON"], "DIRECT"],
    [32, 36, ["LOC"], "QUASI"],
    [38, 44, ["PERSON"], "DIRECT"],
]
EXAMPLE = Example("pii_test", "1", TEXT, SPANS)


@pytest.mark.parametrize("seed", range(40))
def test_only_new_names_change_lengths(seed):
    noisy = augment(replace(EXAMPLE, corpus="judgments"), random.Random(seed))
    assert len(noisy.text) == len(TEXT)
    assert noisy.spans == SPANS


def test_letters_that_change_length_stay():
    assert same_length("straße", str.upper) == "STRAßE"


@pytest.mark.parametrize("seed", range(10))
def test_typing_errors_are_few_and_keep_the_length(seed):
    text = "the quick brown fox jumps over the lazy dog 0123456789 " * 40
    noisy = mistype(text, random.Random(seed))
    assert len(noisy) == len(text)
    assert 0 < sum(a != b for a, b in zip(text, noisy)) < len(text) / 10


@pytest.mark.parametrize("seed", range(10))
def test_a_person_s_new_name_is_the_same_throughout(seed):
    renamed = rename_people(EXAMPLE, random.Random(seed))
    words = [renamed.text[start:end] for start, end, *_ in renamed.spans]
    assert words[0].endswith(words[3])
    assert words[2] == "Oslo"
    assert renamed.text.startswith("Mr ") and renamed.text.endswith(" left.")
    assert [span[2:] for span in renamed.spans] == [span[2:] for span in SPANS]


@pytest.mark.parametrize("seed", range(20))
def test_what_a_machine_wrote_down_keeps_its_marks(seed):
    heard = spoken(EXAMPLE, random.Random(seed))
    marked = [heard.text[start:end].split() for start, end, *_ in heard.spans]
    assert [(words[0], words[-1]) for words in marked[1:]] == [("ann", "berg"), ("oslo", "oslo"), ("yalman", "yalman")]
    assert (marked[0][0], marked[0][-1]) == ("galip", "yalman")
    assert "." not in heard.text
    seen = scanned(replace(EXAMPLE, text=TEXT * 20), random.Random(seed))
    assert seen.text != TEXT * 20
    assert seen.corpus == "scanned"
    for (start, end, *_), (first, last, *_) in zip(seen.spans, SPANS, strict=True):
        kept = sum(a == b for a, b in zip(seen.text[start:end], TEXT[first:last], strict=False))
        assert kept >= (last - first) / 4
        assert abs((end - start) - (last - first)) <= 6


@pytest.mark.parametrize("seed", range(20))
def test_what_looks_like_a_name_becomes_something_else_that_does(seed):
    text = "A Foley catheter, then Hodgkin's lymphoma; Mark the line. A Foley catheter again."
    spans = [
        [start, start + len(words), ["O", "MISC"], "NO_MASK"]
        for words in ("Foley catheter", "Hodgkin's lymphoma", "Mark")
        for start in (text.index(words), text.rindex(words))[: 1 + (words[0] == "F")]
    ]
    new = exchange_lookalikes(Example("newest", "1", text, sorted(spans)), random.Random(seed))
    words = [new.text[start:end] for start, end, *_ in new.spans]
    assert words[0] == words[3]
    assert words[2] == "Mark"
    assert new.text == f"A {words[0]}, then {words[1]}; Mark the line. A {words[3]} again."
