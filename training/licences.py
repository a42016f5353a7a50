"""Under which licence each corpus may be learnt from, as its source states it: `sources.json`, which names the models too."""

import json
from pathlib import Path

SOURCES = json.loads((Path(__file__).parent / "sources.json").read_text("utf-8"))["sources"]
LICENCES = {name: source["licence"] for name, source in SOURCES.items()}


def is_open(corpus):
    """Whether the corpus states an open licence; one that is not listed states none."""
    return LICENCES.get(corpus) is not None
