"""Everyday texts: every slot is known, spans lie on their fillers, wordings are chosen."""

import re

from everyday import OTHER_KINDS, PERSON_KINDS, SLOT, Filler, templates, write_texts
from labels import TYPES

TEXTS = write_texts(7, 1500)


def test_every_slot_has_a_type_and_fillers():
    kinds = {kind for lines in templates().values() for line in lines for kind, _ in SLOT.findall(line)}
    for kind in kinds:
        assert kind in PERSON_KINDS or kind in OTHER_KINDS, kind
        assert hasattr(Filler, "slot_" + kind), kind


def test_spans_are_sorted_typed_and_inside():
    for text in TEXTS:
        at = 0
        for start, end, types, _ in text.spans:
            assert at <= start < end <= len(text.text)
            assert all(name in TYPES for name in types)
            at = end


def test_no_wording_is_left_open():
    for text in TEXTS:
        assert not re.search(r"[\[\]{}|]\w+[\]}]", text.text.replace(" | ", " "))
