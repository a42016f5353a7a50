"""Turns examples into padded batches of token windows with label masks and decisions."""

import random
from dataclasses import replace

import numpy as np
import torch

from augment import augment, scanned, spoken
from documents import LANGUAGES, documents
from encoding import CLS, MAX_TOKENS, PAD, SEP, encode
from everyday import write_texts
from everyday_languages import write_language_texts
from labels import DECISIONS, EVERY_LABEL, LABELS, NO_DECISION, TYPES, mention_mask, outside_mask
from language_corpora import training_sets

BATCH_TOKENS = 4096

# Copies of each corpus in one round; a fraction draws that part of it anew each round.
MIXES = {
    "general": {
        "tab_masking": 2,
        "tab_full": 2,
        "tab_facts": 0.4,
        "wiki": 2,
        "gum": 1,
        "wikigold": 1,
        "wnut": 0.7,
        "btc": 0.4,
        "ewt": 1,
        "sec": 0.3,
        "gov": 0.2,
        "litbank": 0.1,
        "pii_synth_contextual": 0.4,
        "pii_synth_nano": 1,
        "everyday": 6000,
    },
    "final": {
        "tab_masking": 2.5,
        "tab_full": 2,
        "tab_facts": 0.6,
        "wiki": 3,
        "gum": 0.6,
        "wikigold": 0.8,
        "wnut": 0.5,
        "btc": 0.3,
        "ewt": 1,
        "sec": 0.2,
        "gov": 0.1,
        "litbank": 0.06,
        "pii_synth_contextual": 0.3,
        "pii_synth_nano": 1,
        "everyday": 5000,
    },
    # with silver texts, for --masked: what the encoder reads before it is trained on people's labels alone
    "adapt": {
        "tab_masking": 1,
        "tab_full": 1,
        "tab_facts": 0.5,
        "wiki": 1,
        "gum": 0.3,
        "wikigold": 0.4,
        "wnut": 0.2,
        "btc": 0.1,
        "ewt": 0.4,
        "sec": 0.2,
        "gov": 0.1,
        "litbank": 0.05,
        "pii_synth_contextual": 0.1,
        "pii_synth_nano": 0.5,
        "everyday": 1500,
        "silver_judgments": 1,
        "silver_people": 0.5,
        "silver_opinions": 0.3,
    },
    # the longest run of all on judgments
    "judgments": {
        "tab_masking": 2.5,
        "tab_full": 2,
        "tab_facts": 1,
        "wiki": 3,
        "gum": 0.5,
        "wikigold": 0.7,
        "wnut": 0.4,
        "btc": 0.25,
        "ewt": 0.8,
        "sec": 0.2,
        "gov": 0.1,
        "litbank": 0.05,
        "pii_synth_contextual": 0.25,
        "pii_synth_nano": 0.8,
        "everyday": 4500,
        "silver_judgments": 0.1,
        "silver_people": 0.1,
    },
}

# as on judgments, with more texts nobody annotated, for --teacher
MIXES["taught"] = MIXES["judgments"] | {
    "tab_facts": 0.8,
    "silver_judgments": 0.4,
    "silver_people": 0.4,
    "silver_opinions": 0.2,
}

# Notes, chats, forms and the like: most of all the texts written here, the rest to forget nothing; for --keep.
MIXES["notes"] = MIXES["final"] | {
    "tab_masking": 2,
    "tab_full": 1.5,
    "tab_facts": 0.3,
    "wiki": 2.5,
    "gum": 0.3,
    "wikigold": 0.4,
    "wnut": 0.2,
    "btc": 0.15,
    "ewt": 0.5,
    "pii_synth_contextual": 0.15,
    "everyday": 8500,
}

# The documents written here, whole, with what must be hidden; the rest to forget nothing; for --keep.
MIXES["documents"] = {
    "tab_masking": 2,
    "tab_full": 0.7,
    "tab_facts": 0.1,
    "wiki": 2.5,
    "gum": 0.3,
    "wikigold": 0.4,
    "wnut": 0.4,
    "btc": 0.2,
    "ewt": 0.6,
    "sec": 0.1,
    "gov": 0.05,
    "litbank": 0.03,
    "pii_synth_contextual": 0.1,
    "pii_synth_nano": 0.5,
    "everyday": 2500,
    "documents": 2,
    "telling": 1,
}

# the newest documents often, the rest to forget nothing
MIXES["newest"] = {name: 0.2 * share for name, share in MIXES["documents"].items()} | {
    "documents": 0.5,
    "newest": 4,
    "telling": 0.5,
    "cases": 2,
    "everyday": 800,
}

# documents as before, and a part of it once more as machines write it down: transcripts, old print
MIXES["heard"] = MIXES["documents"] | {"wnut": 0.6, "btc": 0.4, "spoken": 0.3, "scanned": 0.15}

# For texts in other languages; English is read by the shipped model, so a tenth of it is enough to keep what is known.
# Of each set in another language at most so many characters a round: LANGUAGE_CHARACTERS.
MIXES["languages"] = {
    "tab_masking": 0.15,
    "wiki": 0.1,
    "gum": 0.05,
    "wikigold": 0.1,
    "wnut": 0.05,
    "ewt": 0.1,
    "btc": 0.02,
    "pii_synth_contextual": 0.03,
    "pii_synth_nano": 0.2,
    "everyday": 300,
    "everyday_languages": 240,
    "documents_languages": 2,
}
# English and the other languages for distil.py, which reads every round many times
MIXES["distilled"] = MIXES["final"] | {
    "tab_full": 1.5,
    "tab_facts": 0.4,
    "wnut": 0.6,
    "btc": 0.35,
    "sec": 0.15,
    "everyday": 4000,
    "documents": 2,
    "telling": 1,
}
MIXES["distilled_languages"] = MIXES["languages"] | {
    "tab_masking": 0.3,
    "wiki": 0.25,
    "gum": 0.1,
    "wikigold": 0.3,
    "wnut": 0.1,
    "ewt": 0.3,
    "btc": 0.04,
    "pii_synth_contextual": 0.1,
    "pii_synth_nano": 0.4,
    "everyday": 600,
    "everyday_languages": 420,
    "documents": 0.25,
    "language_characters": 150_000,
}
LANGUAGE_CHARACTERS = 60_000
CLOSED = 0.35
"""Share of these texts in which what nobody marked is nothing at all, also of types that nobody looked for: most of it
is, and where all of them stay open, a network takes plain words for attributes."""
# noisy old print and narrow collections get less, the only set of a language more
LANGUAGE_SHARES = {
    "europeana_de": 0.5,
    "europeana_fr": 0.8,
    "europeana_nl": 0.7,
    "voc_notes_nl": 0.7,
    "newseye_de": 0.5,
    "newseye_fi": 0.7,
    "german_ler_de": 0.6,
    "lener_br_pt": 0.6,
    "meddocan_es": 0.8,
    "ronec_ro": 0.6,
    "uner_set_sr": 0.6,
    "comtext_legal_sr": 0.7,
    "norne_nn": 0.7,
    "kpwr_pl": 1.8,
    "turku_fi": 1.5,
    "uner_set_hr": 1.3,
    "uner_ddt_da": 1.4,
    "germeval2014_de": 1.4,
}

WRITTEN = ("documents", "newest", "telling", "cases", "spoken", "scanned")
"""Corpora whose marks a network is to learn against what it knew."""
NOISY = {"spoken": spoken, "scanned": scanned}
HEARD = ("documents", "gum", "ewt", "wikigold", "wiki", "wnut", "btc")
"""Corpora that are read a second time as if a machine had written them down."""

# Words that open no mention of any type; a corpus that ignored some types still tells that these are outside.
PLAIN_WORDS = set(
    "i you he she it we they me him us them is are was were be been being am have has had do does did will would can "
    "could should may might must not but so if because that this these those what when where who whom which how why "
    "there here then than as with without by from into about just like know get got go going gone make made say said "
    "says please thanks thank yes ok okay lol haha really very too also only even still now up down out off over my "
    "your his her its our their".split()
)


def label_window(example, encoded, text_words):
    """Label masks and decisions of all pieces of a text."""
    outside = outside_mask(example.annotated)
    masks = np.full(len(encoded), outside, np.int64)
    if outside != 1:
        masks[text_words] = 1
    decisions = np.full(len(encoded), NO_DECISION, np.int64)
    for start, end, types, decision in example.spans:
        low = np.searchsorted(encoded.ends, start, side="right")
        high = np.searchsorted(encoded.starts, end, side="left")
        if low >= high:
            continue
        masks[low:high] = mention_mask(types, first=False) if types else EVERY_LABEL
        masks[low] = mention_mask(types, first=True) if types else EVERY_LABEL
        if decision:
            decisions[low:high] = DECISIONS.index(decision)
    return masks, decisions


def windows_of(example, tokenizer, plain_ids, rng, room):
    """Training windows of at most `room` pieces, cut at a random phase so that each round sees other borders."""
    encoded = encode(tokenizer, example.text)
    plain = np.isin(encoded.ids, plain_ids)
    masks, decisions = label_window(example, encoded, plain)
    for cut in cuts(len(encoded), encoded.first.__getitem__, rng, room):
        yield encoded.ids[cut], encoded.shapes[cut], masks[cut], decisions[cut], example.corpus not in WRITTEN


def cuts(count, opens_word, rng, room):
    """Slices of at most `room` of `count` pieces, each from a piece that opens a word; the first of a random length."""
    start = 0
    while start < count:
        length = rng.randint(room // 3, room) if start == 0 and count > room else room
        end = min(start + length, count)
        while start + 1 < end < count and not opens_word(end):
            end -= 1
        yield slice(start, end)
        start = end


def draw_characters(members, room, rng):
    """Texts drawn without putting back until `room` characters are full."""
    drawn = []
    for example in rng.sample(members, len(members)):
        if room <= 0:
            break
        drawn.append(example)
        room -= len(example.text)
    return drawn


def sample(members, share, rng):
    """All of them as often as the whole part of `share` says, and its rest drawn without putting back."""
    return members * int(share) + rng.sample(members, int(len(members) * (share % 1)))


def draw_round(examples, mix, seed):
    """The texts of one round: a sample of every corpus, plus freshly written everyday texts."""
    rng = random.Random(seed)
    by_corpus = {}
    for example in examples:
        by_corpus.setdefault(example.corpus, []).append(example)
    drawn = write_texts(seed, mix["everyday"])
    for corpus, members in by_corpus.items():
        share = mix.get(corpus, 0)
        drawn += sample(members, share, rng)
    if "everyday_languages" in mix:
        for name, members in training_sets().items():
            room = mix.get("language_characters", LANGUAGE_CHARACTERS) * LANGUAGE_SHARES.get(name, 1)
            some = draw_characters(members, room, rng)
            drawn += [replace(one, annotated=TYPES) if rng.random() < CLOSED else one for one in some]
        drawn += write_language_texts(seed, mix["everyday_languages"])
        written = [example for language in LANGUAGES if language != "en" for example in documents(language)]
        drawn += sample(written, mix["documents_languages"], rng)
    drawn = [augment(example, rng) for example in drawn]
    for name, change in NOISY.items():
        heard = [example for corpus in HEARD for example in by_corpus.get(corpus, [])]
        drawn += [change(example, rng) for example in sample(heard, mix.get(name, 0), rng)]
    rng.shuffle(drawn)
    return drawn


def batches(examples, tokenizer, mix, seed, window=MAX_TOKENS, batch_tokens=BATCH_TOKENS):
    """Padded batches of about `batch_tokens` tokens in windows of at most `window`, those of like length together."""
    rng = random.Random(seed)
    plain_ids = np.array([tokenizer.token_to_id(word) for word in sorted(PLAIN_WORDS) if tokenizer.token_to_id(word)])
    windows = []
    for example in draw_round(examples, mix, seed):
        windows += windows_of(example, tokenizer, plain_ids, rng, window - 2)
    yield from map(collate, grouped(windows, rng, batch_tokens))


def grouped(windows, rng, batch_tokens):
    """Windows of like length together, about `batch_tokens` tokens a group, in a random order."""
    groups, group = [], []
    for window in sorted(windows, key=lambda window: len(window[0]) + rng.random() * 8):
        width = len(window[0]) + 2
        if group and (len(group) + 1) * width > batch_tokens:
            groups.append(group)
            group = []
        group.append(window)
    groups.append(group)
    rng.shuffle(groups)
    return groups


def collate(group):
    """Ids, attention, shapes, allowed labels, decisions; and whether a row is of a text not written here."""
    ids, attention, shapes, masks, decisions = padded(group)
    allowed = (masks[..., None] >> np.arange(len(LABELS))) & 1 == 1
    found = np.array([found for *_, found in group])
    return tuple(torch.from_numpy(array) for array in (ids, attention, shapes, allowed, decisions, found))


def padded(group, multiple=1):
    """Ids, attention, shapes, label masks, decisions of a group's windows, as wide as a multiple of this."""
    width = -(-(max(len(ids) for ids, *_ in group) + 2) // multiple) * multiple
    ids = np.full((len(group), width), PAD, np.int64)
    attention = np.zeros((len(group), width), np.int64)
    shapes = np.zeros((len(group), width), np.int64)
    masks = np.full((len(group), width), EVERY_LABEL, np.int64)
    decisions = np.full((len(group), width), NO_DECISION, np.int64)
    for row, (w_ids, w_shapes, w_masks, w_decisions, *_) in enumerate(group):
        end = len(w_ids) + 1
        ids[row, 0], ids[row, 1:end], ids[row, end] = CLS, w_ids, SEP
        attention[row, : end + 1] = 1
        shapes[row, 1:end], masks[row, 1:end], decisions[row, 1:end] = w_shapes, w_masks, w_decisions
    return ids, attention, shapes, masks, decisions
