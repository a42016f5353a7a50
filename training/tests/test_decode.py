"""From one label per word to mentions, and the best sequence of labels."""

import numpy as np
import pytest

pytest.importorskip("onnxruntime")

from decode import mentions, text_logits
from encoding import Encoded
from labels import DECISIONS, LABELS
from transitions import FORBIDDEN, fixed_transitions, learnt_transitions, may_follow, viterbi


def words(*lengths):
    """Words of these lengths with a space between, one piece each."""
    starts = np.cumsum([0, *(length + 1 for length in lengths[:-1])])
    ends = starts + np.array(lengths)
    zeros = np.zeros(len(lengths), np.int64)
    return Encoded(zeros, zeros, starts, ends, np.ones(len(lengths), bool))


def logits(*labels):
    rows = np.zeros((len(labels), len(LABELS)), np.float32)
    for row, label in zip(rows, labels):
        row[LABELS.index(label)] = 5
    return rows


def decided(count, decision="QUASI"):
    rows = np.zeros((count, len(DECISIONS)), np.float32)
    rows[:, DECISIONS.index(decision)] = 1
    return rows


def found(*labels, **options):
    encoded = words(*[3] * len(labels))
    return [(m.start, m.end, m.type) for m in mentions(encoded, logits(*labels), decided(len(labels)), **options)]


def test_neighbouring_words_of_one_mention_are_joined():
    assert found("O", "B-PERSON", "I-PERSON", "O") == [(4, 11, "PERSON")]


def test_a_new_opening_starts_a_new_mention():
    assert found("B-LOC", "B-LOC") == [(0, 3, "LOC"), (4, 7, "LOC")]


def test_a_continuation_of_nothing_opens_a_mention():
    assert found("O", "I-ORG") == [(4, 7, "ORG")]
    assert found("B-PERSON", "I-ORG") == [(0, 3, "PERSON"), (4, 7, "ORG")]


def test_a_bias_on_outside_finds_more_or_less():
    assert found("B-CODE", outside_bias=6) == []
    assert found("O", outside_bias=-6) != []


def test_the_decision_is_that_of_the_mean_over_words():
    rows = np.zeros((2, len(DECISIONS)), np.float32)
    rows[0, DECISIONS.index("DIRECT")] = 1
    rows[1, DECISIONS.index("NO_MASK")] = 3
    [mention] = mentions(words(3, 3), logits("B-PERSON", "I-PERSON"), rows)
    assert mention.decision == "NO_MASK"


def test_the_best_sequence_is_always_one_of_mentions():
    rng = np.random.default_rng(7)
    for _ in range(200):
        path = viterbi(rng.normal(size=(9, len(LABELS))), *fixed_transitions())
        labels = [LABELS[label] for label in path]
        assert all(may_follow(before, label) for before, label in zip([None, *labels], labels))


def test_learnt_transitions_keep_what_is_forbidden():
    _, between = learnt_transitions([[0, 1, 2], [1, 2, 2]], 0.3)
    fixed = fixed_transitions()[1]
    assert (between[fixed == FORBIDDEN] < FORBIDDEN / 2).all()


def test_each_window_s_own_pieces_count():
    class Echo:
        """The logits of a piece are its id."""

        def run(self, ids, shapes):
            return np.repeat(ids[:, None], len(LABELS), 1), np.repeat(ids[:, None], len(DECISIONS), 1)

    count = 700
    numbers = np.arange(count)
    encoded = Encoded(numbers, np.zeros(count, np.int64), numbers, numbers + 1, np.ones(count, bool))
    read, decisions = text_logits(Echo(), encoded)
    assert (read[:, 0] == numbers).all() and (decisions[:, 0] == numbers).all()
