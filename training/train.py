"""Trains the recognizer on a token budget; writes checkpoints of the averaged weights.

    python training/train.py --work WORK --base DIR --mix general --tokens 8e6 --out general.pt
    python training/train.py --work WORK --init general.pt --mix final --tokens 4e6 --decay --out final.pt
    python training/train.py --work WORK --init shipped.pt --mix adapt --silver silver.jsonl --masked 0.15 \\
        --out adapted.pt
    python training/train.py --work WORK --init shipped.pt --mix notes --teacher shipped.pt --keep --decay \\
        --out notes.pt
    python training/train.py --work WORK --init shipped.pt --mix taught --unlabelled --teacher deep.pt --decay \\
        --out taught.pt

The learning rate warms up, stays, and with --decay falls linearly to a twentieth over the whole run. With --masked,
that share of the pieces is hidden and predicted besides (masked language modelling). With --teacher, the network also
learns the probabilities that another one, deeper or the like, gives every piece (Hinton et al. 2015, section 2), which
it can do on texts that nobody annotated. With --keep it does so on all texts but the documents written here: a
network that is its own teacher learns those and keeps the rest as it was (Li and Hoiem 2016).
"""

import argparse
import itertools
import json
import math
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from batches import BATCH_TOKENS, MIXES, batches
from corpora import Example
from device import autocast
from documents import kept_aside
from encoding import MAX_TOKENS, load_tokenizer
from hiding import NOT_HIDDEN, hide
from labels import NO_DECISION
from model import LAYERS, VOCABULARY, MaskedHead, Recognizer, layers_in, load_recognizer
from unlabelled import unlabelled_texts

AVERAGING = 0.997
RELABELLED = ("tab_full", "tab_facts")
"""Corpora whose texts decision_labels.py writes again with more labels."""


def read_examples(*paths):
    """The texts of all files; one that stands in several is that of the last."""
    examples = {}
    for path in paths:
        with open(path, encoding="utf-8") as lines:
            for number, line in enumerate(lines):
                example = Example(**json.loads(line))
                key = (example.corpus, example.id) if example.corpus in RELABELLED else (path, number)
                examples[key] = example
    return list(examples.values())


def loss_of(logits, decision_logits, allowed, decisions, decision_weight):
    """Marginal likelihood of the allowed labels, plus cross-entropy of decisions where they are known."""
    log_p = F.log_softmax(logits.float(), -1)
    marginal = log_p.masked_fill(~allowed, -1e9).logsumexp(-1)
    informative = ~allowed.all(-1)
    loss = -(marginal * informative).sum() / informative.sum().clamp(min=1)
    of_decisions = F.cross_entropy(
        decision_logits.float().flatten(0, 1),
        decisions.flatten(),
        ignore_index=NO_DECISION,
        label_smoothing=0.05,
        reduction="sum",
    )
    # nothing here asks a graphics card for a number, which would wait for all that it was told to do
    return loss + decision_weight * of_decisions / (decisions != NO_DECISION).sum().clamp(min=200)


def taught_loss(logits, decision_logits, taught, attention):
    """Cross-entropy against a teacher's probabilities: of labels, and of decisions where it sees a mention."""
    labels, decisions = taught
    known = attention.bool()
    inside = known & (labels[..., 0] < 0.5)
    loss = -(labels * F.log_softmax(logits.float(), -1)).sum(-1)[known].mean()
    of_decisions = -(decisions * F.log_softmax(decision_logits.float(), -1)).sum(-1)
    return loss, of_decisions[inside].mean() if inside.any() else 0.0


def masked_loss(head, x, words, targets):
    """Cross-entropy of the hidden pieces, nats a piece."""
    hidden = targets != NOT_HIDDEN
    with autocast(x.device):
        logits = head(x[hidden], words)
    return F.cross_entropy(logits.float(), targets[hidden])


class Averaged:
    """A running average of a module's weights, the one that is kept; `most` is what it keeps of itself a step."""

    def __init__(self, module, most=AVERAGING):
        self.module, self.most = module, most
        self.values = {name: value.detach().clone() for name, value in module.state_dict().items()}
        self.steps = 0

    @torch.no_grad()
    def follow(self):
        self.steps += 1
        decay = min(self.most, self.steps / (self.steps + 19))
        state = self.module.state_dict()
        torch._foreach_lerp_(list(self.values.values()), [state[name] for name in self.values], 1 - decay)

    def save(self, path, tokens):
        """Writes {"model": .., "masked_head": .. where there is one, "tokens": ..}."""
        parts = {"tokens": tokens}
        for name, value in self.values.items():
            part, rest = name.split(".", 1)
            parts.setdefault(part, {})[rest] = value.cpu()
        temporary = path.with_suffix(".tmp")
        torch.save(parts, temporary)
        temporary.replace(path)


def log_frequencies(examples, tokenizer):
    """Of every piece of the vocabulary, in the texts at hand, each counted once more than it occurs."""
    counts = np.ones(VOCABULARY)
    for encoding in tokenizer.encode_batch([example.text for example in examples], add_special_tokens=False):
        counts += np.bincount(encoding.ids, minlength=VOCABULARY)
    return torch.from_numpy(np.log(counts / counts.sum())).float()


def modules_of(arguments, examples, tokenizer):
    """The network, and the head for hidden pieces if it is wanted, in their start."""
    start = torch.load(arguments.work / arguments.init) if arguments.init else None
    model = Recognizer(layers=layers_in(start["model"]) if start else arguments.layers)
    modules = nn.ModuleDict({"model": model})
    if arguments.masked:
        modules["masked_head"] = MaskedHead()
        # from the pieces' frequencies on, the first hundreds of steps are not spent on learning those
        modules["masked_head"].bias.data = log_frequencies(examples, tokenizer)
    if not start:
        model.load_base(arguments.base / "model.safetensors")
        return modules
    for name, module in modules.items():
        if name in start:
            module.load_state_dict(start[name])
    return modules


def freeze(model, count):
    """The embeddings and the lowest `count` layers stay as they are, which takes less time."""
    frozen = [model.words, model.positions, model.shapes, model.norm, *model.layers[:count]] if count else []
    for module in frozen:
        module.requires_grad_(False)


def optimizer_of(modules, rate, ahead=3.0):
    """Heads and shapes, which start from nothing, learn `ahead` times as fast."""
    fresh = {name for name, _ in modules.named_parameters() if "head" in name or ".shapes." in name}
    learning = [(name, p) for name, p in modules.named_parameters() if p.requires_grad]
    groups = [
        {"params": [p for name, p in learning if (name in fresh) == new], "scale": scale}
        for new, scale in ((False, 1.0), (True, ahead))
    ]
    return torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98), weight_decay=0.01, fused=True)


def teacher_of(path):
    """Gives (label probabilities, decision probabilities) of a batch, by a checkpoint of any depth."""
    teacher = load_recognizer(path)

    def teach(ids, attention, shapes):
        with torch.no_grad(), autocast(ids.device):
            return [head.float().softmax(-1) for head in teacher(ids, attention, shapes)]

    return teach


def step_loss(modules, batch, arguments, rng, teach):
    """The loss of one batch, and what of it is beside people's labels: hidden pieces or the teacher's part."""
    model = modules["model"]
    ids, attention, shapes, allowed, decisions, found = batch
    if arguments.masked:
        ids, shapes, targets = hide(ids, shapes, arguments.masked, rng)
    with autocast(ids.device):
        x = model.encode(ids, attention, shapes)
        logits, decision_logits = model.label_head(x), model.decision_head(x)
    loss = loss_of(logits, decision_logits, allowed, decisions, arguments.decision_weight)
    if teach:
        heard = found if arguments.keep else torch.ones_like(found)
        if not heard.any():
            return loss, 0.0
        ids, attention, shapes = ids[heard], attention[heard], shapes[heard]
        logits, decision_logits = logits[heard], decision_logits[heard]
        of_labels, of_decisions = taught_loss(logits, decision_logits, teach(ids, attention, shapes), attention)
        taught = arguments.taught_weight * (of_labels + arguments.decision_weight * of_decisions)
        return loss + taught, taught.item()
    if not arguments.masked:
        return loss, 0.0
    hidden = masked_loss(modules["masked_head"], x, model.words.weight, targets)
    return loss + arguments.masked_weight * hidden, hidden.item()


def endless_batches(examples, tokenizer, arguments):
    for number in itertools.count():
        seed = arguments.seed * 1000 + number
        yield from batches(examples, tokenizer, MIXES[arguments.mix], seed, arguments.window, arguments.batch_tokens)
        print(f"round {number + 1} done", flush=True)


def learning_rate(arguments, step, progress):
    rate = arguments.rate * min(1.0, (step + 1) / 100)
    return rate * (1 - 0.95 * min(1.0, progress)) if arguments.decay else rate


def train(arguments):
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    tokenizer = load_tokenizer(arguments.vocab)
    examples = read_examples(arguments.work / "examples.jsonl", *(arguments.work / name for name in arguments.silver))
    if arguments.aside:
        examples = [example for example in examples if not kept_aside(example)]
    if arguments.unlabelled:
        examples += [Example(corpus, name, text, spans=[], annotated=[]) for corpus, name, text in unlabelled_texts()]
    modules = modules_of(arguments, examples, tokenizer)
    freeze(modules["model"], arguments.frozen)
    teach = teacher_of(arguments.work / arguments.teacher) if arguments.teacher else None
    average, optimizer = Averaged(modules), optimizer_of(modules, arguments.rate)
    rng, path = random.Random(arguments.seed), arguments.work / arguments.out
    losses, done, started, saved = [], 0, time.time(), time.time()
    for step, batch in enumerate(endless_batches(examples, tokenizer, arguments)):
        progress = max(done / arguments.tokens, (time.time() - started) / (60 * arguments.minutes))
        rate = learning_rate(arguments, step, progress)
        for group in optimizer.param_groups:
            group["lr"] = rate * group["scale"]
        loss, beside = step_loss(modules, batch, arguments, rng, teach)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(modules.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        average.follow()
        losses.append((loss.item(), beside))
        done += batch[0].numel()
        if step % 50 == 49:
            report(step + 1, done, losses[-50:], rate, done / (time.time() - started))
        if time.time() - saved > 180:
            average.save(path, done)
            saved = time.time()
        if progress >= 1:
            break
    average.save(path, done)
    print(f"finished {done} tokens in {time.time() - started:.0f} s", flush=True)


def report(steps, tokens, losses, rate, speed):
    whole, beside = (sum(some) / len(losses) for some in zip(*losses))
    print(
        f"step {steps} tokens {tokens} loss {whole:.4f} beside {beside:.4f} rate {rate:.2e} tokens/s {speed:.0f}",
        flush=True,
    )
    if math.isnan(whole):
        raise SystemExit("the loss is not a number: lower --rate")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--base", type=Path, help="folder of all-MiniLM-L6-v2 (model.safetensors)")
    parser.add_argument("--layers", type=int, default=LAYERS, help="of the base; --init brings its own number")
    parser.add_argument("--vocab", type=Path, default=Path(__file__).parent.parent / "models/recognizer/vocab.txt")
    parser.add_argument("--init", help="checkpoint in WORK to start from instead of the base")
    parser.add_argument("--mix", choices=MIXES, default="general")
    parser.add_argument("--tokens", type=float, default=8e6)
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after this time, if that comes first")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--decay", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--window", type=int, default=MAX_TOKENS, help="pieces a training window")
    parser.add_argument("--batch-tokens", type=int, default=BATCH_TOKENS)
    parser.add_argument("--silver", nargs="*", default=[], help="files in WORK of pseudo_labels.py, decision_labels.py")
    parser.add_argument("--masked", type=float, default=0.0, help="share of pieces to hide and to predict")
    parser.add_argument("--masked-weight", type=float, default=0.3)
    parser.add_argument("--teacher", help="checkpoint in WORK whose probabilities are learnt too")
    parser.add_argument("--taught-weight", type=float, default=1.0)
    parser.add_argument("--keep", action="store_true", help="no teaching on the documents written here, which are new")
    parser.add_argument("--frozen", type=int, default=0, help="lowest layers that stay, with the embeddings")
    parser.add_argument("--aside", action="store_true", help="without the documents that are kept aside to choose by")
    parser.add_argument("--unlabelled", action="store_true", help="texts of unlabelled.py too; needs a teacher")
    parser.add_argument("--decision-weight", type=float, default=0.3)
    parser.add_argument("--out", required=True)
    train(parser.parse_args())
