"""Silver labels to windows and windows back to words; the networks start at random, as weights are not here."""

import json

import numpy as np
import pytest
import torch

import silver
from silver import Features, Hashed, mask_spans, masked_together, tagger_of
from silver_base import NO_LABEL, Pretrained
from silver_words import words_of

TEXT = "Ann Bo was born in Oslo in 1950. She wrote 'Fjords' there; Ann Bo's books sold well."
SPANS = [[0, 6], [19, 23], [59, 65]]


@pytest.fixture(scope="module", params=["hashed", "pretrained"])
def tagger(request):
    torch.manual_seed(0)
    made = Pretrained() if request.param == "pretrained" else Hashed(Features.learnt_from([TEXT, TEXT]))
    made.network.eval()
    return made


def test_a_label_is_masked_where_a_span_touches_it(tagger):
    ((_, labels),) = tagger.windows_of(TEXT, SPANS)
    assert set(labels.tolist()) - {NO_LABEL} == {0, 1}
    assert not (tagger.windows_of(TEXT, [])[0][1] == 1).any()


def test_windows_of_a_long_text_have_all_its_labels(tagger):
    long = TEXT * 25
    windows = tagger.windows_of(long, [])
    assert len(windows) > 1
    assert sum(int((labels != NO_LABEL).sum()) for _, labels in windows) >= len(words_of(long))


def test_every_word_has_a_probability_and_a_batch_changes_none(tagger):
    texts = [TEXT, TEXT * 25, "", "One."]
    every = tagger.probabilities(texts, torch.device("cpu"))
    assert [len(one) for one in every] == [len(words_of(text)) for text in texts]
    (alone,) = tagger.probabilities([TEXT], torch.device("cpu"))
    assert np.allclose(every[0], alone, atol=0.02)
    assert ((every[1] > 0) & (every[1] < 1)).all()


def test_a_checkpoint_brings_the_same_probabilities(tagger, tmp_path):
    torch.save(tagger.state(), tmp_path / "one.pt")
    again = tagger_of(torch.load(tmp_path / "one.pt"))
    again.network.eval()
    one, other = (some.probabilities([TEXT], torch.device("cpu"))[0] for some in (tagger, again))
    assert one.tolist() == other.tolist()


def test_words_begin_in_their_pieces():
    pretrained = Pretrained()
    ((_, labels),) = pretrained.windows_of(TEXT, SPANS)
    # as many pieces as words here, but for the names that are not in the vocabulary
    assert labels[0] == labels[-1] == NO_LABEL
    assert labels[1:3].tolist() == [1, 1] and labels[3] == 0


def test_a_name_is_masked_everywhere_and_neighbours_are_one_span():
    words = words_of(TEXT)
    chances = np.array([0.9 if word == "Ann" and start == 0 else 0.0 for word, start, _ in words])
    masked = masked_together(words, chances) >= 0.5
    assert mask_spans(TEXT, words, masked) == [[0, 3], [59, 62]]


def test_trains_on_one_part(tmp_path, capsys):
    texts, labels = tmp_path / "texts.jsonl", tmp_path / "silver.jsonl"
    texts.write_text(
        f'{{"id": "a", "part": "train", "text": "{TEXT}"}}\n{{"id": "b", "part": "test", "text": "Bob."}}\n'
    )
    labels.write_text('{"id": "a", "masks": [[0, 6]]}\n{"id": "b", "masks": [[0, 3]]}\n')
    out = tmp_path / "out.pt"
    common = ["--texts", str(texts), "--device", "cpu", "--out"]
    given = silver.parser_of().parse_args(["train", "--part", "train", "--silver", str(labels), *common, str(out)])
    given.run(given)
    assert capsys.readouterr().out.startswith("1 texts")
    masks = tmp_path / "masks.json"
    given = silver.parser_of().parse_args(["mask", "--part", "test", "--checkpoint", str(out), *common, str(masks)])
    given.run(given)
    assert list(json.loads(masks.read_text())) == ["b"]
