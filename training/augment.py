"""Noise for training texts. Case and typing noise keep every offset; new names and what a scanner does shift them."""

import bisect
import re
from dataclasses import replace

from eponyms import eponym
from everyday import Filler

OCR = {"l": "1", "1": "l", "O": "0", "0": "O", "I": "l", "S": "5", "B": "8", "e": "c", "m": "n", "u": "v", "g": "q"}
TITLES = {"mr", "mrs", "ms", "miss", "dr", "prof", "sir", "madam", "doctor", "professor"}


def augment(example, rng):
    """A copy with, at random, other names, other case, or typing errors."""
    if example.corpus.startswith("pii_") and rng.random() < 0.6:
        example = rename_people(example, rng)
    if example.corpus == "newest":
        if rng.random() < 0.3:
            example = rename_people(example, rng)
        if rng.random() < 0.5:
            example = exchange_lookalikes(example, rng)
    roll = rng.random()
    if roll < 0.05:
        return replace(example, text=same_length(example.text, str.lower))
    if roll < 0.08:
        return replace(example, text=same_length(example.text, str.upper))
    if roll < 0.10:
        return replace(example, text=mistype(example.text, rng))
    return example


SIGNS = re.compile(r"(?<!\w)[^\w\s]+|[^\w\s]+(?!\w)|[;_()\[\]\"/\u2013\u2014]")
FILLERS = ("uh", "um", "erm", "you know", "like", "i mean", "so", "well")
MISREAD = OCR | {"a": "u", "n": "u", "h": "b", "t": "f", "s": "a", "r": "n", "o": "c", "i": "j", "rn": "m", "m": "rn"}


def spoken(example, rng):
    """As a machine writes down what it hears: no capitals, no signs but those inside words, now and then a filler."""
    text = SIGNS.sub(lambda found: " " * len(found[0]), example.text)
    text = same_length(text, str.lower).replace("\n", " ")

    def filler(found):
        return f" {rng.choice(FILLERS)} " if rng.random() < 0.03 else found[0]

    return rewritten(replace(example, corpus="spoken", text=text), r" +", filler)


def scanned(example, rng):
    """As a machine reads old print: letters taken for others, words parted, also at the ends of lines."""

    def misread(found):
        word = found[0]
        roll = rng.random()
        if roll < 0.04 and len(word) > 5 and word.isalpha():
            at = rng.randint(2, len(word) - 2)
            return word[:at] + rng.choice((" ", "-\n", "\u00ac\n", ". ")) + word[at:]
        if roll < 0.12:
            at = rng.randrange(len(word))
            return word[:at] + MISREAD.get(word[at], word[at]) + word[at + 1 :]
        return word

    return rewritten(replace(example, corpus="scanned"), r"\w+", misread)


def rewritten(example, pattern, change):
    """Every match changed; spans move with what they hold."""
    text, last, moved = "", 0, []
    for found in re.finditer(pattern, example.text):
        text += example.text[last : found.start()]
        new = change(found)
        moved.append((found.start(), found.end(), len(text), len(text) + len(new)))
        text += new
        last = found.end()
    text += example.text[last:]
    ends = [end for _, end, _, _ in moved]

    def shifted(offset, opens):
        index = bisect.bisect_right(ends, offset) - 1
        if index + 1 < len(moved) and moved[index + 1][0] < offset:
            return moved[index + 1][2 if opens else 3]
        if index < 0:
            return offset
        if not opens and moved[index][1] == offset:
            return moved[index][3]
        return offset + moved[index][3] - moved[index][1]

    spans = [[shifted(start, True), shifted(end, False), *rest] for start, end, *rest in example.spans]
    return replace(example, text=text, spans=spans)


def same_length(text, change):
    return "".join(new if len(new := change(char)) == 1 else char for char in text)


def mistype(text, rng):
    """One character in forty swapped with its neighbour or misread."""
    chars = list(text)
    for index in range(len(chars) - 1):
        if rng.random() < 0.025 and chars[index].isalnum():
            if rng.random() < 0.5 and chars[index + 1].isalnum():
                chars[index], chars[index + 1] = chars[index + 1], chars[index]
            else:
                chars[index] = OCR.get(chars[index], chars[index])
    return "".join(chars)


def rename_people(example, rng):
    """Each name word becomes one of another culture, the same one wherever it returns."""
    filler, names = Filler(rng), {}

    def renamed(value, types):
        if types != ["PERSON"]:
            return value
        position = 0
        words = []
        for word in re.split(r"(\W+)", value):
            if word[:1].isupper() and len(word) > 1 and word.lower() not in TITLES:
                if word not in names:
                    names[word] = filler.person()[min(position, 1)]
                word = names[word]
                position += 1
            words.append(word)
        return "".join(words)

    return exchanged(example, renamed)


LOOKALIKE = re.compile(r"[A-Z][a-z]+(?:[ '\u2019\u2013-]+[A-Za-z]+)+")
"""Of several words: a single one may be a verb that opens its sentence."""


def exchange_lookalikes(example, rng):
    """Half of what looks like a name and is none becomes something else that does, the same one wherever it returns."""
    others = {}

    def other(value, types):
        if types != ["O", "MISC"] or not LOOKALIKE.fullmatch(value):
            return value
        if value not in others:
            others[value] = eponym(rng) if rng.random() < 0.5 else value
        return others[value]

    return exchanged(example, other)


def exchanged(example, change):
    """Every span's words changed by `change(words, types)`; spans move with what they hold."""
    text, spans, at = "", [], 0
    for start, end, types, decision in example.spans:
        text += example.text[at:start]
        value = change(example.text[start:end], types)
        spans.append([len(text), len(text) + len(value), types, decision])
        text += value
        at = end
    return replace(example, text=text + example.text[at:], spans=spans)
