"""Hides words from the network, so that it learns to say what stood there (masked language modelling).

Runs of whole words are hidden, as mentions are when their probability is asked for, so that no piece of a name
helps to guess another (Joshi et al. 2020, "SpanBERT", section 3.1; Papadopoulou et al. 2022, 3.2.1).
"""

import torch

from encoding import CONTINUATION, PAD

MASK = 103
NOT_HIDDEN = -100
MEAN_WORDS = 2.0
"""Of a hidden run; lengths are geometric, at most MOST_WORDS."""
MOST_WORDS = 8


def goes_on(shape):
    """Whether a piece continues its word."""
    return CONTINUATION <= shape < 2 * CONTINUATION


def hidden_runs(shapes, length, share, rng):
    """[start, end) of the hidden pieces of one window of `length` pieces with [CLS] and [SEP]; about `share` of all."""
    wanted, runs = share * (length - 2), []
    while wanted > 0:
        start = rng.randrange(1, length - 1)
        while start > 1 and goes_on(shapes[start]):
            start -= 1
        end, words = start + 1, 1
        while end < length - 1 and (goes_on(shapes[end]) or (words < MOST_WORDS and rng.random() > 1 / MEAN_WORDS)):
            words += not goes_on(shapes[end])
            end += 1
        runs.append((start, end))
        wanted -= end - start
    return runs


def hide(ids, shapes, share, rng):
    """Copies of a batch's pieces and shapes with words hidden, and the pieces that stood there, else NOT_HIDDEN."""
    ids, shapes, targets = ids.clone(), shapes.clone(), torch.full_like(ids, NOT_HIDDEN)
    for row, length in enumerate((ids != PAD).sum(1).tolist()):
        if length < 8:
            continue
        for start, end in hidden_runs(shapes[row].tolist(), length, share, rng):
            fresh = targets[row, start:end] == NOT_HIDDEN
            targets[row, start:end] = torch.where(fresh, ids[row, start:end], targets[row, start:end])
            ids[row, start:end], shapes[row, start:end] = MASK, 0
    return ids, shapes, targets
