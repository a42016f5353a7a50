"""Light noise for training texts. Case and typing noise keep every offset; new names shift them."""

import re
from dataclasses import replace

from everyday import Filler

OCR = {"l": "1", "1": "l", "O": "0", "0": "O", "I": "l", "S": "5", "B": "8", "e": "c", "m": "n", "u": "v", "g": "q"}
TITLES = {"mr", "mrs", "ms", "miss", "dr", "prof", "sir", "madam", "doctor", "professor"}


def augment(example, rng):
    """A copy with, at random, other names, other case, or typing errors."""
    if example.corpus.startswith("pii_") and rng.random() < 0.6:
        example = rename_people(example, rng)
    roll = rng.random()
    if roll < 0.05:
        return replace(example, text=same_length(example.text, str.lower))
    if roll < 0.08:
        return replace(example, text=same_length(example.text, str.upper))
    if roll < 0.10:
        return replace(example, text=mistype(example.text, rng))
    return example


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
    filler, names, text, spans, at = Filler(rng), {}, "", [], 0
    for start, end, types, decision in example.spans:
        text += example.text[at:start]
        value = example.text[start:end]
        if types == ["PERSON"]:
            position = 0
            words = []
            for word in re.split(r"(\W+)", value):
                if word[:1].isupper() and len(word) > 1 and word.lower() not in TITLES:
                    if word not in names:
                        names[word] = filler.person()[min(position, 1)]
                    word = names[word]
                    position += 1
                words.append(word)
            value = "".join(words)
        spans.append([len(text), len(text) + len(value), types, decision])
        text += value
        at = end
    return replace(example, text=text + example.text[at:], spans=spans)
