"""Writes the ordinary words of the other languages, models/recognizer-languages/words.txt.br.

    pip install brotli simplemma wordfreq
    python training/ordinary_words.py

Three columns per language: its tag; words that corpora with annotated names use outside names, in lower case (in German
three times), and fifteen times as often as inside, and the words of everyday_languages/; further words that are common and
nobody's name, which say no more than that a name does not begin with them where they open a sentence. The hash of the
result belongs in models/manifest.json.
"""

import csv
import json
import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import brotli
from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory
from wordfreq import top_n_list, zipf_frequency

from corpora import DATA

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "models/recognizer-languages/words.txt.br"
LANGUAGES = ["de", "fr", "es", "it", "nl", "pt", "pl", "da", "nb", "sv", "fi", "ro", "hr", "sk"]
TAGS = {"nn": "nb", "sr": "hr"}
# print read by machine: words of the languages that have little else, annotated names of all
OLD_PRINT = ("europeana", "newseye")
FEW_OTHERS = {"fr", "nl", "it"}
WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
OPENING = '.!?:\n"“„«»”-–|'
NAMES = {"PERSON", "LOC", "ORG"}


@dataclass
class Counts:
    outside: Counter[str] = field(default_factory=Counter)
    inside: Counter[str] = field(default_factory=Counter)
    lower: Counter[str] = field(default_factory=Counter)
    capital: Counter[str] = field(default_factory=Counter)


def count_text(counts: Counts, text: str, names: list[tuple[int, int]], names_only: bool) -> None:
    at = 0
    for match in WORD.finditer(text):
        word = match.group()
        while at < len(names) and names[at][1] <= match.start():
            at += 1
        if at < len(names) and names[at][0] < match.end():
            counts.inside[word.lower()] += 1
            continue
        if names_only:
            continue
        before = text[max(0, match.start() - 3) : match.start()].rstrip(" ")
        opens = before == "" or before[-1] in OPENING
        if word[0].isupper():
            if opens:
                continue
            counts.capital[word.lower()] += 1
        else:
            counts.lower[word.lower()] += 1
        counts.outside[word.lower()] += 1


def count_corpora() -> dict[str, Counts]:
    counted: dict[str, Counts] = defaultdict(Counts)
    for path in sorted((DATA / "lang").glob("*_train.jsonl")):
        old = path.name.startswith(OLD_PRINT)
        for line in path.read_text(encoding="utf-8").splitlines():
            read = json.loads(line)
            language = TAGS.get(read["lang"], read["lang"])
            names = sorted((m["start"], m["end"]) for m in read["mentions"] if m["type"] in NAMES)
            count_text(counted[language], read["text"], names, old and language not in FEW_OTHERS)
    return counted


def everyday_words(language: str) -> Counter[str]:
    words: Counter[str] = Counter()
    path = HERE / f"everyday_languages/{language}.txt"
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if line.startswith("@"):
            continue
        for match in WORD.finditer(re.sub(r"\{[^}]*\}", " 0 ", line)):
            if match.group()[0].islower() or language == "de":
                words[match.group().lower()] += 1
    return words


def listed_words(language: str) -> set[str]:
    path = HERE / f"ordinary_words/{language}.txt"
    return set(path.read_text(encoding="utf-8").split()) if path.exists() else set()


def listed_names() -> set[str]:
    """Names of people and towns by country."""
    folder = DATA / "gazetteers"
    names: set[str] = set()
    for file in ("forenames_by_country.csv", "surnames_by_country.csv", "world-cities.csv"):
        with (folder / file).open(encoding="utf-8") as lines:
            for row in list(csv.reader(lines))[1:]:
                names.update(word for cell in row for word in WORD.findall(cell.lower()) if len(word) > 2)
    return names


def proven_words(language: str, counts: Counts, names: set[str]) -> set[str]:
    def proven(word: str, count: int) -> bool:
        if len(word) < 3 or counts.inside[word] * 15 > count:
            return False
        if language == "de":
            return count >= 3 and (word not in names or counts.lower[word] >= 3)
        seen = counts.lower[word]
        return seen >= 2 and seen >= 4 * counts.capital[word] and (word not in names or seen >= 20)

    words = {word for word, count in counts.outside.items() if proven(word, count)}
    for word, count in everyday_words(language).items():
        if len(word) > 2 and counts.inside[word] * 5 <= count + 5 and word not in names:
            words.add(word)
    return words | listed_words(language)


# wordfreq's and simplemma's tags where they differ
FREQUENCIES = {"hr": "sh"}
LEMMAS = {"hr": "hbs"}
MOST_FREQUENT = 400_000
# occurrences per thousand million words, as a power of ten
LEAST_FREQUENT = 2.9
SHORTEST_OPENING = 4


def opening_words(language: str, counts: Counts, names: set[str]) -> set[str]:
    """Common words in lower case of a dictionary of forms that has no form of the same letters with a capital."""
    dictionary = DefaultDictionaryFactory().get_dictionary(LEMMAS.get(language, language))
    in_bytes = isinstance(next(iter(dictionary)), bytes)

    def lemma(form: str) -> str | None:
        found = dictionary.get(form.encode() if in_bytes else form)
        return found.decode() if isinstance(found, bytes) else found

    tag = FREQUENCIES.get(language, language)
    words: set[str] = set()
    for word in top_n_list(tag, MOST_FREQUENT):
        if zipf_frequency(word, tag) < LEAST_FREQUENT:
            break
        of_form = lemma(word)
        if len(word) < SHORTEST_OPENING or not WORD.fullmatch(word) or not of_form or of_form[0].isupper():
            continue
        # every German noun has a capital
        if language != "de" and lemma(word.capitalize()):
            continue
        inside = counts.inside[word]
        if word not in names and (inside == 0 or inside * 15 <= counts.outside[word]):
            words.add(word)
    return words


def main() -> None:
    counted = count_corpora()
    names = listed_names()
    lines = []
    for language in LANGUAGES:
        words = proven_words(language, counted[language], names)
        opening = opening_words(language, counted[language], names) - words
        print(language, len(words), len(opening))
        lines.append(f"{language}\t{' '.join(sorted(words))}\t{' '.join(sorted(opening))}\n")
    OUT.write_bytes(brotli.compress("".join(lines).encode(), quality=11, lgwin=24))


if __name__ == "__main__":
    main()
