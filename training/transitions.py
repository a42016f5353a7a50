"""The most probable sequence of labels that is a sequence of mentions (Viterbi over B, I and O).

I-X may only follow B-X or I-X. Scores of transitions are 0 where allowed, or learnt: the log of how often people's
labels go from one to the next, over how often that would be by chance, times a weight. (Lafferty et al. 2001 learn
them with the network; here they are added to a network that was trained without.)
"""

import numpy as np

from labels import LABELS

FORBIDDEN = -1e4


def may_follow(before, label):
    """`before`: the label of the word before, or None at the start of a text."""
    if not label.startswith("I-"):
        return True
    return before is not None and before != "O" and before[2:] == label[2:]


def fixed_transitions():
    """(first, (from, to)): 0 where allowed, FORBIDDEN elsewhere."""
    first = np.array([0.0 if may_follow(None, label) else FORBIDDEN for label in LABELS])
    between = np.array([[0.0 if may_follow(before, label) else FORBIDDEN for label in LABELS] for before in LABELS])
    return first, between


def learnt_transitions(sequences, weight):
    """The same, plus `weight` times ln P(label | label before) / P(label) over sequences of label numbers."""
    pairs = np.full((len(LABELS), len(LABELS)), 0.5)
    for labels in sequences:
        np.add.at(pairs, (labels[:-1], labels[1:]), 1)
    first, between = fixed_transitions()
    conditional = pairs / pairs.sum(1, keepdims=True)
    alone = pairs.sum(0) / pairs.sum()
    return first, between + weight * np.log(conditional / alone)


def viterbi(scores, first, between):
    """(words, labels) log-scores -> the best sequence of label numbers."""
    best, back = scores[0] + first, np.zeros(scores.shape, np.int64)
    for word in range(1, len(scores)):
        through = best[:, None] + between
        back[word] = through.argmax(0)
        best = through.max(0) + scores[word]
    path = [int(best.argmax())]
    for word in range(len(scores) - 1, 0, -1):
        path.append(int(back[word][path[-1]]))
    return np.array(path[::-1])
