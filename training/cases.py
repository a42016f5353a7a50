"""Reads the cases of deleted rules (cases/rules.txt, whose form is in cases/README.md) into training examples."""

import re
from functools import cache
from pathlib import Path

from corpora import Example
from documents import unmarked
from labels import TYPES

PATH = Path(__file__).parent / "cases" / "rules.txt"
MARK = re.compile(rf"\[({'|'.join(TYPES)})(?:/\w+)? ([^\[\]]+)\]")
ABSENT = "nothing of "


@cache
def cases():
    """What a rule took wrongly for a type is of any other, or of none; what looked like one is nothing of that type."""
    examples = []
    for section in re.split(r"(?m)^# ", PATH.read_text(encoding="utf-8"))[1:]:
        heading, *lines = section.strip().split("\n")
        name, _, teaches = heading.partition(": ")
        for number, line in enumerate(lines):
            text, spans = unmarked(line.replace("\\n", "\n"), MARK, 2)
            identifier = f"{name}/{number}"
            if teaches == "wrong":
                others = [[start, end, ["O", *(set(TYPES) - {mark[1]})], None] for start, end, mark in spans]
                examples.append(Example("cases", identifier, text, others, []))
            elif teaches and not spans:
                examples.append(Example("cases", identifier, text, [], [teaches.removeprefix(ABSENT)]))
    return examples
