"""Reads the annotated corpora in other European languages (shared/data/lang) into training examples.

No set annotates all eight types: what a set did not look for stays open, as its README says.
"""

import json
from functools import cache

from corpora import DATA, Example, without_overlaps

FOLDER = DATA / "lang"
NAMED = ["PERSON", "LOC", "ORG"]
CLINICAL = [*NAMED, "CODE", "DATETIME"]

# what each set looked for; outside its mentions only these types are known to be absent
ANNOTATED = {
    "danplus_twitter_da": [*NAMED, "MISC"],
    "europarl_de": [*NAMED, "MISC"],
    "europarl_es": [*NAMED, "MISC"],
    "europarl_it": [*NAMED, "MISC"],
    "german_ler_de": [*NAMED, "CODE", "MISC"],
    "germeval2014_de": [*NAMED, "MISC"],
    "grascco_phi_de": ["PERSON", "LOC", "CODE", "DATETIME"],
    "meddocan_es": CLINICAL,
    "turku_fi": [*NAMED, "DATETIME", "MISC"],
    "eds_pseudo_fr": ["LOC", "CODE", "DATETIME"],
    "norne_nb": [*NAMED, "MISC"],
    "norne_nn": [*NAMED, "MISC"],
    "kpwr_pl": [*NAMED, "MISC"],
    "lener_br_pt": [*NAMED, "CODE", "DATETIME", "MISC"],
    "ronec_ro": ["LOC", "ORG", "DATETIME"],
    "comtext_legal_sr": [*NAMED, "CODE", "DATETIME", "MISC"],
    "webbnyheter_sv": ["LOC", "ORG", "MISC"],
}

# laws, regulations and contracts identify nobody: outside, whatever the corpus calls them
LAWS = {"GS", "VO", "EUN", "VS", "VT", "LIT", "LEGISLACAO", "LAW"}
# marked by their sets and by nobody else here: they teach nothing
LOOSE = {"NAME_TITLE", "SEXO_SUJETO_ASISTENCIA", "FAMILIARES_SUJETO_ASISTENCIA", "OTROS_SUJETO_ASISTENCIA"}


def types_of(name, mention, words):
    """The types that a mention may have; none: it teaches nothing."""
    if mention["source_type"] in LOOSE:
        return []
    if name == "ronec_ro" and mention["type"] == "PERSON" and not any(word[:1].isupper() for word in words.split()):
        return []
    if mention["type"] == "MISC":
        return ["MISC", "DEM"]
    return [mention["type"]]


def read_set(path):
    name = path.name.rsplit("_", 1)[0]
    examples = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            document = json.loads(line)
            text = document["text"]
            spans = [
                [m["start"], m["end"], types_of(name, m, text[m["start"] : m["end"]]), None]
                for m in document["mentions"]
                if m["source_type"] not in LAWS
            ]
            annotated = ANNOTATED.get(name, NAMED)
            examples.append(Example(name, document["id"], text, without_overlaps(spans), list(annotated)))
    return examples


@cache
def training_sets():
    """name -> examples of every training file."""
    return {path.name.rsplit("_", 1)[0]: read_set(path) for path in sorted(FOLDER.glob("*_train.jsonl"))}


def held_out_sets():
    """name -> [(text, [(start, end, type)], types annotated)] of every development file."""
    return {
        path.name.rsplit("_", 1)[0]: [
            (
                e.text,
                [(s, end, types[0] if len(types) == 1 else "MISC") for s, end, types, _ in e.spans if types],
                e.annotated,
            )
            for e in read_set(path)
        ]
        for path in sorted(FOLDER.glob("*_dev.jsonl"))
    }
