"""Reads every training and measuring corpus into one form.

An Example's spans do not overlap. A span without types is a stretch that must teach nothing.
"""

import csv
import hashlib
import json
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from labels import TYPES

DATA = Path(__file__).resolve().parent.parent.parent / "shared" / "data"
NAMED = ("PERSON", "LOC", "ORG")
INFORMAL = (*NAMED, "MISC")
"""Chats, tweets and web texts: what is no name there counts as no MISC either."""


@dataclass
class Example:
    corpus: str
    id: str
    text: str
    spans: list
    """[start, end, types, decision or None], sorted, in code points."""
    annotated: list = field(default_factory=lambda: list(TYPES))
    """Types that were looked for; outside the spans, only these are known to be absent."""


def read_json(path):
    return json.loads((DATA / path).read_text(encoding="utf-8"))


def read_jsonl(path):
    with open(DATA / path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def without_overlaps(spans):
    """Longest spans first; a span that touches a taken one is dropped. Trims white space at the ends."""
    kept = []
    for span in sorted(spans, key=lambda s: (s[0] - s[1], s[0])):
        if all(span[1] <= other[0] or span[0] >= other[1] for other in kept):
            kept.append(span)
    return sorted(kept)


def held_out_wiki_ids():
    """A fifth of the Wikipedia summaries by hash, and everyone in the replacement corpus."""
    people = {document["doc_id"] for document in read_json("wikireplace/dev.json")}
    for document in read_json("wiki553/masking.json"):
        if int(hashlib.md5(document["doc_id"].encode()).hexdigest(), 16) % 5 == 0:
            people.add(document["doc_id"])
    return people


def masking_examples(corpus, documents):
    """The benchmark's own form; each annotator's view is one example."""
    examples = []
    for document in documents:
        for annotator, annotation in document["annotations"].items():
            spans = [
                [m["start_offset"], m["end_offset"], [m["entity_type"]], m["identifier_type"]]
                for m in annotation["entity_mentions"]
            ]
            identifier = f"{document['doc_id']}/{annotator}"
            examples.append(Example(corpus, identifier, document["text"], without_overlaps(spans)))
    return examples


def tab_masking():
    return masking_examples("tab_masking", read_json("tab/train_masking.json"))


def tab_realigned(corpus, path, skip):
    """Mentions realigned to other copies of the text; a few slipped, and those teach nothing."""
    examples = []
    for document in read_jsonl(path):
        if document["doc_id"] in skip:
            continue
        spans = []
        for span in document["spans"]:
            slipped = not re.match(r"[\w“\"'‘(£$€#@.+-]", span["text"]) or len(span["text"]) > 120
            slipped = slipped or re.match(r"\.\s", span["text"]) is not None
            spans.append([span["start"], span["end"], [] if slipped else [span["entity_type"]], None])
        examples.append(Example(corpus, document["doc_id"], document["text"], without_overlaps(spans)))
    return examples


def tab_all():
    masking = tab_masking()
    seen = {example.id.split("/")[0] for example in masking}
    full = tab_realigned("tab_full", "tab/train_full_entities.jsonl", seen)
    seen |= {example.id for example in full}
    return masking + full + tab_realigned("tab_facts", "tab/train_facts_entities.jsonl", seen)


def wiki():
    held_out = held_out_wiki_ids()
    return masking_examples("wiki", [d for d in read_json("wiki553/masking.json") if d["doc_id"] not in held_out])


NO_SPACE_BEFORE = re.compile(r"^([,.;:!?%)\]}’]|'s|n't|'re|'ve|'ll|'d|'m|\.\.\.)$", re.I)
NO_SPACE_AFTER = re.compile(r"^[(\[{$£€@#“]$")


def join_tokens(tokens):
    """White-space text of a tokenized sentence, and each token's place in it."""
    text, places, glue, open_quote = "", [], True, False
    for token in tokens:
        closing = token == '"' and open_quote
        if token == '"':
            open_quote = not open_quote
        if not glue and not NO_SPACE_BEFORE.match(token) and not closing:
            text += " "
        places.append((len(text), len(text) + len(token)))
        text += token
        glue = bool(NO_SPACE_AFTER.match(token)) or (token == '"' and open_quote)
    return text, places


def tag_spans(tags, places, types_of):
    """BIO and IOB1 tags to spans; `types_of` maps a tag's label to types."""
    spans, current = [], None
    for tag, (start, end) in zip(tags, places):
        if tag == "O":
            current = None
            continue
        prefix, label = tag.split("-", 1)
        if prefix == "I" and current == label:
            spans[-1][1] = end
        else:
            spans.append([start, end, types_of(label), None])
        current = label
    return spans


def tagged_corpus(corpus, paths, labels, annotated=NAMED, fix=None, group=6):
    """Sentences with tags; up to `group` neighbours of one document make one example."""
    buckets = defaultdict(list)
    for path in paths:
        for number, sentence in enumerate(read_jsonl(path)):
            buckets[(path, sentence.get("doc", number // group))].append(sentence)
    examples = []
    for sentences in buckets.values():
        for at in range(0, len(sentences), group):
            text, spans = "", []
            for sentence in sentences[at : at + group]:
                part, places = join_tokens(sentence["tokens"])
                found = tag_spans(sentence["tags"], places, lambda label: labels.get(label, []))
                if fix:
                    found = fix(sentence, places, found)
                lead = f"{text} " if text else ""
                spans += [[s + len(lead), e + len(lead), types, None] for s, e, types, _ in found]
                text = lead + part
            examples.append(Example(corpus, sentences[at]["id"], text, without_overlaps(spans), list(annotated)))
    return examples


def wikigold():
    labels = {"PER": ["PERSON"], "LOC": ["LOC"], "ORG": ["ORG"], "MISC": ["MISC", "DEM"]}
    return tagged_corpus("wikigold", ["ner_wikigold/wikigold.jsonl"], labels)


def wnut():
    labels = {
        "person": ["PERSON"],
        "location": ["LOC"],
        "group": ["ORG"],
        "corporation": ["ORG"],
        "product": ["MISC", "ORG"],
        "creative-work": ["MISC"],
    }
    paths = ["ner_wnut17/train.jsonl", "ner_wnut17/dev.jsonl"]
    return tagged_corpus("wnut", paths, labels, INFORMAL, free_handles, group=1)


def free_handles(sentence, places, spans):
    """Handles: annotated as nothing in one corpus, as their owner in another; either way they identify."""
    handles, tokens = [], sentence["tokens"]
    for index, (token, (start, end)) in enumerate(zip(tokens, places)):
        if re.match(r"@\w", token):
            handles.append([start, end, ["PERSON", "CODE", "ORG"], None])
        elif token == "@" and index + 1 < len(tokens) and places[index + 1][0] == end:
            handles.append([start, places[index + 1][1], ["PERSON", "CODE", "ORG"], None])
    return handles + [s for s in spans if all(s[1] <= h[0] or s[0] >= h[1] for h in handles)]


def broad_twitter():
    labels = {"PER": ["PERSON"], "LOC": ["LOC"], "ORG": ["ORG"]}
    paths = [f"ner_btc/{section}.jsonl" for section in "abefgh"]
    return tagged_corpus("btc", paths, labels, INFORMAL, free_handles, group=1)


def web_treebank():
    labels = {"PER": ["PERSON"], "LOC": ["LOC"], "ORG": ["ORG"]}
    return tagged_corpus("ewt", ["ner_uner_ewt/dev.jsonl", "ner_uner_ewt/test.jsonl"], labels, INFORMAL)


PARTY_ROLES = {
    "lender",
    "lenders",
    "borrower",
    "borrowers",
    "agent",
    "bank",
    "company",
    "guarantor",
    "tenant",
    "landlord",
    "buyer",
    "seller",
    "party",
    "parties",
    "executive",
    "employee",
    "holder",
    "trustee",
}


def sec_filings():
    """Contracts; roles such as 'Lender' are tagged as persons there, and teach nothing here."""

    def free_roles(sentence, places, spans):
        text, _ = join_tokens(sentence["tokens"])
        return [[s, e, [] if text[s:e].lower() in PARTY_ROLES else types, d] for s, e, types, d in spans]

    labels = {"PER": ["PERSON"], "LOC": ["LOC"], "ORG": ["ORG"]}
    paths = ["ner_sec_filings/train.jsonl", "ner_sec_filings/test.jsonl"]
    return tagged_corpus("sec", paths, labels, fix=free_roles)


def government():
    labels = {"PER": ["PERSON"], "LOC": ["LOC"], "ORG": ["ORG"]}
    return tagged_corpus("gov", ["ner_multiner_gov/english.jsonl"], labels)


GUM_TYPES = {"person": ["PERSON"], "place": ["LOC"], "organization": ["ORG"], "event": ["MISC"]}


def gum():
    """Named mentions: first and last word capitalized, at most seven words; outermost wins."""
    examples = []
    for document in read_jsonl("ner_gum/gum_open_genres.jsonl"):
        spans = []
        for span in document["spans"]:
            words, start = span["text"].split(), span["start"]
            if span["label"] == "DATE" or (span["label"] == "time" and span.get("head") in ("CD", "NNP")):
                if len(words) <= 6:
                    spans.append([start, span["end"], ["DATETIME"], None])
                continue
            if words and words[0].lower() == "the" and len(words) > 1:
                start += len(words[0]) + 1
                words = words[1:]
            if words and words[-1] in ("'s", "’s", "'", "’"):
                words = words[:-1]
            named = words and words[0][:1].isupper() and words[-1][:1].isupper() and len(words) <= 7
            named = named and span.get("head") not in ("PRP", "PRP$") and (span.get("link") or span["head"] == "NNP")
            if named and span["label"] in (*GUM_TYPES, "abstract", "object"):
                end = start + span["text"][start - span["start"] :].find(words[-1]) + len(words[-1])
                spans.append([start, max(end, start + 1), GUM_TYPES.get(span["label"], []), None])
        examples.append(Example("gum", document["id"], document["text"], without_overlaps(spans), list(NAMED)))
    return examples


CONTEXTUAL_TYPES = {
    **dict.fromkeys(("NAME", "DOCTOR", "PERSON"), ["PERSON"]),
    **dict.fromkeys(("USERNAME", "USERID", "USER_ID", "MENTION"), ["PERSON", "CODE"]),
    **dict.fromkeys(
        (
            "EMAIL",
            "PHONE",
            "ACCOUNT",
            "TICKET_ID",
            "POLICY_NUMBER",
            "TRANSACTION_ID",
            "ORDER_NUMBER",
            "CLAIM_ID",
            "CASE_NUMBER",
            "CASE_ID",
            "PESEL",
            "NIP",
            "LINK",
            "VIN",
            "FLIGHT_ID",
            "SSN",
            "PASSPORT",
            "TAX_ID",
            "PAN",
            "IBAN",
            "ACCOUNT_NUMBER",
            "AADHAR",
            "PATIENT_ID",
            "DRIVER_LICENSE",
            "ROUTING_NUMBER",
            "CREDIT_CARD",
            "INSURANCE_ID",
            "BANK_ACCOUNT",
            "TAXID",
            "DRIVER_LICENSE_NUM",
            "LICENSE",
            "BANK_ACCOUNT_NUM",
            "VOTER_ID",
            "PID",
            "EMPLOYEE_ID",
            "PASSPORT_NUM",
            "INSURANCE_POLICY_NUM",
            "POLICE_ID_NUM",
            "MEDICAL_RECORD",
            "PASSWORD",
        ),
        ["CODE"],
    ),
    **dict.fromkeys(("ADDRESS", "LOCATION", "LANDMARK", "CITY", "STATE", "STREET", "ZIP"), ["LOC"]),
    **dict.fromkeys(
        (
            "COMPANY",
            "SCHOOL",
            "UNIVERSITY",
            "UNIVERSITY_NAME",
            "DEPARTMENT",
            "INSURER",
            "MERCHANT",
            "HOSPITAL",
            "BANK",
            "COURT",
            "ORGANIZATION",
            "ORG",
            "BANK_NAME",
            "COMPANY_NAME",
            "STORE",
        ),
        ["ORG"],
    ),
    **dict.fromkeys(("POSITION", "TITLE", "DIAGNOSIS", "AGE"), ["DEM"]),
    **dict.fromkeys(("DATE", "TIME", "DAY", "EXPERIENCE"), ["DATETIME"]),
    **dict.fromkeys(("CURRENCY", "PERCENTAGE"), ["QUANTITY"]),
}


def synthetic_pii():
    """Machine-written messages; labels outside the table and phrases of over five words teach nothing."""
    examples = []
    for path in ("pii_synth_contextual/train.jsonl", "pii_synth_nano/pii_syn_nano_en.jsonl"):
        for document in read_jsonl(path):
            if re.search(r"\[[A-Z]+(_[A-Z0-9]+)+\]", document["text"]):
                continue
            spans = []
            for span in document["spans"]:
                types = CONTEXTUAL_TYPES.get(span["label"], [])
                loose = types in (["DEM"], ["PERSON"], ["ORG"]) and len(span["text"].split()) > 5
                unlike = types == ["CODE"] and not re.search(r"[\d@./]", span["text"])
                spans.append([span["start"], span["end"], [] if loose or unlike else types, None])
            corpus = path.split("/")[0]
            examples.append(
                Example(corpus, document["id"], document["text"], without_overlaps(spans), ["PERSON", "CODE", "MISC"])
            )
    return examples


def litbank():
    """Novels: capitalized person and place names; other mentions of people and places teach nothing."""
    examples = []
    for document in read_jsonl("ner_litbank/litbank_entities.jsonl"):
        spans = []
        for span in document["spans"]:
            words = span["text"].split()
            label = {"PER": ["PERSON"], "GPE": ["LOC"], "LOC": ["LOC"], "FAC": ["LOC"], "ORG": ["ORG"]}.get(
                span["label"]
            )
            named = label and all(w[:1].isupper() for w in words) and words[0].lower() not in PRONOUNS
            if named:
                spans.append([span["start"], span["end"], label, None])
        for span in document["spans"]:
            if span["text"].lower() not in PRONOUNS and len(span["text"].split()) <= 4:
                spans.append([span["start"], span["end"], [], None])
        examples.append(
            Example("litbank", document["id"], document["text"], without_overlaps(spans), ["PERSON", "LOC"])
        )
    return examples


PRONOUNS = {
    "i",
    "you",
    "he",
    "she",
    "it",
    "we",
    "they",
    "me",
    "him",
    "her",
    "us",
    "them",
    "my",
    "your",
    "his",
    "its",
    "our",
    "their",
    "the",
    "a",
    "an",
}


def training_corpora():
    return {
        "tab": tab_all,
        "wiki": wiki,
        "gum": gum,
        "wikigold": wikigold,
        "wnut": wnut,
        "btc": broad_twitter,
        "ewt": web_treebank,
        "sec": sec_filings,
        "gov": government,
        "litbank": litbank,
        "pii_synth": synthetic_pii,
    }


def gold_entities():
    """Judgments held out: [(id, text, [(start, end, type)])]."""
    return [
        (d["doc_id"], d["text"], [(m["start"], m["end"], m["type"]) for m in d["mentions"]])
        for d in read_json("tab/dev_entities.json")
    ]


def gold_masking(path, keep=lambda identifier: True):
    """Documents with decisions: [(id, text, [(start, end, type, decision, entity)])], all annotators together."""
    gold = []
    for document in read_json(path):
        if keep(document["doc_id"]):
            mentions = [
                (m["start_offset"], m["end_offset"], m["entity_type"], m["identifier_type"], m["entity_id"])
                for annotation in document["annotations"].values()
                for m in annotation["entity_mentions"]
            ]
            gold.append((document["doc_id"], document["text"], mentions))
    return gold


PRESIDIO_TYPES = {
    **dict.fromkeys(("PERSON", "TITLE"), "PERSON"),
    **dict.fromkeys(("STREET_ADDRESS", "GPE", "ZIP_CODE"), "LOC"),
    "ORGANIZATION": "ORG",
    "DATE_TIME": "DATETIME",
    **dict.fromkeys(("NRP", "AGE"), "DEM"),
    **dict.fromkeys(
        (
            "CREDIT_CARD",
            "PHONE_NUMBER",
            "EMAIL_ADDRESS",
            "DOMAIN_NAME",
            "IBAN_CODE",
            "IP_ADDRESS",
            "US_SSN",
            "US_DRIVER_LICENSE",
        ),
        "CODE",
    ),
}


def gold_presidio():
    return [
        (
            f"presidio-{number}",
            d["full_text"],
            [(s["start_position"], s["end_position"], PRESIDIO_TYPES[s["entity_type"]]) for s in d["spans"]],
        )
        for number, d in enumerate(read_json("presidio_synthetic/dev.json"))
    ]


def gazetteer(path, column, delimiter=","):
    with open(DATA / "gazetteers" / path, encoding="utf-8-sig", newline="") as lines:
        return [row[column] for row in csv.DictReader(lines, delimiter=delimiter) if row[column]]
