"""Collects the training corpora, drops what is held out, and writes WORK/examples.jsonl.

python training/prepare.py --work WORK [--open-only]

With `--open-only`, every corpus whose source states no open licence is left out (licences.py).
"""

import argparse
import hashlib
import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import corpora
from cases import cases
from documents import documents, telling_sentences
from licences import is_open

LOADERS = corpora.training_corpora() | {
    "documents": lambda: documents("en"),
    "telling": telling_sentences,
    "cases": cases,
}


def shingles(text):
    """Hashes of all 12-word runs: enough to notice copied paragraphs."""
    words = text.lower().split()
    return {hash(tuple(words[i : i + 12])) for i in range(len(words) - 11)}


def held_out():
    """Texts nobody may train on, and the ids of judgments among them."""
    judgments = corpora.gold_entities()
    wiki_ids = corpora.held_out_wiki_ids()
    summaries = corpora.gold_masking("wiki553/masking.json", lambda identifier: identifier in wiki_ids)
    texts = [text for _, text, *_ in judgments + summaries + corpora.gold_presidio()]
    return texts, {identifier for identifier, *_ in judgments} | wiki_ids


def prepare(work, open_only=False):
    texts, identifiers = held_out()
    known_texts = {hashlib.sha256(text.encode()).digest() for text in texts}
    known_runs = set().union(*(shingles(text) for text in texts))
    counts, dropped, left_out, seen = Counter(), Counter(), Counter(), set()
    work.mkdir(parents=True, exist_ok=True)
    with open(work / "examples.jsonl", "w", encoding="utf-8") as out:
        for name, load in LOADERS.items():
            for example in load():
                if open_only and not is_open(example.corpus):
                    left_out[example.corpus] += 1
                    continue
                digest = hashlib.sha256(example.text.encode()).digest()
                runs = shingles(example.text)
                copied = len(runs & known_runs) > 0.3 * len(runs) > 0
                # Two annotators of one summary share a text; elsewhere the second copy is a duplicate.
                twice = digest in seen and name != "wiki"
                if digest in known_texts or copied or twice or example.id.split("/")[0] in identifiers:
                    dropped[name] += 1
                    continue
                seen.add(digest)
                counts[example.corpus] += 1
                out.write(json.dumps(asdict(example), ensure_ascii=False) + "\n")
    print("kept", dict(counts))
    print("dropped as held out or duplicate", dict(dropped))
    if open_only:
        print("left out, no open licence stated", dict(left_out))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument(
        "--open-only", action="store_true", help="leave out corpora whose source states no open licence"
    )
    arguments = parser.parse_args()
    prepare(arguments.work, arguments.open_only)
