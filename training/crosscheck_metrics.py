"""Computes the masking and entity metrics a second time, from their definitions and with nothing
but the standard library (the weighted precision aside), and compares them with what `palimpsest evaluate` printed.

    palimpsest evaluate masks GOLD MASKS --json --write-exempt exempt.json > ours.json
    python3 training/crosscheck_metrics.py masks GOLD MASKS --exempt exempt.json --weigh --ours ours.json

    palimpsest evaluate entities GOLD DETECTIONS --json > ours.json
    python3 training/crosscheck_metrics.py entities GOLD DETECTIONS --ours ours.json

Which tokens are exempt for their part of speech is a tagger's business, so they are read from the
program's list. Exit status 1 where a number differs by .0005 or more.
"""

import argparse
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

from crosscheck import compare, divide, read

MARKS = set(" ,.-;:/&()[]\u2013'\"\u2019\u201c\u201d")
TO_MASK = ("DIRECT", "QUASI")


def harmonic(precision, recall):
    return divide(2 * precision * recall, precision + recall)


def tokens(text, start, end):
    return [(start + m.start(), start + m.end()) for m in re.finditer(r"\w+", text[start:end])]


def mask_metrics(gold, masks, exempt, model):
    """Every count is a list of (right, of) pairs, summed at the end."""
    counts = defaultdict(list)
    documents = 0
    for doc in gold:
        if doc["doc_id"] not in masks:
            continue
        documents += 1
        text = doc["text"]
        spans = [(one[0], one[1]) for one in masks[doc["doc_id"]]]
        hidden = {i for i, char in enumerate(text) if char in MARKS}
        for start, end in spans + [tuple(one) for one in exempt.get(doc["doc_id"], [])]:
            hidden.update(range(start, end))

        people = [one["entity_mentions"] for one in doc["annotations"].values()]
        people = [mentions for mentions in people if mentions]
        for mentions in people:
            entities = defaultdict(list)
            for one in mentions:
                entities[one["entity_id"]].append(one)
            for entity in entities.values():
                if not any(one["identifier_type"] in TO_MASK for one in entity):
                    continue
                whole = []
                for one in entity:
                    start, end = one["start_offset"], one["end_offset"]
                    masked = hidden.issuperset(range(start, end))
                    counts["mentionRecall"].append((masked, 1))
                    if one["identifier_type"] in TO_MASK:
                        whole.append(masked)
                    for a, b in tokens(text, start, end):
                        right = hidden.issuperset(range(a, b))
                        counts["tokenRecall"].append((right, 1))
                        counts["type " + entity[0]["entity_type"]].append((right, 1))
                kind = "Direct" if entity[0]["identifier_type"] == "DIRECT" else "Quasi"
                for name in ("All", kind):
                    counts["entityRecall" + name].append((all(whole), 1))

        def agree(start, end, people=people):
            return sum(
                any(
                    one["identifier_type"] in TO_MASK
                    and one["start_offset"] <= start
                    and end <= one["end_offset"]
                    for one in mentions
                )
                for mentions in people
            )

        hidden_tokens = [one for start, end in spans for one in tokens(text, start, end)]
        for start, end in spans:
            counts["mentionPrecision"].append((agree(start, end), len(people)))
        for a, b in hidden_tokens:
            counts["tokenPrecision"].append((agree(a, b), len(people)))
        for (a, b), weight in zip(hidden_tokens, model.rarest(text, hidden_tokens) if model else []):
            counts["weightedTokenPrecision"].append((weight * agree(a, b), weight * len(people)))

    value = {
        name: divide(sum(right for right, _ in pairs), sum(of for _, of in pairs))
        for name, pairs in counts.items()
    }
    names = ["weightedTokenPrecision"] if model else []
    names += ["tokenPrecision", "tokenRecall", "mentionPrecision", "mentionRecall"]
    names += ["entityRecallAll", "entityRecallDirect", "entityRecallQuasi"]
    result = {"documents": documents, **{name: value.get(name, 0) for name in names}}
    result["tokenRecallByType"] = {
        name[5:]: share for name, share in value.items() if name.startswith("type ")
    }
    result["f1"] = harmonic(result["tokenPrecision"], result["tokenRecall"])
    return result


def entity_metrics(gold, detections, org_loc_same):
    def like(kind):
        return "ORG" if org_loc_same and kind == "LOC" else kind

    def label(text, spans):
        """The set of types of each token of the text; spans are (start, end, type)."""
        at = defaultdict(set)
        for start, end, kind in spans:
            for i in range(start, end):
                at[i].add(kind)
        return [
            set().union(*(at.get(i, set()) for i in range(a, b)))
            for a, b in tokens(text, 0, len(text))
        ]

    pairs = []
    documents = 0
    for doc in gold:
        if doc["doc_id"] not in detections:
            continue
        documents += 1
        found = [(one["start"], one["end"], one["type"]) for one in detections[doc["doc_id"]]]
        found = label(doc["text"], found)
        if "mentions" in doc:
            people = [[(one["start"], one["end"], one["type"]) for one in doc["mentions"]]]
        else:
            people = [
                [(one["start_offset"], one["end_offset"], one["entity_type"]) for one in mentions]
                for mentions in (one["entity_mentions"] for one in doc["annotations"].values())
            ]
        for mentions in people:
            pairs += zip(found, label(doc["text"], mentions))

    def scores(predicted, predicted_right, given, given_found):
        precision = divide(predicted_right, predicted)
        recall = divide(given_found, given)
        return {"precision": precision, "recall": recall, "f1": harmonic(precision, recall)}

    types = {}
    for kind in sorted({kind for pair in pairs for side in pair for kind in side}):
        predicted = [given for found, given in pairs if kind in found]
        right = [given for given in predicted if like(kind) in map(like, given)]
        wanted = [(found, given) for found, given in pairs if kind in given]
        met = [one for one in wanted if set(map(like, one[0])) & set(map(like, one[1]))]
        types[kind] = scores(len(predicted), len(right), len(wanted), len(met))
        types[kind]["tokens"] = len(wanted)
    both = len([1 for found, given in pairs if found and given])
    any_found = len([1 for found, _ in pairs if found])
    any_given = len([1 for _, given in pairs if given])
    return {
        "documents": documents,
        "any": scores(any_found, both, any_given, both),
        "types": types,
    }


def model_of(args):
    """The language model of the weighted precision, read from its files without the program."""
    if not args.weigh:
        return None
    from crosscheck_ngrams import LanguageModel

    return LanguageModel(Path(__file__).resolve().parent.parent / "models")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("metric", choices=["masks", "entities"])
    parser.add_argument("gold")
    parser.add_argument("predicted")
    parser.add_argument("--exempt", help="what --write-exempt saved; without it nothing is exempt")
    parser.add_argument("--weigh", action="store_true", help="weighted precision too; needs numpy and tokenizers")
    parser.add_argument("--org-loc-same", action="store_true")
    parser.add_argument("--ours", help="JSON of palimpsest evaluate, to compare with")
    args = parser.parse_args()
    gold, predicted = read(args.gold), read(args.predicted)
    if args.metric == "masks":
        result = mask_metrics(gold, predicted, read(args.exempt) if args.exempt else {}, model_of(args))
    else:
        result = entity_metrics(gold, predicted, args.org_loc_same)
    if args.ours is None:
        print(json.dumps(result, indent=2))
        return 0
    ours = read(args.ours)
    if not args.weigh:
        ours.pop("weightedTokenPrecision", None)
    return 0 if compare(result, ours) else 1


if __name__ == "__main__":
    sys.exit(main())
