"""The words that the silver-trained models decide about."""

import re

WORD = re.compile(r"\w+|[^\w\s]")


def words_of(text):
    """(word, start, end) of each."""
    return [(match.group(), match.start(), match.end()) for match in WORD.finditer(text)]
