"""Under which licence each corpus may be learnt from, as its source states it."""

TAB_COMMIT = "558e09e"
"""Of NorskRegnesentral/text-anonymization-benchmark, whose judgments and annotations are MIT."""

LICENCES = {
    "tab_masking": "MIT",
    "tab_full": None,  # texts from carriers with other terms: CC BY-NC-SA among them
    "tab_facts": None,
    "wiki": None,  # the annotations state none; the texts are CC BY-SA
    "gum": "CC BY-SA",
    "wikigold": "CC BY 4.0",
    "wnut": "CC BY 4.0",
    "btc": "CC BY 4.0",
    "ewt": "CC BY-SA 4.0",
    "sec": "CC BY 3.0",
    "gov": "CC0",
    "litbank": "CC BY 4.0",
    "pii_synth_contextual": "MIT",
    "pii_synth_nano": "MIT",
    "documents": "Apache-2.0",
    "telling": "Apache-2.0",
    "everyday": "Apache-2.0",
}


def is_open(corpus):
    """Whether the corpus states an open licence; one that is not listed states none."""
    return LICENCES.get(corpus) is not None
