"""Words that look like names and are none: 'Hodgkin's disease', 'Otto engine', for texts that teach the difference."""

import re
from functools import cache

from everyday import Filler
from term_lists import synsets_of_nouns

KINDS = {"04", "06", "07", "08", "09", "10", "11", "12", "13", "16", "19", "21", "22", "23", "26", "27", "28"}
"""Files of WordNet's lexicographers with things, acts, works, illnesses; not groups (14), places (15), people (18),
nor animals and plants (05, 20), most of which are Latin."""


@cache
def terms():
    """Nouns of WordNet that open with a capital and name no one thing or being (instances are left out)."""
    found = set()
    for _, kind, words, pointers in synsets_of_nouns():
        if kind in KINDS and "@i" not in pointers:
            found.update(word for word in words if re.match(r"[A-Z][a-z]{2}", word))
    return sorted(found)


@cache
def heads():
    """What such nouns are: 'disease', 'engine'; as often as they occur."""
    return [words[-1] for term in terms() if len(words := term.split(" ")) > 1 and words[-1].islower()]


def eponym(rng):
    """One of them, or a surname or two before a head: 'the Okafor test', 'Berg's law', 'Sato-Lim syndrome'."""
    if rng.random() < 0.5:
        return rng.choice(terms())
    first, second = (Filler(rng).person()[1] for _ in range(2))
    name = rng.choice((first, f"{first}'s", f"{first}-{second}", f"{first}\u2013{second}"))
    return f"{name} {rng.choice(heads())}"
