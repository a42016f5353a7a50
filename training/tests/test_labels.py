"""Label masks: which labels a token may have, given what annotators looked for."""

from labels import EVERY_LABEL, LABEL_ID, LABELS, TYPES, mention_mask, outside_mask, type_mask


def allowed(mask):
    return {label for label, index in LABEL_ID.items() if mask >> index & 1}


def test_each_type_has_an_opening_and_a_continuing_label():
    assert LABELS[0] == "O"
    assert len(LABELS) == 1 + 2 * len(TYPES) == len(set(LABELS))


def test_outside_all_mentions_only_types_that_nobody_looked_for_are_open():
    assert allowed(outside_mask(TYPES)) == {"O"}
    some = [name for name in TYPES if name != "DEM"]
    assert allowed(outside_mask(some)) == {"O", "B-DEM", "I-DEM"}
    assert outside_mask([]) == EVERY_LABEL


def test_a_mention_of_an_uncertain_type_may_be_any_of_its_types():
    assert allowed(mention_mask(["PERSON", "CODE"], first=True)) == {"B-PERSON", "B-CODE"}
    assert allowed(mention_mask(["LOC"], first=False)) == {"I-LOC"}
    assert mention_mask([], first=True) == EVERY_LABEL


def test_a_type_s_two_masks_share_no_label():
    for name in TYPES:
        assert type_mask(name, first=True) & type_mask(name, first=False) == 0
