"""Pieces, offsets, shapes and windows, with the vocabulary that ships."""

from pathlib import Path

import pytest

from encoding import (
    ATTACHED,
    CONTINUATION,
    LINE_START,
    MAX_TOKENS,
    SHAPES,
    STRIDE,
    encode,
    load_tokenizer,
    window_owners,
    window_starts,
    word_shape,
)

VOCABULARY = Path(__file__).resolve().parents[2] / "models" / "recognizer" / "vocab.txt"


@pytest.fixture(scope="module")
def tokenizer():
    return load_tokenizer(VOCABULARY)


@pytest.mark.parametrize(
    ("word", "shape"),
    [
        ("the", "lower"),
        ("Oslo", "capitalized"),
        ("NATO", "allcaps"),
        ("A", "capital"),
        ("McDonald", "mixed"),
        ("1962", "digits"),
        ("B52", "alphanumeric"),
        ("§", "symbol"),
        ("東京", "caseless"),
        ("Émile", "capitalized"),
    ],
)
def test_the_shape_of_a_word(word, shape):
    assert word_shape(word) == SHAPES[shape]


def test_offsets_point_into_the_original_text(tokenizer):
    text = "Dr. Zoë Þórsdóttir 😀 left Ålesund."
    encoded = encode(tokenizer, text)
    words = [text[start:end] for start, end, first in zip(encoded.starts, encoded.ends, encoded.first) if first]
    assert words[0] == "Dr" and text[encoded.starts[1] : encoded.ends[1]] == "."
    covered = "".join(text[start:end] for start, end in zip(encoded.starts, encoded.ends))
    assert covered == text.replace(" ", "")


def test_shapes_say_what_comes_before_a_word(tokenizer):
    encoded = encode(tokenizer, "a,b\nunquestionably")
    groups = [int(shape) // 10 * 10 for shape in encoded.shapes]
    assert groups[:4] == [0, ATTACHED, ATTACHED, LINE_START]
    assert set(groups[4:]) == {CONTINUATION}
    assert list(encoded.first[:4]) == [True] * 4 and not encoded.first[4:].any()


def test_an_empty_text_has_no_pieces(tokenizer):
    assert len(encode(tokenizer, "")) == 0


@pytest.mark.parametrize("count", [0, 1, 253, 254, 255, 444, 445, 1000, 5001])
def test_every_piece_has_exactly_one_window(count):
    owners = window_owners(count)
    assert [start for start, *_ in owners] == window_starts(count)
    kept = [piece for _, _, keep_from, keep_to in owners for piece in range(keep_from, keep_to)]
    assert kept == list(range(count))
    for start, end, keep_from, keep_to in owners:
        assert start <= keep_from <= keep_to <= end
        assert end - start <= MAX_TOKENS - 2
    assert all(b - a == STRIDE for a, b in zip(window_starts(count), window_starts(count)[1:]))
