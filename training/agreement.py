"""How well two annotators of one document agree: more than that no model can be asked for.

    python training/agreement.py

Judgments: eight of the 21 in tab/dev_masking.json were annotated by somebody else in tab/dev_entities.json.
Wikipedia: summaries with two annotators. The first annotator is read as gold, the second as a system; F1 is the
same the other way round.
"""

import corpora
from decode import Mention
from evaluate import entity_scores, ratio, report, token_types


def as_found(spans):
    return [Mention(start, end, kind, decision) for start, end, kind, decision in spans]


def judgments():
    """(gold, found) of judgments whose two files differ."""
    first = {identifier: (text, spans) for identifier, text, spans in corpora.gold_entities()}
    gold, found = {}, {}
    for identifier, text, annotated in corpora.gold_masking("tab/dev_masking.json"):
        spans = [(start, end, kind) for start, end, kind, *_ in annotated]
        if identifier in first and first[identifier][0] == text and set(spans) != set(first[identifier][1]):
            gold[identifier] = first[identifier]
            found[identifier] = as_found([(*span, None) for span in spans])
    return gold, found


def summaries():
    """(gold, found, masked by the first, masked by the second) of summaries with two annotators."""
    gold, found, decided = {}, {}, {}
    for document in corpora.read_json("wiki553/masking.json"):
        views = [
            [(m["start_offset"], m["end_offset"], m["entity_type"], m["identifier_type"]) for m in a["entity_mentions"]]
            for a in document["annotations"].values()
        ]
        if len(views) == 2:
            identifier, text = document["doc_id"], document["text"]
            gold[identifier] = (text, [span[:3] for span in views[0]])
            found[identifier] = as_found(views[1])
            decided[identifier] = (text, *views)
    return gold, found, decided


def masking_agreement(decided):
    """Token scores of what the second annotator masked against the first's."""
    hits = second = first = 0
    for text, *views in decided.values():
        masked = [token_types(text, [span[:3] for span in view if span[3] != "NO_MASK"]) for view in views]
        first, second = first + sum(map(bool, masked[0])), second + sum(map(bool, masked[1]))
        hits += sum(bool(a and b) for a, b in zip(*masked))
    return ratio(hits, second, first)


if __name__ == "__main__":
    theirs, others = judgments()
    report({f"judgments, {len(theirs)} by two annotators": entity_scores(theirs, others)})
    theirs, others, decisions = summaries()
    report({f"Wikipedia, {len(theirs)} by two annotators": entity_scores(theirs, others)})
    report({"Wikipedia, masked": {"any": masking_agreement(decisions)}})
