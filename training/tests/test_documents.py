"""The marks of the documents written here, as training examples."""

import re

import pytest

import documents
from documents import LANGUAGES, MARK, TELLING, unmarked


def test_marks_become_spans():
    text, spans = unmarked("Pt {+P1|Maeve Tierney}, {-QTY|40 mg}.", MARK, 3)
    assert text == "Pt Maeve Tierney, 40 mg."
    assert [text[start:end] for start, end, _ in spans] == ["Maeve Tierney", "40 mg"]


@pytest.mark.parametrize(
    ("sign", "mark", "expected"),
    [
        ("+", "P12", (["PERSON"], "DIRECT")),
        ("+", "COD", (["CODE"], "DIRECT")),
        ("+", "UNI", (["MISC"], "QUASI")),
        ("-", "DAT", (["O", "DATETIME"], "NO_MASK")),
        ("-", "P9", (["PERSON"], "NO_MASK")),
    ],
)
def test_what_is_harmless_need_not_be_found(sign, mark, expected):
    assert documents.types_and_decision(sign, mark) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_is_read(language):
    texts = documents.documents(language)
    assert len({text.id for text in texts}) == len(texts) > 40
    for example in texts:
        assert not re.search(r"\{[+-][A-Z]", example.text), example.id
        for (_, end, *_), (start, *_) in zip(example.spans, example.spans[1:]):
            assert end <= start, example.id


def test_telling_sentences_have_their_stretch():
    text, [(start, end, _)] = unmarked("He [[winds the clock]].", TELLING, 1)
    assert text[start:end] == "winds the clock"
    assert sum(bool(example.spans) for example in documents.telling_sentences()) > 1000
