"""The texts the language model learns from, and those held back to measure it.

A text's `document` is what counts as one document when rare n-grams are dropped: a judgment, a novel, a
biography. Where a corpus is sentences of unknown origin, the whole file counts as one document.
"""

import gzip
import hashlib
import json
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from itertools import chain

from corpora import DATA, join_tokens, read_json, read_jsonl
from prepare import shingles

HELD_OUT_PERCENT = 2
COPIED = 0.1
"""A text that shares more than this share of its 12-word runs with a measuring text is left out."""
SAME = 0.3
"""Documents that share more than this share of their 12-word runs count as one; runs in many are phrases."""
COPIES = 6


@dataclass
class Text:
    corpus: str
    document: str
    text: str
    held_out: bool = False


def slug(name):
    """'Tony W. Godfrey (footballer)' -> 'tony-w-godfrey'."""
    plain = unicodedata.normalize("NFKD", re.sub(r"\([^)]*\)", " ", name.replace("_", " ")))
    return "-".join(re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c)).lower()))


def plain_text(name):
    with gzip.open(DATA / "text" / name, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def judgments():
    """The benchmark's training judgments: whole texts, else their facts, and the pages before."""
    measured = {d["doc_id"] for d in read_json("tab/dev_entities.json") + read_json("tab/dev_masking.json")}
    seen = set()
    masking = [d for d in read_json("tab/train_masking.json") if d["dataset_type"] == "train"]
    for _, documents in (
        ("masking", masking),
        ("full", read_jsonl("tab/train_full_entities.jsonl")),
        ("facts", read_jsonl("tab/train_facts_entities.jsonl")),
    ):
        for document in documents:
            identifier = document["doc_id"]
            if identifier not in seen and identifier not in measured:
                seen.add(identifier)
                yield Text("judgments", identifier, document["text"])
    for identifier, text in read_json("tab/background_public10_without_test.json").items():
        if text and identifier not in measured:
            yield Text("judgments", identifier, text)


def biographies():
    """Wikipedia summaries of people on whom nothing is measured."""
    measured = {slug(d["doc_id"]) for d in read_json("wiki553/masking.json") + read_json("wikireplace/dev.json")}
    measured |= {slug(name) for name in read_json("wikireplace/background_public.json")}
    for name in ("500_random", "500_random_25pctBK", "50_eval", "50_eval_25pctBK"):
        measured |= {slug(person["name"]) for person in read_json(f"wikiactors/WikiActors_{name}.json")}
    seen = set()
    people = [(person["title"], person["text"]) for person in plain_text("wikipedia_film_people.jsonl.gz")]
    people += [(person["people"], person["text"]) for person in read_jsonl("reid_dbbio/train.jsonl")]
    for name, text in people:
        if slug(name) not in measured and text not in seen:
            seen.add(text)
            yield Text("biographies", slug(name), text)


def small_corpora():
    for path, corpus in (
        ("ner_wikigold/wikigold.jsonl", "articles"),
        ("ner_uner_ewt/dev.jsonl", "web"),
        ("ner_uner_ewt/test.jsonl", "web"),
        ("ner_sec_filings/train.jsonl", "contracts"),
        ("ner_multiner_gov/english.jsonl", "government"),
        ("ner_wnut17/train.jsonl", "tweets"),
    ):
        by_document = {}
        for sentence in read_jsonl(path):
            key = path if corpus in ("government", "tweets") else f"{path}/{sentence['doc']}"
            by_document.setdefault(key, []).append(join_tokens(sentence["tokens"])[0])
        for document, sentences in by_document.items():
            yield Text(corpus, document, "\n".join(sentences))
    for document in read_jsonl("ner_gum/gum_open_genres.jsonl"):
        yield Text("articles", document["id"], document["text"])
    for document in read_jsonl("pii_synth_contextual/train.jsonl"):
        if not re.search(r"\[[A-Z]+(_[A-Z0-9]+)*\]", document["text"]):
            yield Text("messages", document["id"], document["text"])


def measuring_texts():
    """What quality is measured on, here or elsewhere: never learnt from."""
    for document in read_json("tab/dev_entities.json") + read_json("tab/dev_masking.json"):
        yield document["text"]
    yield from read_json("tab/dev_background_public10.json").values()
    for document in read_json("wiki553/masking.json") + read_json("wikireplace/dev.json"):
        yield document["text"]
    yield from read_json("wikireplace/background_public.json").values()
    for person in read_json("wikiactors/WikiActors_500_random.json"):
        yield person["public_knowledge"]
        yield person["original_abstract"]
    for document in read_json("presidio_synthetic/dev.json"):
        yield document["full_text"]


def percent(name):
    return int(hashlib.md5(name.encode()).hexdigest(), 16) % 100


def join_copies(texts):
    """Names documents by corpus, and versions of one opinion or one story alike: they count as one document."""
    runs = {}
    for text in texts:
        runs.setdefault((text.corpus, text.document), set()).update(shingles(text.text))
    frequency = Counter(chain.from_iterable(runs.values()))
    first, same = {}, {}
    for name, own in runs.items():
        owners = Counter(first.setdefault(run, name) for run in own if 2 <= frequency[run] <= COPIES)
        del owners[name]
        owner, shared = max(owners.items(), key=lambda item: item[1], default=(name, 0))
        same[name] = same[owner] if shared > SAME * len(own) else name
    for text in texts:
        text.document = "/".join(same[text.corpus, text.document])
    return sum(name != one for name, one in same.items())


def all_texts(novels):
    """Every text to learn from or, `held_out`, to measure perplexity on; how many were left out as copies of texts
    that are measured on; and how many documents are versions of others.

    `novels`: how many of the hundred novels; they are most of the text and least like what is sanitized.
    """
    measured = set()
    for text in filter(None, measuring_texts()):
        measured |= shingles(text)
    texts, copies = [], 0
    for text in (*judgments(), *biographies(), *small_corpora()):
        runs = shingles(text.text)
        if text.corpus != "judgments" and len(runs & measured) > COPIED * len(runs):
            copies += 1
        else:
            texts.append(text)
    texts += [Text("opinions", d["id"], d["text"]) for d in plain_text("us_appellate_opinions.jsonl.gz")]
    versions = join_copies(texts)
    stories = sorted(plain_text("gutenberg_novels.jsonl.gz"), key=lambda d: percent(d["id"]))
    texts += [Text("novels", f"novels/{d['id']}", d["text"]) for d in stories[: novels + 2]]
    for text in texts:
        text.held_out = percent(text.document) < HELD_OUT_PERCENT
    for novel in [text for text in texts if text.corpus == "novels"][:2]:
        novel.held_out = True
    texts += [
        Text("dev judgments", document["doc_id"], document["text"], held_out=True)
        for document in read_json("tab/dev_entities.json")
    ]
    return texts, copies, versions
