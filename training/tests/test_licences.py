"""Which corpora may be learnt from where only open licences are wanted."""

from corpora import training_corpora
from licences import LICENCES, is_open


def test_a_corpus_that_states_no_licence_or_is_not_listed_is_not_open():
    assert not is_open("wiki")
    assert not is_open("a corpus of tomorrow")
    assert is_open("tab_masking")


def test_every_corpus_has_its_line():
    parts = {"tab": "tab_masking", "pii_synth": "pii_synth_contextual"}
    assert all(parts.get(name, name) in LICENCES for name in training_corpora())
