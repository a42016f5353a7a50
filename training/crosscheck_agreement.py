"""Computes agreement between annotators a second time and compares it with what the program printed.

    palimpsest evaluate agreement ANNOTATIONS --json > ours.json
    python training/crosscheck_agreement.py ANNOTATIONS --ours ours.json [--label type]

From the definitions (Artstein and Poesio 2008; Krippendorff 2011), with numpy, over single characters where the
program takes runs of them. Shared with the program: nothing. Exit status 1 where a figure differs by .0005 or more.
"""

import argparse
import itertools
import json
import sys

import numpy as np

from crosscheck import compare, read

LABELS = {"identifier": "identifier_type", "type": "entity_type"}


def span_units(document, field):
    """For each pair of boundaries, who gave it which label."""
    units = {}
    for name, annotation in document["annotations"].items():
        for one in annotation["entity_mentions"]:
            units.setdefault((one["start_offset"], one["end_offset"]), {})[name] = one[field]
    return list(units.values())


def character_units(document, field):
    """For each character, everybody's label; '' where unmarked, the mention that starts last where several do."""
    count = len(document["text"])
    labels = {}
    for name, annotation in document["annotations"].items():
        row = np.full(count, "", dtype=object)
        for one in sorted(annotation["entity_mentions"], key=lambda m: (m["start_offset"], -m["end_offset"])):
            row[one["start_offset"] : one["end_offset"]] = one[field]
        labels[name] = row
    return [{name: row[i] for name, row in labels.items()} for i in range(count)]


def cohen(units, a, b):
    """(units both labelled, kappa)."""
    pairs = [(one[a], one[b]) for one in units if a in one and b in one]
    if not pairs:
        return 0, None
    names = sorted({label for pair in pairs for label in pair})
    table = np.zeros((len(names), len(names)))
    for first, second in pairs:
        table[names.index(first), names.index(second)] += 1
    table /= len(pairs)
    expected = float(table.sum(1) @ table.sum(0))
    if np.isclose(expected, 1):
        return len(pairs), None
    return len(pairs), float((np.trace(table) - expected) / (1 - expected))


def krippendorff(units):
    """1 - observed over expected disagreement, by the table of coincidences."""
    units = [list(one.values()) for one in units if len(one) > 1]
    names = sorted({label for one in units for label in one})
    table = np.zeros((len(names), len(names)))
    for one in units:
        counts = np.array([one.count(name) for name in names], float)
        table += (np.outer(counts, counts) - np.diag(counts)) / (len(one) - 1)
    totals = table.sum(1)
    n = totals.sum()
    expected = (n * n - (totals**2).sum()) / (n - 1) if n > 1 else 0
    observed = n - np.trace(table)
    return None if expected == 0 else float(1 - observed / expected)


def level(units, annotators):
    pairs = [(a, b, *cohen(units, a, b)) for a, b in itertools.combinations(annotators, 2)]
    pairs = [one for one in pairs if one[2] > 0]
    kappas = [one[3] for one in pairs if one[3] is not None]
    return {
        "units": sum(len(one) > 1 for one in units),
        "cohen": [{"annotators": [a, b], "units": n, "kappa": kappa} for a, b, n, kappa in pairs],
        "light": float(np.mean(kappas)) if kappas else None,
        "krippendorff": krippendorff(units),
    }


def agreement(documents, label):
    shared = [one for one in documents if len(one.get("annotations", {})) > 1]
    annotators = list(dict.fromkeys(name for one in shared for name in one["annotations"]))
    field = LABELS[label]
    return {
        "documents": len(shared),
        "annotators": len(annotators),
        "label": label,
        "span": level([unit for one in shared for unit in span_units(one, field)], annotators),
        "character": level([unit for one in shared for unit in character_units(one, field)], annotators),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("annotations")
    parser.add_argument("--label", choices=list(LABELS), default="identifier")
    parser.add_argument("--ours", help="JSON of palimpsest evaluate agreement, to compare with")
    args = parser.parse_args()
    result = agreement(read(args.annotations), args.label)
    if args.ours is None:
        print(json.dumps(result, indent=2))
        return 0
    return 0 if compare(result, read(args.ours)) else 1


if __name__ == "__main__":
    sys.exit(main())
