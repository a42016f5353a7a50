"""The label sets, and label masks for corpora that annotate only some of the types."""

TYPES = ["PERSON", "CODE", "LOC", "ORG", "DEM", "DATETIME", "QUANTITY", "MISC"]
LABELS = ["O"] + [f"{prefix}-{name}" for name in TYPES for prefix in "BI"]
DECISIONS = ["DIRECT", "QUASI", "NO_MASK"]
LABEL_ID = {label: index for index, label in enumerate(LABELS)}

NO_DECISION = -100
EVERY_LABEL = (1 << len(LABELS)) - 1
"""A token that may carry any label: it teaches nothing."""


def outside_mask(annotated):
    """Labels that a token outside all mentions may have, where only `annotated` types were looked for.

    A mask is an integer with bit i set when LABELS[i] is allowed.
    """
    mask = 1
    for name in TYPES:
        if name not in annotated:
            mask |= type_mask(name, first=True) | type_mask(name, first=False)
    return mask


def type_mask(name, first):
    return 1 << LABEL_ID[("B-" if first else "I-") + name]


def mention_mask(types, first):
    """Labels of a token in a mention whose type is one of `types`, "O" for none; no types: anything."""
    mask = 0
    for name in types:
        mask |= 1 if name == "O" else type_mask(name, first)
    return mask or EVERY_LABEL
