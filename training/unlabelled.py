"""In-domain texts nobody annotated, none of them measured on: for silver labels and masked language modelling."""

import random
import re

from corpora import read_json
from language_model_texts import COPIED, biographies, measuring_texts, plain_text
from prepare import shingles

SHARES = {"silver_judgments": 2_600_000, "silver_people": 2_400_000, "silver_opinions": 1_500_000}
"""Characters of each kind: first tenths of judgments, biographies, US appellate opinions."""
EXCERPT = 6_000
"""Characters taken of an opinion; they run to hundreds of pages."""


def judgments():
    """First tenths of judgments that are not measured on."""
    measured = {d["doc_id"] for d in read_json("tab/dev_entities.json") + read_json("tab/dev_masking.json")}
    for identifier, text in read_json("tab/background_public10_without_test.json").items():
        if text and identifier not in measured:
            yield identifier, text


def people():
    yield from ((text.document, text.text) for text in biographies())


def opinions():
    """An excerpt of each, from a paragraph's start past the head."""
    for document in plain_text("us_appellate_opinions.jsonl.gz"):
        text = document["text"]
        start = text.find("\n", min(1_000, len(text) // 4)) + 1
        yield document["id"], text[start : start + EXCERPT]


def unlabelled_texts(seed=1):
    """(corpus, id, text) in a random order up to each corpus's share of characters; copies of measured texts are out.

    A text that shares more than COPIED of its 12-word runs with one that is measured on counts as a copy.
    """
    measured = set()
    for text in filter(None, measuring_texts()):
        measured |= shingles(text)
    rng = random.Random(seed)
    for (corpus, characters), load in zip(SHARES.items(), (judgments, people, opinions)):
        texts = sorted(load())
        rng.shuffle(texts)
        for identifier, text in texts:
            text = re.sub(r"^\ufeff\s*", "", text)
            runs = shingles(text)
            if characters <= 0:
                break
            if len(runs) > 20 and len(runs & measured) <= COPIED * len(runs):
                characters -= len(text)
                yield corpus, identifier, text
