"""Reads the marked documents that were written for this project (documents/LANGUAGE.txt) into training examples.

A document opens with a line `## number | kind | place | setting`. Marks are `{SIGN TYPE|words}` without spaces: `+`
must be hidden, `-` may stay; P1, P2 .. are the people of the document, the other types as in `labels.py`, shortened;
UNI, a stretch that tells of one person alone, counts as MISC. What is not marked is of no type.
"""

import hashlib
import re
from functools import cache
from pathlib import Path

from corpora import Example

FOLDER = Path(__file__).with_name("documents")
UNIQUENESS = Path(__file__).with_name("uniqueness")
MARK = re.compile(r"\{([+-])(P\d+|COD|LOC|ORG|DEM|DAT|QTY|MSC|UNI)\|([^{}]+)\}")
TYPES = {"COD": "CODE", "DAT": "DATETIME", "QTY": "QUANTITY", "MSC": "MISC", "UNI": "MISC"}
DIRECT = ("PERSON", "CODE")
NEWEST = 701
"""Number of the first document that what ships has not learnt from; from it on a document's corpus is `newest`."""
TELLING = re.compile(r"\[\[(.+?)\]\]")


def unmarked(marked, pattern, words):
    """The text without its marks, and [start, end, match] of each."""
    text, spans, last = "", [], 0
    for match in pattern.finditer(marked):
        text += marked[last : match.start()]
        spans.append([len(text), len(text) + len(match[words]), match])
        text += match[words]
        last = match.end()
    return text + marked[last:], spans


def types_and_decision(sign, mark):
    """What is harmless need not be found; where it is, it is of its type."""
    name = TYPES.get(mark, "PERSON" if mark[1:].isdigit() else mark)
    if sign == "-":
        return [name] if name == "PERSON" else ["O", name], "NO_MASK"
    return [name], "DIRECT" if name in DIRECT else "QUASI"


@cache
def documents(language):
    """The marked documents of a language, all types and decisions known."""
    examples = []
    path = FOLDER / f"{language}.txt"
    for section in re.split(r"(?m)^## ", path.read_text(encoding="utf-8"))[1:]:
        title, marked = section.split("\n", 1)
        text, spans = unmarked(marked.strip(), MARK, 3)
        labelled = [[start, end, *types_and_decision(match[1], match[2])] for start, end, match in spans]
        newest = language == "en" and int(title.split(" | ")[0]) >= NEWEST
        corpus = "newest" if newest else "documents"
        examples.append(Example(corpus, f"{language}/{title.strip()}", text, labelled))
    return examples


def kept_aside(example):
    """Whether it is one of the English documents that are not learnt from: one in twelve."""
    number = int(hashlib.md5(example.id.encode()).hexdigest(), 16)
    return example.corpus in ("documents", "newest") and example.id.startswith("en/") and number % 12 == 0


@cache
def telling_sentences():
    """Sentences with a stretch that tells of one person alone, and look-alikes; of other types nothing is known."""
    examples = []
    for name in ("positive", "negative"):
        for number, line in enumerate((UNIQUENESS / f"{name}.txt").read_text(encoding="utf-8").splitlines()):
            text, spans = unmarked(line.strip(), TELLING, 1)
            labelled = [[start, end, ["MISC"], "QUASI"] for start, end, _ in spans]
            if text:
                examples.append(Example("telling", f"{name}/{number}", text, labelled, ["MISC"]))
    return examples


LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.txt"))
