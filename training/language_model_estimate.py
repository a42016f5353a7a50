"""Interpolated modified Kneser-Ney over pruned n-grams (Chen and Goodman 1999; pruning: Stolcke 1998, with the
counts of dropped n-grams given back to the shorter ones, after Siivola, Hirsimäki and Virpioja 2007)."""

from dataclasses import dataclass

import numpy as np

from language_model_counts import WORD_BITS, Level


@dataclass
class Model:
    levels: list
    log_probability: list
    """One array a level: the last piece given those before."""
    log_backoff: list
    """One array a level: what the shorter context's probability is multiplied with."""


def lookup(level, parents, words):
    """Index of the n-gram parent + word, -1 where there is none."""
    keys = level.keys()
    wanted = parents << WORD_BITS | words
    at = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
    return np.where((parents >= 0) & (keys[at] == wanted), at, -1)


def adjusted_counts(levels):
    """Counts for estimation: an n-gram held with a piece before it counts once for it, not as often as it occurs."""
    adjusted, contexts = [level.count.copy() for level in levels], [level.followed.copy() for level in levels]
    for shorter, longer in zip(range(len(levels)), levels[1:]):
        surplus = np.maximum(longer.count - 1, 0)
        size = len(levels[shorter])
        less = np.bincount(longer.suffix, surplus, size)
        adjusted[shorter] = np.maximum(adjusted[shorter] - less, 0)
        if shorter:
            lost = np.bincount(levels[shorter].parent, less, len(levels[shorter - 1]))
            contexts[shorter - 1] = contexts[shorter - 1] - lost
    return adjusted, contexts


def estimate(levels, discount=1.2, share=0.75):
    """`discount` is taken off every count, but no more than `share` of it."""
    adjusted, contexts = adjusted_counts(levels)
    probability, backoff = [], []
    for number, level in enumerate(levels):
        counts = adjusted[number]
        taken = np.minimum(discount, share * counts)
        if number == 0:
            total = counts.sum()
            uniform = taken.sum() / total / len(level)
            probability.append((counts - taken) / total + uniform)
            continue
        size = len(levels[number - 1])
        context = contexts[number - 1]
        left = (counts - taken) / np.maximum(context[level.parent], 1e-9)
        kept = np.bincount(level.parent, left, size)
        has = np.bincount(level.parent, minlength=size) > 0
        gamma = np.where(has, np.clip(1 - kept, 1e-6, 1), 1)
        backoff.append(np.log(gamma))
        probability.append(left + gamma[level.parent] * probability[number - 1][level.suffix])
    backoff.append(np.zeros(len(levels[-1])))
    return Model(levels, [np.log(p) for p in probability], backoff)


def scores(model, pieces, opens):
    """Log-probability of each piece given those before it in its text; 0 where a text opens."""
    rank = pieces.astype(np.int64)
    total = model.log_probability[0][rank]
    for number in range(1, len(model.levels)):
        parents = np.append(-1, rank[:-1])
        parents[opens] = -1
        known = np.where(parents >= 0, model.log_backoff[number - 1][parents], 0)
        rank = lookup(model.levels[number], parents, pieces)
        total = np.where(rank >= 0, model.log_probability[number][rank], known + total)
    total[opens] = 0
    return total


def prune(model, threshold):
    """The levels without n-grams whose loss costs less than `threshold` (Stolcke 1998, equation 5), in nats.

    A context's probability is its share of the text: those of Kneser-Ney's shorter n-grams are none.
    """
    levels = model.levels
    total = levels[0].count.sum()
    keep = [np.ones(len(level), bool) for level in levels]
    needed = np.zeros(len(levels[-1]), bool)
    for number in range(len(levels) - 1, 0, -1):
        level, size = levels[number], len(levels[number - 1])
        long, short = np.exp(model.log_probability[number]), np.exp(model.log_probability[number - 1][level.suffix])
        log_alpha = model.log_backoff[number - 1][level.parent]
        rest_long = np.maximum(1 - np.bincount(level.parent, long, size), 1e-9)[level.parent]
        rest_short = np.maximum(1 - np.bincount(level.parent, short, size), 1e-9)[level.parent]
        log_after = np.log(rest_long + long) - np.log(rest_short + short)
        loss = long * (np.log(short) + log_after - np.log(long)) + rest_long * (log_after - log_alpha)
        cost = -loss * levels[number - 1].followed[level.parent] / total
        keep[number] = needed | (cost >= threshold)
        needed = np.zeros(size, bool)
        needed[level.parent[keep[number]]] = True
        needed[level.suffix[keep[number]]] = True
    return select(levels, keep)


def select(levels, keep):
    """The kept n-grams; all parents and suffixes of a kept one are kept."""
    pruned, renumbered = [levels[0]], np.arange(len(levels[0]))
    for level, kept in zip(levels[1:], keep[1:]):
        pruned.append(
            Level(
                renumbered[level.parent[kept]],
                level.word[kept],
                renumbered[level.suffix[kept]],
                level.count[kept],
                level.followed[kept],
            )
        )
        renumbered = np.cumsum(kept) - 1
    return pruned
