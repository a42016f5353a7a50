"""Learns the published re-identification attack, a fine-tuned transformer, for `palimpsest attack`.

    palimpsest attack --data TABLE --background COLUMN --attacker transformer \\
        --transformer 'python training/attack_transformer.py --base BASE --minutes 20'

Manzanares-Salor, Sánchez and Lison 2022, section 3.1: further pre-training on the background, clear and anonymized
(masked language modelling), then a classifier with one class per person over sliding windows of both; hyperparameters
and the number of epochs by the accuracy on the development set; a text belongs to the person with the highest
log-probability summed over its windows. Each text is attacked alone.

Differences, so that one core is enough: the encoder is all-MiniLM-L6-v2 (6 layers of 384) instead of DistilBERT (6 of
768); an epoch takes half of the windows, at random, so that two are one of the paper's; of the
hyperparameters only the learning rate is searched, and the best trial goes on; the classifier starts as a linear
discriminant analysis instead of at random (--start), which helps the attack. --minutes bounds all: processor time,
on a GPU the time of the clock.

Standard input: {"people": [{"id", "text", "anonymized"}, ..], "development": [{"id", "text"}, ..], "attacked":
[TEXT, ..]}, a star in place of each mask. Standard output: {"scores": [[NUMBER, ..], ..], "development": {"queries",
"risk", "logLoss"}}, of each attacked text a log-probability for each of the people. Progress: standard error.
"""

import argparse
import copy
import json
import math
import random
import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from device import add_device_option, autocast
from encoding import CLS, PAD, SEP, encode, load_tokenizer
from hiding import hide
from model import WIDTH, MaskedHead, Recognizer
from train import log_frequencies, masked_loss, optimizer_of

VOCABULARY = Path(__file__).resolve().parent.parent / "models/recognizer/vocab.txt"
WINDOW, OVERLAP = 98, 25
"""Pieces; the paper's best for classification, 100 and 25, with [CLS] and [SEP]."""
HIDDEN_SHARE = 0.15
say = partial(print, file=sys.stderr, flush=True)
SHRINKAGE = 1.0
"""Of the covariance at the classifier's start, in mean variances."""


def windows_of(encoded, size, overlap):
    """(ids, shapes) of each window, with [CLS] and [SEP]; one of a text without pieces."""
    windows, start = [], 0
    while True:
        end = min(start + size, len(encoded))
        windows.append(
            (
                np.concatenate([[CLS], encoded.ids[start:end], [SEP]]),
                np.concatenate([[0], encoded.shapes[start:end], [0]]),
            )
        )
        if end == len(encoded):
            return windows
        start = end - overlap


def batch_of(windows):
    """Padded (ids, attention, shapes)."""
    width = max(len(ids) for ids, _ in windows)
    ids = torch.full((len(windows), width), PAD)
    shapes = torch.zeros_like(ids)
    for row, (of_ids, of_shapes) in enumerate(windows):
        ids[row, : len(of_ids)] = torch.from_numpy(of_ids)
        shapes[row, : len(of_shapes)] = torch.from_numpy(of_shapes)
    return ids, (ids != PAD).long(), shapes


def shuffled_batches(items, rng, size):
    """Batches of windows of like length, in random order."""
    order = sorted(rng.sample(items, len(items)), key=lambda item: len(item[0][0]) // 16)
    batches = [order[at : at + size] for at in range(0, len(order), size)]
    rng.shuffle(batches)
    return batches


def pooled(model, batch):
    """The mean of each window's pieces, (windows, WIDTH), on the model's device."""
    ids, attention, shapes = (part.to(model.words.weight.device) for part in batch)
    with autocast(ids.device):
        x = model.encode(ids, attention, shapes)
    weights = attention[..., None].float()
    return (x.float() * weights).sum(1) / weights.sum(1)


def step(modules, optimizer, loss):
    loss.backward()
    torch.nn.utils.clip_grad_norm_(modules.parameters(), 1.0)
    optimizer.step()
    optimizer.zero_grad()


def pretrain(modules, windows, arguments, rng, clock):
    optimizer = optimizer_of(modules, arguments.pretraining_rate)
    model, done = modules["model"].train(), 0
    device, size = model.words.weight.device, arguments.pretraining_batch
    for epoch in range(arguments.pretraining_epochs):
        losses = []
        for some in shuffled_batches([(window,) for window in windows], rng, size):
            ids, attention, shapes = batch_of([window for (window,) in some])
            ids, shapes, targets = hide(ids, shapes, HIDDEN_SHARE, rng)
            ids, attention, shapes, targets = (part.to(device) for part in (ids, attention, shapes, targets))
            with autocast(device):
                x = model.encode(ids, attention, shapes)
            loss = masked_loss(modules["masked_head"], x, model.words.weight, targets)
            step(modules, optimizer, loss)
            losses.append(loss.item())
            done += ids.numel()
            if clock() > arguments.pretraining_share:
                say(f"pre-training stopped after {epoch + len(losses) * size / len(windows):.2f} epochs")
                return
        say(f"pre-training, epoch {epoch + 1}: loss {np.mean(losses):.3f}, {done} pieces")


def person_head_of(model, windows, people):
    """A classifier that starts as linear discriminant analysis of the windows' vectors, shrunk."""
    model.eval()
    vectors, owners = [], torch.tensor([person for _, person in windows])
    with torch.no_grad():
        for at in range(0, len(windows), 64):
            vectors.append(pooled(model, batch_of([window for window, _ in windows[at : at + 64]])).cpu())
        every = torch.cat(vectors)
        counts = torch.bincount(owners, minlength=people)[:, None]
        means = torch.zeros(people, WIDTH).index_add_(0, owners, every) / counts
        inner = every - means[owners]
        within = inner.T @ inner / len(every)
        within += SHRINKAGE * within.diagonal().mean() * torch.eye(WIDTH)
        middle = every.mean(0)
        head = nn.Linear(WIDTH, people)
        head.weight.copy_(torch.linalg.solve(within, (means - middle).T).T)
        head.bias.copy_(-(head.weight @ middle) - ((means - middle) * head.weight).sum(1) / 2)
    return head.to(model.words.weight.device)


def person_logits(modules, batch):
    return modules["person_head"](pooled(modules["model"], batch))


def epoch_of(modules, optimizer, inputs, size, rng, is_over):
    """One pass over half of the windows, clear and anonymized; the mean loss."""
    modules.train()
    windows = inputs.clear + inputs.anonymized
    losses = []
    for some in shuffled_batches(rng.sample(windows, len(windows) // 2), rng, size):
        logits = person_logits(modules, batch_of([window for window, _ in some]))
        loss = F.cross_entropy(logits, torch.tensor([person for _, person in some], device=logits.device))
        step(modules, optimizer, loss)
        losses.append(loss.item())
        if is_over():
            break
    return float(np.mean(losses))


def scores_of(modules, tokenizer, texts):
    """Of each text the log-probability of each person, summed over its windows, (texts, people)."""
    modules.eval()
    scores = []
    with torch.no_grad():
        for text in texts:
            batch = batch_of(windows_of(encode(tokenizer, text), WINDOW, OVERLAP))
            scores.append(F.log_softmax(person_logits(modules, batch), -1).sum(0))
    return torch.stack(scores) if scores else torch.empty(0, 0)


def result_of(scores, truth):
    """Share of texts whose person comes first, percent, where a tie is no win; mean of -ln p(person)."""
    own = scores.gather(1, truth[:, None])
    first = (scores >= own).sum(1) == 1
    return {
        "queries": len(truth),
        "risk": 100 * first.double().mean().item(),
        "logLoss": F.cross_entropy(scores, truth).item(),
    }


def development_result(modules, inputs):
    texts, truth = inputs.development
    if not texts:
        return {"queries": 0, "risk": 0.0, "logLoss": 0.0}
    scores = scores_of(modules, inputs.tokenizer, texts).cpu()
    return result_of(scores, torch.tensor(truth))


class Trial:
    """A learning rate under trial: its copy of the network, and the state of its best epoch."""

    def __init__(self, modules, rate, size, start):
        self.rate, self.size, self.modules = rate, size, copy.deepcopy(modules)
        self.optimizer = optimizer_of(self.modules, rate)
        self.epochs, self.best, self.best_epoch, self.result = 0, (start["risk"], -math.inf), 0, start
        self.state = copy.deepcopy(self.modules.state_dict())

    def run(self, inputs, rng, is_over):
        """One more epoch."""
        loss = epoch_of(self.modules, self.optimizer, inputs, self.size, rng, is_over)
        self.epochs += 1
        result = development_result(self.modules, inputs)
        say(f"rate {self.rate:.0e}, epoch {self.epochs}: loss {loss:.3f}, development {result['risk']:.1f}")
        if (result["risk"], -loss) > self.best:
            self.best, self.best_epoch, self.result = (result["risk"], -loss), self.epochs, result
            self.state = copy.deepcopy(self.modules.state_dict())


def fine_tune(modules, inputs, arguments, rng, clock):
    """The modules as they were at the best epoch of the best learning rate, and their result in development."""
    start = development_result(modules, inputs)
    say(f"start: development {start['risk']:.1f}")
    trials = [Trial(modules, rate, arguments.batch, start) for rate in arguments.rates]
    for number, trial in enumerate(trials):
        until = arguments.pretraining_share + (number + 1) / len(trials) * arguments.search_share
        while trial.epochs < arguments.trial_epochs and clock() < until:
            trial.run(inputs, rng, lambda until=until: clock() >= until)
    best = max(trials, key=lambda trial: trial.best)
    while best.epochs < min(arguments.epochs, best.best_epoch + arguments.patience) and clock() < 1:
        best.run(inputs, rng, lambda: clock() >= 1)
    say(f"rate {best.rate:.0e}, epoch {best.best_epoch} taken")
    best.modules.load_state_dict(best.state)
    return best.modules, best.result


@dataclass
class Inputs:
    tokenizer: object
    clear: list
    """(window, person) of the background texts."""
    anonymized: list
    development: tuple
    """Texts, and the number of each one's person."""
    encoded: list
    """The background texts, clear and anonymized."""


def inputs_of(data, tokenizer):
    people = data["people"]
    encoded = {form: [encode(tokenizer, person[form]) for person in people] for form in ("text", "anonymized")}
    clear, anonymized = (
        [(window, number) for number, one in enumerate(of_form) for window in windows_of(one, WINDOW, OVERLAP)]
        for of_form in encoded.values()
    )
    numbers = {person["id"]: number for number, person in enumerate(people)}
    development = [one["text"] for one in data["development"]], [numbers[one["id"]] for one in data["development"]]
    return Inputs(tokenizer, clear, anonymized, development, [*encoded["text"], *encoded["anonymized"]])


def attack(arguments):
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    rng = random.Random(arguments.seed)
    now = time.process_time if arguments.device.type == "cpu" else time.monotonic
    started = now()

    def clock():
        """How much of the time is over, 1 at its end."""
        return (now() - started) / (60 * arguments.minutes)

    data, tokenizer = json.load(sys.stdin), load_tokenizer(VOCABULARY)
    inputs = inputs_of(data, tokenizer)
    texts = [person[form] for person in data["people"] for form in ("text", "anonymized")]
    model = Recognizer().load_base(arguments.base / "model.safetensors")
    pretraining = nn.ModuleDict({"model": model, "masked_head": MaskedHead()}).to(arguments.device)
    size = arguments.pretraining_window
    long_windows = [window for one in inputs.encoded for window in windows_of(one, size - 2, size // 4)]
    say(f"{len(data['people'])} people, {len(inputs.clear)} windows clear, {len(inputs.anonymized)} anonymized")
    if arguments.pretraining_epochs:
        pretraining["masked_head"].bias.data = log_frequencies(
            [SimpleNamespace(text=text) for text in texts], tokenizer
        ).to(arguments.device)
        pretrain(pretraining, long_windows, arguments, rng, clock)
    windows, people = inputs.clear + inputs.anonymized, len(data["people"])
    head = person_head_of(model, windows, people) if arguments.start == "lda" else nn.Linear(WIDTH, people)
    modules = nn.ModuleDict({"model": model, "person_head": head}).to(arguments.device)
    modules, development = fine_tune(modules, inputs, arguments, rng, clock)
    scores = scores_of(modules, tokenizer, data["attacked"]).double()
    say(f"{(now() - started) / 60:.2f} minutes")
    rows = [[round(one, 6) for one in row] for row in scores.tolist()]
    json.dump({"scores": rows, "development": development}, sys.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", type=Path, required=True, help="folder of all-MiniLM-L6-v2 (model.safetensors)")
    parser.add_argument("--minutes", type=float, default=40.0, help="of processor time; on a GPU of the clock")
    parser.add_argument("--pretraining-share", type=float, default=0.2, help="of --minutes, at most")
    parser.add_argument("--search-share", type=float, default=0.3, help="of --minutes, at most, for all rates")
    parser.add_argument("--pretraining-epochs", type=int, default=3)
    parser.add_argument("--pretraining-window", type=int, default=256, help="pieces, a quarter of which overlap")
    parser.add_argument("--pretraining-batch", type=int, default=8, help="windows a step")
    parser.add_argument("--pretraining-rate", type=float, default=1e-4)
    parser.add_argument("--start", choices=("lda", "random"), default="lda", help="of the classifier")
    parser.add_argument("--batch", type=int, default=16, help="windows a step")
    parser.add_argument("--rates", type=float, nargs="+", default=[5e-5, 2e-4, 4e-4])
    parser.add_argument("--trial-epochs", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--patience", type=int, default=5, help="epochs without a better accuracy before stopping")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    add_device_option(parser)
    attack(parser.parse_args())


if __name__ == "__main__":
    main()
