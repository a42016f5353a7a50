"""Builds the n-gram models of the languages other than English, and measures what their surprisal is worth.

    nice -n 10 python training/language_model_languages.py             # a minute and 1 GB on one core
    nice -n 10 python training/language_model_languages.py --measure [--languages de fr]

`--measure` prints, per language, what there is to learn from, perplexity per piece on held-back text, and how well
the surprisal of the marks of documents/LANGUAGE.txt ranks what must go (+) above what may stay (-), each third
of the documents scored by a model that learnt from the other two. `en` is measured beside them in the same way: on 160
documents, by models as small that learnt from articles and pages of the web.
"""

import argparse
import json
import random
import re

import numpy as np

from documents import documents
from encoding import CLS, load_tokenizer
from everyday_languages import LANGUAGES as EVERYDAY
from everyday_languages import write_text
from language_corpora import FOLDER as SETS
from language_model import MODELS, ORDER, pruned_to, reversed_stream
from language_model_counts import count, read_stream
from language_model_estimate import estimate, scores
from language_model_file import size_of, write_model
from language_model_texts import Text, small_corpora
from manifest import set_entry

VOCABULARY = MODELS / "recognizer-languages" / "vocab.txt"
ENGLISH = MODELS / "recognizer" / "vocab.txt"
LANGUAGES = {
    "de": ["de"],
    "fr": ["fr"],
    "es": ["es"],
    "it": ["it"],
    "nl": ["nl"],
    "pt": ["pt"],
    "pl": ["pl"],
    "da": ["da"],
    "nb": ["nb", "nn"],
    "sv": ["sv"],
    "fi": ["fi"],
    "ro": ["ro"],
    "hr": ["hr", "sr"],
    "sk": ["sk"],
}
"""Each model's language and those that are read as it."""
LINES = 30
"""So many lines of a set without known documents count as one document: an article lies in two at most."""
EVERYDAY_TEXTS = 400
WEIGHTS = {"documents": 4}
"""How often a text counts; others once."""
FOLDER = MODELS / "language-model-languages"
FILES = [f"{FOLDER.name}/{language}.{way}.ngrams" for language in LANGUAGES for way in ("forward", "backward")]
PARITY_TEXTS = {
    "de": "Der Kläger wurde 1961 in Görlitz geboren und arbeitet bei der Stadt.",
    "fr": "La patiente, âgée de 52 ans, habite à Saint-Étienne avec sa sœur.",
    "pl": "Powódka mieszka w Łodzi od 3 maja 2004 r. 😀",
    "fi": "Hän työskentelee sairaanhoitajana Jyväskylässä.",
}
BYTES = 260_000
"""Of each direction, at most."""
FOLDS = 3
ENGLISH_WORDS, ENGLISH_DOCUMENTS = 300_000, 160


def set_texts(tags, part):
    texts = []
    for tag in tags:
        for path in sorted(SETS.glob(f"*_{tag}_{part}.jsonl")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
                one = json.loads(line)
                known = not re.search(r"-(train|dev)-\d+$", one["id"])
                document = one["id"] if known else f"{path.stem}/{number // LINES}"
                texts.append(Text(path.stem.rsplit("_", 2)[0], document, one["text"]))
    return texts


def everyday_texts(language):
    if language not in EVERYDAY:
        return []
    rng = random.Random(77)
    examples = [write_text(rng, language, number) for number in range(EVERYDAY_TEXTS)]
    return [Text("everyday", e.id, e.text) for e in examples]


def english_texts():
    """As many words as a large set of another language has."""
    texts, size = [], 0
    for text in small_corpora():
        if text.corpus != "messages" and size < ENGLISH_WORDS:
            texts.append(text)
            size += len(text.text.split())
    return texts


def examples_of(language):
    if language != "en":
        return documents(language)
    return random.Random(1).sample(documents("en"), ENGLISH_DOCUMENTS)


def texts_of(language, examples):
    texts = english_texts() if language == "en" else set_texts(LANGUAGES[language], "train") + everyday_texts(language)
    return texts + [Text("documents", e.id, e.text) for e in examples]


def both_directions(texts, vocabulary=VOCABULARY):
    stream = read_stream(texts, vocabulary, lambda name: WEIGHTS.get(name, 1), cased=vocabulary == VOCABULARY)
    size = len(vocabulary.read_text(encoding="utf-8").splitlines())
    return [estimate(pruned_to(count(one, ORDER, size), BYTES)) for one in (stream, reversed_stream(stream))]


def one_way(model, ids, backward):
    ids = np.append(CLS, ids[::-1] if backward else ids)
    found = scores(model, ids, np.arange(len(ids)) == 0)[1:]
    return found[::-1] if backward else found


def span_scores(models, tokenizer, example):
    """For each mark, its log-probability as language-model.ts computes it, and its number of pieces."""
    encoding = tokenizer.encode(example.text, add_special_tokens=False)
    ids = np.array(encoding.ids, np.int64)
    unknown = np.where(ids == tokenizer.token_to_id("[UNK]"), -np.log(tokenizer.get_vocab_size()), 0)
    left, right = (one_way(m, ids, b) + unknown for m, b in zip(models, (False, True)))
    starts, ends = np.array(encoding.offsets).T
    results = []
    for start, end, *_ in example.spans:
        at = np.flatnonzero((ends > start) & (starts < end))
        ahead = np.append(0, np.cumsum(left[at]))
        behind = np.append(np.cumsum(right[at][::-1])[::-1], 0)
        results.append((float((ahead + behind).max()), len(at)))
    return results


def auc(positive, negative):
    """The chance that what must go is less probable than what may stay, ties half."""
    if not len(positive) or not len(negative):
        return float("nan")
    ordered = np.sort(negative)
    above = len(ordered) - np.searchsorted(ordered, positive, "right")
    ties = np.searchsorted(ordered, positive, "right") - np.searchsorted(ordered, positive, "left")
    return float((above + ties / 2).sum() / len(positive) / len(ordered))


def perplexity(models, tokenizer, texts):
    total, pieces = 0.0, 0
    for text in texts:
        ids = np.array(tokenizer.encode(text.text, add_special_tokens=False).ids, np.int64)
        total -= one_way(models[0], ids, False).sum()
        pieces += len(ids)
    return float(np.exp(total / max(pieces, 1)))


def table_of(scored):
    """AUC of all marks and of their pieces' number; without people; mean over types with 20 marks of either kind."""
    value = np.array([s for s, *_ in scored])
    pieces = np.array([-n for _, n, *_ in scored])
    hide = np.array([h for *_, h in scored])
    types = np.array([t for _, _, t, _ in scored])
    within, lengths = [], []
    for one in sorted(set(types)):
        mine = types == one
        if min((hide & mine).sum(), (~hide & mine).sum()) >= 20:
            within.append(auc(value[hide & mine], value[~hide & mine]))
            lengths.append(auc(pieces[hide & mine], pieces[~hide & mine]))
    named = types != "PERSON"
    return {
        "all": auc(value[hide], value[~hide]),
        "pieces": auc(pieces[hide], pieces[~hide]),
        "no persons": auc(value[hide & named], value[~hide & named]),
        "no persons, pieces": auc(pieces[hide & named], pieces[~hide & named]),
        "in types": float(np.mean(within)),
        "in types, pieces": float(np.mean(lengths)),
    }


def in_folds(examples, build, tokenizer):
    """(score, pieces, type, must go) of each mark, each fold scored by the models that learnt from the others."""
    scored, held, sizes = [], [], []
    for fold in range(FOLDS):
        models = build([e for n, e in enumerate(examples) if n % FOLDS != fold])
        sizes.append(sum(size_of(m.levels) for m in models))
        aside = [e for n, e in enumerate(examples) if n % FOLDS == fold]
        held.append(perplexity(models, tokenizer, aside))
        for example in aside:
            for (score, pieces), (_, _, types, decision) in zip(span_scores(models, tokenizer, example), example.spans):
                scored.append((score, pieces, types[-1], decision != "NO_MASK"))
    return scored, float(np.mean(held)), max(sizes)


def words(texts):
    return sum(len(t.text.split()) for t in texts)


def measure(language):
    vocabulary = ENGLISH if language == "en" else VOCABULARY
    tokenizer = load_tokenizer(vocabulary, cased=vocabulary == VOCABULARY)
    examples, fixed = examples_of(language), texts_of(language, [])
    scored, of_documents, size = in_folds(
        examples, lambda some: both_directions(texts_of(language, some), vocabulary), tokenizer
    )
    held_back = set_texts(LANGUAGES.get(language, []), "dev")
    of_sets = perplexity(both_directions(fixed, vocabulary), tokenizer, held_back)
    value, hide = np.array([s for s, *_ in scored]), np.array([h for *_, h in scored])
    below = " ".join(f"{t} {(value[hide] < t).mean():.3f} {(value[~hide] < t).mean():.3f}" for t in (-7, -10, -14))
    print(
        f"{language}: {words(fixed):,} words of sets and everyday texts, {words(examples):,} of documents; "
        f"{size / 1e6:.2f} MB; perplexity: sets {of_sets:.0f}, documents {of_documents:.0f}; "
        f"{hide.sum()} marks +, {(~hide).sum()} -; "
        f"AUC: {', '.join(f'{k} {v:.3f}' for k, v in table_of(scored).items())}; share of + and of - below: {below}",
        flush=True,
    )


def parity(models, tokenizer, text):
    """The log-probability of each piece in each direction, in the text's order, before rounding to 8 bits."""
    ids = np.array(tokenizer.encode(text, add_special_tokens=False).ids, np.int64)
    both = {name: one_way(m, ids, name == "backward") for m, name in zip(models, ("forward", "backward"))}
    return {"text": text, **{name: [round(float(one), 4) for one in found] for name, found in both.items()}}


def write(language):
    models = both_directions(texts_of(language, documents(language)))
    for model, name in zip(models, ("forward", "backward")):
        path = FOLDER / f"{language}.{name}.ngrams"
        write_model(path, model, name == "backward", VOCABULARY)
        sizes = " + ".join(f"{len(level):,}" for level in model.levels)
        print(f"{path.name}: {sizes} n-grams, {path.stat().st_size:,} bytes")
    return models


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=[*LANGUAGES, "en"])
    arguments = parser.parse_args()
    if arguments.measure:
        for language in arguments.languages:
            measure(language)
        return
    FOLDER.mkdir(exist_ok=True)
    tokenizer, expected = load_tokenizer(VOCABULARY, cased=True), {}
    for language in LANGUAGES:
        models = write(language)
        if language in PARITY_TEXTS:
            expected[language] = parity(models, tokenizer, PARITY_TEXTS[language])
    (FOLDER / "parity.json").write_text(json.dumps(expected, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    set_entry(FOLDER.name, "surprisal", "Apache-2.0", [*FILES, "recognizer-languages/vocab.txt"])


if __name__ == "__main__":
    main()
